import * as v from 'valibot'
import { visible } from '../commands/index.ts'
import type { Header, RecordLine } from '../kernel/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import { HeaderShape, PlayersShape } from './header.ts'
import { UserError } from './user-error.ts'

/** The version of the save format. Saves of other versions are rejected. */
export const SAVE_FORMAT = 1

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** An id or text without invisible characters, which could do harm when displayed. */
const Text = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check(text => visible(text) === text),
)
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))

const LineShape: v.GenericSchema<unknown, RecordLine> = v.union([
  v.strictObject({ seat: Count, id: Text, auto: v.optional(v.literal(true)), hash: Hash }),
  v.strictObject({ dice: v.pipe(v.array(v.pipe(Count, v.minValue(1))), v.maxLength(1000)), hash: Hash }),
  v.strictObject({ stack: Text, cards: v.pipe(v.array(Text), v.maxLength(1000)), hash: Hash }),
  v.strictObject({ players: PlayersShape, hash: Hash }),
  v.strictObject({ undo: v.pipe(Count, v.minValue(1)), by: Count, own: v.optional(v.literal(true)), hash: Hash }),
  v.strictObject({ say: Text, by: Count, hash: Hash }),
  v.strictObject({ note: Text, by: Count, hash: Hash }),
  v.strictObject({ unnote: v.pipe(Count, v.minValue(1)), by: Count, hash: Hash }),
  v.strictObject({ offer: v.strictObject({ to: Count, give: Text, take: Text }), by: Count, hash: Hash }),
  v.strictObject({ accept: Count, by: Count, hash: Hash }),
  v.strictObject({ refuse: Count, by: Count, hash: Hash }),
])

const FirstShape = v.strictObject({
  cantrip: v.literal(SAVE_FORMAT),
  ...HeaderShape.entries,
})

export function writeHeader(header: Header): string {
  const { game, rules, options, seats, seed, streams, practice, players } = header
  return JSON.stringify({ cantrip: SAVE_FORMAT, game, rules, options, seats, seed, streams, practice, players })
}

export function writeLine(line: RecordLine): string {
  return JSON.stringify(line)
}

export interface SaveText {
  readonly header: Header
  readonly lines: readonly RecordLine[]
  /** The line numbers of `lines` in the file, for messages. */
  readonly numbers: readonly number[]
  /** Notices for the player, for example about a truncated last line. */
  readonly notes: readonly Words[]
  /** The size of the file in bytes. */
  readonly bytes: number
  /** The size in bytes of the valid part at the beginning of the file. */
  readonly sound: number
  /** True if the valid part ends with a line break. */
  readonly ended: boolean
}

/** Verified lines at the beginning of a file, and their size in bytes including the header. */
export interface KnownLines {
  readonly lines: readonly RecordLine[]
  readonly bytes: number
}

/**
 * Parses a save. Drops a truncated last line with a notice. Throws UserError with the line number for any other error.
 * `file` is the save's name in messages.
 */
export function readSave(bytes: Uint8Array, file: string, known: KnownLines | null = null): SaveText {
  const { text, problem } = readSoFar(bytes, file, known)
  if (problem !== null) throw new UserError(problem)
  return text
}

/**
 * Parses a save as far as possible. `problem` describes the first invalid line after the header, or is null. Throws
 * UserError if the header is invalid.
 */
export function readSoFar(
  bytes: Uint8Array,
  file: string,
  known: KnownLines | null = null,
): { readonly text: SaveText; readonly problem: Words | null } {
  if (bytes.length === 0) throw new UserError(sentence('save-empty', { file }))
  const notes: Words[] = []
  const lines: RecordLine[] = []
  const numbers: number[] = []
  let header: Header | null = null
  let from = 0
  let sound = 0
  for (let number = 1; from < bytes.length; number++) {
    const end = bytes.indexOf(0x0a, from)
    const torn = end < 0
    const text = decode(bytes.subarray(from, torn ? bytes.length : end))
    const isBlank = text !== null && text.trim() === ''
    const value = text === null || isBlank ? undefined : parse(text)
    if (header === null) {
      header = readHeader(value, file)
    } else if (!isBlank) {
      const line = v.safeParse(LineShape, value)
      const stray = line.success && unknownSeatText(line.output, header)
      if (line.success && !stray) {
        lines.push(line.output)
        numbers.push(number)
      } else if (torn) {
        notes.push(sentence('save-torn', { file }))
        return { text: soFar(header, true), problem: null }
      } else {
        return {
          text: soFar(header, true),
          problem: sentence('save-line-wrong', { file, line: number, what: stray || lineFault(text, value) }),
        }
      }
    }
    from = torn ? bytes.length : end + 1
    if (number === 1 && known) {
      lines.push(...known.lines)
      for (const _ of known.lines) numbers.push(++number)
      from = known.bytes
    }
    sound = from
  }
  if (header === null) throw new UserError(sentence('save-empty', { file }))
  return { text: soFar(header, bytes[bytes.length - 1] === 0x0a), problem: null }

  function soFar(header: Header, ended: boolean): SaveText {
    return { header, lines, numbers, notes, bytes: bytes.length, sound, ended }
  }
}

function readHeader(value: unknown, file: string): Header {
  const version = v.safeParse(v.object({ cantrip: v.number() }), value)
  if (!version.success) throw new UserError(sentence('save-no-beginning', { file }))
  if (version.output.cantrip !== SAVE_FORMAT) {
    throw new UserError(sentence('save-other-format', { file, format: version.output.cantrip, ours: SAVE_FORMAT }))
  }
  const first = v.safeParse(FirstShape, value)
  if (!first.success) {
    const where = first.issues[0].path?.map(part => String(part.key)).join('.') ?? ''
    throw new UserError(sentence('save-first-line-odd', { file, where: where || sentence('save-first-line') }))
  }
  const { cantrip: _format, ...header } = first.output
  return header
}

/**
 * Returns an error sentence if a line names a seat that doesn't exist or lists the wrong number of players, otherwise
 * null.
 */
function unknownSeatText(line: RecordLine, { seats }: Header): Sentence | null {
  if ('players' in line)
    return line.players.length === seats.length
      ? null
      : sentence('save-line-seats', { n: line.players.length, of: seats.length })
  const named = ['seat' in line ? line.seat : 0, 'by' in line ? line.by : 0, 'offer' in line ? line.offer.to : 0]
  return named.every(seat => seat < seats.length) ? null : sentence('save-line-stranger')
}

function lineFault(text: string | null, value: unknown): Sentence {
  if (text === null) return sentence('save-line-no-text')
  if (value === undefined) return sentence('save-line-damaged')
  return sentence(hasInvisibleText(value) ? 'save-line-unseen' : 'save-line-no-move')
}

/** Returns true if any text inside the value contains invisible characters. */
function hasInvisibleText(value: unknown): boolean {
  // Don't use recursion, because a damaged line may be nested thousands of levels deep.
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && visible(one) !== one) return true
    if (typeof one === 'object' && one !== null) for (const item of Object.values(one)) left.push(item)
  }
  return false
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes)
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
