import { type Booked, bookOf } from './book.ts'

/** House rules of experienced groups, all off by default. */
export interface HouseRules {
  /** Each attack is thwarted by three completed Tasks per player instead of ten in all (12.2). */
  readonly thwart?: 'players'
  /** A transport to the Dragon's Lair restarts a player's Lair Time even if they are already there (12.511). */
  readonly lair?: 'reset'
  /**
   * A space can hold several Demon Markers (7.3041). Demon Dispelling can be tried once per turn in each space; the
   * other Demons there must be met.
   */
  readonly demons?: 'stack'
}

/** The part of a state or view that holds the house rules. They are omitted if there are none. */
export interface Housed {
  readonly house?: HouseRules
}

/** Returns true if a space can hold several Demon Markers. */
export const demonsStack = ({ house }: Housed): boolean => house?.demons === 'stack'

const TASKS_PER_PLAYER = 3

/** Returns the number of completed Tasks it takes to thwart one attack (12.2). */
export const tasksToThwart = (game: Booked & Housed, players: number): number =>
  game.house?.thwart === 'players' ? TASKS_PER_PLAYER * players : bookOf(game).tasksToThwart(players)
