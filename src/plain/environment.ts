import type { Game } from '../kernel/index.ts'
import type { Sitting } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** What the line mode needs to know of the house around it. */
export interface PlainEnvironment {
  /** The words in which one is spoken to where this game is played, as the settings are now. */
  readonly words: (game: Game) => Messages
  readonly saveFolder: string
  /** Sits down to a saved game. Throws Trouble where that cannot be. */
  readonly resume: (path: string) => Sitting
  /** Games of which it has been said that they are told in English only. */
  readonly foreign: Set<string>
  /** Whether to say how to play where that is worth saying. */
  readonly hints: boolean
  /** Tells the settings, or changes the one that is said. Throws Trouble where they are wrong or it cannot be kept. */
  readonly settings: (words: Messages, said: string) => Promise<readonly string[]>
  /** The rules of a game, as it is told, that somebody asks about (all chapters for no words), as lines. */
  readonly rules: (words: Messages, game: Game, said: string) => readonly string[]
  /** The rule of this number with its title and text, as one line; null where the book has none. */
  readonly rule: (game: Game, number: string) => string | null
  /** Is told of faults of ours, for whoever looks for them. */
  readonly fault?: (error: unknown) => void
}
