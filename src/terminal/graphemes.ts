import { ONE_COLUMN_EACH } from './cells.ts'

/** A grapheme (user-perceived character) and its index. */
type Grapheme = Pick<Intl.SegmentData, 'segment' | 'index'>

/** The part of `Intl.Segments` that Ink's libraries use. */
interface Segments extends Iterable<Grapheme> {
  /** Returns the grapheme at a code unit, counted from 0; undefined past the end. */
  containing(index: number): Grapheme | undefined
}

/** A text in which every code unit is a grapheme. */
class CodeUnits implements Segments {
  constructor(private readonly text: string) {}

  containing(index: number): Grapheme | undefined {
    return index < this.text.length ? { segment: this.text.charAt(index), index } : undefined
  }

  *[Symbol.iterator](): Iterator<Grapheme> {
    for (let index = 0; index < this.text.length; index++) yield { segment: this.text.charAt(index), index }
  }
}

const ESCAPES = /\x1b/g

/**
 * A replacement for `Intl.Segmenter` in the bundle, used by Ink's libraries. It gives the same results without loading
 * Unicode tables for simple text, which would take longer than drawing a frame.
 */
export class Graphemes {
  private segmenter: Intl.Segmenter | undefined

  segment(text: string): Segments {
    // An escape character is always a separate grapheme.
    if (ONE_COLUMN_EACH.test(text.replace(ESCAPES, ''))) return new CodeUnits(text)
    this.segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    return this.segmenter.segment(text)
  }
}
