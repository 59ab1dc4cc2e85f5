import type { Rule } from '../../../../kernel/index.ts'
import { type Attackers, proceduresOf } from '../effects/procedures.ts'
import { isSpentSpace, meetsPlayer } from '../facts/movement.ts'
import { boardOf, demonsIn } from '../facts/spaces.ts'
import { COTTAGE, type SpaceId } from '../islands/territories.ts'
import { standsIn } from '../state/aloft.ts'
import { bookOf } from '../state/book.ts'
import type { Player, WizardsState, WizardsTable } from '../state/components.ts'
import { demonsStack } from '../state/house-rules.ts'
import { staysFor } from '../state/marks.ts'
import { meetMarkers } from '../tasks/tasks.ts'
import { meetHighWizardsHere } from './high-wizards.ts'
import { isPlace, meetPlace } from './places.ts'

/**
 * Resolves all encounters of a player who has just entered a space, on any player's turn, by moving or otherwise.
 * Specific Encounters come in order (7.4) until all are done or the player leaves the space. With `onErrand`, the
 * player must pick up a marker there. Returns true if the player had an encounter.
 */
export function* arrive(table: WizardsTable, player: Player, { onErrand = false } = {}): Rule<boolean> {
  const { state } = table
  const { space, arrivals } = player
  // A player in a Trap has no encounters (8.31).
  if (player.trap) return false
  const demons = demonsIn(state, space)
  let attackers: Attackers | null = null
  let met = false
  let counted = false
  const isGone = (): boolean => player.arrivals !== arrivals || state.result !== null
  /** Counts all encounters of this arrival as one (7.6). */
  const countEncounter = (): void => {
    if (!counted) player.visits[space] = (player.visits[space] ?? 0) + 1
    counted = true
    met = true
  }
  // a: the player's own Task Markers
  let task = false
  const closed = bookOf(player).closesPlaces && isPlace(boardOf(state), space) && isSpentSpace(player, space)
  if (player.tasks.length > 0) {
    task = yield* meetMarkers(table, player, { mustTake: onErrand, closed: closed && !onErrand })
    met ||= task
    if (isGone()) return true
  }
  // b: High Wizards, in order of rank
  let wizard = false
  if (anyWizardAt(state, space)) {
    wizard = yield* meetHighWizardsHere(table, player)
    met ||= wizard
    if (isGone()) return true
  }
  const fresh = !isSpentSpace(player, space)
  // In some rulebooks only places can be spent.
  const open = fresh || bookOf(player).closesPlaces
  // c: the place
  if (fresh && isPlace(boardOf(state), space)) {
    countEncounter()
    // A player who comes to stay a turn for a Task counts as being here for a Task, so the place's own encounter is
    // skipped (7.391, ruling W22), except in the revised game (D41).
    const stays = player.tasks.length > 0 && bookOf(state).stayingIsErrand && staysFor(player, space)
    yield* meetPlace(table, player, { task: task || stays, wizard })
    if (isGone()) return true
  }
  // d: other players
  if (open && anyPlayerMet(table, player, space)) {
    countEncounter()
    attackers = yield* proceduresOf(table).meetPlayers(table, player)
    if (isGone()) return true
  }
  // e: Demons present on arrival; any newer ones have already attacked (7.5)
  if (open && (attackers !== 'demons' || demonsStack(state)))
    for (let left = demons; left > 0 && state.demons.includes(space); left--) {
      countEncounter()
      yield* proceduresOf(table).meetDemons(table, player)
      if (isGone()) return true
    }
  // f: the Dragon
  if (open && state.dragon === space && attackers !== 'dragon') {
    countEncounter()
    yield* proceduresOf(table).meetDragon(table, player)
  }
  return met
}

/**
 * Returns true if the player's space calls for a Specific Encounter, resolved or not (7.1, 8.1f). With `stands`, which
 * means that the player stayed there, Demons and other players don't count in the revised game (D23).
 */
export function callsForEncounter(table: WizardsTable, player: Player, stands: boolean): boolean {
  const { state } = table
  const { space } = player
  if (isPlace(boardOf(state), space) || state.dragon === space || anyWizardAt(state, space)) return true
  if (stands && bookOf(state).chanceBesideOthers) return false
  return state.demons.includes(space) || anyPlayerMet(table, player, space)
}

function anyWizardAt({ wizards }: WizardsState, space: SpaceId): boolean {
  for (let i = 0; i < wizards.length; i++) if (wizards[i]!.at === space) return true
  return false
}

function anyPlayerMet(table: WizardsTable, player: Player, space: SpaceId): boolean {
  const { players } = table.state
  for (let i = 0; i < players.length; i++) {
    const other = players[i]!
    if (other !== player && standsIn(table, other, space) && meetsPlayer(player, other)) return true
  }
  return false
}

/**
 * Returns true if staying brings another meeting with Hamdrel, which it does up to the third of a visit (7.354, 7.6).
 */
export function meetsByStaying(player: Player): boolean {
  return player.space === COTTAGE && player.trap === null && player.hamdrel.meetings > 0 && player.hamdrel.meetings < 3
}
