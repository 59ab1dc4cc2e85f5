import { describe, expect, test } from 'vitest'
import { DATA_FILES } from '../../../src/games/wizards/schema.ts'
import { Loader, unread } from '../broken-data.ts'

/** Fields that only people read, in texts about a card, a table or a place. A rule reads every other field. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'tasks.json': ['title', 'text', 'stages.takes.name', 'stages.gives'],
  'events.json': ['title', 'text'],
  'wizard-cards.json': ['high-wizard', 'phantasm', 'trap'].flatMap(kind => [`[${kind}].name`, `[${kind}].text`]),
  'orders.json': ['name', 'rule', 'text', 'ranks.title'],
  'spells.json': ['name', 'type', 'text'],
  'encounter-tables.json': ['title', 'rule', 'rows.text'],
  'animals.json': ['name', 'text'],
  'calendar.json': ['attacks.text'],
  'territories.json': ['text', 'places.*'],
  'glossary.json': ['term', 'rule', 'text'],
  'guide.json': [
    ...['title', 'end', ...['title', 'rule', 'say', 'do', 'otherwise'].map(field => `steps.${field}`)].map(
      field => `lessons.${field}`,
    ),
    'asides.say',
    'asides.rule',
  ],
  'tiles.json': [
    'title',
    'version',
    'convention.hexes',
    'convention.numbering',
    'convention.rotation',
    ...['common', 'elven', 'magic'].flatMap(kind =>
      ['name', 'places.*', 'question', ...(kind === 'magic' ? [] : ['notes.*'])].map(
        field => `tiles[${kind}].${field}`,
      ),
    ),
  ],
}

const loader = await Loader.of('test/games/wizards/data-probe.ts', 'data/wizards')

describe('every field of the cards and tables of Wizards', () => {
  test.each(DATA_FILES.map(({ file, schema }) => [file, schema] as const))(
    '%s: changing it fails the schema or changes an answer of the rules, unless it is only text',
    (file, schema) => {
      expect(unread(loader, file, schema, TOLD[file]).sort()).toEqual([...(TOLD[file] ?? [])].sort())
    },
  )

  test('except in the rulebook, is tested', () => {
    const known = DATA_FILES.map(({ file }) => file)
    expect(loader.names.filter(name => !known.includes(name))).toEqual(['rules.json'])
  })
})
