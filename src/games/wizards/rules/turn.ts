import type { Rule } from '../../../kernel/index.ts'
import { moveAbout } from './day/moving.ts'
import { meetsByStaying } from './encounters/order.ts'
import { commonFolk } from './encounters/places.ts'
import { mayMeetByChance } from './encounters/random.ts'
import { offerGemSummoning } from './encounters/summoning.ts'
import { bookOf } from './state/book.ts'
import { type Player, playersFrom, type WizardsTable } from './state/components.ts'
import { endEvent } from './state/event-effects.ts'
import { demonsStack } from './state/house-rules.ts'
import './procedures-1982.ts'
import { animalTurn, beginDay, releaseFromTrap } from './day/days.ts'
import { setOut } from './day/setting-out.ts'
import { proceduresOf } from './effects/procedures.ts'
import { loseIfStuck } from './effects/stranded.ts'
import { deal, layTile, placeAll } from './setup.ts'
import { completeStayTasks, meetMarkers } from './tasks/tasks.ts'

/** Runs a step of the setup, one player's turn or the end of a day, from one checkpoint to the next. */
export function turn(table: WizardsTable): Rule {
  return table.state.phase === 'play' ? play(table) : setUp(table)
}

function* setUp(table: WizardsTable): Rule {
  switch (table.state.phase) {
    case 'deal':
      yield* deal(table)
      break
    case 'tiles':
      yield* layTile(table)
      break
    case 'begin':
      placeAll(table)
      beginDay(table)
      break
  }
}

/** Runs the next turn (3.74, 5): extra turns first, then the next player of the day, then a new day. */
function* play(table: WizardsTable): Rule {
  const { state } = table
  const n = state.players.length
  for (const player of state.players) delete player.healed
  // Extra turns are taken at once (7.301, 7.38), starting with the player who has just moved.
  const again = playersFrom(state, state.next + n - 1).find(({ extra }) => extra > 0)
  if (again) {
    again.extra--
    yield* takeTurn(table, again, true)
    return
  }
  if (state.acted === n) {
    yield* proceduresOf(table).endDay(table)
    return
  }
  const player = state.players[state.next]!
  yield* takeTurn(table, player, false)
  state.acted++
  state.next = (state.next + 1) % n
}

/** Runs one player's turn, which is movement followed by encounters (5). */
export function* takeTurn(table: WizardsTable, player: Player, extra: boolean): Rule {
  const { state } = table
  player.turns++
  player.cast = []
  if (!table.quiet) table.emit({ kind: 'turn', seat: player.seat, rule: '5', extra })
  const animal = player.animal
  const held = [...player.events]
  if (bookOf(state).everySpellOnce || demonsStack(state)) for (const other of state.players) other.cast = []
  const stunned = player.stunned > 0
  const called = !stunned && (yield* proceduresOf(table).offerHelpInTrap(table, player))
  // If a call for help fails, the player still loses this turn in the Trap.
  if (!losesTurn(table, player) && !called) {
    const { arrivals } = player
    if (player.held) yield* repeatMeeting(table, player)
    else yield* moveAndMeet(table, player)
    if (state.result) return
    if (player.arrivals === arrivals) yield* completeStayTasks(table, player)
  }
  yield* proceduresOf(table).endTurn(table, player, stunned)
  if (state.result) return
  for (const event of [...player.events])
    if (event.turns !== undefined && held.includes(event) && --event.turns <= 0)
      endEvent(table, player, event.id, 'ends')
  // An Animal's turns are counted from the turn after it comes (8.43-8.46).
  if (player.animal && player.animal === animal && !bookOf(player).animal(animal.kind).days) animalTurn(table, player)
  loseIfStuck(table, player)
}

/**
 * Counts down what holds the player, and returns true if they lose this turn to Demons, the Dragon or a Trap. Such
 * losses run at the same time (ruling 40).
 */
function losesTurn(table: WizardsTable, player: Player): boolean {
  const { trap } = player
  const counted = trap?.kind === 'turns' ? trap : null
  if (player.stunned === 0 && !counted && trap?.kind !== 'fortnight' && trap?.kind !== 'rescue') return false
  const why = player.stunned > 0 ? 'stunned' : 'trapped'
  if (player.stunned > 0) player.stunned--
  if (counted) counted.left--
  const left =
    trap?.kind === 'fortnight' || trap?.kind === 'rescue' ? null : Math.max(player.stunned, counted?.left ?? 0)
  table.emit({ kind: 'lost-turn', seat: player.seat, rule: counted || trap ? '8.3' : '7.304', why, left })
  if (counted?.left === 0) releaseFromTrap(table, player)
  return true
}

/** Repeats the meeting with the Common Folk or Dragon that held the player (7.301, 7.305). */
function* repeatMeeting(table: WizardsTable, player: Player): Rule {
  const { held } = player
  player.held = null
  if (held === 'folk') yield* commonFolk(table, player)
  else yield* proceduresOf(table).meetDragon(table, player)
}

/** Runs the two segments of a turn (5.1, 5.2) for a player who can move. */
function* moveAndMeet(table: WizardsTable, player: Player): Rule {
  const { state } = table
  const { arrivals } = player
  // In a Trap that needs a 5 or 6, the roll that opens it is also this turn's movement (8.3, ruling 55).
  const caught = player.trap?.kind === 'roll'
  const set = yield* setOut(table, player)
  // After a failed spell the player stays in the Trap, and has no encounter (8.31).
  if (caught && !set.move) return
  let met: boolean
  if (set.move) {
    if (caught && set.move.die < 5) {
      table.emit({ kind: 'lost-turn', seat: player.seat, rule: '8.3', why: 'trapped', left: null })
      return
    }
    if (caught) releaseFromTrap(table, player)
    met = yield* moveAbout(table, player, set.move, set.encounter)
  } else met = set.over
  const stands = player.arrivals === arrivals
  if (stands && !met) {
    if (meetsByStaying(player)) {
      yield* proceduresOf(table).meetHamdrel(table, player)
      return
    }
    // A marker left for later can be picked up by staying (ruling W3), unless the rulebook requires leaving first
    // (ruling R23).
    if (bookOf(state).markersByStaying) met = yield* meetMarkers(table, player)
    yield* offerGemSummoning(table, player)
  }
  if (met || !set.move || state.result) return
  const open = mayMeetByChance(table, player, stands)
  if (open && set.encounter) yield* proceduresOf(table).meetByChance(table, player)
  else yield* proceduresOf(table).offerAnimals(table, player, open)
}
