import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { packages } from '../../src/games/registry.ts'
import type { LookTables } from '../../src/screen/kit/style.ts'
import { glyphs, paint, roles, themeFor, themeNames, themes, withGlyphs, withRoles } from '../../src/terminal/theme.ts'

const tables: [string, LookTables][] = []
for (const { id, screens } of packages) {
  const looks = (await screens?.())?.en.looks
  if (looks) tables.push([id, looks])
}

/** The styles that each theme may use, as `theme.test.ts` requires for the roles shared by all games. */
const ALLOWED: Readonly<Record<(typeof themeNames)[number], readonly number[]>> = {
  dusk: [1, 4, 7, 31, 32, 33, 35, 36, 37, 91, 92, 93, 95, 96, 97],
  light: [1, 4, 7, 30, 31, 32, 34, 35, 90],
  'color-blind': [1, 4, 7, 33, 35, 36, 37, 93, 94, 95, 96, 97],
  mono: [1, 4, 7],
}

describe.each(tables)('the style additions of %s', (_, looks) => {
  it('use only the colors of each theme', () => {
    for (const [role, colors] of Object.entries(looks.roles))
      for (const theme of themeNames)
        for (const code of colors[theme]) expect(ALLOWED[theme], `${role} in ${theme}`).toContain(code)
  })

  it('do not reuse a name that every screen has', () => {
    const names = Object.keys({ ...looks.roles, ...looks.backgrounds })
    expect(names.filter(name => (roles as readonly string[]).includes(name))).toEqual([])
    expect(Object.keys(looks.glyphs).filter(name => name in glyphs.unicode)).toEqual([])
  })

  it('have glyphs of one column without emoji, and ASCII ones in ASCII', () => {
    for (const name of Object.keys(looks.glyphs)) {
      const [unicode, ascii] = [withGlyphs('unicode', looks.glyphs)[name], withGlyphs('ascii', looks.glyphs)[name]]
      expect([unicode, ascii].map(glyph => stringWidth(glyph ?? ''))).toEqual([1, 1])
      expect(unicode).not.toMatch(/\p{Emoji_Presentation}/u)
      expect(ascii).toMatch(/^[!-~]$/)
    }
  })

  it.each(['dusk', 'light', 'color-blind'] as const)(
    'have distinct backgrounds if there are enough colors: %s',
    name => {
      const grounds = Object.keys(looks.backgrounds)
      const painted = (level: 1 | 2 | 3) =>
        grounds.map(role => paint(withRoles(themeFor(name, level), looks), role, 'x'))
      expect(painted(1)).toEqual(grounds.map(() => 'x'))
      expect(new Set(painted(3)).size).toBe(grounds.length)
      expect(painted(2).every(text => /^\x1b\[48;5;\d+mx\x1b\[49m$/.test(text))).toBe(true)
      expect(paint(withRoles(themeFor(name, 3), looks), 'bad', 'x')).toBe(paint(themes[name], 'bad', 'x'))
    },
  )
})
