import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A new empty folder for each test that asks, gone when the test is. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cantrip-test-'))
  made.push(path)
  return path
}

/** Removes all that have been made since the last time. */
export function removeFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}
