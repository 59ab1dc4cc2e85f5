import type * as v from 'valibot'
import petitionsFile from '../../../../../data/wizards-quest/petitions.json' with { type: 'json' }
import type { effectSchema } from './schema.ts'

/** The id of a kind of petition card. Cards of the same kind are identical. */
export type CardId = string

/** One effect of a card. */
export type CardEffect = v.InferOutput<typeof effectSchema>
export type Verb = CardEffect['verb']

export interface Petition {
  readonly id: CardId
  /** The number of copies in the deck. */
  readonly count: number
  /** True if the card must be played when drawn (X.A.2). */
  readonly immediate: boolean
  /** The card's estimated worth for an average player, in men. Used by bots. */
  readonly worth: number
  readonly effects: readonly CardEffect[]
}

/** Every kind of petition card. */
export const PETITIONS: readonly Petition[] = petitionsFile.map(({ timing, effects, ...card }) => ({
  ...card,
  immediate: timing === 'immediate',
  // The types come from the schema, and a test checks the file against it.
  effects: effects as readonly CardEffect[],
}))

const BY_ID: ReadonlyMap<CardId, Petition> = new Map(PETITIONS.map(card => [card.id, card]))

/** Returns the card with this id. Throws Error if there is none, which is a bug. */
export function petitionOf(id: CardId): Petition {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`there is no petition ${id}`)
  return card
}

export const isPetition = (id: string): boolean => BY_ID.has(id)

/** All 35 cards, sorted by kind (III.A.6). */
export const WHOLE_DECK: readonly CardId[] = PETITIONS.flatMap(({ id, count }) => Array<CardId>(count).fill(id))

export const CARD_COUNT = WHOLE_DECK.length
