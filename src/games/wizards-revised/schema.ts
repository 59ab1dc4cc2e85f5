import * as v from 'valibot'
import { literal as is, optional as maybe, picklist as oneOf, strictObject as strict } from 'valibot'
import calendarFile from '../../../data/wizards-revised/calendar.json' with { type: 'json' }
import eventsFile from '../../../data/wizards-revised/events.json' with { type: 'json' }
import { covers } from '../../parts/tables/index.ts'
import type { DataFile } from '../package.ts'
import { glossarySchema } from '../wizards/schema.ts'
import { REVISED } from './rules/state/book.ts'
import { GLOSSARY } from './words/glossary.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const rule = v.pipe(text, v.regex(/^(D\d+|\d+(\.\d+)?)$/, 'a rule number, such as "D12" or "7.3"'))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const face = v.pipe(whole, v.minValue(1), v.maxValue(6))
const terrain = v.array(oneOf(['woods', 'mountains']))
const range = v.union([whole, is('unlimited')])

const knownSpell = v.variant('spell', [
  strict({ spell: is('boat-summoning'), range, pontoon: maybe(is(true)) }),
  strict({
    spell: is('swiftness'),
    terrain,
    in: maybe(oneOf(['common', 'lair'])),
    demons: maybe(is(true)),
    walls: maybe(oneOf(['cottage', 'outside-lair', 'anywhere'])),
  }),
  strict({
    spell: is('transporting'),
    ways: v.array(
      strict({
        from: oneOf(['anywhere', 'stone', 'circle', 'lair']),
        to: oneOf(['random', 'random-in-any-territory', 'random-stone', 'random-in-lair']),
        extraTurn: maybe(is(true)),
      }),
    ),
  }),
  strict({
    spell: is('escaping'),
    of: v.array(oneOf(['traps', 'transporting', 'theft', 'dazed', 'dragonbound'])),
  }),
  strict({ spell: is('telepathy'), for: is('advancement') }),
  strict({ spell: is('demon-dodging'), deluxe: maybe(is(true)) }),
  ...(['animal-summoning', 'animal-mustering', 'dove-summoning', 'demon-dispelling', 'demon-cloning'] as const).map(
    spell => strict({ spell: is(spell) }),
  ),
  ...(['dragon-taming', 'dragon-dodging'] as const).map(spell => strict({ spell: is(spell) })),
])

/** A Magical Order. It has five Ranks, the fifth without spells because it ends the game. */
const order = strict({
  id: oneOf(['wizards', 'sorcerers', 'druids', 'evil', 'rangers']),
  name: text,
  rule,
  mentor: v.variant('kind', [
    ...(['wizard', 'any-master', 'dragon'] as const).map(kind => strict({ kind: is(kind) })),
    strict({ kind: is('person'), who: oneOf(['ruktal', 'hamdrel']) }),
  ]),
  text,
  ranks: v.pipe(
    v.array(
      strict({
        rank: face,
        title: text,
        knowledge: whole,
        perception: whole,
        power: whole,
        spells: v.array(knownSpell),
        primary: maybe(whole),
        total: maybe(whole),
      }),
    ),
    v.length(5),
    v.check(ranks => ranks.every((it, i) => it.rank === i + 1), 'the Ranks must be in order, 1 to 5'),
  ),
})

const spell = strict({
  id: text,
  name: text,
  type: oneOf(['A', 'B', 'C']),
  rule,
  succeedsOn: v.array(face),
  whenDazed: maybe(v.array(face)),
  revealsOn: maybe(v.array(face)),
  text,
})

const table = strict({
  id: text,
  title: text,
  rule,
  dice: is('higher of two'),
  rows: v.pipe(
    v.array(strict({ on: v.array(face), does: text, text })),
    v.check(rows => covers(rows), 'the rows must cover 1 to 6, each once, in order'),
  ),
})

const animal = strict({
  id: oneOf(['dragon', 'unicorn', 'winged-horse', 'horse', 'hound', 'dove']),
  name: text,
  rule,
  turns: whole,
  days: maybe(is(true)),
  does: v.variant('how', [
    strict({ how: oneOf(['attack', 'anywhere', 'task']) }),
    strict({ how: is('fly'), spaces: whole }),
    strict({ how: is('ride'), add: whole, swims: whole }),
    strict({ how: is('run'), add: whole }),
  ]),
  refuses: v.array(text),
  leavesOn: v.array(oneOf(['dragon', 'demon', 'boat'])),
  text,
})

/**
 * The differences from the Calendar of 1982: the number of Tasks per player that saves a Territory, and the attacks.
 */
const calendar = strict({
  tasksToThwart: whole,
  attacks: v.array(
    strict({
      rule,
      from: whole,
      until: v.nullable(whole),
      transports: v.boolean(),
      landsLost: whole,
      together: maybe(strict({ partners: whole, landsLost: whole })),
      text,
    }),
  ),
})

/** The data files of Wizards revised. The other cards and the tiles are shared with Wizards. */
export const DATA_FILES: readonly DataFile[] = [
  { file: 'orders.json', schema: v.pipe(v.array(order), v.length(5)), holds: REVISED.orders },
  { file: 'spells.json', schema: v.array(spell), holds: REVISED.spells },
  { file: 'encounter-tables.json', schema: v.array(table), holds: REVISED.tables },
  { file: 'animals.json', schema: v.pipe(v.array(animal), v.length(6)), holds: REVISED.animals },
  { file: 'events.json', schema: v.array(strict({ id: whole, text })), holds: eventsFile },
  { file: 'calendar.json', schema: calendar, holds: calendarFile },
  { file: 'glossary.json', schema: glossarySchema(rule), holds: GLOSSARY },
]
