import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Axial,
  DIRECTIONS,
  distance,
  hexesAtRadius,
  opposite,
  plus,
  rotate,
  STEPS,
} from '../../../src/parts/hexes/index.ts'

const coordinate = fc.integer({ min: -30, max: 30 })
const hex: fc.Arbitrary<Axial> = fc.record({ q: coordinate, r: coordinate })
const direction = fc.integer({ min: 0, max: 5 })
const origin = { q: 0, r: 0 }

describe('directions', () => {
  test('number six, clockwise from the east, a sixth of a turn apart', () => {
    expect(DIRECTIONS).toEqual(['e', 'se', 'sw', 'w', 'nw', 'ne'])
    STEPS.forEach((step, d) => {
      expect(rotate(step, 1)).toEqual(STEPS[(d + 1) % 6])
    })
  })

  test('have opposites that undo a step', () => {
    fc.assert(
      fc.property(hex, direction, (from, d) => {
        expect(plus(plus(from, STEPS[d]!), STEPS[opposite(d)]!)).toEqual(from)
        expect(opposite(opposite(d))).toBe(d)
      }),
    )
  })
})

describe('distance', () => {
  test('is the least number of steps', () => {
    const steps = new Map([[JSON.stringify(origin), 0]])
    const queue: Axial[] = [origin]
    for (const at of queue) {
      const far = steps.get(JSON.stringify(at))!
      if (far === 6) continue
      for (const step of STEPS) {
        const next = plus(at, step)
        if (steps.has(JSON.stringify(next))) continue
        steps.set(JSON.stringify(next), far + 1)
        queue.push(next)
      }
    }
    for (const at of queue) expect(distance(origin, at)).toBe(steps.get(JSON.stringify(at)))
  })

  test('is symmetric and the same from any origin', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, by) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(plus(a, by), plus(b, by))).toBe(distance(a, b))
      }),
    )
  })
})

describe('rotate', () => {
  test('keeps the distance from the origin, and is the identity after six steps', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: -20, max: 20 }), (at, sixths) => {
        expect(distance(rotate(at, sixths), origin)).toBe(distance(at, origin))
        expect(rotate(at, 6)).toEqual(at)
      }),
    )
  })

  test('adds up over turns, even negative ones', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }), (at, a, b) => {
        expect(rotate(rotate(at, a), b)).toEqual(rotate(at, a + b))
      }),
    )
  })

  test('never returns minus zero, which a record would lose', () => {
    const hexes = [origin, ...hexesAtRadius(1), ...hexesAtRadius(2)]
    for (let sixths = 0; sixths < 6; sixths++) {
      const numbers = hexes.map(at => rotate(at, sixths)).flatMap(({ q, r }) => [q, r])
      expect(numbers.filter(n => Object.is(n, -0))).toEqual([])
    }
  })
})

describe('ring', () => {
  test('of radius 0 is the origin', () => {
    expect(hexesAtRadius(0)).toEqual([origin])
  })

  test('runs clockwise from the north-east corner through adjacent hexes', () => {
    for (let radius = 1; radius <= 5; radius++) {
      const hexes = hexesAtRadius(radius)
      expect(hexes).toHaveLength(6 * radius)
      expect(new Set(hexes.map(at => JSON.stringify(at))).size).toBe(6 * radius)
      expect(hexes[0]).toEqual({ q: radius, r: -radius })
      expect(hexes[radius]).toEqual({ q: radius, r: 0 })
      hexes.forEach((at, i) => {
        expect(distance(at, origin)).toBe(radius)
        expect(distance(at, hexes[(i + 1) % hexes.length]!)).toBe(1)
      })
    }
  })
})
