import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../goldens/screen')

/** Compares lines with the golden file of this name, a plain text file. `vitest -u` rewrites it. */
export async function expectGolden(lines: readonly string[], name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const text = `${lines.map(line => line.trimEnd()).join('\n')}\n`
  await expect(text).toMatchFileSnapshot(join(FOLDER, `${name}.txt`))
}
