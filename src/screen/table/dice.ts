import type { Roll } from '../../kernel/index.ts'
import { cut, pad, wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'

/** The pips of each face, in three rows. */
const PIPS: readonly (readonly [string, string, string])[] = [
  ['   ', ' * ', '   '],
  ['*  ', '   ', '  *'],
  ['*  ', ' * ', '  *'],
  ['* *', '   ', '* *'],
  ['* *', ' * ', '* *'],
  ['* *', '* *', '* *'],
]

/** The widths of a die, of a small die, and of the gap after a die, in columns. */
export const DIE = 9
const SMALL_DIE = 5
export const DICE_GAP = 1

/** Returns the width of each die: the normal width if all dice fit, otherwise the width of a small die. */
export const dieFor = (count: number, columns: number): number =>
  2 + count * (DIE + DICE_GAP) <= columns ? DIE : SMALL_DIE
/** The number of columns that a rolling die moves with each face. */
export const STRIDE = 3

/** The sequence of faces that a rolling die shows, without repetitions. */
const TUMBLING_FACES = [3, 6, 1, 5, 2, 4]

/** A drawn die: its five lines, and whether it counts. */
export interface DrawnDie {
  readonly lines: readonly string[]
  readonly counts: boolean
}

/** Draws the dice, at rest or rolling, each `die` columns wide. A die that has a name shows it. */
export function drawnDice({ dice, names, counts }: Roll, tumbles: number, { glyphs }: Style, die = DIE): DrawnDie[] {
  const inner = (pips: string): string => (die < DIE ? pips : ` ${[...pips].join(' ')} `)
  return dice.map((face, i) => {
    const shown = tumbles > 0 ? (TUMBLING_FACES[(face + tumbles + 2 * i) % TUMBLING_FACES.length] ?? face) : face
    const pips = PIPS[shown - 1] ?? ['   ', ` ${shown} `.slice(0, 3), '   ']
    const name = names?.[i] ?? ''
    const edge = glyphs.boxH.repeat(die - 2)
    const top = name === '' ? edge : pad(`${glyphs.boxH}${name}`, die - 2).replaceAll(' ', glyphs.boxH)
    return {
      counts: tumbles > 0 || counts === undefined || counts.includes(i),
      lines: [
        `${glyphs.boxTL}${top}${glyphs.boxTR}`,
        ...pips.map(row => `${glyphs.boxV}${inner(row).replaceAll('*', glyphs.pip)}${glyphs.boxV}`),
        `${glyphs.boxBL}${edge}${glyphs.boxBR}`,
      ],
    }
  })
}

export interface ResultRow {
  readonly text: string
  readonly hit: boolean
}

/**
 * Returns the rows of the result table. The actual result is shown in full, and each other result is cut to one row
 * unless there is room. If even that isn't enough, the results farthest from the actual one are omitted.
 */
export function resultRows({ rows }: Roll, columns: number, room: number, { words, glyphs }: Style): ResultRow[] {
  const labelWidth = Math.max(0, ...rows.map(row => row.on.length))
  const indent = ' '.repeat(labelWidth + 4)
  const wrapped = rows.map(({ on, text, hit }) =>
    wrap(`${hit ? glyphs.cursor : ' '} ${on.padEnd(labelWidth)}  ${words(text)}`, columns, indent),
  )
  const shownRows = wrapped.map((lines, i) => {
    const [first = '', ...more] = lines
    return rows[i]?.hit || more.length === 0 ? lines : [`${cut(first, columns - 1)}${glyphs.ellipsis}`]
  })
  const kept = new Set(rows.keys())
  const lines = () => [...kept].reduce((sum, i) => sum + (shownRows[i]?.length ?? 0), 0)
  const hitAt = Math.max(
    0,
    rows.findIndex(row => row.hit),
  )
  const far = [...rows.keys()].filter(i => !rows[i]?.hit).sort((a, b) => Math.abs(b - hitAt) - Math.abs(a - hitAt))
  for (const i of far) if (lines() > room) kept.delete(i)
  for (const i of far.toReversed()) {
    const whole = wrapped[i] ?? []
    if (kept.has(i) && lines() - (shownRows[i]?.length ?? 0) + whole.length <= room) shownRows[i] = whole
  }
  return rows.flatMap((row, i) => (kept.has(i) ? (shownRows[i] ?? []).map(text => ({ text, hit: row.hit })) : []))
}
