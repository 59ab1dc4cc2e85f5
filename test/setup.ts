// In a setup file, this runs for every test file, even if imports are cached.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { removeFolders } from './folder.ts'

const before = process.env.TMPDIR
let own = ''

// Each test file gets its own temporary folder, so nothing stays behind. A short name, because sockets need short
// paths.
beforeAll(() => {
  own = mkdtempSync(join(tmpdir(), 'ct-'))
  // Some tests run the program as another user.
  chmodSync(own, 0o755)
  process.env.TMPDIR = own
})

afterEach(removeFolders)

afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(own, { recursive: true, force: true, maxRetries: 5 })
})
