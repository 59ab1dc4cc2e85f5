import { type SpaceId, spaceOf } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Approach, Creature, Force, Range, RangePart } from '../state/components.ts'

/** Sums the parts that add something, up to a total of six (ruling W46). */
const rangeOf = (parts: readonly RangePart[]): Range => {
  const counted = parts.filter(({ adds }) => adds > 0)
  const sum = counted.reduce((all, { adds }) => all + adds, 0)
  return { range: Math.min(TABLES.range.most, sum), parts: counted }
}

/** Returns a force's own parts: up to four for men or orcs, and one for its leader (XI.B.1.c-f). */
function strength({ side, men, leader }: Force): RangePart[] {
  const what = side === 'orcs' ? 'orcs' : 'men'
  const parts: RangePart[] = [{ what, adds: Math.min(TABLES.range[what], men) }]
  return leader === null ? parts : [...parts, { what: leader, adds: TABLES.range[leader] }]
}

/**
 * Returns a defender's bonuses (XI.B.1.g-j): for the tunnel alone, or for the terrain or castle and any bridge or
 * entrance.
 */
function shelter(space: SpaceId, by: Approach): RangePart[] {
  const { ground } = spaceOf(space)
  if (by === 'tunnel') return [{ what: 'tunnel', adds: TABLES.defense.tunnel }]
  const terrain: RangePart[] = ground === 'open' ? [] : [{ what: ground, adds: TABLES.defense[ground] }]
  return by === 'bridge' || by === 'entrance' ? [...terrain, { what: by, adds: TABLES.defense[by] }] : terrain
}

/** Returns the die range of an attacking force, without terrain (XI.B.1). */
export const attackRange = (force: Force): Range => rangeOf(strength(force))

/** Returns the die range of a force that defends its space against this approach. */
export const defenseRange = (force: Force, space: SpaceId, by: Approach): Range =>
  rangeOf([...strength(force), ...shelter(space, by)])

/** Returns the die range of the dragon or the wizard (XI.B.1.a-b). */
export const creatureRange = (creature: Creature): Range => rangeOf([{ what: creature, adds: TABLES.range[creature] }])
