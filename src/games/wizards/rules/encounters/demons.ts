import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal, transport } from '../effects/journey.ts'
import { gainAny, leastKind, lose } from '../effects/points.ts'
import { askToCast, cast, knows } from '../effects/spells.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { fleesFrom } from '../facts/animals.ts'
import { leaveBoats } from '../facts/boats.ts'
import { anyRandomSpace, exactSpace } from '../facts/spaces.ts'
import { LAIR, type SpaceId, tileOf } from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import { bookOf } from '../state/book.ts'
import type { Player, WizardsTable } from '../state/components.ts'
import { loseEvents } from '../state/event-effects.ts'
import { demonsStack, type Housed } from '../state/house-rules.ts'
import { steal } from './thieves.ts'

/**
 * Places a Demon Marker, unless the space has one and Demons can't share a space (7.3041). Players there meet the new
 * Demon, clockwise from `cause`, except those in a Trap (7.5, 8.31).
 */
export function* placeDemon(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule {
  const { state } = table
  if (!demonsStack(state) && state.demons.includes(space)) return
  state.demons.push(space)
  table.emit({ kind: 'demon', seat: null, rule, ...loggedSpace(table.state, space), what: 'appears' })
  const n = state.players.length
  for (let i = 0; i < n; i++) {
    const player = state.players[(cause.seat + i) % n]!
    if (player.space === space && state.demons.includes(space) && !player.trap) yield* meetDemons(table, player)
  }
}

/** Removes one Demon Marker from a space, if there is any. */
export function removeDemon(table: WizardsTable, space: SpaceId): void {
  const { state } = table
  const index = state.demons.indexOf(space)
  if (index < 0) return
  state.demons.splice(index, 1)
  leaveBoats(state, space)
  table.emit({ kind: 'demon', seat: null, rule: '7.304', ...loggedSpace(table.state, space), what: 'departs' })
}

/**
 * Resolves a meeting with Demons (7.304), unless a spell dispels them first (11.222). Returns true if they depart. With
 * `shared`, the caller removes the marker once the Demons have departed from every player (7.302).
 */
export function* meetDemons(table: WizardsTable, player: Player, { shared = false } = {}): Rule<boolean> {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.304', who: 'demons', space: player.space })
  if (fleesFrom(player, 'demon')) loseAnimal(table, player, '8.452')
  let failed = false
  if (mayDispel(table.state, player) && (yield* askToCast(player, 'demon-dispelling', { on: 'demon' }))) {
    if (demonsStack(table.state)) player.cast.push('demon-dispelling')
    if (cast(table, player, 'demon-dispelling')) {
      if (!shared) removeDemon(table, player.space)
      const die = table.roll(player.seat, 1, 'points', '11.222')[0]!
      yield* gainAny(table, player, die, { by: 'demon-dispelled' }, '11.222')
      return true
    }
    failed = true
  }
  return yield* demonTable(table, player, { failed, marker: true, shared })
}

/**
 * Returns true if a player knows Demon Dispelling and can try it now. If Demons can share a space, a player may try
 * once a turn in each space.
 */
export const mayDispel = (game: Housed, player: Pick<Player, 'order' | 'rank' | 'bound' | 'dazed' | 'book' | 'cast'>) =>
  knows(player, 'demon-dispelling') !== null && !(demonsStack(game) && player.cast.includes('demon-dispelling'))

/**
 * Resolves a meeting with a Dragonbound player (7.3051i) by rolling on the Demons' table, with no marker and no spell
 * (7.3042).
 */
export function* meetLikeDemons(table: WizardsTable, player: Player, boundOne: Player): Rule {
  table.emit({
    kind: 'meets',
    seat: player.seat,
    rule: '7.3051',
    who: 'players',
    players: [boundOne.seat],
    space: player.space,
  })
  yield* demonTable(table, player, { failed: false, marker: false, shared: true, boundOne })
}

/**
 * Rolls on the table of 7.304 and applies the result. After a failed spell a 6 is rerolled (11.222). Returns true if
 * the Demons depart.
 */
function* demonTable(
  table: WizardsTable,
  player: Player,
  { failed, marker, shared, boundOne }: { failed: boolean; marker: boolean; shared: boolean; boundOne?: Player },
): Rule<boolean> {
  const { space } = player
  const { does } = tableRoll(table, player, 'demons', {
    not: failed ? 'flees' : undefined,
    // Rank 4 loses possessions instead of points (7.304).
    instead: does => (does === 'points-lost' && bookOf(player).settled(player.rank) ? 'robbed' : does),
  })
  switch (does) {
    case 'turns-lost':
      stunByDie(table, player, '7.304')
      break
    case 'points-lost':
      losePointsByDie(table, player, 'demons', '7.304')
      break
    case 'robbed':
      yield* steal(table, player, 'demons', '7.304')
      break
    case 'dazed':
      daze(table, player)
      break
    case 'to-lair':
      break
    case 'flees': {
      if (boundOne) {
        yield* transport(table, boundOne, anyRandomSpace(table), '7.3042')
        return true
      }
      if (!shared) removeDemon(table, space)
      const die = table.roll(player.seat, 1, 'points', '7.304')[0]!
      yield* gainAny(table, player, die, { by: 'demons-depart' }, '7.304')
      return true
    }
  }
  if (marker) yield* secondDemon(table, player, space)
  // The player is transported last, so that the second Demon is placed in the Territory of the meeting (ruling 42).
  if (does === 'to-lair') yield* transport(table, player, exactSpace(table, LAIR), '7.304', { unwanted: true })
  return false
}

/** Places a second Demon in the Territory of the meeting or, after a meeting at sea, in any random space (7.3041). */
function* secondDemon(table: WizardsTable, player: Player, space: SpaceId): Rule {
  const tile = tileOf(space)
  yield* placeDemon(table, tile === null ? anyRandomSpace(table) : exactSpace(table, tile), player, '7.3041')
}

/** Makes the player lose turns (7.304, 7.305). Turns already being lost run at the same time (ruling 40). */
export function loseTurns(player: Player, turns: number): void {
  player.stunned = Math.max(player.stunned, turns)
}

/** Rolls a die for the number of turns the player loses (7.304, 7.305). */
export const stunByDie = (table: WizardsTable, player: Player, rule: string): void =>
  loseTurns(player, table.roll(player.seat, 1, 'turns-lost', rule)[0]!)

/**
 * Rolls a die and takes that many points, multiplied by `times`, of the type in which the player has the fewest points
 * above zero (7.304, 7.305).
 */
export function losePointsByDie(
  table: WizardsTable,
  player: Player,
  by: 'demons' | 'dragon',
  rule: string,
  times: 1 | 2 = 1,
): void {
  const die = table.roll(player.seat, 1, 'points-lost', rule)[0]!
  const kind = leastKind(table, player)
  if (kind) lose(table, player, kind, times * die, { by }, rule)
}

/** 7.3043 */
export function daze(table: WizardsTable, player: Player): void {
  if (!player.dazed) table.emit({ kind: 'afflicted', seat: player.seat, rule: '7.3043', with: 'dazed', now: true })
  player.dazed = true
  loseEvents(table, player, 'movement', '7.3043a')
  loseAnimal(table, player, '7.3043d')
}
