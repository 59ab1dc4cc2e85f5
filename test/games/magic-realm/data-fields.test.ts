import { describe, expect, test } from 'vitest'
import { DATA_FILES } from '../../../src/games/magic-realm/rules/pieces/schema.ts'
import { Loader, unread } from '../broken-data.ts'

/** Fields that only people read: names, texts, and drawing positions. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'tiles.json': ['name', 'short', 'sides.normal.clearings.at', 'sides.enchanted.clearings.at'],
  'characters.json': ['name', 'stages.name'],
  'monsters.json': ['name'],
  'heads-and-clubs.json': ['name'],
  'natives.json': ['types.name', 'groups.name'],
  'weapons.json': ['name'],
  'armor.json': ['name'],
  'treasures.json': ['name'],
  'seasons.json': ['name', 'weather.clear.name', 'weather.showers.name', 'weather.storm.name', 'weather.special.name'],
  'spells.json': ['name', 'text'],
}

const loader = await Loader.of('test/games/magic-realm/data-probe.ts', 'data/magic-realm')

describe('every field of the pieces and tables of Magic Realm', () => {
  test.each(DATA_FILES.map(({ file, schema }) => [file, schema] as const))(
    '%s: changing it fails the schema or changes an answer of the rules, unless it is only text',
    (file, schema) => {
      expect(unread(loader, file, schema, TOLD[file], []).sort()).toEqual([...(TOLD[file] ?? [])].sort())
    },
    900_000,
  )

  test('except in the rulebook, is tested', () => {
    const known = DATA_FILES.map(({ file }) => file)
    expect(loader.names.filter(name => !known.includes(name))).toEqual(['rules.json'])
  })
})
