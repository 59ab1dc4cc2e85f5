import { columnFor } from '../rules/effects/relations.ts'
import { carryingStrength } from '../rules/facts/carrying.ts'
import { type BelongingId, belonging } from '../rules/pieces/belongings.ts'
import type { Relation } from '../rules/pieces/characters.ts'
import { bears } from '../rules/pieces/levels.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import type { FightForecasts, ForecastFighter } from './fight-forecast.ts'
import { famePerDay } from './points-sought.ts'
import { earnsByFighting } from './score.ts'

/**
 * The multiple of the list price that a purchase is expected to cost, by relation. The bot doesn't buy from traders
 * with other relations.
 */
const PRICE_FACTOR: Partial<Record<Relation, number>> = { ally: 1, friendly: 2, neutral: 4 }
/** The factor by which a piece of gear must raise the expected fame per day. */
const MIN_IMPROVEMENT = 1.15

/** Returns the slot that a piece of gear fills, or null for treasures and horses, which fight forecasts ignore. */
function slotOf(id: BelongingId): string | null {
  const piece = belonging(id)
  return piece.kind === 'armor' ? piece.slot : piece.kind === 'weapon' ? 'weapon' : null
}

/**
 * Finds the affordable armor or weapon that a fighter lacks and that raises the expected fame per day most. Returns
 * null if none helps enough.
 */
export function gearWanted(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  trader: string,
): BelongingId | null {
  const times = PRICE_FACTOR[columnFor(view, character, trader)]
  if (view.encounter < 2 || times === undefined || !earnsByFighting(character)) return null
  const filled = character.owned.filter(({ active }) => active).map(({ id }) => slotOf(id))
  const strength = carryingStrength(character)
  const able = (view.boxes[trader] ?? []).filter((id): id is BelongingId => {
    const slot = id === null ? null : slotOf(id)
    if (id === null || slot === null || filled.includes(slot)) return false
    const { price, weight } = belonging(id)
    return times * price <= (character.gold ?? 0) && bears(strength, weight)
  })
  if (able.length === 0) return null
  const hauls = able.map(id => ({
    id,
    haul: gainsOf(fights, { id: character.id, owned: [...character.owned, { id, active: true }] }),
  }))
  const best = hauls.reduce((one, other) => (other.haul > one.haul ? other : one))
  return best.haul > MIN_IMPROVEMENT * gainsOf(fights, character) ? best.id : null
}

/**
 * Estimates the fame per day in fights from hiding plus the fame per day in unprepared fights, in which armor counts
 * most.
 */
const gainsOf = (fights: FightForecasts, fighter: ForecastFighter): number =>
  famePerDay(fights, fighter) + famePerDay(fights, fighter, 'meets')
