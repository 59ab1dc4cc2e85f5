import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that start the built program, most of them in a pseudo-terminal: each file has a process of its own. */
const PROGRAM = ['test/e2e/**/*.test.ts', 'test/*/*e2e.test.ts']
/** Tests that touch the disk or a socket, or ask things of their process that a thread cannot do. */
const MACHINE = ['test/{cli,server,storage}/**/*.test.ts', 'test/screen/shared-table.test.ts']

/** The tests that do no more in the long run (LONG=1) than in any other, because they take no `amount`. */
const SHORT = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map(name => join('test', name))
  .filter(name => /\.test\.tsx?$/.test(name) && !/from '[./]+\/amount\.ts'/.test(readFileSync(name, 'utf8')))

const isLong = process.env.LONG === '1'
const left = isLong ? SHORT : []
const report = isLong ? 'dist/test-report-long.json' : 'dist/test-report.json'

/** Files of messages as their text, as the bundle has them. */
const messagesAsText = {
  name: 'messages-as-text',
  transform: (text: string, path: string) =>
    path.endsWith('.ftl') ? { code: `export default ${JSON.stringify(text)}`, map: null } : null,
}

export default defineConfig({
  plugins: [messagesAsText],
  // Production, as the program runs: a development build of JSX has no place in a test that sets NODE_ENV so.
  oxc: { jsx: { development: false } },
  test: {
    testTimeout: isLong ? 600_000 : 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: report }]],
    env: { NODE_ENV: 'production', CANTRIP_TEST: '1' },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...PROGRAM, ...MACHINE, ...left],
          // They keep nothing between them, so that what they import is loaded once a worker and not once a file.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'machine', include: MACHINE, exclude: left, pool: 'forks', isolate: false } },
      { extends: true, test: { name: 'program', include: PROGRAM, exclude: left, pool: 'forks' } },
    ],
  },
})
