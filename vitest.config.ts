import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Production, as the program runs: a development build of JSX has no place in a test that sets NODE_ENV so.
  oxc: { jsx: { development: false } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'dist/test-report.json' }]],
    env: { NODE_ENV: 'production', CANTRIP_TEST: '1' },
  },
})
