/** The style of a cell: attributes and two colors as SGR parameters. Equal styles are the same object. */
export interface CellStyle {
  readonly attributes: number
  /** The text color, for example `31` or `38;5;208`, or an empty string for the terminal's default. */
  readonly foreground: string
  readonly background: string
}

const BOLD = 1
const FAINT = 2
const ITALIC = 4
const UNDERLINE = 8
const BLINK = 16
const INVERSE = 32
const HIDDEN = 64
const STRIKE = 128

/** The attributes that are visible on a blank cell. */
const VISIBLE_ON_BLANK = UNDERLINE | INVERSE | STRIKE

/** Each attribute with the parameters that set and reset it. */
const ATTRIBUTES = [
  [BOLD, 1, 22],
  [FAINT, 2, 22],
  [ITALIC, 3, 23],
  [UNDERLINE, 4, 24],
  [BLINK, 5, 25],
  [INVERSE, 7, 27],
  [HIDDEN, 8, 28],
  [STRIKE, 9, 29],
] as const

const known = new Map<string, CellStyle>()

/**
 * Caches of derived styles and of the sequences between styles. A screen reuses the same few combinations of styles.
 */
const restyled = new Map<CellStyle, Map<string, CellStyle>>()
const changes = new Map<CellStyle, Map<CellStyle, string>>()
const blanks = new Map<CellStyle, CellStyle>()

/** Returns the cached value for two keys, computing it if necessary. */
function cached<A, B, C>(answers: Map<A, Map<B, C>>, first: A, second: B, work: () => C): C {
  let row = answers.get(first)
  if (!row || row.size > 1_000) {
    row = new Map()
    answers.set(first, row)
  }
  let answer = row.get(second)
  if (answer === undefined) {
    answer = work()
    row.set(second, answer)
  }
  return answer
}

function styleOf(attributes: number, foreground: string, background: string): CellStyle {
  const key = `${attributes}/${foreground}/${background}`
  let style = known.get(key)
  if (!style) {
    style = { attributes, foreground, background }
    known.set(key, style)
  }
  return style
}

/** The style with no attributes and the default colors. */
export const PLAIN = styleOf(0, '', '')

/**
 * Returns the part of a style that is visible on a blank cell. The text color stays visible only in lines (under or
 * through) and in inverse.
 */
export function onBlank(style: CellStyle): CellStyle {
  let blank = blanks.get(style)
  if (!blank) {
    const visible = style.attributes & VISIBLE_ON_BLANK
    blank = styleOf(visible, visible ? style.foreground : '', style.background)
    blanks.set(style, blank)
  }
  return blank
}

/**
 * Returns the style in which to write a blank after the style `pen`. It keeps the pen's attributes and text color that
 * are invisible on a blank if that makes the output shorter.
 */
export function blankAfter(pen: CellStyle, blank: CellStyle): CellStyle {
  if (pen === blank || onBlank(pen) === blank) return pen
  const candidate = styleOf(
    (pen.attributes & ~VISIBLE_ON_BLANK) | blank.attributes,
    blank.foreground || pen.foreground,
    blank.background,
  )
  return onBlank(candidate) === blank && change(pen, candidate).length < change(pen, blank).length ? candidate : blank
}

/** Returns a style changed by the SGR parameters between `CSI` and `m`. Unknown ones are ignored. */
export function restyle(style: CellStyle, parameters: string): CellStyle {
  return cached(restyled, style, parameters, () => applied(style, parameters))
}

function applied(style: CellStyle, parameters: string): CellStyle {
  let { attributes, foreground, background } = style
  const all = parameters.split(';')
  for (let i = 0; i < all.length; i++) {
    const [first = '', ...parts] = (all[i] ?? '').split(':')
    const code = first === '' ? 0 : Number(first)
    if (code === 0) {
      attributes = 0
      foreground = ''
      background = ''
    } else if (code === 38 || code === 48 || code === 58) {
      let color = parts
      if (color.length === 0) {
        const length = all[i + 1] === '5' ? 2 : all[i + 1] === '2' ? 4 : 0
        color = all.slice(i + 1, i + 1 + length)
        i += length
      } else if (color[0] === '2') {
        color = ['2', ...color.slice(-3)] // the colon form may have a color space before the three numbers
      }
      const whole = (color[0] === '5' && color.length === 2) || (color[0] === '2' && color.length === 4)
      if (!whole) continue
      if (code === 38) foreground = `38;${color.join(';')}`
      if (code === 48) background = `48;${color.join(';')}`
    } else if (code === 39) foreground = ''
    else if (code === 49) background = ''
    else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) foreground = String(code)
    else if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) background = String(code)
    else if (code === 4 && parts[0] === '0') attributes &= ~UNDERLINE
    else {
      for (const [bit, on, off] of ATTRIBUTES) {
        if (code === on) attributes |= bit
        if (code === off) attributes &= ~bit
      }
    }
  }
  return styleOf(attributes, foreground, background)
}

/** Returns the shortest escape sequence that changes one style to another, or an empty string if they are equal. */
export function change(from: CellStyle, to: CellStyle): string {
  if (from === to) return ''
  if (to === PLAIN) return '\x1b[0m'
  return cached(changes, from, to, () => shortest(from, to))
}

function shortest(from: CellStyle, to: CellStyle): string {
  const lost = from.attributes & ~to.attributes
  const off: number[] = []
  let left = from.attributes
  for (const [bit, , code] of ATTRIBUTES) {
    if (!(lost & bit)) continue
    if (off[off.length - 1] !== code) off.push(code)
    left &= ~(code === 22 ? BOLD | FAINT : bit)
  }
  const text = from.foreground === to.foreground ? [] : [to.foreground || '39']
  const back = from.background === to.background ? [] : [to.background || '49']
  const stepwise = [...off, ...turnedOn(to.attributes & ~left), ...text, ...back].join(';')
  const reset = ['0', ...turnedOn(to.attributes), ...[to.foreground, to.background].filter(Boolean)].join(';')
  return `\x1b[${stepwise.length <= reset.length ? stepwise : reset}m`
}

function turnedOn(attributes: number): number[] {
  return ATTRIBUTES.filter(([bit]) => attributes & bit).map(([, code]) => code)
}
