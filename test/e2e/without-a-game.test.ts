import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../src/games/registry.ts'
import { LONG } from '../amount.ts'
import { folder } from '../folder.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

/** The parts of the program and its tests. */
const HOUSE = [
  ...['src', 'data', 'test', 'bin', 'docs', 'server', 'saves/examples'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'build.mjs',
    'bundle.mjs',
    'bundle.d.mts',
    'vitest.config.ts',
  ],
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE'],
]

/** Returns the games that are removed with this one: itself, and those that share its rules. */
const withIt = (game: string): string[] =>
  gameIds.filter(id => {
    const folder = join(root, 'src/games', id)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
    return id === game || files.some(name => readFileSync(join(folder, name), 'utf8').includes(`../${game}/`))
  })

/** Copies the project without the folders of these games and their lines in the registry. */
function without(games: readonly string[]): string {
  const copy = folder()
  for (const name of HOUSE) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const registry = join(copy, 'src/games/registry.ts')
  let lines = readFileSync(registry, 'utf8').split('\n')
  for (const game of games) {
    for (const name of [`src/games/${game}`, `data/${game}`]) rmSync(join(copy, name), { recursive: true })
    const name = game.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    lines = lines
      .filter(line => !line.includes(`'./${game}/index.ts'`))
      .map(line =>
        line.startsWith('export const packages') ? line.replace(new RegExp(`\\b${name}\\b(, )?`), '') : line,
      )
  }
  writeFileSync(registry, lines.join('\n').replace(', ]', ']'))
  writeFileSync(
    join(copy, 'tsconfig.json'),
    readFileSync(join(copy, 'tsconfig.json'), 'utf8').replace(/"include": .*/, '"include": ["src"]'),
  )
  return copy
}

/** Returns the tests of a game, if any exist. */
const proofOf = (game: string): string[] =>
  [`conformance/${game}.test.ts`, `screen/${game}.test.ts`, `rules/${game}/`, `games/${game}/`]
    .map(name => `test/${name}`)
    .filter(name => existsSync(join(root, name)))

/** The time for all tests of four games on a busy machine. */
const TIME = LONG ? 3_600_000 : 600_000

// The long run tests each game, and other runs test one.
describe.each(LONG ? gameIds : gameIds.slice(-1))('the environment without %s', game => {
  const gone = withIt(game)
  const others = gameIds.filter(id => !gone.includes(id))

  it(
    'passes the type check, builds, and plays and tests the other games',
    async () => {
      const cwd = without(gone)
      // Other tests cover the remaining games in detail.
      const env = { ...process.env, LONG: '', CANTRIP_SAVES: join(cwd, 'saves'), HOME: cwd }
      const node = (...args: string[]) => run(process.execPath, args, { cwd, env, maxBuffer: 1e8 })
      await node('node_modules/@typescript/native/bin/tsc', '--noEmit')
      await node('build.mjs')
      await expect(node('dist/cantrip.cjs', 'rules', '--game', game)).rejects.toThrow(
        `There is no game called "${game}"; the games are`,
      )
      for (const other of others)
        expect((await node('dist/cantrip.cjs', 'rules', '--game', other)).stdout).toMatch(/\w/)
      const proof = LONG ? others.flatMap(proofOf) : [`test/conformance/${others[0]}.test.ts`]
      const { stdout } = await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', ...proof)
      expect(stdout).toMatch(/Tests .*\d+ passed/)
    },
    TIME,
  )
})
