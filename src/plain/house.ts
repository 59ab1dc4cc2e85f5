import type { Sitting } from '../storage/index.ts'

/** What the line mode needs to know of the house around it. */
export interface PlainHouse {
  readonly saveFolder: string
  /** Sits down to a saved game. Throws Trouble where that cannot be. */
  readonly resume: (path: string) => Sitting
  /** Whether to say how to play where that is worth saying. */
  readonly hints: boolean
  /** Tells the settings, or changes the one that these words say. Throws Trouble where they are wrong or it cannot be kept. */
  readonly settings: (words: string) => Promise<readonly string[]>
  /** The rules of a game that these words are about (all chapters for no words), as lines. */
  readonly rules: (game: string, words: string) => readonly string[]
  /** The rule of this number with its title and text, as one line; null where the book has none. */
  readonly rule: (game: string, number: string) => string | null
  /** Is told of faults of ours, for whoever looks for them. */
  readonly fault?: (error: unknown) => void
}
