import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ONE_COLUMN_EACH } from '../../src/terminal/cells.ts'
import { Graphemes } from '../../src/terminal/graphemes.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const graphemes = new Graphemes()
const parts = (segments: Iterable<{ segment: string; index: number }>) =>
  [...segments].map(({ segment, index }) => [segment, index])
/** Returns the part that contains a code unit, as Ink's tools request it when they cut a line. */
const partAt = (by: Pick<Graphemes, 'segment'> | Intl.Segmenter, text: string, index: number) => {
  const part = by.segment(text).containing(index)
  return part && [part.segment, part.index]
}

it('splits every text as Unicode does', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(
        '\x1b[31m',
        '\x1b[0m',
        '\x1b',
        '\r',
        '\n',
        '\r\n',
        '♣',
        '▲',
        '漢',
        'e\u0301',
        '👨‍👩‍👧',
        '🇩🇪',
        '\u200d',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(text, pieces => {
      const whole = pieces.join('')
      expect(parts(graphemes.segment(whole))).toEqual(parts(segmenter.segment(whole)))
      const at = Array.from({ length: whole.length + 1 }, (_, index) => index)
      expect(at.map(index => partAt(graphemes, whole, index))).toEqual(at.map(index => partAt(segmenter, whole, index)))
    }),
  )
})

it('splits single-column text as Unicode does, even next to an escape sequence', () => {
  const simple = Array.from({ length: 0x2700 }, (_, code) => String.fromCharCode(code)).filter(character =>
    ONE_COLUMN_EACH.test(character),
  )
  for (const beside of ['\x1b', '▲', 'a'])
    for (const character of simple) {
      const text = beside + character + beside
      expect(parts(graphemes.segment(text))).toEqual(parts(segmenter.segment(text)))
    }
})
