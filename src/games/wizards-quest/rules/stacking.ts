import { isPetition } from './pieces/deck.ts'
import type { QuestState } from './state/components.ts'

/**
 * Moves petition cards from the deck or the discards to the top of the deck, the first card uppermost. Throws Error if
 * the pile is unknown or a card is in neither.
 */
export function putOnPile({ petitions }: QuestState, pile: string, cards: readonly string[]): void {
  if (pile !== 'petitions') throw new Error(`Wizard's Quest has no pile "${pile}"; its only pile is petitions.`)
  for (const card of [...cards].reverse()) {
    if (!isPetition(card)) throw new Error(`There is no petition card "${card}".`)
    const from = [petitions.draw, petitions.discard].find(list => list.includes(card))
    if (!from) throw new Error(`No card "${card}" is left in the pile of petitions.`)
    from.splice(from.indexOf(card), 1)
    petitions.draw.push(card)
  }
}
