import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { bundleModule } from '../../bundle.mjs'
import type { DrawnScreen } from './substitutes-entry.ts'

/** Draws all screens with the drawing code bundled with or without our substitutes. */
async function screensWith(folder: string, substitutes: boolean): Promise<readonly DrawnScreen[]> {
  const outfile = join(folder, `screens-${substitutes}.mjs`)
  await bundleModule(resolve('test/terminal/substitutes-entry.ts'), outfile, { substitutes })
  const { screens } = await import(/* @vite-ignore */ pathToFileURL(outfile).href)
  return screens(resolve('.'))
}

it('our substitutes for modules of Ink and its packages draw the same screens, cell by cell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-test-'))
  try {
    const expected = await screensWith(folder, false)
    const actual = await screensWith(folder, true)
    expect(actual.length).toBeGreaterThan(200)
    for (const [i, screen] of expected.entries()) expect(actual[i]).toEqual(screen)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
