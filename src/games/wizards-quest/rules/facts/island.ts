import { BRIDGES, neighborsOf, SPACE_IDS, type SpaceId, TUNNEL, type Way, wayBetween } from '../pieces/marnon.ts'
import type { QuestState } from '../state/components.ts'

/** The part of a state that changes the map (XIV). */
export type Island = Pick<QuestState, 'upheaval'>

/** Lists all mouths of the Great Tunnel, whether it is open or closed: first those on the map, then the new ones. */
export const mouthsOn = ({ upheaval }: Island): readonly SpaceId[] =>
  upheaval && upheaval.entrances.length > 0 ? [...TUNNEL, ...upheaval.entrances] : TUNNEL

/** Returns true if nobody can pass through the Great Tunnel. */
export const isTunnelClosed = ({ upheaval }: Island): boolean => upheaval?.tunnelClosed === true

/** Returns true if the bridge at this position in `BRIDGES` is down. */
export const isBridgeDown = ({ upheaval }: Island, bridge: number): boolean =>
  upheaval?.bridgesDown.includes(bridge) === true

/** Returns true if nobody may begin a campaign this turn (XIV.3). */
export const isTruce = ({ upheaval, day }: Island & Pick<QuestState, 'day'>): boolean =>
  upheaval !== undefined && upheaval.truce > 0 && upheaval.truce >= day

/**
 * Returns the connection from a space to a neighbor, or null if they aren't adjacent now. Land and intact bridges take
 * precedence over the tunnel. A way through the tunnel is an `entrance` only if `to` is a new one, because the bonus of
 * the defenders depends on it (XIV.2).
 */
export function wayOn(island: Island, from: SpaceId, to: SpaceId): Way | null {
  const way = wayBetween(from, to)
  const { upheaval } = island
  if (!upheaval || way === 'land') return way
  if (way === 'bridge' && !upheaval.bridgesDown.some(bridge => joins(bridge, from, to))) return way
  if (upheaval.tunnelClosed || from === to) return null
  const mouths = mouthsOn(island)
  if (!mouths.includes(from) || !mouths.includes(to)) return null
  return upheaval.entrances.includes(to) ? 'entrance' : 'tunnel'
}

const joins = (bridge: number, from: SpaceId, to: SpaceId): boolean =>
  from !== to && BRIDGES[bridge]!.includes(from) && BRIDGES[bridge]!.includes(to)

/**
 * Lists the spaces that are adjacent now, in the order of a frenzy: clockwise, and then the other mouths of the tunnel
 * (VI.B.5.g).
 */
export function neighborsOn(island: Island, id: SpaceId): readonly SpaceId[] {
  const printed = neighborsOf(id)
  const { upheaval } = island
  if (!upheaval) return printed
  const isBeyond = (to: SpaceId) => ['tunnel', 'entrance'].includes(wayOn(island, id, to) ?? '')
  const near = printed.filter(to => wayOn(island, id, to) !== null && !isBeyond(to))
  return [...near, ...mouthsOn(island).filter(isBeyond)]
}

/**
 * Lists the spaces at most `steps` away from a space by land, bridge and tunnel, no matter who holds them. Includes the
 * space itself.
 */
export function withinSteps(island: Island, from: SpaceId, steps: number): readonly SpaceId[] {
  const reached = new Map([[from, 0]])
  // This is a breadth-first search: the map grows during the iteration.
  for (const [id, far] of reached)
    if (far < steps) for (const next of neighborsOn(island, id)) if (!reached.has(next)) reached.set(next, far + 1)
  return SPACE_IDS.filter(id => reached.has(id))
}
