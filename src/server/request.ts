import type { Header } from '../kernel/index.ts'
import type { SettingsInForce } from '../storage/index.ts'
import type { Guest } from './guest.ts'

/** What the full screen is opened with. */
export type ScreenRequest = {
  /** How the person likes it, and where games are saved. */
  readonly inForce: SettingsInForce
  /** A seed for a game that nobody gave one. */
  readonly newSeed: () => string
} & (
  | { readonly kind: 'title' }
  /** A new game, to be kept in a file that is not there yet. */
  | { readonly kind: 'new'; readonly header: Header; readonly path: string }
  /** A saved game to go on with. */
  | { readonly kind: 'resume'; readonly path: string }
  /** A table that another process keeps; `isVisitor` where the account is not that of whoever sits there. */
  | { readonly kind: 'join'; readonly guest: Guest; readonly isVisitor: boolean }
  /** A saved game or a move file to look at. */
  | { readonly kind: 'watch'; readonly file: string }
)

/** The full screen, from its opening to its end; gives the exit code. */
export type Screen = (request: ScreenRequest) => Promise<number>
