import { expect } from 'vitest'
import {
  broomOf,
  callBroomInEncounter,
  callBroomInFlight,
  callBroomInMelee,
  callBroomInMove,
  endBrooms,
} from '../../../../src/games/magic-realm/rules/actions/brooms.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import type { CastSpell } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import { engagementOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { Question, Rule } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { bewitch, Magical, OPEN, on } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Sets up the Elf on the Witch's Broomstick, with a Dwarf nearby. */
function riders(more: Partial<CastSpell> = {}) {
  const realm = new Magical()
  const [witch, elf, dwarf] = ['witch', 'elf', 'dwarf'].map(id => realm.put(id, OPEN))
  const cast = bewitch(realm, 'broomstick', 'witch', on('elf'), more)
  const beside = boardOf(realm.state.tiles).neighbors.get('R')!
  return { realm, witch: witch!, elf: elf!, dwarf: dwarf!, cast, beside }
}
const optionsOf = (asking: Rule<unknown>): string[] | null => {
  const { done, value } = asking.next()
  return done ? null : (value as Question[])[0]!.options.map(({ id }) => id)
}

rule(
  ['21.5.3', '20.6.3'],
  'another player controls a broom until it is called, but nobody does if its item has no owner',
  () => {
    const holder = (more: Partial<CastSpell>, prepare: (realm: Magical) => void = () => {}) => {
      const { realm } = riders(more)
      prepare(realm)
      return broomOf(realm.state, 'elf')?.holder ?? null
    }
    expect([holder({}), holder({ active: true }), holder({ caster: 'elf' })]).toEqual(['witch', null, null])
    expect(holder({ item: 'black-book' })).toBeNull()
    expect(holder({ item: 'black-book' }, realm => realm.give(realm.state.characters[2]!, 'black-book'))).toBe('dwarf')
    expect([broomOf(riders().realm.state, 'dwarf'), broomOf(new Realm({ encounter: '3' }).state, 'elf')]).toEqual([
      null,
      null,
    ])
    // A Pentangle protects him.
    expect(holder({}, realm => bewitch(realm, 'pentangle', 'dwarf', on('elf')))).toBeNull()
    // One of the two is his own, and the other is hers.
    const two = riders({ caster: 'elf' })
    const hers = bewitch(two.realm, 'broomstick', 'witch', on('elf'))
    expect(broomOf(two.realm.state, 'elf')).toEqual({ cast: hers, holder: 'witch' })
  },
)

rule(
  '21.5.3',
  'a character who runs or charges with a Light chit can be flown to the next tile, or made to charge someone',
  () => {
    const { realm, elf, witch, dwarf, beside } = riders()
    const flights = beside.map(tile => `fly ${tile}`)
    const offered = () => optionsOf(callBroomInEncounter(realm.table, elf, 'L'))
    expect(offered()).toEqual(['nothing', ...flights, 'charge witch', 'charge dwarf'])
    const [question] = callBroomInEncounter(realm.table, elf, 'L').next().value as Question[]
    expect(question).toMatchObject({
      seat: 0,
      topic: 'broom',
      rule: '21.5.3',
      data: { character: 'witch', other: 'elf' },
    })
    dwarf.hidden = true
    expect(offered()).toEqual(['nothing', ...flights, 'charge witch'])
    dwarf.hidden = false
    bewitch(realm, 'melt-into-mist', 'dwarf', on('witch'))
    expect(offered()).toEqual(['nothing', ...flights, 'charge dwarf'])
    expect(optionsOf(callBroomInEncounter(realm.table, elf, 'M'))).toEqual(['nothing', 'end'])
    expect(optionsOf(callBroomInEncounter(realm.table, witch, 'L'))).toBeNull()
    elf.place = { kind: 'road', way: 'R1-2', from: OPEN }
    expect(optionsOf(callBroomInEncounter(realm.table, elf, 'L'))).toBeNull()
  },
)

rule('21.5.3', 'the holder can do nothing, end the spell, or call the broom, which the flyer then controls', () => {
  const said = (strength: 'L' | 'M', answer: string) => {
    const { realm, elf, cast } = riders()
    const act = realm.do(callBroomInEncounter(realm.table, elf, strength), [answer])
    return [act, realm.state.magic!.spells.length, cast.active]
  }
  expect(said('L', 'nothing')).toEqual([null, 1, undefined])
  expect(said('L', 'charge dwarf')).toEqual([{ kind: 'broom', how: 'charge', target: 'dwarf' }, 1, true])
  expect(said('M', 'nothing')).toEqual([null, 1, undefined])
  expect(said('M', 'end')).toEqual([{ kind: 'broom', how: 'end' }, 0, undefined])
})

rule(
  '21.5.3',
  'a Light maneuver can be sped up in the Melee Step; with a stronger one the spell can be ended or kept',
  () => {
    const said = (strength: 'L' | 'H', answer: string) => {
      const { realm, elf } = riders()
      return [realm.do(callBroomInMelee(realm.table, elf, strength), [answer]), realm.state.magic!.spells.length]
    }
    expect([said('L', 'hasten'), said('L', 'nothing')]).toEqual([
      [true, 1],
      [false, 1],
    ])
    expect([said('H', 'end'), said('H', 'nothing')]).toEqual([
      [false, 0],
      [false, 1],
    ])
  },
)

rule('21.5.3', 'by day the holder is asked to let the broom carry the flyer, but not if already in the air', () => {
  const { realm, elf, cast } = riders()
  realm.do(callBroomInFlight(realm.table, elf), ['nothing'])
  expect(cast.active).toBeUndefined()
  elf.place = { kind: 'air', tiles: ['R'], spell: null }
  realm.do(callBroomInFlight(realm.table, elf))
  elf.place = { kind: 'clearing', clearing: OPEN }
  realm.do(callBroomInFlight(realm.table, elf), ['allow'])
  expect(cast.active).toBe(true)
})

rule(
  '21.5.3',
  'a character carrying with a Light MOVE chit can be flown to the goal; with a stronger one the spell can end',
  () => {
    const moved = (strongest: 'L' | 'M' | 'N', answer: string | null, gear = true) => {
      const { realm, elf } = riders()
      // Two of his MOVE chits are Light, and one is Medium.
      elf.chits = elf.chits.map((_, n) =>
        (n === 9 && strongest !== 'M') || (n < 9 && strongest === 'N') ? 'wounded' : 'active',
      )
      if (gear) realm.give(elf, 'lost-keys')
      const flies = realm.do(callBroomInMove(realm.table, elf), answer === null ? [] : [answer])
      return [flies, realm.state.magic!.spells.length]
    }
    expect([moved('L', 'allow'), moved('L', 'nothing')]).toEqual([
      [true, 1],
      [false, 1],
    ])
    expect([moved('M', 'end'), moved('M', 'nothing'), moved('N', null)]).toEqual([
      [false, 0],
      [false, 1],
      [false, 1],
    ])
    expect(moved('L', null, false)).toEqual([false, 1])
    const { realm, witch, elf } = riders()
    realm.give(witch, 'lost-keys')
    expect(realm.do(callBroomInMove(realm.table, witch))).toBe(false)
    realm.give(elf, 'hidden-ring')
    elf.place = { kind: 'road', way: 'R1-2', from: OPEN }
    expect(realm.do(callBroomInMove(realm.table, elf))).toBe(false)
  },
)

/** Returns the spells left at the end of the Melee Step after these actions of the Elf. */
function melee(
  prepare: (scene: ReturnType<typeof riders> & { round: NonNullable<ReturnType<typeof engagementOf>> }) => void,
  more: Partial<CastSpell> = { active: true },
) {
  const scene = riders(more)
  const combat = scene.realm.fightAt(OPEN)
  prepare({ ...scene, round: engagementOf(combat, 'elf')! })
  endBrooms(scene.realm.table)
  return scene.realm.state.magic!.spells.length
}
const FLY = { kind: 'fly' } as const

rule(
  ['20.7.1', '21.5.3'],
  'a broom is used up after a charge or maneuver with it, whether controlled or called',
  () => {
    expect(melee(() => {})).toBe(1)
    const maneuvers = ({ round }: { round: { maneuver: unknown } }) =>
      Object.assign(round, { maneuver: { piece: FLY, box: 0 } })
    expect(melee(maneuvers)).toBe(0)
    expect(melee(({ round }) => Object.assign(round, { charge: { target: 'dwarf', piece: FLY, time: 1 } }))).toBe(0)
    const chit = { kind: 'chit', chit: 6 } as const
    expect(melee(({ round }) => Object.assign(round, { maneuver: { piece: chit, box: 0 } }))).toBe(1)
    expect(melee(({ round }) => Object.assign(round, { charge: { target: 'dwarf', piece: chit, time: 3 } }))).toBe(1)
    // Hers has not been used, and his is his own.
    expect([melee(maneuvers, {}), melee(maneuvers, { caster: 'elf' })]).toEqual([1, 0])
    expect(melee(maneuvers, { active: true, stage: 'aimed' })).toBe(1)
    expect(melee(maneuvers, { active: true, spell: 'bad-luck' })).toBe(1)
    // A player who flies away on it has it until he lands (8.6.8).
    const away = (scene: Parameters<Parameters<typeof melee>[0]>[0]) => {
      maneuvers(scene)
      scene.elf.place = { kind: 'air', tiles: ['R', scene.beside[0]!], spell: scene.cast.number }
    }
    expect(melee(away)).toBe(1)
    // The spell of a player who takes no part is not over either, nor is any without a fight.
    expect(melee(({ realm }) => Object.assign(realm.state.combat!, { engagements: [] }))).toBe(1)
    expect(melee(({ realm }) => Object.assign(realm.state, { combat: null }))).toBe(1)
    const early = new Realm({ encounter: '3' })
    endBrooms(early.table)
  },
)
