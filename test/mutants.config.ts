import { defineConfig } from 'vitest/config'
import everyRun from '../vitest.config.ts'

/** The tests that a run of mutants plays, and nothing else: `test/mutants.mjs` says which. */
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
      setupFiles: [...(test?.setupFiles ?? []), 'test/mutants-setup.ts'],
    },
  }
})
