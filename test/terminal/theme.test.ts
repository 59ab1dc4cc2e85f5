import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { MAX_SEATS } from '../../src/kernel/index.ts'
import {
  backgroundFromEnv,
  backgroundFromReport,
  colorLevel,
  dieFace,
  type GlyphName,
  glyphSetFor,
  glyphs,
  paint,
  plainTheme,
  type Role,
  resolveTheme,
  roles,
  seatMark,
  seatRole,
  type Theme,
  themeFor,
  themes,
  withGlyphs,
  withRoles,
} from '../../src/terminal/theme.ts'

/** Returns the SGR parameters that a role starts with. */
function parametersOf(theme: Theme, role: Role): number[] {
  const opening = paint(theme, role, 'x').split('x')[0] ?? ''
  return [...opening.matchAll(/\x1b\[(\d+)m/g)].map(match => Number(match[1]))
}

describe('a theme', () => {
  it('writes each role and closes its styles', () => {
    expect(paint(themes.dusk, 'prompt', 'x')).toBe('\x1b[1m\x1b[96mx\x1b[39m\x1b[22m')
    expect(paint(themes.dusk, 'text', 'x')).toBe('x')
    expect(paint(themes.dusk, 'prompt', '')).toBe('')
    for (const role of roles) expect(paint(plainTheme, role, 'x')).toBe('x')
  })

  it('restores its style after a painted word inside it, and on every line', () => {
    const inner = paint(themes.dusk, 'bad', 'b')
    expect(paint(themes.dusk, 'good', `a${inner}c`)).toBe('\x1b[92ma\x1b[91mb\x1b[39m\x1b[92mc\x1b[39m')
    expect(paint(themes.dusk, 'good', 'a\nb')).toBe('\x1b[92ma\x1b[39m\n\x1b[92mb\x1b[39m')
  })

  it('has a style for every role and uses only the sixteen colors', () => {
    for (const theme of Object.values(themes)) {
      for (const role of roles) {
        for (const code of parametersOf(theme, role)) {
          expect([1, 4, 7, 30, 31, 32, 33, 34, 35, 36, 37, 90, 91, 92, 93, 94, 95, 96, 97]).toContain(code)
        }
      }
    }
  })

  it.each(['dusk', 'color-blind'] as const)('for dark screens uses no blue, black or dark grey: %s', name => {
    for (const role of roles) {
      for (const dark of [30, 34, 90]) expect(parametersOf(themes[name], role)).not.toContain(dark)
    }
  })

  it('for light screens uses nothing pale', () => {
    for (const role of roles) {
      for (const code of parametersOf(themes.light, role)) expect([1, 4, 7, 30, 31, 32, 34, 35, 90]).toContain(code)
    }
  })

  it('for color-blind players uses no red or green', () => {
    for (const role of roles) {
      for (const code of [31, 32, 91, 92]) expect(parametersOf(themes['color-blind'], role)).not.toContain(code)
    }
  })

  it('without color uses only weight, underline and reverse', () => {
    for (const role of roles) {
      for (const code of parametersOf(themes.mono, role)) expect([1, 4, 7]).toContain(code)
    }
  })

  it.each(['dusk', 'light', 'color-blind'] as const)('distinguishes sixteen players: %s', name => {
    const seats = Array.from({ length: MAX_SEATS }, (_, seat) => parametersOf(themes[name], seatRole(seat)).join())
    expect(new Set(seats).size).toBe(16)
    expect(seatRole(16)).toBe(seatRole(0))
  })

  it('marks every player with a symbol of one column too', () => {
    const marks = Array.from({ length: MAX_SEATS }, (_, seat) => seatMark(seat))
    expect(marks.join('')).toBe('123456789ABCDEFG')
  })

  it('is mono if no color is wanted', () => {
    expect(themeFor('dusk', 0)).toBe(themes.mono)
    expect(themeFor('light', 1)).toBe(themes.light)
    expect(themeFor('mono', 3)).toBe(themes.mono)
  })

  describe('with the additions of a game', () => {
    const marsh = { dusk: [36], light: [34], 'color-blind': [94], mono: [] }
    const mud = { dusk: [236, '42;37;22'], light: [254, '248;240;220'], 'color-blind': [236, '20;36;44'] } as const
    const own = (theme: Theme) => withRoles(theme, { roles: { marsh }, backgrounds: { mud } })

    it("writes the game's roles as specified for each theme, and all others as before", () => {
      expect(paint(own(themes.dusk), 'marsh', 'x')).toBe('\x1b[36mx\x1b[39m')
      expect(paint(own(themes.light), 'marsh', 'x')).toBe('\x1b[34mx\x1b[39m')
      expect(paint(own(themes.mono), 'marsh', 'x')).toBe('x')
      expect(paint(own(plainTheme), 'marsh', 'x')).toBe('x')
      for (const role of roles) expect(paint(own(themes.dusk), role, 'x')).toBe(paint(themes.dusk, role, 'x'))
    })

    it('has a background for the map if there are colors for it', () => {
      expect(paint(own(themeFor('dusk', 1)), 'mud', 'x')).toBe('x')
      expect(paint(own(themeFor('dusk', 2)), 'mud', 'x')).toBe('\x1b[48;5;236mx\x1b[49m')
      expect(paint(own(themeFor('light', 3)), 'mud', 'x')).toBe('\x1b[48;2;248;240;220mx\x1b[49m')
      for (const theme of [themes.mono, themeFor('mono', 3), plainTheme])
        expect(paint(own(theme), 'mud', 'x')).toBe('x')
    })
  })
})

describe('the color level', () => {
  it.each(['xterm-ghostty', 'foot', 'wezterm', 'rio', 'contour', 'mintty', 'konsole', 'xterm-kitty', 'alacritty'])(
    'is 256 colors for TERM=%s',
    TERM => expect(colorLevel({ TERM }, { isTTY: true })).toBe(2),
  )

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
    expect(colorLevel(env, stream)).toBe(level)
  })
})

describe('the background', () => {
  it.each([
    ['0;15', 'light'],
    ['0;default;7', 'light'],
    ['15;0', 'dark'],
    ['7;8', 'dark'],
    ['', null],
    ['0;default', null],
  ])('COLORFGBG=%s means %s', (COLORFGBG, told) => expect(backgroundFromEnv({ COLORFGBG })).toBe(told))

  it.each([
    ['11;rgb:ffff/ffff/dddd', 'light'],
    ['11;rgb:1e1e/1e1e/2e2e', 'dark'],
    ['11;rgba:ff/ff/ff/80', 'light'],
    ['10;rgb:ffff/ffff/ffff', null],
    ['11;?', null],
  ])('the report %s means %s', (report, told) => expect(backgroundFromReport(report)).toBe(told))

  it('chooses the theme only with `auto`', () => {
    expect(resolveTheme('auto', 'light')).toBe('light')
    expect([resolveTheme('auto', 'dark'), resolveTheme('auto')]).toEqual(['dusk', 'dusk'])
    expect(resolveTheme('mono', 'light')).toBe('mono')
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

  it('is never an emoji, and is ASCII in ASCII', () => {
    for (const name of names) {
      expect(glyphs.unicode[name]).not.toMatch(/\p{Emoji_Presentation}/u)
      expect(glyphs.ascii[name]).toMatch(/^[!-~]$/)
    }
  })

  it('of a game supplements the existing ones', () => {
    const own = { fort: ['¤', 'u'] } as const
    expect(withGlyphs('unicode', own)).toEqual({ ...glyphs.unicode, fort: '¤' })
    expect(withGlyphs('ascii', own).fort).toBe('u')
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
