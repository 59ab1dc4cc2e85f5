import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { groundRoles } from '../../src/terminal/grounds.ts'
import {
  colourLevel,
  dieFace,
  type GlyphName,
  glyphSetFor,
  glyphs,
  paint,
  plainTheme,
  type Role,
  roles,
  type Theme,
  themeFor,
  themes,
} from '../../src/terminal/theme.ts'

/** The SGR parameters that a role opens with. */
function parametersOf(theme: Theme, role: Role): number[] {
  const opening = paint(theme, role, 'x').split('x')[0] ?? ''
  return [...opening.matchAll(/\x1b\[(\d+)m/g)].map(match => Number(match[1]))
}

describe('a theme', () => {
  it('writes each role and closes what it opened', () => {
    expect(paint(themes.dusk, 'prompt', 'x')).toBe('\x1b[1m\x1b[96mx\x1b[39m\x1b[22m')
    expect(paint(themes.dusk, 'text', 'x')).toBe('x')
    expect(paint(themes.dusk, 'prompt', '')).toBe('')
    for (const role of roles) expect(paint(plainTheme, role, 'x')).toBe('x')
  })

  it('begins its style again after a painted word within it, and on every line', () => {
    const inner = paint(themes.dusk, 'bad', 'b')
    expect(paint(themes.dusk, 'good', `a${inner}c`)).toBe('\x1b[92ma\x1b[91mb\x1b[39m\x1b[92mc\x1b[39m')
    expect(paint(themes.dusk, 'good', 'a\nb')).toBe('\x1b[92ma\x1b[39m\n\x1b[92mb\x1b[39m')
  })

  it('knows every role and keeps to the sixteen colours', () => {
    for (const theme of Object.values(themes)) {
      for (const role of roles) {
        for (const code of parametersOf(theme, role)) {
          expect([1, 4, 7, 30, 31, 32, 33, 34, 35, 36, 37, 90, 91, 92, 93, 94, 95, 96, 97]).toContain(code)
        }
      }
    }
  })

  it.each(['dusk', 'colour-blind'] as const)('for dark screens shows no blue, black or dark grey: %s', name => {
    for (const role of roles) {
      for (const dark of [30, 34, 90]) expect(parametersOf(themes[name], role)).not.toContain(dark)
    }
  })

  it('for light screens shows nothing pale', () => {
    for (const role of roles) {
      for (const code of parametersOf(themes.light, role)) expect([1, 4, 7, 30, 31, 32, 34, 35, 90]).toContain(code)
    }
  })

  it('for the colour-blind tells nothing by red or green', () => {
    for (const role of roles) {
      for (const code of [31, 32, 91, 92]) expect(parametersOf(themes['colour-blind'], role)).not.toContain(code)
    }
  })

  it('without colour uses weight, underline and reverse alone', () => {
    for (const role of roles) {
      for (const code of parametersOf(themes.mono, role)) expect([1, 4, 7]).toContain(code)
    }
  })

  it.each(['dusk', 'light', 'colour-blind'] as const)('tells players apart, and sea from woods: %s', name => {
    const others = (['other0', 'other1', 'other2', 'other3', 'other4', 'other5'] as const).map(role =>
      parametersOf(themes[name], role).join(),
    )
    expect(new Set(others).size).toBe(6)
    expect(parametersOf(themes[name], 'sea')).not.toEqual(parametersOf(themes[name], 'woods'))
  })

  it('is mono where no colour is wanted', () => {
    expect(themeFor('dusk', 0)).toBe(themes.mono)
    expect(themeFor('light', 1)).toBe(themes.light)
    expect(themeFor('mono', 3)).toBe(themes.mono)
  })

  it.each(['dusk', 'light', 'colour-blind'] as const)(
    'has a ground behind the map where there are colours for it: %s',
    name => {
      expect(paint(themeFor(name, 1), 'elven-ground', 'x')).toBe('x')
      expect(paint(themeFor(name, 2), 'elven-ground', 'x')).toMatch(/^\x1b\[48;5;\d+mx\x1b\[49m$/)
      const [common, elven, magic, fallen] = groundRoles.map(role => paint(themeFor(name, 3), role, 'x'))
      expect(new Set([common, elven, magic, fallen]).size).toBe(4)
      expect(elven).toMatch(/^\x1b\[48;2;\d+;\d+;\d+mx\x1b\[49m$/)
      expect(paint(themeFor(name, 3), 'bad', 'x')).toBe(paint(themes[name], 'bad', 'x'))
    },
  )
})

describe('the colour level', () => {
  const tty = { isTTY: true }

  it.each([
    [{ TERM: 'xterm' }, tty, 1],
    [{}, tty, 1],
    [{ TERM: 'xterm', CI: 'true' }, tty, 1],
    [{ TERM: 'xterm', NO_COLOR: '1' }, tty, 0],
    [{ TERM: 'xterm', NO_COLOR: '' }, tty, 1],
    [{ TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: '3' }, tty, 0],
    [{ TERM: 'dumb' }, tty, 0],
    [{ TERM: 'xterm' }, {}, 0],
    [{ FORCE_COLOR: '1' }, {}, 1],
    [{ FORCE_COLOR: '' }, {}, 1],
    [{ TERM: 'xterm-256color' }, tty, 2],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, tty, 3],
    [{ TERM: 'xterm', COLORTERM: 'yes' }, tty, 1],
    [{ TERM: 'screen-256color', COLORTERM: 'truecolor' }, tty, 2],
    [{ TERM: 'screen-256color', COLORTERM: 'truecolor', TMUX: '/tmp/tmux-0/default,1,0' }, tty, 3],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, tty, 0],
    [{ FORCE_COLOR: '3' }, {}, 3],
    [{ FORCE_COLOR: '0' }, tty, 0],
    [{ FORCE_COLOR: 'false' }, tty, 0],
  ])('of %j on %j is %d', (env, stream, level) => {
    expect(colourLevel(env, stream)).toBe(level)
  })
})

describe('a glyph', () => {
  const names = Object.keys(glyphs.unicode) as GlyphName[]

  it.each(['unicode', 'ascii'] as const)('takes exactly one column: %s', set => {
    for (const name of names) {
      const glyph = glyphs[set][name]
      expect([name, stringWidth(glyph), [...glyph].length]).toEqual([name, 1, 1])
    }
  })

  it('is never an emoji, and in ASCII is ASCII', () => {
    for (const name of names) {
      expect(glyphs.unicode[name]).not.toMatch(/\p{Emoji_Presentation}/u)
      expect(glyphs.ascii[name]).toMatch(/^[!-~]$/)
    }
  })

  it.each(['unicode', 'ascii'] as const)('on the map is like no other, colour aside: %s', set => {
    // biome-ignore format: a list in rows
    const onMap: GlyphName[] = [
      'plains', 'woods', 'mountains', 'water', 'deep', 'town', 'dwelling', 'abbey', 'highHollow', 'starCrest', 'tower',
      'cottage', 'lair', 'ruktal', 'stone', 'boat', 'demon', 'dragon', 'wizard', 'secret', 'task', 'you', 'rift',
      'fallen', 'wallE', 'wallNE', 'wallSE',
    ]
    expect(new Set(onMap.map(name => glyphs[set][name])).size).toBe(onMap.length)
  })

  it('shows a die', () => {
    expect([1, 6].map(face => dieFace(glyphs.unicode, face))).toEqual(['⚀', '⚅'])
    expect(dieFace(glyphs.ascii, 3)).toBe('3')
    expect(() => dieFace(glyphs.ascii, 7)).toThrow('no face 7')
  })

  it.each([
    [{ LANG: 'en_US.UTF-8' }, 'unicode'],
    [{ LANG: 'C.utf8' }, 'unicode'],
    [{ LC_CTYPE: 'UTF-8' }, 'unicode'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'C' }, 'ascii'],
    [{ LANG: 'de_DE' }, 'ascii'],
    [{}, 'ascii'],
    [{ LANG: 'en_US.UTF-8', TERM: 'linux' }, 'ascii'],
  ])('in %j comes from the set %s', (env, set) => {
    expect(glyphSetFor(env)).toBe(set)
  })
})
