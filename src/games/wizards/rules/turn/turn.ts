import type { Rule } from '../../../../kernel/index.ts'
import { attackOn } from '../calendar.ts'
import { dayOfFortnight, fortnightOf, type Player, type WizardsTable } from '../components.ts'
import { checkLairTime, dragonStirs, meetDragon } from '../encounters/dragon.ts'
import { meetsByStaying } from '../encounters/order.ts'
import { commonFolk, hamdrel } from '../encounters/places.ts'
import { mayMeetByChance, meetByChance } from '../encounters/random.ts'
import { offerAnimalSummoning, offerGemSummoning } from '../encounters/summoning.ts'
import { endEvent } from '../events/event-effects.ts'
import { isAttackDay, strike } from '../evil.ts'
import { LAIR, tileOf } from '../islands/territories.ts'
import { loseAnimal } from '../movement/journey.ts'
import { moveAbout } from '../movement/moving.ts'
import '../procedures-1982.ts'
import { deal, layTile, placeAll } from '../setup.ts'
import { hasMarkAt } from '../tasks/marks.ts'
import { meetMarkers, stay } from '../tasks/tasks.ts'
import { setOut } from './setting-out.ts'
import { loseIfStuck } from './stranded.ts'

/** From one resting point to the next: a step of the set-up, or one player's turn. */
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
      dawn(table)
      break
  }
}

/** Whose turn it is (3.74, 5): extra turns first, then the next player of the day, then a new day. */
function* play(table: WizardsTable): Rule {
  const { state } = table
  const n = state.players.length
  // Extra turns are taken at once (7.301, 7.38), by whoever has just moved before the others.
  for (let i = 0; i < n; i++) {
    const player = state.players[(state.next + n - 1 + i) % n]!
    if (player.extra === 0) continue
    player.extra--
    yield* takeTurn(table, player, true)
    return
  }
  if (state.acted === n) {
    if (nothingAttacks(table)) nextDay(table)
    else yield* newDay(table)
    return
  }
  const player = state.players[state.next]!
  yield* takeTurn(table, player, false)
  state.acted++
  state.next = (state.next + 1) % n
}

/** Whether the day ends like most: neither this one nor the next is one of attack. */
const nothingAttacks = ({ state: { day } }: WizardsTable): boolean => !isAttackDay(day) && !isAttackDay(day + 1)

/** The next day (3.74); on Day 14 the Evil Spirit attacks, unless it is thwarted, and the day after is Day 1 (12.1, 12.3). */
function* newDay(table: WizardsTable): Rule {
  const { state } = table
  // A Day 14 on which turns were taken was a thwarted one (12.22, 12.3).
  if (isAttackDay(state.day) && state.thwarts > 0) state.thwarts--
  nextDay(table)
  if (state.result || !isAttackDay(state.day)) return
  const attack = attackOn(state, state.day, state.thwarts)
  if (attack.turns) {
    table.tell({ kind: 'attack', seat: null, rule: attack.rule, thwarted: true })
    return
  }
  const animals = state.players.map(player => player.animal)
  yield* strike(table, attack)
  if (state.result) return
  // Nobody moves, but the day counts as a turn for animals and Events (12.1), not for animals that have come in it.
  for (const player of state.players) {
    if (player.animal === animals[player.seat]) animalTurn(table, player)
    eventTrapTurn(table, player)
  }
  nextDay(table)
}

/** The Day Marker moves on (3.74). */
function nextDay(table: WizardsTable): void {
  const { state } = table
  state.day++
  state.acted = 0
  state.next = state.dealer
  dawn(table)
  for (const player of state.players) checkLairTime(table, player)
}

function dawn(table: WizardsTable): void {
  const { state } = table
  const { day } = state
  if (!table.quiet)
    table.tell({
      kind: 'dawn',
      seat: null,
      rule: '3.74',
      fortnight: fortnightOf(day),
      dayOfFortnight: dayOfFortnight(day),
    })
  for (const player of state.players) {
    if (player.events.length > 0)
      for (const { id, until } of [...player.events])
        if (until !== null && until < day) endEvent(table, player, id, 'ends')
    // A Trap "until the end of the Fortnight" ends with Day 14 (8.3, ruling 54).
    if (player.trap?.kind === 'fortnight' && dayOfFortnight(day) === 1) spring(table, player)
  }
}

/** A Trap lets its player go. */
function spring(table: WizardsTable, player: Player): void {
  player.trap = null
  table.tell({ kind: 'trapped', seat: player.seat, rule: '8.3', trap: 'none' })
}

/** A turn in the Trap of an Event is over though nobody moved (12.1). */
function eventTrapTurn(table: WizardsTable, player: Player): void {
  const { trap } = player
  if (trap?.kind !== 'turns' || !trap.event) return
  trap.left--
  if (trap.left === 0) spring(table, player)
}

/** One turn of one player: movement, then encounter (5). */
function* takeTurn(table: WizardsTable, player: Player, extra: boolean): Rule {
  const { state } = table
  player.turns++
  player.cast = []
  if (!table.quiet) table.tell({ kind: 'turn', seat: player.seat, rule: '5', extra })
  const animal = player.animal
  if (!losesTurn(table, player)) {
    const { arrivals } = player
    if (player.held) yield* staysHeld(table, player)
    else yield* moveAndMeet(table, player)
    if (player.tasks.length > 0 && player.arrivals === arrivals && !state.result) yield* stay(table, player)
  }
  if (state.result) return
  if (tileOf(player.space) === LAIR) yield* dragonStirs(table, player)
  // An animal counts the turns after the one it came in (8.43-8.46).
  if (player.animal && player.animal === animal) animalTurn(table, player)
  loseIfStuck(table, player)
}

/** Whether the player loses this turn to Demons, the Dragon or a Trap; they run at the same time (ruling 40). */
function losesTurn(table: WizardsTable, player: Player): boolean {
  const { trap } = player
  const counted = trap?.kind === 'turns' ? trap : null
  if (player.stunned === 0 && !counted && trap?.kind !== 'fortnight') return false
  const why = player.stunned > 0 ? 'stunned' : 'trapped'
  if (player.stunned > 0) player.stunned--
  if (counted) counted.left--
  const left = trap?.kind === 'fortnight' ? null : Math.max(player.stunned, counted?.left ?? 0)
  table.tell({ kind: 'lost-turn', seat: player.seat, rule: counted || trap ? '8.3' : '7.304', why, left })
  if (counted?.left === 0) spring(table, player)
  return true
}

/** The player had to stay and meets again what held him (7.301, 7.305). */
function* staysHeld(table: WizardsTable, player: Player): Rule {
  const { held } = player
  player.held = null
  if (held === 'folk') yield* commonFolk(table, player)
  else yield* meetDragon(table, player)
}

/** The two segments of a turn (5.1, 5.2). */
function* moveAndMeet(table: WizardsTable, player: Player): Rule {
  const { state } = table
  const { arrivals } = player
  const start = player.space
  // The Trap that wants a 5 or 6: the roll that springs it is the move of this turn (8.3, ruling 55).
  const caught = player.trap?.kind === 'roll'
  const set = yield* setOut(table, player)
  if (state.result) return
  // A spell that has failed leaves him in his Trap, where nothing meets him (8.31).
  if (caught && player.trap && !set.move) return
  let met = set.met
  if (set.move) {
    if (caught && set.move.die < 5) {
      table.tell({ kind: 'lost-turn', seat: player.seat, rule: '8.3', why: 'trapped', left: null })
      return
    }
    if (caught) spring(table, player)
    met = yield* moveAbout(table, player, set.move)
  }
  if (state.result) return
  if (player.arrivals === arrivals && player.space === start && !met) {
    if (meetsByStaying(player)) {
      yield* hamdrel(table, player)
      return
    }
    // A marker left for later may be taken up by staying (ruling W3).
    if (hasMarkAt(player, player.space)) met = yield* meetMarkers(table, player)
    if (player.order === 'sorcerers') yield* offerGemSummoning(table, player)
  }
  if (met || !set.move || state.result) return
  if (set.encounter && mayMeetByChance(table, player)) yield* meetByChance(table, player)
  else if (player.rank > 0 && !player.animal && mayMeetByChance(table, player))
    yield* offerAnimalSummoning(table, player)
}

/** A turn with an animal is over (8.43-8.46). */
function animalTurn(table: WizardsTable, player: Player): void {
  if (!player.animal) return
  player.animal.left--
  if (player.animal.left <= 0) loseAnimal(table, player, '8.41')
}
