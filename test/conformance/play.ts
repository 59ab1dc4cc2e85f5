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

/** A game's hidden information, for the test that nobody sees too much. A game with an open table has none. */
// biome-ignore lint/suspicious/noExplicitAny: each game knows its own state
export interface Hidden<S extends TableState = any> {
  /** Adds secrets that random play seldom reaches to a state, in place. */
  readonly enrich?: (state: S, random: RandomState) => void
  /** Changes in place everything that a seat may not know (`null`: a spectator). */
  readonly disguise: (state: S, seat: Seat | null, random: RandomState) => void
  /** Does the same, but leaves others' cards alone if they can act by themselves, so that the game can continue. */
  readonly disguiseUnheld?: (state: S, seat: Seat | null, random: RandomState) => void
}

/** A game under test, with its bots and its hidden information. */
export interface Subject {
  readonly game: Game
  readonly bots: readonly Bot[]
  readonly hidden: Hidden | undefined
}

/** Seven of eight answers come from a bot, if there is one, because random play gets nowhere. */
const BY_BOT = 8

/** A random game that is the same for the same seed. Each step answers one of the open questions. */
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

  /** Returns the next answer without giving it. */
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

/** Returns the questions in a comparable form, because rules may keep functions with their options. */
export const asked = (questions: readonly Question[]): string => JSON.stringify(questions)

/** Returns everybody at a table, including spectators. */
export const eyesAt = ({ seats }: Header): (Seat | null)[] => [null, ...seats.keys()]
