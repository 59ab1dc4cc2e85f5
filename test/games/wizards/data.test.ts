import { readFileSync } from 'node:fs'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { proceduresOf } from '../../../src/games/wizards/rules/effects/procedures.ts'
import {
  HIGH_HOLLOW,
  STAR_CREST,
  TERRITORIES,
  territory,
  tileOf,
} from '../../../src/games/wizards/rules/islands/territories.ts'
import { BOOK_1982, type BookId, bookOf } from '../../../src/games/wizards/rules/state/book.ts'
import {
  attackIn,
  ENCOUNTER_TABLES,
  EVENTS,
  eventCard,
  HOME_OF,
  type Part,
  TASKS,
  taskCard,
  WIZARD_CARDS,
} from '../../../src/games/wizards/rules/state/cards.ts'
import { POINT_KINDS, type WizardsTable } from '../../../src/games/wizards/rules/state/components.ts'
import { DATA_FILES, effectSchema, placeSchema, taskSchema } from '../../../src/games/wizards/schema.ts'
import { LORE } from '../../../src/games/wizards/words/describe.ts'
import { GLOSSARY } from '../../../src/games/wizards/words/glossary.ts'
import { GLOSSARY as REVISED_WORDS } from '../../../src/games/wizards-revised/words/glossary.ts'

const terrainOf = (space: string) => {
  const tile = tileOf(space)!
  return territory(tile).terrain[space.slice(tile.length + 1)]
}
const allParts: readonly Part[] = TASKS.flatMap(task => task.stages.flat())

describe('the files', () => {
  for (const { file, schema, holds } of DATA_FILES)
    test(`${file} matches its schema`, () => {
      const result = safeParse(schema, holds)
      expect(result.issues?.map(issue => `${issue.path?.map(step => step.key).join('.')}: ${issue.message}`)).toBe(
        undefined,
      )
    })

  test('a schema refuses an unknown field, an unknown place and a space outside the tiles', () => {
    const good = { id: 1, title: 'A', text: 'B.', gain: { knowledge: 5, perception: 0, power: 0 } }
    const stages = [[{ do: 'Go', at: { kind: 'mentor' } }]]
    expect(safeParse(taskSchema, { ...good, stages }).success).toBe(true)
    expect(safeParse(taskSchema, { ...good, stages, color: 'red' }).success).toBe(false)
    expect(safeParse(placeSchema, { kind: 'nowhere' }).success).toBe(false)
    expect(safeParse(placeSchema, { kind: 'space', space: 'torwall.b7' }).success).toBe(false)
    expect(safeParse(placeSchema, { kind: 'space', space: 'torwall.b6' }).success).toBe(true)
    expect(safeParse(placeSchema, { kind: 'random-in', tile: 'narnia' }).success).toBe(false)
    expect(safeParse(effectSchema, { verb: 'swift', terrain: [], days: 7 }).success).toBe(false)
  })

  test('a schema refuses a part that returns to one not yet done', () => {
    const task = (part: number) => ({
      id: 1,
      title: 'A',
      text: 'B.',
      gain: { knowledge: 5, perception: 0, power: 0 },
      stages: [[{ do: 'Go', at: { kind: 'here' } }], [{ do: 'Come', at: { kind: 'same', as: { stage: 0, part } } }]],
    })
    expect(safeParse(taskSchema, task(0)).success).toBe(true)
    expect(safeParse(taskSchema, task(1)).success).toBe(false)
  })

  test('asking for a missing card is an error that names it', () => {
    expect(() => taskCard(99)).toThrow('there is no Task card "99"')
    expect(() => eventCard(0)).toThrow('there is no Event card "0"')
    expect(() => BOOK_1982.rank('druids', 5)).toThrow('the Order of Druids has no Rank 5')
    expect(() => attackIn({ attacks: [] }, 3)).toThrow('the Calendar has no attack for Fortnight 3')
  })

  test('asking for a missing book is an error that names it', () => {
    // A save may name a game that this library lacks.
    const state = { book: 'third' as BookId }
    expect(() => bookOf(state)).toThrow('the rulebook "third" has not been loaded')
    expect(() => proceduresOf({ state } as unknown as WizardsTable)).toThrow('no game with the rulebook "third"')
  })

  test('no two cards of a kind share a title, and no Task has the same label twice', () => {
    for (const list of [TASKS, EVENTS]) expect(new Set(list.map(card => card.title)).size).toBe(list.length)
    for (const task of TASKS) {
      const labels = task.stages.flat().map(part => part.do)
      expect(new Set(labels).size, `Task ${task.id}`).toBe(labels.length)
    }
  })
})

describe('the Task cards', () => {
  test('are numbered 1 to 98, each once', () => {
    expect(TASKS.map(task => task.id)).toEqual(Array.from({ length: 98 }, (_, i) => i + 1))
  })

  test('give 500 points of each type in all', () => {
    const sum = (type: (typeof POINT_KINDS)[number]) => TASKS.reduce((total, task) => total + task.gain[type], 0)
    expect(POINT_KINDS.map(sum)).toEqual([500, 500, 500])
  })

  test("give 15 points most often, and 30 only for the Dragon's Egg", () => {
    const tally = new Map<number, number>()
    for (const { gain } of TASKS) {
      const worth = gain.knowledge + gain.perception + gain.power
      tally.set(worth, (tally.get(worth) ?? 0) + 1)
    }
    expect(Object.fromEntries(tally)).toEqual({ 10: 27, 15: 52, 20: 6, 25: 12, 30: 1 })
    expect(taskCard(54).gain).toEqual({ knowledge: 10, perception: 10, power: 10 })
  })

  test('have titles of two to five words and texts short enough for a card', () => {
    for (const { id, title, text } of TASKS) {
      expect(title.split(' ').length, `Task ${id}`).toBeGreaterThanOrEqual(2)
      expect(title.split(' ').length, `Task ${id}`).toBeLessThanOrEqual(5)
      expect(text.length, `Task ${id}`).toBeLessThanOrEqual(200)
      expect(text, `Task ${id}`).toMatch(/\.$/)
    }
    for (const part of allParts) expect(part.do.length, part.do).toBeLessThanOrEqual(36)
  })

  test('give Magical Objects in 61 parts, and in one more the Royal Lance, which has no asterisk', () => {
    const taken = allParts.flatMap(part => (part.takes ? [part.takes] : []))
    expect(taken.filter(it => it.stealable).length).toBe(61)
    expect(taken.filter(it => !it.stealable)).toEqual([{ name: 'Royal Lance', stealable: false }])
  })

  test('give the player what they take, except the sword that stays with Sir Trell', () => {
    const kept = TASKS.filter(
      ({ stages }) => stages.flat().some(part => part.takes) && !stages.flat().some(part => part.gives),
    )
    expect(kept.map(task => task.id)).toEqual([29])
  })
})

describe('the spaces named by cards', () => {
  /** The terrain that its cards require of each named space, with its name in their texts. */
  const meant: Record<string, readonly [terrain: string, name: string]> = {
    'torwall.center': ['town', 'Torwall'],
    'woodswall.a1': ['town', 'Woodswall North Harbor'],
    'woodswall.b3': ['town', 'Woodswall South Harbor'],
    'longrift.b1': ['town', 'Longrift Town'],
    'crescent-ridge.a4': ['town', 'Ridgemouth'],
    'crescent-ridge.c2': ['town', 'Ridgehold'],
    'meadowfarm.a2': ['town', 'Meadowfarm East Market'],
    'meadowfarm.b5': ['town', 'Meadowfarm West Market'],
    'hillshire.c6': ['town', 'Hillshire'],
    'glendale.c3': ['dwelling', 'Glendale'],
    'meadowshire.b2': ['dwelling', 'Meadowshire'],
    'edgewood.a1': ['dwelling', 'Edgewood'],
    'green-grove.a4': ['dwelling', 'Green Grove Dwelling'],
    'timberlane.b5': ['dwelling', 'Timberlane Dwelling'],
    'woodland.center': ['dwelling', 'Woodland Dwelling'],
    'longrift.center': ['abbey', 'Shrineheart Abbey'],
    'green-grove.center': ['star-crest', 'Star Crest'],
    'meligars-tower.a5': ['high-hollow', 'High Hollow'],
    'dragons-lair.center': ['lair', "Dragon's Lair"],
    'woodland.b3': ['woods', 'Woodland B3'],
    'woodland.b4': ['woods', 'Woodland B4'],
    'hillshire.c2': ['woods', 'Hillshire C2'],
    'meadowshire.a1': ['woods', 'Meadowshire A1'],
    'woodswall.a4': ['woods', 'Woodswall A4'],
  }

  test('are exactly these, with the terrain that the text implies', () => {
    const named = new Set(allParts.flatMap(part => (part.at.kind === 'space' ? [part.at.space] : [])))
    expect([...named].sort()).toEqual(Object.keys(meant).sort())
    for (const [space, [terrain]] of Object.entries(meant)) expect(terrainOf(space), space).toBe(terrain)
  })

  test('appear in the text of each card that leads there', () => {
    for (const { id, text, stages } of TASKS)
      for (const { at } of stages.flat())
        if (at.kind === 'space') expect(text, `Task ${id}`).toContain(meant[at.space]?.[1])
  })

  test('leave enough choice whenever a card offers one', () => {
    for (const { id, stages } of TASKS)
      for (const { at } of stages.flat()) {
        if (at.kind !== 'any' && at.kind !== 'every' && at.kind !== 'every-in-random') continue
        const lands = TERRITORIES.filter(t => !at.of || at.of.includes(t.kind))
        const fitting = lands.flatMap(t =>
          Object.values(t.terrain).filter(it => !at.terrain || at.terrain.includes(it)),
        )
        const wanted = at.kind === 'any' ? (at.count ?? 1) : 1
        expect(fitting.length, `Task ${id}`).toBeGreaterThanOrEqual(wanted)
      }
  })

  test('leave Plains on each Elven Territory that Task 44 can choose', () => {
    for (const { id, kind, terrain } of TERRITORIES)
      if (kind === 'elven' && id !== 'woodland') expect(Object.values(terrain), id).toContain('plains')
  })

  test('are the destinations of Events and Wizard card Traps', () => {
    expect(terrainOf(STAR_CREST)).toBe('star-crest')
    expect(terrainOf(HIGH_HOLLOW)).toBe('high-hollow')
    const to = WIZARD_CARDS.flatMap(card => (card.kind === 'trap' ? [terrainOf(card.to)] : []))
    expect(to).toEqual(['lair', 'star-crest', 'cottage', 'abbey'])
  })

  test('are the Centers where players meet Ruktal, Hamdrel and the Master Sorcerers', () => {
    expect(Object.fromEntries(Object.entries(HOME_OF).map(([who, space]) => [who, terrainOf(space)]))).toEqual({
      ruktal: 'ruktal',
      hamdrel: 'cottage',
      megmoran: 'tower',
      meligar: 'tower',
      melekok: 'tower',
    })
    expect(HOME_OF.meligar).toBe('meligars-tower.center')
  })

  test('leave a Town and a Dwelling for each card that needs one', () => {
    const count = (terrain: string, kind: string) =>
      TERRITORIES.filter(t => t.kind === kind).flatMap(t => Object.values(t.terrain).filter(it => it === terrain))
        .length
    expect([count('town', 'common'), count('dwelling', 'elven'), count('stone', 'magic')]).toEqual([9, 6, 6])
  })
})

describe('the descriptions', () => {
  test('cover each Territory and each named place, except towers and Stones, which belong to their lands', () => {
    expect(LORE.map(it => it.id)).toEqual(TERRITORIES.map(it => it.id))
    for (const { id, places, terrain } of TERRITORIES)
      for (const code of Object.keys(places).filter(code => !['tower', 'stone'].includes(terrain[code]!)))
        expect(LORE.find(lore => lore.id === id)?.places[`${id}.${code}`], `${id}.${code}`).toBeTruthy()
    for (const { id, places } of LORE) for (const space of Object.keys(places)) expect(tileOf(space)).toBe(id)
  })

  test('cover the terms of the game, each once and in order', () => {
    for (const glossary of [GLOSSARY, REVISED_WORDS]) {
      const terms = glossary.map(it => it.term)
      expect(new Set(terms).size).toBe(terms.length)
      expect([...terms].sort()).toEqual(terms)
    }
  })

  test('always spell High Wizard, Town and Dwelling in the same way', () => {
    const words = JSON.stringify([TASKS, EVENTS, LORE, WIZARD_CARDS, ENCOUNTER_TABLES, GLOSSARY])
    expect(words).not.toMatch(/Rükt|Ruktaa|Rukta[^l]|Timber Lane|Iskatar|Hispa[^n]|RANDON/)
  })
})

describe('the README of the folder', () => {
  const readme = readFileSync(new URL('../../../data/wizards/README.md', import.meta.url), 'utf8')
  const told = (word: string) => readme.includes(`| \`${word}\` |`)

  test('explains every kind of place, every verb and every file', () => {
    const kinds = new Set(allParts.map(part => part.at.kind))
    const verbs = new Set(EVENTS.flatMap(event => event.does.map(effect => effect.verb)))
    expect([...kinds, ...verbs].filter(word => !told(word))).toEqual([])
    expect(DATA_FILES.map(it => it.file).filter(file => !told(file))).toEqual([])
  })

  test('shows real cards', () => {
    const shown = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(match => JSON.parse(match[1]!))
    expect(shown).toEqual([taskCard(24), eventCard(44)])
  })
})
