import { defineConfig } from 'vitest/config'
import everyRun from '../vitest.config.ts'

/** Runs only the tests that `test/mutants.mjs` selects for a mutant. */
export default defineConfig(env => {
  const { plugins, oxc, test } = typeof everyRun === 'function' ? everyRun(env) : everyRun
  const include = (process.env.MUTANTS_TESTS ?? '')
    .split(' ')
    .map(name => (/\.tsx?$/.test(name) ? name : `${name}/**/*.test.{ts,tsx}`))
  return {
    plugins,
    oxc,
    test: {
      ...test,
      ...{ projects: undefined, include, isolate: false, pool: 'threads', reporters: [] },
      setupFiles: [...(test?.setupFiles ?? []), 'test/mutants-setup.ts', 'test/deleted-setup.ts'],
    },
  }
})
