import type { Messages, Value, Values } from '../../../text/index.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import { spellName } from './magic.ts'
import { belongingName, clearingName, denizenNames, thingName, tileName } from './names.ts'
import { nativeNames, undertakingName } from './natives.ts'

type Namer = (words: Messages, id: string) => Values

export const named =
  (variable: string, name: (words: Messages, id: string) => string) =>
  (words: Messages, id: string): Values => ({ [variable]: name(words, id) })

const listed =
  (variable: string, name: (words: Messages, id: string) => string) =>
  (words: Messages, ids: readonly string[]): Values => ({ [variable]: words.list(ids.map(id => name(words, id))) })

const curseName = (words: Messages, curse: string): string => words.say('curse-name', { curse })

/**
 * The message variables for fields that contain one name or id. Any other field is passed unchanged under its own name.
 */
const NAMED: Readonly<Record<string, Namer>> = {
  character: named('name', thingName),
  clearing: named('place', (_, id) => clearingName(id)),
  target: named('place', (_, id) => clearingName(id)),
  tile: named('tile', (_, id) => tileName(id)),
  belonging: named('what', (_, id) => belongingName(id)),
  denizen: named('who', thingName),
  name: named('what', undertakingName),
  spell: named('spell', (_, id) => spellName(id)),
  color: named('color', (words, color) => words.say('color-name', { color })),
  curse: (words, curse) => ({ curse: curseName(words, curse), does: words.say('curse-does', { curse }) }),
  ...Object.fromEntries(
    ['box', 'buyer', 'door', 'from', 'group', 'guide', 'receiver', 'with'].map(field => [
      field,
      named(field, thingName),
    ]),
  ),
}

/** The message variables for fields that contain several names or ids. */
const LISTED: Readonly<Record<string, (words: Messages, ids: readonly string[]) => Values>> = {
  belongings: listed('what', (_, id) => belongingName(id)),
  curses: listed('curses', curseName),
  denizens: (_, ids) => ({ who: denizenNames(ids), n: ids.length }),
  natives: (_, ids) => ({ who: nativeNames(ids) }),
  spells: listed('spells', (_, id) => spellName(id)),
  things: listed('things', thingName),
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/**
 * Returns the variables of an event's message: its fields by name, with names for ids, and `yes` or `no` for booleans.
 * `names` are the variables for fields that contain one name or id.
 */
export function eventValues(words: Messages, event: RealmEvent, names = NAMED): Values {
  const values: Record<string, Value> = {}
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string') Object.assign(values, names[field]?.(words, value) ?? { [field]: value })
    else if (typeof value === 'number') values[field] = value
    else if (typeof value === 'boolean') values[field] = value ? 'yes' : 'no'
    else if (isList(value)) Object.assign(values, LISTED[field]?.(words, value))
  }
  return values
}
