import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ask,
  Divergence,
  IllegalAnswer,
  KernelError,
  Match,
  type Move,
  type Rule,
  replay,
  type Seat,
  simultaneously,
} from '../../src/kernel/index.ts'
import { nthAnswer } from '../asked.ts'
import { actionsOfAll, beginToy, gameOf, headers, played, portrait, Scribe, type ToyMatch } from './play.ts'
import { type ToyTable, toy, toyHeader } from './toy.ts'

const three = { seats: ['Zoe', 'Ann', 'Moe'] }

/** Begins the toy at the simultaneous choice of purses. */
const atPurses = (seed: string, change = {}): ToyMatch => beginToy({ ...three, seed, ...change })

/** Begins the toy at the simultaneous bids. */
function atBids(seed: string, change = {}): ToyMatch {
  const match = beginToy({ ...three, seed, ...change })
  while (match.state.phase !== 'bids') {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options.find(({ id }) => ['leave purse', 'stop'].includes(id))!.id)
  }
  return match
}

/** Asks Zoe alone and answers for her, then asks each of these seats twice simultaneously, then Zoe again. */
function writing(seats: readonly Seat[] = [0, 1, 2], change = {}) {
  const game = gameOf(function* (table: ToyTable): Rule {
    const question = (seat: Seat, topic: string) => ({ seat, topic, rule: '1', options: [{ id: 'a' }, { id: 'b' }] })
    yield* ask(question(0, 'alone'))
    yield* simultaneously(table, [0, 1, 2], function* (seat) {
      if (!seats.includes(seat)) return
      yield* ask(question(seat, 'first'))
      yield* ask(question(seat, 'last'))
    })
    yield* ask(question(0, 'after'))
    table.end({ winners: [], text: 'Over.' })
  })
  const match = Match.begin(game, toyHeader({ ...three, ...change }))
  match.answer(0, 'a')
  return match
}

/** A seat's action in a simultaneous phase: an answer, or an undo. */
type Step = { readonly seat: Seat; readonly answer: number } | { readonly seat: Seat; readonly back: number }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ seat: fc.nat(2), answer: fc.nat(99) }) },
    { weight: 2, arbitrary: fc.record({ seat: fc.nat(2), back: fc.integer({ min: 0, max: 3 }) }) },
  ),
  { maxLength: 24 },
)

/** Performs a step if possible. Returns true if it was. */
function take(match: ToyMatch, step: Step): boolean {
  if ('back' in step) {
    if (step.back === 0 && match.redoable(step.seat) > 0) {
      match.redo(step.seat)
      return true
    }
    const count = Math.min(step.back, match.undoable(step.seat).moves)
    if (count > 0) match.undo(step.seat, count)
    return count > 0
  }
  const question = match.questionFor(step.seat)
  if (question) match.answer(step.seat, nthAnswer(question, step.answer))
  return question !== undefined
}

/** Groups the remaining answers by seat. */
const bySeat = (moves: readonly Move[]): Move[] =>
  [0, 1, 2].flatMap(seat => moves.filter(move => 'id' in move && move.seat === seat))

/** Returns everything a seat can observe. */
function noticed(match: ToyMatch, seat: Seat) {
  const view = match.view(seat)
  const told = match.events().length
  const known = match.length - match.hiddenFrom(seat).length
  return {
    view,
    told,
    known,
    question: match.questionFor(seat),
    undoable: match.undoable(seat),
    redoable: match.redoable(seat),
  }
}

describe('a simultaneous seat', () => {
  it.each([
    ['a purse each', atPurses],
    ['a bid, a charm and dice each', atBids],
  ])("can change its answers, and only each seat's last ones count: %s", (_, begin) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), steps, fc.nat(5), (seed, script, last) => {
        const match = begin(seed)
        const { phase } = match.state
        const from = match.length
        for (const step of script) if (match.state.phase === phase) take(match, step)
        while (match.state.phase === phase)
          take(match, { seat: match.questions[last % match.questions.length]!.seat, answer: 0 })
        const straight = begin(seed)
        for (const move of bySeat(match.moves.slice(from))) straight.play(move)
        expect(match.state).toEqual(straight.state)
        expect(match.events()).toEqual(straight.events())
        expect(match.hash()).toBe(straight.hash())
        expect(JSON.stringify(match.questions)).toBe(JSON.stringify(straight.questions))
      }),
    )
  })

  it.each([
    ['a purse each', atPurses],
    ['a bid, a charm and dice each', atBids],
  ])('reveals nothing by doing so: %s', (_, begin) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), steps, (seed, script) => {
        const match = begin(seed)
        const { phase } = match.state
        for (const step of script) {
          const others = [0, 1, 2].filter(seat => seat !== step.seat)
          const before = others.map(seat => noticed(match, seat))
          take(match, step)
          if (match.state.phase !== phase) return
          expect(others.map(seat => noticed(match, seat))).toEqual(before)
          expect(match.view(null)).toEqual(match.view(null))
        }
      }),
    )
  })

  it('can redo what it retracted even if another has answered since, but not after answering again itself', () => {
    const match = writing()
    match.answer(2, 'a')
    match.undo(2)
    match.answer(0, 'a')
    expect([match.redoable(2), match.redoable(0)]).toEqual([1, 0])
    match.redo(2)
    expect(match.questionFor(2)).toMatchObject({ topic: 'last' })
    match.undo(2)
    match.answer(2, 'b')
    expect(match.redoable(2)).toBe(0)
  })

  it('can take back its decision until the last answer', () => {
    const match = writing()
    match.answer(2, 'a')
    match.answer(2, 'b')
    match.answer(0, 'a')
    expect(match.questionFor(2)).toBeUndefined()
    expect(match.undoable(2)).toEqual({ moves: 2, barrier: 'together' })
    expect(match.undo(2)).toBe(true)
    expect(match.questionFor(2)).toMatchObject({ topic: 'last' })
    match.undo(2)
    expect(match.questionFor(2)).toMatchObject({ topic: 'first' })
    expect(() => match.undo(2)).toThrow('Nothing can be undone: the others are choosing at the same time.')
    expect(() => match.undo(0, 2)).toThrow('Only 1 can be undone: the others are choosing at the same time.')
    for (const seat of [2, 2, 1, 1, 0]) match.answer(seat, 'b')
    expect(match.questions).toMatchObject([{ topic: 'after' }])
    for (const seat of [0, 1, 2]) expect(match.undoable(seat)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it('cannot take back what its own dice have shown, no matter what others have seen', () => {
    const match = atPurses('dice')
    match.answer(0, 'take purse')
    match.answer(1, 'take purse')
    match.answer(0, 'keep')
    expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'revealed' })
    expect(match.undoable(1)).toEqual({ moves: 0, barrier: 'revealed' })
    expect(() => match.undo(0, 2)).toThrow('Only 1 can be undone: something has been revealed since.')
  })

  it('goes back no further than the start of the phase, whether or not others have answered', () => {
    const match = writing()
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'together' })
    match.answer(0, 'a')
    expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'together' })
    match.answer(1, 'a')
    expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'together' })
    expect(match.undo(0)).toBe(true)
    expect(match.undo(1)).toBe(false)
  })

  it('undoes as usual if nobody else has to decide', () => {
    const match = writing([0])
    match.answer(0, 'a')
    expect(match.undoable(0)).toEqual({ moves: 2, barrier: 'start' })
    match.undo(0, 2)
    expect(match.questions).toMatchObject([{ topic: 'alone' }])
  })

  it('does not take back chat sent in the meantime', () => {
    const match = writing()
    match.answer(2, 'a')
    match.say(1, { say: 'Well?' })
    match.answer(1, 'a')
    match.say(0, { say: 'Wait.' })
    match.undo(2)
    expect(match.chat.map(one => one.at)).toEqual([1, 2])
  })

  it('cannot retract while dice are forced, since the first to answer gets them', () => {
    const match = writing()
    match.answer(2, 'a')
    match.forceDice([6, 5])
    match.answer(1, 'a')
    expect(match.retractable(2)).toBe(0)
    expect(() => match.undo(2)).toThrow('another player has answered since')
  })

  it('takes back the last move of any seat in a practice game, unless its own is requested', () => {
    const match = writing([0, 1, 2], { practice: true })
    match.answer(2, 'a')
    match.answer(1, 'a')
    const before = portrait(match)
    expect(match.undoable(2)).toEqual({ moves: match.length, barrier: 'start' })
    expect(match.undo(2)).toBe(false)
    expect(match.questionFor(1)).toBeDefined()
    match.answer(1, 'a')
    expect(portrait(match)).toEqual(before)
    expect(match.undo(2, 1, true)).toBe(true)
    expect(match.questions).toMatchObject([{ topic: 'first' }, { topic: 'last' }, { topic: 'first' }])
  })

  it('leaves the match unchanged and reports the fault if a rule lets one seat affect another', () => {
    const match = Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        const { gold } = table.state
        yield* simultaneously(table, [0, 1], function* (seat) {
          const ids = seat === 1 && gold[0] === 5 ? ['c'] : ['a', 'b']
          const id = yield* ask({ seat, topic: 'letter', rule: '1', show: true, options: ids.map(id => ({ id })) })
          if (seat === 0) gold[0] = 5
          yield* ask({ seat, topic: 'then', rule: '1', show: true, options: [{ id: `after ${id} and ${gold[0]}` }] })
        })
      }),
      toyHeader(),
    )
    match.answer(0, 'a')
    match.answer(1, 'a')
    match.answer(1, 'after a and 5')
    const before = portrait(match)
    expect(() => match.undo(0)).toThrow(KernelError)
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ cause: expect.any(IllegalAnswer) }))
    expect(portrait(match)).toEqual(before)
  })
})

describe('a record', () => {
  it('of a game with many changed answers replays line by line', () => {
    fc.assert(
      fc.property(headers, fc.array(actionsOfAll, { maxLength: 80 }), (header, list) => {
        const { match, record } = played(header, list)
        const again = replay(toy, record)
        expect(portrait(again)).toEqual(portrait(match))
        const half = match.length >> 1
        expect(match.fork({ headless: false, at: half }).moves).toEqual(match.moves.slice(0, half))
        expect(match.fork().hash()).toBe(match.hash())
      }),
    )
  })

  it('names the retracted answers among those of other seats', () => {
    const scribe = new Scribe(writing())
    scribe.play({ seat: 2, id: 'a' })
    scribe.play({ seat: 1, id: 'b' })
    scribe.do({ back: 1, by: 2 })
    scribe.do({ back: 1, by: 1 })
    expect(scribe.lines.slice(2).map(({ hash: _, ...line }) => line)).toEqual([
      { undo: 1, by: 2, own: true },
      { undo: 1, by: 1 },
    ])
  })

  it('diverges at an impossible line of this kind', () => {
    const { header } = atPurses('bad')
    const begun = beginToy(header)
    begun.answer(0, 'leave purse')
    const lines = [{ seat: 0, id: 'leave purse', hash: begun.hash() }]
    const back = { undo: 1, by: 1, own: true, hash: begun.hash() } as const
    expect(() => replay(toy, { header, lines: [...lines, back] })).toThrow(Divergence)
  })
})

describe('a look-ahead from a simultaneous phase', () => {
  it("does not know the others' answers and asks them again", () => {
    const match = atBids('ahead')
    match.answer(0, '1')
    match.answer(0, 'none')
    match.answer(1, '2')
    const guess = structuredClone(match.state)
    const fork = match.fork({ state: guess, seat: 1, headless: false })
    expect(fork.moves.filter(move => 'id' in move && move.seat === 0).length).toBe(
      match.moves.filter(move => 'id' in move && move.seat === 0).length - 2,
    )
    expect(fork.questionFor(0)).toMatchObject({ topic: 'bid' })
    expect(fork.questionFor(1)).toEqual(match.questionFor(1))
    expect(match.fork({ state: guess }).questionFor(0)).toBeUndefined()
  })

  it('repeats its own dice, but not those that only others have seen', () => {
    const match = atPurses('fall')
    match.answer(0, 'take purse')
    match.answer(1, 'take purse')
    const own = match.questionFor(1)
    const guess = { ...structuredClone(match.state), random: beginToy({ seed: 'other' }).state.random }
    const fork = match.fork({ state: guess, seat: 1 })
    expect(fork.questionFor(1)).toEqual(own)
    expect(fork.questionFor(0)).toMatchObject({ options: [{ id: 'take purse' }, { id: 'leave purse' }] })
  })
})

describe('a private reveal', () => {
  /** Lets Zoe answer and reveals something. Then Ann answers. */
  const showing = (seats: readonly Seat[] | undefined) =>
    Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        const options = [{ id: 'a' }, { id: 'b' }]
        yield* ask({ seat: 0, topic: 'first', rule: '1', options })
        table.reveal(seats)
        yield* ask({ seat: 0, topic: 'second', rule: '1', options })
        yield* ask({ seat: 1, topic: 'third', rule: '1', options })
      }),
      toyHeader(),
    )

  it.each([[undefined], [[0]], [[1]], [[0, 1]]])(
    'blocks undo for the seat that caused it and those that saw it (%j)',
    seats => {
      const match = showing(seats)
      expect(match.isIrreversible(0, 'a')).toBe(true)
      match.answer(0, 'a')
      expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
      expect(match.undoable(1).moves).toBe(0)
      match.answer(0, 'a')
      expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'revealed' })
    },
  )

  it('does not block undo for the other simultaneous seats, during the phase or after it', () => {
    const match = Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        const options = [{ id: 'look' }, { id: 'pass' }]
        yield* simultaneously(table, [0, 1, 2], function* (seat) {
          if (seat === 2) return table.reveal([2])
          const id = yield* ask({ seat, topic: 'look', rule: '1', options })
          if (id === 'look') table.reveal([seat])
          yield* ask({ seat, topic: 'then', rule: '1', options })
        })
        yield* ask({ seat: 0, topic: 'after', rule: '1', options })
      }),
      toyHeader(three),
    )
    match.answer(0, 'pass')
    match.answer(1, 'look')
    expect(match.undoable(1)).toEqual({ moves: 0, barrier: 'revealed' })
    expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'together' })
    match.undo(0)
    match.answer(0, 'look')
    expect(match.undoable(0).moves).toBe(0)
  })

  it('does not block undo in a practice game', () => {
    const match = showing([1])
    const practice = Match.begin(match.game, toyHeader({ practice: true }))
    practice.answer(0, 'a')
    expect(practice.undoable(0).moves).toBe(1)
    expect(practice.isIrreversible(0, 'a')).toBe(false)
  })
})

describe('the waiting status', () => {
  it("names the game's topic, and counts the seats that are ready", () => {
    const match = atBids('waiting')
    expect(match.waiting()).toEqual({ topic: 'bids', ready: 0, of: 3 })
    match.answer(2, '1')
    expect(match.waiting()).toEqual({ topic: 'bids', ready: 0, of: 3 })
    match.answer(2, 'none')
    expect(match.waiting()).toEqual({ topic: 'bids', ready: 1, of: 3 })
    const letters = writing()
    for (const seat of [1, 1, 0]) letters.answer(seat, 'a')
    expect(letters.waiting()).toEqual({ topic: 'first', ready: 1, of: 3 })
    letters.undo(1)
    expect(letters.waiting()).toEqual({ topic: 'first', ready: 0, of: 3 })
  })

  it('is a single answer if one seat is asked', () => {
    const match = beginToy()
    for (const seat of [0, 1]) match.answer(seat, 'leave purse')
    expect(match.waiting()).toEqual({ topic: 'wander', ready: 0, of: 1 })
  })

  it('skips seats with nothing to decide, and names no topic if they differ', () => {
    const match = Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        yield* simultaneously(table, [0, 1, 2], function* (seat) {
          if (seat < 2) yield* ask({ seat, topic: `of ${seat}`, rule: '1', show: true, options: [{ id: 'a' }] })
        })
        table.end({ winners: [], text: 'Over.' })
      }),
      toyHeader(three),
    )
    expect(match.waiting()).toEqual({ topic: null, ready: 0, of: 2 })
    match.answer(1, 'a')
    expect(match.waiting()).toEqual({ topic: null, ready: 1, of: 2 })
    match.answer(0, 'a')
    expect(match.waiting()).toBeNull()
  })
})
