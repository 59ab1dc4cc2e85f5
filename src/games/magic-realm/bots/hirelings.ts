import { routesFrom } from '../plans/routes.ts'
import { endOfPlan, knownWays } from '../plans/seen.ts'
import { boardOf } from '../rules/map/board.ts'
import type { ClearingId } from '../rules/map/tiles.ts'
import { offersAt, wageOf } from '../rules/natives/hiring.ts'
import { columnFor } from '../rules/natives/relations.ts'
import { hirelingsOf, hireOf, servesWhom } from '../rules/natives/serving.ts'
import type { Relation } from '../rules/pieces/characters.ts'
import { mountainCost } from '../rules/seasons/calendar.ts'
import type { Individual, RealmState } from '../rules/state.ts'
import type { RealmView, SeenCharacter, SeenLeader } from '../rules/view.ts'

/** How many times over the wage one must be ready to pay, by how a group stands to one; nobody else is asked. */
const READY: Partial<Record<Relation, number>> = { ally: 2, friendly: 3, neutral: 4 }
/** So many hirelings are enough. */
const ENOUGH = 4
/** A term that has fewer days than these left is prolonged. */
const LAST_DAYS = 2

/** What a group would be ready to serve for, as one reckons; null for one that is not asked. */
function priceOf(view: RealmView, character: SeenCharacter, group: string, natives: readonly string[]): number | null {
  // An own character is seen whole, and of the state only what lies open is read.
  const relation = columnFor(view as unknown as RealmState, character as unknown as Individual, group)
  const times = READY[relation]
  return times === undefined ? null : times * wageOf(natives)
}

/** Whether somebody is worth hiring for the gold one has, and not yet more than enough serve. */
export function isWorthHiring(
  view: RealmView,
  character: SeenCharacter,
  offer: { readonly group: string; readonly natives: readonly string[]; readonly again: boolean },
): boolean {
  const { group, natives, again } = offer
  if (again) {
    const until = hireOf(view, natives[0] ?? '')?.until ?? 0
    if (until - view.day >= LAST_DAYS) return false
  } else if (hirelingsOf(view, character.id).length >= ENOUGH) return false
  const price = priceOf(view, character, group, natives)
  return price !== null && price <= (character.gold ?? 0)
}

/** Whether a HIRE in a clearing may come to something. */
export const mayHireAt = (view: RealmView, character: SeenCharacter, clearing: ClearingId): boolean =>
  view.war !== undefined &&
  // An own character is seen whole, and of the state only what lies open is read.
  offersAt(view as unknown as RealmState, character as unknown as Individual, clearing).some(offer =>
    isWorthHiring(view, character, offer),
  )

/** The clearing a hired leader goes to next so as to come to his employer; null where he is with him, or no way is known. */
export function stepToEmployer(view: RealmView, leader: SeenLeader): ClearingId | null {
  const employer = view.characters.find(({ id }) => id === servesWhom(view, leader.id))
  const here = endOfPlan(view, leader)
  const there = employer ? endOfPlan(view, employer) : null
  if (here === null || there === null || here === there) return null
  return routesFrom(boardOf(view.tiles), here, knownWays(view), mountainCost(view)).get(there)?.clearings[0] ?? null
}
