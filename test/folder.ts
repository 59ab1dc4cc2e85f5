import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** Creates an empty folder, removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cantrip-test-'))
  made.push(path)
  return path
}

/** Removes all folders created since the last call. */
export function removeFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}
