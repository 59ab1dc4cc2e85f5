import type { Rule, Seat } from '../../../kernel/index.ts'
import type { BookId } from './book.ts'
import type { Player, WizardsTable } from './components.ts'
import type { SpaceId } from './islands/territories.ts'
import type { MovementLeft } from './movement/movement.ts'
import type { Met } from './tasks/marks.ts'
import type { SetOut, Way } from './turn/setting-out.ts'

/** The attackers that a meeting of players has called up. */
export type Attackers = 'demons' | 'dragon'

/**
 * The encounters and procedures that differ between rulebooks. Rules that depend on each other (a transported player
 * meets Demons; a player who meets Demons is transported) call each other through this interface, which avoids import
 * cycles.
 */
export interface Procedures {
  /** Lands a transported player (7.5), at once or after everything else; `onErrand`: a Task leads to a marker. */
  lands(table: WizardsTable, player: Player, landing: { readonly onErrand: boolean }): Rule
  /** Lands all players who are still aloft. */
  settles(table: WizardsTable): Rule
  /** Demons appear in a space (7.304), caused by this player. */
  demonsAppear(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule
  /**
   * Resolve meetings with Demons, the Dragon, other players, Hamdrel, and a Trap (7.302-7.305, 7.35, 8.3).
   * `meetsDemons` returns true if they depart, `meetsPlayers` what attacked the group.
   */
  meetsDemons(table: WizardsTable, player: Player): Rule<boolean>
  meetsDragon(table: WizardsTable, player: Player): Rule
  meetsPlayers(table: WizardsTable, entering: Player): Rule<Attackers | null>
  meetsHamdrel(table: WizardsTable, player: Player): Rule
  trapCloses(table: WizardsTable, player: Player): Rule
  /**
   * Resolves the arrival of a player whom another has led there by an Event that is a Trap (Events 44, 48). Returns
   * true if they are freed of it there.
   */
  comesTrapped(table: WizardsTable, player: Player, mover: Seat): Rule<boolean>
  /** The Dragon comes by chance (8.42). */
  dragonComes(table: WizardsTable, player: Player): Rule
  /** Hamdrel offers a Task, in person (she then is the giver) or through her Dove. */
  hamdrelOffers(table: WizardsTable, player: Player, rule: string, giver?: Met): Rule
  /** The monks of the Abbey let a player reach their Mentor (7.381). */
  reachesMentor(table: WizardsTable, player: Player): Rule
  /** 11.211 */
  summonsBoat(table: WizardsTable, player: Player, move: MovementLeft): Rule
  /** Offers summoning spells after a turn without an encounter (11.221); `open` if a Random Encounter was possible. */
  summonsAnimal(table: WizardsTable, player: Player, open: boolean): Rule
  /** Resolves a Random Encounter (8), which a spell may replace. */
  chanceComes(table: WizardsTable, player: Player): Rule
  /** The call for help: its option, or null; and its effect, null if the turn begins again (7.3031). */
  help(table: WizardsTable, player: Player): Way | null
  callsForHelp(table: WizardsTable, player: Player): Rule<SetOut | null>
  /** Returns true if a trapped player has used this turn to call for help. */
  isCaught(table: WizardsTable, player: Player): Rule<boolean>
  /** End a turn or a day (8.421, 12.1, 12.52); `stunned` if the whole turn was lost to a stun. */
  endsTurn(table: WizardsTable, player: Player, stunned: boolean): Rule
  endsDay(table: WizardsTable): Rule
  /** `mayRise`: only points and days are missing for the next Rank. `rises` applies the effects of advancing. */
  mayRise(table: WizardsTable, player: Player): boolean
  rises(table: WizardsTable, player: Player): void
  /** Handles a Task draw when no Task is left that can be done. */
  noTaskIsLeft(table: WizardsTable): void
}

const opened = new Map<BookId | undefined, Procedures>()

/** Registers a rulebook's procedures; each game does so when it is loaded. */
export function openProcedures(book: BookId | undefined, procedures: Procedures): void {
  opened.set(book, procedures)
}

/** Returns the procedures of a table's rulebook. Throws Error if no game of that rulebook has been loaded. */
export function proceduresOf({ state }: WizardsTable): Procedures {
  const found = opened.get(state.book)
  if (!found) throw new Error(`no game by the book "${state.book ?? '1982'}" has been loaded`)
  return found
}
