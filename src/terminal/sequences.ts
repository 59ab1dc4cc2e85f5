/** The name of a special key, or `char` for a character. */
export type KeyName =
  | 'char'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'insert'
  | 'home'
  | 'end'
  | 'pageup'
  | 'pagedown'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'f6'
  | 'f7'
  | 'f8'
  | 'f9'
  | 'f10'
  | 'f11'
  | 'f12'

/**
 * A key press. `text` is the character if the key is a `char`. `shift` is only set if the character doesn't imply it.
 */
export interface KeyPress {
  readonly name: KeyName
  readonly text?: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
  /** Set for text that arrived together with other text, as in a paste from a terminal that doesn't mark pastes. */
  readonly joined?: 'first' | 'later'
}

/** Pasted text with `\n` line endings. Long pastes are split. */
export interface Paste {
  readonly paste: string
}

/** A mouse event. `x` and `y` are screen cells counted from 1. The wheel has no button. */
export interface Mouse {
  readonly x: number
  readonly y: number
  readonly button: 'left' | 'middle' | 'right' | 'none'
  readonly action: 'press' | 'release' | 'drag' | 'wheel-up' | 'wheel-down'
}

/** Any keyboard or mouse input. */
export type Key = KeyPress | Paste | { readonly mouse: Mouse }

interface Modifiers {
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
}

const NONE: Modifiers = { ctrl: false, alt: false, shift: false }

export function pressed(name: KeyName, modifiers: Modifiers = NONE): KeyPress {
  return { name, ctrl: modifiers.ctrl, alt: modifiers.alt, shift: modifiers.shift }
}

export function typed(text: string, modifiers: Modifiers = NONE): KeyPress {
  return { name: 'char', text, ctrl: modifiers.ctrl, alt: modifiers.alt, shift: modifiers.shift }
}

/** Returns the key for a control byte (0 to 31, or 127) other than Escape. */
export function controlKey(byte: number): KeyPress {
  if (byte === 0x7f || byte === 0x08) return pressed('backspace')
  if (byte === 0x09) return pressed('tab')
  if (byte === 0x0d || byte === 0x0a) return pressed('enter')
  const ctrl = { ...NONE, ctrl: true }
  if (byte === 0) return typed(' ', ctrl)
  return typed(String.fromCharCode(byte + (byte < 27 ? 96 : 64)), ctrl)
}

/** Final letters shared by CSI and SS3. */
const LETTERS: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
}

/** The arrow keys with Shift (after CSI) or Ctrl (after SS3) in rxvt. */
const SMALL_LETTERS: Readonly<Record<string, KeyName>> = { a: 'up', b: 'down', c: 'right', d: 'left' }

/** Keys sent as `CSI number ~`. rxvt also ends them with `$`, `^` or `@`. */
const NUMBERS: Readonly<Record<number, KeyName>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
}

/** The characters of keypad keys, by their final byte after SS3 in application mode. */
const KEYPAD: Readonly<Record<string, string>> = {
  ' ': ' ',
  X: '=',
  j: '*',
  k: '+',
  l: ',',
  m: '-',
  n: '.',
  o: '/',
  p: '0',
  q: '1',
  r: '2',
  s: '3',
  t: '4',
  u: '5',
  v: '6',
  w: '7',
  x: '8',
  y: '9',
}

/** The special keys in the kitty protocol. */
const CODES: Readonly<Record<number, KeyName>> = {
  8: 'backspace',
  9: 'tab',
  10: 'enter',
  13: 'enter',
  27: 'escape',
  127: 'backspace',
  57414: 'enter',
  57417: 'left',
  57418: 'right',
  57419: 'up',
  57420: 'down',
  57421: 'pageup',
  57422: 'pagedown',
  57423: 'home',
  57424: 'end',
  57425: 'insert',
  57426: 'delete',
}

/** The keypad characters in the kitty protocol, starting with code 57399. */
const KITTY_KEYPAD = '0123456789./*-+'

/**
 * Returns the key or mouse event for a complete CSI sequence, or undefined for a key release or an unknown sequence.
 * `body` is everything between `CSI` and the final character.
 */
export function csiKey(body: string, final: string): Key | undefined {
  if (body.startsWith('<')) return final === 'M' || final === 'm' ? mouseKey(body.slice(1), final === 'm') : undefined
  if (!/^[\d;:]*$/.test(body)) return undefined
  const fields = body.split(';')
  const number = fields[0] === '' ? 1 : Number(fields[0]?.split(':')[0])
  const modifiers = modifiersOf(fields[1])
  if (!modifiers) return undefined
  const letter = LETTERS[final]
  // More than `1;modifiers` is a report: CSI 24;80R is the cursor position.
  if (letter) return number === 1 && fields.length <= 2 ? pressed(letter, modifiers) : undefined
  const small = SMALL_LETTERS[final]
  if (small && body === '') return pressed(small, { ...NONE, shift: true })
  if (final === 'Z') return pressed('tab', { ...modifiers, shift: true })
  if (final === 'u') return coded(number, fields[0]?.split(':')[1], modifiers)
  const name = NUMBERS[number]
  if (final === '~') {
    if (number === 27 && fields.length === 3) return coded(Number(fields[2]), undefined, modifiers)
    return name && pressed(name, modifiers)
  }
  if (fields.length > 1 || !name) return undefined
  if (final === '$') return pressed(name, { ...NONE, shift: true })
  if (final === '^') return pressed(name, { ...NONE, ctrl: true })
  if (final === '@') return pressed(name, { ...NONE, ctrl: true, shift: true })
  return undefined
}

/** Returns the key for a complete SS3 sequence, or undefined for a key release or an unknown sequence. */
export function ss3Key(body: string, final: string): KeyPress | undefined {
  const modifiers = modifiersOf(body.split(';').at(-1))
  if (!modifiers) return undefined
  const letter = LETTERS[final]
  if (letter) return pressed(letter, modifiers)
  const small = SMALL_LETTERS[final]
  if (small) return pressed(small, { ...NONE, ctrl: true })
  if (final === 'M') return pressed('enter', modifiers)
  if (final === 'I') return pressed('tab', modifiers)
  const text = KEYPAD[final]
  return text === undefined ? undefined : typed(text, modifiers)
}

/**
 * Decodes the three numbers of either mouse protocol. Returns undefined for invalid positions and for events that the
 * program ignores.
 */
export function mouseOf(bits: number, x: number, y: number, released: boolean): Key | undefined {
  if (!(x >= 1 && y >= 1 && x < 10_000 && y < 10_000) || bits >= 128) return undefined
  const which = bits & 3
  if (bits & 64) {
    if (which > 1 || released) return undefined
    return { mouse: { x, y, button: 'none', action: which === 0 ? 'wheel-up' : 'wheel-down' } }
  }
  const button = (['left', 'middle', 'right', 'none'] as const)[which] ?? 'none'
  if (bits & 32) return button === 'none' ? undefined : { mouse: { x, y, button, action: 'drag' } }
  return { mouse: { x, y, button, action: released || button === 'none' ? 'release' : 'press' } }
}

function mouseKey(body: string, released: boolean): Key | undefined {
  const numbers = /^(\d+);(\d+);(\d+)$/.exec(body)
  return numbers ? mouseOf(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), released) : undefined
}

/** Decodes modifiers such as `5` or `5:1`. Returns undefined for a key release. */
function modifiersOf(field: string | undefined): Modifiers | undefined {
  if (!field) return NONE
  const [bits = '1', event] = field.split(':')
  if (event === '3') return undefined
  const set = bits === '' ? 0 : Math.max(0, Number(bits) - 1)
  // Some terminals report Alt as Meta.
  return { shift: (set & 1) !== 0, alt: (set & (2 | 8)) !== 0, ctrl: (set & 4) !== 0 }
}

function coded(code: number, shifted: string | undefined, modifiers: Modifiers): KeyPress | undefined {
  const name = CODES[code]
  if (name) return pressed(name, modifiers)
  const keypad = KITTY_KEYPAD[code - 57399]
  if (keypad) return typed(keypad, modifiers)
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xf900)
  if (!isText) return undefined
  const plain = String.fromCodePoint(code)
  if (!modifiers.shift || modifiers.ctrl || modifiers.alt) return typed(plain, modifiers)
  const other = Number(shifted)
  const text = other >= 32 && other < 0xd800 ? String.fromCodePoint(other) : plain.toUpperCase()
  return typed(text, { ...modifiers, shift: false })
}
