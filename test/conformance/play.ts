import type { Bot } from '../../src/bots/index.ts'
import {
  below,
  type Game,
  type Header,
  Match,
  type Question,
  type RandomState,
  type Seat,
  seedRandom,
  type TableState,
} from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'

/** What is hidden in a game, for the proof that nobody sees more than is his. A game whose tables lie open has none of it. */
// biome-ignore lint/suspicious/noExplicitAny: each game knows its own state
export interface Hidden<S extends TableState = any> {
  /** Puts into a state, in place, hidden things that random play seldom comes to. */
  readonly enrich?: (state: S, random: RandomState) => void
  /** Changes, in place, all that a seat may not know (`null`: somebody who watches). */
  readonly disguise: (state: S, seat: Seat | null, random: RandomState) => void
  /** The same without what others hold, where that may act by itself: for playing on. */
  readonly disguiseUnheld?: (state: S, seat: Seat | null, random: RandomState) => void
}

/** A game under proof: with its bots, and with what is hidden in it. */
export interface Subject {
  readonly game: Game
  readonly bots: readonly Bot[]
  readonly hidden: Hidden | undefined
}

/** Seven answers in eight are a bot's, where one is given: chance alone never comes far. */
const BY_BOT = 8

/** A game played at random, the same for the same words: a step answers one of the open questions. */
export class RandomGame {
  readonly header: Header
  readonly match: Match
  readonly random: RandomState

  constructor(game: Game, seed: string, n: number, { headless = false, bot }: { headless?: boolean; bot?: Bot } = {}) {
    this.header = headerFor(game, n, seed, { varied: true })
    this.match = Match.begin(game, this.header, { headless })
    this.random = seedRandom(`${seed} ${n}`, 'conformance')
    this.bot = bot
  }

  private readonly bot: Bot | undefined

  /** What is answered next; nothing is until it is given. */
  next(): { readonly seat: Seat; readonly id: string } {
    const { match, random, bot } = this
    const chance = randomAnswer(random, match.questions)
    const question = match.questions[0]
    if (!bot || !question || below(random, BY_BOT) === 0) return chance
    return { seat: question.seat, id: bot.answer(match.view(question.seat), question, random) }
  }

  /** Gives the next answer. */
  step(): { readonly seat: Seat; readonly id: string } {
    const answer = this.next()
    this.match.answer(answer.seat, answer.id)
    return answer
  }
}

/** What is asked, as it can be compared: rules may keep functions with their options. */
export const asked = (questions: readonly Question[]): string => JSON.stringify(questions)

/** Everybody at a table, and who watches it. */
export const eyesAt = ({ seats }: Header): (Seat | null)[] => [null, ...seats.keys()]
