import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Files of messages as their text, as the bundle has them. */
const messagesAsText = {
  name: 'messages-as-text',
  transform: (text: string, path: string) =>
    path.endsWith('.ftl') ? { code: `export default ${JSON.stringify(text)}`, map: null } : null,
}

/** Tests that start the built program, most of them in a pseudo-terminal. */
const PROGRAM = ['test/e2e/**/*.test.ts', 'test/*/*e2e.test.ts']
/** Tests that touch the disk or a socket, or ask things of their process that a thread cannot do. */
const MACHINE = ['test/{cli,server,storage}/**/*.test.ts', 'test/screen/shared-table.test.ts']

const TESTS = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => join('test', name))

/** Whether a test takes an `amount`: it plays, kills or makes noise by chance, a little in every run and much in the long one. */
const takesAmount = (name: string): boolean =>
  name.startsWith(join('test', 'conformance')) || /from '[./]+\/amount\.ts'/.test(readFileSync(name, 'utf8'))

/** Tests that go through whole games, a made-up language, every field of the data or every colour, or build the program anew: a quarter of the time all take. */
const THOROUGH = /(?:^|[/-])(?:contrast|data-fields|pseudo|whole-games?|without-a-game)\.test\.tsx?$/
/** Further tests that take their time. */
const SLOW = /(?:^|[/-])(?:drawing|guide|hints|odd-names|random-play|wording)\.test\.tsx?$/

/** The tests that are not as they were committed. */
function changed(): readonly string[] {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n')
    return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return []
  }
}

/** What a quick run does without. */
const isLong = (name: string): boolean =>
  /^test\/(bots|lab)\//.test(name) || THOROUGH.test(name) || SLOW.test(name) || takesAmount(name)

/** Files that are named on the command line are run whatever they are. */
const isNamed = process.argv.slice(2).some(word => /^test\//.test(word))

/**
 * What a run leaves out: the usual one what is thorough, which has a run of its own; the long one all that has no more to do
 * in it; the quick one all that takes its time and has not been changed.
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
  // Each project reads this again, and is not told of the mode that was asked for: it finds it in the environment.
  if (asked === 'long') process.env.LONG = '1'
  const mode = process.env.LONG === '1' ? 'long' : asked
  const left = leftOut(mode)
  return {
    plugins: [messagesAsText],
    // Production, as the program runs: a development build of JSX has no place in a test that sets NODE_ENV so.
    oxc: { jsx: { development: false } },
    test: {
      // For what hangs; slow is whatever a busy machine makes slow.
      testTimeout: mode === 'long' ? 900_000 : 300_000,
      hookTimeout: 300_000,
      setupFiles: ['test/setup.ts'],
      reporters: ['default', ['json', { outputFile: `dist/test-report${mode === 'test' ? '' : `-${mode}`}.json` }]],
      env: { NODE_ENV: 'production', CANTRIP_TEST: '1', LONG: mode === 'long' ? '1' : '' },
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [...PROGRAM, ...MACHINE, ...left],
            // No file keeps anything for another, so what they import is loaded once a worker and not once a file.
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
