#!/usr/bin/env node
import { existsSync } from 'node:fs'

// React reads it as it loads; without it every key would leak memory.
process.env.NODE_ENV ??= 'production'

const program = new URL('../dist/cantrip.js', import.meta.url)
if (existsSync(program)) {
  await import(program.href)
} else {
  console.error('cantrip is not built yet: run npm install (or npm run build) first')
  process.exitCode = 1
}
