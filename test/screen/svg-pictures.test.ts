import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { picturesCommand, withScreen } from '../../src/lab/pictures.ts'
import { width } from '../../src/terminal/text.ts'
import { named, outside, readSvg } from './svg-reader.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const BLOCK = /<!-- screen: [^>]*-->\n```\n([^`]*)\n```\n<!-- \/screen -->/

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cantrip-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the pictures of the README', () => {
  it('exist, are well-formed, and need no external files', () => {
    const shown = [...README.matchAll(/!\[([^\]]+)\]\((docs\/pictures\/[\w-]+\.svg)\)/g)]
    expect(shown.map(([, , file]) => file)).toEqual([
      'docs/pictures/first-days.svg',
      'docs/pictures/table.svg',
      'docs/pictures/map.svg',
    ])
    for (const [, , file = ''] of shown) {
      const root = readSvg(readFileSync(join(ROOT, file), 'utf8'))
      expect(named(root, 'title')[0]?.text).toMatch(/Fortnight \d|the first days/)
      expect(outside(root)).toEqual([])
    }
  })

  it('show a screen of 80 columns and 24 rows as text', () => {
    const lines = BLOCK.exec(README)?.[1]?.split('\n') ?? []
    expect(lines).toHaveLength(24)
    expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(80)
  })

  it('are rebuilt by one command, with the same result each time', async () => {
    mkdirSync(join(folder, 'saves'))
    symlinkSync(join(ROOT, 'saves', 'examples'), join(folder, 'saves', 'examples'))
    writeFileSync(join(folder, 'README.md'), withScreen(README, ['old']))
    const made = async () => {
      expect(await picturesCommand([folder])).toBe(0)
      return ['README.md', 'docs/pictures/table.svg', 'docs/pictures/map.svg'].map(file =>
        readFileSync(join(folder, file), 'utf8'),
      )
    }
    const [readme = '', table = '', map = ''] = await made()
    expect(BLOCK.exec(readme)?.[1]).toMatch(/Cyd/)
    expect(readme.replace(BLOCK, '')).toBe(README.replace(BLOCK, ''))
    for (const svg of [table, map]) expect(outside(readSvg(svg))).toEqual([])
    expect(await made()).toEqual([readme, table, map])
  })

  it('are not added to a README without a place for them', () => {
    expect(() => withScreen('# cantrip\n', ['x'])).toThrow('<!-- /screen -->')
  })
})
