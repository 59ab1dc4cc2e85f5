import type { GameEvent, Seat, Table, TableState } from '../../../../kernel/index.ts'

/** The levels of magicians, from the top down (1.1). */
export const LEVELS = ['high', 'wizard', 'sorcerer', 'necromancer', 'magician'] as const
export type Level = (typeof LEVELS)[number]

/** The levels from which magicians compete for a higher title. Each has a box for Major Spells (4.1). */
export const COMPETING = ['wizard', 'sorcerer', 'necromancer', 'magician'] as const
export type Competing = (typeof COMPETING)[number]

/** The boxes for dice: four for Major Spells, one for Minor Spells, one for Grey Magic (4.1). */
export const DICE_BOXES = [...COMPETING, 'minor', 'grey'] as const
export type DiceBox = (typeof DICE_BOXES)[number]

/** The levels on which losers are passed over. Each has a box for them (6.12). */
export const FALLING = ['wizard', 'sorcerer', 'necromancer'] as const
export type Falling = (typeof FALLING)[number]

/** A box of the pyramid: `high`, `w1` to `w2`, `s1` to `s4`, `n1` to `n8`, or `m1` to `m4`. */
export type TitleBox = string
/** A magician's place: a title box, or the Passed-Over Box of a level. */
export type Place = TitleBox | `over-${Falling}`

/** The face of a die, 1 to 6. */
export type Face = number

/** A die in a Major Spell Box. */
export interface Die {
  readonly level: Competing
  readonly face: Face
}

/** A spell beside a magician. It is either a die, which counts its pips, or a chip (`null`), which counts one (6.2). */
export interface Spell {
  readonly seat: Seat
  readonly die: Face | null
}

/** A magician token. */
export interface Magician {
  /** The guild's letter and a number, such as `r3`. */
  readonly id: string
  /** Its guild, given as the seat that plays it. */
  readonly seat: Seat
  at: Place
  /** The number of Grey Magic Chips under it (8.7). */
  grey: number
  /** The spells that support it (5.3). */
  spells: Spell[]
}

/** A player's dice, chips and points. */
export interface Player {
  readonly seat: Seat
  readonly name: string
  /** The dice rolled but not yet placed (3.2, 3.3). */
  hand: Face[]
  /** The dice in the boxes on the board, highest first. */
  boxes: Record<DiceBox, Face[]>
  /** The number of Minor Spell Chips in front of the player. */
  chips: number
  /** The number of chips in the Minor Spell Box. */
  spent: number
  /** The number of chips on the Year Track, which are out of the game (3.1.3). */
  track: number
  score: number
  /** The number of times that the guild has won the title of High Wizard (10.2). */
  highs: number
  /** True once the player has passed this round (5.5). */
  passed: boolean
}

/** The steps of a round, 1 to 10, or 0 before the first round. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export interface ElfenState extends TableState {
  readonly seats: readonly string[]
  /** The maximum number of rounds: four, or six in the longer game (11). `day` is the current round. */
  readonly rounds: number
  step: Step
  /** The seat that has the Dragon and goes first (2.4). */
  dragon: Seat
  /**
   * The number of seats that have already had their turn in this step, or in the current lap around the table (5.1).
   */
  gone: number
  players: Player[]
  magicians: Magician[]
  /** The number of Grey Magic Chips left in their box. */
  greyLeft: number
  /** The number of rounds in which nobody became High Wizard (10.3). */
  withoutHigh: number
  /**
   * What the current player is placing, or null: a magician's id, die faces, a spell, or a title for one of their
   * candidates.
   */
  held: string | null
}

/** The state without the future dice rolls. */
export type PublicState = Omit<ElfenState, 'random' | 'forced'>

export type ElfenTable = Table<ElfenState, ElfenEvent>

/** The votes for one candidate. */
export interface Votes {
  readonly magician: string
  readonly points: number
}

export type ElfenEvent = GameEvent &
  (
    | {
        readonly kind: 'roll'
        readonly purpose: 'dragon' | 'first' | 'second' | 'again'
        readonly dice: readonly Face[]
      }
    | { readonly kind: 'round'; readonly round: number; readonly of: number }
    /**
     * The player receives the Dragon, at random before the first round (2.4) or when their High Wizard retires (3.1.4).
     */
    | { readonly kind: 'dragon'; readonly drawn: boolean }
    | { readonly kind: 'retires'; readonly magician: string; readonly box: TitleBox }
    | { readonly kind: 'track'; readonly from: 'stock' | 'box' | null }
    | {
        readonly kind: 'places'
        readonly dice: Readonly<Partial<Record<DiceBox, readonly Face[]>>>
        readonly kept: number
      }
    | { readonly kind: 'pays' }
    | { readonly kind: 'buys'; readonly dice: readonly Face[]; readonly chips: number }
    | { readonly kind: 'takes-dice'; readonly taken: readonly Face[]; readonly left: readonly Face[] }
    | { readonly kind: 'spell'; readonly magician: string; readonly die: Face | null; readonly points: number }
    | { readonly kind: 'passes' }
    /** The result of a contest: the magicians that rise, with their titles, and the reason. */
    | {
        readonly kind: 'award'
        readonly titles: readonly TitleBox[]
        readonly votes: readonly Votes[]
        readonly risen: readonly { readonly magician: string; readonly title: TitleBox }[]
        readonly why: 'most' | 'alone' | 'tie' | 'nothing' | 'second-tie'
      }
    | { readonly kind: 'over'; readonly magician: string; readonly level: Falling }
    | { readonly kind: 'vacancy'; readonly magician: string; readonly title: TitleBox }
    | { readonly kind: 'demoted'; readonly magician: string; readonly box: TitleBox; readonly grey: boolean }
    | { readonly kind: 'frees'; readonly magician: string; readonly dice: readonly Face[] }
    | { readonly kind: 'scores'; readonly points: number; readonly score: number }
    | { readonly kind: 'bonus'; readonly points: number; readonly score: number }
    | { readonly kind: 'end'; readonly why: EndReason; readonly winners: readonly Seat[]; readonly score: number }
  )

/** The condition that ended the game (10.1-10.3). */
export type EndReason = 'rounds' | 'second-high' | 'no-high'

/** Lists the seats in turn order, clockwise from the Dragon. */
export const inOrder = ({ players, dragon }: Pick<PublicState, 'players' | 'dragon'>): Seat[] =>
  players.map((_, i) => (dragon + i) % players.length)

export const standingIn = ({ magicians }: Pick<PublicState, 'magicians'>, place: Place): Magician[] =>
  magicians.filter(magician => magician.at === place)

/** Returns the magician with this id. Throws Error if there is none, which would be a bug. */
export function magicianOf({ magicians }: Pick<PublicState, 'magicians'>, id: string): Magician {
  const magician = magicians.find(known => known.id === id)
  if (!magician) throw new Error(`there is no magician ${id}`)
  return magician
}

/** Sums the spell points beside a magician (6.2). */
export function pointsFor({ spells }: Pick<Magician, 'spells'>): number {
  let sum = 0
  for (const { die } of spells) sum += die ?? 1
  return sum
}

/** Sums the faces of dice. */
export const pips = (dice: readonly Face[]): number => dice.reduce((sum, face) => sum + face, 0)

/** Sorts dice for display, highest first. */
export const highestFirst = (dice: readonly Face[]): Face[] => [...dice].sort((a, b) => b - a)

/** Removes one item from a list. Throws Error if the list doesn't contain it, which would be a bug. */
export function removeItem<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at < 0) throw new Error(`the list does not contain ${String(item)}`)
  list.splice(at, 1)
}
