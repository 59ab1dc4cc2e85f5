import type { Rule } from '../../../../kernel/index.ts'
import { boardOf, exactSpace, spaceStands } from '../facts/spaces.ts'
import { isWater, LAIR, type SpaceId, STAR_CREST, tileOf } from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import { bookOf } from '../state/book.ts'
import type { Player, WizardsTable } from '../state/components.ts'
import { demonsStack } from '../state/house-rules.ts'
import { proceduresOf } from './procedures.ts'
import { escapesTransport } from './spells.ts'

/**
 * The number of days after which the Dragon's Lair binds. The marker starts 13 days ahead, on the day before entry
 * (12.511).
 */
export const LAIR_TIME = 13

/**
 * Changes the player's space and what depends on it: visits, Lair Time, being stranded and so on. Resolves no
 * encounters.
 */
export function relocate(table: WizardsTable, player: Player, to: SpaceId): void {
  const from = player.space
  const left = tileOf(from)
  const entered = tileOf(to)
  player.space = to
  player.arrivals++
  // If Demons can share spaces, entering a new space gives another chance to dispel one.
  if (demonsStack(table.state)) player.cast = player.cast.filter(spell => spell !== 'demon-dispelling')
  player.held = null
  if (player.stranded) player.stranded = areOnSameIsland(table, from, to)
  if (!isWater(to)) player.swum = 0
  if (from === to) return
  if (from === STAR_CREST) player.crest = { left: player.turns, again: player.crest?.again ?? false }
  else if (to === STAR_CREST) player.crest = null
  player.hamdrel.meetings = 0
  if (entered !== left) {
    // Leaving the Territory allows further encounters in a space that has had two (7.6, 7.354).
    player.visits = Object.create(null)
    player.hamdrel.visits = 0
    delete player.hamdrel.met
    // A Dragonbound player has no Lair Time (D28, ruling W30).
    player.lair = entered === LAIR && !player.bound ? table.state.day + LAIR_TIME : null
  }
}

/** Returns true if two spaces are on land of the same island. */
export function areOnSameIsland(table: WizardsTable, a: SpaceId, b: SpaceId): boolean {
  const board = boardOf(table.state)
  const island = board.island[board.hex(a)]!
  return island >= 0 && island === board.island[board.hex(b)]
}

/** Frees a player from a Trap by transport or rescue (8.31), if they are in one. */
export function freeFromTrap(table: WizardsTable, player: Player): void {
  if (!player.trap) return
  player.trap = null
  table.emit({ kind: 'trapped', seat: player.seat, rule: '8.31', trap: 'none' })
}

/** Removes a player's Animal (8.41-8.46). */
export function loseAnimal(table: WizardsTable, player: Player, rule: string): void {
  if (!player.animal) return
  table.emit({ kind: 'animal', seat: player.seat, rule, animal: player.animal.kind, what: 'leaves' })
  player.animal = null
}

/**
 * Transports a player (7.5), who loses any Animal (8.41), leaves any Trap (8.31), and meets whatever is at the
 * destination, at once or on landing later (D29). If the destination has fallen, they go to a random space of the
 * Dragon's Lair instead (12.41). With `unwanted`, a player who knows the spell may try to escape (11.2242); returns
 * false if they succeed. `forced` reopens spent places in rulebooks that close them. `onErrand` is set if a Task sends
 * the player to one of its markers.
 */
export function* transport(
  table: WizardsTable,
  player: Player,
  to: SpaceId,
  rule: string,
  { unwanted = false, forced = false, onErrand = false } = {},
): Rule<boolean> {
  if (unwanted && (yield* escapesTransport(table, player, to))) return false
  const goal = spaceStands(table.state, to) ? to : exactSpace(table, LAIR)
  carryOff(table, player, goal, rule)
  if (forced) reopenPlaces(player)
  yield* proceduresOf(table).land(table, player, { onErrand })
  return true
}

/** Reopens spent places to a player who was forced away, in rulebooks that close them (D22). */
export function reopenPlaces(player: Player): void {
  if (!bookOf(player).closesPlaces) return
  player.visits = Object.create(null)
  player.hamdrel.visits = 0
}

/**
 * Carries out a transport but resolves no encounters: the player loses any Animal, Trap and boat, and changes space.
 */
export function carryOff(table: WizardsTable, player: Player, to: SpaceId, rule: string): void {
  table.emit({ kind: 'transported', seat: player.seat, rule, from: player.space, ...loggedSpace(table.state, to) })
  loseAnimal(table, player, '8.41')
  freeFromTrap(table, player)
  player.boat = null
  const { lair } = player
  relocate(table, player, to)
  if (lair !== null && player.lair !== null && table.state.house?.lair === 'reset')
    player.lair = table.state.day + LAIR_TIME
  delete player.hamdrel.met
}
