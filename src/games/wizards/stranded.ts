import { GRID } from './board.ts'
import { boatsInRange } from './boats.ts'
import type { Effect } from './cards.ts'
import { fortnightOf, type Player, type WizardsState, type WizardsTable } from './components.ts'
import { activeEffects } from './event-effects.ts'
import { emptyBoat, emptyBoats } from './movement.ts'
import { boardOf, spaceStands } from './spaces.ts'
import { knows } from './spells.ts'
import { isWater, LAIR, tileOf } from './territories.ts'

/** Whether a player is stranded (7.3031): at sea out of reach of land, or on an island with no way off it. */
export function isStranded(state: WizardsState, player: Player): boolean {
  if (player.boat !== null || hasOtherMeans(player)) return false
  return isWater(player.space) ? strandedAtSea(state, player) : strandedOnLand(state, player)
}

/** Means of leaving that need no boat: an animal that flies, an Event, a spell (7.3031a). */
function hasOtherMeans(player: Player): boolean {
  if (player.animal?.kind === 'unicorn' || player.animal?.kind === 'winged-horse') return true
  if (activeEffects(player).some(does => does.verb === 'fly-anywhere' || isStargate(does))) return true
  return knows(player, 'transporting')?.ways.some(way => way.from === 'anywhere') ?? false
}

/** Whether an Event takes its holder to the Star Crest from anywhere; others only open it to who walks there. */
const isStargate = (does: Effect): boolean => does.verb === 'star-crest-pass' && does.when === 'instead-of-roll'

function strandedAtSea(state: WizardsState, player: Player): boolean {
  const board = boardOf(state)
  const hex = board.hex(player.space)
  if (emptyBoat(state, player.space) >= 0) return false
  if (player.animal?.kind === 'horse' && player.swum < 2) return false
  return !board.open(hex).some(next => !board.isWater(next) && spaceStands(state, board.name(next)))
}

function strandedOnLand(state: WizardsState, player: Player): boolean {
  const board = boardOf(state)
  const fromStones = knows(player, 'transporting')?.ways.some(way => way.from === 'stone') ?? false
  // Land that can be come to on foot and by swimming a space at a time, until a boat or another way off is found.
  const boats = emptyBoats(state, board)
  const start = board.hex(player.space)
  const seen = new Uint8Array(GRID.size)
  const queue = [start]
  seen[start] = 1
  for (const hex of queue) {
    const ground = board.ground[hex]!
    if (ground === 'high-hollow' ? !player.bound : ground === 'stone' && fromStones) return false
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbours[6 * hex + d]!
      if (next < 0 || seen[next] || board.isBarred(hex, d)) continue
      const water = board.ground[next] === 'water'
      // A swimmer goes from water to land only (6).
      if (water && ground === 'water') continue
      if (water && boats.has(next)) return false
      if (!water && state.fallen.includes(board.territoryAt[next]!.id)) continue
      seen[next] = 1
      queue.push(next)
    }
  }
  const summoning = knows(player, 'boat-summoning')
  const land = summoning ? queue.filter(hex => !board.isWater(hex)) : []
  if (summoning && boatsInRange(state, land, summoning.range).length > 0) return false
  // With all that stands within reach there is nowhere to be rescued to.
  return board.land.some(hex => !seen[hex] && spaceStands(state, board.name(hex)))
}

/** A solitaire player who is Dragonbound in the Lair with no way out of it has lost (App. A); while Evil still transports on Day 14 there is one (ruling W10). */
export function loseIfStuck(table: WizardsTable, player: Player): void {
  const { state } = table
  if (state.variant !== 'solitaire' || state.result || !player.bound || tileOf(player.space) !== LAIR) return
  if (fortnightOf(state.day) <= 2 || !isStranded(state, player)) return
  const text = `${player.name} is Dragonbound in the Lair with no way out; the Islands are lost.`
  table.end({ winners: [], text })
  table.tell({ kind: 'end', seat: null, rule: 'A.stranded-lair', winners: [], text })
}
