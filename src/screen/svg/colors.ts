import type { ThemeName } from '../../terminal/theme.ts'

/** The colors of a screen picture as `#rrggbb`: background, text and the 16 terminal colors. */
export interface ScreenColors {
  readonly ground: string
  readonly ink: string
  /** The border of the picture. */
  readonly edge: string
  /** Black, red, green, yellow, blue, magenta, cyan, white, then the bright variants. */
  readonly sixteen: readonly string[]
}

const words = (text: string): string[] => text.split(' ').map(color => `#${color}`)

/** The dark theme. */
const DUSK: ScreenColors = {
  ground: '#12161f',
  ink: '#d9dce4',
  edge: '#2c3444',
  sixteen: [
    ...words('1d2330 d9625b 7fb069 cfa95b 6f9ad3 b98ad0 5fb0b7 a9b1bf'),
    ...words('5b6577 f4827a a3d977 f2cd6b 8fb8f0 d7a6ee 83d8dc f4f6fa'),
  ],
}

const LIGHT: ScreenColors = {
  ground: '#fbf8f0',
  ink: '#2a2c33',
  edge: '#d8d0bd',
  sixteen: [
    ...words('1f2228 b3261e 3c7a2a 8a6100 1f5fa8 8a3d9c 0f6f76 8b8f98'),
    ...words('6a6e78 d0402f 4f9438 a87a10 3b7cc9 a457b5 1e8a91 ffffff'),
  ],
}

/** A dark theme in colors that stay distinct in color blindness: orange-red, bluish green, yellow and blue. */
const COLOR_BLIND: ScreenColors = {
  ground: '#10141d',
  ink: '#e0e3ea',
  edge: '#2c3444',
  sixteen: [
    ...words('1d2330 d55e00 009e73 e0b020 3f8fd0 c77dbb 4fb3d9 aab2c0'),
    ...words('5b6577 ff8a3c 2fc79b f5dc4a 6db3f2 e3a3d6 8fdcff f6f8fc'),
  ],
}

/** Black on white, for printing. */
const MONO: ScreenColors = {
  ground: '#ffffff',
  ink: '#16181c',
  edge: '#c4c7cd',
  sixteen: [
    ...words('000000 333333 333333 333333 333333 333333 333333 888888'),
    ...words('555555 333333 333333 333333 333333 333333 333333 ffffff'),
  ],
}

export const screenColors: Readonly<Record<ThemeName, ScreenColors>> = {
  dusk: DUSK,
  light: LIGHT,
  'color-blind': COLOR_BLIND,
  mono: MONO,
}

/** Returns the color of an SGR parameter such as `31`, `48;5;208` or `38;2;10;20;30`, or null. */
export function sgrColor(parameter: string, { sixteen }: ScreenColors): string | null {
  const [code = Number.NaN, kind, ...parts] = parameter.split(';').map(Number)
  if (kind === 5) return indexed(parts[0] ?? -1, sixteen)
  if (kind === 2) return parts.length === 3 && parts.every(isByte) ? hexOf(parts) : null
  const index = code >= 90 ? (code % 10) + 8 : code % 10
  return code >= 30 && code <= 107 ? (sixteen[index] ?? null) : null
}

const isByte = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 255
const hexOf = (parts: readonly number[]): string => `#${parts.map(n => n.toString(16).padStart(2, '0')).join('')}`

/** The steps of the 6×6×6 color cube. */
const STEPS = [0, 95, 135, 175, 215, 255] as const

function indexed(n: number, sixteen: readonly string[]): string | null {
  if (!isByte(n)) return null
  if (n < 16) return sixteen[n] ?? null
  if (n >= 232) return hexOf(Array<number>(3).fill(8 + 10 * (n - 232)))
  const at = n - 16
  return hexOf([Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map(step => STEPS[step] ?? 0))
}
