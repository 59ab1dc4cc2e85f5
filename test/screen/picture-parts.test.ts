import { describe, expect, it } from 'vitest'
import { wizardsPicture } from '../../src/games/wizards/screen/picture.ts'
import { chartColors } from '../../src/screen/kit/hex-map/colors.ts'
import type { HexPlace, MapPiece } from '../../src/screen/kit/hex-map/picture.ts'
import { drawPieces } from '../../src/screen/kit/hex-map/pieces.ts'
import { screenColors, sgrColor } from '../../src/screen/svg/colors.ts'
import { themeNames } from '../../src/terminal/theme.ts'
import { islandView } from './islands.ts'

const picture = wizardsPicture(islandView(), 'Day 1')

const piece = (at: HexPlace, letter: string): MapPiece => ({ ...at, sign: 'pawn', color: 'you', letter, name: letter })

/** Returns the offset of each of `count` pieces from the center of their hex, and their scale. */
function arranged(count: number, at: HexPlace = { column: 0, row: 0 }, land = picture.land.slice(0, 0)): string {
  const pieces = Array.from({ length: count }, (_, i) => piece(at, String(i)))
  const drawn = drawPieces({ ...picture, land, pieces }, chartColors.dusk, picture.looks.colors.dusk)
  const places = drawn.map(svg => /translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/.exec(svg) ?? [])
  const scales = new Set(places.map(([, , , scale]) => scale ?? '1'))
  return `${[...scales].join()}: ${places.map(([, x, y]) => `${Number(x) - 14} ${Number(y) - 16}`).join(', ')}`
}

describe('the pieces in a hex', () => {
  it.each([
    [1, '1: 0 0'],
    [2, '0.8: -6 -3, 6 4'],
    [3, '0.7: -7 -4, 7 -4, 0 7'],
    [4, '0.62: -7 -6, 7 -6, -7 6, 7 6'],
    [5, '0.56: -8 -7, 7 -7, -8 6, 7 6, 0 0'],
    [6, '0.5: -8 -7, 8 -7, -8 7, 8 7, 0 -3, 0 6'],
    [7, '0.34: -9 -3, -3 -3, 3 -3, 9 -3, -9 3, -3 3, 3 3'],
    [9, '0.34: -9 -6, -3 -6, 3 -6, 9 -6, -9 0, -3 0, 3 0, 9 0, -9 6'],
    [16, '0.34: -9 -9, -3 -9, 3 -9, 9 -9, -9 -3, -3 -3, 3 -3, 9 -3, -9 3, -3 3, 3 3, 9 3, -9 9, -3 9, 3 9, 9 9'],
  ])('%i of them have their own places', (count, expected) => {
    expect(arranged(count)).toBe(expected)
  })

  it('are in at most four rows, and share places from there on', () => {
    const places = (count: number) => arranged(count).split(': ')[1]?.split(', ') ?? []
    expect(new Set(places(17)).size).toBe(16)
    expect(places(17)[16]).toBe(places(17)[0])
  })

  it('stand beside a drawing that they would cover, if there is only one', () => {
    const town = picture.land.find(({ sign }) => sign === 'town' || sign === 'dwelling') ?? picture.land[0]!
    expect(arranged(1, { column: 0, row: 0 }, [{ ...town, column: 0, row: 0, sign: 'town' }])).toBe('0.8: 6 6')
    const [growth = ''] = picture.looks.growth
    expect(arranged(1, { column: 0, row: 0 }, [{ ...town, column: 0, row: 0, sign: growth }])).toBe('1: 0 0')
  })
})

describe('the colors of pictures', () => {
  it.each(themeNames)('are complete in the theme %s', theme => {
    const colors = (part: unknown): string[] =>
      typeof part === 'string' ? [part] : Object.values(part as object).flatMap(colors)
    for (const color of [...colors(chartColors[theme]), ...colors(screenColors[theme])])
      expect(color).toMatch(/^#[\da-f]{6}$/)
    expect(screenColors[theme].sixteen).toHaveLength(16)
  })

  it('of the terminal are found by their number', () => {
    const { sixteen } = screenColors.dusk
    const color = (parameter: string) => sgrColor(parameter, screenColors.dusk)
    expect(['30', '37', '90', '97'].map(color)).toEqual([sixteen[0], sixteen[7], sixteen[8], sixteen[15]])
    expect(['40', '47', '100', '107'].map(color)).toEqual([sixteen[0], sixteen[7], sixteen[8], sixteen[15]])
    expect(['29', '20', '108', '117', '', 'x'].map(color)).toEqual(Array(6).fill(null))
    expect(['38;5;0', '48;5;15', '38;5;16', '38;5;231', '38;5;232', '38;5;255', '38;5;67'].map(color)).toEqual([
      ...[sixteen[0], sixteen[15], '#000000', '#ffffff', '#080808', '#eeeeee', '#5f87af'],
    ])
    expect(['38;5;256', '38;5;-1', '38;5', '38;5;1.5'].map(color)).toEqual(Array(4).fill(null))
    expect(['38;2;10;20;30', '48;2;0;255;1', '38;2;0;256;1', '38;2;1;2', '38;2;1;2;3;4'].map(color)).toEqual([
      ...['#0a141e', '#00ff01', null, null, null],
    ])
  })
})
