import { below, KernelError, pick, type RandomState, shuffle } from '../../../../kernel/index.ts'
import { SITES, sharedHexsides, TOUCHING } from './archipelago.ts'
import { Board } from './board.ts'
import { GRID, type Placement, SEA_COLUMNS, SEA_ROWS } from './grid.ts'
import { survey } from './survey.ts'
import { TERRITORIES, type TileId } from './territories.ts'

/** The minimum number of boats for a mainland, which has the sea all around it. */
const MIN_BOATS = 3
/** The number of layouts tried before giving up. */
const LAYOUTS = 1000

const MIDDLE = GRID.hex((SEA_COLUMNS + 1) >> 1, (SEA_ROWS + 1) >> 1)

/**
 * Lays all tiles as cooperating players would if they drew them unseen: the first in the middle, and each of the others
 * where it shares the most hexsides with those already laid. The result is deterministic for a given random state,
 * which is advanced. Returns placements in the order of TERRITORIES. Every space can be reached on foot from the open
 * sea, and there are at least three boats. Throws KernelError if no such layout is found.
 */
export function mainland(random: RandomState): Placement[] {
  const trial = Board.lay([])
  for (let i = 0; i < LAYOUTS; i++) {
    const tiles = shuffle(
      random,
      TERRITORIES.map(({ id }) => id),
    )
    const laid: { readonly tile: TileId; readonly hex: number; readonly turn: number }[] = []
    for (const tile of tiles) laid.push({ tile, hex: nextSite(random, laid), turn: below(random, 6) })
    const placements = TERRITORIES.map(({ id }) => laid.find(({ tile }) => tile === id)!)
    const { unreached, shutMouths, boats } = survey(trial.layAgain(placements))
    if (unreached.length === 0 && shutMouths.length === 0 && boats >= MIN_BOATS) return placements
  }
  throw new KernelError('cannot lay the mainland')
}

/**
 * Picks a random site from those where a tile would share the most hexsides with the tiles already laid. The first tile
 * goes in the middle.
 */
function nextSite(random: RandomState, laid: readonly { readonly hex: number }[]): number {
  if (laid.length === 0) return MIDDLE
  let best: number[] = []
  let most = 0
  for (const site of SITES) {
    if (laid.some(({ hex }) => GRID.distance(hex, site) < TOUCHING)) continue
    const sides = laid.reduce((sum, { hex }) => sum + sharedHexsides(site, hex), 0)
    if (sides > most) best = []
    if (sides >= most) best.push(site)
    most = Math.max(most, sides)
  }
  return pick(random, best)
}
