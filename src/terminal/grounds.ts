import type { ColourLevel, ThemeName } from './theme.ts'

/**
 * A background color for terminals with more than 16 colors: a palette index for 256 colors, and red, green and blue in
 * SGR notation (`42;37;22`) for true color. It is purely decorative, because the symbols carry the same information.
 */
export type BackgroundColour = Readonly<Record<Exclude<ThemeName, 'mono'>, readonly [of256: number, ofAll: string]>>

/** Returns a theme's background or text color in Ink's notation, or null if the theme or the color level has none. */
export function fineColour(ground: BackgroundColour, theme: ThemeName | 'plain', level: ColourLevel): string | null {
  if (theme === 'mono' || theme === 'plain' || level < 2) return null
  const [of256, ofAll] = ground[theme]
  return level === 2 ? `ansi256(${of256})` : `rgb(${ofAll.replaceAll(';', ',')})`
}
