import type { GenericSchema } from 'valibot'
import type { Bench } from '../bots/index.ts'
import type { Game, Header, Match, Question } from '../kernel/index.ts'
import type { Rulebook } from '../parts/rulebook.ts'
import type { GameScreen } from '../screen/kit/game-screen.ts'

/** Something for each language a game is told in, by the language's code. English is always there. */
export type InLanguages<T> = Readonly<{ en: T } & Record<string, T>>

/** A game that ships in saves/examples: who plays, on which seed, and how far. */
export interface Example {
  readonly file: string
  /** What it shows, as remarks at its head. */
  readonly about: readonly string[]
  readonly options: Header['options']
  readonly seats: readonly string[]
  /** The seed; where the game must come to something, the first of `seed0`, `seed1`, ... that does. */
  readonly seed: string
  readonly must?: (match: Match) => boolean
  /** The bot that plays it in all seats as it would in the laboratory; the apprentice where it is left out. */
  readonly bot?: string
  /** What whoever is asked answers here otherwise than the bot would; null where the bot answers. */
  readonly choose?: (question: Question, match: Match) => string | null
  /** The first day that is not played any more; to the end of the game where it is left out. */
  readonly untilDay?: number
  /** A remark where a new day of the game's clock begins. */
  readonly onDay: (day: number) => string
  /** Lines put at the end, to be checked by every replay. */
  readonly checks: (match: Match) => readonly string[]
}

/** A data file of a game with its schema, and what the game has read of it. */
export interface DataFile {
  readonly file: string
  readonly schema: GenericSchema
  readonly holds: unknown
}

/**
 * A game, whole: all that is its own lies in one folder, and this names it. What is small is there at once; everything
 * else is loaded when it is wanted.
 */
export interface GamePackage {
  /** The folder's name, and what records, saves and commands call the game. */
  readonly id: string
  /** Rules and words. */
  readonly game: () => Promise<Game>
  readonly rulebooks?: () => Promise<InLanguages<Rulebook>>
  /** The bots, and what the laboratory counts of its games; the wanderer alone plays a game that brings none. */
  readonly bench?: () => Promise<Bench>
  /** The map, the sheet and the pages; a game that brings none is shown by its words. */
  readonly screens?: () => Promise<InLanguages<GameScreen>>
  /** The games of it that ship. */
  readonly examples?: () => Promise<readonly Example[]>
  /** Its files in data/, each with its schema, for those who check them. */
  readonly dataFiles?: () => Promise<readonly DataFile[]>
}
