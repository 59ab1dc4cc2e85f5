import type { BelongingId } from '../pieces/belongings.ts'

// These are types rather than interfaces, so that TypeScript accepts them as question data.

/** A part of one side of a deal (2.6.1). */
export type Good =
  | { readonly kind: 'belonging'; readonly id: BelongingId }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'discovery'; readonly thing: string }
  /** Everything the owner has discovered that concerns this clearing. */
  | { readonly kind: 'discoveries' }

/** A good, with each discovery named individually. */
export type NamedGood = Exclude<Good, { kind: 'discoveries' }>

/** A good as the other side sees it in an offer, without naming places that side may not know (2.5.1, R162). */
export type OfferedGood = Good | { readonly kind: 'a-site' | 'a-cache' }

/** A good that has changed hands, as everyone sees it: neither cards (2.3.11) nor discoveries are named. */
export type GivenGood = Extract<Good, { kind: 'belonging' | 'gold' }> | { readonly kind: 'card' | 'discovery' }
