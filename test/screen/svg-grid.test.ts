import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { screenColors, sgrColor } from '../../src/screen/svg/colors.ts'
import { CELL, gridSvg } from '../../src/screen/svg/grid.ts'
import { width } from '../../src/terminal/text.ts'
import { paint, type Role, roles, seatRole, type ThemeName, themeNames, themes } from '../../src/terminal/theme.ts'
import { expectPicture } from './svg-golden.ts'
import { named, outside, readSvg } from './svg-reader.ts'

function picture(lines: readonly string[], { columns = 20, theme = 'dusk' as ThemeName } = {}): string {
  return gridSvg({ lines, columns, colors: screenColors[theme], title: 'A <title>', about: 'Ann & Ben' })
}

/** Returns the lines of text in a picture, assembled from the columns and rows of its letters. */
function shownLines(svg: string, rows: number): string[] {
  const lines = Array<string>(rows).fill('')
  for (const { attributes, text } of named(readSvg(svg), 'text')) {
    const column = Number(attributes.x) / CELL.width
    const row = Math.floor(Number(attributes.y) / CELL.height)
    expect(Math.abs(column - Math.round(column))).toBeLessThan(0.01)
    const line = lines[row] ?? ''
    lines[row] = line + ' '.repeat(Math.max(0, Math.round(column) - width(line))) + text
  }
  return lines
}

const SAMPLE = [
  paint(themes.dusk, 'title', 'Torwall') + paint(themes.dusk, 'border', ' ──│'),
  `${paint(themes.dusk, 'you', '@')}${paint(themes.dusk, seatRole(7), '♣b4')}  ${paint(themes.dusk, 'reach', 'to go')} ½`,
  '',
  `${paint(themes.dusk, 'select', ' Roll < 3 & stay ')}\x1b[2mfaint\x1b[0m`,
]

describe('a screen as a picture', () => {
  it('is the same, byte for byte, each time it is drawn', async () => {
    expect(picture(SAMPLE)).toBe(picture(SAMPLE))
    await expectPicture(picture(SAMPLE), 'screen')
  })

  it('is well-formed, has a title and a description, and needs no external files', () => {
    const root = readSvg(picture(SAMPLE))
    expect(root.attributes).toMatchObject({ role: 'img', xmlns: 'http://www.w3.org/2000/svg' })
    expect(named(root, 'title').map(({ text }) => text)).toEqual(['A <title>'])
    expect(named(root, 'desc').map(({ text }) => text)).toEqual(['Ann & Ben'])
    expect(outside(root)).toEqual([])
  })

  it('is as large as its cells, regardless of their content', () => {
    const { attributes } = readSvg(picture(['x'.repeat(500)], { columns: 30 }))
    expect(attributes).toMatchObject({ viewBox: '0 0 280 45', width: '280', height: '45' })
    expect(shownLines(picture(['x'.repeat(500)], { columns: 30 }), 1)).toEqual(['x'.repeat(30)])
  })

  it('shows every letter at its position', () => {
    expect(shownLines(picture(SAMPLE), 4)).toEqual([
      'Torwall ──│',
      '@♣b4  to go ½',
      '',
      ' Roll < 3 & stay faint'.slice(0, 20),
    ])
  })

  it('fits each run of letters to the width of its cells', () => {
    const runs = named(readSvg(picture(['one two   \x1b[1mthree\x1b[0m 漢字'])), 'text')
    expect(runs.map(({ text, attributes }) => [text, attributes.x, attributes.textLength])).toEqual([
      ['one two', '0', '58.8'],
      ['three', '84', '42'],
      ['漢字', '134.4', '33.6'],
    ])
  })

  it('stretches lines and blocks, which must touch, but no other characters', () => {
    const runs = named(readSvg(picture(['───  ████  abc'])), 'text')
    expect(runs.map(({ attributes }) => attributes.lengthAdjust)).toEqual([
      'spacingAndGlyphs',
      'spacingAndGlyphs',
      undefined,
    ])
  })

  it('shows any painted lines letter by letter', () => {
    const word = fc.tuple(fc.constantFrom(...roles), fc.string({ unit: fc.constantFrom(...'ab &<>"½♣│ ') }))
    const line = fc.array(word, { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.constantFrom(...themeNames), (words, theme) => {
        const painted = words.map(all =>
          all.map(([role, text]: [Role, string]) => paint(themes[theme], role, text)).join(''),
        )
        const wanted = words.map(all =>
          all
            .map(([, text]) => text)
            .join('')
            .slice(0, 40),
        )
        const svg = picture(painted, { columns: 40, theme })
        expect(outside(readSvg(svg))).toEqual([])
        expect(shownLines(svg, wanted.length).map(text => text.trimEnd())).toEqual(wanted.map(text => text.trimEnd()))
      }),
    )
  })
})

describe('the colors of a picture', () => {
  const ground = (theme: ThemeName) => named(readSvg(picture(['x'], { theme })), 'rect')[0]?.attributes.fill

  it('have a dark background in dusk and color-blind, and a pale one in light and mono', () => {
    const brightness = (theme: ThemeName) => Number.parseInt(ground(theme)?.slice(1, 3) ?? '', 16)
    expect(themeNames.filter(theme => brightness(theme) > 128)).toEqual(['light', 'mono'])
  })

  it.each(themeNames)('are readable in %s: every role contrasts with its background', theme => {
    const svg = picture(
      roles.map(role => paint(themes[theme], role, 'x')),
      { theme },
    )
    const root = readSvg(svg)
    const sheet = named(root, 'style')[0]?.text ?? ''
    const rects = named(root, 'rect').slice(1)
    roles.forEach((role, row) => {
      const letter = named(root, 'text').find(
        ({ attributes }) => Math.floor(Number(attributes.y) / CELL.height) === row,
      )
      const behind = rects.find(({ attributes }) => Number(attributes.y) === row * CELL.height)?.attributes.fill
      const look = letter?.attributes.class
      const fill = new RegExp(`\\.${look}\\{(?:[^}]*;)?fill:(#\\w+)`).exec(sheet)?.[1]
      const ink = fill ?? root.attributes.fill ?? ''
      expect(contrast(ink, behind ?? ground(theme) ?? ''), role).toBeGreaterThan(3)
    })
  })

  it('include the sixteen, the cube, the greys and true color', () => {
    const { dusk } = screenColors
    expect(sgrColor('31', dusk)).toBe(dusk.sixteen[1])
    expect(sgrColor('96', dusk)).toBe(dusk.sixteen[14])
    expect(sgrColor('47', dusk)).toBe(dusk.sixteen[7])
    expect(sgrColor('38;5;9', dusk)).toBe(dusk.sixteen[9])
    expect(sgrColor('38;5;196', dusk)).toBe('#ff0000')
    expect(sgrColor('48;5;244', dusk)).toBe('#808080')
    expect(sgrColor('38;2;1;2;255', dusk)).toBe('#0102ff')
    expect(sgrColor('38;5;999', dusk)).toBeNull()
    expect(sgrColor('38;2;1;2', dusk)).toBeNull()
  })
})

/** Returns the contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
