import { valuesBy } from '../../../parts/wording.ts'
import type { Messages, Values } from '../../../text/index.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import { spellName } from './magic.ts'
import {
  belongingName,
  clearingName,
  denizensInSentence,
  isPlural,
  thingInSentence,
  thingName,
  tileName,
} from './names.ts'
import { nativeNames, undertakingName } from './natives.ts'
import { activityText } from './turns.ts'

type Namer<T = string> = (id: T, words: Messages) => Values

/** Returns a function that sets one variable to a name. */
export const named =
  (variable: string, name: (words: Messages, id: string) => string): Namer =>
  (id, words) => ({ [variable]: name(words, id) })

const listed =
  (variable: string, name: (words: Messages, id: string) => string): Namer<readonly string[]> =>
  (ids, words) => ({ [variable]: words.list(ids.map(id => name(words, id))) })

const curseName = (words: Messages, curse: string): string => words.get('curse-name', { curse })
const placeName = named('place', (_, id) => clearingName(id))
const asThing = (field: string): Namer => named(field, thingName)

/** Returns the variables of an event's message: its fields, with names for ids. */
export const eventValues = valuesBy<RealmEvent, Messages>({
  character: named('name', thingName),
  clearing: placeName,
  target: placeName,
  tile: named('tile', (_, id) => tileName(id)),
  // Other players learn only that a spell was bought (10.5.1).
  belonging: named('what', (words, id) => (id === 'spell' ? words.get('thing-spell') : belongingName(id))),
  denizen: named('who', thingName),
  name: named('what', undertakingName),
  spell: named('spell', (_, id) => spellName(id)),
  color: named('color', (words, color) => words.get('color-name', { color })),
  curse: (curse, words) => ({ curse: curseName(words, curse), does: words.get('curse-does', { curse }) }),
  box: (box, words) => (typeof box === 'string' ? thingInSentence(words, box) : box),
  buyer: asThing('buyer'),
  door: asThing('door'),
  from: asThing('from'),
  group: asThing('group'),
  guide: asThing('guide'),
  receiver: asThing('receiver'),
  with: named('with', thingInSentence),
  belongings: listed('what', (_, id) => belongingName(id)),
  curses: listed('curses', curseName),
  denizens: (ids, words) => ({
    who: words.list(denizensInSentence(words, ids)),
    many: isPlural(ids) ? 'yes' : 'no',
  }),
  natives: ids => ({ who: nativeNames(ids) }),
  spells: listed('spells', (_, id) => spellName(id)),
  things: listed('things', thingName),
  placed: ({ tile }) => ({ tile: tileName(tile) }),
  tiles: tiles => ({ n: tiles.length }),
  side: (side, words) => words.get('visitor-side', { side }),
  visitor: (side, words) => ({ who: words.get('visitor-side', { side }) }),
  dwelling: (dwelling, words) => words.get('start-at', { at: dwelling }),
  goal: (dwelling, words) => words.get('there-dwelling', { dwelling }),
  at: (at, words) => words.get('start-at', { at }),
  gear: (gear, words) =>
    gear.length === 0 ? words.get('about-no-gear') : words.list(gear.map(id => thingInSentence(words, id))),
  activity: (activity, words) => ({ what: activityText(words, activity) }),
  table: (table, words) => words.get('table-name', { table }),
  item: asThing('item'),
  erased: spell => ({ old: spellName(spell) }),
})
