import { expect } from 'vitest'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import type { Activity, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'

/*
 * What a day and a fight call and no single rule notices: each test plays the real turn, and fails if its call is
 * deleted.
 */

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))

rule('21.4.7', 'a phase that ends in a storm costs later phases', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }, { kind: 'search' }, { kind: 'rest' }) })
  bewitch(realm, 'violent-storm', 'elf', { kind: 'tile', id: 'R' }, { result: '1' })
  realm.turnOf(elf)
  realm.dice(1, 1)
  realm.play('phase 3')
  expect(elf.plan.map(({ activity }) => activity.kind)).toEqual(['hide', 'search', 'blank'])
})

rule('8.2.2', 'everyone in the clearing may play colour chits at the start of a phase', () => {
  const realm = new Magical()
  const captain = realm.put('captain', OPEN, { plan: planned({ kind: 'hide' }) })
  const elf = realm.put('elf', OPEN)
  const cast = bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { energized: false })
  elf.chits[magicChits(elf).find(({ magic }) => magic === 'III')!.number] = 'enchanted'
  realm.turnOf(captain)
  realm.dice(1, 1)
  realm.play('gold for illusion 1', 'pass')
  expect(cast.energized).toBe(true)
})

rule('26.23', 'a sheltered phase fails after being outdoors at the start of the turn or in a phase', () => {
  const blanks = (start: string, ...moves: string[]) => {
    const realm = new Realm({ season: 'christmas', encounter: '4' })
    realm.state.dwellings = { inn: 'DW2' }
    realm.put('dwarf', start, {
      plan: [
        ...planned(...moves.map((to): Activity => ({ kind: 'move', to }))),
        { activity: { kind: 'rest' }, source: 'sheltered' },
      ],
    })
    realm.state.draw = ['dwarf']
    while (realm.state.draw.length > 0 || realm.state.turn) realm.play()
    return realm.told('blank').map(({ why }) => why)
  }
  expect(blanks('DW3', 'DW2')).toEqual(['source'])
  expect(blanks('DW2', 'DW3', 'DW2')).toEqual(['source'])
})

rule(['21.6.4', '8.1.5'], 'a phantasm plays its turn just before its owner', () => {
  const realm = new Magical()
  const sorceror = realm.put('sorceror', OPEN)
  bewitch(realm, 'phantasm', 'sorceror', on('sorceror'))
  const place = { kind: 'clearing', clearing: OPEN } as const
  sorceror.phantasm = { place, foundEnemies: false, plan: planned({ kind: 'peer', clearing: OPEN }), prepared: false }
  realm.state.draw = ['sorceror']
  realm.dice(4, 4)
  realm.play()
  expect(sorceror.phantasm!.foundEnemies).toBe(true)
})

rule('21.4.4', 'denizens that the winds have carried off land before the day’s turns', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  bewitch(realm, 'hurricane-winds', 'elf', onDenizen('wolf-1'), { to: 'CV', aloft: true })
  realm.state.phase = 'sunrise'
  realm.dice(1, 4)
  realm.play()
  expect(realm.state.denizens['wolf-1']!.at).toBe('CV4')
})

rule('26.21', 'characters develop at Midnight', () => {
  const realm = new Realm({ development: 'yes', encounter: '4' })
  const captain = realm.put('captain', OPEN, { stage: 2, earned: 0, fame: 60 })
  captain.chits = captain.chits.map((_, n) => (n < 6 ? 'active' : 'absent'))
  captain.needs = { great: 0, spells: 0, fame: 2, notoriety: 6, gold: 0 }
  realm.state.phase = 'midnight'
  realm.play('FIGHT H5*')
  expect(captain.chits[7]).toBe('active')
})

rule(['21.4.4', '14.3.3'], 'winds that still wait blow when the fight ends', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'hurricane-winds', 'elf', on('elf'), { to: 'CG' })
  Object.assign(realm.fightAt(OPEN), { step: 'disengaging', quiet: 1 })
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
  realm.play()
  expect(elf.place).toMatchObject({ kind: 'air', tiles: ['R', 'CG'] })
})
