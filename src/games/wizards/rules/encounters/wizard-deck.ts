import type { Rule } from '../../../../kernel/index.ts'
import { bookOf } from '../book.ts'
import { WIZARD_CARDS } from '../cards.ts'
import type { HighWizard, WizardOut, WizardsTable } from '../components.ts'
import { isHighWizard, type Met } from '../tasks/marks.ts'

/** A High Wizard's marker is taken off the board and his cards go back into the deck (7.32, 8.74). */
export function takeIn(table: WizardsTable, out: WizardOut): void {
  const { state } = table
  state.wizards.splice(state.wizards.indexOf(out), 1)
  state.drawn.push(...out.cards)
  returnCards(table, out.cards)
}

/** Wizard Cards go back into the deck, which is shuffled (8.74). */
export function returnCards(table: WizardsTable, cards: readonly string[]): void {
  const { state } = table
  state.drawn = state.drawn.filter(card => !cards.includes(card))
  state.decks.wizards.draw.push(...cards)
  table.shuffle(state.decks.wizards.draw)
}

/** By a book that has it so a lot of a hundred names the card while all are in the deck, seven for each; the last two are drawn again. */
function byLot(table: WizardsTable): string | undefined {
  const { draw } = table.state.decks.wizards
  if (!bookOf(table.state).wizardsByLot || draw.length < WIZARD_CARDS.length) return undefined
  for (;;) {
    const place = Math.ceil(table.die(100) / 7)
    const card = WIZARD_CARDS[place - 1]
    if (card) return draw.splice(draw.indexOf(card.id), 1)[0]
  }
}

/** The top Wizard Card, kept aside; undefined where the deck is empty. */
export function drawCard(table: WizardsTable): string | undefined {
  const card = byLot(table) ?? table.state.decks.wizards.draw.pop()
  table.reveal()
  if (card !== undefined) table.state.drawn.push(card)
  return card
}

/** Wizard Cards are drawn until a High Wizard comes (7.302, 7.353); null where none is left in the deck (ruling 93). */
export function drawHighWizard(table: WizardsTable): { wizard: HighWizard | null; cards: string[] } {
  const cards: string[] = []
  for (;;) {
    const card = drawCard(table)
    if (card === undefined) return { wizard: null, cards }
    cards.push(card)
    if (isHighWizard(card as Met)) return { wizard: card as HighWizard, cards }
  }
}

/** A High Wizard is drawn, if one is left in the deck, and goes back after `use` (8.74). */
export function* withHighWizard(table: WizardsTable, use: (wizard: HighWizard) => Rule): Rule {
  const { wizard, cards } = drawHighWizard(table)
  if (wizard) yield* use(wizard)
  returnCards(table, cards)
}
