import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../goldens/svg')

/** Compares a picture with the golden file of this name, which a browser can show. `vitest -u` rewrites it. */
export async function expectPicture(svg: string, name: string): Promise<void> {
  await expect(svg).toMatchFileSnapshot(join(FOLDER, `${name}.svg`))
}
