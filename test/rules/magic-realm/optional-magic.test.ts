import { expect } from 'vitest'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { putOn } from '../../../src/games/magic-realm/rules/combat/sheets.ts'
import { letSpellsLive } from '../../../src/games/magic-realm/rules/combat/spells.ts'
import { tilesOfDay } from '../../../src/games/magic-realm/rules/magic/by-themselves.ts'
import type { OptionalRule } from '../../../src/games/magic-realm/rules/setup/optional.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { canCast, casts, lasting, Magical, OPEN } from './magic/evening.ts'
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

rule(
  '26.13',
  'a spell ties up neither box nor chit, which fatigues as the round ends, and no item longer than an evening',
  () => {
    const after = (...rules: OptionalRule[]) => {
      const realm = magical(...rules)
      const elf = realm.knows('elf', OPEN, ['persuade', 'elven-grace'])
      realm.stand('rogues-1', OPEN)
      realm.colour(28)
      casts(realm, elf, 'persuade', { 'spell-target': 'rogues' })
      const [cast] = realm.state.magic!.spells
      const used = elf.chits.filter(state => state === 'committed' || state === 'fatigued')
      return { used, alive: cast?.stage, again: canCast(realm, elf, 'persuade') }
    }
    expect(after()).toEqual({ used: ['committed'], alive: 'alive', again: false })
    expect(after('enhanced-magic')).toEqual({ used: ['fatigued'], alive: 'alive', again: true })
    const items = (...rules: OptionalRule[]) => {
      const realm = magical(...rules)
      const elf = realm.put('elf', OPEN)
      realm.give(elf, 'flying-carpet')
      realm.give(elf, 'scroll-of-nature', true)
      realm.state.magic!.awake = { 'scroll-of-nature': ['fog'] }
      realm.colour(14)
      casts(realm, elf, 'fog')
      const tonight = canCast(realm, elf, 'fog')
      realm.state.magic!.played = []
      return [tonight, canCast(realm, elf, 'fog')]
    }
    expect(items()).toEqual([false, false])
    expect(items('enhanced-magic')).toEqual([false, true])
  },
)

rule('26.13', 'who casts with his last chit in play lives, for it is only tired', () => {
  const fate = (...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const elf = realm.knows('elf', OPEN, ['elven-grace'])
    elf.chits = elf.chits.map((_, n) => (n === 0 ? 'active' : 'wounded'))
    realm.colour(28)
    casts(realm, elf, 'elven-grace', { 'spell-target': 'elf' })
    return elf.fate
  }
  expect(fate()).toBe('dead')
  expect(fate('enhanced-magic')).toBe('alive')
})

/** A Witch who knows the pit, with somebody to throw it at, on a day of black color. */
function pits(...rules: OptionalRule[]) {
  const realm = magical(...rules)
  const witch = realm.knows('witch', OPEN, ['power-of-the-pit'])
  const captain = realm.put('captain', OPEN)
  realm.colour(7)
  return { realm, witch, captain }
}

rule('26.16', 'the pit of a spell must hit, where it is an attack', () => {
  const thrown = (maneuver: string, dice: readonly number[], ...rules: OptionalRule[]) => {
    const { realm, witch } = pits(...rules)
    const fight: Record<string, string> =
      rules.length > 0
        ? { 'witch attack-row': 'thrust', 'captain maneuver': 'M3**', 'captain maneuver-row': maneuver }
        : {}
    casts(realm, witch, 'power-of-the-pit', { 'witch spell-target': 'captain', ...fight }, dice)
    return realm.told('pit').length
  }
  // Who draws first for targets is a shuffle; the pit takes two dice.
  expect(thrown('duck', [6, 6])).toBe(1)
  expect(thrown('charge', [6, 6], 'pit-attack')).toBe(1)
  expect(thrown('duck', [], 'pit-attack')).toBe(0)
})

rule('26.16', 'whom the pit of a spell kills is the kill of who cast it', () => {
  const { realm, witch, captain } = pits('pit-attack')
  captain.notoriety = 7
  const answers = { 'witch spell-target': 'captain', 'witch attack-row': 'thrust' }
  casts(realm, witch, 'power-of-the-pit', answers, [2, 2])
  expect([captain.fate, witch.kills, witch.notoriety]).toEqual(['dead', 1, 7])
})

rule('26.16', 'a Demon announces its pit: it cancels a slower spell of its victim, and a faster one cancels it', () => {
  const cast = (ready: boolean, target: string, ...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const witch = realm.knows('witch', OPEN, ['power-of-the-pit'])
    if (ready) witch.magic!.alerted = witch.chits.map((_, n) => n)
    realm.stand('demon-1', OPEN)
    realm.colour(7)
    const combat = beginCombat(realm.state, OPEN)
    combat.step = 'targeting'
    putOn(combat, 'witch', ['demon-1'])
    realm.state.combat = combat
    realm.state.magic!.spells.push(
      lasting('power-of-the-pit', 'witch', { kind: 'denizen', id: target }, { stage: 'aimed', time: ready ? 0 : 6 }),
    )
    realm.do(letSpellsLive(realm.table, combat))
    return { spells: realm.state.magic!.spells.length, silenced: combat.silenced ?? [] }
  }
  // The Demon's time is 2.
  expect(cast(false, 'demon-1', 'pit-attack')).toEqual({ spells: 0, silenced: [] })
  expect(cast(true, 'demon-1', 'pit-attack')).toEqual({ spells: 1, silenced: ['demon-1'] })
})
