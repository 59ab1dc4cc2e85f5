import { expect, it } from 'vitest'
import type { Chart, ChartClearing, ChartPiece } from '../../src/games/magic-realm/screen/map/chart.ts'
import { chartSvg, type PictureWords } from '../../src/games/magic-realm/screen/picture.ts'
import { all, readSvg } from './svg-reader.ts'

const WORDS: PictureWords = {
  title: 'Magic Realm',
  status: 'Day 1',
  grounds: { valley: 'valley', woods: 'woods', mountain: 'mountains', cave: 'caves' },
  terrains: { woods: 'clearing', mountain: 'peak', cave: 'cave' },
  ways: { road: 'road', tunnel: 'tunnel', hidden: 'hidden', secret: 'secret' },
  pieces: { you: 'you', dwelling: 'dwelling', monster: 'monsters', native: 'natives' },
  clearing: id => id,
}

const PIECES: readonly ChartPiece[] = [{ kind: 'you' }, ...Array(2).fill({ kind: 'monster', count: 2 })]

const clearing = (number: number, across: number, down: number, pieces: readonly ChartPiece[] = []): ChartClearing => ({
  id: `t.${number}`,
  number,
  terrain: 'woods',
  place: { across, down },
  pieces,
})

/** Two clearings closer than two pieces side by side, and a third that is above the first. */
const CLOSE: Chart = {
  tiles: [
    {
      ...{ id: 't', name: 'Borderland', ground: 'valley', q: 0, r: 0, ways: [], exits: [], chits: ['Ruins C'] },
      clearings: [clearing(1, 0, 0, PIECES), clearing(2, 0.3, 0), clearing(3, 0, -0.35)],
    },
  ],
  steps: [],
}

it('draws the pieces of a clearing above all names, where they cover neither clearings nor each other', () => {
  const svg = chartSvg(CLOSE, WORDS, 'dusk')
  expect(svg.indexOf('>Ruins C<')).toBeLessThan(svg.indexOf('>@<'))
  const moved = (transform = '') => transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const groups = all(readSvg(svg)).filter(({ children }) => children.some(({ text }) => text === 't.1'))
  expect(groups).toHaveLength(1)
  const [x = 0, y = 0] = moved(groups[0]?.attributes.transform)
  const pieces = groups[0]!.children.flatMap(({ name, attributes }) =>
    name === 'g' ? [moved(attributes.transform)] : [],
  )
  expect(pieces).toHaveLength(PIECES.length)
  const others = all(readSvg(svg)).flatMap(({ children, attributes }) =>
    children.some(({ text }) => text === 't.2' || text === 't.3') ? [moved(attributes.transform)] : [],
  )
  const taken = [...others.map(([a = 0, b = 0]) => [a - x, b - y]), ...pieces]
  for (const piece of pieces)
    for (const other of taken)
      if (other !== piece) expect(Math.hypot(piece[0]! - other[0]!, piece[1]! - other[1]!)).toBeGreaterThanOrEqual(20)
})
