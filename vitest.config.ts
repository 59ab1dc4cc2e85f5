import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { SUBSTITUTES } from './bundle.mjs'

/** Imports message files as text, as the bundle does. */
const messagesAsText = {
  name: 'messages-as-text',
  transform: (text: string, path: string) =>
    path.endsWith('.ftl') ? { code: `export default ${JSON.stringify(text)}`, map: null } : null,
}

/** Uses the same output and layout modules as the bundle. */
const substitutes = {
  name: 'substitutes',
  enforce: 'pre' as const,
  resolveId(name: string, importer: string | undefined) {
    if (!/ink[\\/]build[\\/]/.test(importer ?? '')) return null
    if (name === './output.js') return resolve(SUBSTITUTES.output)
    return name === 'yoga-layout' ? resolve(SUBSTITUTES['yoga-layout']) : null
  },
  // Ink's source maps point to files that it doesn't ship, which would cause a warning for each module.
  load: (path: string) =>
    /ink[\\/]build[\\/].*\.js$/.test(path)
      ? readFileSync(path, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '')
      : null,
}

/** Tests that start the built program, most of them in a pseudo-terminal. */
const PROGRAM = ['test/e2e/**/*.test.ts', 'test/*/*e2e.test.ts']
/** Tests that use the disk, a socket or process functions that a thread lacks. */
const MACHINE = ['test/{cli,server,storage}/**/*.test.ts', 'test/screen/shared-table.test.ts']

const TESTS = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => join('test', name))

/**
 * Returns true if a test takes an `amount`. Its random play, kills or noise are short in normal runs and full-length in
 * the long run.
 */
const takesAmount = (name: string): boolean =>
  name.startsWith(join('test', 'conformance')) || /from '[./]+\/amount\.ts'/.test(readFileSync(name, 'utf8'))

/**
 * Thorough tests: those of whole games, a pseudo-language, every data field or every color, and those that bundle the
 * program. They take a quarter of the total time.
 */
const THOROUGH = /(?:^|[/-])(?:contrast|data-fields|pseudo|substitutes|whole-games?|without-a-game)\.test\.tsx?$/
const SLOW = /(?:^|[/-])(?:drawing|guide|hints|odd-names|random-play|wording)\.test\.tsx?$/

function changed(): readonly string[] {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n')
    return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return []
  }
}

/** Returns true for tests that a quick run skips. */
const isLong = (name: string): boolean =>
  /^test\/(bots|lab)\//.test(name) || THOROUGH.test(name) || SLOW.test(name) || takesAmount(name)

/** Test files named on the command line always run. */
const isNamed = process.argv.slice(2).some(word => /^test\//.test(word))

/**
 * Returns the tests that a run skips. The default run skips thorough tests, which have their own run. The long run
 * skips tests that wouldn't do more in it. The quick run skips slow tests that haven't changed.
 */
function leftOut(mode: string): string[] {
  switch (mode) {
    case 'thorough':
      return TESTS.filter(name => !THOROUGH.test(name))
    case 'long':
      return TESTS.filter(name => !takesAmount(name))
    case 'quick': {
      const now = changed()
      return TESTS.filter(name => !now.includes(name) && isLong(name))
    }
    default:
      return isNamed ? [] : TESTS.filter(name => THOROUGH.test(name))
  }
}

export default defineConfig(({ mode: asked }) => {
  // Each project reads this file again without its mode, so pass it in the environment.
  if (asked === 'long') process.env.LONG = '1'
  const mode = process.env.LONG === '1' ? 'long' : asked
  const left = leftOut(mode)
  return {
    plugins: [messagesAsText, substitutes],
    // Use production JSX, as the program does. Development JSX doesn't work in tests that set NODE_ENV to production.
    oxc: { jsx: { development: false } },
    test: {
      // Only meant to catch hangs, because any test can be slow on a busy machine.
      testTimeout: mode === 'long' ? 900_000 : 300_000,
      hookTimeout: 300_000,
      setupFiles: ['test/setup.ts'],
      reporters: ['default', ['json', { outputFile: `dist/test-report${mode === 'test' ? '' : `-${mode}`}.json` }]],
      env: { NODE_ENV: 'production', CANTRIP_TEST: '1', LONG: mode === 'long' ? '1' : '' },
      maxWorkers: '100%',
      server: { deps: { inline: ['ink'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [...PROGRAM, ...MACHINE, ...left],
            // Test files share no state, so load their imports once per worker instead of once per file.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'machine', include: MACHINE, exclude: left, pool: 'forks', isolate: false },
        },
        { extends: true, test: { name: 'program', include: PROGRAM, exclude: left, pool: 'forks', isolate: false } },
      ],
    },
  }
})
