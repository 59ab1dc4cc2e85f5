import { helpOf, swimsOn } from '../facts/animals.ts'
import { boatsInRange } from '../facts/boats.ts'
import { attackOn } from '../facts/calendar.ts'
import { endInDefeat } from '../facts/endings.ts'
import { boatHexes, emptyBoat } from '../facts/movement.ts'
import { fallenBits } from '../facts/prices.ts'
import { boardOf, spaceStands } from '../facts/spaces.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { type Ground, groundOf } from '../islands/space-numbers.ts'
import { CODES, isWater, LAIR, type TileId, tileOf } from '../islands/territories.ts'
import { bookOf } from '../state/book.ts'
import type { EventEffect } from '../state/cards.ts'
import type { Player, WizardsState, WizardsTable } from '../state/components.ts'
import { activeEffects } from '../state/event-effects.ts'
import { knows } from './spells.ts'

/**
 * Returns true if a player is stranded (7.3031): at sea out of reach of land, or on an island with no way off. Always
 * false in the revised game.
 */
export function isStranded(state: WizardsState, player: Player): boolean {
  if (!bookOf(state).strands || player.boat !== null || hasOtherMeans(player)) return false
  return isWater(player.space) ? strandedAtSea(state, player) : strandedOnLand(state, player)
}

/** Returns true if the player can leave without a boat, using a flying Animal, an Event or a spell (7.3031a). */
function hasOtherMeans(player: Player): boolean {
  const help = helpOf(player)?.how
  if (help === 'anywhere' || help === 'fly') return true
  if (activeEffects(player).some(does => does.verb === 'fly-anywhere' || isStargate(does))) return true
  return knows(player, 'transporting')?.ways.some(way => way.from === 'anywhere') ?? false
}

/**
 * Returns true if an Event takes its holder to the Star Crest from anywhere (Event 30). Others only let them walk in.
 */
export const isStargate = (does: EventEffect): boolean =>
  does.verb === 'star-crest-pass' && does.when === 'instead-of-roll'

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
  // A spell that doesn't work everywhere has to be cast on a Stone.
  if (shores.withStones.has(shore) && knows(player, 'transporting')) return false
  const isHere = (hex: number) => shores.of[hex] === shore
  const isTaken = (boat: number) => state.players.some(other => other.boat === boat)
  const waters = boatHexes(board, state.boats)
  if (state.boats.some((_, boat) => !isTaken(boat) && board.open(waters[boat]!).some(isHere))) return false
  const summoning = knows(player, 'boat-summoning')
  if (summoning && boatsInRange(state, board.land.filter(isHere), summoning.range).length > 0) return false
  // If all standing land is within reach, there is nowhere to be rescued to.
  return shores.count > 1
}

/** Areas of land that are connected on foot or by swims of one space. Fallen Territories are excluded. */
interface Shores {
  /** The number of each standing land hex's shore, from 0, or -1 elsewhere. */
  readonly of: Int16Array
  readonly count: number
  /** The shores with High Hollow and with Stones, both of which lead off an island. */
  readonly withHollow: ReadonlySet<number>
  readonly withStones: ReadonlySet<number>
}

/** The shores of each board, keyed by its fallen Territories. */
const shoresByBoard = new WeakMap<Board, Map<number, Shores>>()
/** The result of the last lookup. Every turn needs it, and it changes at most once a Fortnight. */
let last: { board: Board; key: number; shores: Shores } | null = null

/** Returns the shores of a board, cached per set of fallen Territories. */
function shoresOf(board: Board, fallen: readonly TileId[]): Shores {
  const key = fallenBits(fallen)
  if (last !== null && last.board === board && last.key === key) return last.shores
  let ofBoard = shoresByBoard.get(board)
  if (!ofBoard) {
    ofBoard = new Map()
    shoresByBoard.set(board, ofBoard)
  }
  let shores = ofBoard.get(key)
  if (!shores) {
    shores = computeShores(board, fallen)
    ofBoard.set(key, shores)
  }
  last = { board, key, shores }
  return shores
}

function computeShores(board: Board, fallen: readonly TileId[]): Shores {
  const { ways, land } = board
  const of = new Int16Array(GRID.size).fill(-1)
  const unseen = new Uint8Array(GRID.size)
  const { placements } = board
  // `land` lists the hexes tile by tile, in placement order.
  for (let i = 0; i < placements.length; i++)
    if (!fallen.includes(placements[i]!.tile))
      for (let j = CODES.length * i; j < CODES.length * (i + 1); j++) unseen[land[j]!] = 1
  const { water, numbers } = board
  let count = 0
  for (let k = 0; k < land.length; k++) {
    const first = land[k]!
    if (unseen[first] === 0) continue
    let end = 1
    wave[0] = first
    unseen[first] = 0
    of[first] = count
    for (let at = 0; at < end; at++) {
      const hex = wave[at]!
      for (let i = 6 * hex; i < 6 * hex + 6; i++) {
        const next = ways[i]!
        if (next < 0) continue
        if (unseen[next] === 1) {
          unseen[next] = 0
          of[next] = count
          wave[end++] = next
        }
        // A swimmer can only move from water to land (6).
        if (water[next] === 1)
          for (let j = 6 * next; j < 6 * next + 6; j++) {
            const beyond = ways[j]!
            if (beyond < 0 || unseen[beyond] === 0) continue
            unseen[beyond] = 0
            of[beyond] = count
            wave[end++] = beyond
          }
      }
    }
    count++
  }
  const withGround = (ground: Ground) => {
    const out = new Set<number>()
    for (let k = 0; k < land.length; k++) {
      const hex = land[k]!
      if (of[hex] !== -1 && groundOf(numbers[hex]!) === ground) out.add(of[hex]!)
    }
    return out
  }
  return { of, count, withHollow: withGround('high-hollow'), withStones: withGround('stone') }
}

/** The queue of a search, reused by each search. */
const wave = new Int16Array(GRID.size)

/**
 * Ends a solitaire game if the player is Dragonbound in the Lair with no way out (App. A). While Evil still transports
 * players on Day 14, that is a way out (ruling W10).
 */
export function loseIfStuck(table: WizardsTable, player: Player): void {
  const { state } = table
  if (state.variant !== 'solitaire' || state.result || !player.bound || tileOf(player.space) !== LAIR) return
  if (attackOn(state, state.day, 0).transports || !isStranded(state, player)) return
  endInDefeat(table, 'lair', 'A.stranded-lair')
}
