import { expect } from 'vitest'
import { recordTurns, repeated } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { freshFamiliar } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const planned = (...what: string[]): Recorded[] =>
  what.map(one => ({
    activity: /^[A-Z]/.test(one) ? { kind: 'move', to: one } : ({ kind: one } as Activity),
    source: 'basic',
  }))

const kinds = ({ plan }: Pick<Character, 'plan'>): string[] =>
  plan.map(({ activity }) => (activity.kind === 'move' ? activity.to : activity.kind))

/** Returns the first open questions, one for each seat. */
const open = (realm: Realm): readonly Question[] => recordTurns(realm.table).next().value as readonly Question[]

rule(
  ['6.1.1', '6.2.1', '6.2.6'],
  "at Birdsong yesterday's turns are stored; then each player records for characters, then for hired leaders",
  () => {
    const realm = new Realm({ encounter: '4', seats: 2 })
    const elf = realm.put('elf', 'DW2', { plan: planned('hide', 'rest') })
    const witch = realm.put('witch', 'DW3', { plan: planned('rest') })
    witch.familiar = { ...freshFamiliar(witch), plan: planned('DW5') }
    witch.magic!.prepared = true
    realm.stand('rogues-hq', 'CV5')
    serve(realm.state, 'rogues-hq', 'elf')
    const leader = realm.state.war!.leaders[0]!
    leader.plan = planned('search')
    realm.state.phase = 'birdsong'
    const [first, second] = open(realm)
    expect([first!.data, second!.data]).toEqual([
      { character: 'elf', phase: 0 },
      { character: 'witch', phase: 0 },
    ])
    expect([first!.show, first!.waiting, first!.rule]).toEqual([true, 'recording', '6.1.1'])
    expect([
      elf.yesterday.length,
      elf.plan,
      leader.yesterday.length,
      witch.familiar.plan,
      witch.magic!.prepared,
    ]).toEqual([...[2, [], 1, [], false]])
    realm.do(recordTurns(realm.table), ['hide', 'done', 'trade', 'done', 'rest', 'done', 'done'])
    expect([kinds(elf), kinds(leader), kinds(witch)]).toEqual([['hide'], ['trade'], ['rest']])
  },
)

rule(
  ['6.1.1', '6.2.2'],
  "a player may repeat yesterday's turn as far as it can be recorded, before recording anything else",
  () => {
    const realm = new Realm()
    const elf = realm.put('amazon', 'DW2')
    realm.put('dwarf', 'DW3')
    const answers = (...plan: string[]) => {
      elf.plan = planned(...plan)
      return open(realm)[0]!.options.map(({ id }) => id)
    }
    expect(answers('trade', 'DW3', 'rest')).toContain('repeat')
    expect(answers()).not.toContain('repeat')
    expect(answers('DW6', 'rest')).not.toContain('repeat')
    elf.plan = planned('trade', 'DW3', 'DW5', 'DW1', 'rest')
    realm.do(recordTurns(realm.table), ['repeat', 'done', 'done'])
    // There is no way from DW5 to DW1, so it ends there.
    expect(elf.plan.map(({ source }) => source)).toEqual(['basic', 'stamina', 'basic'])
    expect(kinds(elf)).toEqual(['trade', 'DW3', 'DW5'])
    elf.yesterday = planned('DW3')
    expect(repeated(realm.state, elf)).toEqual([{ activity: { kind: 'move', to: 'DW3' }, source: 'stamina' }])
    realm.do(recordTurns(realm.table), ['trade', 'done', 'done'])
    const recording = recordTurns(realm.table)
    recording.next()
    const step = recording.next({ seat: 0, id: 'hide' })
    const next = (step.value as readonly Question[]).find(({ seat }) => seat === 0)!
    expect(next.options.map(({ id }) => id)).not.toContain('repeat')
  },
)

rule(
  ['6.2.8', '23.3.4', '26.27', '19.4.1'],
  'a character who chooses phase by phase records only a FOLLOW, and can vote to end the month during the turn',
  () => {
    const realm = new Realm({ encounter: '3', seats: 3 })
    const elf = realm.put('elf', 'DW2', {
      unwritten: true,
      wantsEnd: true,
      yesterday: planned('hide'),
      plan: planned('hide'),
    })
    realm.put('dwarf', 'DW3', { unwritten: true, wantsEnd: true })
    realm.put('captain', 'DW2', { wantsEnd: true })
    realm.state.phase = 'birdsong'
    realm.state.day = 3
    const questions = open(realm)
    expect(questions.map(({ seat }) => seat)).toEqual([0, 2])
    // This is the number of players who have not decided yet.
    expect(realm.table.deciders).toHaveLength(2)
    expect(questions[0]!.options.map(({ id }) => id)).toEqual(['follow captain', 'ask-new', 'done'])
    expect(questions[1]!.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['hide', 'farewell', 'done']))
    expect(realm.state.characters.map(({ wantsEnd }) => wantsEnd ?? false)).toEqual([true, true, false])
    realm.do(recordTurns(realm.table), ['follow captain', 'done'])
    expect(elf.plan).toEqual([{ activity: { kind: 'follow', guide: 'captain' }, source: 'basic' }])
  },
)

rule(['6.2.4', '6.2.2'], 'a player chooses which character to follow, and which clearing to record', () => {
  const realm = new Realm({ encounter: '3', seats: 3 })
  const elf = realm.put('elf', 'DW2')
  for (const id of ['dwarf', 'captain']) realm.put(id, 'DW2')
  realm.state.phase = 'birdsong'
  realm.do(recordTurns(realm.table), ['follow captain', 'done', 'done'])
  expect(elf.plan).toEqual([{ activity: { kind: 'follow', guide: 'captain' }, source: 'basic' }])
  const moves = open(realm)[0]!
    .options.map(({ id }) => id)
    .filter(id => /^[A-Z]/.test(id))
  realm.do(recordTurns(realm.table), [moves.at(-1)!, 'done', 'done', 'done'])
  expect(kinds(elf)).toEqual([moves.at(-1)])
})

rule(['8.3.8', '15.6.8', '6.1.11'], 'a character on a roadway must record a MOVE; others may record nothing', () => {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'DW2')
  realm.put('dwarf', 'DW3')
  const answers = () => open(realm)[0]!.options.map(({ id }) => id)
  expect(answers()).toContain('done')
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(answers()).toEqual(['DW2', 'DW3', 'ask-new'])
  elf.place = { kind: 'air', tiles: ['DW'], spell: null }
  expect(answers()).toContain('done')
})

rule('19.4.2', 'a character who takes their own life records nothing more, nor does their familiar', () => {
  const realm = new Realm({ encounter: '4' })
  const witch = realm.put('witch', 'DW2')
  witch.familiar = freshFamiliar(witch)
  realm.state.day = 3
  realm.do(recordTurns(realm.table), ['farewell', 'end-life'])
  expect([witch.wantsDeath, witch.plan]).toEqual([true, []])
})

rule(
  ['24.14', '6.2.8'],
  'a player who records nothing for the character is still asked about the familiar, if there is one',
  () => {
    const realm = new Realm({ encounter: '4', seats: 3 })
    const witch = realm.put('witch', 'DW2', { unwritten: true })
    witch.familiar = freshFamiliar(witch)
    realm.put('dwarf', 'DW3')
    realm.put('elf', 'CV5', { unwritten: true })
    realm.state.phase = 'birdsong'
    expect(open(realm).map(({ seat, topic }) => [seat, topic])).toEqual([
      [0, 'record-familiar'],
      [1, 'record'],
    ])
  },
)
