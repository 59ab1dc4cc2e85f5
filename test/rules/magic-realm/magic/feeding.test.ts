import { expect } from 'vitest'
import { colorPlays } from '../../../../src/games/magic-realm/rules/actions/color-chits.ts'
import { turnOver } from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { move, wayTo } from '../../../../src/games/magic-realm/rules/actions/moving.ts'
import { energizeAtPhaseStart, startPhase } from '../../../../src/games/magic-realm/rules/day/phase-start.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { isUnderHere } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { Magical } from './evening.ts'
import { laid } from './laid.ts'

const rule = rulesOf('magic-realm')

/** Makes a color chit from the first MAGIC chit of a type. */
function colored(one: Character, type: string): number {
  const { number } = magicChits(one).find(({ magic, state }) => magic === type && state === 'active')!
  one.chits[number] = 'enchanted'
  return number
}

function asleep() {
  const realm = new Magical()
  const wizard = realm.put('wizard', 'CV5')
  const elf = realm.put('elf', 'CV5')
  const illusion = laid(realm, 'illusion', 'wizard', 'wizard')
  illusion.energized = false
  return { realm, wizard, elf, illusion }
}

rule(['8.2.2', '20.7.2'], 'a color chit played before a phase wakes a spell on someone in the clearing', () => {
  const { realm, elf, illusion } = asleep()
  const gold = colored(elf, 'III')
  expect(colorPlays(realm.state, elf, true).map(({ id }) => id)).toEqual(['gold for illusion 1', 'gold gone'])
  realm.do(startPhase(realm.table, elf), ['gold for illusion 1', 'go'])
  expect(illusion.energized).toBe(true)
  expect(elf.chits[gold]).toBe('fatigued')
})

rule(
  '8.2.2',
  'others there are asked before the phase if they could wake something, until they decline for the turn',
  () => {
    const { realm, wizard, elf, illusion } = asleep()
    colored(elf, 'III')
    expect(realm.asked(energizeAtPhaseStart(realm.table, wizard))?.ids).toEqual(['go-on', 'go', 'gold for illusion 1'])
    realm.do(energizeAtPhaseStart(realm.table, wizard), ['go-on'])
    expect(realm.asked(energizeAtPhaseStart(realm.table, wizard))).toBeNull()
    realm.state.magic!.sparing = []
    realm.do(energizeAtPhaseStart(realm.table, wizard), ['gold for illusion 1'])
    expect(illusion.energized).toBe(true)
  },
)

rule(['8.2.3', '20.7.2'], 'nobody can play a color chit on a roadway, or for a spell elsewhere', () => {
  const { realm, wizard, elf } = asleep()
  colored(elf, 'III')
  wizard.place = { kind: 'clearing', clearing: 'CV4' }
  expect(colorPlays(realm.state, elf, false)).toEqual([])
  elf.place = { kind: 'woods', tile: 'CV', from: 'CV5' }
  expect(colorPlays(realm.state, elf, true)).toEqual([])
})

rule(['12.3.10', '20.2.2'], 'a color chit can be spent to no effect at the start of a phase', () => {
  const { realm, elf, illusion } = asleep()
  const gold = colored(elf, 'III')
  realm.do(startPhase(realm.table, elf), ['gold gone', 'go'])
  expect(elf.chits[gold]).toBe('fatigued')
  expect(illusion.energized).toBe(false)
})

rule(
  ['15.5.1', '20.7.2'],
  'any number of color chits can be played in an Encounter Step, in addition to the one action',
  () => {
    const { realm, elf, illusion } = asleep()
    colored(elf, 'III')
    colored(elf, 'III')
    const bow = realm.give(elf, 'light-bow-1', true)
    realm.round('CV5', { 'elf action': ['gold for illusion 1', 'gold gone', 'alert'] })
    expect(illusion.energized).toBe(true)
    expect(magicChits(elf).filter(({ state }) => state === 'fatigued')).toHaveLength(2)
    expect(bow.alerted).toBe(true)
  },
)

rule('20.7.4', 'a spell on a tile can be woken from anywhere on the tile, and affects all of it', () => {
  const { realm, wizard, elf, illusion } = asleep()
  illusion.targets = [{ kind: 'tile', id: 'CV' }]
  elf.place = { kind: 'clearing', clearing: 'CV1' }
  colored(elf, 'III')
  expect(isUnderHere(realm.state, 'illusion', wizard)).toBe(false)
  realm.do(startPhase(realm.table, elf), ['gold for illusion 1'])
  expect(isUnderHere(realm.state, 'illusion', wizard)).toBe(true)
  expect(isUnderHere(realm.state, 'illusion', elf)).toBe(true)
})

rule('20.7.3', 'any color wakes a spell that accepts any', () => {
  const { realm, wizard, elf } = asleep()
  const luck = laid(realm, 'bad-luck', 'wizard', 'wizard')
  luck.energized = false
  colored(elf, 'III')
  colored(wizard, 'IV')
  expect(colorPlays(realm.state, elf, false).map(({ id }) => id)).toContain('gold for bad-luck 2')
  expect(colorPlays(realm.state, wizard, false).map(({ id }) => id)).toEqual(['purple for bad-luck 2'])
})

rule('12.3.6', 'a recorded MOVE along a roadway that vanished with its side of the tile is blank', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'L1')
  expect(wayTo(realm.state, elf, 'L6')).toMatchObject({ id: 'L1-6' })
  turnOver(realm.table, elf, 'L')
  expect(move(realm.table, elf, realm.turnOf(elf), 'L6')).toBe('no-way')
  expect(elf.place).toEqual({ kind: 'clearing', clearing: 'L1' })
})
