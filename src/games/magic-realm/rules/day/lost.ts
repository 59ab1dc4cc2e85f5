import type { Rule } from '../../../../kernel/index.ts'
import { goThroughWoods, moveAlong } from '../actions/moving.ts'
import { rollWithWand } from '../facts/dice.ts'
import { isUnderHere } from '../facts/spells.ts'
import { woodsWalker } from '../facts/wings.ts'
import { boardOf, farEnd, type Way, waysAt } from '../pieces/board.ts'
import { type ClearingId, clearingsOf, isCave, isMountain, numberOf, tileCodeOf } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import { mountainCost } from '../state/calendar.ts'
import {
  clearingAt,
  type Individual,
  type RealmState,
  type RealmTable,
  type Recorded,
  type Turn,
} from '../state/state.ts'
import { choosesPhases, sourceFor } from './phases.ts'

/**
 * Returns true if dice decide where a MOVE out of the clearing leads, because the Lost spell affects the individual or
 * the tile (21.3.4).
 */
export const isMoveRandom = (state: RealmState, one: Individual): boolean =>
  clearingAt(one) !== null && isUnderHere(state, 'lost', one)

/** The route that a lost individual takes: a roadway or the woods. */
export type LostRoute = Way | 'woods'

/**
 * Resolves a MOVE by rolling on the LOST table. The individual goes to an adjacent clearing with the number rolled,
 * along any roadway; a hidden roadway taken this way isn't discovered. Entering a mountain also costs the next MOVE.
 * Individuals who can walk through woods can reach any clearing on the tile, and use a road only to leave the tile
 * (22.6). Returns the route, or null if there was no move.
 */
export function* rollLostRoute(table: RealmTable, one: Individual, turn: Turn): Rule<LostRoute | null> {
  const { state } = table
  const from = clearingAt(one)!
  turn.climbing = null
  const number = yield* rollWithWand(table, one, 'lost', '22.6')
  const fits = (to: ClearingId): boolean => numberOf(to) === number && canEnter(state, one, turn, to)
  const here = tileCodeOf(from)
  const walks = woodsWalker(state, one.id) !== null
  const ways = waysAt(boardOf(state.tiles), from).filter(way => {
    const to = farEnd(way, from)
    return to !== null && fits(to) && !(walks && tileCodeOf(to) === here)
  })
  const woods = walks ? clearingsOf(here).filter(to => to !== from && fits(to)) : []
  const places = [...new Set([...woods, ...ways.map(way => farEnd(way, from)!)])]
  if (places.length === 0) return null
  const { clearing } = yield* decide({
    seat: one.seat,
    topic: 'lost-way',
    rule: '22.6',
    data: { character: one.id },
    options: places.map(id => ({ id, act: { kind: 'to', clearing: id }, at: { space: id } })),
  })
  if (isMountain(clearing)) payClimb(state, one, turn)
  const way = ways.find(other => farEnd(other, from) === clearing)
  if (!way) {
    goThroughWoods(table, one, clearing)
    return 'woods'
  }
  moveAlong(table, one, way, clearing, true)
  return way
}

/**
 * Returns true if a clearing can be entered. A cave can't be entered after using sunlight (8.3.4), nor a mountain
 * without a MOVE to pay for it (22.6).
 */
const canEnter = (state: RealmState, one: Individual, turn: Turn, to: ClearingId): boolean =>
  !(isCave(to) && turn.sunlight) && (!isMountain(to) || canClimb(state, one, turn))

/** Returns the plan indexes of the next recorded MOVEs, which will pay for a climb (8.3.2, 26.23). */
const nextMoves = (state: RealmState, { plan }: Individual, { played }: Turn): number[] =>
  plan
    .flatMap(({ activity }, i) => (i >= played && activity.kind === 'move' ? [i] : []))
    .slice(0, mountainCost(state) - 1)

const canClimb = (state: RealmState, one: Individual, turn: Turn): boolean =>
  (choosesPhases(one) ? blanksFor(state, one) : nextMoves(state, one, turn)).length === mountainCost(state) - 1

/**
 * Returns the blank phases that pay for a climb when phases are chosen one by one, each with a source that allows a
 * MOVE. The list is shorter if there aren't enough phases.
 */
function blanksFor(state: RealmState, one: Individual): Recorded[] {
  const blanks: Recorded[] = []
  while (blanks.length < mountainCost(state) - 1) {
    const source = sourceFor(state, one, [...one.plan, ...blanks], { kind: 'move', to: clearingAt(one)! })
    if (source === null) break
    blanks.push({ activity: { kind: 'blank' }, source })
  }
  return blanks
}

/** Spends the turn's next MOVE, or more if mountains cost more, on the climb (22.6, 26.23). */
function payClimb(state: RealmState, one: Individual, turn: Turn): void {
  if (choosesPhases(one)) {
    const blanks = blanksFor(state, one)
    one.plan.push(...blanks)
    turn.played += blanks.length
    return
  }
  for (const next of nextMoves(state, one, turn)) one.plan[next] = { ...one.plan[next]!, activity: { kind: 'blank' } }
}
