import type { ColourLevel, ThemeName } from './theme.ts'

/**
 * What lies behind signs of a map where a terminal has more than sixteen colours: for 256 colours the number of one, for
 * all of them red, green and blue as SGR has them (`42;37;22`). It says nothing that a sign does not say.
 */
export type Ground = Readonly<Record<Exclude<ThemeName, 'mono'>, readonly [of256: number, ofAll: string]>>

/** The colour of a ground or of an ink in a theme, as Ink writes it; null where it has none. */
export function fineColour(ground: Ground, theme: ThemeName | 'plain', level: ColourLevel): string | null {
  if (theme === 'mono' || theme === 'plain' || level < 2) return null
  const [of256, ofAll] = ground[theme]
  return level === 2 ? `ansi256(${of256})` : `rgb(${ofAll.replaceAll(';', ',')})`
}
