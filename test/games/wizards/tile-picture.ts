import { CODES, PLACE_OF, type Terrain } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { LoneTile } from './lone-tile.ts'
import { DIRECTIONS } from './lone-tile.ts'

const SIGNS: Readonly<Record<Terrain, string>> = {
  plains: '.',
  woods: 'w',
  mountains: 'm',
  town: 'T',
  dwelling: 'D',
  abbey: 'Y',
  'high-hollow': 'H',
  'star-crest': 'S',
  tower: 'K',
  cottage: 'G',
  lair: 'L',
  ruktal: 'R',
  stone: 'o',
}

/** The stroke of a wall in each direction: its row and column relative to the sign, and its character. */
const STROKES = [
  [0, 2, '|'],
  [1, 1, '/'],
  [1, -1, '\\'],
  [0, -2, '|'],
  [-1, -1, '/'],
  [-1, 1, '\\'],
] as const

/** Returns a tile in at most eleven lines of 21 columns, four columns a hex, without empty lines at either end. */
export function picture(tile: LoneTile): string {
  const lines = Array.from({ length: 11 }, () => new Array<string>(21).fill(' '))
  for (const code of CODES) {
    const { q, r } = PLACE_OF[code]!
    const row = 2 * r + 5
    const column = 4 * q + 2 * r + 10
    lines[row]![column] = SIGNS[tile.terrain(code)]
    for (const d of DIRECTIONS.filter(direction => tile.isBarred(code, direction))) {
      const [down, right, stroke] = STROKES[d]
      const wall = tile.territory.walls.find(w => w.code === code && w.direction === d)
      lines[row + down]![column + right] = wall?.rift ? '#' : stroke
    }
  }
  return lines
    .map(line => line.join('').trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}
