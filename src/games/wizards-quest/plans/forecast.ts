import { countersIn } from '../rules/facts/forces.ts'
import { creatureRange, defenseRange } from '../rules/facts/ranges.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import { TABLES } from '../rules/pieces/tables.ts'
import type { Approach, Creature, Force, Leader } from '../rules/state/components.ts'

/** The outcome of an attack that is fought to the end. Probabilities are from 0 to 1. */
export interface Forecast {
  /**
   * The probability that the attackers take the space, or beat the dragon or the wizard. A single counter cannot take a
   * space (X.C.6).
   */
  readonly wins: number
  /** The probability that all attackers are lost. */
  readonly loses: number
  /** The average number of counters that the attackers have left when they win. */
  readonly left: number
}

/** Everything that affects a battle other than the number of counters: the leaders, and the defender's bonus. */
interface Terms {
  readonly attacker: Leader | null
  readonly defender: Leader | null
  readonly shelter: number
}

/** Cached forecasts for one set of terms, keyed by the number of pieces on each side. */
type ForecastCache = Map<number, Forecast>

const FACES = [1, 2, 3, 4, 5, 6] as const
const NOBODY: Forecast = { wins: 0, loses: 0, left: 0 }

/** Cached forecasts, by terms. They pay off because the same few battles keep recurring. */
const caches: ForecastCache[] = []

/** The largest bonus from terrain, bridge and castle. */
const MAX_SHELTER = 4
const rankOf = (leader: Leader | null): number => (leader === null ? 0 : leader === 'hero' ? 1 : 2)

/**
 * Computes the exact outcome of fighting until one side is gone (XI.B.1-2). It assumes that leaders are lost last. If
 * both sides fall at the same time, or only one attacker is left, nobody wins (X.C.6).
 */
export function forecast(attackers: Force, defenders: Force, space: SpaceId, by: Approach): Forecast {
  const shelter = shelterOf(space, by)
  const terms = { attacker: attackers.leader, defender: defenders.leader, shelter }
  const index = (rankOf(attackers.leader) * 3 + rankOf(defenders.leader)) * (MAX_SHELTER + 1) + shelter
  let table = caches[index]
  if (!table) {
    table = new Map()
    caches[index] = table
  }
  return after(table, terms, countersIn(attackers), countersIn(defenders))
}

/** Returns the defender's bonus in a space. */
function shelterOf(space: SpaceId, by: Approach): number {
  const bySpace = shelters[by] ?? new Map<SpaceId, number>()
  shelters[by] = bySpace
  const shelter = bySpace.get(space) ?? defenseRange(ONE_MAN, space, by).range - 1
  bySpace.set(space, shelter)
  return shelter
}

/** A cache of bonuses, by approach and space. */
const shelters: Partial<Record<Approach, Map<SpaceId, number>>> = {}

const ONE_MAN: Force = { side: 0, men: 1, leader: null }

function after(table: ForecastCache, terms: Terms, attack: number, defense: number): Forecast {
  if (attack === 0) return defense === 0 ? NOBODY : { wins: 0, loses: 1, left: 0 }
  if (defense === 0) return attack > 1 ? { wins: 1, loses: 0, left: attack } : NOBODY
  const key = attack * 1000 + defense
  const found = table.get(key)
  if (found) return found
  const mine = rangeOf(attack, terms.attacker, 0)
  const theirs = rangeOf(defense, terms.defender, terms.shelter)
  let wins = 0
  let loses = 0
  let left = 0
  for (const white of FACES)
    for (const red of FACES) {
      const lost = red <= theirs ? red : white <= mine ? 0 : 1
      const taken = white <= mine ? white : 0
      const next = after(table, terms, Math.max(0, attack - lost), Math.max(0, defense - taken))
      wins += next.wins / 36
      loses += next.loses / 36
      left += (next.wins * next.left) / 36
    }
  const result = { wins, loses, left: wins > 0 ? left / wins : 0 }
  table.set(key, result)
  return result
}

/**
 * Computes the exact outcome of fighting the dragon or the wizard to the end. The creature's die always hits, and any
 * roll within the attackers' range beats it. Both take effect at the same time (XI.B.1.a-b, ruling W44), so the
 * attackers may win and all be lost. The leader is lost last, and nobody wins without one.
 */
export const forecastHunt = (attackers: Force, creature: Creature): Forecast =>
  attackers.leader === null ? NEVER : huntBy(attackers.leader, countersIn(attackers), creature)

function huntBy(leader: Leader, counters: number, creature: Creature): Forecast {
  if (counters === 0) return NEVER
  const key = `${creature} ${leader} ${counters}`
  const found = hunts.get(key)
  if (found) return found
  const hits = rangeOf(counters, leader, 0) / FACES.length
  const defense = creatureRange(creature).range
  let wins = 0
  let left = 0
  for (const red of FACES) {
    const after = (lost: number) => Math.max(0, counters - lost)
    const beaten = after(red <= defense ? red : 0)
    const next = huntBy(leader, after(red <= defense ? red : 1), creature)
    wins += (hits + (1 - hits) * next.wins) / FACES.length
    left += (hits * beaten + (1 - hits) * next.wins * next.left) / FACES.length
  }
  const result = { wins, loses: 1 - wins, left: wins > 0 ? left / wins : 0 }
  hunts.set(key, result)
  return result
}

/** A cache of hunts by creature, leader and number. */
const hunts = new Map<string, Forecast>()

const NEVER: Forecast = { wins: 0, loses: 1, left: 0 }

/** Returns the die range of a force with this many counters, including the leader if there is one. */
function rangeOf(counters: number, leader: Leader | null, shelter: number): number {
  const { range } = TABLES
  const men = leader === null ? counters : counters - 1
  return Math.min(range.most, Math.min(range.men, men) + (leader === null ? 0 : range[leader]) + shelter)
}
