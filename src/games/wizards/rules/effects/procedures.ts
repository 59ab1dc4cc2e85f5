import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { MovementLeft } from '../facts/movement.ts'
import type { SpaceId } from '../islands/territories.ts'
import type { OptionOn } from '../state/asking.ts'
import type { BookId } from '../state/book.ts'
import type { Player, WizardsTable } from '../state/components.ts'
import type { Met } from '../state/marks.ts'

/** The way a turn begins. */
export type SetOut =
  /** A turn that begins with a Movement Roll. `encounter` is true if the red die allows a Random Encounter (5.21). */
  | { readonly move: MovementLeft; readonly encounter: boolean }
  /** A turn that begins without a Movement Roll. `over` is true if a player who stays has no more encounters. */
  | { readonly move: null; readonly over: boolean }

/** An option that begins a turn. */
export type Way = OptionOn<'roll'>

/** The attackers that a meeting of players can call up. */
export type Attackers = 'demons' | 'dragon'

/**
 * The encounters and procedures that differ between rulebooks. Rules that depend on each other call each other through
 * this interface, which avoids import cycles. For example, a transported player meets Demons, and a player who meets
 * Demons is transported.
 */
export interface Procedures {
  /**
   * Lands a transported player (7.5), either at once or after everything else has been resolved. `onErrand` is true if
   * a Task sends the player to one of its markers.
   */
  land(table: WizardsTable, player: Player, landing: { readonly onErrand: boolean }): Rule
  /** Lands all players who are still aloft. */
  landAll(table: WizardsTable): Rule
  /** Makes Demons appear in a space (7.304). `cause` is the player who caused this. */
  placeDemons(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule
  /** Resolves a meeting with Demons (7.304). Returns true if they depart. */
  meetDemons(table: WizardsTable, player: Player): Rule<boolean>
  /** Resolves a meeting with the Dragon (7.305). */
  meetDragon(table: WizardsTable, player: Player): Rule
  /** Resolves a meeting with other players (7.302). Returns what attacked the group, or null if nothing did. */
  meetPlayers(table: WizardsTable, entering: Player): Rule<Attackers | null>
  /** 7.35 */
  meetHamdrel(table: WizardsTable, player: Player): Rule
  /** 8.3 */
  closeTrap(table: WizardsTable, player: Player): Rule
  /**
   * Resolves the arrival of a player whom another player has moved because of an Event that is a Trap (Events 44, 48).
   * Returns true if the player is freed from the Trap there.
   */
  arriveTrapped(table: WizardsTable, player: Player, mover: Seat): Rule<boolean>
  /** Brings the Dragon to a player who rolled it on the Animal table (8.42). */
  bringDragon(table: WizardsTable, player: Player): Rule
  /** Makes Hamdrel offer a Task, in person if `giver` is given, and otherwise through her Dove. */
  offerHamdrelTask(table: WizardsTable, player: Player, rule: string, giver?: Met): Rule
  /** Lets a player contact or meet their Mentor with the help of the Abbey's monks (7.381, D18). */
  reachMentor(table: WizardsTable, player: Player): Rule
  /** 11.211 */
  summonBoat(table: WizardsTable, player: Player, move: MovementLeft): Rule
  /**
   * Offers summoning spells after a turn without an encounter (11.221, D34). `open` is true if a Random Encounter was
   * possible.
   */
  offerAnimals(table: WizardsTable, player: Player, open: boolean): Rule
  /** Resolves a Random Encounter (8), which a spell may replace. */
  meetByChance(table: WizardsTable, player: Player): Rule
  /**
   * Returns the option to call for help (7.3031, D30) or, for a solitaire player stranded at sea, to wait for the
   * attack (App. A). Returns null if there is none.
   */
  helpOption(table: WizardsTable, player: Player): Way | null
  /** Carries out a call for help (7.3031, D30). Returns null if the player still has to begin the turn. */
  callForHelp(table: WizardsTable, player: Player): Rule<SetOut | null>
  /**
   * Offers a player who is losing turns in a Trap the option to call for help (D21, D30). Returns true if the player
   * uses this turn for it.
   */
  offerHelpInTrap(table: WizardsTable, player: Player): Rule<boolean>
  /** Ends a turn (8.421, 12.52). `stunned` is true if a stun took the whole turn. */
  endTurn(table: WizardsTable, player: Player, stunned: boolean): Rule
  /** 12.1 */
  endDay(table: WizardsTable): Rule
  /** Returns true if a player who has the points and days for the next Rank may advance. */
  mayAdvance(table: WizardsTable, player: Player): boolean
  /** Applies what advancing to a new Rank causes, such as the end of the game at the last Rank (D1). */
  afterAdvance(table: WizardsTable, player: Player): void
  /** Handles the draw of a Task when the pile has no card left that can be done (D5). */
  noTaskLeft(table: WizardsTable): void
}

const registered = new Map<BookId | undefined, Procedures>()

/** Registers a rulebook's procedures. Each game registers its own when it is loaded. */
export function registerProcedures(book: BookId | undefined, procedures: Procedures): void {
  registered.set(book, procedures)
}

/** Returns the procedures of a table's rulebook. Throws Error if no game of that rulebook has been loaded. */
export function proceduresOf({ state }: WizardsTable): Procedures {
  const found = registered.get(state.book)
  if (!found) throw new Error(`no game with the rulebook "${state.book ?? '1982'}" has been loaded`)
  return found
}
