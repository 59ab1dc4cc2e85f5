import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, fingerprint, freeze } from '../../src/kernel/index.ts'

const json = fc.jsonValue({ noUnicodeString: false })

/** Copies a value with the fields of every object in reverse order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turnedRound(item)]),
  )
}

function objectsIn(value: unknown): object[] {
  return value === null || typeof value !== 'object' ? [] : [value, ...Object.values(value).flatMap(objectsIn)]
}

describe('a copy', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(json, value => {
        const text = JSON.stringify(value)
        const twin = copy(value)
        expect(twin).toEqual(value)
        expect(JSON.stringify(twin)).toBe(text)
        const old = new Set(objectsIn(value))
        expect(objectsIn(twin).some(object => old.has(object))).toBe(false)
      }),
    )
  })

  it('is writable if the original is frozen', () => {
    const twin = copy(freeze({ list: [{ n: 1 }] }))
    twin.list[0]!.n = 2
    twin.list.push({ n: 3 })
    expect(twin).toEqual({ list: [{ n: 2 }, { n: 3 }] })
  })

  it('keeps fields of any name', () => {
    const value = JSON.parse('{"__proto__": {"n": 1}, "constructor": 2}') as Record<string, unknown>
    const twin = copy(value)
    expect(Object.getPrototypeOf(twin)).toBe(Object.prototype)
    expect(JSON.stringify(twin)).toBe('{"__proto__":{"n":1},"constructor":2}')
  })
})

describe('a fingerprint', () => {
  it('is eight hex digits, and ignores field order', () => {
    fc.assert(
      fc.property(json, value => {
        const hash = fingerprint(value)
        expect(hash).toMatch(/^[0-9a-f]{8}$/)
        expect(fingerprint(copy(value))).toBe(hash)
        expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(hash)
        expect(fingerprint(turnedRound(value))).toBe(hash)
      }),
    )
  })

  it('differs for a different value', () => {
    const values: unknown[] = [
      null,
      true,
      false,
      0,
      1,
      -1,
      2 ** 31,
      2 ** 32,
      2 ** 53,
      0.5,
      1e300,
      '',
      '0',
      '1',
      'true',
      'null',
      ' ',
      'a',
      'b',
      'ab',
      'ba',
      [],
      {},
      [[]],
      [{}],
      [null],
      [0],
      ['0'],
      [0, 0],
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      [[1, 2]],
      { a: 1 },
      { b: 1 },
      { a: 2 },
      { a: '1' },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
      { a: [] },
      { a: {} },
      { a: null },
      { '': 1 },
      { 0: 1 },
      [{ a: 1 }, { b: 2 }],
      [{ a: 1, b: 2 }],
      { a: 'b', b: 'a' },
      { a: 'a', b: 'b' },
    ]
    const seen = new Map<string, unknown>()
    for (const value of values) {
      const hash = fingerprint(value)
      expect(seen.get(hash), JSON.stringify(value)).toBeUndefined()
      seen.set(hash, value)
    }
  })

  it('spreads small differences over all its bits', () => {
    const hashes = Array.from({ length: 20_000 }, (_, n) => fingerprint({ gold: [n % 100, Math.floor(n / 100)] }))
    expect(new Set(hashes).size).toBe(hashes.length)
    for (let bit = 0; bit < 32; bit++) {
      const set = hashes.filter(hash => (Number.parseInt(hash, 16) >>> bit) & 1).length
      expect(Math.abs(set - 10_000)).toBeLessThan(400)
    }
  })

  it('ignores differences that JSON loses', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
    expect(fingerprint([undefined, Number.NaN, -0])).not.toBe(fingerprint([]))
    expect(fingerprint([-0])).toBe(fingerprint([0]))
  })

  it('matches the values in existing records', () => {
    expect(fingerprint(null)).toMatchInlineSnapshot(`"6c078965"`)
    expect(fingerprint({ gold: [3, 0], name: 'Ann', ready: true, rest: null, half: 0.5 })).toMatchInlineSnapshot(
      `"e61546e2"`,
    )
  })
})

describe('a frozen value', () => {
  it('is read-only at every depth, even if its top level was already frozen', () => {
    const value = freeze(Object.freeze({ list: [{ n: 1 }] }))
    expect(() => value.list.push({ n: 2 })).toThrow(TypeError)
    expect(() => {
      value.list[0]!.n = 2
    }).toThrow(TypeError)
  })
})
