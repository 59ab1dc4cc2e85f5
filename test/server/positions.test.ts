import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { ask, bargainsOf, type Game, Match, type Rule, seedRandom, simultaneously } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { GameLogs } from '../../src/server/game-logs.ts'
import { GameLog, nextAtKeyboard, notUndone, type Position, resultIn } from '../../src/server/positions.ts'
import { nthAnswer } from '../asked.ts'
import { actionsOfAll, beginToy, gameOf, headers, Scribe } from '../kernel/play.ts'
import { type ToyTable, toy, toyHeader } from '../kernel/toy.ts'
import { english } from '../words.ts'

const known = ({ serial: _, ...position }: Position) => JSON.parse(JSON.stringify(position))

/** Two players walk in turn. Each step and its results are events, some with a short form, and some private. */
const walk: Game = {
  ...(gameOf(function* (table: ToyTable): Rule {
    const { state } = table
    for (let i = 0; i < 4; i++) {
      const seat = i % 2
      const options = ['east', 'west'].map(id => ({ id }))
      yield* ask({ seat, topic: 'wander', rule: '2.1', options, show: true })
      table.emit({ kind: 'walked', seat, rule: '2.1', space: i })
      table.emit({ kind: 'searched', seat, rule: '2.2', to: [seat] })
      table.emit({ kind: 'robbed', seat: null, rule: '2.3' })
      table.emit({ kind: 'sold', seat, rule: '2.4' })
      state.day++
    }
    table.end({ winners: [0], text: 'Kept.' })
  }) as unknown as Game),
  // Nobody is told what is sold.
  sentence: ({ kind, seat }, seats) =>
    kind === 'sold' ? null : kind === 'robbed' ? 'Night falls.' : `${seats[seat!]} ${kind}.`,
  highlight: ({ kind }) => (kind === 'searched' ? 'find' : undefined),
  shortForm: ({ kind, seat }, seats) => (kind === 'walked' ? { about: 'who', text: seats[seat!]! } : undefined),
  ending: () => 'Ann has walked farthest.',
}

const walkers = (practice = false) => {
  const match = Match.begin(walk, toyHeader({ seats: ['Ann', 'Ben'], practice }))
  return { match, narrator: new GameLog(match, () => '/saves/eve') }
}

describe('a position', () => {
  it('lists each event with its day, rule, move, seat and short form', () => {
    const { match, narrator } = walkers()
    match.answer(0, 'east')
    expect(narrator.position(0).log).toStrictEqual([
      { day: 1, text: 'Ann walked.', rule: '2.1', at: 1, seat: 0, shortForm: { about: 'who', text: 'Ann' } },
      { day: 1, text: 'Ann searched.', rule: '2.2', at: 1, seat: 0, alone: true, highlight: 'find' },
      { day: 1, text: 'Night falls.', rule: '2.3', at: 1 },
    ])
    expect(narrator.position(1).log.map(({ text }) => text)).toEqual(['Ann walked.', 'Night falls.'])
    expect(narrator.position(null).log.map(({ text }) => text)).toEqual(['Ann walked.', 'Night falls.'])
  })

  it("contains what is new since its seat's last answer, what may be undone, and where the game is saved", () => {
    const { match, narrator } = walkers()
    const known = (seat: number | null) => narrator.position(seat).known
    expect([known(0), known(null)]).toEqual([0, 0])
    match.answer(0, 'east')
    match.answer(1, 'west')
    // Ann had seen nothing before her own first step, Ben everything it caused, and a spectator everything except the
    // last answer.
    expect([known(0), known(1), known(null)]).toEqual([0, 2, 2])
    const ben = narrator.position(1)
    expect(ben).toMatchObject({ seat: 1, length: 2, day: 3, path: '/saves/eve', language: 'en', bargains: [] })
    expect(ben.undoable).toEqual(match.undoable(1))
    expect(narrator.position(null).undoable).toEqual({ moves: 0, barrier: 'start' })
    expect(narrator.position(1).serial).toBe(ben.serial + 2)
  })

  it("contains its seat's question, phrased once, and no question for spectators", () => {
    const { match, narrator } = walkers()
    const { question } = narrator.position(0)
    expect(question).toMatchObject({ seat: 0, topic: 'wander', text: 'Somebody: wander?' })
    expect(narrator.position(0).question).toBe(question)
    expect([narrator.position(1).question, narrator.position(null).question]).toEqual([null, null])
    expect(narrator.position(0).waiting).toEqual(match.waiting())
  })

  it("of a finished game contains how it ended in the game's words, and waits for nothing", () => {
    const { match, narrator } = walkers()
    expect(narrator.position(0).result).toBeNull()
    for (const [seat, id] of [
      [0, 'east'],
      [1, 'east'],
      [0, 'west'],
      [1, 'west'],
    ] as const)
      match.answer(seat, id)
    expect(narrator.position(0)).toMatchObject({ result: { winners: [0], text: 'Ann has walked farthest.' } })
    expect('waiting' in narrator.position(0)).toBe(false)
    const { ending: _, ...silent } = walk
    expect(resultIn(silent, { result: { winners: [0], text: 'Kept.' }, state: match.state })?.text).toBe('Kept.')
    expect(resultIn(walk, { result: null, state: match.state })).toBeNull()
    // A seat with another language hears it in that language.
    expect(resultIn({ ...walk, ending: () => 'Ann ist am weitesten gegangen.' }, match)?.text).toMatch(/^Ann ist/)
  })

  it('places chat where it was said, with its day', () => {
    const { match, narrator } = walkers()
    match.say(1, { say: 'Good morning.' })
    match.answer(0, 'east')
    match.say(0, { say: 'I am off.' })
    match.answer(1, 'west')
    expect(narrator.position(null).log.map(({ day, at, text }) => `${day} ${at} ${text}`)).toEqual([
      ...['1 0 Ben: “Good morning.”', '1 1 Ann walked.', '1 1 Night falls.', '1 1 Ann: “I am off.”'],
      ...['2 2 Ben walked.', '2 2 Night falls.'],
    ])
    expect(narrator.words()).toEqual([
      { day: 1, at: 0, text: 'Ben: “Good morning.”', rule: '' },
      { day: 1, at: 1, text: 'Ann: “I am off.”', rule: '' },
    ])
    // An earlier position contains only what had been said by then.
    const then = match.fork({ headless: false, at: 0 })
    expect(narrator.position(0, then).log.map(({ text }) => text)).toEqual(['Ben: “Good morning.”'])
  })

  it('has the notes of its own seat alone, and none in the log', () => {
    const { match, narrator } = walkers()
    const before = match.hash()
    match.say(0, { note: 'go east' })
    match.say(1, { note: 'Ann goes east' })
    match.say(0, { note: 'then west' })
    match.say(0, { unnote: 1 })
    expect([0, 1, null].map(seat => narrator.position(seat).notes)).toEqual([
      ['then west'],
      ['Ann goes east'],
      undefined,
    ])
    expect([0, 1, null].flatMap(seat => narrator.position(seat).log)).toEqual([])
    expect(match.hash()).toBe(before)
  })

  it('forgets undone moves', () => {
    const { match, narrator } = walkers(true)
    match.answer(0, 'east')
    match.answer(1, 'west')
    match.say(0, { say: 'So far.' })
    narrator.position(0)
    match.rewind(1)
    match.say(1, { say: 'Again.' })
    expect(narrator.position(1).log.map(({ text }) => text)).toEqual([
      ...['Ann walked.', 'Night falls.', 'Ann: “So far.”', 'Ben: “Again.”'],
    ])
  })
})

/** The same, except that the player who has walked has kept their promise. */
const trading: Game = {
  ...walk,
  bargains: {
    ...{ rule: '7.1', forms: [], promises: () => [], read: () => null },
    words: (promise, name) => `${name} gives ${promise}`,
    fate: (_promise, by, events) =>
      events.some(({ kind, seat }) => kind === 'walked' && seat === by) ? 'kept' : 'open',
  },
}

it('a match has one log for each language, and no text is generated twice', () => {
  const { match } = walkers()
  const logs = new GameLogs(match)
  expect(logs.in('de')).toBe(logs.in('de'))
  expect(logs.in('en')).not.toBe(logs.in('de'))
  expect(logs.in('de').position(0)).toMatchObject({ language: 'de', path: null })
  expect(new GameLogs(match, () => '/saves/eve').in('en').position(0)).toMatchObject({ path: '/saves/eve' })
})

describe('bargains in a position', () => {
  const offer = { offer: { to: 1, give: 'gold', take: 'cloth' } }
  const bargain = { number: 1, by: 0, to: 1, give: 'gold', take: 'cloth' }

  it('are listed among the events, with their rule, as they were offered, answered and settled', () => {
    const match = Match.begin(trading, toyHeader({ seats: ['Ann', 'Ben'] }))
    const narrator = new GameLog(match, () => null)
    match.say(0, offer)
    expect(narrator.position(1).bargains).toEqual([
      { ...bargain, state: 'offered', given: 'open', taken: 'open', at: 0, answered: null, settled: null },
    ])
    // An answer to an offer that nobody has made is ignored.
    match.say(1, { accept: 7 })
    match.answer(0, 'east')
    match.say(1, { accept: 1 })
    match.say(1, { say: 'Done.' })
    for (const [seat, id] of [
      [1, 'west'],
      [0, 'west'],
    ] as const) {
      match.answer(seat, id)
      narrator.position(null)
    }
    match.say(0, { say: 'And thanks.' })
    const lines = narrator.position(null).log
    expect(lines.map(({ day, at, text, rule }) => `${day} ${at} ${text} ${rule}`)).toEqual([
      '1 0 Ann offers Ben bargain 1: Ann gives gold, and Ben gives cloth. 7.1',
      ...['1 1 Ann walked. 2.1', '1 1 Night falls. 2.3', '1 1 Ben accepts bargain 1. 7.1', '1 1 Ben: “Done.” '],
      ...['2 2 Ben walked. 2.1', '2 2 Night falls. 2.3', '3 3 Ann walked. 2.1', '3 3 Night falls. 2.3'],
      ...['3 3 Bargain 1: Ann and Ben both kept it. 7.1', '3 3 Ann: “And thanks.” '],
    ])
    expect(narrator.position(1).bargains).toEqual([
      { ...bargain, state: 'agreed', given: 'kept', taken: 'kept', at: 0, answered: 1, settled: 3 },
    ])
    // An earlier position contains no more than there was then.
    const then = match.fork({ headless: false, at: 1 })
    expect(narrator.position(1, then).bargains).toMatchObject([{ answered: 1, settled: null }])
    expect(new GameLog(match, () => null).position(null).log).toEqual(lines)
    const first = match.fork({ headless: false, at: 0 })
    expect(narrator.position(1, first).bargains).toMatchObject([{ state: 'offered', answered: null }])
    match.say(1, offer)
    expect(narrator.position(1, then).bargains).toHaveLength(1)
  })

  it('do not count secret answers given in the meantime, and neither does chat', () => {
    const crowd = {
      ...trading,
      ...gameOf(function* (table: ToyTable): Rule {
        yield* simultaneously(table, [0, 1, 2], function* (seat) {
          for (let n = 0; n < 2; n++) yield* ask({ seat, topic: 'say', rule: '1', options: [{ id: 'a' }, { id: 'b' }] })
        })
        table.end({ winners: [], text: 'Said.' })
      }),
      bargains: trading.bargains,
    } as unknown as Game
    const match = Match.begin(crowd, toyHeader({ seats: ['Ann', 'Ben', 'Cleo'] }))
    const narrator = new GameLog(match, () => null)
    match.answer(1, 'a')
    match.answer(2, 'a')
    match.say(0, { say: 'First.' })
    match.say(0, offer)
    match.answer(1, 'a')
    match.say(0, { say: 'Second.' })
    match.answer(2, 'a')
    match.say(1, { accept: 1 })
    const counted = (seat: number | null) => {
      const { log, bargains, length } = narrator.position(seat)
      return [log.map(({ at }) => at), bargains.map(({ at, answered, settled }) => [at, answered, settled]), length]
    }
    expect(counted(0)).toEqual([[0, 0, 0, 0], [[0, 0, null]], 0])
    expect(counted(null)).toEqual(counted(0))
    expect(counted(1)).toEqual([[1, 1, 2, 2], [[1, 2, null]], 2])
    expect(counted(2)).toEqual([[1, 1, 1, 2], [[1, 2, null]], 2])
    expect(narrator.position(1).log[0]).toMatchObject({ text: 'Ann: “First.”' })
    // Once all have decided, everything is counted.
    for (const id of ['a', 'b']) match.answer(0, id)
    expect(counted(2)).toEqual([[2, 2, 3, 4], [[2, 4, null]], 6])
  })
})

describe('the next player at the keyboard', () => {
  it('is the current one while they have a question, and changes only to somebody who has one', () => {
    const { match } = walkers()
    expect([nextAtKeyboard(match, 0), nextAtKeyboard(match, 1), nextAtKeyboard(match, null)]).toEqual([0, 0, 0])
    match.answer(0, 'east')
    expect([nextAtKeyboard(match, 0), nextAtKeyboard(match, 1)]).toEqual([1, 1])
    for (const [seat, id] of [
      [1, 'east'],
      [0, 'west'],
      [1, 'west'],
    ] as const)
      match.answer(seat, id)
    expect([nextAtKeyboard(match, 0), nextAtKeyboard(match, 1), nextAtKeyboard(match, null)]).toEqual([0, 1, null])
    // A single player stays at the keyboard.
    const alone = { questions: [], questionFor: () => undefined, header: { seats: ['Ann'] } } as unknown as Match
    expect(nextAtKeyboard(alone, null)).toBe(0)
  })

  it('stays the same while several are asked simultaneously', () => {
    const match = beginToy({ seats: ['Zoe', 'Ann', 'Moe'] }) as unknown as Match
    expect(match.questions.length).toBeGreaterThan(1)
    for (const { seat } of match.questions) expect(nextAtKeyboard(match, seat)).toBe(seat)
  })
})

it('the reason why no more can be undone is given, along with how much can', () => {
  expect(english.format(notUndone({ moves: 0, barrier: 'start' }))).toBe(
    "Nothing to undo: that's where the game starts.",
  )
  expect(english.format(notUndone({ moves: 2, barrier: 'revealed' }))).toBe(
    'You can undo only 2 moves: something has been revealed since.',
  )
})

describe('what a seat sees of a match', () => {
  it('is the same whether it was updated answer by answer or all at once, and at every earlier position', () => {
    fc.assert(
      fc.property(headers, fc.array(actionsOfAll, { maxLength: 60 }), fc.array(fc.nat(99)), (header, list, talk) => {
        const scribe = new Scribe(Match.begin(toy, header))
        const match = scribe.match as unknown as Match
        const long = new GameLog(match, () => null)
        const eyes = [null, ...header.seats.keys()]
        for (const [i, action] of list.entries()) {
          scribe.do(action)
          if (talk.includes(i)) match.say(i % header.seats.length, { say: `Word ${i}.` })
          // Not every log is updated at every event.
          const seat = eyes[i % eyes.length]!
          expect(known(long.position(seat))).toEqual(known(new GameLog(match, () => null).position(seat)))
        }
        for (const seat of eyes) {
          const then = match.fork({ headless: false, at: match.length >> 1 })
          const whole = new GameLog(then, () => null).position(seat)
          expect(known(long.position(seat, then))).toEqual(known(whole))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same with bargains, answered and settled', () => {
    for (let n = 0; n < 3; n++) {
      const match = Match.begin(elfenwizards as Game, headerFor(elfenwizards, n, 'told'))
      const random = seedRandom('told', String(n))
      const long = new GameLog(match, () => null)
      for (let i = 0; !match.over && i < 150; i++) {
        const { seat, id } = randomAnswer(random, match.questions)
        const to = (seat + 1) % match.header.seats.length
        const [give] = elfenwizards.bargains!.promises(match.view(seat) as never, seat)
        const [take] = elfenwizards.bargains!.promises(match.view(to) as never, to)
        if (i % 7 === 3 && give && take) match.say(seat, { offer: { to, give: give.id, take: take.id } })
        const open = bargainsOf(match).find(({ state }) => state === 'offered')
        if (i % 7 === 4 && open) match.say(open.to, { accept: open.number })
        match.answer(seat, id)
        if (i % 11 === 10) match.rewind(match.length - 1)
        expect(known(long.position(to))).toEqual(known(new GameLog(match, () => null).position(to)))
      }
    }
  })

  it('phrases each event once, no matter how many people watch', () => {
    let sentences = 0
    const counting = {
      ...toy,
      sentence(...args: Parameters<typeof toy.sentence>) {
        sentences++
        return toy.sentence(...args)
      },
    }
    const match = Match.begin(counting, beginToy({ seats: ['Zoe', 'Ann', 'Moe'] }).header)
    const narrator = new GameLog(match as unknown as Match, () => null)
    while (!match.over) {
      const question = match.questions[0]!
      match.answer(question.seat, nthAnswer(question, match.length * 7))
      for (const seat of [null, 0, 1, 2]) narrator.position(seat)
    }
    expect(sentences).toBe(match.events().length)
  })

  it('does not change because of what others decide simultaneously or undo', () => {
    const actions = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 2 }), back: fc.boolean(), n: fc.nat(9) }))
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), actions, (seed, list) => {
        const match = beginToy({ seed, seats: ['Zoe', 'Ann', 'Moe'] })
        const narrator = new GameLog(match as unknown as Match, () => null)
        match.say(0, { say: 'Begin.' })
        const before = [0, null].map(seat => known(narrator.position(seat)))
        for (const { seat, back, n } of list) {
          const question = match.questionFor(seat)
          if (back && match.undoable(seat).moves > 0) match.undo(seat)
          else if (question) match.answer(seat, nthAnswer(question, n))
          const now = [0, null].map(other => known(narrator.position(other)))
          expect(now.map(position => ({ ...position, waiting: null }))).toEqual(
            before.map(position => ({ ...position, waiting: null })),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
