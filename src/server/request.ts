import type { Header } from '../kernel/index.ts'
import type { EffectiveSettings } from '../storage/index.ts'
import type { Guest } from './guest.ts'

export type ScreenRequest = {
  /** The effective settings and the save folder. */
  readonly inForce: EffectiveSettings
  readonly newSeed: () => string
} & (
  | { readonly kind: 'title' }
  | { readonly kind: 'new'; readonly header: Header; readonly path: string }
  | { readonly kind: 'resume'; readonly path: string }
  /** Joins another process's table. `isVisitor` is true if the account isn't the seated player's own. */
  | { readonly kind: 'join'; readonly guest: Guest; readonly isVisitor: boolean }
  | { readonly kind: 'watch'; readonly file: string }
)

export type TerminalScreen = (request: ScreenRequest) => Promise<number>
