import { describe, expect, test } from 'vitest'
import {
  CASTLE_IDS,
  castlesBeside,
  isCastle,
  neighborsOf,
  PICTURE,
  REGIONS,
  SPACE_IDS,
  SPACES,
  spaceOf,
  TERRITORY_IDS,
  territoriesOf,
  wayBetween,
} from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { borderOf, overlaps, runsAlong, runsDown, squareAt } from './boxes.ts'

/** Returns the steps from one space to every reachable one, over the allowed connections and spaces. */
function stepsFrom(
  from: string,
  ways: readonly string[] = ['land', 'bridge', 'tunnel'],
  mayEnter: (id: string) => boolean = () => true,
): Map<string, number> {
  const steps = new Map([[from, 0]])
  for (const [id, far] of steps)
    for (const next of neighborsOf(id))
      if (!steps.has(next) && ways.includes(wayBetween(id, next) ?? '') && mayEnter(next)) steps.set(next, far + 1)
  return steps
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('the picture of Marnon', () => {
  const { canvas, bridges } = PICTURE

  test('is 80 columns by 22 rows of boxes without overlaps', () => {
    expect(canvas).toEqual({ columns: 80, rows: 22 })
    expect(overlaps).toEqual([])
    for (const { id, box } of SPACES) {
      const [left, top, right, bottom] = box
      expect(Math.min(left, top), id).toBeGreaterThanOrEqual(0)
      expect([right < canvas.columns, bottom < canvas.rows], id).toEqual([true, true])
      // Two rows of text, and at least five columns.
      expect([right - left >= 6, bottom - top >= 3], id).toEqual([true, true])
    }
  })

  test('has room for every short name', () => {
    for (const { short, box } of SPACES) if (short) expect(short.length, short).toBeLessThan(box[2] - box[0])
  })

  test('has each bridge on the shore shared by its two spaces', () => {
    const drawn = bridges.map(([x, y]) => {
      const sides = runsDown(x, y) ? [squareAt(x - 1, y), squareAt(x, y)] : [squareAt(x, y - 1), squareAt(x, y)]
      expect(runsDown(x, y) || runsAlong(x, y)).toBe(true)
      return sides.sort().join(' ')
    })
    const bridged = TERRITORY_IDS.flatMap(one =>
      neighborsOf(one).flatMap(other =>
        one < other && wayBetween(one, other) === 'bridge' ? [`${one} ${other}`] : [],
      ),
    )
    expect(drawn.sort()).toEqual(bridged.sort())
  })
})

describe('the board of the island', () => {
  test('is connected, even without the tunnel and the bridges', () => {
    for (const ways of [['land', 'bridge', 'tunnel'], ['land', 'bridge'], ['land']])
      expect(stepsFrom('castle-1', ways).size).toBe(44)
  })

  test('can be drawn on paper without crossings, except the tunnel', () => {
    const ringOf = (id: string) => neighborsOf(id).filter(next => wayBetween(id, next) !== 'tunnel')
    const seen = new Set<string>()
    let faces = 0
    for (const id of SPACE_IDS)
      for (const next of ringOf(id)) {
        if (seen.has(`${id} ${next}`)) continue
        faces++
        for (let [at, to] = [id, next]; !seen.has(`${at} ${to}`); ) {
          seen.add(`${at} ${to}`)
          const ring = ringOf(to)
          ;[at, to] = [to, ring[(ring.indexOf(at) + 1) % ring.length]!]
        }
      }
    const edges = seen.size / 2
    expect(edges).toBe(98)
    // Euler's formula: corners minus edges plus faces is two.
    expect(44 - edges + faces).toBe(2)
  })

  test('gives every territory two to six neighbors', () => {
    for (const id of TERRITORY_IDS) {
      expect(neighborsOf(id).length, id).toBeGreaterThanOrEqual(2)
      expect(neighborsOf(id).length, id).toBeLessThanOrEqual(6)
    }
  })

  test.each(REGIONS.map(({ id, number }) => [id, number] as const))(
    'has %s as one connected piece of land that borders at least two others',
    (_, number) => {
      const own = territoriesOf(number)
      expect(stepsFrom(own[0]!, ['land'], id => own.includes(id)).size).toBe(6)
      const others = new Set(own.flatMap(neighborsOf).map(id => spaceOf(id).region))
      others.delete(number)
      others.delete(null)
      expect(others.size).toBeGreaterThanOrEqual(2)
      expect([2, 3]).toContain(castlesBeside(number).length)
    },
  )

  test('has castles at least three steps apart, each with another exactly three away', () => {
    for (const castle of CASTLE_IDS) {
      const steps = stepsFrom(castle)
      const others = CASTLE_IDS.filter(other => other !== castle).map(other => steps.get(other)!)
      expect(Math.min(...others), castle).toBe(3)
    }
    for (const id of TERRITORY_IDS) expect(neighborsOf(id).filter(isCastle).length, id).toBeLessThanOrEqual(1)
  })

  test('gives its castles equal prospects: similar routes to the others, and 7 to 12 spaces within two steps', () => {
    const rows = CASTLE_IDS.map(castle => {
      const steps = stepsFrom(castle)
      const others = CASTLE_IDS.filter(other => other !== castle).map(other => steps.get(other)!)
      return { castle, far: mean(others), near: [...steps.values()].filter(n => n > 0 && n <= 2).length }
    })
    const usual = mean(rows.map(({ far }) => far))
    for (const { castle, far, near } of rows) {
      expect(Math.abs(far - usual) / usual, castle).toBeLessThanOrEqual(0.25)
      expect(near, castle).toBeGreaterThanOrEqual(7)
      expect(near, castle).toBeLessThanOrEqual(12)
    }
  })

  test('has facing shores without a bridge that only boats can cross', () => {
    for (const [one, other] of [
      ['dewbury', 'heatherlawn'],
      ['heatherlawn', 'portston-moor'],
    ] as const) {
      expect(borderOf(one, other)?.wet).toBeGreaterThan(0)
      expect(wayBetween(one, other)).toBe(null)
    }
  })
})
