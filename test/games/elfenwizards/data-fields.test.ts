import { describe, expect, test } from 'vitest'
import { DATA_FILES } from '../../../src/games/elfenwizards/schema.ts'
import { Loader, unread } from '../broken-data.ts'

/** A guild is described by its name. */
const TOLD: Readonly<Record<string, readonly string[]>> = { 'guilds.json': ['id'] }

const loader = await Loader.of('test/games/elfenwizards/data-probe.ts', 'data/elfenwizards')

describe('every field of the board of Elfenwizards', () => {
  test.each(DATA_FILES.map(({ file, schema }) => [file, schema] as const))(
    '%s: changing it fails the schema or changes an answer of the rules, unless it is only text',
    (file, schema) => {
      expect(unread(loader, file, schema, TOLD[file])).toEqual(TOLD[file] ?? [])
    },
    120_000,
  )

  test('except in the rulebooks, is tested', () => {
    const known = DATA_FILES.map(({ file }) => file)
    expect(loader.names.filter(name => !known.includes(name)).sort()).toEqual(['rules.de.json', 'rules.json'])
  })
})
