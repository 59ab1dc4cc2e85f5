import type { Fate, Seat } from '../../../kernel/index.ts'
import type { QuestEvent } from './components.ts'
import { heldBy, sideOf } from './forces/forces.ts'
import { isSpace, neighboursOf, SPACE_IDS, type SpaceId } from './marnon/marnon.ts'
import { ARMIES } from './tables.ts'
import type { QuestView } from './view.ts'

/** What a warlord may promise, though nothing binds him: whom or what he will not attack in the turn he has next, or is in (ruling W79). */
export type Promised =
  | { readonly verb: 'peace'; readonly with: Seat }
  | { readonly verb: 'spare'; readonly space: SpaceId }

/** The promise of an id (`peace red`, `spare sheep-meade`), or null where it is none. */
export function promisedBy(id: string): Promised | null {
  const [, verb, of = ''] = /^(peace|spare) ([a-z0-9-]+)$/.exec(id) ?? []
  if (verb === 'spare') return isSpace(of) ? { verb, space: of } : null
  const seat = ARMIES.findIndex(army => army.id === of)
  return seat >= 0 ? { verb: 'peace', with: seat } : null
}

/** The id of a promise to leave a player in peace: `peace red`. */
export const peaceWith = (seat: Seat): string => `peace ${ARMIES[seat]!.id}`
/** The id of a promise to spare a space: `spare sheep-meade`. */
export const sparing = (space: SpaceId): string => `spare ${space}`

/** Whether turns have begun, and the seat has some left: there is nobody to attack before, and nobody to do it after. */
const mayPromise = ({ day, result, players }: QuestView, by: Seat): boolean =>
  day >= 1 && result === null && !players[by]!.out

/** Promises a seat might be asked for: peace with each of the others, and each space beside its forces that is another's. */
export function promisesOf(view: QuestView, by: Seat): string[] {
  if (!mayPromise(view, by)) return []
  const others = view.players.filter(({ seat, out }) => seat !== by && !out)
  const own = new Set(heldBy(view, by))
  const beside = SPACE_IDS.filter(space => !own.has(space) && neighboursOf(space).some(next => own.has(next)))
  return [...others.map(({ seat }) => peaceWith(seat)), ...beside.map(sparing)]
}

/** Whether a promise can be given and kept: another who is still in the game, or a space that is not one's own. */
export function stands(view: QuestView, by: Seat, id: string): boolean {
  const promised = promisedBy(id)
  if (!promised || !mayPromise(view, by)) return false
  if (promised.verb === 'spare') return sideOf(view, promised.space) !== by
  return promised.with !== by && view.players[promised.with]?.out === false
}

/** Whether a promise keeps attacks away from a space as it is held now. */
export const isBarred = (view: Pick<QuestView, 'forces'>, promised: Promised, space: SpaceId): boolean =>
  promised.verb === 'spare' ? promised.space === space : sideOf(view, space) === promised.with

/**
 * What became of a promise: broken by the first battle against it, or by the capture of the space; kept when the turn of
 * whoever gave it is over, or his game.
 */
export function fateOf(id: string, by: Seat, events: readonly QuestEvent[]): Fate {
  const promised = promisedBy(id)
  if (!promised) return 'kept'
  for (const event of events) {
    if (event.seat === by && breaks(promised, event)) return 'broken'
    const isHisLast = (event.kind === 'turn-over' || event.kind === 'out') && event.seat === by
    if (event.kind === 'end' || isHisLast) return 'kept'
  }
  return 'open'
}

/** Whether what somebody does is what he has promised not to do. Dragon and wizard may be attacked wherever they are. */
function breaks(promised: Promised, event: QuestEvent): boolean {
  if (promised.verb === 'peace') return event.kind === 'battle' && event.defender.side === promised.with
  if (event.kind === 'captures') return event.target === promised.space
  if (event.kind !== 'battle' || event.target !== promised.space) return false
  const { side } = event.defender
  return side !== 'dragon' && side !== 'wizard'
}
