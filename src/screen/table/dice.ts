import type { Roll } from '../../kernel/index.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Throwing } from './throwing.ts'

/** The pips of each face, three rows of three. */
const PIPS: readonly (readonly [string, string, string])[] = [
  ['   ', ' * ', '   '],
  ['*  ', '   ', '  *'],
  ['*  ', ' * ', '  *'],
  ['* *', '   ', '* *'],
  ['* *', ' * ', '* *'],
  ['* *', '* *', '* *'],
]

/** Columns of a die, and of the gap after it. */
const DIE = 9
const GAP = 1
/** Columns a tumbling die comes nearer with every face. */
const STRIDE = 3

/** Faces as a die shows them that tumbles: each unlike the one before. */
const TUMBLE = [3, 6, 1, 5, 2, 4]

/** A throw in exactly the area's lines: the dice, and once they rest every result with the one that came marked. */
export function throwLines(
  { rolls, at, tumbles }: Throwing,
  seats: readonly string[],
  area: Area,
  style: Style,
): string[] {
  const roll = rolls[at]
  if (!roll) return Array<string>(area.rows).fill(' '.repeat(area.columns))
  const { say, text } = style
  const dice = drawnDice(roll, tumbles, style)
  const left = 2 + STRIDE * tumbles
  const beside = 2 + roll.dice.length * (DIE + GAP) + 2
  const rows = tumbles > 0 ? [] : rowLines(roll, area.columns - beside, area.rows - 1, style)
  const count = rolls.length > 1 ? say('dim', `  ${text.say('table-count', { at: at + 1, of: rolls.length })}`) : ''
  const body = Array.from({ length: area.rows - 1 }, (_, i) => {
    const die = dice[i] === undefined ? (i === dice.length ? count : '') : ' '.repeat(left) + dice[i]
    return rows[i] === undefined ? die : pad(die, beside) + rows[i]
  })
  // What is read off dice that have no table is told once they rest.
  const head = tumbles > 0 && roll.rows.length === 0 ? { ...roll, reading: '' } : roll
  return [headLine(head, seats, area.columns, style), ...body].map(line => pad(cut(line, area.columns), area.columns))
}

/** Who throws what for, how the dice are read, and the rule. */
function headLine(
  { seat, title, reading, rule }: Roll,
  seats: readonly string[],
  columns: number,
  style: Style,
): string {
  const { say, words, glyphs } = style
  const number = say('dim', style.text.say('table-rule', { rule }))
  const who = seat === null ? '' : `${seats[seat] ?? ''}: `
  const how = reading === '' ? '' : say('dim', `  ${words(reading)}`)
  const room = columns - width(number) - 2
  return `${pad(`${say('prompt', `${who}${words(title)}`)}${how}`, room, 'left', glyphs.ellipsis)}  ${number}`
}

/** The dice side by side, in five lines. One that does not count is dim. */
function drawnDice({ dice, names, counts }: Roll, tumbles: number, { say, glyphs }: Style): string[] {
  const drawn = dice.map((face, i) => {
    const shown = tumbles > 0 ? (TUMBLE[(face + tumbles + 2 * i) % TUMBLE.length] ?? face) : face
    const role = tumbles > 0 || counts === undefined || counts.includes(i) ? 'title' : 'dim'
    const pips = PIPS[shown - 1] ?? ['   ', ` ${shown} `.slice(0, 3), '   ']
    const name = names?.[i] ?? ''
    const edge = glyphs.boxH.repeat(DIE - 2)
    const top = name === '' ? edge : pad(`${glyphs.boxH}${name}`, DIE - 2).replaceAll(' ', glyphs.boxH)
    return [
      `${glyphs.boxTL}${top}${glyphs.boxTR}`,
      ...pips.map(
        row => `${glyphs.boxV} ${[...row].map(pip => (pip === '*' ? glyphs.pip : pip)).join(' ')} ${glyphs.boxV}`,
      ),
      `${glyphs.boxBL}${edge}${glyphs.boxBR}`,
    ].map(line => say(role, line))
  })
  return Array.from({ length: 5 }, (_, row) => drawn.map(die => die[row] ?? '').join(' '.repeat(GAP)))
}

/** Every result on a line of its own, the one that came whole; those farthest from it make way where there is no room. */
function rowLines({ rows }: Roll, columns: number, room: number, { say, words, glyphs }: Style): string[] {
  const wide = Math.max(0, ...rows.map(row => row.on.length))
  const indent = ' '.repeat(wide + 4)
  const wrapped = rows.map(({ on, text, hit }) =>
    wrap(`${hit ? glyphs.cursor : ' '} ${on.padEnd(wide)}  ${words(text)}`, columns, indent),
  )
  const isRoomy = wrapped.reduce((sum, lines) => sum + lines.length, 0) <= room
  const told = wrapped.map((lines, i) => {
    const [first = '', ...more] = lines
    return isRoomy || rows[i]?.hit || more.length === 0 ? lines : [`${cut(first, columns - 1)}${glyphs.ellipsis}`]
  })
  const kept = new Set(rows.keys())
  const lines = () => [...kept].reduce((sum, i) => sum + (told[i]?.length ?? 0), 0)
  const came = Math.max(
    0,
    rows.findIndex(row => row.hit),
  )
  const far = [...rows.keys()].filter(i => !rows[i]?.hit).sort((a, b) => Math.abs(b - came) - Math.abs(a - came))
  for (const i of far) if (lines() > room) kept.delete(i)
  return rows.flatMap((row, i) =>
    kept.has(i) ? (told[i] ?? []).map(line => (row.hit ? say('prompt', line) : say('dim', line))) : [],
  )
}
