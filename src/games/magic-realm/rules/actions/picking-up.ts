import type { Rule } from '../../../../kernel/index.ts'
import { unhide } from '../effects/hiding.ts'
import { acquire } from '../effects/ownership.ts'
import { droppedAt, takeDropped } from '../facts/dropped-belongings.ts'
import { employerOf, individualsAt } from '../facts/employment.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import type { ActOfKind } from '../state/acts.ts'
import { type RealmOption, wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import {
  characterNow,
  clearingAt,
  type Individual,
  type RealmState,
  type RealmTable,
  type Turn,
} from '../state/state.ts'
import { blockAfterPhase } from './blocking.ts'

/**
 * Lists the options to pick up belongings in the clearing that are not in `done`. Transformed characters cannot pick
 * anything up (20.9.5, 26.7). `isOwn` limits the options to things that the individual dropped.
 */
export const pickUpOptions = (
  state: RealmState,
  one: Individual,
  done: readonly BelongingId[],
  isOwn: boolean,
): RealmOption<ActOfKind<'pick-up'>>[] => {
  const clearing = clearingAt(one)
  if (clearing === null || one.formed !== undefined || one.fate !== 'alive') return []
  return droppedAt(state, clearing)
    .filter(({ id, by }) => !done.includes(id) && !(isOwn && by !== one.id))
    .map(({ id }) => ({ id: `pick-up ${id}`, act: { kind: 'pick-up', belonging: id }, rule: '26.7' }))
}

/** Picks up a dropped belonging. This unhides the individual if someone else dropped it (26.7). */
export function* pickUp(table: RealmTable, one: Individual, id: BelongingId): Rule {
  const { by } = takeDropped(table.state, id)
  if (by !== one.id) unhide(table, one, '26.7')
  yield* acquire(table, one, id, 'ground', '26.7', true)
}

/**
 * After a phase and its blocking, picks up belongings one at a time. Before each one except the first, blocking is
 * possible again (26.7).
 */
export function* pickUpAfterPhase(table: RealmTable, one: Individual, turn: Turn): Rule {
  const done: BelongingId[] = []
  while (!one.blocked && !one.asleep && !turn.leaves) {
    const options = pickUpOptions(table.state, one, done, false)
    if (options.length === 0) return
    const act = yield* decide({
      seat: one.seat,
      topic: 'pick-up',
      rule: '26.7',
      data: { character: one.id },
      options: [wordOption('done'), wordOption('go-on'), ...options],
    })
    if (act.kind === 'go-on') turn.leaves = true
    if (act.kind !== 'pick-up') return
    if (done.length > 0) yield* blockAfterPhase(table, one)
    if (one.blocked) return
    done.push(act.belonging)
    yield* pickUp(table, one, act.belonging)
  }
}

/**
 * After a clearing's fight, lets everyone there pick up one belonging at a time in turn. Those who decline are out
 * (26.7).
 */
export function* pickUpInTurn(table: RealmTable, clearing: ClearingId): Rule {
  const { state } = table
  const done: BelongingId[] = []
  let left = fromFirst(state, individualsAt(state, clearing))
  while (left.length > 0) {
    const wanting: Individual[] = []
    for (const one of left) {
      const options = clearingAt(one) === clearing ? pickUpOptions(state, one, done, false) : []
      const act = yield* decide({
        seat: one.seat,
        topic: 'pick-up',
        rule: '26.7',
        data: { character: one.id },
        options: [wordOption('done'), ...options],
      })
      if (act.kind !== 'pick-up') continue
      wanting.push(one)
      done.push(act.belonging)
      yield* pickUp(table, one, act.belonging)
    }
    left = wanting
  }
}

/**
 * Sorts individuals, starting with the day's first character and continuing to the left. Hired leaders come after their
 * employer (15.1.4).
 */
function fromFirst(state: RealmState, all: readonly Individual[]): Individual[] {
  const { first, characters, seats } = state
  const begins = first === null ? 0 : (characterNow(state, first)?.seat ?? 0)
  const after = ({ seat }: Individual): number => (seat - begins + seats.length) % seats.length
  const served = (one: Individual): number => characters.indexOf(employerOf(state, one))
  // Characters already come before leaders in the list.
  return [...all].sort((a, b) => after(a) - after(b) || served(a) - served(b))
}
