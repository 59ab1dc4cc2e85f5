import type { Match, Question, Seat } from '../../kernel/index.ts'
import type { Example } from '../package.ts'
import type { RealmEvent } from './rules/state/events.ts'
import type { RealmState } from './rules/state/state.ts'

const onDay = (day: number): string => (day === 0 ? 'Setup' : `Day ${day}`)

/** The characters in the magic example, by seat. */
const SORCERERS: readonly string[] = ['white-knight', 'elf', 'sorceror']

/** Events that the magic example must contain. */
const WORTH_WATCHING: readonly RealmEvent['kind'][] = [
  'enchants-chit',
  'enchants-tile',
  'casts',
  'spell-lives',
  'slain',
]

/** Returns true if one of a seat's characters has an enchanted chit. The match must be a game of Magic Realm. */
const hasColor = ({ state }: Match, seat: Seat): boolean =>
  (state as RealmState).characters.some(one => one.seat === seat && one.chits.includes('enchanted'))

/**
 * Picks answers that favor magic: spellcasters, days spent enchanting, turned tiles, and spells cast even in a quiet
 * evening. Returns null for other questions.
 */
function sorcery({ topic, seat, options, data }: Question, match: Match): string | null {
  const offered = (id: string): string | null => (options.some(option => option.id === id) ? id : null)
  switch (topic) {
    case 'character':
      return offered(SORCERERS[seat] ?? '')
    case 'record':
      // Do this every fourth day. The first ENCHANT phase prepares and the next one enchants (12.3.1).
      return match.state.day % 4 === 1 && Number(data?.phase) < 3 ? offered('enchant') : null
    case 'rounds':
      // A character with color may also cast in a quiet evening (14.3.5).
      return hasColor(match, seat) ? offered('fight-on') : null
    case 'action':
      return options.find(({ act }) => act?.kind === 'cast')?.id ?? null
    case 'enchant':
      return options.find(({ act }) => act?.kind === 'turn-tile')?.id ?? null
    default:
      return null
  }
}

export const EXAMPLES: readonly Example[] = [
  {
    file: 'treasure-hunt.moves',
    about: ['Two seek the treasures of the Realm for a fortnight: the First ENCOUNTER, in which nobody fights.'],
    options: { encounter: '1' },
    seats: ['Ann', 'Bob'],
    seed: 'hunt',
    untilDay: 15,
    onDay,
    must: match => match.state.day >= 15,
    checks: match => [`day = ${match.state.day}`, 'characters.0.fate = alive'],
  },
  {
    file: 'realm-alone.moves',
    about: ['One alone in the Realm, where monsters are to be fought or fled from: the Second ENCOUNTER.'],
    options: { encounter: '2' },
    seats: ['Ann'],
    seed: 'alone',
    untilDay: 10,
    onDay,
    must: match => match.state.day >= 10 && match.events().some(({ kind }) => kind === 'combat-round'),
    checks: match => [`day = ${match.state.day}`],
  },
  {
    file: 'three-sorcerers.moves',
    about: [
      'Three who know magic, through a whole month of the Realm with all that is in it: they make color of their chits,',
      'turn a tile over, and cast spells on their attackers.',
    ],
    options: { encounter: '4' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'sorcery',
    choose: sorcery,
    onDay,
    must: match => {
      const events = match.events() as readonly RealmEvent[] // a match of Magic Realm
      const spells = events.flatMap(event => (event.kind === 'casts' ? [event.spell] : []))
      return new Set(spells).size > 2 && WORTH_WATCHING.every(kind => events.some(event => event.kind === kind))
    },
    checks: match => [`day = ${match.state.day}`, 'result.text = month'],
  },
]
