import * as v from 'valibot'
import blankFile from '../../../../../data/wizards-quest/blank-card.json' with { type: 'json' }
import marnonFile from '../../../../../data/wizards-quest/marnon.json' with { type: 'json' }
import petitionsFile from '../../../../../data/wizards-quest/petitions.json' with { type: 'json' }
import tablesFile from '../../../../../data/wizards-quest/tables.json' with { type: 'json' }

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const oneToSix = v.pipe(positive, v.maxValue(6))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in lowercase letters, digits and hyphens'))
const text = v.pipe(v.string(), v.nonEmpty())

/** A point of the picture, as a column and a row of its canvas. */
const spot = v.tuple([whole, whole])
/** The left, top, right and bottom borders. */
const box = v.pipe(
  v.tuple([whole, whole, whole, whole]),
  v.check(([left, top, right, bottom]) => left < right && top < bottom, 'a box from its top left to its bottom right'),
)

/** The island: regions, spaces with their neighbors, waters, bridges and the tunnel. */
export const marnonSchema = v.strictObject({
  canvas: v.strictObject({ columns: positive, rows: positive }),
  regions: v.pipe(
    v.array(v.strictObject({ number: oneToSix, id, kind: v.picklist(['open', 'forest', 'mountain']), glyph: text })),
    v.length(6),
  ),
  territories: v.pipe(
    v.array(
      v.strictObject({ id, name: text, short: text, region: oneToSix, number: oneToSix, box, clockwise: v.array(id) }),
    ),
    v.length(36),
  ),
  castles: v.pipe(v.array(v.strictObject({ id, number: positive, box, clockwise: v.array(id) })), v.length(8)),
  sea: v.strictObject({ box, shore: v.array(id) }),
  river: v.strictObject({ course: v.array(spot), banks: v.array(id) }),
  bridges: v.array(v.strictObject({ between: v.tuple([id, id]), at: spot })),
  tunnel: v.tuple([id, id]),
})

const men = { men: positive }

/** An effect of a petition card: one of a fixed set of verbs, each with its own fields. */
export const effectSchema = v.variant('verb', [
  v.strictObject({ verb: v.literal('gain-men'), ...men }),
  v.strictObject({ verb: v.literal('gain-men-if-few'), ...men, fewerThan: positive }),
  v.strictObject({ verb: v.literal('boat'), ...men }),
  v.strictObject({ verb: v.literal('extra-campaigns'), campaigns: positive }),
  v.strictObject({ verb: v.literal('free-leader'), elseMen: positive }),
  v.strictObject({ verb: v.literal('peek-treasures'), treasures: positive }),
  v.strictObject({ verb: v.literal('move-treasure'), by: v.picklist(['drawer', 'hider']), steps: positive }),
  v.strictObject({ verb: v.literal('send-dragon'), aim: v.picklist(['region', 'territory', 'own-lot']) }),
  v.strictObject({ verb: v.literal('send-wizard'), aim: v.picklist(['region', 'territory']) }),
  v.strictObject({ verb: v.literal('remove-orcs'), orcs: positive }),
  v.strictObject({ verb: v.literal('scatter-orcs'), leave: whole, into: v.picklist(['spaces', 'territories']) }),
  v.strictObject({ verb: v.literal('add-orcs'), orcs: positive }),
  v.strictObject({ verb: v.literal('lose-reinforcements'), part: v.picklist(['half', 'all']) }),
  v.strictObject({ verb: v.literal('lose-men'), ...men }),
  v.strictObject({ verb: v.literal('rivals-gain-men'), ...men }),
  v.strictObject({ verb: v.literal('open-tunnel') }),
  v.strictObject({ verb: v.literal('close-tunnel') }),
  v.strictObject({ verb: v.literal('truce'), turns: whole }),
  v.strictObject({ verb: v.literal('break-bridges') }),
  v.strictObject({ verb: v.literal('rouse-orcs') }),
  v.strictObject({ verb: v.literal('call-council') }),
])

/** A kind of petition card, and the number of its copies in the deck. */
export const petitionSchema = v.strictObject({
  id,
  count: positive,
  timing: v.picklist(['keep', 'immediate']),
  worth: v.number(),
  effects: v.pipe(v.array(effectSchema), v.nonEmpty()),
})

/** The schema of the blank card's results, one for each total of two dice. */
export const blankSchema = v.pipe(
  v.array(
    v.strictObject({
      roll: v.pipe(whole, v.minValue(2), v.maxValue(12)),
      effects: v.pipe(v.array(effectSchema), v.nonEmpty()),
    }),
  ),
  v.length(11),
  v.check(results => results.every(({ roll }, i) => roll === i + 2), 'one result for each total, in order'),
)

/** The schema of the armies and of the numbers in the rules. */
export const tablesSchema = v.strictObject({
  armies: v.pipe(v.array(v.strictObject({ id, letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)) })), v.length(6)),
  setUp: v.strictObject({
    orcs: positive,
    men: positive,
    menOfTwo: v.array(positive),
    guardsOfTwo: positive,
  }),
  range: v.strictObject({
    men: positive,
    orcs: positive,
    hero: positive,
    sorcerer: positive,
    dragon: positive,
    wizard: positive,
    most: positive,
  }),
  defense: v.strictObject({
    open: whole,
    forest: whole,
    mountain: whole,
    castle: whole,
    bridge: whole,
    tunnel: whole,
    entrance: whole,
  }),
  orcsInSpace: positive,
  leaderPrice: positive,
  reinforcements: v.strictObject({ least: whole }),
  cardsHeld: positive,
  prosper: positive,
  awards: v.strictObject({ chest: positive, crown: positive, dragon: positive }),
})

/** Every data file except the rulebooks, with its schema, for the tests and `doctor`. */
export const DATA_FILES: readonly {
  readonly file: string
  readonly schema: v.GenericSchema
  readonly holds: unknown
}[] = [
  { file: 'blank-card.json', schema: blankSchema, holds: blankFile },
  { file: 'marnon.json', schema: marnonSchema, holds: marnonFile },
  { file: 'petitions.json', schema: v.array(petitionSchema), holds: petitionsFile },
  { file: 'tables.json', schema: tablesSchema, holds: tablesFile },
]
