import { describe, expect, test } from 'vitest'
import { DATA_FILES } from '../../../src/games/wizards-quest/rules/pieces/schema.ts'
import { Loader, unread } from '../broken-data.ts'

/** Fields that only people read: names, signs, and drawing positions. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'marnon.json': [
    'canvas.columns',
    'canvas.rows',
    'regions[open].id',
    'regions[open].glyph',
    'regions[forest].id',
    'regions[forest].glyph',
    'regions[mountain].glyph',
    'territories.name',
    'territories.short',
    'territories.box',
    'castles.box',
    'river.course',
    'bridges.at',
    // It can be entered from either end.
    'tunnel',
  ],
  // Open ground adds nothing, so a range never mentions it.
  'tables.json': ['armies.id', 'armies.letter', 'defense.open'],
}

const loader = await Loader.of('test/games/wizards-quest/data-probe.ts', 'data/wizards-quest')

describe("every field of the island and the cards of Wizard's Quest", () => {
  test.each(DATA_FILES.map(({ file, schema }) => [file, schema] as const))(
    '%s: changing it fails the schema or changes an answer of the rules, unless it is only text',
    (file, schema) => {
      expect(unread(loader, file, schema, TOLD[file])).toEqual(TOLD[file] ?? [])
    },
    900_000,
  )

  test('except in the rulebooks, is tested', () => {
    const known = DATA_FILES.map(({ file }) => file)
    expect(loader.names.filter(name => !known.includes(name)).sort()).toEqual(['rules.de.json', 'rules.json'])
  })
})
