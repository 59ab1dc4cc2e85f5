import type { Game } from '../kernel/index.ts'
import type { GameSession, PositionCache } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

export interface PlainEnvironment {
  readonly words: (game: Game) => Messages
  readonly saveFolder: string
  /** The cache of the positions reached in saves. If omitted, positions aren't cached. */
  readonly positions?: PositionCache | null
  /** Resumes a saved game. Throws UserError if that fails. */
  readonly resume: (path: string) => GameSession
  /** The games that have already been announced as available only in English. */
  readonly announcedGames: Set<string>
  readonly hints: boolean
  /** True if routine questions are answered for the player. If omitted, all are asked. */
  readonly wantsFew?: boolean
  /** Shows settings or changes one. Throws UserError if the input is invalid or the change cannot be stored. */
  readonly settings: (words: Messages, typed: string) => Promise<readonly string[]>
  /** Returns a game's rules on a topic as lines, in the game's language. Without a topic, lists the chapters. */
  readonly rules: (words: Messages, game: Game, input: string) => readonly string[]
  /** Returns the rule with its title and text as one line, or null if there is none. */
  readonly rule: (game: Game, number: string) => string | null
  readonly fault?: (error: unknown) => void
  /**
   * The game that was just started. If the input ends before its first line, the game is deleted. Omitted at a
   * terminal.
   */
  readonly begun?: GameSession
}
