import * as v from 'valibot'
import { literal as is, optional as maybe, picklist as oneOf, strictObject as strict } from 'valibot'
import tilesFile from '../../../data/wizards/tiles.json' with { type: 'json' }
import { covers } from '../../parts/tables/index.ts'
import type { DataFile } from '../package.ts'
import { LESSON_FILE } from './guide.ts'
import { guideSchema } from './guide-schema.ts'
import { CODES, TERRAINS, TERRITORIES } from './rules/islands/territories.ts'
import {
  ANIMALS,
  type AnimalEntry,
  CALENDAR,
  type Calendar,
  ENCOUNTER_TABLES,
  type EncounterTable,
  EVENTS,
  type EventCard,
  type EventEffect,
  type KnownSpell,
  MAGICAL_ORDERS,
  type Order,
  OUTCOMES_OF,
  type Part,
  type PartRef,
  type Place,
  RESCUE,
  type Rescue,
  SPELLS,
  type Spell,
  TASKS,
  type TableId,
  type TaskCard,
  WIZARD_CARDS,
  type WizardCard,
} from './rules/state/cards.ts'
import { HIGH_WIZARDS } from './rules/state/components.ts'
import { tilesSchema } from './tiles-schema.ts'
import { LORE, type Lore } from './words/describe.ts'
import { GLOSSARY } from './words/glossary.ts'

/** A schema for a file's contents. The annotation makes the compiler check that validated contents have type T. */
type SchemaOf<T> = v.GenericSchema<unknown, T>

const tiles = TERRITORIES.map(t => t.id)
const spaces = new Set(tiles.flatMap(tile => CODES.map(code => `${tile}.${code}`)))

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const rule = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a rule number, such as "7.304"'))
const face = oneOf([1, 2, 3, 4, 5, 6])
const tile = v.pipe(
  v.string(),
  v.check(id => tiles.includes(id), 'no Territory has this id'),
)
const space = v.pipe(
  v.string(),
  v.check(id => spaces.has(id), 'no Territory has this space'),
)
const kind = oneOf(['common', 'elven', 'magic'])
const some = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.nonEmpty())
const terrain = some(oneOf(TERRAINS))
const coast = oneOf(['coastal', 'inland'])
const points = { knowledge: whole, perception: whole, power: whole }
const partRef: SchemaOf<PartRef> = strict({ stage: whole, part: whole })
const highWizard = oneOf(HIGH_WIZARDS)

const spacePlace = strict({ kind: is('space'), space })
const personPlace = strict({ kind: is('person'), who: oneOf(['ruktal', 'hamdrel', 'megmoran', 'meligar', 'melekok']) })
const wizardPlace = strict({ kind: is('wizard'), who: maybe(some(highWizard)), unlike: maybe(partRef) })
const filter = { terrain: maybe(terrain), of: maybe(some(kind)), coast: maybe(coast) }

/** The kinds of places where a part of a Task can be done. */
export const placeSchema: SchemaOf<Place> = v.variant('kind', [
  spacePlace,
  strict({ kind: is('random'), of: some(kind), not: maybe(some(tile)), count: maybe(positive) }),
  strict({ kind: is('random-in'), tile, count: maybe(positive) }),
  strict({ kind: is('random-elsewhere'), of: some(kind), unlike: partRef }),
  strict({ kind: is('any'), ...filter, count: maybe(positive) }),
  strict({ kind: is('every'), ...filter }),
  strict({ kind: is('every-in-random'), terrain, of: some(kind), not: v.array(tile) }),
  strict({ kind: is('every-woods'), of: some(kind) }),
  strict({ kind: is('sea'), from: oneOf([0, 2, 3, 4]) }),
  strict({ kind: is('farthest-sea') }),
  strict({ kind: is('lake') }),
  strict({ kind: is('farthest'), terrain, from: space }),
  strict({ kind: is('here') }),
  strict({ kind: is('same'), as: partRef }),
  strict({ kind: is('dwelling-of'), part: partRef }),
  personPlace,
  strict({ kind: is('any-master') }),
  strict({ kind: is('mentor') }),
  wizardPlace,
])

const partSchema: SchemaOf<Part> = strict({
  do: text,
  at: placeSchema,
  takes: maybe(strict({ name: text, stealable: v.boolean() })),
  gives: maybe(text),
  stay: maybe(is(1)),
  // biome-ignore lint/suspicious/noThenProperty: the data file's property name; nobody awaits a schema
  then: maybe(strict({ transport: partRef })),
})

/** Returns the other part that a place refers to, or undefined if there is none. */
function referenceIn(place: Place): PartRef | undefined {
  switch (place.kind) {
    case 'random-elsewhere':
    case 'wizard':
      return place.unlike
    case 'same':
      return place.as
    case 'dwelling-of':
      return place.part
    default:
      return undefined
  }
}

/** Returns true if parts refer back only to parts of earlier stages, and transport only to parts of later stages. */
function hasValidReferences({ stages }: TaskCard): boolean {
  return stages.every((parts, stage) =>
    parts.every(part => {
      const back = referenceIn(part.at)
      const on = part.then?.transport
      return (
        (!back || (back.stage < stage && stages[back.stage]?.[back.part] !== undefined)) &&
        (!on || (on.stage > stage && stages[on.stage]?.[on.part] !== undefined))
      )
    }),
  )
}

const taskWithReferences = v.pipe(
  strict({ id: positive, title: text, text, gain: strict(points), stages: some(some(partSchema)) }),
  v.check(
    task => hasValidReferences(task),
    'a part refers to one that is not in an earlier stage, or transports to one that is not in a later stage',
  ),
)

export const taskSchema: SchemaOf<TaskCard> = taskWithReferences

/** The kinds of effects that an Event can have. */
export const effectSchema: SchemaOf<EventEffect> = v.variant('verb', [
  strict({
    verb: is('points'),
    of: oneOf(['knowledge', 'perception', 'power', 'any']),
    amount: v.union([positive, is('double-die')]),
  }),
  strict({ verb: is('extra-turns'), turns: v.union([positive, is('die')]) }),
  strict({ verb: is('complete-tasks'), count: positive }),
  strict({
    verb: is('transport'),
    to: v.variant('kind', [spacePlace, strict({ kind: is('any'), of: maybe(some(kind)), except: v.array(space) })]),
  }),
  strict({ verb: is('wander'), mover: oneOf(['left', 'right']), spaces: positive }),
  strict({ verb: is('lose-turns'), turns: v.union([positive, oneOf(['die', 'fortnight'])]) }),
  strict({ verb: is('foresee') }),
  strict({ verb: is('star-crest-pass'), when: oneOf(['any', 'instead-of-roll']) }),
  strict({ verb: is('winged-horse'), turns: positive }),
  strict({ verb: is('ward'), days: positive }),
  strict({ verb: is('lamps') }),
  strict({ verb: is('summons'), to: some(v.variant('kind', [spacePlace, personPlace])) }),
  strict({ verb: is('town-favor'), days: positive, least: face }),
  strict({
    verb: is('roll-change'),
    how: oneOf(['add', 'times']),
    by: v.pipe(v.number(), v.integer()),
    days: positive,
    landOnly: maybe(is(true)),
  }),
  strict({ verb: is('swift'), terrain, days: positive }),
  strict({ verb: is('as-boat'), terrain: maybe(terrain), not: maybe(some(tile)), days: positive }),
  strict({ verb: is('fly-anywhere'), days: positive, except: v.array(space) }),
])

const eventSchema: SchemaOf<EventCard> = strict({
  id: positive,
  type: oneOf(['immediate', 'extended', 'movement', 'trap']),
  title: text,
  text,
  does: some(effectSchema),
})

const wizardCardSchema: SchemaOf<WizardCard> = v.variant('kind', [
  strict({ kind: is('high-wizard'), id: highWizard, rank: v.pipe(positive, v.maxValue(7)), name: text, text }),
  strict({ kind: is('phantasm'), id: text, name: text, text }),
  strict({ kind: is('trap'), id: text, name: text, text, to: space }),
])

const knownSpellSchema: SchemaOf<KnownSpell> = v.variant('spell', [
  strict({ spell: is('boat-summoning'), range: v.union([positive, is('unlimited')]) }),
  strict({ spell: is('swiftness'), terrain }),
  strict({
    spell: is('transporting'),
    ways: some(
      strict({
        from: oneOf(['anywhere', 'stone']),
        to: oneOf(['random', 'random-in-any-territory', 'random-stone']),
        extraTurn: maybe(is(true)),
      }),
    ),
  }),
  strict({ spell: is('animal-summoning') }),
  strict({ spell: is('demon-dispelling') }),
  strict({ spell: is('dragon-taming') }),
  strict({ spell: is('escaping'), of: some(oneOf(['traps', 'transporting'])) }),
  strict({ spell: is('telepathy'), for: oneOf(['advancement', 'gems']) }),
  strict({ spell: is('gem-summoning') }),
  strict({ spell: is('perception') }),
])

const orderSchema: SchemaOf<Order> = strict({
  id: oneOf(['wizards', 'sorcerers', 'druids']),
  name: text,
  rule,
  mentor: v.variant('kind', [wizardPlace, strict({ kind: is('any-master') }), personPlace]),
  text,
  ranks: v.pipe(
    v.array(strict({ rank: positive, title: text, ...points, spells: v.array(knownSpellSchema) })),
    v.length(4),
    v.check(ranks => ranks.every((it, i) => it.rank === i + 1), 'the Ranks must be in order, 1 to 4'),
  ),
})

export const spellSchema: SchemaOf<Spell> = strict({
  id: oneOf([
    'boat-summoning',
    'swiftness',
    'transporting',
    'animal-summoning',
    'demon-dispelling',
    'dragon-taming',
    'escaping',
    'telepathy',
    'gem-summoning',
    'perception',
  ]),
  name: text,
  type: oneOf(['A', 'B', 'C']),
  rule,
  succeedsOn: v.array(face),
  whenDazed: maybe(some(face)),
  revealsOn: maybe(some(face)),
  text,
})

/**
 * A table of chapter 7 or 8. Its rows must cover each face exactly once and have the outcomes that the rules expect.
 */
const encounterTableSchema: SchemaOf<EncounterTable> = v.pipe(
  strict({
    id: oneOf(Object.keys(OUTCOMES_OF) as TableId[]),
    title: text,
    rule,
    dice: is('higher of two'),
    rows: v.pipe(
      v.array(strict({ on: some(face), does: oneOf(Object.values(OUTCOMES_OF).flat()), text })),
      v.check(rows => covers(rows), 'the rows must cover 1 to 6, each once, in order'),
    ),
  }),
  v.check(
    ({ id, rows }) => rows.map(row => row.does).join() === OUTCOMES_OF[id].join(),
    'the outcomes of the rows must be those that the rules expect of this table',
  ),
)

const animalSchema: SchemaOf<AnimalEntry> = strict({
  id: oneOf(['dragon', 'unicorn', 'winged-horse', 'horse', 'hound', 'dove']),
  name: text,
  rule,
  turns: whole,
  does: v.variant('how', [
    strict({ how: is('attack') }),
    strict({ how: is('anywhere') }),
    strict({ how: is('fly'), spaces: positive }),
    strict({ how: is('ride'), add: positive, swims: positive }),
    strict({ how: is('run'), add: positive }),
    strict({ how: is('task') }),
  ]),
  refuses: v.array(v.union([tile, space])),
  leavesOn: v.array(oneOf(['dragon', 'demon', 'boat'])),
  text,
})

const calendarSchema: SchemaOf<Calendar> = strict({
  days: positive,
  tasksToThwart: positive,
  attacks: some(
    strict({
      id: oneOf(['thwarted', 'early', 'later']),
      rule,
      from: positive,
      until: v.nullable(positive),
      turns: v.boolean(),
      transports: v.boolean(),
      demons: v.boolean(),
      landsLost: whole,
      landsLostByPartners: whole,
      text,
    }),
  ),
  fallsFirst: some(kind),
  neverFalls: v.array(tile),
  lostWith: tile,
})

/** The points for rescuing a stranded or a trapped player (7.303). */
const rescueSchema: SchemaOf<Rescue> = strict({
  rule,
  stranded: some(strict({ on: v.union([tile, oneOf(['water', 'elsewhere'])]), points: positive })),
  trapped: positive,
})

/** Flavor text about a Territory and some of its spaces. */
const loreSchema: SchemaOf<Lore> = strict({ id: tile, text, places: v.record(space, text) })

/** Returns the schema of a game's glossary, in which each term has a rule number that fits `number`. */
export const glossarySchema = (number: v.GenericSchema<string, string>) =>
  v.array(strict({ term: text, rule: number, text }))

/** Returns the schema of a list of exactly `count` cards or entries, no two with the same id. */
const deck = <T extends { readonly id: unknown }>(of: SchemaOf<T>, count: number): SchemaOf<readonly T[]> =>
  v.pipe(
    v.array(of),
    v.length(count),
    v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'two entries have the same id'),
  )

/** The data files, except the rulebook, with their schemas and contents, for the tests and for `doctor`. */
export const DATA_FILES: readonly DataFile[] = [
  { file: 'tasks.json', schema: deck(taskSchema, 98), holds: TASKS },
  { file: 'events.json', schema: deck(eventSchema, 49), holds: EVENTS },
  { file: 'wizard-cards.json', schema: deck(wizardCardSchema, 14), holds: WIZARD_CARDS },
  { file: 'orders.json', schema: deck(orderSchema, 3), holds: MAGICAL_ORDERS },
  { file: 'spells.json', schema: deck(spellSchema, 10), holds: SPELLS },
  {
    file: 'encounter-tables.json',
    schema: deck(encounterTableSchema, 14),
    holds: ENCOUNTER_TABLES,
  },
  { file: 'animals.json', schema: deck(animalSchema, 6), holds: ANIMALS },
  { file: 'calendar.json', schema: calendarSchema, holds: CALENDAR },
  { file: 'rescue.json', schema: rescueSchema, holds: RESCUE },
  { file: 'territories.json', schema: deck(loreSchema, 18), holds: LORE },
  { file: 'glossary.json', schema: glossarySchema(rule), holds: GLOSSARY },
  { file: 'guide.json', schema: guideSchema, holds: LESSON_FILE },
  { file: 'tiles.json', schema: tilesSchema, holds: tilesFile },
]
