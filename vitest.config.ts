import { defineConfig } from 'vitest/config'

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
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'dist/test-report.json' }]],
    env: { NODE_ENV: 'production', CANTRIP_TEST: '1' },
  },
})
