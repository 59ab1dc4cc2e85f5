import type { Approach, Creature, Force, Range, RangePart } from '../components.ts'
import { type SpaceId, spaceOf } from '../marnon/marnon.ts'
import { TABLES } from '../tables.ts'

/** Parts that add nothing say nothing; no range is above six (ruling W46). */
const rangeOf = (parts: readonly RangePart[]): Range => {
  const telling = parts.filter(({ adds }) => adds > 0)
  const sum = telling.reduce((all, { adds }) => all + adds, 0)
  return { range: Math.min(TABLES.range.most, sum), parts: telling }
}

/** What a force brings to a battle: four men or orcs at most, and its leader (XI.B.1.c-f). */
function strength({ side, men, leader }: Force): RangePart[] {
  const what = side === 'orcs' ? 'orcs' : 'men'
  const parts: RangePart[] = [{ what, adds: Math.min(TABLES.range[what], men) }]
  return leader === null ? parts : [...parts, { what: leader, adds: TABLES.range[leader] }]
}

/** What its ground adds for a defender: by tunnel the tunnel alone, else terrain or castle, and a bridge (XI.B.1.g-j). */
function shelter(space: SpaceId, by: Approach): RangePart[] {
  const { ground } = spaceOf(space)
  if (by === 'tunnel') return [{ what: 'tunnel', adds: TABLES.defence.tunnel }]
  const terrain: RangePart[] = ground === 'open' ? [] : [{ what: ground, adds: TABLES.defence[ground] }]
  return by === 'bridge' ? [...terrain, { what: 'bridge', adds: TABLES.defence.bridge }] : terrain
}

/** The die range of a force that attacks: no ground helps it (XI.B.1). */
export const attackRange = (force: Force): Range => rangeOf(strength(force))

/** The die range of a force that is attacked this way in its space. */
export const defenceRange = (force: Force, space: SpaceId, by: Approach): Range =>
  rangeOf([...strength(force), ...shelter(space, by)])

/** The die range of the dragon and the wizard (XI.B.1.a-b). */
export const creatureRange = (creature: Creature): Range => rangeOf([{ what: creature, adds: TABLES.range[creature] }])
