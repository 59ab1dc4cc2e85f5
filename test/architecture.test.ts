import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { packages } from '../src/games/registry.ts'
import type { LookTables } from '../src/screen/kit/style.ts'
import { EVERYDAY, nounsOfData, nounsOfLooks, wordsOf } from './nouns.ts'

const NO_LOOKS: LookTables = { roles: {}, backgrounds: {}, glyphs: {} }

/**
 * The layers from the bottom up, each with a description. Folders in one layer are side by side. A star stands for
 * every game. A game's folders are in several layers, from its rules and words (game.ts) up to its package.
 */
const LAYERS: readonly (readonly [folders: readonly string[], holds: string])[] = [
  [['kernel'], 'the game table; knows no game'],
  [['text'], 'messages and languages'],
  [['parts'], 'hexes, travel, result tables, the rulebook, typed questions, wording'],
  [['games/*/rules'], 'state, rules, view, invariants'],
  [['games/*/plans'], 'routes and forecasts for screens and bots'],
  [['games/*/words', 'games/*/guide'], 'questions, log, look-ups, odds; lessons'],
  [['games/*/game'], 'rules and text put together'],
  [['commands', 'terminal'], 'parsing typed input; keys, frames, themes'],
  [['storage'], 'saves, move files, settings'],
  [['bots'], 'what bots of all games share'],
  [['games/*/bots'], 'the bots of a game'],
  [['server'], 'hosted tables, a game as one seat sees it, guides'],
  [['screen/kit'], 'building blocks of game screens'],
  [['games/*/screen'], 'board, record sheet, pages'],
  [['games/*'], 'the package of a game (index.ts)'],
  [['games'], 'the only list of games (registry.ts)'],
  [['screen', 'plain', 'lab'], 'full screen, line mode, batch play (fuzz, sim, bench, engine)'],
  [['cli'], 'commands, one file each'],
]

/**
 * The layers of each game's rules from the bottom up. A folder may import only from the folders before it. Files next
 * to the folders may import from all of them.
 */
const RULE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  wizards: ['islands', 'state', 'facts', 'effects', 'tasks', 'encounters', 'day'],
  'wizards-revised': ['state', 'encounters', 'day'],
  elfenwizards: ['state', 'facts', 'phases'],
  'wizards-quest': [
    ...['pieces', 'state', 'facts', 'effects', 'creatures', 'battle', 'campaign', 'petitions', 'setup'],
  ],
  'magic-realm': ['pieces', 'fight', 'state', 'facts', 'effects', 'actions', 'spells', 'combat', 'setup', 'day'],
}

/** Draws the layers from the top down: `commands, terminal  typed input ...`. */
function drawnLayers(): string {
  const named = LAYERS.map(([[first = '', ...rest], holds]) => {
    const others = rest.map(folder => folder.slice(folder.lastIndexOf('/') + 1))
    return [[first, ...others].join(', ').replace('*', '<game>'), holds] as const
  })
  const width = Math.max(...named.map(([folders]) => folders.length))
  return named
    .map(([folders, holds]) => `${folders.padEnd(width)}  ${holds}`)
    .reverse()
    .join('\n')
}

/** Draws the layers of each game's rules from left to right. */
function drawnRuleLayers(): string {
  const width = Math.max(...Object.keys(RULE_LAYERS).map(game => game.length))
  return Object.entries(RULE_LAYERS)
    .map(([game, layers]) => `${game.padEnd(width)}  ${layers.join(' < ')}`)
    .join('\n')
}

/** Replaces the code block after the comment `<!-- drawn: NAME -->` in a page. */
const redrawn = (page: string, name: string, picture: string): string =>
  page.replace(
    new RegExp(`(<!-- drawn: ${name} -->\\n\\n\\x60{3}\\n)[^]*?(?=\\n\\x60{3})`),
    (_, before: string) => before + picture,
  )

/** Upward imports that still exist, with reasons. */
const UPWARD: ReadonlySet<string> = new Set([])

/** The original games that revisions may build on. */
const BUILDS_ON: Readonly<Record<string, string>> = { 'wizards-revised': 'wizards' }

/** The only file that names all games. */
const REGISTRY = 'src/games/registry.ts'

/** The maximum number of lines in a file. Longer files should be split by subject. */
const MAX_LINES = 600
/** Files that may be longer, with reasons. */
const LONG: Readonly<Record<string, string>> = {}

/** Matches names of games in code and text: their ids, with the words separated in any way. */
const GAME_NAMES = new RegExp(
  ['revised[ -]wizards', ...packages.map(({ id }) => id.replaceAll('-', '[ -]').replaceAll('s[', "['’]?s["))]
    .map(name => `\\b${name}\\b`)
    .join('|'),
  'i',
)

/** Files outside the games that may name one, with reasons. */
const NAMING_GAMES: Readonly<Record<string, string>> = {
  [REGISTRY]: 'the list of games',
  'src/lab/bench/play.ts': "what each game has to come up to is the design's, and no part of the game",
  'src/lab/bench/terminal.ts': 'figures of old and new are of the same game',
}

/** Files outside the games that may use a game's noun, with the noun and the reason. */
const SPEAKING_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {}

/** The source files as text, by path from the root. */
type Sources = ReadonlyMap<string, string>

interface Arrow {
  readonly from: string
  /** A path from the root, or the name of a package. */
  readonly to: string
}

/** Returns every import, re-export and import() of a file, as the compiler reads it. */
function arrowsOf(path: string, text: string): Arrow[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: fileName.startsWith('.') ? join(dirname(path), fileName) : fileName,
  }))
}

/** Returns the files that a file loads at startup: imports of values, not of types. */
function neededBy(path: string, text: string): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap(line => {
    if (!ts.isImportDeclaration(line) && !ts.isExportDeclaration(line)) return []
    const { moduleSpecifier: from } = line
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || isOfTypes(line)) return []
    return [join(dirname(path), from.text)]
  })
}

/** Returns true if a statement imports or re-exports only types. */
function isOfTypes(line: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(line)) return line.isTypeOnly
  const { importClause: clause } = line
  const named = clause?.namedBindings
  if (!clause || clause.name || !named) return false
  return clause.isTypeOnly || (ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly))
}

/** Finds circular imports, each cycle once. */
function cycles(sources: Sources): string[][] {
  const needs = new Map([...sources].map(([path, text]) => [path, neededBy(path, text)]))
  const state = new Map<string, 'open' | 'closed'>()
  const found: string[][] = []
  const walk = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'open') found.push([...trail.slice(trail.indexOf(path)), path])
    if (state.has(path)) return
    state.set(path, 'open')
    for (const next of needs.get(path) ?? []) walk(next, [...trail, path])
    state.set(path, 'closed')
  }
  for (const path of needs.keys()) walk(path, [])
  return found
}

/** Returns the most specific folder or file in a layer that contains a file, or undefined if there is none. */
function folderIn(path: string): string | undefined {
  if (!path.startsWith('src/') || !path.slice('src/'.length).includes('/')) return undefined
  const folders = path
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(1)
  if (folders[0] === 'games' && folders[1]) folders[1] = '*'
  for (let depth = folders.length; depth > 0; depth--) {
    const known = folders.slice(0, depth).join('/')
    if (layerOf(known) >= 0) return known
  }
  return undefined
}

/** Returns the game of a file: `wizards` for `src/games/wizards/rules/evil.ts`. */
function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1]
}

function layerOf(folder: string): number {
  return LAYERS.findIndex(([folders]) => folders.includes(folder))
}

/** Returns the error in an import between the folders of a game's rules, or null. */
function upwardInRules(from: string, to: string): string | null {
  const game = gameOf(from)
  const layers = RULE_LAYERS[game ?? '']
  if (!layers || gameOf(to) !== game) return null
  const folderOf = (path: string) => /^src\/games\/[^/]+\/rules\/(?:(.+)\/)?[^/]+$/.exec(path)
  const [ours, theirs] = [folderOf(from), folderOf(to)]
  if (!ours || !theirs) return null
  const [one, other] = [ours[1] ?? '', theirs[1] ?? ''].map(name =>
    name === '' ? layers.length : layers.indexOf(name),
  )
  if (one === -1 || other === -1) return `a folder of ${game}'s rules is in no layer`
  return other! > one! ? `rules/${ours[1]} is below rules/${theirs[1] ?? ''}` : null
}

/** Returns the error in an import, or null. */
function wrongWith({ from, to }: Arrow): string | null {
  const folder = folderIn(from) ?? ''
  const layer = layerOf(folder)
  if (layer < 0) return 'it is in no layer'
  if (!to.startsWith('src/')) {
    if (folder === 'kernel') return 'the kernel needs nothing but itself'
    if (layer < layerOf('commands') && to.startsWith('node:')) return 'no rule touches the machine'
    return null
  }
  const other = folderIn(to) ?? ''
  if (layerOf(other) < 0) return 'it is in no layer'
  const upward = upwardInRules(from, to)
  if (upward) return upward
  if (layerOf(other) > layer) return `${folder} is below ${other}`
  const theirs = gameOf(to)
  const ours = gameOf(from)
  if (theirs && theirs !== ours) {
    if (ours && BUILDS_ON[ours] !== theirs) return 'a game never imports another'
    if (!ours && from !== REGISTRY) return `only ${REGISTRY} knows the games`
  }
  return null
}

/** Returns every forbidden import as a line. */
function wrongArrows(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    arrowsOf(path, text).flatMap(arrow => {
      const wrong = UPWARD.has(`${arrow.from} -> ${arrow.to}`) ? null : wrongWith(arrow)
      return wrong ? [`${path} imports ${arrow.to}: ${wrong}`] : []
    }),
  )
}

/** Returns pairs of folders in the same layer that import each other. */
function entangledFolders(sources: Sources): string[] {
  const needs = new Set<string>()
  for (const [path, text] of sources)
    for (const { from, to } of arrowsOf(path, text))
      if (!UPWARD.has(`${from} -> ${to}`) && folderIn(to) !== folderIn(path))
        needs.add(`${folderIn(path)} ${folderIn(to)}`)
  return [...needs].filter(pair => {
    const [one = '', other = ''] = pair.split(' ')
    return one < other && needs.has(`${other} ${one}`)
  })
}

/** Returns the lines that name a game in game-independent code. */
function namedGames(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    gameOf(path) || path in NAMING_GAMES
      ? []
      : text.split('\n').flatMap((line, i) => (GAME_NAMES.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  )
}

/** The maximum number of lines shown for a noun. */
const MAX_SHOWN = 3

/** Returns game nouns used outside the games, each with advice and the first lines. */
function spokenOf(sources: Sources, nouns: ReadonlyMap<string, string>): string[] {
  const lines = new Map<string, string[]>()
  for (const [path, text] of sources) {
    if (gameOf(path) || path in NAMING_GAMES) continue
    for (const [i, line] of text.split('\n').entries())
      for (const word of new Set(wordsOf(line)))
        if (nouns.has(word) && !(word in EVERYDAY) && !(word in (SPEAKING_OF[path] ?? {})))
          lines.set(word, [...(lines.get(word) ?? []), `${path}:${i + 1} ${line.trim()}`])
  }
  return [...lines].map(([word, all]) => {
    const first = all.slice(0, MAX_SHOWN).join('\n  ')
    const advice =
      'use another word there, rename it in the game, or list its everyday meaning in EVERYDAY (test/nouns.ts)'
    return `"${word}" is a term of ${nouns.get(word)}, but ${all.length} lines outside its game use it: ${advice}\n  ${first}`
  })
}

function longFiles(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length
    return lines > MAX_LINES && !(path in LONG) ? [`${path} has ${lines} lines`] : []
  })
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const sources: Sources = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `src/${name}`)
    .sort()
    .map(path => [path, readFileSync(join(root, path), 'utf8')]),
)

/** Returns the names that a source exports by declaration. */
function exportsOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return file.statements.flatMap(statement => {
    if (!ts.canHaveModifiers(statement)) return []
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
    const { name } = statement as ts.DeclarationStatement
    return name && ts.isIdentifier(name) ? name.text : []
  })
}

/** Returns the names that several files export. The games may share a name for the same concept. */
function namesWithTwoMeanings(sources: Sources): string[] {
  const places = new Map<string, Set<string>>()
  for (const [path, text] of sources)
    for (const name of exportsOf(path, text)) places.set(name, (places.get(name) ?? new Set()).add(path))
  return [...places].flatMap(([name, paths]) => {
    const games = [...paths].map(path => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? 'shared')
    const isShared = paths.size > 1 && (games.includes('shared') || new Set(games).size < games.length)
    return isShared ? `${name}: ${[...paths].join(', ')}` : []
  })
}

describe('the source', () => {
  it('is found', () => {
    expect([...sources.keys()]).toContain('src/kernel/match.ts')
    expect(arrowsOf('src/kernel/match.ts', sources.get('src/kernel/match.ts')!)).toContainEqual({
      from: 'src/kernel/match.ts',
      to: 'src/kernel/game.ts',
    })
  })

  it('has no upward import', () => expect(wrongArrows(sources)).toEqual([]))

  it('has layers for the rules of each game', () => {
    for (const { id } of packages) {
      const rules = `src/games/${id}/rules/`
      const inRules = [...sources.keys()].filter(path => path.startsWith(rules)).map(path => path.slice(rules.length))
      const folders = new Set(inRules.filter(path => path.includes('/')).map(path => dirname(path)))
      expect([...folders].sort(), id).toEqual([...(RULE_LAYERS[id] ?? [])].sort())
    }
  })

  // `-u` redraws the diagrams.
  it('matches the diagrams in docs/architecture.md', async () => {
    const path = join(root, 'docs/architecture.md')
    const page = readFileSync(path, 'utf8')
    const pictures = { layers: drawnLayers(), rules: drawnRuleLayers() }
    for (const name of Object.keys(pictures)) expect(page).toContain(`<!-- drawn: ${name} -->\n\n\x60\x60\x60\n`)
    const drawn = redrawn(redrawn(page, 'layers', pictures.layers), 'rules', pictures.rules)
    await expect(drawn).toMatchFileSnapshot(path)
  })

  it('has no two folders of a layer that import each other', () => expect(entangledFolders(sources)).toEqual([]))

  it('has no circular imports', () => expect(cycles(sources)).toEqual([]))

  it('gives each exported name one meaning', () => {
    // A game's package and its rules are both named after the game.
    const packageFile = /^src\/games\/[^/]+\/index\.ts$/
    expect(namesWithTwoMeanings(new Map([...sources].filter(([path]) => !packageFile.test(path))))).toEqual([])
  })

  it('casts no value to an unrelated type', () =>
    expect([...sources].flatMap(([path, text]) => (text.includes('as unknown as') ? [path] : []))).toEqual([]))

  it('mentions no game in game-independent code', () => expect(namedGames(sources)).toEqual([]))

  it('uses no noun of one game in the code of another', async () => {
    const nouns = nounsOfData(join(root, 'data'))
    for (const { id, screens } of packages)
      for (const word of nounsOfLooks((await screens?.())?.en.looks ?? NO_LOOKS)) nouns.set(word, id)
    expect(nouns.size).toBeGreaterThan(50)
    expect(spokenOf(sources, nouns)).toEqual([])
    const messages = 'src/text/words/en.ftl'
    expect(spokenOf(new Map([[messages, readFileSync(join(root, messages), 'utf8')]]), nouns)).toEqual([])
    for (const path of Object.keys(NAMING_GAMES)) expect(GAME_NAMES.test(sources.get(path) ?? ''), path).toBe(true)
    for (const [path, words] of Object.entries(SPEAKING_OF))
      for (const word of Object.keys(words)) expect(wordsOf(sources.get(path) ?? ''), path).toContain(word)
  })

  it(`has no file of more than ${MAX_LINES} lines`, () => expect(longFiles(sources)).toEqual([]))

  it('lists no unnecessary exception', () => {
    for (const [path, why] of Object.entries(LONG)) {
      expect(why).not.toBe('')
      expect(sources.get(path)?.split('\n').length, path).toBeGreaterThan(MAX_LINES)
    }
  })

  it('lists no exception for an upward import that is gone', () => {
    const arrows = new Set(
      [...sources].flatMap(([path, text]) => arrowsOf(path, text)).map(it => `${it.from} -> ${it.to}`),
    )
    expect([...UPWARD].filter(arrow => !arrows.has(arrow))).toEqual([])
  })
})

describe('the checks', () => {
  const file = 'export const nothing = 0\n'
  const built = (files: Record<string, string>): Sources => new Map(Object.entries(files))
  const sound = {
    'src/kernel/index.ts': file,
    'src/parts/hexes/axial.ts': file,
    'src/games/registry.ts': file,
    'src/games/wizards/rules/turn.ts': file,
    'src/games/wizards/bots/mentor.ts': file,
    'src/games/wizards/screen/map.tsx': file,
    'src/games/elfenwizards/rules/turn.ts': file,
    'src/games/wizards-revised/rules/turn.ts': file,
    'src/commands/parse.ts': file,
    'src/storage/save.ts': file,
    'src/screen/app.tsx': file,
    'src/screen/kit/box.ts': file,
    'src/cli/play.ts': file,
  }

  it.each([
    ['src/games/wizards/rules/turn.ts', `import { x } from '../../../parts/hexes/axial.ts'`],
    [
      'src/games/wizards/rules/turn.ts',
      `import tasks from '../../../../data/wizards/tasks.json' with { type: 'json' }`,
    ],
    ['src/games/wizards-revised/rules/turn.ts', `export { x } from '../../wizards/rules/turn.ts'`],
    ['src/games/registry.ts', `import { x } from './wizards/rules/turn.ts'`],
    ['src/games/wizards/screen/map.tsx', `import { x } from '../rules/turn.ts'`],
    ['src/games/wizards/screen/map.tsx', `import { x } from '../../../screen/kit/box.ts'`],
    ['src/games/wizards/bots/mentor.ts', `import { x } from '../rules/turn.ts'`],
    ['src/cli/play.ts', `const x = await import('../screen/app.tsx')`],
    ['src/storage/save.ts', `import { readFileSync } from 'node:fs'`],
    ['src/storage/save.ts', `import { x } from '../commands/parse.ts'`],
    ['src/kernel/index.ts', `// import { x } from '../parts/hexes/axial.ts'`],
  ])('find nothing wrong in %s: %s', (path, text) => {
    expect(wrongArrows(built({ ...sound, [path]: text }))).toEqual([])
  })

  it.each([
    ['src/kernel/index.ts', `import type { X } from '../parts/hexes/axial.ts'`, 'kernel is below parts'],
    ['src/kernel/index.ts', `import chalk from 'chalk'`, 'the kernel needs nothing but itself'],
    ['src/kernel/index.ts', `import words from '../../data/words.json'`, 'the kernel needs nothing but itself'],
    ['src/parts/hexes/axial.ts', `export * from '../../games/registry.ts'`, 'parts is below games'],
    ['src/games/wizards/rules/turn.ts', `import { x } from '../../../storage/save.ts'`, 'is below storage'],
    ['src/games/wizards/rules/turn.ts', `import { x } from '../bots/mentor.ts'`, 'games/*/rules is below games/*/bots'],
    ['src/games/wizards/rules/turn.ts', `import { join } from 'node:path'`, 'no rule touches the machine'],
    ['src/games/wizards/rules/turn.ts', `import { x } from '../../elfenwizards/rules/turn.ts'`, 'a game never imports'],
    [
      'src/games/wizards/rules/turn.ts',
      `import { x } from '../../wizards-revised/rules/turn.ts'`,
      'a game never imports',
    ],
    ['src/cli/play.ts', `import { x } from '../games/wizards/rules/turn.ts'`, 'only src/games/registry.ts knows'],
    ['src/screen/app.tsx', `import { x } from '../games/wizards/rules/turn.ts'`, 'only src/games/registry.ts knows'],
    ['src/games/wizards/screen/map.tsx', `import { x } from '../../../screen/app.tsx'`, 'is below screen'],
    [
      'src/games/wizards/bots/mentor.ts',
      `import { x } from '../../elfenwizards/rules/turn.ts'`,
      'a game never imports',
    ],
    ['src/commands/parse.ts', `const x = import('../screen/app.tsx')`, 'commands is below screen'],
    ['src/screen/kit/box.ts', `import { x } from '../app.tsx'`, 'screen/kit is below screen'],
    ['src/screen/app.tsx', `import { x } from '../cli/play.ts'`, 'screen is below cli'],
    ['src/attic/box.ts', `import { x } from '../kernel/index.ts'`, 'it is in no layer'],
    [
      'src/games/magic-realm/rules/facts/dice.ts',
      `import type { X } from '../effects/death.ts'`,
      'rules/facts is below rules/effects',
    ],
    ['src/games/magic-realm/rules/day/sunrise.ts', `import { x } from '../turn.ts'`, 'rules/day is below rules/'],
    ['src/games/magic-realm/rules/attic/x.ts', `import { x } from '../turn.ts'`, 'is in no layer'],
  ])('find the fault in %s: %s', (path, text, message) => {
    const wrong = wrongArrows(built({ ...sound, [path]: text }))
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(message)
  })

  it('find neighbors that import each other', () => {
    const both = built({
      ...sound,
      'src/commands/parse.ts': `import { x } from '../terminal/keys.ts'`,
      'src/terminal/keys.ts': `import { x } from '../commands/parse.ts'`,
    })
    expect(entangledFolders(both)).toEqual(['commands terminal'])
  })

  it('find circular imports', () => {
    const round = {
      'src/commands/parse.ts': `import { x } from './say.ts'`,
      'src/commands/say.ts': `export * from './words.ts'`,
      'src/commands/words.ts': `import { type X, x } from './parse.ts'`,
    }
    expect(cycles(built(round))).toEqual([
      ['src/commands/parse.ts', 'src/commands/say.ts', 'src/commands/words.ts', 'src/commands/parse.ts'],
    ])
    const ofTypes = { ...round, 'src/commands/words.ts': `import { type X } from './parse.ts'` }
    expect(cycles(built(ofTypes))).toEqual([])
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
  ])('read %s', (text, named) => {
    expect(namedGames(built({ 'src/storage/save.ts': text })).length > 0).toBe(named)
    expect(namedGames(built({ 'src/games/registry.ts': text }))).toEqual([])
    expect(namedGames(built({ 'src/games/wizards/turn.ts': text }))).toEqual([])
  })

  it.each([
    ['const tower = 3', true],
    ['export function drawTower() {}', true],
    ['// where the towers stand', true],
    ["say('tower-ground', sign)", true],
    ['const towering = 3', false],
    ['the order of events', false],
  ])('search %s for the nouns of games', (text, spoken) => {
    const nouns = new Map([
      ['tower', 'wizards'],
      ['order', 'wizards'],
      ['event', 'wizards'],
    ])
    expect(spokenOf(built({ 'src/storage/save.ts': text }), nouns).length > 0).toBe(spoken)
    expect(spokenOf(built({ 'src/games/wizards/turn.ts': text }), nouns)).toEqual([])
  })

  it('count lines', () => {
    expect(longFiles(built({ 'src/screen/app.tsx': 'x\n'.repeat(600) }))).toEqual([])
    expect(longFiles(built({ 'src/screen/app.tsx': 'x\n'.repeat(601) }))).toEqual(['src/screen/app.tsx has 601 lines'])
  })
})
