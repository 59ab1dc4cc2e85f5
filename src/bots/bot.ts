import {
  type Bargain,
  bargainsOf,
  type GameEvent,
  type Match,
  type Offer,
  type PhrasedQuestion,
  type Question,
  type RandomState,
  type Seat,
  type Seeded,
  streamOf,
  type TableState,
} from '../kernel/index.ts'

/** How a bot tries out what may come: over its own guess at what is hidden, never over what truly lies there. */
export interface Ahead<S extends TableState = TableState, V = unknown> {
  /** What its seat could know at the last resting point: a guess has to fit it. */
  readonly rest: V
  /** A game that goes on from this guess as far as the table has come. Throws where the guess cannot have led here. */
  fork(guess: S): Match<S, GameEvent, V>
  readonly talk: Talk
}

/** What was promised at the table, and what sort of fellow a bot is. */
export interface Talk {
  readonly bargains: readonly Bargain[]
  /** A stream for a trait of its own, the same at every question of a game. */
  character(trait: string): RandomState
}

/** A bot thinking: the id of an option in the end, and places to pause on the way. */
export type Thought = Generator<void, string>

/** Thinks a thought to its end at once, and says what came of it. */
export function concluded<T>(thought: Generator<void, T>): T {
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

/** What a bot would do and why, for a person who asks. */
export interface Hint {
  /** The id of one of the question's options. */
  readonly id: string
  /** One or two sentences. */
  readonly why: string
}

/** Somebody who plays by rule and not by hand: it sees what its seat may know, and answers with an option's id. */
// biome-ignore lint/suspicious/noExplicitAny: a bench of bots holds those of every game
export interface Bot<V = any, S extends TableState = any> {
  readonly name: string
  /** One sentence on how it plays, in a language where it has words of that, else in English. */
  about(language: string): string
  /** The id of one of the question's options. `random` is the bot's own stream. The same of all four give the same answer. */
  answer(view: V, question: Question, random: RandomState, ahead?: Ahead<S, V>): string
  /** The same in slices, for callers that must do other things in between. */
  think?(view: V, question: Question, random: RandomState, ahead?: Ahead<S, V>): Thought
  /** The same of a bot that waits for another program; it has no other way to answer. */
  ask?(view: V, question: Question, random: RandomState, ahead?: Ahead<S, V>): Promise<string>
  /** What it would advise a person at this question as he reads it, in words of the language where it has any. Null where it has nothing to say. */
  hint?(view: V, question: PhrasedQuestion, language?: string): Hint | null
  /** The same in slices, of one who thinks long about it. */
  advise?(view: V, question: PhrasedQuestion, language?: string): Generator<void, Hint | null>
  /** Whether it accepts what is offered to it; one that has no mind about that refuses. */
  accepts?(view: V, bargain: Bargain, talk: Talk): boolean
  /** What it offers before it answers, or null. */
  offer?(view: V, question: Question, talk: Talk): Offer | null
}

/** The talk at a table, as the bot of a seat hears it. */
export const talkOf = (match: Match, seat: Seat): Talk => ({
  get bargains() {
    return bargainsOf(match)
  },
  character: trait => streamOf(match.header, `${trait} of ${seat}`),
})

/** A seat's way to look ahead in a match that keeps its history. */
export function aheadOf<S extends TableState, V>(match: Match<S, GameEvent, V>, seat: Seat): Ahead<S, V> {
  return {
    get rest() {
      return match.restView(seat)
    },
    fork: state => match.fork({ state, seat }),
    talk: talkOf(match as unknown as Match, seat),
  }
}

/** The stream of a bot at the nth move of a game: the same whenever that move comes, however the game was come to. */
export const botRandom = ({ seed, streams }: Seeded, seat: Seat, move: number): RandomState =>
  streamOf({ seed: `${seed} ${move}`, streams }, `bot ${seat}`)
