import { joinSome, normalized, visible } from '../commands/index.ts'
import type { Game, Header, Seat } from '../kernel/index.ts'
import { messagesIn } from '../text/index.ts'
import { gameOf, newHeader } from './header.ts'
import { UserError } from './user-error.ts'

/** The version of the move file format. Files of other versions are rejected. */
export const MOVES_FORMAT = 1
export const MOVES_ENDING = '.moves'

/** The comparison operators in a check. `!=` precedes `=` so that it is tried first. */
const COMPARISONS = ['!=', '<=', '>=', '=', '<', '>'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** One line of a move file after the `--`. */
export type MoveLine = { readonly line: number; readonly text: string } & (
  | { readonly kind: 'answer'; readonly seat: Seat | null; readonly answer: string }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'top'; readonly pile: string; readonly cards: readonly string[] }
  | { readonly kind: 'check'; readonly path: string; readonly comparison: Comparison; readonly value: string }
)

export interface MoveFile {
  /** The file name for messages. */
  readonly file: string
  readonly game: Game
  readonly header: Header
  /** The number of the line that names the game, for errors about the whole file. */
  readonly first: number
  readonly lines: readonly MoveLine[]
}

/** An error in a line of a move file, in the form `FILE:LINE: the error; the choices there`. */
export class MoveFileError extends UserError {
  override name = 'MoveFileError'
  constructor(
    readonly file: string,
    readonly line: number,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(`${file}:${line}: ${sentence}`, 1, options)
  }
}

/** The maximum length of a line without its comment. */
const LONGEST_LINE = 4000

/** Returns true if the first line that is neither blank nor a comment identifies a move file. Runs in linear time. */
export function isMoveFile(text: string): boolean {
  for (let from = text.startsWith('\uFEFF') ? 1 : 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? undefined : end).trim()
    if (line !== '' && !line.startsWith('#')) return /^cantrip-moves\b/.test(line)
    from = end < 0 ? text.length : end + 1
  }
  return false
}

/** Matches the beginning of a `say` line. Its text may contain a #. */
const SAY_LINE = /^[^#:]*:\s*say\s/i

/** Strips the comment from a line. A comment begins with a # at the start of the line or after a space. */
function withoutComment(line: string): string {
  if (SAY_LINE.test(line)) return line
  for (let at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1))
    if (at === 0 || /\s/.test(line.charAt(at - 1))) return line.slice(0, at)
  return line
}

interface Row {
  readonly line: number
  readonly text: string
}

/**
 * Parses a move file. Throws MoveFileError at the first invalid line. Only the replay checks whether answers are legal.
 */
export function parseMoves(text: string, file: string, games: readonly Game[]): MoveFile {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((raw, i): Row => ({ line: i + 1, text: visible(withoutComment(raw)).trim() }))
    .filter(row => row.text !== '')
  const long = rows.find(row => row.text.length > LONGEST_LINE)
  if (long) throw new MoveFileError(file, long.line, `this line is longer than ${LONGEST_LINE} characters`)
  const [first, ...rest] = rows
  const version = /^cantrip-moves\s+(\d+)$/.exec(first?.text ?? '')?.[1]
  if (version === undefined) {
    throw new MoveFileError(
      file,
      first?.line ?? 1,
      'this is not a move file; a move file starts with the line "cantrip-moves 1"',
    )
  }
  if (Number(version) !== MOVES_FORMAT) {
    throw new MoveFileError(
      file,
      first!.line,
      `this is format ${version}; this version of cantrip reads format ${MOVES_FORMAT}`,
    )
  }
  const end = rest.findIndex(row => /^-{2,}$/.test(row.text))
  if (end < 0)
    throw new MoveFileError(file, rows.at(-1)!.line, 'the line "--" between the setup and the moves is missing')
  const { game, header, line } = readSetUp(rest.slice(0, end), rest[end]!.line, file, games)
  return { file, game, header, first: line, lines: rest.slice(end + 1).map(row => readLine(row, file, header)) }
}

function readSetUp(rows: readonly Row[], end: number, file: string, games: readonly Game[]) {
  const fields = new Map<string, { value: string; line: number }>()
  for (const { line, text } of rows) {
    const [, key, value] = /^(\S+)\s*(.*)$/.exec(text)!
    const before = fields.get(key!)
    if (before) throw new MoveFileError(file, line, `"${key}" was already set in line ${before.line}`)
    fields.set(key!, { value: value!, line })
  }
  const named = fields.get('game')
  if (!named) throw new MoveFileError(file, end, `no line names the game; add "game ${games[0]?.id ?? 'NAME'}"`)
  const game = at(file, named.line, () => gameOf(named.value, games))
  const known = [...game.options.map(option => option.name), 'seed', 'streams', 'seats', 'practice', 'rules']
  const options: Record<string, string> = {}
  for (const [key, { value, line }] of fields) {
    if (key === 'game') continue
    if (!known.includes(key)) {
      throw new MoveFileError(
        file,
        line,
        `"${key}" is not a setting of ${game.title}; the settings are ${joinSome(messagesIn('en'), known, { last: 'and' })}`,
      )
    }
    if (value === '' && key !== 'practice') throw new MoveFileError(file, line, `"${key}" needs a value`)
    if (game.options.some(option => option.name === key)) options[key] = value
    // Check each option alone so that the error names its line.
    at(file, line, () => newHeader(game, alone(game, key, value)))
  }
  const practice = fields.get('practice')
  if (practice && !['', 'yes', 'no'].includes(practice.value)) {
    throw new MoveFileError(file, practice.line, `practice must be "yes" or "no", not "${practice.value}"`)
  }
  const rules = fields.get('rules')
  if (rules && rules.value !== String(game.rules)) {
    const ours = `this version of cantrip uses version ${game.rules} of the ${game.title} rules`
    throw new MoveFileError(file, rules.line, `${ours}, not "${rules.value}"`)
  }
  const streams = fields.get('streams')
  if (streams && !['1', '2'].includes(streams.value)) {
    throw new MoveFileError(file, streams.line, `streams must be "1" or "2", not "${streams.value}"`)
  }
  const seats = fields.get('seats')
  const header = at(file, (seats ?? named).line, () =>
    newHeader(game, {
      options,
      seats: seats && splitNames(seats.value),
      seed: fields.get('seed')?.value ?? '1',
      streams: streams?.value === '2' ? 2 : undefined,
      practice: practice !== undefined && practice.value !== 'no',
    }),
  )
  return { game, header, line: named.line }
}

/** Returns a setup in which only this option is set, with the default number of players. */
function alone(game: Game, key: string, value: string) {
  return {
    options: game.options.some(option => option.name === key) ? { [key]: value } : {},
    seed: key === 'seed' ? value : '1',
  }
}

/** Splits a list of names such as `Ann, Ben`. Ignores a trailing comma. */
export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map(name => name.trim())
    .filter((name, i, all) => name !== '' || all.length === 1 || i < all.length - 1)
}

function readLine({ line, text }: Row, file: string, { seats }: Header): MoveLine {
  switch (text[0]) {
    case '!':
      return { line, text, ...readScenario(text.slice(1).trim(), file, line) }
    case '?':
      return { line, text, ...readCheck(text.slice(1).trim(), file, line) }
  }
  const colon = text.indexOf(':')
  const name = normalized(text.slice(0, Math.max(0, colon)))
  const seat = colon < 0 ? -1 : seats.findIndex(known => normalized(known) === name)
  if (seat < 0) return { line, text, kind: 'answer', seat: null, answer: text }
  const answer = text.slice(colon + 1).trim()
  if (answer === '') throw new MoveFileError(file, line, `there is nothing after "${seats[seat]}:"`)
  return { line, text, kind: 'answer', seat, answer }
}

type Bare<K> = Extract<MoveLine, { kind: K }> extends infer L ? Omit<L & MoveLine, 'line' | 'text'> : never

function readScenario(text: string, file: string, line: number): Bare<'dice'> | Bare<'top'> {
  const [word, ...words] = (text.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map(unquoted)
  if (word === 'dice') {
    const dice = words.map(Number)
    if (dice.length === 0 || !dice.every(face => Number.isInteger(face) && face >= 1 && face <= 1000)) {
      throw new MoveFileError(file, line, '"! dice" needs the next rolls, such as "! dice 6 1"')
    }
    return { kind: 'dice', dice }
  }
  if (word === 'top') {
    const [pile, ...cards] = words
    if (pile === undefined || cards.length === 0) {
      throw new MoveFileError(file, line, '"! top" needs a pile and its next cards, such as "! top deck 8 54"')
    }
    return { kind: 'top', pile, cards }
  }
  throw new MoveFileError(file, line, `"! ${word ?? ''}" is not something a scenario can set; use "! dice" or "! top"`)
}

function unquoted(word: string): string {
  if (!word.startsWith('"') || word.length < 2) return word
  try {
    return visible(String(JSON.parse(word)))
  } catch {
    return word.slice(1, -1)
  }
}

function readCheck(text: string, file: string, line: number): Bare<'check'> {
  const at = text.search(/[=<>!]/)
  const path = text.slice(0, Math.max(0, at)).trim()
  const comparison = COMPARISONS.find(sign => text.startsWith(sign, at))
  const value = text.slice(at + (comparison?.length ?? 0)).trim()
  if (path === '' || comparison === undefined || value === '') {
    throw new MoveFileError(file, line, `a check has the form "? PATH = VALUE", with one of ${COMPARISONS.join(' ')}`)
  }
  return { kind: 'check', path, comparison, value }
}

/** Runs `act` and adds the line number to any UserError it throws. */
function at<T>(file: string, line: number, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof UserError)
      throw new MoveFileError(file, line, error.message.replace(/\.$/, ''), { cause: error })
    throw error
  }
}
