import { expect, it } from 'vitest'
import { hintFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { HINT_TOPICS } from '../../../src/games/magic-realm/bots/day-hints.ts'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { SETUP_TOPICS } from '../../../src/games/magic-realm/bots/setup-hints.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { type RealmView, view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { loadGame } from '../../../src/games/registry.ts'
import {
  amountOf,
  type Header,
  Match,
  type PhrasedQuestion,
  type Question,
  seedRandom,
} from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../../src/lab/fuzz.ts'
import { worded } from '../../asked.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const magicRealm = await loadGame('magic-realm')

const begun = (seats: number, options: Header['options'], seed = 'hints'): Match =>
  Match.begin(magicRealm, {
    game: 'magic-realm',
    rules: magicRealm.rules,
    seats: ['Ann', 'Bob', 'Cyd'].slice(0, seats),
    options: { encounter: '4', ...options },
    seed,
    practice: false,
  })

const hinted = (match: Match, question: Question) =>
  hintFor(magicRealm, match.view(question.seat), worded(match, question))

const BY_HAND = { map: 'hand', visitors: 'hand', abilities: 'yes', development: 'yes' }

it('a hint at the start comes with a reason, and is one of the answers', () => {
  const asked = new Set<string>()
  for (const [seats, options] of [
    [3, BY_HAND],
    [1, BY_HAND],
    [2, {}],
    [1, { encounter: '1' }],
    [1, { encounter: '2', weeks: '1' }],
  ] as const) {
    const match = begun(seats, options)
    const random = seedRandom('hints', 'play')
    while (match.questions[0]!.topic !== 'record') {
      const question = match.questions[0]!
      const hint = hinted(match, question)
      expect(hint, question.topic).not.toBeNull()
      const { id, why } = hint!
      expect(question.options.some(option => option.id === id) || amountOf(question, id) !== undefined).toBe(true)
      expect(why).toMatch(/^[A-Z0-9].*\.$/)
      expect(why).not.toMatch(/undefined|null|NaN|Infinity|\{|: \.| {2}/)
      asked.add(question.topic)
      const answer = randomAnswer(random, [question])
      match.answer(answer.seat, answer.id)
    }
  }
  expect(SETUP_TOPICS.filter(topic => !asked.has(topic))).toEqual(['grow'])
})

it('hints come with searches, phases and evenings, and never call a search a walk', () => {
  const told = new Map<string, Set<string>>()
  for (const encounter of ['1', '4']) {
    const match = begun(2, { encounter }, 'days')
    const random = seedRandom('days', 'play')
    while (!match.over && match.state.day < 5) {
      const question = match.questions[0]!
      const isOfDays = ['record', ...HINT_TOPICS].includes(question.topic)
      const hint = isOfDays ? apprentice.hint!(match.view(question.seat) as RealmView, worded(match, question)) : null
      if (hint) {
        expect(question.options.some(({ id }) => id === hint.id) || amountOf(question, hint.id) !== undefined).toBe(
          true,
        )
        expect(hint.why, question.topic).toMatch(/^[A-Z0-9].*\.$/)
        expect(hint.why).not.toMatch(/undefined|null|NaN|\{|: \.| {2}/)
        if (hint.why.startsWith('Search:')) expect(hint.why).not.toMatch(/phases? away/)
      }
      told.set(question.topic, (told.get(question.topic) ?? new Set()).add(hint === null ? 'nothing' : 'advice'))
      // Follows the advice, so that the days lead somewhere, with every question enabled.
      const known = hint && match.length % 3 > 0 ? hint.id : randomAnswer(random, [question]).id
      const asksAll = question.options.some(({ id }) => id === 'ask-all')
      match.answer(question.seat, asksAll ? 'ask-all' : known)
    }
  }
  for (const topic of ['record', 'search', 'phase-start', 'evening'])
    expect([topic, ...(told.get(topic) ?? [])]).toEqual([topic, 'advice'])
})

it('a hint names a fighter and a hard-to-catch character among those still free', () => {
  const match = begun(3, {})
  const [question] = match.questions
  expect(hinted(match, question!)).toEqual({
    id: 'black-knight',
    why: expect.stringMatching(/^The Black Knight .*\. The Elf is hard to catch.*\.$/),
  })
  match.answer(0, 'black-knight')
  while (match.questions[0]!.topic !== 'character')
    match.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
  expect(hinted(match, match.questions[0]!)?.id).toBe('amazon')
  expect(hinted(begun(2, { encounter: '1' }), question!)?.id).toBe('elf')
})

it('a hint explains why to choose each of the sixteen characters', () => {
  const match = begun(1, {})
  const question = worded(match, match.questions[0]!)
  for (const { id, name } of CHARACTERS) {
    const left: PhrasedQuestion = { ...question, options: question.options.filter(option => option.id === id) }
    for (const bot of [apprentice, mentor])
      expect(bot.hint!(match.view(0) as RealmView, left)).toEqual({ id, why: expect.stringContaining(name) })
  }
})

it('a hint recommends the fastest chit to a player who gains a stage (26.21)', () => {
  const realm = new Realm({ seats: 1, encounter: '4', development: 'yes' })
  const one = realm.put('amazon', 'CV4', { stage: 1 })
  const options = [3, 4, 5].map(chit => ({ id: String(chit), label: `chit ${chit}`, act: { kind: 'grow', chit } }))
  const question = { seat: 0, topic: 'grow', rule: '26.21', text: '', data: { character: one.id }, options }
  // Of MOVE M4, FIGHT M5 and FIGHT M4*, this is the first of the fastest.
  expect(mentor.hint!(view(realm.state, 0), question)?.id).toBe('3')
})

it('a hint to sell, search or keep gives the reason that applies (9.2.6, 2.3.1, 26.24)', () => {
  const realm = new Realm({ seats: 1 })
  realm.put('elf', 'CV5')
  const why = (topic: string, data: object, ...acts: readonly { readonly kind: string }[]) =>
    apprentice.hint!(view(realm.state, 0), {
      ...{ seat: 0, topic, rule: '1', text: '', data: { character: 'elf', ...data } },
      options: acts.map(act => ({ id: act.kind, label: 'This', act })),
    } as never)?.why
  const bid = { trader: 'rogues', price: 8 }
  const answers = [{ kind: 'accept' }, { kind: 'refuse' }]
  expect(why('offer', { ...bid, result: 'demand' }, ...answers)).toBe('This: if you refuse, they block you.')
  expect(why('offer', { ...bid, result: 'offer' }, ...answers)).toMatch(/^This: the gold is worth more to you/)
  const finding = (...findings: string[]) => ({ kind: 'finding', findings })
  expect(why('finding', { clearing: 'CV5' }, finding('discover'))).toMatch(/discover a site before you can loot it/)
  expect(why('finding', { clearing: 'CV5' }, finding('paths'))).toMatch(/you need it to go any farther/)
  const claw = { belonging: 'withered-claw' }
  expect(why('got', claw, { kind: 'keep' })).toMatch(/you can't activate it now/)
  expect(why('got', claw, { kind: 'activate', ...claw }, { kind: 'keep' })).toMatch(/keep it until you need it/)
})

it('a hint sends players to their friends, and recommends nothing costly', () => {
  const match = begun(2, {})
  const about = (topic: string, character: string, options: readonly { readonly id: string; readonly act: object }[]) =>
    mentor.hint!(match.view(0) as RealmView, {
      seat: 0,
      topic,
      rule: '4.1',
      text: '',
      data: { character },
      options: options.map(option => ({ ...option, label: option.id })) as PhrasedQuestion['options'],
    })
  const starts = ['inn', 'house', 'guard-house'].map(at => ({ id: at, act: { kind: 'start', at } }))
  expect(about('start', 'captain', starts)?.id).toBe('house')
  expect(
    about(
      'start',
      'white-knight',
      ['inn', 'chapel'].map(at => ({ id: at, act: { kind: 'start', at } })),
    )?.id,
  ).toBe('chapel')
  expect(
    about(
      'start',
      'witch-king',
      ['ghosts', 'inn'].map(at => ({ id: at, act: { kind: 'start', at } })),
    )?.id,
  ).toBe('inn')
  const stores = ['patrol', 'company', 'order'].map(group => ({ id: group, act: { kind: 'from', group } }))
  expect(about('gear', 'amazon', stores)?.id).toBe('company')
})

it('a hint explains each victory point, including those for spells', () => {
  const match = begun(1, {})
  const random = seedRandom('needs', 'play')
  while (match.questions[0]!.topic !== 'needs') {
    const { seat, id } = randomAnswer(random, match.questions)
    match.answer(seat, id)
  }
  const question = match.questions[0]!
  const { id, why } = hinted(match, question)!
  const goals = ['great treasures', 'spells', 'fame', 'notoriety', 'gold']
  const points = id.split(' ').flatMap((n, i) => (n === '0' ? [] : [`${n} on ${goals[i]}`]))
  for (const part of points) expect(why).toContain(part)
  match.answer(0, id)
  expect(Object.values((match.state as RealmState).characters[0]!.needs!).join(' ')).toBe(id)
  expect(match.questions[0]?.topic).not.toBe('needs')
})

it('one form divides the victory points, with what the points of each goal require (4.2)', () => {
  const form = (encounter: string, weeks: string) => {
    const match = begun(1, { encounter, weeks })
    const random = seedRandom('form', 'play')
    while (match.questions[0]!.topic !== 'needs') {
      const { seat, id } = randomAnswer(random, match.questions)
      match.answer(seat, id)
    }
    const question = worded(match, match.questions[0]!)
    return { question, ...match.game.shares!(question)! }
  }
  const whole = form('4', '4')
  expect(whole.total).toBe(5)
  expect(whole.fields.map(({ name, gives }) => [name, gives(0), gives(2)])).toEqual([
    ['Great treasures', '1 great treasure per point', '2 great treasures'],
    ['Spells learned', '2 spells per point', '4 spells'],
    ['Fame', '10 fame per point', '20 fame'],
    ['Notoriety', '20 notoriety per point', '40 notoriety'],
    ['Gold', '30 gold per point', '60 gold'],
  ])
  expect(whole.question.options).toHaveLength(126)
  expect(whole.question.options.find(({ id }) => id === '1 0 0 2 2')?.label).toBe(
    '1 great treasure, 40 notoriety, 60 gold',
  )
  // Without magic there are no spells to seek (D11), and a short game asks for fewer points (26.18).
  const short = form('3', '2')
  expect([short.total, short.fields.length, short.question.options.length]).toEqual([3, 4, 20])
})

it('a hint names the chit that the player will miss least', () => {
  const realm = new Realm({ seats: 1, encounter: '2' })
  const one = realm.put('elf', 'CV4')
  // The Elf's MAGIC chits have no use before the Fourth ENCOUNTER.
  const options = [8, 0].map(chit => ({ id: String(chit), label: `chit ${chit}`, act: { kind: 'wear', chit } }))
  const question = { seat: 0, topic: 'fatigue', rule: '2.2', text: '', data: { character: one.id }, options }
  for (const bot of [apprentice, mentor])
    expect(bot.hint!(view(realm.state, 0), question as never)).toEqual({
      id: '0',
      why: 'chit 0: of all your chits, you will miss this one least.',
    })
})

it('following hints leaves a chit for every spell when color chits are chosen (4.1.4)', () => {
  const match = begun(1, {})
  const wanted: Readonly<Record<string, string>> = { character: 'wizard', spell: 'fiery-blast' }
  const followed: string[] = []
  for (let question = match.questions[0]!; question.topic !== 'start' && question.topic !== 'record'; ) {
    const id = question.options.some(option => option.id === wanted[question.topic])
      ? wanted[question.topic]!
      : hinted(match, question)!.id
    if (question.topic === 'color-chits') {
      followed.push(id)
      if (followed.length === 2) expect(worded(match, question).text).toContain('So far: MAGIC ')
    }
    match.answer(0, id)
    question = match.questions[0]!
  }
  expect(followed.filter(id => id.includes('IV'))).toHaveLength(1)
  expect(followed.at(-1)).toBe('done')
})
