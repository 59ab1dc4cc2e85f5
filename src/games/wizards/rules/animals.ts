import { type Booked, bookOf } from './book.ts'
import type { AnimalEntry } from './cards.ts'
import type { Animal, Player, Traveller } from './components.ts'
import type { Board } from './islands/board.ts'
import { isWater, type SpaceId, tileOf } from './islands/territories.ts'
import { POINT } from './movement/prices.ts'

/** What the animal that is with a player does for him (8.43-8.46), null where none is. */
export const helpOf = (player: Pick<Player, 'animal' | 'book'>): AnimalEntry['does'] | null =>
  player.animal && bookOf(player).animal(player.animal.kind).does

/** What an animal adds to the Movement Roll, in points: to all of it (8.45), or to what is walked alone (8.46). */
export function addedBy(player: Pick<Player, 'animal' | 'book'>): { readonly points: number; readonly onLand: number } {
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

/** What the animal adds to a move on land, in quarter points. */
export function addedInAll(player: Pick<Player, 'animal' | 'book'>): number {
  const { points, onLand } = addedBy(player)
  return (points + onLand) * POINT
}

/** Whether an animal will not set foot in a space (8.43-8.46). */
export function refuses(of: Booked, kind: Animal, space: SpaceId): boolean {
  const { refuses } = bookOf(of).animal(kind)
  return refuses.includes(space) || refuses.includes(tileOf(space) ?? '')
}

/** Whether an animal comes to who is in a space: on land that it does not refuse (D19, D34). */
export const goesTo = (of: Booked, kind: Animal, space: SpaceId): boolean =>
  !isWater(space) && !refuses(of, kind, space)

/** Whether an animal goes on foot with its player and leaves them where it will not go; those that carry a player do not land there, but by the revised book may walk (D43). */
const goesOnFoot = (of: Booked, kind: Animal): boolean => {
  const { how } = bookOf(of).animal(kind).does
  return how === 'ride' || how === 'run' || (how === 'fly' && bookOf(of).flyersWalk)
}

/** Whether an animal that flies shuns water under its walking player too (D43). */
const shunsWater = (of: Booked, kind: Animal): boolean => bookOf(of).animal(kind).does.how === 'fly'

/** The rule by which the player's animal leaves him where he is, or null (8.45, 8.46). */
export function shies(player: Pick<Player, 'animal' | 'space' | 'book'>): string | null {
  const { animal: with_, space } = player
  if (!with_ || !goesOnFoot(player, with_.kind)) return null
  if (!refuses(player, with_.kind, space) && !(isWater(space) && shunsWater(player, with_.kind))) return null
  return bookOf(player).animal(with_.kind).rule
}

/** What each animal shuns of a board, for it is asked at every step. */
const shunned = new WeakMap<Board, Map<Animal, readonly number[]>>()

/** The land hexes that the player's animal, where it goes on foot, does not enter. */
export function shunnedBy(player: Traveller, board: Board): readonly number[] {
  const kind = player.animal?.kind
  if (kind === undefined || !goesOnFoot(player, kind)) return []
  let ofBoard = shunned.get(board)
  if (!ofBoard) {
    ofBoard = new Map()
    shunned.set(board, ofBoard)
  }
  let hexes = ofBoard.get(kind)
  if (!hexes) {
    hexes = board.land.filter(hex => refuses(player, kind, board.name(hex)))
    ofBoard.set(kind, hexes)
  }
  return hexes
}

/** Whether the player may swim on from water to water (8.451): his animal swims so many spaces, one a turn. */
export function swimsOn(player: Pick<Player, 'animal' | 'swum' | 'book'>): boolean {
  const help = helpOf(player)
  return help?.how === 'ride' && player.swum < help.swims
}

/** Whether the player's animal leaves him when he meets Demons or a Dragon, or boards a Boat (8.442, 8.452, 8.461). */
export const fleesFrom = (player: Pick<Traveller, 'animal' | 'book'>, what: AnimalEntry['leavesOn'][number]): boolean =>
  player.animal !== null && bookOf(player).animal(player.animal.kind).leavesOn.includes(what)
