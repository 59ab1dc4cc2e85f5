import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The floors of the house, from the cellar up; rooms of one floor are neighbours. */
const FLOORS = [
  ['kernel'],
  ['hex'],
  ['games'],
  ['commands', 'bots', 'storage', 'terminal', 'hall'],
  ['tui', 'plain', 'lab'],
  ['cli'],
] as const

/** A game that is another one's revision may build on it. */
const BUILDS_ON: Readonly<Record<string, string>> = { 'wizards-revised': 'wizards' }

/** The one file that names all games. */
const REGISTRY = 'src/games/registry.ts'

/** Rooms with a corner for each game, which may know that game. */
const AT_HOME_WITH = ['tui/games', 'bots']

const MOST_LINES = 400
/** Files that may be longer, and why. */
const LONG: Readonly<Record<string, string>> = {}

/** The words by which a game is known, in code and in sentences. */
const GAME_NAMES = /\b(elfen|revised[ -])?wizards\b|\bwizard['’]?s[ -]quest\b|\bmagic[ -]realm\b/i
const NAMELESS = ['kernel', 'hex', 'commands', 'storage', 'terminal', 'hall']

/** The files of the house: their paths from the root, and their text. */
type House = ReadonlyMap<string, string>

interface Arrow {
  readonly from: string
  /** A path from the root, or a package. */
  readonly to: string
}

/** Every import, export from, and import() of a file, by the compiler's own reading. */
function arrowsOf(path: string, text: string): Arrow[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: fileName.startsWith('.') ? join(dirname(path), fileName) : fileName,
  }))
}

function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}

/** The game a file belongs to: `src/games/wizards/turn.ts` to `wizards`. */
function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1]
}

function floorOf(room: string): number {
  return FLOORS.findIndex(rooms => (rooms as readonly string[]).includes(room))
}

/** What is wrong with an import, or null. */
function wrongWith({ from, to }: Arrow): string | null {
  const room = roomOf(from) ?? ''
  const floor = floorOf(room)
  if (floor < 0) return 'it is in no room of the house'
  if (!to.startsWith('src/')) {
    if (room === 'kernel') return 'the kernel needs nothing but itself'
    if (floor <= floorOf('games') && to.startsWith('node:')) return 'no rule touches the machine'
    return null
  }
  const other = roomOf(to) ?? ''
  if (floorOf(other) < 0) return 'it is in no room of the house'
  if (floorOf(other) > floor) return `${room} stands below ${other}`
  const theirs = gameOf(to)
  const ours = gameOf(from)
  if (theirs && theirs !== ours) {
    if (ours && BUILDS_ON[ours] !== theirs) return 'a game never imports another'
    if (!ours && from !== REGISTRY && !AT_HOME_WITH.some(room => from.startsWith(`src/${room}/${theirs}/`)))
      return `only ${REGISTRY} knows the games`
  }
  return null
}

/** Every import that runs where none may, a line each. */
function wrongArrows(house: House): string[] {
  return [...house].flatMap(([path, text]) =>
    arrowsOf(path, text).flatMap(arrow => {
      const wrong = wrongWith(arrow)
      return wrong ? [`${path} imports ${arrow.to}: ${wrong}`] : []
    }),
  )
}

/** Two rooms of one floor of which each needs the other. */
function entangledRooms(house: House): string[] {
  const needs = new Set<string>()
  for (const [path, text] of house)
    for (const { to } of arrowsOf(path, text))
      if (roomOf(to) !== roomOf(path)) needs.add(`${roomOf(path)} ${roomOf(to)}`)
  return [...needs].filter(pair => {
    const [one = '', other = ''] = pair.split(' ')
    return one < other && needs.has(`${other} ${one}`)
  })
}

/** Lines that name a game in a room that should know none. */
function namedGames(house: House): string[] {
  return [...house].flatMap(([path, text]) =>
    NAMELESS.includes(roomOf(path) ?? '')
      ? text.split('\n').flatMap((line, i) => (GAME_NAMES.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : []))
      : [],
  )
}

/** Files of more lines than one room should have. */
function longFiles(house: House): string[] {
  return [...house].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length
    return lines > MOST_LINES && !(path in LONG) ? [`${path} has ${lines} lines`] : []
  })
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const house: House = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `src/${name}`)
    .sort()
    .map(path => [path, readFileSync(join(root, path), 'utf8')]),
)

describe('the house', () => {
  it('is read at all', () => {
    expect([...house.keys()]).toContain('src/kernel/match.ts')
    expect(arrowsOf('src/kernel/match.ts', house.get('src/kernel/match.ts')!)).toContainEqual({
      from: 'src/kernel/match.ts',
      to: 'src/kernel/game.ts',
    })
  })

  it('has no import that runs up', () => expect(wrongArrows(house)).toEqual([]))

  it('has no two rooms on a floor that need each other', () => expect(entangledRooms(house)).toEqual([]))

  it('names no game where none should be known', () => expect(namedGames(house)).toEqual([]))

  it(`has no file of more than ${MOST_LINES} lines`, () => expect(longFiles(house)).toEqual([]))

  it('makes no exception that is not needed', () => {
    for (const [path, why] of Object.entries(LONG)) {
      expect(why).not.toBe('')
      expect(house.get(path)?.split('\n').length, path).toBeGreaterThan(MOST_LINES)
    }
  })
})

describe('the reading of the house', () => {
  const file = 'export const nothing = 0\n'
  const built = (files: Record<string, string>): House => new Map(Object.entries(files))
  const sound = {
    'src/kernel/index.ts': file,
    'src/hex/axial.ts': file,
    'src/games/registry.ts': file,
    'src/games/wizards/turn.ts': file,
    'src/games/elfenwizards/turn.ts': file,
    'src/games/wizards-revised/turn.ts': file,
    'src/commands/parse.ts': file,
    'src/storage/save.ts': file,
    'src/tui/app.tsx': file,
    'src/tui/games/wizards/map.tsx': file,
    'src/cli/play.ts': file,
  }

  it.each([
    ['src/games/wizards/turn.ts', `import { x } from '../../hex/axial.ts'`],
    ['src/games/wizards/turn.ts', `import tasks from '../../../data/wizards/tasks.json' with { type: 'json' }`],
    ['src/games/wizards-revised/turn.ts', `export { x } from '../wizards/turn.ts'`],
    ['src/games/registry.ts', `import { x } from './wizards/turn.ts'`],
    ['src/tui/games/wizards/map.tsx', `import { x } from '../../../games/wizards/turn.ts'`],
    ['src/bots/wizards/mentor.ts', `import { x } from '../../games/wizards/turn.ts'`],
    ['src/cli/play.ts', `const x = await import('../tui/app.tsx')`],
    ['src/storage/save.ts', `import { readFileSync } from 'node:fs'`],
    ['src/storage/save.ts', `import { x } from '../commands/parse.ts'`],
    ['src/kernel/index.ts', `// import { x } from '../hex/axial.ts'`],
  ])('finds nothing wrong in %s: %s', (path, text) => {
    expect(wrongArrows(built({ ...sound, [path]: text }))).toEqual([])
  })

  it.each([
    ['src/kernel/index.ts', `import type { X } from '../hex/axial.ts'`, 'kernel stands below hex'],
    ['src/kernel/index.ts', `import chalk from 'chalk'`, 'the kernel needs nothing but itself'],
    ['src/kernel/index.ts', `import words from '../../data/words.json'`, 'the kernel needs nothing but itself'],
    ['src/hex/axial.ts', `export * from '../games/registry.ts'`, 'hex stands below games'],
    ['src/games/wizards/turn.ts', `import { x } from '../../storage/save.ts'`, 'games stands below storage'],
    ['src/games/wizards/turn.ts', `import { join } from 'node:path'`, 'no rule touches the machine'],
    ['src/games/wizards/turn.ts', `import { x } from '../elfenwizards/turn.ts'`, 'a game never imports another'],
    ['src/games/wizards/turn.ts', `import { x } from '../wizards-revised/turn.ts'`, 'a game never imports another'],
    ['src/cli/play.ts', `import { x } from '../games/wizards/turn.ts'`, 'only src/games/registry.ts knows the games'],
    ['src/tui/app.tsx', `import { x } from '../games/wizards/turn.ts'`, 'only src/games/registry.ts knows the games'],
    ['src/tui/games/wizards/map.tsx', `import { x } from '../../../games/elfenwizards/turn.ts'`, 'only src/games'],
    ['src/bots/wizards/mentor.ts', `import { x } from '../../games/elfenwizards/turn.ts'`, 'only src/games'],
    ['src/commands/parse.ts', `const x = import('../tui/app.tsx')`, 'commands stands below tui'],
    ['src/tui/app.tsx', `import { x } from '../cli/play.ts'`, 'tui stands below cli'],
    ['src/attic/box.ts', `import { x } from '../kernel/index.ts'`, 'it is in no room of the house'],
  ])('finds what is wrong in %s: %s', (path, text, message) => {
    const wrong = wrongArrows(built({ ...sound, [path]: text }))
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(message)
  })

  it('finds neighbours that need each other', () => {
    const both = built({
      ...sound,
      'src/commands/parse.ts': `import { x } from '../storage/save.ts'`,
      'src/storage/save.ts': `import { x } from '../commands/parse.ts'`,
    })
    expect(entangledRooms(both)).toEqual(['commands storage'])
  })

  it.each([
    [`import { x } from './wizards/turn.ts'`, true],
    ['// as in Magic Realm', true],
    [`const title = "Wizard's Quest"`, true],
    [`if (game === 'wizards-quest') return`, true],
    [`if (game === 'wizards-revised') return`, true],
    ['elfenwizards', true],
    ['the classic games of wizardry', false],
    ['a wizard of the realm', false],
  ])('reads %s', (text, named) => {
    expect(namedGames(built({ 'src/storage/save.ts': text })).length > 0).toBe(named)
    expect(namedGames(built({ 'src/games/registry.ts': text }))).toEqual([])
  })

  it('counts lines', () => {
    expect(longFiles(built({ 'src/tui/app.tsx': 'x\n'.repeat(400) }))).toEqual([])
    expect(longFiles(built({ 'src/tui/app.tsx': 'x\n'.repeat(401) }))).toEqual(['src/tui/app.tsx has 401 lines'])
  })
})
