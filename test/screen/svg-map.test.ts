import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement } from '../../src/games/wizards/rules/islands/grid.ts'
import type { WizardsView } from '../../src/games/wizards/rules/state/view.ts'
import { wizardsPicture } from '../../src/games/wizards/screen/picture.ts'
import { pictureLooks } from '../../src/games/wizards/screen/picture-looks.ts'
import { generalDrawings } from '../../src/screen/kit/hex-map/drawings.ts'
import { hexCenter, hexSideEnds, neighborOf, outlinesOf } from '../../src/screen/kit/hex-map/hexes.ts'
import { hexMapSvg } from '../../src/screen/kit/hex-map/index.ts'
import { placeNames } from '../../src/screen/kit/hex-map/names.ts'
import type { HexPicture } from '../../src/screen/kit/hex-map/picture.ts'
import { themeNames } from '../../src/terminal/theme.ts'
import { islandView, PLACEMENTS, player, task } from './islands.ts'
import { expectPicture } from './svg-golden.ts'
import { all, named, outside, readSvg } from './svg-reader.ts'

const STATUS = 'Fortnight 2, Day 3, Ann'
const picture = (more: Partial<WizardsView> = {}): HexPicture => wizardsPicture(islandView(more), STATUS)
const drawn = (more: Partial<WizardsView> = {}): string => hexMapSvg(picture(more), 'dusk')

/** Returns two tiles in one row without water between them. */
const sideBySide = (one: string, other: string): Placement[] => [
  { tile: one, hex: 571, turn: 0 },
  { tile: other, hex: 576, turn: 0 },
]

/** Only Torwall and the Dragon's Lair, with somebody on each. */
const TWO_TILES: Partial<WizardsView> = {
  placements: [
    { tile: 'torwall', hex: 171, turn: 1 },
    { tile: 'dragons-lair', hex: 176, turn: 0 },
  ],
  fallen: [],
  boats: ['sea.0103'],
  demons: ['torwall.a2'],
  dragon: 'dragons-lair.b2',
  wizards: [{ wizard: null, at: 'torwall.b5', letter: 'P' }],
  players: [player(0, 'Ann', 'torwall.b1', { tasks: [task(3, 'A', 'torwall.a5')] }), player(1, 'Ben', 'torwall.b1')],
  seats: ['Ann', 'Ben'],
}

describe('the map as a picture', () => {
  it('is the same, byte for byte, each time it is drawn', async () => {
    expect(drawn(TWO_TILES)).toBe(drawn(TWO_TILES))
    await expectPicture(drawn(TWO_TILES), 'two-tiles')
  })

  it.each(themeNames)('is well-formed and needs no external files in %s', theme => {
    const root = readSvg(hexMapSvg(picture(), theme))
    expect(root.attributes.role).toBe('img')
    expect(outside(root)).toEqual([])
    const ids = all(root).flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('takes its colors only from the theme', () => {
    const pictures = themeNames.map(theme => hexMapSvg(picture(), theme))
    const bare = pictures.map(svg => svg.replace(/#[\da-f]{6}\b/g, '#'))
    expect(new Set(pictures).size).toBe(themeNames.length)
    expect(named(readSvg(bare[0]!), 'use').length).toBe(named(readSvg(bare[1]!), 'use').length)
  })

  it('has a title with the status, and a description of where everybody is', () => {
    const [title] = named(readSvg(drawn()), 'title')
    const [about] = named(readSvg(drawn()), 'desc')
    expect(title?.text).toBe(`The Enchanted Islands: ${STATUS}`)
    expect(about?.text).toContain('Ann is at Torwall B1.')
    expect(about?.text).toContain('Taken by Evil: Edgewood.')
  })

  it('defines every drawing that it uses', () => {
    const [whole, small] = [picture(), picture(TWO_TILES)]
    for (const one of [whole, small, { ...small, legend: [] }, { ...small, pieces: [] }, { ...small, land: [] }]) {
      const svg = hexMapSvg(one, 'dusk')
      const [used, defined] = [/href="#(m-[^"]+)"/g, /id="(m-[^"]+)"/g].map(pattern =>
        [...new Set([...svg.matchAll(pattern)].map(([, id]) => id))].sort(),
      )
      expect(used?.length).toBeGreaterThan(3)
      expect(used?.filter(id => !defined?.includes(id))).toEqual([])
    }
  })

  it('has a hex with a tooltip for every space of the land', () => {
    const titles = named(readSvg(drawn()), 'use').flatMap(({ children }) => children.map(({ text }) => text))
    expect(titles).toHaveLength(18 * 19)
    expect(titles.filter(text => text.startsWith('Torwall'))).toHaveLength(19)
  })

  it.each<[string, Partial<WizardsView>]>([
    ['on a whole board', {}],
    ['where two long ones would meet', { placements: sideBySide('megmorans-tower', 'hamdrels-cottage'), fallen: [] }],
  ])('writes every name once, without overlaps %s', (_, more) => {
    const wanted = picture(more)
    const board = { left: 0, right: 2000, top: 0, bottom: 2000 }
    const placed = placeNames(wanted, board)
    expect(placed.map(({ name }) => name.text).sort()).toEqual(wanted.names.map(({ text }) => text).sort())
    for (const [i, one] of placed.entries()) {
      for (const other of placed.slice(i + 1)) {
        const apart = Math.abs(one.x - other.x) >= (one.length + other.length) / 2 || Math.abs(one.y - other.y) >= 14
        expect(apart, `${one.name.text} and ${other.name.text}`).toBe(true)
      }
    }
  })

  it('moves a name only as far as the edge of the board requires, one step at a time', () => {
    const { names, looks, ...rest } = picture()
    const [name] = names
    const wide = { left: -5000, right: 5000, top: -5000, bottom: 5000 }
    const placed = (board: Partial<typeof wide>) =>
      placeNames({ ...rest, names: name ? [name] : [], land: [], pieces: [], looks }, { ...wide, ...board })[0]!
    const { x, y, length } = placed({})
    const [left, right] = [x - length / 2 - 3, x + length / 2 + 3]
    const steps = (edges: readonly Partial<typeof wide>[]) =>
      edges.map(board => placed(board)).map(at => [Math.round(at.x - x), Math.round(at.y - y)])
    // A name that just fits stays.
    expect(steps([{ left }, { right }, { top: y - 11 }, { bottom: y + 4 }])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    const beyond = [0.5, 14, 14.5, 28, 28.5, 42]
    const aside = [14, 14, 28, 28, 42, 42]
    expect(steps(beyond.map(by => ({ left: left + by })))).toEqual(aside.map(by => [by, 0]))
    expect(steps(beyond.map(by => ({ right: right - by })))).toEqual(aside.map(by => [-by, 0]))
    // Below its land there is no room, so the name goes above it.
    expect(steps([{ bottom: y + 3.5 }])).toEqual([[0, -144]])
    expect(steps([{ bottom: y + 3.5, top: y - 144 - 11 }])).toEqual([[0, -144]])
    // Nor is there above it, so the name goes beside it.
    expect(steps([{ bottom: y + 3.5, top: y - 144 - 10.5 }]).flat()).not.toContain(0)
  })

  it('darkens fallen land and nothing else', () => {
    const { land, names } = picture()
    expect(land.filter(({ tint }) => tint === 'dark').map(({ name }) => name.split(' ')[0])).toEqual(
      Array(19).fill('Edgewood'),
    )
    expect(names.filter(({ isDark }) => isDark).map(({ text }) => text)).toEqual(['Edgewood'])
  })

  it('distinguishes the kinds of land by their lettering too', () => {
    const { names } = picture()
    expect(names.find(({ text }) => text === 'TORWALL')).toBeUndefined()
    expect(names.find(({ text }) => text === "HAMDREL'S COTTAGE")?.land).toBe('violet')
    const text = named(readSvg(drawn()), 'text').find(({ text }) => text === 'Glendale')
    expect(text?.attributes.class).toBe('leaf')
    expect(named(readSvg(drawn()), 'style')[0]?.text).toMatch(/\.leaf\{[^}]*font-style:italic/)
  })

  it('draws each wall once, and does not draw the rift', () => {
    const board = Board.of(PLACEMENTS)
    const bits = (of: Uint8Array) =>
      board.land.flatMap(hex => [0, 1, 2, 3, 4, 5].filter(d => (of[hex]! & (1 << d)) !== 0).map(d => [hex, d] as const))
    const once = bits(board.barred).filter(([hex, d]) => {
      const next = GRID.neighbor(hex, d)
      return board.isWater(next) || hex < next
    })
    const { sides } = picture()
    expect(sides.filter(({ kind }) => kind !== 'border')).toHaveLength(once.length)
    expect(sides.filter(({ kind }) => kind === 'rift')).toHaveLength(bits(board.rift).length / 2)
  })

  it("shows a player's own markers to that player, and all markers to a spectator", () => {
    const flags = (more: Partial<WizardsView>) =>
      picture(more).pieces.flatMap(({ sign, letter, color }) => (sign === 'flag' ? [`${letter} ${color}`] : []))
    expect(flags({})).toEqual(['A you', 'A you', 'B you'])
    expect(flags({ seat: null })).toEqual(['A seat0', 'A seat0', 'B seat0', 'A seat2'])
  })

  it('marks players by their initials, or by numbers if initials are equal', () => {
    const letters = (...names: string[]) =>
      picture({ players: names.map((name, seat) => player(seat, name, 'torwall.b1')) }).pieces.flatMap(
        ({ sign, letter }) => (sign === 'disc' || sign === 'self' ? letter : []),
      )
    expect(letters('Ann', 'Ben').sort()).toEqual(['A', 'B'])
    expect(letters('Ann', 'Al', 'Ben').sort()).toEqual(['1', '2', 'B'])
  })

  it('draws pieces in one space side by side', () => {
    const moved = named(readSvg(drawn(TWO_TILES)), 'g').filter(({ children }) =>
      children.some(({ name, text }) => name === 'title' && text.startsWith('Torwall B1: you, Ben')),
    )
    expect(moved).toHaveLength(2)
    expect(new Set(moved.map(({ attributes }) => attributes.transform)).size).toBe(2)
  })

  it('has room for sixteen pieces in one space, each in the color of its seat', () => {
    const players = Array.from({ length: 16 }, (_, seat) => player(seat, String.fromCharCode(65 + seat), 'torwall.b1'))
    const root = readSvg(drawn({ ...TWO_TILES, seat: null, players, wizards: [], demons: [] }))
    const there = named(root, 'g').filter(({ children }) =>
      children.some(({ name, text }) => name === 'title' && text.startsWith('Torwall B1:')),
    )
    expect(there).toHaveLength(16)
    expect(new Set(there.map(({ attributes }) => attributes.transform)).size).toBe(16)
    expect(new Set(there.map(({ attributes }) => attributes.fill)).size).toBe(16)
  })

  it.each(themeNames)('has a color for everything it may show in %s', theme => {
    const { tints, growth, names, pieces, styles } = pictureLooks.colors[theme]
    const lands = [...Object.keys(pictureLooks.lands), pictureLooks.lost]
    expect(Object.keys(tints).sort()).toEqual(Object.keys(pictureLooks.tints).sort())
    for (const colors of [growth, names]) expect(Object.keys(colors).sort()).toEqual([...lands].sort())
    const all = [tints, growth, names].flatMap(colors => Object.values(colors))
    const ours = Object.values(pieces).flatMap(({ fill, letter }) => [fill, letter])
    for (const color of [...all, ...ours]) expect(color).toMatch(/^#[\da-f]{6}$/)
    for (const { classes } of pictureLooks.sides)
      for (const name of classes.flatMap(text => text.split(' '))) expect(styles).toContain(`.${name}{`)
  })

  it('explains the symbols that are visible, and no others', () => {
    const told = (more: Partial<WizardsView>) => picture(more).legend.map(({ text }) => text)
    expect(told(TWO_TILES)).toEqual([
      'a Common land',
      'a MAGIC land',
      'plains, 1 point',
      'woods, 2',
      'mountains, 2',
      'Common Town',
      "the Dragon's den",
      'a wall',
      'Ann',
      'Ben',
      'a Task',
      'a High Wizard',
      'the Dragon',
      'Demons',
      'a boat',
    ])
    expect(told({})).toEqual(expect.arrayContaining(['taken by Evil', 'the rift', 'a Stone']))
  })

  it('shows face-down tiles and an empty sea', () => {
    const bare = { placements: [], players: [], boats: [], demons: [], wizards: [], dragon: '', fallen: [] }
    const hidden = picture({ ...bare, spots: [{ hex: 500, turn: 0 }] })
    expect(hidden.land.map(({ tint }) => tint)).toEqual(Array(19).fill('veiled'))
    expect(hidden.land.filter(({ sign }) => sign === 'veil')).toHaveLength(1)
    expect(outside(readSvg(hexMapSvg(hidden, 'light')))).toEqual([])
    expect(named(readSvg(drawn(bare)), 'desc')[0]?.text).toBe('No land has been laid yet.')
  })
})

describe('the drawings of the map', () => {
  /** Returns the points of a path's data. Throws Error if a command has too few or too many numbers. */
  function pointsOf(d: string): number[][] {
    const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, S: 4, C: 6, A: 7 }
    let [x, y] = [0, 0]
    return [...d.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command = '', rest = '']) => {
      if (command === 'Z' && rest === '') return []
      const numbers = (rest.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number)
      const size = sizes[command] ?? 0
      if (size === 0 || numbers.length === 0 || numbers.length % size !== 0)
        throw new Error(`${command}${rest} in ${d}`)
      return Array.from({ length: numbers.length / size }, (_, i) => {
        const step = numbers.slice(i * size, (i + 1) * size)
        if (command === 'V') y = step[0]!
        else if (command === 'H') x = step[0]!
        else [x, y] = step.slice(-2) as [number, number]
        return [x, y]
      })
    })
  }

  it.each(Object.entries({ ...generalDrawings, ...pictureLooks.drawings }))(
    'are complete and small enough for a hex: %s',
    (_, xml) => {
      const root = readSvg(`<g>${xml}</g>\n`)
      for (const { attributes } of named(root, 'path')) {
        const points = pointsOf(attributes.d ?? '')
        expect(points.length).toBeGreaterThan(1)
        for (const [x = 99, y = 99] of points) {
          expect(Math.abs(x)).toBeLessThanOrEqual(15)
          expect(Math.abs(y)).toBeLessThanOrEqual(15)
        }
      }
    },
  )
})

describe('the hexes of a picture', () => {
  it('share their sides with their neighbors', () => {
    for (const hex of [
      { column: 4, row: 4 },
      { column: 4, row: 5 },
    ]) {
      for (let d = 0; d < 6; d++) {
        const [from, to] = hexSideEnds(hex, d)
        expect(hexSideEnds(neighborOf(hex, d), (d + 3) % 6)).toEqual([to, from])
      }
    }
  })

  it('are in the positions of the board', () => {
    for (const hex of [205, 246]) {
      const place = (at: number) => ({ column: GRID.column(at), row: GRID.row(at) })
      for (let d = 0; d < 6; d++) expect(neighborOf(place(hex), d)).toEqual(place(GRID.neighbor(hex, d)))
    }
  })

  it('have a coast around each island and each lake', () => {
    const center = { column: 5, row: 5 }
    const ring = [0, 1, 2, 3, 4, 5].map(d => neighborOf(center, d))
    const rings = outlinesOf(ring).map(points => points.length)
    expect(rings.sort((a, b) => a - b)).toEqual([6, 18])
    expect(outlinesOf([center, { column: 20, row: 5 }]).map(points => points.length)).toEqual([6, 6])
    expect(outlinesOf([])).toEqual([])
  })

  it('have a corner at the top, with every odd row half a hex to the right', () => {
    expect(hexCenter({ column: 0, row: 0 })).toEqual({ x: 14, y: 16 })
    expect(hexCenter({ column: 0, row: 1 })).toEqual({ x: 28, y: 40 })
  })
})
