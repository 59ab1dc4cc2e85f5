import fc from 'fast-check'
import {
  answerNumber,
  answersTo,
  type GameRecord,
  type Header,
  Match,
  type Move,
  type RecordLine,
  type Rule,
  type Seat,
} from '../../src/kernel/index.ts'
import { CARDS, type ToyEvent, type ToyState, type ToyTable, type ToyView, toy, toyHeader } from './toy.ts'

export type ToyMatch = Match<ToyState, ToyEvent, ToyView>

export function beginToy(change: Partial<Header> = {}): ToyMatch {
  return Match.begin(toy, toyHeader(change))
}

/** A random action. Numbers pick among the possible choices when it runs. */
export type Action = { answer: number } | { back: number; by?: number } | { dice: number[] } | { card: number }

export const answers: fc.Arbitrary<Action> = fc.nat(9999).map(answer => ({ answer }))
/** Mostly answers, with some undo and forced dice or cards. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: answers },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map(back => ({ back })) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }).map(dice => ({ dice })) },
  { weight: 1, arbitrary: fc.nat(CARDS.length - 1).map(card => ({ card })) },
)

/** The same actions, but any seat can undo, not only the last one. */
export const actionsOfAll: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: actions },
  { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 3 }), by: fc.nat(3) }) },
)

export const headers: fc.Arbitrary<Header> = fc
  .record({ seed: fc.string({ maxLength: 4 }), seats: fc.integer({ min: 2, max: 4 }), practice: fc.boolean() })
  .map(({ seed, seats, practice }) =>
    toyHeader({ seed, practice, seats: ['Zoe', 'Ann', 'Moe', 'Bob'].slice(0, seats) }),
  )

/** A match with the record a save would hold. */
export class Scribe {
  readonly lines: RecordLine[] = []

  constructor(readonly match: ToyMatch) {}

  /** Performs an action if possible and records it. */
  do(action: Action): void {
    if ('answer' in action) {
      const move = pick(this.match, action.answer)
      if (move) this.play(move)
    } else if ('back' in action) {
      this.takeBack(action.back, action.by)
    } else if ('dice' in action) {
      this.play({ dice: action.dice })
    } else {
      const card = CARDS[action.card]!
      if (this.match.state.deck.draw.includes(card)) this.play({ stack: 'deck', cards: [card] })
    }
  }

  play(move: Move): void {
    this.match.play(move)
    this.lines.push({ ...move, hash: this.match.hash() })
  }

  /** Undoes up to `count` moves of a seat, by default the one that moved last. */
  private takeBack(count: number, who?: number): void {
    const last = this.match.moves.at(-1)
    const seats = this.match.header.seats.length
    const by: Seat = who !== undefined ? who % seats : last && 'seat' in last ? last.seat : 0
    const undo = Math.min(count, this.match.undoable(by).moves)
    if (undo === 0) return
    const own = this.match.undo(by, undo)
    this.lines.push({ undo, by, ...(own ? { own } : {}), hash: this.match.hash() })
  }

  get record(): GameRecord {
    return { header: this.match.header, lines: this.lines }
  }
}

/** Picks an open question and one of its options. Returns undefined once the game is over. */
export function pick(match: ToyMatch, n: number): { seat: Seat; id: string } | undefined {
  const { questions } = match
  const question = questions[n % questions.length]
  if (!question) return undefined
  return { seat: question.seat, id: answerNumber(question, Math.floor(n / questions.length) % answersTo(question)) }
}

/** Plays the actions in a new match. */
export function played(header: Header, list: readonly Action[]): Scribe {
  const scribe = new Scribe(Match.begin(toy, header))
  for (const action of list) scribe.do(action)
  return scribe
}

/** Copies everything observable about a match, for comparison. */
export function portrait(match: ToyMatch): unknown {
  return JSON.parse(
    JSON.stringify({
      state: match.state,
      hash: match.hash(),
      over: match.over,
      questions: match.questions,
      moves: match.moves,
      events: match.events(),
      lastEvents: match.lastEvents,
      undoable: match.header.seats.map((_, seat) => match.undoable(seat)),
      views: [null, ...match.header.seats.keys()].map(seat => match.view(seat)),
    }),
  )
}

/** Makes a toy with another turn rule. */
export function gameOf(turn: (table: ToyTable) => Rule): typeof toy {
  return { ...toy, turn }
}
