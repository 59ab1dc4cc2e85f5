import { controlKey, csiKey, type Key, mouseOf, pressed, ss3Key, typed } from './sequences.ts'

export type { Key, KeyName, KeyPress, Mouse, Paste } from './sequences.ts'

/** An incomplete key sequence. */
export interface Pending {
  /** The bytes of the sequence, one character per byte. */
  readonly held: string
  /** The bytes of an unfinished paste, one character per byte. */
  readonly paste: string | null
}

/** Decoded keys, and the remaining bytes for the next call. */
export interface Decoded {
  readonly keys: Key[]
  readonly pending: Pending
  /** The terminal's last report (OSC), without its start and end sequences. Missing if there was none. */
  readonly report?: string
}

/** The state before the first byte and after a complete key. */
export const NOTHING_PENDING: Pending = { held: '', paste: null }

/**
 * The maximum number of bytes per paste event. Longer pastes are split. Otherwise, a paste without an end could fill
 * the memory.
 */
export const LONGEST_PASTE = 65_536

const ESC = 0x1b
const PASTE_END = '\x1b[201~'
/** The maximum length of a key sequence. Longer sequences are dropped. */
const LONGEST_SEQUENCE = 64

/**
 * Decodes bytes into keys. The result doesn't depend on how the bytes are split into chunks. Unknown sequences and
 * invalid UTF-8 are ignored. Never throws.
 */
export function decodeKeys(chunk: Uint8Array | string, pending: Pending = NOTHING_PENDING): Decoded {
  const data = pending.held + latin1(chunk)
  const keys: Key[] = []
  let paste = pending.paste
  let report: string | undefined
  let at = 0
  for (;;) {
    if (paste !== null) {
      const step: PasteStep = readPaste(data, at, paste, keys)
      paste = step.paste
      at = step.end
      if (paste !== null) break
    }
    const step = readKey(data, at)
    if (!step) break
    at = step.end
    if (step.key) keys.push(step.key)
    if (step.opensPaste) paste = ''
    report = step.report ?? report
  }
  return { keys, pending: { held: shorten(data.slice(at)), paste }, ...(report === undefined ? {} : { report }) }
}

/** Returns true if the held bytes may be a complete key. In that case, `flush` must be called if nothing follows. */
export function awaitsFlush(pending: Pending): boolean {
  return pending.paste === null && /^\x1b[\x1b\]P_]?$/.test(pending.held)
}

/**
 * Decodes the held bytes as complete keys: one or two Escapes, or Alt with a character that could start a report.
 * Returns no keys if the bytes are the start of a longer sequence or part of a paste.
 */
export function flush(pending: Pending): Decoded {
  if (!awaitsFlush(pending)) return { keys: [], pending }
  const second = pending.held[1]
  const keys =
    second === undefined
      ? [pressed('escape')]
      : second === '\x1b'
        ? [pressed('escape'), pressed('escape')]
        : [typed(second, { ctrl: false, alt: true, shift: false })]
  return { keys, pending: NOTHING_PENDING }
}

/** The result of reading a sequence: the position after it, and the key, if the sequence encodes one. */
interface Step {
  readonly end: number
  readonly key?: Key
  readonly opensPaste?: boolean
  readonly report?: string
}

interface PasteStep {
  readonly end: number
  readonly paste: string | null
}

/** Reads the key that starts at `at`. Returns null if it is incomplete. */
function readKey(data: string, at: number): Step | null {
  if (at >= data.length) return null
  const byte = data.charCodeAt(at)
  if (byte === ESC) return readEscape(data, at)
  if (byte < 0x20 || byte === 0x7f) return { end: at + 1, key: controlKey(byte) }
  if (byte < 0x80) return { end: at + 1, key: typed(String.fromCharCode(byte)) }
  return readUtf8(data, at)
}

function readEscape(data: string, at: number): Step | null {
  switch (data[at + 1]) {
    case undefined:
      return null
    case '[':
      return readCsi(data, at)
    case 'O':
      return readSs3(data, at)
    case ']':
    case 'P':
    case '_':
      return readReport(data, at)
    case '\x1b': {
      const third = data[at + 2]
      if (third === undefined) return null
      if (third !== '[' && third !== 'O') return { end: at + 1, key: pressed('escape') }
      return withAlt(readKey(data, at + 1), at)
    }
    default:
      return withAlt(readKey(data, at + 1), at)
  }
}

/**
 * Combines the Escape at `at` with the key after it into Alt+key. Returns Escape alone if no key press follows, or null
 * if the key is incomplete.
 */
function withAlt(step: Step | null, at: number): Step | null {
  if (step === null) return null
  if (step.key && 'name' in step.key) return { end: step.end, key: { ...step.key, alt: true } }
  return { end: at + 1, key: pressed('escape') }
}

/** Reads `ESC [ parameters final`. An unexpected byte ends the sequence and is then read again. */
function readCsi(data: string, at: number): Step | null {
  const start = at + 2
  if (data[start] === '[') return readConsoleFunctionKey(data, start + 1)
  if (data[start] === 'M') return readOldMouse(data, start + 1)
  let end = start
  while (isBetween(data, end, 0x20, 0x3f)) {
    end++
    if (data[end - 1] === '$' && /^\d\d?\$$/.test(data.slice(start, end))) {
      return { end, key: csiKey(data.slice(start, end - 1), '$') } // rxvt with Shift
    }
  }
  if (end >= data.length) return null
  if (!isBetween(data, end, 0x40, 0x7e)) return { end }
  const body = data.slice(start, end)
  const final = data[end] ?? ''
  if (body.length > LONGEST_SEQUENCE) return { end: end + 1 }
  if (body === '200' && final === '~') return { end: end + 1, opensPaste: true }
  return { end: end + 1, key: csiKey(body, final) }
}

/** Reads F1 to F5 on the Linux console, `ESC [ [ A` to `E`. */
function readConsoleFunctionKey(data: string, at: number): Step | null {
  if (at >= data.length) return null
  const name = (['f1', 'f2', 'f3', 'f4', 'f5'] as const)['ABCDE'.indexOf(data[at] ?? '')]
  if (name) return { end: at + 1, key: pressed(name) }
  return { end: isBetween(data, at, 0x40, 0x7e) ? at + 1 : at }
}

/**
 * Reads an X10 mouse report, `ESC [ M` and three bytes with an offset of 32, for terminals without SGR mouse reports.
 */
function readOldMouse(data: string, at: number): Step | null {
  for (let i = at; i < at + 3; i++) {
    if (i >= data.length) return null
    if (data.charCodeAt(i) < 0x20) return { end: i }
  }
  const [bits = 0, x = 0, y = 0] = [...data.slice(at, at + 3)].map(byte => byte.charCodeAt(0) - 32)
  return { end: at + 3, key: mouseOf(bits, x, y, false) }
}

/** Reads `ESC O final`. Some old terminals put a modifier before the final byte. */
function readSs3(data: string, at: number): Step | null {
  const start = at + 2
  let end = start
  while (end - start < 4 && /[\d;]/.test(data[end] ?? '')) end++
  if (end >= data.length) return null
  const isFinal = isBetween(data, end, 0x40, 0x7e) || data[end] === ' '
  // Anything else is Alt+O followed by typed text.
  if (!isFinal) return { end: start, key: typed('O', { ctrl: false, alt: true, shift: false }) }
  return { end: end + 1, key: ss3Key(data.slice(start, end), data[end] ?? '') }
}

/**
 * Reads `ESC ] number ... BEL` and similar reports: the terminal's replies to queries, possibly those of an earlier
 * program. A control character ends a report. If the next character can't start a report, the `]`, `P` or `_` was typed
 * with Alt.
 */
function readReport(data: string, at: number): Step | null {
  const first = data[at + 2]
  if (first === undefined) return null
  const opens = data[at + 1] === ']' ? /\d/ : data[at + 1] === 'P' ? /[\d>!$+]/ : /G/
  if (!opens.test(first)) return withAlt({ end: at + 2, key: typed(data[at + 1] ?? '') }, at)
  let end = at + 3
  while (end < data.length && data.charCodeAt(end) >= 0x20) end++
  if (end >= data.length) return null
  const report = data[at + 1] === ']' ? { report: data.slice(at + 2, end) } : {}
  if (data[end] === '\x07') return { end: end + 1, ...report }
  if (data[end] !== '\x1b') return { end }
  if (end + 1 >= data.length) return null
  return data[end + 1] === '\\' ? { end: end + 2, ...report } : { end }
}

/** Reads a UTF-8 character of two to four bytes. Drops control characters and the first byte of anything invalid. */
function readUtf8(data: string, at: number): Step | null {
  const lead = data.charCodeAt(at)
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  if (length === 0) return { end: at + 1 }
  for (let i = 1; i < length; i++) {
    if (at + i >= data.length) return null
    // The second byte rules out overlong forms, surrogates and code points beyond Unicode.
    const low = i > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const high = i > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    if (!isBetween(data, at + i, low, high)) return { end: at + 1 }
  }
  const text = utf8(data.slice(at, at + length))
  return { end: at + length, key: text >= '\x80' && text < '\xa0' ? undefined : typed(text) }
}

/**
 * Continues a paste that began with `sofar`, up to the sequence that ends it or Ctrl+C. Terminals never include Ctrl+C
 * in a paste, so the user can press it to end the paste if that sequence was lost.
 */
function readPaste(data: string, at: number, sofar: string, keys: Key[]): PasteStep {
  const mark = data.indexOf(PASTE_END, at)
  const stop = data.indexOf('\x03', at)
  const ends = mark >= 0 && (stop < 0 || mark < stop) ? mark : stop
  const upto = ends >= 0 ? ends : data.length - partialMark(data, at)
  let text = sofar + data.slice(at, upto)
  while (text.length > LONGEST_PASTE) {
    const piece = wholeCharacters(text, LONGEST_PASTE)
    pushPaste(keys, text.slice(0, piece))
    text = text.slice(piece)
  }
  if (ends < 0) return { end: upto, paste: text }
  pushPaste(keys, text)
  return { end: ends === mark ? ends + PASTE_END.length : ends, paste: null }
}

/** Returns how many bytes at the end of the data, after `at`, could be the start of the sequence that ends a paste. */
function partialMark(data: string, at: number): number {
  for (let length = Math.min(PASTE_END.length - 1, data.length - at); length > 0; length--) {
    if (data.endsWith(PASTE_END.slice(0, length))) return length
  }
  return 0
}

/** Returns the length of the longest prefix of at most `most` bytes that doesn't split a character or a CR LF. */
function wholeCharacters(text: string, most: number): number {
  let end = most
  while (end > most - 4 && isBetween(text, end, 0x80, 0xbf)) end--
  return text[end - 1] === '\r' && text[end] === '\n' ? end - 1 : end
}

function pushPaste(keys: Key[], bytes: string): void {
  const paste = utf8(bytes)
    .replace(/\ufffd/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '')
  if (paste !== '') keys.push({ paste })
}

/** Shortens an unfinished sequence that is too long to be a key or a report that the program needs. */
function shorten(held: string): string {
  const report = /^\x1b(?:\]\d|P[\d>!$+]|_G)/.exec(held)
  if (report && held.length > LONGEST_SEQUENCE)
    return report[0] + (held.length > 3 && held.endsWith('\x1b') ? '\x1b' : '')
  return report ? held : held.slice(0, LONGEST_SEQUENCE + 4)
}

function isBetween(data: string, at: number, low: number, high: number): boolean {
  const byte = data.charCodeAt(at) // NaN past the end
  return byte >= low && byte <= high
}

function latin1(chunk: Uint8Array | string): string {
  return Buffer.from(chunk as Uint8Array).toString('latin1') // a string is encoded as UTF-8
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
