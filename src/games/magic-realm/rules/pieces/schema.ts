import * as v from 'valibot'
import armorFile from '../../../../../data/magic-realm/armor.json' with { type: 'json' }
import charactersFile from '../../../../../data/magic-realm/characters.json' with { type: 'json' }
import chitsFile from '../../../../../data/magic-realm/chits.json' with { type: 'json' }
import headsFile from '../../../../../data/magic-realm/heads-and-clubs.json' with { type: 'json' }
import horsesFile from '../../../../../data/magic-realm/horses.json' with { type: 'json' }
import monstersFile from '../../../../../data/magic-realm/monsters.json' with { type: 'json' }
import nativesFile from '../../../../../data/magic-realm/natives.json' with { type: 'json' }
import seasonsFile from '../../../../../data/magic-realm/seasons.json' with { type: 'json' }
import setupFile from '../../../../../data/magic-realm/setup-card.json' with { type: 'json' }
import spellsFile from '../../../../../data/magic-realm/spells.json' with { type: 'json' }
import tablesFile from '../../../../../data/magic-realm/tables.json' with { type: 'json' }
import tilesFile from '../../../../../data/magic-realm/tiles.json' with { type: 'json' }
import treasuresFile from '../../../../../data/magic-realm/treasures.json' with { type: 'json' }
import weaponsFile from '../../../../../data/magic-realm/weapons.json' with { type: 'json' }

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const signed = v.pipe(v.number(), v.integer())
const oneToSix = v.pipe(whole, v.minValue(1), v.maxValue(6))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in lowercase letters, digits and hyphens'))
const text = v.pipe(v.string(), v.nonEmpty())
const level = v.picklist(['N', 'L', 'M', 'H', 'T'])
const magic = v.picklist(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'])
const color = v.picklist(['white', 'grey', 'gold', 'purple', 'black'])
/** A strength and a time, such as `M4`. */
const strengthTime = v.pipe(v.string(), v.regex(/^[LMHT]\d$/, 'a strength and a time'))
/** An attack: harm, time and stars (`M4**`), a red side (`kill@3`), or a spell (`spell V2`). */
const attack = v.nullable(v.pipe(v.string(), v.regex(/^([LMHT]\d\*{0,2}|kill@\d|spell [IV]+\d)$/, 'an attack')))
const combatSide = v.strictObject({ attack, move: whole })

const terrain = v.picklist(['woods', 'mountain', 'cave'])
const clearing = { number: oneToSix, at: v.tuple([whole, whole]) }
const roads = {
  ways: v.array(v.tuple([oneToSix, oneToSix, v.picklist(['road', 'tunnel', 'hidden', 'secret'])])),
  exits: v.record(v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW']), oneToSix),
}
/** A tile's green side. It gives the terrain for both sides and supplies no magic (1.2.9). */
const normalSide = v.strictObject({ clearings: v.array(v.strictObject({ ...clearing, terrain })), ...roads })
const enchantedSide = v.strictObject({
  clearings: v.array(v.strictObject({ ...clearing, colors: v.array(color) })),
  ...roads,
})

/**
 * A table whose rows each cover the results up to `to`. The last row covers everything above. `levels` is the number of
 * harm levels that the row adds, or null if the blow has no effect (26.25).
 */
const aimTable = v.pipe(
  v.array(v.strictObject({ to: v.nullable(signed), levels: v.nullable(signed) })),
  v.minLength(2),
  v.check(
    rows => rows.every(({ to }, i) => (to === null) === (i === rows.length - 1)),
    'only the last row may have `to: null`',
  ),
)

/** A tile with both its sides (1.2). */
export const tileSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/)),
  name: text,
  short: v.optional(text),
  kind: v.picklist(['valley', 'woods', 'mountain', 'cave']),
  sides: v.strictObject({ normal: normalSide, enchanted: enchantedSide }),
})

/** The map chits, and the two-sided visitor and mission chits (3.4, 3.5). */
export const chitsSchema = v.strictObject({
  warnings: v.pipe(v.array(id), v.length(5)),
  sounds: v.pipe(v.array(v.strictObject({ name: id, clearing: oneToSix })), v.length(10)),
  sites: v.pipe(v.array(v.strictObject({ id, clearing: oneToSix })), v.length(8)),
  lost: v.array(v.strictObject({ id, holds: whole })),
  visitors: v.pipe(v.array(v.tuple([id, id])), v.length(6)),
  missions: v.array(v.strictObject({ id, notoriety: whole, to: id, else: id })),
  campaigns: v.array(
    v.strictObject({
      id,
      fame: whole,
      notoriety: whole,
      days: v.nullable(whole),
      partners: v.array(id),
      foes: v.array(id),
    }),
  ),
})

/** The setup card (1.6): the contents of its boxes, summoning, and regeneration. */
export const setupSchema = v.strictObject({
  sites: v.array(v.strictObject({ id, row: oneToSix, monster: id, small: whole, large: whole })),
  within: v.array(v.strictObject({ id, large: whole, gold: whole, pieces: v.array(id) })),
  natives: v.array(v.strictObject({ id, small: whole, weapons: v.array(id), armor: v.array(id), horses: v.array(id) })),
  visitors: v.array(v.strictObject({ id, small: whole })),
  spells: v.array(v.strictObject({ id, types: v.array(magic) })),
  monsters: v.array(
    v.strictObject({
      row: oneToSix,
      by: v.array(
        v.strictObject({
          chit: id,
          kind: v.picklist(['warning', 'sound']),
          letter: v.nullable(v.picklist(['V', 'W', 'C', 'M'])),
        }),
      ),
      boxes: v.array(v.tuple([id, whole])),
    }),
  ),
  groups: v.array(v.strictObject({ row: oneToSix, group: id, at: v.array(id) })),
  calls: v.array(v.strictObject({ box: whole, by: v.array(id) })),
  regeneration: v.array(v.strictObject({ row: oneToSix, monsters: v.array(id), groups: v.array(id) })),
  substitutes: v.array(
    v.strictObject({ warning: id, letter: v.picklist(['V', 'W']), brings: id, group: v.optional(id) }),
  ),
})

/** The number and types of starting spells (4.1.3). */
const knows = v.strictObject({ count: whole, types: v.array(magic) })

/** A character (1.5, ch. 4), with the name, gear and spells of its first three stages (26.21). */
export const characterSchema = v.strictObject({
  id,
  name: text,
  weight: level,
  chits: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^((MOVE|FIGHT|DUCK|BERSERK) [LMHT]\d|MAGIC [IV]+\d)\*{0,2}$/, 'an action chit, such as "MOVE M3*"'),
      ),
    ),
    v.length(12),
  ),
  start: v.array(id),
  gear: v.array(id),
  relations: v.record(v.picklist(['enemy', 'unfriendly', 'friendly', 'ally']), v.array(id)),
  advantages: v.pipe(v.array(id), v.length(2)),
  spells: v.optional(knows),
  stages: v.pipe(v.array(v.strictObject({ name: text, gear: v.array(id), spells: v.optional(knows) })), v.length(3)),
})

/** A kind of monster (1.3.2). */
export const monsterSchema = v.strictObject({
  kind: id,
  name: text,
  count: whole,
  size: level,
  armored: v.boolean(),
  flies: v.boolean(),
  fame: whole,
  notoriety: whole,
  light: combatSide,
  dark: combatSide,
  length: v.union([whole, v.tuple([whole, whole])]),
  part: v.optional(id),
})

/** A head or a club (1.3.4). */
export const partSchema = v.strictObject({
  kind: id,
  name: text,
  light: strengthTime,
  dark: strengthTime,
  length: whole,
  /** The length of a fire-breathing head (26.9). */
  fire: v.optional(whole),
})

/** The natives (1.3.7-9). */
export const nativesSchema = v.strictObject({
  types: v.array(
    v.strictObject({
      type: id,
      name: text,
      missile: v.boolean(),
      length: whole,
      vulnerability: level,
      armored: v.boolean(),
      wage: whole,
      notoriety: whole,
      gold: whole,
    }),
  ),
  groups: v.array(
    v.strictObject({
      id,
      name: text,
      members: v.array(
        v.strictObject({
          id,
          code: text,
          type: id,
          /** The length, if different from the type's. */
          length: v.optional(whole),
          light: combatSide,
          dark: combatSide,
          horse: v.optional(
            v.strictObject({
              kind: v.picklist(['pony', 'workhorse', 'warhorse']),
              walk: strengthTime,
              gallop: strengthTime,
            }),
          ),
        }),
      ),
    }),
  ),
})

const weaponSide = v.strictObject({ harm: v.nullable(level), time: v.nullable(whole), stars: whole })
const scoreFields = { fame: v.optional(signed), notoriety: v.optional(signed) }

/** A kind of weapon counter (1.4.4). */
export const weaponSchema = v.strictObject({
  id,
  name: text,
  count: whole,
  weight: level,
  length: whole,
  missile: v.boolean(),
  price: whole,
  unalerted: weaponSide,
  alerted: weaponSide,
  ...scoreFields,
})

/** A kind of armor counter (1.4.5). */
export const armorSchema = v.strictObject({
  id,
  name: text,
  count: whole,
  slot: v.picklist(['suit', 'helmet', 'breastplate', 'shield']),
  weight: level,
  intact: whole,
  damaged: whole,
  destroyed: v.optional(whole),
  returns: v.optional(id),
  ...scoreFields,
})

/** A horse (1.4.6). */
export const horseSchema = v.strictObject({
  kind: v.picklist(['pony', 'workhorse', 'warhorse']),
  walk: strengthTime,
  gallop: strengthTime,
  price: whole,
})

/** A Treasure card (ch. 23). */
export const treasureSchema = v.strictObject({
  id,
  name: text,
  size: v.picklist(['large', 'small', 'within']),
  kind: id,
  encounter: whole,
  weight: level,
  gold: whole,
  great: v.optional(v.boolean()),
  ...scoreFields,
  color: v.optional(color),
  magic: v.optional(magic),
  reward: v.optional(v.record(id, whole)),
  returns: v.optional(id),
  visitors: v.optional(v.record(id, whole)),
  plays: v.optional(strengthTime),
  armor: v.optional(
    v.strictObject({
      stops: v.array(v.picklist(['thrust', 'swing', 'smash'])),
      destroyedBy: level,
      pays: whole,
    }),
  ),
})

const six = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.length(6))
const found = v.array(v.picklist(['choice', 'clues', 'paths', 'passages', 'enemies', 'discover']))

/** A row of a melee sheet, from the top (1.1.5). */
const row = v.picklist([0, 1, 2])
const beast = v.picklist(['dragon', 'lion', 'eagle', 'bird', 'squirrel', 'frog'])

/** The dice tables (ch. 22). Most have a result for each roll from 1 to 6. */
export const tablesSchema = v.strictObject({
  hide: six(v.picklist(['hide', 'nothing'])),
  peer: six(found),
  locate: six(found),
  meeting: v.record(
    v.picklist(['enemy', 'unfriendly', 'neutral', 'friendly', 'ally']),
    six(
      v.picklist([
        'boon',
        'price1',
        'price2',
        'price3',
        'price4',
        'nodeal',
        'insult',
        'challenge',
        'block',
        'trouble',
        'opportunity',
      ]),
    ),
  ),
  commerce: v.record(
    v.picklist(['enemy', 'unfriendly', 'neutral', 'friendly', 'ally']),
    six(v.pipe(v.string(), v.regex(/^((offer|demand)[+-]\d+|block|trouble|opportunity)$/, 'a bid'))),
  ),
  missile: six(signed),
  fumble: aimTable,
  'optional-missile': aimTable,
  stumbleOver: oneToSix,
  reposition: six(v.tuple([row, row, row])),
  tacticsOn: oneToSix,
  curses: six(id),
  wishes: six(id),
  pit: six(id),
  'toadstool-circle': six(id),
  'crypt-of-the-knight': six(id),
  'enchanted-meadow': six(id),
  runes: six(v.picklist(['learn', 'see', 'curse', 'nothing'])),
  'magic-sight': six(v.picklist(['choice', 'counters', 'cards', 'spell', 'discover', 'nothing'])),
  transform: six(beast),
  storm: six(whole),
  beasts: six(
    v.strictObject({
      name: beast,
      size: level,
      armored: v.boolean(),
      attack: v.nullable(strengthTime),
      move: strengthTime,
      flies: v.boolean(),
      woods: v.boolean(),
    }),
  ),
})

/** A spell (20.1, ch. 21): requirements, targets and duration. */
export const spellSchema = v.strictObject({
  id,
  name: text,
  type: v.nullable(magic),
  color: v.nullable(color),
  target: v.picklist([
    'character',
    'light-character',
    'individual',
    'multiple',
    'leader',
    'monster',
    'demon',
    'dragon',
    'bats',
    'goblins',
    'spider-or-octopus',
    'group',
    'clearing',
    'cave',
    'tile',
    'character-or-tile',
    'spell',
    'spell-or-curse',
    'weapon',
    'item',
    'chits',
    'sound',
    'carpet',
    'weather',
  ]),
  duration: v.picklist(['instant', 'attack', 'fly', 'phase', 'combat', 'day', 'permanent']),
  in: v.optional(v.picklist(['mountain', 'cave', 'six'])),
  attack: v.optional(
    v.strictObject({ harm: level, stars: whole, length: whole, missile: v.boolean(), time: v.optional(whole) }),
  ),
  alters: v.optional(v.record(magic, v.union([magic, v.literal('power')]))),
  item: v.optional(id),
  text,
})

const weather = v.strictObject({
  name: text,
  days: v.pipe(whole, v.minValue(1), v.maxValue(7)),
  basic: whole,
  sunlight: whole,
  sheltered: whole,
  effect: v.optional(v.picklist(['chill', 'frost', 'no-hide', 'heat', 'lightning', 'no-peer'])),
})

const errand = v.strictObject({ to: id, else: id })

/** A season and its four kinds of weather (26.23). */
export const seasonSchema = v.strictObject({
  id,
  name: text,
  points: whole,
  colors: v.array(color),
  mountain: whole,
  missions: v.strictObject({ 'food-ale': errand, 'escort-party': errand }),
  reward: whole,
  weather: v.strictObject({ clear: weather, showers: weather, storm: weather, special: weather }),
})

/** The data files of the pieces and tables, each with its schema and content, for the tests and `doctor`. */
export const DATA_FILES: readonly {
  readonly file: string
  readonly schema: v.GenericSchema
  readonly holds: unknown
}[] = [
  { file: 'tiles.json', schema: v.pipe(v.array(tileSchema), v.length(20)), holds: tilesFile },
  { file: 'chits.json', schema: chitsSchema, holds: chitsFile },
  { file: 'setup-card.json', schema: setupSchema, holds: setupFile },
  { file: 'characters.json', schema: v.pipe(v.array(characterSchema), v.length(16)), holds: charactersFile },
  { file: 'monsters.json', schema: v.array(monsterSchema), holds: monstersFile },
  { file: 'heads-and-clubs.json', schema: v.array(partSchema), holds: headsFile },
  { file: 'natives.json', schema: nativesSchema, holds: nativesFile },
  { file: 'weapons.json', schema: v.array(weaponSchema), holds: weaponsFile },
  { file: 'armor.json', schema: v.array(armorSchema), holds: armorFile },
  { file: 'horses.json', schema: v.array(horseSchema), holds: horsesFile },
  { file: 'treasures.json', schema: v.pipe(v.array(treasureSchema), v.length(74)), holds: treasuresFile },
  { file: 'tables.json', schema: tablesSchema, holds: tablesFile },
  { file: 'seasons.json', schema: v.pipe(v.array(seasonSchema), v.length(13)), holds: seasonsFile },
  { file: 'spells.json', schema: v.pipe(v.array(spellSchema), v.length(50)), holds: spellsFile },
]
