import type { Rule } from '../../../../kernel/index.ts'
import { bookOf } from '../book.ts'
import { WIZARD_CARDS } from '../cards.ts'
import { HIGH_WIZARDS, type HighWizard, type WizardOut, type WizardsState, type WizardsTable } from '../components.ts'
import { isHighWizard, type Met } from '../tasks/marks.ts'

/** A High Wizard's marker is taken off the board and his cards go back into the deck (7.32, 8.74). */
export function takeIn(table: WizardsTable, out: WizardOut): void {
  const { state } = table
  state.wizards.splice(state.wizards.indexOf(out), 1)
  state.drawn.push(...out.cards)
  if (state.variant !== 'cooperative') showCards(table, out.cards)
  returnCards(table, out.cards)
}

/** Shows everybody the Traps and Phantasms among these cards, by a book that has them shown (D16, D46). */
export function showCards(table: WizardsTable, cards: readonly string[]): void {
  const shown = cards.filter(card => !isHighWizard(card as Met))
  if (shown.length > 0 && bookOf(table.state).showsCards)
    table.tell({ kind: 'cards-shown', seat: null, rule: 'D46', cards: shown })
}

/** Wizard Cards go back into the deck, which is shuffled (8.74). */
export function returnCards(table: WizardsTable, cards: readonly string[]): void {
  const { state } = table
  state.drawn = state.drawn.filter(card => !cards.includes(card))
  state.decks.wizards.draw.push(...cards)
  table.shuffle(state.decks.wizards.draw)
}

/** Whether a lot names the Wizard Card: by a book that has it so, while all are in the deck. */
export const isByLot = (state: WizardsState): boolean =>
  bookOf(state).wizardsByLot && state.decks.wizards.draw.length === WIZARD_CARDS.length

/** A lot of a hundred names the card, seven for each; the last two are drawn again. */
function byLot(table: WizardsTable): string | undefined {
  const { draw } = table.state.decks.wizards
  if (!isByLot(table.state)) return undefined
  for (;;) {
    const place = Math.ceil(table.die(100) / 7)
    const card = WIZARD_CARDS[place - 1]
    if (card) return draw.splice(draw.indexOf(card.id), 1)[0]
  }
}

/** The same where Traps and Phantasms are passed over: what lies in the upper fifty counts as fifty less, and the last is drawn again. */
function wizardByLot(table: WizardsTable): HighWizard {
  const { draw } = table.state.decks.wizards
  for (;;) {
    const place = table.die(100)
    const wizard = place < 100 ? HIGH_WIZARDS[Math.ceil((place % 50) / 7) - 1] : undefined
    if (!wizard) continue
    draw.splice(draw.indexOf(wizard), 1)
    table.reveal()
    table.state.drawn.push(wizard)
    return wizard
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
  if (isByLot(table.state)) {
    const wizard = wizardByLot(table)
    return { wizard, cards: [wizard] }
  }
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
