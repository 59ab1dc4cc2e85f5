import { expect } from 'vitest'
import { enchant, turnOver } from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { move } from '../../../../src/games/magic-realm/rules/actions/moving.ts'
import { rest } from '../../../../src/games/magic-realm/rules/actions/resting.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft, recordablePhases, sourceFor } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { alertActivity } from '../../../../src/games/magic-realm/rules/effects/alert.ts'
import { chitsOf } from '../../../../src/games/magic-realm/rules/facts/chits.ts'
import { colorsAt, colorsReaching } from '../../../../src/games/magic-realm/rules/facts/colors.ts'
import { roadsOut } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'

const rule = rulesOf('magic-realm')
const magical = () => new Realm({ encounter: '4' })

rule(
  ['20.2.1', '5.1.3'],
  'seventh days supply their colors everywhere, the Chapel white, awakened cards theirs',
  () => {
    const realm = magical()
    const { state } = realm
    expect(colorsAt(state, 'CV5')).toEqual([])
    for (const [day, colors] of [
      [7, ['white', 'black']],
      [14, ['grey']],
      [21, ['purple']],
      [28, ['gold']],
    ] as const) {
      state.day = day
      expect(colorsAt(state, 'CV5')).toEqual(colors)
    }
    state.day = 1
    state.dwellings.chapel = 'CV5'
    const elf = realm.put('elf', 'CV5')
    realm.give(elf, 'cloven-hoof', true)
    expect(colorsAt(state, 'CV5')).toEqual(['white', 'black'])
    // Neither reaches another clearing (20.2.3).
    expect(colorsAt(state, 'CV4')).toEqual([])
  },
)

rule(
  ['20.2.4', '1.2.9'],
  'an enchanted tile gives each clearing its color, each roadway the colors of both ends, its woods all of them',
  () => {
    const realm = magical()
    const witch = realm.put('witch', 'B1')
    expect(colorsAt(realm.state, 'B4')).toEqual([])
    turnOver(realm.table, witch, 'B')
    expect(colorsAt(realm.state, 'B4')).toEqual(['purple'])
    expect(colorsAt(realm.state, 'B6')).toEqual(['grey', 'purple'])
    const way = [...boardOf(realm.state.tiles).ways.values()].find(({ ends }) => ends[0] === 'B2' || ends[1] === 'B2')!
    expect(colorsReaching(realm.state, { kind: 'road', way: way.id, from: 'B2' })).toContain('gold')
    expect(colorsReaching(realm.state, { kind: 'woods', tile: 'B', from: 'B1' })).toEqual(['grey', 'gold', 'purple'])
  },
)

rule(
  ['12.3.1', '12.3.2', '20.2.2', '12.3.10'],
  'the first ENCHANT phase of a day prepares; later ones make color chits, which last until used',
  () => {
    const realm = magical()
    const witch = realm.put('witch', 'CV5')
    realm.do(enchant(realm.table, witch, null))
    expect(witch.magic!.prepared).toBe(true)
    const { ids } = realm.asked(enchant(realm.table, witch, null))!
    // Types VI to VIII are not offered, nor the tile without its color (12.3.4).
    expect(ids.every(id => /^MAGIC (I|II|III|IV|V)\d\**$/.test(id))).toBe(true)
    realm.do(enchant(realm.table, witch, null), [ids[0]!])
    expect(witch.chits.filter(chit => chit === 'enchanted')).toHaveLength(1)
    midnight(realm.table)
    expect(witch.chits.filter(chit => chit === 'enchanted')).toHaveLength(1)
  },
)

rule(
  ['12.3.3', '20.2.5'],
  'a chit plus its color turns the tile over; without free color, a color chit is spent and the chit stays',
  () => {
    const realm = magical()
    const druid = realm.put('druid', 'CV5')
    druid.magic!.prepared = true
    const before = realm.asked(enchant(realm.table, druid, null))!
    expect(before.ids.some(id => id.startsWith('CV by'))).toBe(false)
    druid.chits[6] = 'enchanted'
    const { ids } = realm.asked(enchant(realm.table, druid, null))!
    expect(ids).toContain('CV by MAGIC II3*')
    realm.do(enchant(realm.table, druid, null), ['CV by MAGIC II3*'])
    expect(boardOf(realm.state.tiles).tiles.get('CV')!.enchanted).toBe(true)
    expect(druid.chits[6]).toBe('fatigued')
    expect(druid.chits[10]).toBe('active')
    // The valley gives grey now, and this lets it turn back (12.3.3).
    realm.do(enchant(realm.table, druid, null), ['CV by MAGIC II3*'])
    expect(boardOf(realm.state.tiles).tiles.get('CV')!.enchanted).toBe(false)
    expect(druid.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  },
)

rule(
  ['12.3.5', '12.3.7', '12.3.8', '8.3.9'],
  'a character whose roadway vanishes is in the woods, and returns to the clearing they ran from',
  () => {
    const realm = magical()
    const stands = (name: string, way: string, from: string) =>
      realm.put(name, 'CV5', { place: { kind: 'road', way, from }, cameBy: way })
    const elf = stands('elf', 'L1-6', 'L1')
    const dwarf = stands('dwarf', 'L1-4', 'L1')
    const captain = stands('captain', 'R3-6', 'R3')
    turnOver(realm.table, elf, 'L')
    turnOver(realm.table, elf, 'R')
    expect(elf.place).toEqual({ kind: 'woods', tile: 'L', from: 'L1' })
    expect(dwarf.place).toEqual({ kind: 'road', way: 'L1-4e', from: 'L1' })
    // The road has become a secret passage that he does not know.
    expect(captain.place).toEqual({ kind: 'woods', tile: 'R', from: 'R3' })
    expect(recordablePhases(realm.state, elf, []).map(({ activity }) => activity)).toEqual([{ kind: 'move', to: 'L1' }])
    move(realm.table, elf, realm.turnOf(elf), 'L1')
    expect(elf.place).toEqual({ kind: 'clearing', clearing: 'L1' })
    // Nobody runs along a roadway that has disappeared that day.
    elf.cameBy = 'L1-6'
    expect(roadsOut(realm.state, elf)).toEqual([])
  },
)

rule(
  ['12.3.10a', '12.3.4'],
  'a tile turned back is as it was before; without a chit of types I to V the phase is blank',
  () => {
    const realm = magical()
    const dwarf = realm.put('dwarf', 'CV5')
    const { tiles } = realm.state
    turnOver(realm.table, dwarf, 'CV')
    turnOver(realm.table, dwarf, 'CV')
    expect(realm.state.tiles).toEqual(tiles)
    dwarf.magic!.prepared = true
    expect(realm.do(enchant(realm.table, dwarf, null))).toBe('nothing')
  },
)

rule('12.3.9', 'with the Crystal Ball, a prepared character can enchant a distant clearing', () => {
  const realm = magical()
  const druid = realm.put('druid', 'CV5')
  expect(realm.do(enchant(realm.table, druid, 'BV2'))).toBe('nothing')
  druid.magic!.prepared = true
  realm.give(druid, 'golden-icon', true)
  realm.state.shown.push('golden-icon')
  realm.do(enchant(realm.table, druid, 'BV2'), ['BV by MAGIC II3*'])
  expect(boardOf(realm.state.tiles).tiles.get('BV')!.enchanted).toBe(true)
  expect(sourceFor(realm.state, druid, [], { kind: 'enchant-far', clearing: 'BV2' })).toBeNull()
  realm.give(druid, 'crystal-ball', true)
  expect(sourceFor(realm.state, druid, [], { kind: 'enchant-far', clearing: 'BV2' })).toBe('basic')
  expect(recordablePhases(realm.state, druid, []).map(({ activity }) => activity)).toContainEqual({
    kind: 'enchant-far',
    clearing: 'BV2',
  })
})

rule(
  ['23.2.4', '24.10', '24.13', '23.1.4'],
  'Aura of Power, the Toadstool Ring and its Circle each give an extra ENCHANT phase',
  () => {
    const realm = magical()
    const sorceror = realm.put('sorceror', 'CV5')
    expect(phasesLeft(realm.state, sorceror, []).extra).toContain('aura-of-power')
    realm.give(sorceror, 'toadstool-ring', true)
    expect(phasesLeft(realm.state, sorceror, []).extra).toContain('toadstool-ring')
    realm.stack('vault', 'toadstool-circle')
    realm.state.shown.push('toadstool-circle')
    realm.state.chits.vault!.at = 'CV5'
    expect(phasesLeft(realm.state, sorceror, []).extra).toContain('toadstool-circle')
    expect(colorsAt(realm.state, 'CV5')).toEqual(['black'])
    const early = new Realm({ encounter: '3' })
    expect(phasesLeft(early.state, early.put('sorceror', 'CV5'), []).extra).toEqual([])
  },
)

rule(['12.2.1', '12.2.2', '19.1.2'], 'an alerted MAGIC chit has time 0 until Midnight, when it fatigues', () => {
  const realm = magical()
  const elf = realm.put('elf', 'CV5')
  realm.do(alertActivity(realm.table, elf), ['MAGIC VII4*'])
  expect(chitsOf(elf).find(({ magic, time }) => magic === 'VII' && time === 0)).toBeDefined()
  realm.give(elf, 'garb-of-speed', true)
  expect(chitsOf(elf).filter(({ time }) => time === 0)).toHaveLength(1)
  midnight(realm.table)
  expect(elf.chits.filter(state => state === 'fatigued')).toHaveLength(1)
  expect(chitsOf(elf).every(({ time }) => time > 0)).toBe(true)
  expect(realm.asked(rest(realm.table, elf))).toBeNull()
})
