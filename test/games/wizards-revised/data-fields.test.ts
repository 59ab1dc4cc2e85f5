import { describe, expect, test } from 'vitest'
import { DATA_FILES } from '../../../src/games/wizards-revised/schema.ts'
import { Loader, unread } from '../broken-data.ts'

/** Fields that only people read, in texts about an Order, a table or an animal. A rule reads every other field. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'orders.json': ['name', 'rule', 'text', 'ranks.title'],
  'spells.json': ['name', 'type', 'rule', 'text'],
  'encounter-tables.json': ['title', 'rule', 'rows.text'],
  'animals.json': ['name', 'text'],
  'calendar.json': ['attacks.rule', 'attacks.text'],
  'events.json': ['id', 'text'],
  'glossary.json': ['term', 'rule', 'text'],
}

const loader = await Loader.of('test/games/wizards-revised/data-probe.ts', 'data/wizards-revised')

describe('every field of the Orders and tables of Wizards revised', () => {
  test.each(DATA_FILES.map(({ file, schema }) => [file, schema] as const))(
    '%s: changing it fails the schema or changes an answer of the rules, unless it is only text',
    (file, schema) => {
      expect(unread(loader, file, schema, TOLD[file]).sort()).toEqual([...(TOLD[file] ?? [])].sort())
    },
    900_000,
  )

  test('except in the rulebook, is tested', () => {
    const known = DATA_FILES.map(({ file }) => file)
    expect(loader.names.filter(name => !known.includes(name))).toEqual(['rules.json'])
  })
})
