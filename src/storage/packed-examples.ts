import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getAsset } from 'node:sea'
import { makeFolder } from './make-folder.ts'
import { cacheFolder } from './user-cache.ts'

/**
 * Returns the folder with the single executable's examples. Unpacks them into the user's cache if they aren't there
 * yet. Returns null if there is nowhere to put them.
 */
export function unpackedExamples(): string | null {
  const cache = cacheFolder(process.env, process.platform)
  if (cache === null) return null
  const text = getAsset('examples', 'utf8')
  const name = `examples-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  const folder = join(cache, 'cantrip', name)
  if (existsSync(folder)) return folder
  try {
    makeFolder(dirname(folder), 0o700)
    const fresh = mkdtempSync(`${folder}-`)
    const examples: Readonly<Record<string, string>> = JSON.parse(text)
    for (const [file, moves] of Object.entries(examples)) writeFileSync(join(fresh, file), moves)
    renameSync(fresh, folder)
  } catch {
    // Another process may have unpacked them first.
    if (!existsSync(folder)) return null
  }
  return folder
}
