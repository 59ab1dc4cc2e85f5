import type * as v from 'valibot'
import blankFile from '../../../../../data/wizards-quest/blank-card.json' with { type: 'json' }
import petitionsFile from '../../../../../data/wizards-quest/petitions.json' with { type: 'json' }
import type { effectSchema } from './schema.ts'

/** The id of a kind of petition card. Cards of the same kind are identical. */
export type CardId = string

/** One effect of a card. `roll-blank`, which the blank card has, isn't in the data files. */
export type CardEffect = v.InferOutput<typeof effectSchema> | { readonly verb: 'roll-blank' }
export type Verb = CardEffect['verb']

export interface Petition {
  readonly id: CardId
  /** The number of copies in the deck. */
  readonly count: number
  /** True if the card must be played when drawn (X.A.2). */
  readonly immediate: boolean
  /** The card's estimated value for an average player, in men. Used by bots. */
  readonly worth: number
  readonly effects: readonly CardEffect[]
}

/** Every kind of petition card except the blank one. */
export const PETITIONS: readonly Petition[] = petitionsFile.map(({ timing, effects, ...card }) => ({
  ...card,
  immediate: timing === 'immediate',
  // The types come from the schema, and a test checks the file against it.
  effects: effects as readonly CardEffect[],
}))

/** The blank card, which is in the deck only by the house rule (XIV.A). */
export const BLANK: Petition = {
  ...{ id: 'blank', count: 1, immediate: true, worth: 0 },
  effects: [{ verb: 'roll-blank' }],
}

/** The effects of the blank card for each total of two dice. */
export const BLANK_RESULTS: ReadonlyMap<number, readonly CardEffect[]> = new Map(
  blankFile.map(({ roll, effects }) => [roll, effects as readonly CardEffect[]]),
)

const BY_ID: ReadonlyMap<CardId, Petition> = new Map([...PETITIONS, BLANK].map(card => [card.id, card]))

/** Returns the card with this id. Throws Error if there is none, which is a bug. */
export function petitionOf(id: CardId): Petition {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`there is no petition ${id}`)
  return card
}

export const isPetition = (id: string): boolean => BY_ID.has(id)

/** The 35 cards of the deck without the blank one, grouped by kind (III.A.6). */
export const WHOLE_DECK: readonly CardId[] = PETITIONS.flatMap(({ id, count }) => Array<CardId>(count).fill(id))

export const CARD_COUNT = WHOLE_DECK.length

/** Returns all cards of a game, with or without the blank one (III.A.6, XIV.A). */
export const deckOf = (hasBlank: boolean): readonly CardId[] => (hasBlank ? [...WHOLE_DECK, BLANK.id] : WHOLE_DECK)
