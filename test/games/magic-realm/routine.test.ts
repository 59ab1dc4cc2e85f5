import { describe, expect, test } from 'vitest'
import { search } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { type RealmView, view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { oddsIn } from '../../../src/games/magic-realm/words/chances.ts'
import { routineAnswer } from '../../../src/games/magic-realm/words/routine.ts'
import { stretchesIn } from '../../../src/games/magic-realm/words/stretches.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { Stage } from '../../rules/magic-realm/combat/stage.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const routine = (stage: Stage): string | null => routineAnswer(view(stage.state, 0), stage.question())
const odds = (stage: Stage): string[] =>
  stage
    .question()
    .options.map(({ id }) => JSON.stringify(oddsIn(WORDS.in('en'), view(stage.state, 0), stage.question(), id)))

const atDay = (topic: string, ids: Readonly<Record<string, object>>): Question => ({
  seat: 0,
  topic,
  rule: '8.2.1',
  data: { character: 'elf' },
  options: Object.entries(ids).map(([id, act]) => ({ id, act: { kind: id, ...act } })),
})

describe('routine answers in a fight', () => {
  test('the row of an attack is chosen automatically if all rows are as likely to hit (16.3.1)', () => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
    stage.until('target').say('axe-goblin-1').until('attack')
    stage.say(stage.question().options[0]!.id)
    expect(stage.question().topic).toBe('attack-row')
    expect(new Set(odds(stage)).size).toBe(1)
    expect(routine(stage)).toBe('thrust')
  })

  test('the rows of the maneuver and the shield are chosen as advised, unless others choose theirs (16.2.5)', () => {
    const heroes = [{ id: 'captain', gear: ['helmet-1', 'shield-1'], hidden: false }] as const
    const alone = Stage.set({ heroes, monsters: ['axe-goblin-1'] })
    alone.until('maneuver')
    expect(alone.asked).toBe('captain maneuver')
    alone.say(alone.question().options[0]!.id)
    expect(alone.asked).toBe('captain maneuver-row')
    // A helmet covers the row of a Smash, which is opposite the Duck row.
    expect(routine(alone)).toBe('duck')
    alone.until('shield')
    expect(routine(alone)).toBe('smash')
    // If another character attacks, the player decides.
    alone.combat.engagements.push({ ...alone.combat.engagements[0]!, character: 'elf', target: 'captain' })
    expect(routine(alone)).toBeNull()
  })

  test('the only kind of attacker is the target, if all have the same side up (16.1.4)', () => {
    const set = (monsters: readonly string[]) => {
      const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'], hidden: false }], monsters })
      stage.until('target')
      return stage
    }
    const wolves = set(['wolf-1', 'wolf-2'])
    expect(routine(wolves)).toBe('wolf-1')
    wolves.combat.dark.push('wolf-2')
    expect(routine(wolves)).toBeNull()
    expect(routine(set(['wolf-1', 'axe-goblin-1']))).toBeNull()
    const hidden = Stage.set({ heroes: [{ id: 'elf', hidden: true }], monsters: ['wolf-1'] })
    hidden.until('target')
    expect(routine(hidden)).toBeNull()
  })

  test('nobody is lured by a character who is alone with denizens (15.2.1)', () => {
    const alone = Stage.set({ heroes: [{ id: 'elf', hidden: true }], monsters: ['wolf-1'] })
    alone.until('lure')
    expect(routine(alone)).toBe('done')
    const two = Stage.set({
      heroes: [
        { id: 'elf', hidden: true },
        { id: 'captain', hidden: false },
      ],
      monsters: ['wolf-1'],
    })
    two.until('lure')
    expect(routine(two)).toBeNull()
  })

  test('an action is asked for only if there is one other than taking gear off (15.5.1)', () => {
    const gear = ['helmet-1', 'light-bow-1']
    const fast = Stage.set({ heroes: [{ id: 'elf', gear, hidden: true }], monsters: ['axe-goblin-1'] })
    fast.until('action')
    const { options } = fast.question()
    expect(options.some(({ id }) => id === 'alert')).toBe(true)
    expect(routine(fast)).toBeNull()
    const left = options.filter(({ id }) => /^(nothing|deactivate|abandon)/.test(id))
    expect(left.length).toBeGreaterThan(1)
    expect(routineAnswer(view(fast.state, 0), { ...fast.question(), options: left })).toBe('nothing')
  })

  test('quiet rounds are skipped if nobody can be met (14.3.5)', () => {
    const gear = ['light-bow-1']
    const quiet = Stage.set({ heroes: [{ id: 'elf', gear, hidden: true }] })
    quiet.until('rounds')
    expect(routine(quiet)).toBe('nothing')
    const met = Stage.set({ heroes: [{ id: 'elf', gear, hidden: true }], monsters: ['wolf-1'] })
    met.until('rounds')
    expect(routine(met)).toBeNull()
  })

  test('the row of an attack is asked for in a helmet, which covers only one row (17.2.4)', () => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!', 'helmet-1'] }], monsters: ['axe-goblin-1'] })
    stage.until('target').say('axe-goblin-1').until('attack')
    stage.say(stage.question().options[0]!.id)
    expect(stage.question().topic).toBe('attack-row')
    expect(routine(stage)).toBeNull()
  })

  test('attackers are placed automatically, because a die moves them to any row (16.2.9, 16.3.1)', () => {
    const monsters = ['wolf-1', 'wolf-2', 'wolf-3', 'wolf-4']
    for (const [count, answer] of [
      [1, 'thrust'],
      [3, 'spread'],
      [4, 'spread'],
    ] as const) {
      const stage = Stage.set({ heroes: [{ id: 'elf', hidden: false }], monsters: monsters.slice(0, count) })
      stage.until('place')
      expect(routine(stage)).toBe(answer)
      if (count === 3) expect(new Set(odds(stage)).size).toBe(1)
    }
  })

  test('a maneuver is asked for only if something may strike the character (16.4.1)', () => {
    const heroes = [{ id: 'captain', hidden: true }] as const
    const peaceful = Stage.set({ heroes, natives: ['order-1'], battles: [] })
    peaceful.until('maneuver')
    expect(routine(peaceful)).toBe('none')
    const attacked = Stage.set({ heroes: [{ id: 'captain' }], monsters: ['wolf-1'] })
    attacked.until('maneuver')
    expect(routine(attacked)).toBeNull()
  })
})

test('starting gear comes from any group that has it (4.1.2)', () => {
  const { state } = Stage.set({ heroes: [{ id: 'elf' }] })
  const options = ['company', 'patrol'].map(id => ({ id, act: { kind: 'from', group: id } }))
  const question = { seat: 0, topic: 'gear', rule: '4.1.2', data: { character: 'elf', type: 'helmet' }, options }
  expect(routineAnswer(view(state, 0), question)).toBe('company')
})

describe('routine answers by day', () => {
  const { state } = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }] })
  const elf = state.characters[0]!
  const answer = (question: Question): string | null => routineAnswer(view(state, 0), question)

  test('a new way to put something away is no reason to ask (8.2.1)', () => {
    const away = { 'deactivate light-bow-1': { kind: 'deactivate' }, 'abandon light-bow-1': { kind: 'abandon' } }
    expect(answer(atDay('phase-start', { go: {}, ...away }))).toBe('go')
    const use = { 'activate helmet-1': { kind: 'activate' } }
    expect(answer(atDay('phase-start', { go: {}, ...away, ...use }))).toBeNull()
    elf.passed = { 'phase-start': ['activate helmet-1'] }
    expect(answer(atDay('phase-start', { go: {}, ...away, ...use }))).toBe('go')
    elf.passed = {}
  })

  test('a hired leader needs no evening just to deal with its employer, who can propose it too (28.2.6)', () => {
    const evening = (character: string, other: string): Question => ({
      ...atDay('evening', { done: {}, deal: { kind: 'deal-with', character: other } }),
      data: { character },
    })
    expect(answer(evening('guard-hq', 'elf'))).toBe('done')
    expect(answer(evening('guard-hq', 'dwarf'))).toBeNull()
    expect(answer(evening('elf', 'guard-hq'))).toBeNull()
  })

  test('there is no question about blocking monsters, but there is one about blocking people (13.1.4)', () => {
    expect(answer(atDay('block', { pass: {}, 'wolf-1': { kind: 'block' } }))).toBe('pass')
    expect(answer(atDay('block', { pass: {}, dwarf: { kind: 'block-one' } }))).toBeNull()
  })

  test('a player who wants every prompt gets it', () => {
    elf.asksAll = true
    expect(answer(atDay('block', { pass: {}, 'wolf-1': { kind: 'block' } }))).toBeNull()
    delete elf.asksAll
  })
})

describe('a search', () => {
  const set = (clearing: string) => {
    const realm = new Realm()
    const elf = realm.put('elf', clearing)
    delete elf.asksAll
    const step = search(realm.table, elf).next()
    if (step.done) throw new Error('nothing is asked')
    const [question] = step.value
    const seen = (unknownChits = {}): RealmView => ({ ...view(realm.state, 0), unknownChits })
    return { realm, elf, question: question!, seen }
  }

  test('is not asked about if nothing is left to find (9.2.4, 9.2.5)', () => {
    const { question, seen } = set('CV5')
    expect(question.options.map(({ id }) => id)).toEqual(['peer', 'locate'])
    expect(routineAnswer(seen(), question)).toBe('peer')
  })

  test('is asked about if there are chits or ways left to find, or if somebody may hide here', () => {
    const { realm, question, seen } = set('CV5')
    expect(routineAnswer(seen({ CV: 1 }), question)).toBeNull()
    const cliff = set('CL3')
    expect(routineAnswer(cliff.seen(), cliff.question)).toBeNull()
    realm.put('dwarf', 'CV1')
    expect(routineAnswer(seen(), question)).toBeNull()
  })
})

test('a player can leave a round or a whole fight to the adviser', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['wolf-1'] })
  stage.until('target')
  const scopes = () =>
    stretchesIn(WORDS.in('en'), view(stage.state, 0), stage.question()).map(({ id, scope }) => [id, scope])
  const first = scopes()
  expect(first.map(([id]) => id)).toEqual(['advised round', 'advised fight'])
  stage.say('nobody').until('maneuver')
  expect(scopes()).toEqual(first)
  stage.until('action')
  expect(stage.combat.round).toBe(2)
  expect(scopes()[1]).toEqual(first[1])
  expect(scopes()[0]).not.toEqual(first[0])
})
