import { type Header, newTableState, type SetupOption } from '../../../../kernel/index.ts'
import { checkOptionNames } from '../../../../parts/setup-options.ts'
import { dealCard } from '../pieces/card.ts'
import { CHARACTERS } from '../pieces/characters.ts'
import { VISITOR_CHITS } from '../pieces/chits.ts'
import { DENIZEN_IDS } from '../pieces/denizens.ts'
import { SEASON_IDS } from '../pieces/tables.ts'
import { MONTH_WEEKS, OPTIONAL_RULES, type OptionalRule } from '../state/optional.ts'
import type { Encounter, RealmState, War } from '../state/state.ts'
import { layOutSpells } from './first-spells.ts'

/**
 * The setup options: a month or a single battle, the encounter, map, characters per player, visitors, length in weeks,
 * optional rules (ch. 26) and season.
 */
export const SETUP_OPTIONS = {
  battle: { defaultValue: 'none', values: ['none', 'build'] },
  encounter: { defaultValue: '4', values: ['1', '2', '3', '4'] },
  map: { defaultValue: 'auto', values: ['auto', 'hand'] },
  characters: { defaultValue: '1', values: ['1', '2', '3', '4'] },
  visitors: { defaultValue: 'auto', values: ['auto', 'hand'] },
  weeks: { defaultValue: '4', values: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  optional: { defaultValue: 'none', values: ['none', 'choose'] },
  season: { defaultValue: 'none', values: ['none', ...SEASON_IDS] },
} as const
/** The values of each optional rule (ch. 26). */
export const RULE_CHOICE = { defaultValue: 'no', values: ['no', 'yes'] } as const
export type OptionName = keyof typeof SETUP_OPTIONS | OptionalRule

const isRule = (name: OptionName): name is OptionalRule => (OPTIONAL_RULES as readonly string[]).includes(name)

const choiceOf = (name: OptionName): Pick<SetupOption, 'defaultValue'> & { readonly values: readonly string[] } =>
  isRule(name) ? RULE_CHOICE : SETUP_OPTIONS[name]

const MOST = CHARACTERS.length

const chosenOf = (options: Header['options'], name: OptionName): string => options[name] ?? choiceOf(name).defaultValue

/**
 * Returns the smallest and the largest number of players: one, and sixteen divided by the number of characters per
 * player, rounded down (3.3.1).
 */
export const playersFor = (options: Header['options']): readonly [number, number] => {
  const each = Number(chosenOf(options, 'characters'))
  return [1, each >= 1 && each <= MOST ? Math.floor(MOST / each) : MOST]
}

/** Returns the initial state of the Third ENCOUNTER's part of the game, with nobody hired (28.4). */
export const initialWar = (): War => ({
  hires: {},
  leaders: [],
  follows: {},
  along: [],
  stayed: [],
  spared: [],
  undertakings: [],
  unhorsed: [],
})

/** Creates the state before any tile is laid. Throws Error with a one-sentence message if the header is invalid. */
export function begin(header: Header): RealmState {
  const names = [...(Object.keys(SETUP_OPTIONS) as OptionName[]), ...OPTIONAL_RULES]
  checkOptionNames('Magic Realm', header.options, names)
  for (const name of names) {
    const { values } = choiceOf(name)
    const value = chosenOf(header.options, name)
    if (!values.includes(value))
      throw new Error(`Magic Realm has no value "${value}" for "${name}"; the values are ${values.join(', ')}.`)
  }
  const { seats } = header
  const perPlayer = Number(chosenOf(header.options, 'characters'))
  const [, most] = playersFor(header.options)
  if (seats.length < 1 || seats.length > most)
    throw new Error(
      `Magic Realm is for 1 to ${most} players if each plays ${perPlayer === 1 ? 'a character' : `${perPlayer} characters`}, not for ${seats.length}.`,
    )
  const table = newTableState(header)
  const chosen = OPTIONAL_RULES.filter(rule => chosenOf(header.options, rule) === 'yes')
  // An extended rule includes its base rule (26.12, 26.22).
  const optional = OPTIONAL_RULES.filter(
    rule =>
      chosen.includes(rule) ||
      (rule === 'grudges' && chosen.includes('wide-grudges')) ||
      (rule === 'development' && chosen.includes('extended-development')),
  )
  const weeks = Number(chosenOf(header.options, 'weeks'))
  const season = chosenOf(header.options, 'season')
  const isBattle = chosenOf(header.options, 'battle') === 'build'
  const rules = Number(chosenOf(header.options, 'encounter')) as Encounter
  // The First ENCOUNTER has no combat.
  const encounter = isBattle && rules === 1 ? 2 : rules
  return {
    ...table,
    // Day 0, before the first day.
    day: 0,
    seats: [...seats],
    encounter,
    perPlayer,
    solitaire: seats.length === 1,
    byHand: {
      map: !isBattle && chosenOf(header.options, 'map') === 'hand',
      visitors: !isBattle && chosenOf(header.options, 'visitors') === 'hand',
    },
    phase: 'building',
    gone: 0,
    tiles: [],
    hands: seats.map(() => []),
    chits: {},
    dwellings: {},
    characters: [],
    denizens: Object.fromEntries(DENIZEN_IDS.map(id => [id, { at: null, dead: false, blocked: false, arrived: 0 }])),
    visitors: VISITOR_CHITS.map(() => ({ box: null, at: null, side: 0 })),
    boxes: dealCard(table.random.decks),
    piles: {},
    shown: [],
    damaged: [],
    lost: [],
    vaultOpen: false,
    entrance: null,
    prowling: [],
    draw: [],
    first: null,
    turn: null,
    evenings: [],
    traded: [],
    combat: null,
    fought: false,
    peace: [],
    fallen: [],
    arrivals: 0,
    ...(optional.length > 0 ? { optional } : {}),
    ...(isBattle ? { battle: { clearing: null, edited: null, duel: false, rounds: 0 } } : {}),
    ...(weeks === MONTH_WEEKS || isBattle ? {} : { weeks }),
    ...(season === 'none' || isBattle ? {} : { season }),
    ...(encounter >= 3 ? { war: initialWar() } : {}),
    ...(encounter >= 4 ? { magic: layOutSpells(table.random.decks) } : {}),
  }
}
