import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { folder } from '../folder.ts'
import { games, rulebooks } from '../games/library.ts'
import { named, readSvg } from '../screen/svg-reader.ts'
import { played } from '../storage/table.ts'
import { cantrip, type World } from './environment.ts'

const FORTNIGHT = join('saves', 'examples', 'first-fortnight.moves')
const THREE = 'cantrip-moves 1\ngame wizards\nseed 1982\nseats Ann, Ben, Zoë\n--\nroll\n'

/** The folder for this test's files. */
let here = ''
beforeEach(() => {
  here = folder()
})

/** Runs the command with the real games. */
const show = (args: readonly string[], world: World = {}) =>
  cantrip(['show', ...args], {
    ...world,
    env: { LANG: 'C.UTF-8', ...world.env },
    environment: { library: async () => ({ games, rulebooks }) },
  })

function moveFile(text: string): string {
  const file = join(here, 'x.moves')
  writeFileSync(file, text)
  return file
}

/** Returns the picture drawn with these arguments, as stored on disk. */
async function picture(...args: readonly string[]): Promise<string> {
  const file = join(here, 'picture.svg')
  const { code, err, out } = await show([...args, '--svg', file])
  expect([err, out, code]).toEqual([`Written to ${file}.\n`, '', 0])
  return readFileSync(file, 'utf8')
}

describe('show', () => {
  test('prints the map and the record sheet of a move file, with the same bytes each time', async () => {
    const { out, err, code } = await show([FORTNIGHT])
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(/^Fortnight 2, Day 1 {2}Ann/)
    expect(out).toContain('Hillshire')
    expect(out).toMatch(/│ Knowledge/)
    expect(out).not.toContain('\x1b')
    expect((await show([FORTNIGHT])).out).toBe(out)
  })

  test('shows a saved game by name or file like the move file made from it', async () => {
    const saves = folder()
    const path = join(saves, 'friday.cantrip')
    played(path, 12)
    const byName = await cantrip(['show', 'friday'], { saves })
    expect([byName.err, byName.code]).toEqual(['', 0])
    const moves = join(here, 'friday.moves')
    await cantrip(['export', path, '-o', moves])
    for (const file of [path, moves]) expect((await cantrip(['show', file], { saves })).out).toBe(byName.out)
  })

  test('shows the position after a given number of answers', async () => {
    expect((await show([FORTNIGHT, '--at', '0'])).out).toMatch(/^Fortnight 1, Day 1 {2}Ann/)
    expect((await show([FORTNIGHT, '--at', '12'])).out).toMatch(/^Fortnight 1, Day 6 {2}Ann/)
    expect((await show([FORTNIGHT, '--at', '32'])).out).toBe((await show([FORTNIGHT])).out)
  })

  test('shows a saved game after any of its answers', async () => {
    const saves = folder()
    played(join(saves, 'friday.cantrip'), 12)
    const at = async (n: number) =>
      (await cantrip(['show', 'friday', '--view', 'table', '--seat', 'Ann', '--at', String(n)], { saves })).out
    played(join(saves, 'short.cantrip'), 5)
    expect(await at(5)).toBe((await cantrip(['show', 'short', '--view', 'table', '--seat', 'Ann'], { saves })).out)
    expect(await at(5)).not.toBe(await at(12))
  })

  test('does not play later lines, so a bad line there does not matter', async () => {
    const file = moveFile(`${THREE}fly home\n`)
    expect((await show([file, '--at', '1'])).code).toBe(0)
    const { err, code } = await show([file])
    expect(code).toBe(1)
    expect(err).toMatch(/^cantrip: .*x\.moves:7: "fly home" is not possible here/)
  })

  test('draws the table with its question', async () => {
    const { out } = await show([FORTNIGHT, '--at', '12', '--view', 'table', '--columns', '80', '--rows', '24'])
    expect(out.split('\n')).toHaveLength(25)
    expect(out).toMatch(/Where to\? [0-9½]+ points? left\. +rule 6/)
  })

  test('shows no secrets in a game with several players unless one of them is named', async () => {
    const file = moveFile(THREE)
    const watched = await show([file, '--view', 'table'])
    expect(watched.out).toContain('Move 1 of 1')
    const zoe = await show([file, '--seat', 'zoë'])
    expect(zoe.out).toMatch(/│ Zoë/)
  })

  test('fits a terminal and uses its colors', async () => {
    const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')
    const { out } = await show([FORTNIGHT], { terminal: [90, 40] })
    expect(out).toContain('\x1b[')
    expect(
      new Set(
        bare(out)
          .replace(/\n$/, '')
          .split('\n')
          .map(line => line.length),
      ),
    ).toEqual(new Set([90]))
    const mono = await show([FORTNIGHT], { terminal: [90, 40], env: { NO_COLOR: '1' } })
    expect(mono.out).not.toMatch(/\x1b\[(3|9)\d/)
    expect(bare(mono.out)).toBe(bare(out))
    const ascii = await show([FORTNIGHT, '--glyphs', 'ascii'])
    expect(ascii.out).toMatch(/^[\x20-\x7e\n]*$/)
  })
})

describe('show --svg', () => {
  test.each(['overview', 'close', 'table', 'map'])('draws a picture of the %s', async view => {
    const svg = await picture(FORTNIGHT, '--view', view)
    expect(named(readSvg(svg), 'title')[0]?.text).toContain('Fortnight 2, Day 1')
    expect(await picture(FORTNIGHT, '--view', view)).toBe(svg)
  })

  test('uses the colors of the theme, no matter what the terminal supports', async () => {
    const themes = ['dusk', 'light', 'color-blind', 'mono']
    for (const view of ['table', 'map']) {
      const drawn = []
      for (const theme of themes) drawn.push(await picture(FORTNIGHT, '--view', view, '--theme', theme))
      expect(new Set(drawn).size).toBe(themes.length)
    }
    const mono = await picture(FORTNIGHT, '--view', 'table', '--theme', 'mono')
    const inks = new Set(mono.match(/fill:#\w+/g))
    expect([...inks]).toEqual(['fill:#ffffff'])
    const file = join(here, 'dim.svg')
    await show([FORTNIGHT, '--view', 'map', '--svg', file], { env: { NO_COLOR: '1', TERM: 'dumb' } })
    expect(readFileSync(file, 'utf8')).toBe(await picture(FORTNIGHT, '--view', 'map'))
  })

  test('shows the same position as the text', async () => {
    const { out } = await show([FORTNIGHT, '--at', '12', '--view', 'table'])
    const words = named(readSvg(await picture(FORTNIGHT, '--at', '12', '--view', 'table')), 'text').map(
      ({ text }) => text,
    )
    const squeezed = (text: string) => text.replace(/\s/g, '')
    expect(squeezed(words.join(''))).toBe(squeezed(out))
  })

  test('prints the picture to standard output for -', async () => {
    const { out, err } = await show([FORTNIGHT, '--view', 'map', '--svg', '-'])
    expect(err).toBe('')
    expect(out).toBe(await picture(FORTNIGHT, '--view', 'map'))
  })

  test('overwrites an older picture, and nothing else', async () => {
    const file = join(here, 'notes.txt')
    writeFileSync(file, 'My notes.\n')
    const { err, code } = await show([FORTNIGHT, '--svg', file])
    expect([err, code]).toEqual([`cantrip: ${file} already exists and is not a picture; choose another file.\n`, 1])
    expect(readFileSync(file, 'utf8')).toBe('My notes.\n')
    await picture(FORTNIGHT)
    expect(await picture(FORTNIGHT, '--view', 'map')).toContain('The Enchanted Islands')
  })
})

describe('show reports in one sentence what is wrong', () => {
  const sentence = async (args: readonly string[], world: World = {}) => {
    const { out, err, code } = await show(args, world)
    expect(out).toBe('')
    expect(err).toMatch(/^cantrip: [^\n]+\n$/)
    return [code, err.slice('cantrip: '.length).trimEnd()]
  }

  test('with the file', async () => {
    expect(await sentence(['nowhere'])).toEqual([
      1,
      expect.stringMatching(/^There is no file called "nowhere", and no saved game/),
    ])
    expect(await sentence([moveFile('hello\n')])).toEqual([1, expect.stringContaining('this is not a move file')])
    expect(await sentence([moveFile('{"cantrip": 1}\n')])).toEqual([1, expect.stringContaining('x.moves')])
    mkdirSync(join(here, 'd'))
    expect(await sentence([join(here, 'd')])).toEqual([1, expect.stringContaining('it is a folder, not a file')])
  })

  test('with the number of answers', async () => {
    expect(await sentence([FORTNIGHT, '--at', '33'])).toEqual([
      1,
      `${FORTNIGHT} has 32 moves, so --at must be from 0 to 32, not 33.`,
    ])
    for (const at of ['x', '-1', '1.5', '']) {
      expect(await sentence([FORTNIGHT, '--at', at])).toEqual([
        2,
        `--at must be a number of moves, 0 or more, not "${at}".`,
      ])
    }
    const saves = folder()
    played(join(saves, 'friday.cantrip'), 3)
    const { err, code } = await cantrip(['show', 'friday', '--at', '4'], { saves })
    expect([code, err]).toEqual([1, expect.stringContaining('has 3 moves, so --at must be from 0 to 3, not 4.')])
  })

  test("with the picture's destination", async () => {
    const file = join(here, 'none', 'x.svg')
    expect(await sentence([FORTNIGHT, '--svg', file])).toEqual([
      1,
      `Cannot write ${file}: no such file or folder; choose another file.`,
    ])
    expect(await sentence([FORTNIGHT, '--svg', here])).toEqual([1, expect.stringContaining('it is a folder')])
    expect(existsSync(file)).toBe(false)
  })

  test('with the arguments, and exits with code 2', async () => {
    expect(await sentence([FORTNIGHT, '--view', 'globe'])).toEqual([
      2,
      'The view must be overview, close, table or map, not "globe".',
    ])
    expect(await sentence([FORTNIGHT, '--view', 'map'])).toEqual([2, expect.stringContaining('--svg FILE')])
    expect(await sentence([FORTNIGHT, '--view', 'map', '--svg', '-', '--rows', '30'])).toEqual([
      2,
      expect.stringContaining('has a fixed size'),
    ])
    expect(await sentence([FORTNIGHT, '--theme', 'pink'])).toEqual([2, expect.stringContaining('pink')])
    expect(await sentence([FORTNIGHT, '--seat', 'Zoe'])).toEqual([
      2,
      'There is no player "Zoe" in this game; the players are Ann.',
    ])
    expect(await sentence([join('saves', 'examples', 'three-players.moves'), '--seat', 'Zoe'])).toEqual([
      2,
      expect.stringMatching(/the players are \w+, \w+ and \w+\.$/),
    ])
    expect(await sentence([FORTNIGHT, '--columns', '9'])).toEqual([2, expect.stringContaining('from 40 to 400')])
    expect(await sentence([FORTNIGHT, '--view', 'table', '--rows', '20'])).toEqual([2, expect.stringContaining('24')])
    expect(await sentence([FORTNIGHT, '--wings'])).toEqual([
      2,
      expect.stringContaining('"show" has no option "--wings"'),
    ])
    expect(await sentence([])).toEqual([2, expect.stringContaining('"show" needs a FILE')])
  })

  test('with a game that has no picture of its board', async () => {
    const saves = folder()
    played(join(saves, 'friday.cantrip'), 3)
    const { err, code } = await cantrip(['show', 'friday', '--view', 'map', '--svg', '-'], { saves })
    expect([code, err]).toEqual([1, expect.stringMatching(/^cantrip: There is no picture of the board for /)])
  })
})

test('writes no web page to a terminal unless asked to', async () => {
  const asked = await cantrip(['share', 'example:market'], { terminal: [80, 24] })
  expect([asked.code, asked.out]).toEqual([2, ''])
  expect(asked.err).toBe(
    'cantrip: A web page isn\'t meant for a terminal. Name a file with "-o game.html", or print it with "-o -".\n',
  )
})
