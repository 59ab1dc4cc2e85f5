import { type Header, newTableState, shuffle } from '../../../../kernel/index.ts'
import { checkOptionNames } from '../../../../parts/setup-options.ts'
import { deckOf } from '../pieces/deck.ts'
import { SPACE_IDS } from '../pieces/marnon.ts'
import { ARMIES } from '../pieces/tables.ts'
import type { Force, Player, PlayerTurn, QuestState } from '../state/components.ts'
import { TREASURES } from '../state/components.ts'

/** The setup options: with or without a blank treasure (XIII) and the blank petition card (XIV). */
export const SETUP_OPTIONS = {
  treasures: { defaultValue: 'three', values: ['three', 'four'] },
  petition: { defaultValue: 'book', values: ['book', 'blank'] },
} as const
type OptionName = keyof typeof SETUP_OPTIONS

const FEWEST = 2

/** Returns the smallest and largest number of warlords. */
export const playersFor = (): readonly [number, number] => [FEWEST, ARMIES.length]

/** Returns the state of a player's turn at its start (X, X.C.1). */
export const freshTurn = (): PlayerTurn => ({
  drawn: false,
  found: null,
  atOnce: null,
  ring: null,
  men: 0,
  lost: null,
  campaigns: 1,
  campaign: null,
})

/** Returns the state before the first roll. Throws Error with a one-sentence message if the header is invalid. */
export function begin(header: Header): QuestState {
  checkOptionNames("Wizard's Quest", header.options, Object.keys(SETUP_OPTIONS))
  const { seats } = header
  if (seats.length < FEWEST || seats.length > ARMIES.length)
    throw new Error(`Wizard's Quest is for ${FEWEST} to ${ARMIES.length} players, not ${seats.length}.`)
  const blank = setupValue(header, 'treasures') === 'four'
  const hasBlankCard = setupValue(header, 'petition') === 'blank'
  const table = newTableState(header)
  return {
    ...table,
    // Turns are counted from 1, and 0 is the setup.
    day: 0,
    seats: [...seats],
    blank,
    phase: 'first-set-up',
    first: 0,
    gone: 0,
    forces: Object.fromEntries(SPACE_IDS.map((space): [string, Force | null] => [space, null])),
    treasures: [],
    dragon: null,
    wizard: null,
    players: seats.map(
      (name, seat): Player => ({
        seat,
        name,
        hand: blank ? [...TREASURES, 'blank'] : [...TREASURES],
        cards: [],
        boats: [],
        found: [],
        out: false,
      }),
    ),
    petitions: { draw: shuffle(table.random.decks, [...deckOf(hasBlankCard)]), discard: [] },
    turn: freshTurn(),
    ...(hasBlankCard && { upheaval: { entrances: [], bridgesDown: [], tunnelClosed: false, truce: 0 } }),
  }
}

/** Returns an option's value, or its default. Throws Error for an invalid value. */
function setupValue({ options }: Header, name: OptionName): string {
  const { defaultValue, values }: { readonly defaultValue: string; readonly values: readonly string[] } =
    SETUP_OPTIONS[name]
  const value = options[name] ?? defaultValue
  if (!values.includes(value))
    throw new Error(`Wizard's Quest has no value "${value}" for "${name}"; the values are ${values.join(', ')}.`)
  return value
}
