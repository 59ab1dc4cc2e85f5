import { helpOf, swimsOn } from '../animals.ts'
import { bookOf } from '../book.ts'
import { attackOn } from '../calendar.ts'
import type { Effect } from '../cards.ts'
import type { Player, WizardsState, WizardsTable } from '../components.ts'
import { lost } from '../endings.ts'
import { activeEffects } from '../events/event-effects.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { type Ground, groundOf } from '../islands/space-numbers.ts'
import { boardOf, spaceStands } from '../islands/spaces.ts'
import { isWater, LAIR, type TileId, tileOf } from '../islands/territories.ts'
import { boatsInRange } from '../movement/boats.ts'
import { boatHexes, emptyBoat } from '../movement/movement.ts'
import { fallenBits } from '../movement/prices.ts'
import { knows } from '../spells.ts'

/** Whether a player is stranded (7.3031): at sea out of reach of land, or on an island with no way off it. */
export function isStranded(state: WizardsState, player: Player): boolean {
  if (!bookOf(state).strands || player.boat !== null || hasOtherMeans(player)) return false
  return isWater(player.space) ? strandedAtSea(state, player) : strandedOnLand(state, player)
}

/** Means of leaving that need no boat: an animal that flies, an Event, a spell (7.3031a). */
function hasOtherMeans(player: Player): boolean {
  const help = helpOf(player)?.how
  if (help === 'anywhere' || help === 'fly') return true
  if (activeEffects(player).some(does => does.verb === 'fly-anywhere' || isStargate(does))) return true
  return knows(player, 'transporting')?.ways.some(way => way.from === 'anywhere') ?? false
}

/** Whether an Event takes its holder to the Star Crest from anywhere; others only open it to who walks there. */
export const isStargate = (does: Effect): boolean => does.verb === 'star-crest-pass' && does.when === 'instead-of-roll'

function strandedAtSea(state: WizardsState, player: Player): boolean {
  const board = boardOf(state)
  const hex = board.hex(player.space)
  if (emptyBoat(state, player.space) >= 0) return false
  if (swimsOn(player)) return false
  return !board.open(hex).some(next => !board.isWater(next) && spaceStands(state, board.name(next)))
}

function strandedOnLand(state: WizardsState, player: Player): boolean {
  const board = boardOf(state)
  const shores = shoresOf(board, state.fallen)
  const shore = shores.of[board.hex(player.space)]!
  if (!player.bound && shores.withHollow.has(shore)) return false
  // Whose spell does not take him from anywhere needs a Stone.
  if (shores.withStones.has(shore) && knows(player, 'transporting')) return false
  const isHere = (hex: number) => shores.of[hex] === shore
  const isTaken = (boat: number) => state.players.some(other => other.boat === boat)
  const waters = boatHexes(board, state.boats)
  if (state.boats.some((_, boat) => !isTaken(boat) && board.open(waters[boat]!).some(isHere))) return false
  const summoning = knows(player, 'boat-summoning')
  if (summoning && boatsInRange(state, board.land.filter(isHere), summoning.range).length > 0) return false
  // With all that stands within reach there is nowhere to be rescued to.
  return shores.count > 1
}

/** Land that hangs together on foot and by swimming a space at a time, fallen Territories left out. */
interface Shores {
  /** The number of the shore of each hex of land that stands, from 0; -1 elsewhere. */
  readonly of: Int16Array
  readonly count: number
  /** The shores with High Hollow and with Stones, which are ways off. */
  readonly withHollow: ReadonlySet<number>
  readonly withStones: ReadonlySet<number>
}

/** The shores of each board, by what has fallen. */
const known = new WeakMap<Board, Map<number, Shores>>()

/** The shores of a board, worked out once for each set of Territories that have fallen. */
function shoresOf(board: Board, fallen: readonly TileId[]): Shores {
  const ofBoard = known.get(board) ?? new Map<number, Shores>()
  known.set(board, ofBoard)
  const key = fallenBits(fallen)
  const shores = ofBoard.get(key) ?? workOutShores(board, fallen)
  ofBoard.set(key, shores)
  return shores
}

function workOutShores(board: Board, fallen: readonly TileId[]): Shores {
  const of = new Int16Array(GRID.size).fill(-1)
  const land = board.land.filter(hex => !fallen.includes(board.territoryAt[hex]!.id))
  const unseen = new Set(land)
  let count = 0
  for (const first of land) {
    if (!unseen.delete(first)) continue
    // A swimmer goes from water to land only (6).
    const wave = [first]
    for (const hex of wave) {
      of[hex] = count
      for (const next of board.open(hex))
        for (const ashore of board.isWater(next) ? board.open(next) : [next])
          if (unseen.delete(ashore)) wave.push(ashore)
    }
    count++
  }
  const withGround = (ground: Ground) =>
    new Set(land.filter(hex => groundOf(board.numbers[hex]!) === ground).map(hex => of[hex]!))
  return { of, count, withHollow: withGround('high-hollow'), withStones: withGround('stone') }
}

/** A solitaire player who is Dragonbound in the Lair with no way out of it has lost (App. A); while Evil still transports on Day 14 there is one (ruling W10). */
export function loseIfStuck(table: WizardsTable, player: Player): void {
  const { state } = table
  if (state.variant !== 'solitaire' || state.result || !player.bound || tileOf(player.space) !== LAIR) return
  if (attackOn(state, state.day, 0).transports || !isStranded(state, player)) return
  lost(table, 'lair', 'A.stranded-lair')
}
