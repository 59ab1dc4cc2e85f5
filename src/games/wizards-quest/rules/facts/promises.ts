import type { PromiseFate, Seat } from '../../../../kernel/index.ts'
import { isSpace, SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import { ARMIES } from '../pieces/tables.ts'
import type { QuestEvent } from '../state/components.ts'
import type { QuestView } from '../state/view.ts'
import { heldBy, sideOf } from './forces.ts'
import { neighborsOn } from './island.ts'

/**
 * A non-binding promise not to attack a player or a space in the promising player's current or next turn (ruling W79).
 */
export type Promised =
  | { readonly verb: 'peace'; readonly with: Seat }
  | { readonly verb: 'spare'; readonly space: SpaceId }

/** Parses a promise id (`peace red`, `spare sheep-meade`), or returns null if it is invalid. */
export function promisedBy(id: string): Promised | null {
  const [, verb, of = ''] = /^(peace|spare) ([a-z0-9-]+)$/.exec(id) ?? []
  if (verb === 'spare') return isSpace(of) ? { verb, space: of } : null
  const seat = ARMIES.findIndex(army => army.id === of)
  return seat >= 0 ? { verb: 'peace', with: seat } : null
}

/** Returns the id of a promise of peace: `peace red`. */
export const peaceWith = (seat: Seat): string => `peace ${ARMIES[seat]!.id}`
/** Returns the id of a promise to spare a space: `spare sheep-meade`. */
export const spareId = (space: SpaceId): string => `spare ${space}`

/** Returns true if turns have begun, the game isn't over and the seat is still in it. */
const mayPromise = ({ day, result, players }: QuestView, by: Seat): boolean =>
  day >= 1 && result === null && !players[by]!.out

/**
 * Lists the promises that a seat can make: peace with each opponent still in the game, and sparing each adjacent space
 * that isn't its own. Returns an empty list during the setup, after the game, and for a player who is out.
 */
export function promisesOf(view: QuestView, by: Seat): string[] {
  if (!mayPromise(view, by)) return []
  const others = view.players.filter(({ seat, out }) => seat !== by && !out)
  const own = new Set(heldBy(view, by))
  const beside = SPACE_IDS.filter(space => !own.has(space) && neighborsOn(view, space).some(next => own.has(next)))
  return [...others.map(({ seat }) => peaceWith(seat)), ...beside.map(spareId)]
}

/**
 * Returns true if the seat may make promises now, and this one concerns another player still in the game or a space
 * that isn't the seat's own.
 */
export function stands(view: QuestView, by: Seat, id: string): boolean {
  const promised = promisedBy(id)
  if (!promised || !mayPromise(view, by)) return false
  if (promised.verb === 'spare') return sideOf(view, promised.space) !== by
  return promised.with !== by && view.players[promised.with]?.out === false
}

/** Returns true if a promise rules out attacks on a space, given who holds it now. */
export const isBarred = (view: Pick<QuestView, 'forces'>, promised: Promised, space: SpaceId): boolean =>
  promised.verb === 'spare' ? promised.space === space : sideOf(view, space) === promised.with

/**
 * Returns the fate of a promise. It is broken by the first battle against it or by capturing the space, and kept when
 * the promising player's turn or game is over. Until then, it is open. An invalid promise counts as kept.
 */
export function fateOf(id: string, by: Seat, events: readonly QuestEvent[]): PromiseFate {
  const promised = promisedBy(id)
  if (!promised) return 'kept'
  for (const event of events) {
    if (event.seat === by && breaks(promised, event)) return 'broken'
    const isLastTurn = (event.kind === 'turn-over' || event.kind === 'out') && event.seat === by
    if (event.kind === 'end' || isLastTurn) return 'kept'
  }
  return 'open'
}

/** Returns true if an event breaks a promise. The dragon and the wizard may always be attacked. */
function breaks(promised: Promised, event: QuestEvent): boolean {
  if (promised.verb === 'peace') return event.kind === 'battle' && event.defender.side === promised.with
  if (event.kind === 'captures') return event.target === promised.space
  if (event.kind !== 'battle' || event.target !== promised.space) return false
  const { side } = event.defender
  return side !== 'dragon' && side !== 'wizard'
}
