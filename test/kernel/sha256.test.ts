import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../src/kernel/sha256.ts'
import { known } from './sha256.ts'

describe('a digest', () => {
  it('is SHA-256 for messages of about a block and longer', () => {
    for (let length = 0; length < 70; length++) {
      const words = Array.from({ length }, (_, i) => Math.imul(i + length, 0x9e3779b1) >>> 0)
      expect(sha256(words), `${length} words`).toEqual(known(words))
    }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff_ffff }), { maxLength: 200 }), words => {
        expect(sha256(words)).toEqual(known(words))
      }),
    )
  })
})
