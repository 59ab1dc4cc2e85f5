import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal } from '../effects/journey.ts'
import { checkLairTime } from '../encounters/dragon.ts'
import { attackOn } from '../facts/calendar.ts'
import { bookOf } from '../state/book.ts'
import { dayOfFortnight, fortnightOf, type Player, type WizardsTable } from '../state/components.ts'
import { endEvent } from '../state/event-effects.ts'
import { endByTime, isTimeUp } from '../state/short-games.ts'
import { isAttackDay, resolveAttack } from './evil.ts'

/**
 * Starts the next day (3.74). On the last day of a Fortnight Evil attacks unless thwarted, and Day 1 starts right after
 * the attack (12.1, 12.3).
 */
export function* startNextDay(table: WizardsTable): Rule {
  const { state } = table
  // If turns were taken on Day 14, its attack was thwarted (12.22, 12.3).
  if (isAttackDay(state)) state.thwarts--
  advanceDay(table)
  if (state.result || !isAttackDay(state)) return
  const attack = attackOn(state, state.day, state.thwarts)
  if (attack.turns) {
    table.emit({ kind: 'attack', seat: null, rule: attack.rule, thwarted: true })
    return
  }
  const animals = state.players.map(player => player.animal)
  yield* resolveAttack(table, attack)
  if (state.result) return
  // Nobody moves, but the day counts as a turn for Events and Animals (12.1), except Animals that came on that day.
  for (const player of state.players) {
    if (player.animal === animals[player.seat]) animalTurn(table, player)
    eventTrapTurn(table, player)
  }
  advanceDay(table)
}

/** Advances the Day Marker (3.74), which may end a short game. Checks everybody's Lair Time (12.511). */
export function advanceDay(table: WizardsTable): void {
  const { state } = table
  state.day++
  if (isTimeUp(state)) {
    endByTime(table)
    return
  }
  state.acted = 0
  state.next = state.dealer
  beginDay(table)
  for (const player of state.players) checkLairTime(table, player)
}

/** Begins a day and ends the effects that have expired, such as Events and a Trap until the end of the Fortnight. */
export function beginDay(table: WizardsTable): void {
  const { state } = table
  const { day } = state
  if (!table.quiet)
    table.emit({
      kind: 'dawn',
      seat: null,
      rule: '3.74',
      fortnight: fortnightOf(state, day),
      dayOfFortnight: dayOfFortnight(state, day),
    })
  for (const player of state.players) {
    for (const { id, until } of [...player.events])
      if (until !== null && until < day) endEvent(table, player, id, 'ends')
    if (player.animal && bookOf(player).animal(player.animal.kind).days) animalDay(table, player)
    // A Trap "until the end of the Fortnight" ends with Day 14 (8.3, ruling 54).
    if (player.trap?.kind === 'fortnight' && dayOfFortnight(state, day) === 1) releaseFromTrap(table, player)
  }
}

export function releaseFromTrap(table: WizardsTable, player: Player): void {
  player.trap = null
  table.emit({ kind: 'trapped', seat: player.seat, rule: '8.3', trap: 'none' })
}

/** Counts a turn in an Event's Trap on a day when nobody moves (12.1). */
function eventTrapTurn(table: WizardsTable, player: Player): void {
  const { trap } = player
  if (trap?.kind !== 'turns' || !trap.event) return
  trap.left--
  if (trap.left === 0) releaseFromTrap(table, player)
}

/** Counts down a turn of the player's Animal, which leaves after its last one (8.43-8.46). */
export function animalTurn(table: WizardsTable, player: Player): void {
  if (!player.animal) return
  player.animal.left--
  if (player.animal.left <= 0) loseAnimal(table, player, '8.41')
}

/**
 * Counts a day for an Animal that stays for a number of days. It leaves at the start of the day after the last (D43).
 */
function animalDay(table: WizardsTable, player: Player): void {
  if (player.animal!.left > 0) player.animal!.left--
  else loseAnimal(table, player, '8.41')
}
