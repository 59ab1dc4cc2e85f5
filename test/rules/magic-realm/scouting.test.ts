import { expect } from 'vitest'
import { familiarPhases, moveFamiliar, recordFamiliar } from '../../../src/games/magic-realm/rules/day/familiar.ts'
import { movePhantasm } from '../../../src/games/magic-realm/rules/day/phantasm.ts'
import type {
  Activity,
  Character,
  Familiar,
  Place,
  Recorded,
} from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const phases = (...what: string[]): Recorded[] =>
  what.map(one => {
    const [name = '', source = 'basic'] = one.split(' by ')
    const [kind, clearing = ''] = name.split(' ')
    const activity =
      kind === 'peer' ? { kind, clearing } : /^[A-Z]/.test(name) ? { kind: 'move', to: name } : { kind: name }
    return { activity: activity as Activity, source }
  })

const clearing = (one: string): Place => ({ kind: 'clearing', clearing: one })

/** Sets up the Witch at Curst Valley with her familiar elsewhere. */
function scene(at: string, options: object = {}, ...plan: string[]) {
  const realm = new Realm({ encounter: '4', seats: 2, ...options })
  const witch = realm.put('witch', 'CV5')
  const familiar: Familiar = { place: clearing(at), foundEnemies: false, plan: phases(...plan) }
  witch.familiar = familiar
  const plays = (...dice: number[]) => {
    realm.do(moveFamiliar(realm.table, witch), [], dice)
    return [familiar.place, ...realm.told('familiar').map(({ why }) => why)]
  }
  return { realm, witch, familiar, plays }
}

rule(
  ['24.14', '8.3.1', '8.3.5'],
  'a familiar uses the ways that the Witch knows, and looks around wherever it arrives',
  () => {
    const walks = scene('DW1', {}, 'DW4', 'peer DW1')
    expect(walks.plays(4, 4)).toEqual([clearing('DW1'), 'undiscovered', null])
    expect(walks.familiar.foundEnemies).toBe(true)
    expect(walks.witch.foundEnemies).toBe(false)
    const knows = scene('DW1', {}, 'DW4')
    knows.witch.ways = ['DW1-4']
    expect(knows.plays()).toEqual([clearing('DW4'), null])
    expect(knows.realm.told('familiar')).toMatchObject([
      { rule: '24.14', character: 'witch', seat: 0, activity: { kind: 'move' } },
    ])
  },
)

rule(['8.3.4', '24.14'], 'a familiar cannot use sunlight in a cave, or enter a cave on a day it used sunlight', () => {
  expect(scene('CN1', {}, 'peer CN1 by sunlight').plays()).toEqual([clearing('CN1'), 'source'])
  expect(scene('CN1', {}, 'peer CN1', 'CN3').plays(6, 6)).toEqual([clearing('CN3'), null, null])
  expect(scene('B3', {}, 'peer B3 by sunlight', 'B6').plays(6, 6)).toEqual([clearing('B3'), null, 'cave'])
  expect(scene('B3', {}, 'peer B3', 'B6').plays(6, 6)).toEqual([clearing('B6'), null, null])
  expect(scene('B3', {}, 'B2 by sunlight').plays()).toEqual([clearing('B2'), null])
})

rule(
  ['8.3.2', '8.3.3', '24.14', '26.23'],
  'a familiar climbs a mountain with two consecutive MOVEs, or as many as the season requires',
  () => {
    const climbs = (options: object, ...plan: string[]) =>
      scene('CL4', options, ...plan).plays(...plan.flatMap(one => (one.startsWith('peer') ? [6, 6] : [])))
    expect(climbs({}, 'CL6')).toEqual([clearing('CL4'), null])
    expect(climbs({}, 'CL6', 'CL6')).toEqual([clearing('CL6'), null, null])
    expect(climbs({}, 'CL6', 'CL6', 'CL1')).toEqual([clearing('CL6'), null, null, null])
    expect(climbs({}, 'CL6', 'peer CL4', 'CL6')).toEqual([clearing('CL4'), null, null, null])
    expect(climbs({}, 'CL6', 'CL2', 'CL6')).toEqual([clearing('CL4'), null, 'no-way', null])
    expect(climbs({ season: 'christmas' }, 'CL6', 'CL6')).toEqual([clearing('CL4'), null, null])
    expect(climbs({ season: 'christmas' }, 'CL6', 'CL6', 'CL6')).toEqual([clearing('CL6'), null, null, null])
  },
)

rule(['26.23', '24.14'], 'a familiar loses a sheltered phase once it has been outdoors', () => {
  const inn = (at: string, ...plan: string[]) => {
    const made = scene(at, { season: 'christmas' }, ...plan)
    made.realm.state.dwellings.inn = 'DW2'
    return made.plays(
      ...plan
        .flatMap(one => (one.startsWith('peer') ? [6, 6] : []))
        .slice(0, at === 'DW2' && plan.length === 1 ? 2 : 0),
    )
  }
  expect(inn('DW2', 'peer DW2 by sheltered')).toEqual([clearing('DW2'), null])
  expect(inn('DW3', 'peer DW3 by sheltered')).toEqual([clearing('DW3'), 'source'])
  expect(inn('DW2', 'DW3', 'DW2', 'peer DW2 by sheltered')).toEqual([clearing('DW2'), null, null, 'source'])
})

rule(['24.14', '8.3.8'], 'a familiar outside a clearing sees nothing', () => {
  const { familiar, plays } = scene('DW2', {}, 'peer DW2')
  familiar.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(plays()).toEqual([familiar.place, 'no-way'])
})

rule(
  ['24.14', '6.2.7', '6.2.4'],
  "the phases of a familiar ignore the Witch's curses, fatigue, horses and form; FOLLOW is recorded alone",
  () => {
    const { realm, witch, familiar } = scene('DW2')
    const ids = () =>
      familiarPhases(realm.state, witch).map(
        ({ activity, source }) => `${'to' in activity ? activity.to : activity.kind} ${source}`,
      )
    const usual = ids()
    expect(usual).toEqual(expect.arrayContaining(['peer basic', 'DW3 basic']))
    Object.assign(witch, {
      curses: ['eyemist'],
      chits: witch.chits.map(() => 'fatigued'),
      unwritten: true,
      formed: 'mist',
      foresees: true,
    })
    realm.give(witch, 'workhorse-1', true)
    expect(ids()).toEqual(usual)
    realm.put('amazon', 'DW2')
    expect(ids()).toEqual([...usual, 'follow basic'])
    familiar.plan = phases('DW3')
    expect(ids().some(id => id.startsWith('follow'))).toBe(false)
    familiar.plan = [{ activity: { kind: 'follow', guide: 'amazon' }, source: 'basic' }]
    expect(ids()).toEqual([])
    familiar.plan = []
    familiar.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(ids()).toEqual(['DW2 basic', 'DW3 basic'])
    familiar.place = clearing('DW2')
    delete realm.state.war
    expect(ids()).toEqual(usual)
    Object.assign(realm.state, { season: 'christmas', weather: { kind: 'storm', chit: 1, seen: [] } })
    realm.state.dwellings.inn = 'DW2'
    familiar.plan = phases('peer DW2', 'peer DW2', 'peer DW2')
    expect(ids()).toEqual(['peer sheltered'])
    delete witch.familiar
    expect(familiarPhases(realm.state, witch)).toEqual([])
  },
)

rule(
  ['6.1.1', '24.14'],
  'a familiar records the clearing or guide named, and its recording is shown and waited for like any other',
  () => {
    const { realm, witch, familiar } = scene('DW2')
    for (const id of ['elf', 'dwarf']) realm.put(id, 'DW2')
    const asked = recordFamiliar(realm.state, witch).next()
    if (asked.done) throw new Error('nothing is asked')
    expect(asked.value[0]).toMatchObject({
      seat: witch.seat,
      topic: 'record-familiar',
      show: true,
      waiting: 'recording',
    })
    const moves = asked.value[0]!.options.map(({ id }) => id).filter(id => /^[A-Z]/.test(id))
    realm.do(recordFamiliar(realm.state, witch), [moves.at(-1)!, 'done'])
    expect(familiar.plan.map(({ activity }) => activity)).toEqual([{ kind: 'move', to: moves.at(-1) }])
    familiar.plan = []
    realm.do(recordFamiliar(realm.state, witch), ['follow dwarf'])
    expect(familiar.plan.map(({ activity }) => activity)).toEqual([{ kind: 'follow', guide: 'dwarf' }])
  },
)

rule(
  ['21.6.4', '12.3.1'],
  'a phantasm enchants in two phases, the first of which prepares; an impossible one does nothing',
  () => {
    const realm = new Magical()
    const druid: Character = realm.put('druid', 'CV5')
    bewitch(realm, 'phantasm', 'druid', on('druid'))
    druid.phantasm = {
      place: clearing('DW2'),
      foundEnemies: false,
      prepared: false,
      plan: phases('enchant', 'enchant by sunlight'),
    }
    realm.do(movePhantasm(realm.table, druid), ['MAGIC II3*'])
    expect(druid.phantasm.prepared).toBe(true)
    expect(realm.told('familiar').map(({ rule: number, phantasm }) => [number, phantasm])).toEqual([
      ['21.6.4', true],
      ['21.6.4', true],
    ])
    druid.phantasm = {
      place: clearing('CN1'),
      foundEnemies: false,
      prepared: false,
      plan: phases('enchant by sunlight'),
    }
    realm.do(movePhantasm(realm.table, druid))
    expect(druid.phantasm.prepared).toBe(false)
  },
)
