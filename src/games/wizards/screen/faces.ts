import type { Style } from '../../../screen/kit/style.ts'
import { cut, pad, width, wrap } from '../../../terminal/text.ts'

export interface CardFace {
  readonly title: string
  /** The kind of card, shown at the right of the upper edge. It may be empty. */
  readonly kind: string
  readonly lines: readonly string[]
  /** The text on the lower edge. */
  readonly foot: string
}

/** The number of columns between two cards. */
const GAP = 2
const NARROWEST = 24

/**
 * Lays out cards side by side, `wanted` to a row, or fewer if they don't fit. The cards in a row have the same height.
 * A foot that is too long for the lower edge becomes a line of the card.
 */
export function layOutCards(cards: readonly CardFace[], columns: number, wanted: number, style: Style): string[] {
  const most = Math.max(1, Math.floor((columns + GAP) / (NARROWEST + GAP)))
  const inRow = Math.min(wanted, most, cards.length)
  const wide = Math.floor((columns - GAP * (inRow - 1)) / inRow)
  const out: string[] = []
  for (let i = 0; i < cards.length; i += inRow) {
    const row = cards.slice(i, i + inRow)
    const texts = row.map(card =>
      [...card.lines, ...(isFootWhole(card, wide) ? [] : [style.paint('dim', card.foot)])].flatMap(line =>
        wrap(style.words(line), wide - 4, '  '),
      ),
    )
    const high = Math.max(...texts.map(text => text.length))
    const faces = row.map((card, k) => drawn(card, texts[k] ?? [], wide, high, style))
    for (let line = 0; line < high + 2; line++) out.push(faces.map(face => face[line] ?? '').join(' '.repeat(GAP)))
  }
  return out
}

/** Returns true if the foot fits on the lower edge. Otherwise it becomes a line of the card. */
const isFootWhole = ({ foot }: CardFace, wide: number): boolean => width(foot) <= wide - 5

function drawn(card: CardFace, text: readonly string[], wide: number, high: number, style: Style): string[] {
  const { title, kind } = card
  const foot = isFootWhole(card, wide) ? card.foot : ''
  const { paint, glyphs, words } = style
  const side = paint('border', glyphs.boxV)
  const room = wide - 4
  const right = kind === '' ? '' : ` ${cut(words(kind), Math.max(0, room >> 1))} `
  const left = ` ${cut(words(title), Math.max(0, room - width(right)), glyphs.ellipsis)} `
  const rule = paint('border', glyphs.boxH.repeat(Math.max(0, wide - 2 - width(left) - width(right))))
  const low = foot === '' ? '' : ` ${cut(words(foot), room - 1, glyphs.ellipsis)} `
  const under = paint('border', glyphs.boxH.repeat(Math.max(0, wide - 3 - width(low))))
  return [
    `${paint('border', glyphs.boxTL)}${paint('title', left)}${rule}${right}${paint('border', glyphs.boxTR)}`,
    ...Array.from({ length: high }, (_, i) => `${side} ${pad(text[i] ?? '', room)} ${side}`),
    `${paint('border', glyphs.boxBL + glyphs.boxH)}${paint('dim', low)}${under}${paint('border', glyphs.boxBR)}`,
  ]
}
