import { ONE_COLUMN_EACH } from './cells.ts'

/** A part of a text that one reader sees as one character, and where it begins. */
type Grapheme = Pick<Intl.SegmentData, 'segment' | 'index'>

const ESCAPES = /\x1b/g

/**
 * What Ink's tools take text apart by in the bundle, in place of `Intl.Segmenter`: the same parts, without Unicode's tables
 * for text whose every code unit stands for itself. Those tables take longer to load than a frame to draw.
 */
export class Graphemes {
  private segmenter: Intl.Segmenter | undefined

  /** The parts of a text, from left to right. */
  segment(text: string): Iterable<Grapheme> {
    // An escape character stands for itself, whatever is beside it.
    if (ONE_COLUMN_EACH.test(text.replace(ESCAPES, '')))
      return Array.from({ length: text.length }, (_, index) => ({ segment: text.charAt(index), index }))
    this.segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    return this.segmenter.segment(text)
  }
}
