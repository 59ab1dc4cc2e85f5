import type { ColorLevel, ThemeName } from './theme.ts'

/**
 * A background or text color in each theme with colors, for terminals with more than 16 colors: a palette index for 256
 * colors, and red, green and blue in SGR notation (`42;37;22`) for true color. It is only decoration: symbols show the
 * same information.
 */
export type BackgroundColor = Readonly<Record<Exclude<ThemeName, 'mono'>, readonly [of256: number, ofAll: string]>>

/** Returns a theme's color in Ink's notation, or null if the theme has no colors or the terminal at most 16. */
export function fineColor(color: BackgroundColor, theme: ThemeName | 'plain', level: ColorLevel): string | null {
  if (theme === 'mono' || theme === 'plain' || level < 2) return null
  const [of256, ofAll] = color[theme]
  return level === 2 ? `ansi256(${of256})` : `rgb(${ofAll.replaceAll(';', ',')})`
}
