import type { Board } from '../islands/board.ts'
import { isWater, type SpaceId, tileOf } from '../islands/territories.ts'
import { type Booked, bookOf } from '../state/book.ts'
import type { AnimalEntry } from '../state/cards.ts'
import type { Animal, Player, Traveller } from '../state/components.ts'
import { POINT } from './prices.ts'

/** Returns what the player's Animal does for them (8.43-8.46), or null if they have none. */
export const helpOf = (player: Pick<Player, 'animal' | 'book'>): AnimalEntry['does'] | null =>
  player.animal && bookOf(player).animal(player.animal.kind).does

/** Returns the points that the player's Animal adds to a Movement Roll: everywhere (8.45), and only on land (8.46). */
export function animalPoints(player: Pick<Player, 'animal' | 'book'>): {
  readonly points: number
  readonly onLand: number
} {
  const help = helpOf(player)
  switch (help?.how) {
    case 'ride':
      return { points: help.add, onLand: 0 }
    case 'run':
      return { points: 0, onLand: help.add }
    default:
      return NOTHING
  }
}
const NOTHING = { points: 0, onLand: 0 }

/** Returns the number of quarter points that the player's Animal adds to a move on land, or 0. */
export function totalAnimalPoints(player: Pick<Player, 'animal' | 'book'>): number {
  const { points, onLand } = animalPoints(player)
  return (points + onLand) * POINT
}

/** Returns true if an Animal won't enter a space (8.43-8.46). */
export function isRefusedBy(of: Booked, kind: Animal, space: SpaceId): boolean {
  const { refuses } = bookOf(of).animal(kind)
  return refuses.includes(space) || refuses.includes(tileOf(space) ?? '')
}

/** Returns true if an Animal can come to a player in this space, which must be land it doesn't refuse (D19, D34). */
export const canComeTo = (of: Booked, kind: Animal, space: SpaceId): boolean =>
  !isWater(space) && !isRefusedBy(of, kind, space)

/**
 * Returns true if an Animal stays with a walking player and leaves at a space it won't enter. Flying Animals do so only
 * in the revised game (D43).
 */
const goesOnFoot = (of: Booked, kind: Animal): boolean => {
  const { how } = bookOf(of).animal(kind).does
  return how === 'ride' || how === 'run' || (how === 'fly' && bookOf(of).flyersWalk)
}

/** Returns true for a flying Animal, which leaves a walking player who enters water (D43). */
const shunsWater = (of: Booked, kind: Animal): boolean => bookOf(of).animal(kind).does.how === 'fly'

/**
 * Returns the number of the rule by which the player's Animal leaves them in their space (8.45, 8.46), or null if none
 * leaves.
 */
export function leavingRule(player: Pick<Player, 'animal' | 'space' | 'book'>): string | null {
  const { animal, space } = player
  if (!animal || !goesOnFoot(player, animal.kind)) return null
  if (!isRefusedBy(player, animal.kind, space) && !(isWater(space) && shunsWater(player, animal.kind))) return null
  return bookOf(player).animal(animal.kind).rule
}

/** The hexes that each Animal won't enter, cached per board because every step needs them. */
const shunned = new WeakMap<Board, Map<Animal, readonly number[]>>()

/** Lists the land hexes that the player's Animal won't enter on foot. */
export function hexesShunnedBy(player: Traveller, board: Board): readonly number[] {
  const kind = player.animal?.kind
  if (kind === undefined || !goesOnFoot(player, kind)) return []
  let ofBoard = shunned.get(board)
  if (!ofBoard) {
    ofBoard = new Map()
    shunned.set(board, ofBoard)
  }
  let hexes = ofBoard.get(kind)
  if (!hexes) {
    hexes = board.land.filter(hex => isRefusedBy(player, kind, board.name(hex)))
    ofBoard.set(kind, hexes)
  }
  return hexes
}

/**
 * Returns true if the player may swim on from one water space to another, which takes a Horse that has not yet swum its
 * limit (8.451).
 */
export function swimsOn(player: Pick<Player, 'animal' | 'swum' | 'book'>): boolean {
  const help = helpOf(player)
  return help?.how === 'ride' && player.swum < help.swims
}

/**
 * Returns true if the player has an Animal that leaves them on meeting Demons or the Dragon, or on boarding a boat
 * (8.442, 8.452, 8.461).
 */
export const fleesFrom = (player: Pick<Traveller, 'animal' | 'book'>, what: AnimalEntry['leavesOn'][number]): boolean =>
  player.animal !== null && bookOf(player).animal(player.animal.kind).leavesOn.includes(what)
