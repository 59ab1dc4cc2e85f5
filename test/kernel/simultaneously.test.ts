import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ask,
  IllegalAnswer,
  KernelError,
  Match,
  newTableState,
  type Rule,
  type Seat,
  simultaneously,
  Table,
} from '../../src/kernel/index.ts'
import { everyAnswer, nthAnswer } from '../asked.ts'
import { beginToy, gameOf, portrait, type ToyMatch } from './play.ts'
import { type ToyTable, toyHeader } from './toy.ts'

const four = { seats: ['Zoe', 'Ann', 'Moe', 'Bob'] }

/** Begins the toy at the simultaneous bids, with coins for everybody. */
function atBids(seed: string, seats = four.seats): ToyMatch {
  const match = beginToy({ seed, seats })
  while (match.state.phase !== 'bids') {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options.find(option => ['leave purse', 'stop'].includes(option.id))!.id)
  }
  return match
}

/** Lets all seats decide, each by its script, in the given order. Returns all events. */
function decideInOrder(match: ToyMatch, scripts: readonly (readonly number[])[], order: readonly number[]) {
  const { phase } = match.state
  const from = match.length
  const turns = scripts.map(() => 0)
  for (let i = 0; match.state.phase === phase; i++) {
    const { questions } = match
    const question = questions[(order[i % order.length] ?? 0) % questions.length]!
    const { seat } = question
    const n = scripts[seat]![turns[seat]!++ % scripts[seat]!.length]!
    match.answer(seat, nthAnswer(question, n))
  }
  return match.events(from)
}

/** Returns everything observable about a match except the order of moves. */
function outcome(match: ToyMatch) {
  const { state, questions, hash } = portrait(match) as Record<string, unknown>
  return { state, questions, hash }
}

/** Lists all permutations. */
function orders(items: readonly Seat[]): Seat[][] {
  if (items.length === 0) return [[]]
  return [...new Set(items)].flatMap(first => {
    const rest = items.slice()
    rest.splice(items.indexOf(first), 1)
    return orders(rest).map(order => [first, ...order])
  })
}

describe('simultaneous seats', () => {
  const script = fc.array(fc.nat(99), { minLength: 1, maxLength: 3 })
  const scripts = fc.tuple(script, script, script, script)
  const order = fc.array(fc.nat(3), { minLength: 1, maxLength: 16 })

  it.each([
    ['with a purse each', (seed: string) => beginToy({ seed, ...four })],
    ['with a bid, a charm and dice each', (seed: string) => atBids(seed)],
  ])('reach the same result in every order of answers, %s', (_, begin) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), scripts, order, order, (seed, plans, one, other) => {
        const first = begin(seed)
        const second = begin(seed)
        expect(decideInOrder(second, plans, other)).toEqual(decideInOrder(first, plans, one))
        expect(outcome(second)).toEqual(outcome(first))
      }),
    )
  })

  it('reach the same result in all ninety orders of three seats with two answers each', () => {
    let first: unknown
    for (const order of orders([0, 0, 1, 1, 2, 2])) {
      const match = atBids('ninety', ['Zoe', 'Ann', 'Moe'])
      const from = match.length
      const asked = new Map<Seat, string[]>()
      for (const seat of order) {
        const ids = everyAnswer(match.questionFor(seat)!)
        asked.set(seat, [...(asked.get(seat) ?? []), ids.join()])
        match.answer(seat, ids.includes('none') ? 'none' : ids.at(-1)!)
      }
      expect(match.state.phase).toBe('wander')
      const end = { ...outcome(match), told: match.events(from), asked }
      first ??= end
      expect(end).toEqual(first)
    }
    expect(orders([0, 0, 1, 1, 2, 2])).toHaveLength(90)
  })

  it('learn nothing about each other before the last answer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), scripts, order, (seed, plans, one) => {
        const match = atBids(seed)
        const turns = plans.map(() => 0)
        const views = match.header.seats.map((_, seat) => match.view(seat))
        for (let i = 0; ; i++) {
          const { questions } = match
          const question = questions[one[i % one.length]! % questions.length]!
          const { seat } = question
          const others = questions.filter(question => question.seat !== seat)
          const n = plans[seat]![turns[seat]!++ % plans[seat]!.length]!
          const told = match.answer(seat, nthAnswer(question, n))
          if (match.state.phase !== 'bids') break
          expect(told).toEqual([])
          expect(match.header.seats.map((_, other) => match.view(other))).toEqual(views)
          for (const question of others) expect(match.questionFor(question.seat)).toBe(question)
        }
      }),
    )
  })

  it('each have their own dice', () => {
    const lucks = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const match = atBids(`dice ${i}`)
      const told = decideInOrder(match, [[0], [0], [0], [0]], [0])
      for (const event of told)
        if (event.kind === 'bids')
          lucks.add(
            Object.values(event.bids)
              .map(bid => bid.luck)
              .join(),
          )
    }
    expect(lucks.size).toBeGreaterThan(25)
  })

  it('cannot change an answer once the last one is in', () => {
    const match = beginToy(four)
    match.answer(3, 'take purse')
    match.answer(3, 'keep')
    for (const seat of [1, 2]) match.answer(seat, 'leave purse')
    expect(match.isIrreversible(0, 'leave purse')).toBe(true)
    const told = match.answer(0, 'leave purse')
    expect(told).toMatchObject([{ kind: 'roll', seat: 3 }])
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it('are not asked again when done', () => {
    const match = beginToy(four)
    match.answer(2, 'leave purse')
    expect(() => match.answer(2, 'leave purse')).toThrow(IllegalAnswer)
    expect(match.questions.map(question => question.seat)).toEqual([0, 1, 3])
  })

  it('use forced dice in the order they roll', () => {
    const match = atBids('ready')
    match.forceDice([6, 5, 4, 3])
    for (const seat of [3, 1, 0, 2]) match.answer(seat, '0')
    const event = match.events().find(told => told.kind === 'bids')
    expect(event).toMatchObject({ bids: { Zoe: { luck: 4 }, Ann: { luck: 5 }, Moe: { luck: 3 }, Bob: { luck: 6 } } })
  })
})

describe('the simultaneous phase', () => {
  const options = ['a', 'b'].map(id => ({ id }))
  const question = (seat: Seat) => ({ seat, topic: 'letter', rule: '1', options })

  /** Begins a game whose first turn runs `simultaneously` with this rule. Its results become the result's text. */
  function deciding(seats: readonly Seat[], rule: (table: ToyTable, seat: Seat) => Rule<string>): ToyMatch {
    const game = gameOf(function* (table) {
      const said = yield* simultaneously(table, seats, seat => rule(table, seat))
      table.end({ winners: [], text: [...said].join(' ') })
    })
    return Match.begin(game, toyHeader(four))
  }

  it("returns each rule's result in seat order", () => {
    const match = deciding([2, 0], (_, seat) => ask(question(seat)))
    match.answer(0, 'b')
    match.answer(2, 'a')
    expect(match.state.result?.text).toBe('2,a 0,b')
  })

  it('asks nobody if there are no seats', () => {
    expect(deciding([], (_, seat) => ask(question(seat))).over).toBe(true)
  })

  it('may be nested, with answers in any order', () => {
    const texts = [
      [0, 1, 0, 1],
      [1, 0, 0, 1],
      [1, 1, 0, 0],
    ].map(order => {
      const match = deciding([0, 1], function* (table, seat) {
        const inner = yield* simultaneously(table, [seat], function* () {
          table.emit({ kind: 'searched', seat, rule: '1' })
          return (yield* ask(question(seat))) + table.die(20) + (yield* ask(question(seat))) + table.die(20)
        })
        return `${inner.get(seat)}${table.die(20)}`
      })
      for (const seat of order) match.answer(seat, seat ? 'b' : 'a')
      expect(match.lastEvents.map(event => event.seat)).toEqual([0, 1])
      return match.state.result?.text
    })
    expect(new Set(texts).size).toBe(1)
  })

  it('lets the only deciding seat take back its answer, unless it has seen the dice of another', () => {
    for (const dice of [false, true]) {
      const game = gameOf(function* (table) {
        yield* simultaneously(table, [0, 1], function* (seat) {
          if (seat === 0) yield* ask(question(0))
          else if (dice) table.roll(1, 1, 'luck', '1')
        })
        yield* ask(question(0))
      })
      const match = Match.begin(game, toyHeader())
      match.answer(0, 'a')
      expect(match.undoable(0).moves).toBe(dice ? 0 : 1)
    }
  })

  it('respects earlier reveals, and does not confuse them with its own', () => {
    const game = gameOf(function* (table) {
      yield* ask(question(0))
      table.die()
      yield* simultaneously(table, [0, 1], function* (seat) {
        if (seat === 0) yield* ask(question(0))
      })
      yield* ask(question(0))
    })
    const match = Match.begin(game, toyHeader())
    match.answer(0, 'a')
    expect(match.undoable(0).moves).toBe(0)
    match.answer(0, 'a')
    expect(match.undoable(0).moves).toBe(1)
  })

  it('refuses a rule that asks another seat', () => {
    expect(() => deciding([0, 1], (_, seat) => ask(question(1 - seat)))).toThrow(KernelError)
  })

  it('refuses a repeated seat', () => {
    expect(() => deciding([1, 1], (_, seat) => ask(question(seat)))).toThrow(KernelError)
  })

  it('refuses an answer of a seat it did not ask', () => {
    const rule = simultaneously(new Table(newTableState({ seed: '7' })), [0, 2], seat => ask(question(seat)))
    expect(rule.next().value).toMatchObject([{ seat: 0 }, { seat: 2 }])
    expect(() => rule.next({ seat: 1, id: 'a' })).toThrow('seat 1 was not asked')
  })

  it('leaves the match unchanged if a rule throws', () => {
    const match = deciding([0, 1], function* (table, seat) {
      table.die()
      if ((yield* ask(question(seat))) === 'b') throw new Error('no')
      return 'yes'
    })
    match.answer(0, 'a')
    const before = portrait(match)
    expect(() => match.answer(1, 'b')).toThrow('no')
    expect(portrait(match)).toEqual(before)
    match.answer(1, 'a')
    expect(match.over).toBe(true)
  })
})
