import { isPetition } from './pieces/deck.ts'
import type { QuestState } from './state/components.ts'

/** Puts petition cards on their pile, with the first card on top. Throws Error if there is no such pile or card. */
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
