import { controlKey, csiKey, type Key, mouseOf, pressed, ss3Key, typed } from './sequences.ts'

export type { Key, KeyName, KeyPress, Mouse, Paste } from './sequences.ts'

/** What has come of a key that is not whole yet. */
export interface Pending {
  /** Its bytes, one character a byte. */
  readonly held: string
  /** The bytes of a paste that is under way, one character a byte. */
  readonly paste: string | null
}

/** Keys read, and what is left over for the next bytes. */
export interface Decoded {
  readonly keys: Key[]
  readonly pending: Pending
}

/** What to begin with. */
export const NOTHING_PENDING: Pending = { held: '', paste: null }

/** A paste longer than this many bytes comes in pieces, so that one without an end cannot fill the memory. */
export const LONGEST_PASTE = 65_536

const ESC = 0x1b
const PASTE_END = '\x1b[201~'
/** No key of any terminal has more parameters than this; a longer sequence is dropped. */
const LONGEST_SEQUENCE = 64

/**
 * The keys in the bytes, in order. The same bytes give the same keys however they are cut into chunks. Unknown
 * sequences and bytes that are no UTF-8 give none; nothing throws.
 */
export function decodeKeys(chunk: Uint8Array | string, pending: Pending = NOTHING_PENDING): Decoded {
  const data = pending.held + latin1(chunk)
  const keys: Key[] = []
  let paste = pending.paste
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
  }
  return { keys, pending: { held: shorten(data.slice(at)), paste } }
}

/** True while what is held may be a key by itself, so that `flush` should be called if nothing follows. */
export function awaitsFlush(pending: Pending): boolean {
  return pending.paste === null && /^\x1b[\x1b\]P_]?$/.test(pending.held)
}

/** What is held, taken for the key it is by itself: Escape, or Alt with a character that could open a report. */
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

/** What was read from some place on: a key, or nothing where the bytes are none. */
interface Step {
  readonly end: number
  readonly key?: Key
  readonly opensPaste?: boolean
}

interface PasteStep {
  readonly end: number
  readonly paste: string | null
}

/** One key from `at` on; null where it is not whole. */
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

/** The key after an Escape at `at`, as one key with Alt; where that is no key, the Escape stands alone. */
function withAlt(step: Step | null, at: number): Step | null {
  if (step === null) return null
  if (step.key && 'name' in step.key) return { end: step.end, key: { ...step.key, alt: true } }
  return { end: at + 1, key: pressed('escape') }
}

/** `ESC [ parameters final`. A byte that belongs to no sequence breaks it off and is read anew. */
function readCsi(data: string, at: number): Step | null {
  const start = at + 2
  if (data[start] === '[') return readConsoleFunctionKey(data, start + 1)
  if (data[start] === 'M') return readOldMouse(data, start + 1)
  let end = start
  while (isBetween(data, end, 0x20, 0x3f)) {
    end++
    if (data[end - 1] === '$' && /^\d\d?\$$/.test(data.slice(start, end))) {
      return { end, key: csiKey(data.slice(start, end - 1), '$') } // rxvt: shift
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

/** The Linux console sends F1 to F5 as `ESC [ [ A` to `E`. */
function readConsoleFunctionKey(data: string, at: number): Step | null {
  if (at >= data.length) return null
  const name = (['f1', 'f2', 'f3', 'f4', 'f5'] as const)['ABCDE'.indexOf(data[at] ?? '')]
  if (name) return { end: at + 1, key: pressed(name) }
  return { end: isBetween(data, at, 0x40, 0x7e) ? at + 1 : at }
}

/** `ESC [ M` and three bytes, each 32 more than it says: what a terminal sends that does not know SGR mouse reports. */
function readOldMouse(data: string, at: number): Step | null {
  for (let i = at; i < at + 3; i++) {
    if (i >= data.length) return null
    if (data.charCodeAt(i) < 0x20) return { end: i }
  }
  const [bits = 0, x = 0, y = 0] = [...data.slice(at, at + 3)].map(byte => byte.charCodeAt(0) - 32)
  return { end: at + 3, key: mouseOf(bits, x, y, false) }
}

/** `ESC O final`, with a modifier before it in some old terminals. */
function readSs3(data: string, at: number): Step | null {
  const start = at + 2
  let end = start
  while (end - start < 4 && /[\d;]/.test(data[end] ?? '')) end++
  if (end >= data.length) return null
  const isFinal = isBetween(data, end, 0x40, 0x7e) || data[end] === ' '
  // Anything else: that was Alt and O, and the rest is typed.
  if (!isFinal) return { end: start, key: typed('O', { ctrl: false, alt: true, shift: false }) }
  return { end: end + 1, key: ss3Key(data.slice(start, end), data[end] ?? '') }
}

/**
 * `ESC ] number ... BEL` and its like: a late reply of the terminal to whatever ran before us. It is dropped whole; a
 * control character breaks it off. With anything but its usual first character it is Alt and a letter.
 */
function readReport(data: string, at: number): Step | null {
  const first = data[at + 2]
  if (first === undefined) return null
  const opens = data[at + 1] === ']' ? /\d/ : data[at + 1] === 'P' ? /[\d>!$+]/ : /G/
  if (!opens.test(first)) return withAlt({ end: at + 2, key: typed(data[at + 1] ?? '') }, at)
  let end = at + 3
  while (end < data.length && data.charCodeAt(end) >= 0x20) end++
  if (end >= data.length) return null
  if (data[end] === '\x07') return { end: end + 1 }
  if (data[end] !== '\x1b') return { end }
  if (end + 1 >= data.length) return null
  return { end: data[end + 1] === '\\' ? end + 2 : end }
}

/** One character of two to four bytes; a byte that begins none is dropped. */
function readUtf8(data: string, at: number): Step | null {
  const lead = data.charCodeAt(at)
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  if (length === 0) return { end: at + 1 }
  for (let i = 1; i < length; i++) {
    if (at + i >= data.length) return null
    // The second byte tells apart overlong forms, surrogates and what lies past Unicode's end.
    const low = i > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const high = i > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    if (!isBetween(data, at + i, low, high)) return { end: at + 1 }
  }
  const text = utf8(data.slice(at, at + length))
  return { end: at + length, key: text >= '\x80' && text < '\xa0' ? undefined : typed(text) }
}

/**
 * Reads on in a paste that began with `sofar`. It lasts to its end mark, or to a Ctrl+C, which no terminal lets into a
 * paste: the way out for somebody whose terminal has lost the end mark.
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

/** How many bytes at the end of the data may be the beginning of the end mark. */
function partialMark(data: string, at: number): number {
  for (let length = Math.min(PASTE_END.length - 1, data.length - at); length > 0; length--) {
    if (data.endsWith(PASTE_END.slice(0, length))) return length
  }
  return 0
}

/** The longest beginning of at most `most` bytes that cuts no character and no line end in two. */
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

/** What need be kept of a sequence under way: one too long to be a key is not kept whole. */
function shorten(held: string): string {
  const report = /^\x1b(?:\]\d|P[\d>!$+]|_G)/.exec(held)
  if (report) return report[0] + (held.length > 3 && held.endsWith('\x1b') ? '\x1b' : '')
  return held.slice(0, LONGEST_SEQUENCE + 4)
}

function isBetween(data: string, at: number, low: number, high: number): boolean {
  const byte = data.charCodeAt(at) // NaN past the end
  return byte >= low && byte <= high
}

function latin1(chunk: Uint8Array | string): string {
  return Buffer.from(chunk as Uint8Array).toString('latin1') // a string is taken as UTF-8
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
