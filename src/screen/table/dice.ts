import type { Roll } from '../../kernel/index.ts'
import { cut, pad, wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'

/** The pips of each face, three rows of three. */
const PIPS: readonly (readonly [string, string, string])[] = [
  ['   ', ' * ', '   '],
  ['*  ', '   ', '  *'],
  ['*  ', ' * ', '  *'],
  ['* *', '   ', '* *'],
  ['* *', ' * ', '* *'],
  ['* *', '* *', '* *'],
]

/** Columns of a die, of a small one, and of the gap after it. */
export const DIE = 9
const SMALL_DIE = 5
export const DICE_GAP = 1

/** The columns of a die where so many of them lie side by side: small where they would not all be seen. */
export const dieFor = (count: number, columns: number): number =>
  2 + count * (DIE + DICE_GAP) <= columns ? DIE : SMALL_DIE
/** Columns a tumbling die comes nearer with every face. */
export const STRIDE = 3

/** Faces as a die shows them that tumbles: each unlike the one before. */
const TUMBLE = [3, 6, 1, 5, 2, 4]

/** A die as it is drawn: its five lines, and whether it counts. */
export interface DrawnDie {
  readonly lines: readonly string[]
  readonly counts: boolean
}

/** The dice as they show, or as they tumble, so many columns each; a die that has a name bears it. */
export function drawnDice({ dice, names, counts }: Roll, tumbles: number, { glyphs }: Style, die = DIE): DrawnDie[] {
  const inner = (pips: string): string => (die < DIE ? pips : ` ${[...pips].join(' ')} `)
  return dice.map((face, i) => {
    const shown = tumbles > 0 ? (TUMBLE[(face + tumbles + 2 * i) % TUMBLE.length] ?? face) : face
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

/** A row of a table of results. */
export interface ResultRow {
  readonly text: string
  readonly hit: boolean
}

/** Every result on a line of its own, the one that came whole and the others nearest to it while there is room; the farthest make way. */
export function resultRows({ rows }: Roll, columns: number, room: number, { words, glyphs }: Style): ResultRow[] {
  const wide = Math.max(0, ...rows.map(row => row.on.length))
  const indent = ' '.repeat(wide + 4)
  const wrapped = rows.map(({ on, text, hit }) =>
    wrap(`${hit ? glyphs.cursor : ' '} ${on.padEnd(wide)}  ${words(text)}`, columns, indent),
  )
  const told = wrapped.map((lines, i) => {
    const [first = '', ...more] = lines
    return rows[i]?.hit || more.length === 0 ? lines : [`${cut(first, columns - 1)}${glyphs.ellipsis}`]
  })
  const kept = new Set(rows.keys())
  const lines = () => [...kept].reduce((sum, i) => sum + (told[i]?.length ?? 0), 0)
  const came = Math.max(
    0,
    rows.findIndex(row => row.hit),
  )
  const far = [...rows.keys()].filter(i => !rows[i]?.hit).sort((a, b) => Math.abs(b - came) - Math.abs(a - came))
  for (const i of far) if (lines() > room) kept.delete(i)
  for (const i of far.toReversed()) {
    const whole = wrapped[i] ?? []
    if (kept.has(i) && lines() - (told[i]?.length ?? 0) + whole.length <= room) told[i] = whole
  }
  return rows.flatMap((row, i) => (kept.has(i) ? (told[i] ?? []).map(text => ({ text, hit: row.hit })) : []))
}
