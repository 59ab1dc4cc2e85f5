import type { Rule } from '../../../../kernel/index.ts'
import { transport } from '../effects/journey.ts'
import { escapesTrap, knows } from '../effects/spells.ts'
import { drawCard, drawHighWizard, removeWizard, returnCards, showCards } from '../effects/wizard-deck.ts'
import { isOver } from '../facts/endings.ts'
import { anyRandomSpace } from '../facts/spaces.ts'
import { SACRED_CENTER, type SpaceId } from '../islands/territories.ts'
import { standsIn } from '../state/aloft.ts'
import { bookOf } from '../state/book.ts'
import { WIZARD_CARDS, wizardCard } from '../state/cards.ts'
import { type HighWizard, type Player, playersFrom, type WizardOut, type WizardsTable } from '../state/components.ts'
import { heldWith } from '../state/event-effects.ts'
import { meetPerson } from './persons.ts'

/** The High Wizards in order of rank (7.4b). */
const BY_RANK: readonly HighWizard[] = WIZARD_CARDS.flatMap(card => (card.kind === 'high-wizard' ? [card] : []))
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ id }) => id)

/**
 * Meets the High Wizards in the player's space, in order of rank, until the player leaves it (7.32, 7.4b). Returns true
 * if there were any. Nobody meets them at Ruktal's Center.
 */
export function* meetHighWizardsHere(table: WizardsTable, player: Player): Rule<boolean> {
  const { space, arrivals } = player
  let met = false
  if (space === SACRED_CENTER) return false
  for (const wizard of BY_RANK) {
    const out = table.state.wizards.find(w => w.wizard === wizard && w.at === space)
    if (!out || player.arrivals !== arrivals) continue
    met = true
    removeWizard(table, out)
    yield* meetPerson(table, player, wizard)
  }
  return met
}

/**
 * Draws up to `count` High Wizards, fewer if the deck runs out, and makes these players meet each of them at once,
 * except at Ruktal's Center (7.371, ruling 30).
 */
export function* summonHighWizards(table: WizardsTable, players: readonly Player[], count: number): Rule {
  const drawn: string[] = []
  for (let i = 0; i < count; i++) {
    const { wizard, cards } = drawHighWizard(table)
    drawn.push(...cards)
    showCards(table, cards)
    if (!wizard) break
    for (const player of players)
      if (player.space !== SACRED_CENTER && !isOver(table)) yield* meetPerson(table, player, wizard)
  }
  returnCards(table, drawn)
}

/**
 * Draws one Wizard Card, which all these players meet: a High Wizard, a Phantasm or a Trap (8.7). Returns its id, or
 * null if the deck is empty. The card goes back into the deck, or into `aside` if more cards are to be drawn.
 */
export function* drawWizardCard(
  table: WizardsTable,
  players: readonly Player[],
  rule: string,
  aside?: string[],
): Rule<string | null> {
  const id = drawCard(table)
  if (id === undefined) return null
  const card = wizardCard(id)
  table.emit({ kind: 'wizard-card', seat: players[0]!.seat, rule, card: id })
  for (const player of players) {
    switch (card.kind) {
      case 'high-wizard':
        if (player.space !== SACRED_CENTER && !isOver(table)) yield* meetPerson(table, player, card.id)
        break
      case 'phantasm':
        break
      case 'trap':
        yield* wizardTrap(table, player, card.to)
        break
    }
  }
  if (aside) aside.push(id)
  else returnCards(table, [id])
  return id
}

/** Transports the player to `to` because of a Wizard Card's Trap, unless they are warded or escape (8.73). */
function* wizardTrap(table: WizardsTable, player: Player, to: SpaceId): Rule {
  if (heldWith(player, 'ward')) {
    table.emit({ kind: 'warded', seat: player.seat, rule: '8.73', from: 'trap' })
    return
  }
  if (yield* escapesTrap(table, player, { on: 'wizards-trap', to })) return
  // In the revised rulebook, players who can't escape Traps may still refuse this one as an unwanted transport (D35).
  const canEscapeTraps = knows(player, 'escaping')?.of.includes('traps')
  yield* transport(table, player, to, '8.73', {
    unwanted: bookOf(player).refusesWizardsTrap && !canEscapeTraps,
    forced: true,
  })
}

/**
 * Places a random High Wizard's marker, known to everybody, in a random space (7.353). Players there meet the High
 * Wizard. Does nothing if none is left in the deck.
 */
export function* revealHighWizard(table: WizardsTable, cause: Player, rule: string): Rule {
  yield* placeHighWizard(table, cause, rule, null)
}

/**
 * Places a Secret Wizard's marker as `revealHighWizard` does, but tells the name only to `group` (7.302) or, in the
 * cooperative game, to everybody (D46).
 */
export function* revealSecretWizard(table: WizardsTable, group: readonly Player[], cause: Player, rule: string): Rule {
  yield* placeHighWizard(table, cause, rule, group)
}

function* placeHighWizard(table: WizardsTable, cause: Player, rule: string, group: readonly Player[] | null): Rule {
  const { state } = table
  const { wizard, cards } = drawHighWizard(table)
  if (!wizard) {
    returnCards(table, cards)
    return
  }
  const at = anyRandomSpace(table)
  const letter = group && freeLetter(state.wizards)
  // Partners hide nothing from each other (D46).
  const knowing = state.variant === 'cooperative' ? state.players : (group ?? [])
  const out: WizardOut = { wizard, at, letter, knownTo: group ? knowing.map(p => p.seat) : [], cards }
  state.wizards.push(out)
  state.drawn = state.drawn.filter(card => !cards.includes(card))
  if (state.variant === 'cooperative') showCards(table, cards)
  table.emit({ kind: 'placed', seat: cause.seat, rule, space: at, what: 'wizard', wizard: letter ? null : wizard })
  if (group) table.emit({ kind: 'secret', seat: cause.seat, rule, wizard, letter: letter!, to: out.knownTo })
  // All players in the space meet the High Wizard at once (7.5), clockwise from the player who caused it (ruling 49).
  const here = playersFrom(state, cause.seat).filter(player => standsIn(table, player, at) && !player.trap)
  if (here.length > 0) removeWizard(table, out)
  for (const player of here) if (standsIn(table, player, at) && !isOver(table)) yield* meetPerson(table, player, wizard)
}

/** Returns the first unused Secret Wizard letter, starting at S. At most seven are in use. */
function freeLetter(wizards: readonly WizardOut[]): string {
  for (let n = 0; ; n++) {
    const letter = String.fromCharCode(83 + n)
    if (!wizards.some(w => w.letter === letter)) return letter
  }
}
