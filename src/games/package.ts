import type { GenericSchema } from 'valibot'
import type { BotSet } from '../bots/index.ts'
import type { Game, Header, Match, Question } from '../kernel/index.ts'
import type { Rulebook } from '../parts/rulebook.ts'
import type { GameScreen } from '../screen/kit/game-screen.ts'

/** Values by language code. English is always present. */
export type InLanguages<T> = Readonly<{ en: T } & Record<string, T>>

/** A bundled game in saves/examples: its players, seed and length. */
export interface Example {
  readonly file: string
  /** A description, written as comments at the top of the file. */
  readonly about: readonly string[]
  readonly options: Header['options']
  readonly seats: readonly string[]
  /** The seed. If `must` is given, it is the first of `seed0`, `seed1`, ... that satisfies `must`. */
  readonly seed: string
  readonly must?: (match: Match) => boolean
  /** The bot for all seats, the apprentice by default. */
  readonly bot?: string
  /** Overrides the bot's answers. Null leaves the answer to the bot. */
  readonly choose?: (question: Question, match: Match) => string | null
  /** The first day that is not played. The whole game is played by default. */
  readonly untilDay?: number
  /** Returns a comment for the start of a day. */
  readonly onDay: (day: number) => string
  /** Returns the lines at the end of the file that every replay checks. */
  readonly checks: (match: Match) => readonly string[]
}

/** A game's data file with its schema and its parsed contents. */
export interface DataFile {
  readonly file: string
  readonly schema: GenericSchema
  readonly holds: unknown
}

/**
 * A complete game, and the entry point to its folder. Small values are available immediately; everything else is loaded
 * on demand.
 */
export interface GamePackage {
  /** The folder's name, also used in records, saves and commands. */
  readonly id: string
  /** The rules and texts. */
  readonly game: () => Promise<Game>
  /** Setup options that commands accept as `--NAME` as well as through `--set`, with their descriptions. */
  readonly flags?: Readonly<Record<string, string>>
  readonly rulebooks?: () => Promise<InLanguages<Rulebook>>
  /** The bots, and the statistics that simulations collect. In a game without them the wanderer is the only bot. */
  readonly bots?: () => Promise<BotSet>
  /** The map, sheets and pages. A game without them is shown as text. */
  readonly screens?: () => Promise<InLanguages<GameScreen>>
  readonly examples?: () => Promise<readonly Example[]>
  /** Files in data/ with their schemas, for validation. */
  readonly dataFiles?: () => Promise<readonly DataFile[]>
}
