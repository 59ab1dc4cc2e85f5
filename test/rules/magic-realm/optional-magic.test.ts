import { expect } from 'vitest'
import { tilesOfDay } from '../../../src/games/magic-realm/rules/magic/by-themselves.ts'
import type { OptionalRule } from '../../../src/games/magic-realm/rules/setup/optional.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { casts, Magical, OPEN } from './magic/evening.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const magical = (...rules: OptionalRule[]): Magical => {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  return realm
}

rule('26.14', 'a spell of a day or a fight offends no native, hired or not, where it is benevolent', () => {
  const told = (spell: string, day: 7 | 14 | 21 | 28, native: string, ...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const elf = realm.knows('elf', OPEN, [spell])
    realm.stand('rogues-1', OPEN)
    realm.stand('company-1', OPEN)
    serve(realm.state, 'company-1', 'elf')
    realm.colour(day)
    const combat = casts(realm, elf, spell, { 'spell-target': native })
    return [combat.war!.battles.length > 0, realm.told('betrays').length > 0]
  }
  expect(told('elven-grace', 28, 'rogues-1')).toEqual([true, false])
  expect(told('elven-grace', 28, 'company-1')).toEqual([true, true])
  expect(told('elven-grace', 28, 'rogues-1', 'benevolent-spells')).toEqual([false, false])
  expect(told('elven-grace', 28, 'company-1', 'benevolent-spells')).toEqual([false, false])
})

rule('26.17', 'on a seventh day all tiles turn over whose enchanted side gives its color', () => {
  const realm = magical('automatic-enchanting')
  const grey = ['AV', 'BV', 'CV', 'DV', 'EV', 'R', 'CG', 'B']
  expect([...tilesOfDay(realm.state, 14)].sort()).toEqual([...grey].sort())
  const gold = ['DW', 'LW', 'MW', 'NW', 'OW', 'PW', 'CG', 'B']
  expect([...tilesOfDay(realm.state, 28)].sort()).toEqual([...gold].sort())
  expect(tilesOfDay(realm.state, 13)).toEqual([])
})

rule('26.17', 'the tile of the Chapel turns on day 7, and that of a card with its color where it lies on any', () => {
  const realm = magical('automatic-enchanting')
  realm.state.dwellings.chapel = 'CV5'
  realm.drop('golden-icon', 'R1')
  realm.drop('sacred-grail', 'MW2')
  realm.state.shown.push('golden-icon', 'sacred-grail')
  expect([...tilesOfDay(realm.state, 7)].sort()).toEqual(['CV', 'MW', 'R'])
  // The Grail beside the Chapel is white by white.
  realm.state.piles.MW2 = []
  realm.drop('sacred-grail', 'CV5')
  expect(tilesOfDay(realm.state, 14)).toContain('CV')
  expect([...tilesOfDay(realm.state, 28)]).toContain('CV')
})

rule('26.17', 'they turn either way before anybody records, and only where that is played', () => {
  const enchanted = (...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    realm.put('elf', OPEN, { unwritten: true })
    Object.assign(realm.state, { phase: 'birdsong', day: 13 })
    realm.state.tiles = realm.state.tiles.map(tile => (tile.tile === 'AV' ? { ...tile, enchanted: true } : tile))
    realm.do(turn(realm.table))
    return realm.state.tiles.filter(tile => tile.enchanted).map(({ tile }) => tile)
  }
  expect(enchanted()).toEqual(['AV'])
  expect(enchanted('automatic-enchanting').sort()).toEqual(['B', 'BV', 'CG', 'CV', 'DV', 'EV', 'R'])
})
