import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, type RealmOption, wordOption } from '../acts.ts'
import { droppedAt, takeDropped } from '../belongings/lying.ts'
import { comeInto } from '../belongings/owning.ts'
import { blockAfterPhase } from '../blocking/blocking.ts'
import type { ClearingId } from '../map/tiles.ts'
import { employerOf, individualsAt } from '../natives/serving.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { clearingAt, type Individual, type RealmState, type RealmTable, type Turn } from '../state.ts'
import { unhide } from './hiding.ts'

/** What he could pick up where he is: who has another's form takes up nothing (20.9.5, 26.7). `isOwn`: only what he has dropped himself. */
export const pickUpOptions = (
  state: RealmState,
  one: Individual,
  done: readonly BelongingId[],
  isOwn: boolean,
): RealmOption[] => {
  const clearing = clearingAt(one)
  if (clearing === null || one.formed !== undefined || one.fate !== 'alive') return []
  return droppedAt(state, clearing)
    .filter(({ id, by }) => !done.includes(id) && !(isOwn && by !== one.id))
    .map(({ id }) => ({ id: `pick-up ${id}`, act: { kind: 'pick-up', belonging: id }, rule: '26.7' }))
}

/** He picks up what has been dropped; who is hidden is seen, unless it was his own drop (26.7). */
export function* pickUp(table: RealmTable, one: Individual, id: BelongingId): Rule {
  const { by } = takeDropped(table.state, id)
  if (by !== one.id) unhide(table, one, '26.7')
  yield* comeInto(table, one, id, 'ground', '26.7', true)
}

/**
 * After a phase of his turn, and its blocking, he may pick up one thing after the other; before each but the first he can be
 * blocked anew (26.7).
 */
export function* pickUpAfterPhase(table: RealmTable, one: Individual, turn: Turn): Rule {
  const done: BelongingId[] = []
  while (!one.blocked && !one.asleep && !turn.leaves) {
    const options = pickUpOptions(table.state, one, done, false)
    if (options.length === 0) return
    const act = yield* decide<RealmAct>({
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

/** After the fight of a clearing those who are there pick up in turn, one thing each time, until nobody wants more (26.7). */
export function* pickUpInTurn(table: RealmTable, clearing: ClearingId): Rule {
  const { state } = table
  const done: BelongingId[] = []
  let left = fromFirst(state, individualsAt(state, clearing))
  while (left.length > 0) {
    const wanting: Individual[] = []
    for (const one of left) {
      const options = clearingAt(one) === clearing ? pickUpOptions(state, one, done, false) : []
      const act = yield* decide<RealmAct>({
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

/** Individuals from the first character of the day leftwards, each one's hired leaders after himself (15.1.4). */
function fromFirst(state: RealmState, all: readonly Individual[]): Individual[] {
  const { first, characters, seats } = state
  const begins = characters.find(({ id }) => id === first)?.seat ?? 0
  const after = ({ seat }: Individual): number => (seat - begins + seats.length) % seats.length
  const served = (one: Individual): number => characters.findIndex(({ id }) => id === employerOf(state, one).id)
  // Characters stand before leaders in the list already.
  return [...all].sort((a, b) => after(a) - after(b) || served(a) - served(b))
}
