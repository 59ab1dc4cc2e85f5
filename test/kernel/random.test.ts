import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, next, pick, type RandomState, seedRandom, shuffle } from '../../src/kernel/index.ts'
import { beginToy, Scribe } from './play.ts'

const MASK = 0xffff_ffffn

/** Computes the published sfc32 algorithm with big integers. */
function published([a, b, c, n]: readonly bigint[]): { out: bigint; state: bigint[] } {
  const out = (a! + b! + n!) & MASK
  const turned = ((c! << 21n) | (c! >> 11n)) & MASK
  return { out, state: [b! ^ (b! >> 9n), (c! + (c! << 3n)) & MASK, (turned + out) & MASK, (n! + 1n) & MASK] }
}

/** Returns the chi-square statistic of counts against equal ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function tally(sides: number, draws: number, draw: (i: number) => number): number[] {
  const counts = Array.from({ length: sides }, () => 0)
  for (let i = 0; i < draws; i++) counts[draw(i)]!++
  return counts
}

describe('a stream', () => {
  it('is an sfc32 generator', () => {
    const word = fc.integer({ min: 0, max: 0xffff_ffff })
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), words => {
        const ours: RandomState = [...words]
        let theirs = words.map(BigInt)
        for (let i = 0; i < 20; i++) {
          const { out, state } = published(theirs)
          expect(next(ours)).toBe(Number(out))
          expect(ours).toEqual(state.map(Number))
          theirs = state
        }
      }),
    )
  })

  it('always starts with these numbers for this seed', () => {
    const draws = (seed: string, name: string) => {
      const state = seedRandom(seed, name)
      return [next(state), next(state), next(state), next(state)]
    }
    expect(draws('1982', 'dice')).toMatchInlineSnapshot(`
      [
        3546321208,
        61838896,
        4240247142,
        2061279848,
      ]
    `)
    expect(draws('1982', 'decks')).toMatchInlineSnapshot(`
      [
        3172575020,
        1120612076,
        3431306575,
        409269036,
      ]
    `)
    expect(draws('', '')).toMatchInlineSnapshot(`
      [
        4090328169,
        479144841,
        24685123,
        240282019,
      ]
    `)
    expect(draws('Zauberer ✨', 'dice')).toMatchInlineSnapshot(`
      [
        2700064460,
        786459006,
        3294728209,
        3177978704,
      ]
    `)
  })

  it('always rolls these dice and shuffles these cards for this seed', () => {
    const dice = seedRandom('1982', 'dice')
    expect(Array.from({ length: 24 }, () => 1 + below(dice, 6)).join('')).toMatchInlineSnapshot(
      `"551332253563515651251563"`,
    )
    expect(shuffle(seedRandom('1982', 'decks'), [...'abcdefghijklmnop']).join('')).toMatchInlineSnapshot(
      `"fackidbpjgneholm"`,
    )
  })

  it('differs for a different seed or name', () => {
    const seen = new Set<string>()
    const seeds = ['', ' ', '0', '1', '2', '10', '01', 'a', 'b', 'ab', 'ba', 'A', 'ä', '\u0000']
    for (const seed of seeds) for (const name of ['dice', 'decks', '']) seen.add(seedRandom(seed, name).join())
    expect(seen.size).toBe(seeds.length * 3)
  })

  it('of a game always reaches this position after these answers', () => {
    const scribe = new Scribe(beginToy({ seats: ['Zoe', 'Ann', 'Moe'] }))
    for (let n = 0; !scribe.match.over; n++) scribe.do({ answer: n * 7919 })
    expect([scribe.lines.length, scribe.match.hash(), scribe.match.state.result]).toMatchInlineSnapshot(`
      [
        74,
        "917924de",
        {
          "text": "The market closes.",
          "winners": [
            0,
          ],
        },
      ]
    `)
  })
})

// Thresholds are the 99.9 % quantiles of chi-square. Seeds are fixed, so the tests are deterministic.
describe('a draw', () => {
  it.each([
    [2, 10.8],
    [3, 13.8],
    [6, 20.5],
    [20, 43.8],
    [100, 148.2],
  ])('of %i has no bias', (sides, bar) => {
    const state = seedRandom('chi', `${sides}`)
    expect(chiSquare(tally(sides, sides * 5000, () => below(state, sides)))).toBeLessThan(bar)
  })

  it('has no bias if the range does not divide evenly', () => {
    // Without rejection, the lower half of these would come up twice as often.
    const sides = 0xc000_0000
    const state = seedRandom('chi', 'uneven')
    expect(chiSquare(tally(3, 30_000, () => Math.floor(below(state, sides) / 0x4000_0000)))).toBeLessThan(13.8)
  })

  it('rejects numbers past the last whole multiple of the range', () => {
    // The stream returns the highest number, which must be rejected, and then a 1.
    expect(next([0xffff_ffff, 0, 0, 0])).toBe(0xffff_ffff)
    expect(below([0xffff_ffff, 0, 0, 0], 3)).toBe(1)
  })

  it('has no bias as the first of many games', () => {
    const counts = tally(6, 30_000, seed => below(seedRandom(`${seed}`, 'dice'), 6))
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  it('does not depend on the previous one', () => {
    const state = seedRandom('chi', 'pairs')
    expect(chiSquare(tally(36, 36 * 2000, () => below(state, 6) * 6 + below(state, 6)))).toBeLessThan(66.6)
  })

  it('from the dice does not predict one from the decks, or the same one in the next game', () => {
    const streams = (seed: number) => [seedRandom(`${seed}`, 'dice'), seedRandom(`${seed}`, 'decks')] as const
    const within = tally(36, 36 * 1000, seed => {
      const [dice, decks] = streams(seed)
      return below(dice, 6) * 6 + below(decks, 6)
    })
    const between = tally(36, 36 * 1000, seed => below(streams(seed)[0], 6) * 6 + below(streams(seed + 1)[0], 6))
    expect(chiSquare(within)).toBeLessThan(66.6)
    expect(chiSquare(between)).toBeLessThan(66.6)
  })

  it('stays in its range, and refuses an invalid range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, sides) => {
        const n = below(seedRandom(seed, 'dice'), sides)
        expect(Number.isInteger(n) && n >= 0 && n < sides).toBe(true)
      }),
    )
    const state = seedRandom('', '')
    for (const sides of [0, -1, 2.5, Number.NaN, 0x1_0000_0001]) expect(() => below(state, sides)).toThrow(RangeError)
    expect(() => pick(state, [])).toThrow(RangeError)
  })

  it('from one stream leaves the others unchanged', () => {
    const match = beginToy()
    const decks = [...match.state.random.decks]
    match.answer(0, 'leave purse')
    match.answer(1, 'leave purse')
    match.answer(0, 'stop')
    match.answer(1, 'stop')
    expect(match.events().some(event => event.kind === 'roll')).toBe(true)
    expect(match.state.random.decks).toEqual(decks)
  })
})

describe('a shuffle', () => {
  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (cards, seed) => {
        expect(shuffle(seedRandom(seed, 'decks'), cards.slice()).sort()).toEqual(cards.slice().sort())
      }),
    )
  })

  it('has no preferred order', () => {
    const state = seedRandom('chi', 'shuffle')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24 * 2000; i++) {
      const order = shuffle(state, [...'abcd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
  })
})
