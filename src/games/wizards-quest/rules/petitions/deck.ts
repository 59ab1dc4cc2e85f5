import type * as v from 'valibot'
import petitionsFile from '../../../../../data/wizards-quest/petitions.json' with { type: 'json' }
import type { effectSchema } from '../schema.ts'

/** A kind of petition card by its id; cards of a kind are all alike. */
export type CardId = string

/** One thing a card does. */
export type Effect = v.InferOutput<typeof effectSchema>
export type Verb = Effect['verb']

export interface Petition {
  readonly id: CardId
  /** How many the deck has of it. */
  readonly count: number
  /** Whether it must be played when it is drawn (X.A.2). */
  readonly immediate: boolean
  /** What it is worth in men to a middling drawer, by our estimate; bots go by it. */
  readonly worth: number
  readonly effects: readonly Effect[]
}

/** Every kind of petition card. */
export const PETITIONS: readonly Petition[] = petitionsFile.map(({ timing, effects, ...card }) => ({
  ...card,
  immediate: timing === 'immediate',
  // The schema, by which a test reads the file, is what these types are made of.
  effects: effects as readonly Effect[],
}))

const BY_ID: ReadonlyMap<CardId, Petition> = new Map(PETITIONS.map(card => [card.id, card]))

/** The card of this id. Throws Error where there is none: a fault of ours. */
export function petitionOf(id: CardId): Petition {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`there is no petition ${id}`)
  return card
}

export const isPetition = (id: string): boolean => BY_ID.has(id)

/** All 35 cards, kind by kind (III.A.6). */
export const WHOLE_DECK: readonly CardId[] = PETITIONS.flatMap(({ id, count }) => Array<CardId>(count).fill(id))

export const CARD_COUNT = WHOLE_DECK.length
