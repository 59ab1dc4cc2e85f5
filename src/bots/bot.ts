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

/** A bot's look-ahead. It starts from a guess at hidden information, never from the real state. */
export interface Lookahead<S extends TableState = TableState, V = unknown> {
  /** The seat's view at the last checkpoint. A guess must be consistent with it. */
  readonly checkpointView: V
  /**
   * Returns a game that continues from this guess to the current position. Throws if the guess contradicts the moves
   * since.
   */
  fork(guess: S): Match<S, GameEvent, V>
  readonly talk: BotTalk
}

/** The bargains at a table, and the random traits of a bot's character. */
export interface BotTalk {
  readonly bargains: readonly Bargain[]
  /** Returns the random stream for a trait. It stays the same throughout a game. */
  character(trait: string): RandomState
}

/** A bot's decision, computed in slices. The generator returns an option's id. */
export type Deliberation = Generator<void, string>

/** Runs a generator to its end and returns its result. */
export function runToEnd<T>(thought: Generator<void, T>): T {
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

/** A suggested answer with a reason. */
export interface Hint {
  /** The id of one of the question's options. */
  readonly id: string
  /** The reason, in one or two sentences. */
  readonly why: string
  /** The id of the planned answer to the next question, if the reason names it. */
  readonly next?: string
  /** The space where the answer leads over several turns, if the reason names it. */
  readonly goal?: string
}

/** A computer player. It sees its seat's view and answers with an option's id. */
// biome-ignore lint/suspicious/noExplicitAny: a bot may be for any game
export interface Bot<V = any, S extends TableState = any> {
  readonly name: string
  /** Describes the bot's style of play in one sentence, in English if the language isn't supported. */
  about(language: string): string
  /** Returns the id of a legal answer. `random` is the bot's own stream. The same arguments give the same answer. */
  answer(view: V, question: Question, random: RandomState, ahead?: Lookahead<S, V>): string
  /** Like `answer`, but in slices, for callers that must do other things in between. */
  think?(view: V, question: Question, random: RandomState, ahead?: Lookahead<S, V>): Deliberation
  /** Like `answer`, for a bot that waits for another program. Such a bot's `answer` throws. */
  ask?(view: V, question: Question, random: RandomState, ahead?: Lookahead<S, V>): Promise<string>
  /**
   * Suggests an answer to a person, in the given language if it is supported. Returns null if the bot has no
   * suggestion.
   */
  hint?(view: V, question: PhrasedQuestion, language?: string): Hint | null
  /** Like `hint`, but in slices. */
  advise?(view: V, question: PhrasedQuestion, language?: string): Generator<void, Hint | null>
  /** Returns true if the bot accepts an offer. A bot without this method refuses all offers. */
  accepts?(view: V, bargain: Bargain, talk: BotTalk): boolean
  /** Returns an offer to make before answering, or null if the bot makes none. */
  offer?(view: V, question: Question, talk: BotTalk): Offer | null
}

/** Returns the `BotTalk` for a seat's bot in a match. */
export const talkOf = (match: Pick<Match, 'header'> & Parameters<typeof bargainsOf>[0], seat: Seat): BotTalk => ({
  get bargains() {
    return bargainsOf(match)
  },
  character: trait => streamOf(match.header, `${trait} of ${seat}`),
})

/** Returns a seat's look-ahead. The match must keep its history. */
export function lookaheadFor<S extends TableState, V>(match: Match<S, GameEvent, V>, seat: Seat): Lookahead<S, V> {
  return {
    get checkpointView() {
      return match.checkpointView(seat)
    },
    fork: state => match.fork({ state, seat }),
    talk: talkOf(match, seat),
  }
}

/** Returns a bot's random stream for the nth move of a game. It doesn't depend on the earlier moves. */
export const botRandom = ({ seed, streams }: Seeded, seat: Seat, move: number): RandomState =>
  streamOf({ seed: `${seed} ${move}`, streams }, `bot ${seat}`)
