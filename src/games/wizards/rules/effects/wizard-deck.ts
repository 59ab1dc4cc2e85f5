import type { Rule } from '../../../../kernel/index.ts'
import { bookOf } from '../state/book.ts'
import { WIZARD_CARDS } from '../state/cards.ts'
import {
  HIGH_WIZARDS,
  type HighWizard,
  type WizardOut,
  type WizardsState,
  type WizardsTable,
} from '../state/components.ts'
import { isHighWizard, type Met } from '../state/marks.ts'

/**
 * Removes a High Wizard's marker from the board and returns the cards set aside with it to the deck (7.32, 8.74). In
 * the revised competitive game, everybody then sees the Traps and Phantasms among them (D46).
 */
export function removeWizard(table: WizardsTable, out: WizardOut): void {
  const { state } = table
  state.wizards.splice(state.wizards.indexOf(out), 1)
  state.drawn.push(...out.cards)
  if (state.variant !== 'cooperative') showCards(table, out.cards)
  returnCards(table, out.cards)
}

/** Shows everybody the Traps and Phantasms among these cards if the rulebook requires it (D16, D46). */
export function showCards(table: WizardsTable, cards: readonly string[]): void {
  const shown = cards.filter(card => !isHighWizard(card as Met))
  if (shown.length > 0 && bookOf(table.state).showsCards)
    table.emit({ kind: 'cards-shown', seat: null, rule: 'D46', cards: shown })
}

/** Returns Wizard Cards to the deck and shuffles it (8.74). */
export function returnCards(table: WizardsTable, cards: readonly string[]): void {
  const { state } = table
  state.drawn = state.drawn.filter(card => !cards.includes(card))
  state.decks.wizards.draw.push(...cards)
  table.shuffle(state.decks.wizards.draw)
}

/**
 * Returns true if Wizard Cards are now drawn by die. The rulebook must call for that, and all cards must be in the
 * deck.
 */
export const isDrawnByDie = (state: WizardsState): boolean =>
  bookOf(state).wizardsByDie && state.decks.wizards.draw.length === WIZARD_CARDS.length

/**
 * Draws a card by rolling 1 to 100, with seven numbers for each card. The last two numbers are rerolled. Returns
 * undefined if cards aren't drawn by die now.
 */
function drawByDie(table: WizardsTable): string | undefined {
  const { draw } = table.state.decks.wizards
  if (!isDrawnByDie(table.state)) return undefined
  for (;;) {
    const place = Math.ceil(table.die(100) / 7)
    const card = WIZARD_CARDS[place - 1]
    if (card) return draw.splice(draw.indexOf(card.id), 1)[0]
  }
}

/**
 * Draws a High Wizard by the same roll of 1 to 100. Fifty is subtracted from numbers above 50, and 50 and 100 are
 * rerolled.
 */
function drawWizardByDie(table: WizardsTable): HighWizard {
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

/** Draws a Wizard Card, by die or from the top of the deck. Returns undefined if the deck is empty. */
export function drawCard(table: WizardsTable): string | undefined {
  const card = drawByDie(table) ?? table.state.decks.wizards.draw.pop()
  table.reveal()
  if (card !== undefined) table.state.drawn.push(card)
  return card
}

/**
 * Draws Wizard Cards until a High Wizard appears (7.302, 7.353), or only a High Wizard if cards are drawn by die.
 * `wizard` is null if none is left in the deck (ruling 93). `cards` holds all cards drawn.
 */
export function drawHighWizard(table: WizardsTable): { wizard: HighWizard | null; cards: string[] } {
  if (isDrawnByDie(table.state)) {
    const wizard = drawWizardByDie(table)
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

/** Draws a High Wizard, if one is left, passes it to `use`, and then returns the cards to the deck (8.74). */
export function* withHighWizard(table: WizardsTable, use: (wizard: HighWizard) => Rule): Rule {
  const { wizard, cards } = drawHighWizard(table)
  if (wizard) yield* use(wizard)
  returnCards(table, cards)
}
