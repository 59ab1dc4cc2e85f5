import { ONE_COLUMN_EACH } from './cells.ts'

/** A part of a text that one reader sees as one character, and where it begins. */
type Grapheme = Pick<Intl.SegmentData, 'segment' | 'index'>

/** The parts of a text: what Ink's tools ask of `Intl.Segments`. */
interface Segments extends Iterable<Grapheme> {
  /** The part in which a code unit stands, counted from 0; undefined past the end. */
  containing(index: number): Grapheme | undefined
}

/** A text whose every code unit is a part by itself. */
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
 * What Ink's tools take text apart by in the bundle, in place of `Intl.Segmenter`: the same parts, without Unicode's tables
 * for text whose every code unit stands for itself. Those tables take longer to load than a frame to draw.
 */
export class Graphemes {
  private segmenter: Intl.Segmenter | undefined

  /** The parts of a text, from left to right. */
  segment(text: string): Segments {
    // An escape character stands for itself, whatever is beside it.
    if (ONE_COLUMN_EACH.test(text.replace(ESCAPES, ''))) return new CodeUnits(text)
    this.segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    return this.segmenter.segment(text)
  }
}
