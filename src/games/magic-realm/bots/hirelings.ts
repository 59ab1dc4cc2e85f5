import { routesFrom } from '../plans/routes.ts'
import { endOfPlan, knownWays } from '../plans/view-facts.ts'
import { offersAt, wageOf } from '../rules/actions/hiring.ts'
import { columnFor } from '../rules/effects/relations.ts'
import { employerIdOf, hirelingsOf, hireOf } from '../rules/facts/employment.ts'
import { boardOf } from '../rules/pieces/board.ts'
import type { Relation } from '../rules/pieces/characters.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { RealmView, SeenCharacter, SeenLeader } from '../rules/state/view.ts'

/**
 * The multiple of the wage that the bot must be able to pay, by relation. It doesn't hire groups with other relations.
 */
const WAGE_FACTOR: Partial<Record<Relation, number>> = { ally: 2, friendly: 3, neutral: 4 }
/** The maximum number of hirelings. */
const MAX_HIRELINGS = 4
/** A hireling's term is extended when fewer days than this are left. */
const LAST_DAYS = 2

/** Returns the gold that a character must have to hire natives, or null if the relation rules out hiring them. */
function priceOf(view: RealmView, character: SeenCharacter, group: string, natives: readonly string[]): number | null {
  const relation = columnFor(view, character, group)
  const times = WAGE_FACTOR[relation]
  return times === undefined ? null : times * wageOf(natives)
}

/**
 * Returns true if a hiring offer is affordable and useful: the character has room for more hirelings or, in an offer to
 * extend a term, that term ends soon.
 */
export function isWorthHiring(
  view: RealmView,
  character: SeenCharacter,
  offer: { readonly group: string; readonly natives: readonly string[]; readonly again: boolean },
): boolean {
  const { group, natives, again } = offer
  if (again) {
    const until = hireOf(view, natives[0] ?? '')?.until ?? 0
    if (until - view.day >= LAST_DAYS) return false
  } else if (hirelingsOf(view, character.id).length >= MAX_HIRELINGS) return false
  const price = priceOf(view, character, group, natives)
  return price !== null && price <= (character.gold ?? 0)
}

/** Returns true if a clearing has a hiring offer that is worth taking. */
export const mayHireAt = (view: RealmView, character: SeenCharacter, clearing: ClearingId): boolean =>
  view.war !== undefined && offersAt(view, character, clearing).some(offer => isWorthHiring(view, character, offer))

/**
 * Returns the next clearing on a hired leader's route to the employer, or null if the two are together or no route is
 * known.
 */
export function stepToEmployer(view: RealmView, leader: SeenLeader): ClearingId | null {
  const employer = view.characters.find(({ id }) => id === employerIdOf(view, leader.id))
  const here = endOfPlan(view, leader)
  const there = employer ? endOfPlan(view, employer) : null
  if (here === null || there === null || here === there) return null
  return routesFrom(boardOf(view.tiles), here, knownWays(view), mountainCost(view)).get(there)?.clearings[0] ?? null
}
