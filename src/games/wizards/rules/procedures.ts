import type { Rule, Seat } from '../../../kernel/index.ts'
import type { BookId } from './book.ts'
import type { Player, WizardsTable } from './components.ts'
import type { SpaceId } from './islands/territories.ts'
import type { Move } from './movement/movement.ts'
import type { Met } from './tasks/marks.ts'
import type { SetOut, Way } from './turn/setting-out.ts'

/** What attacks players because they have met. */
export type Attackers = 'demons' | 'dragon'

/**
 * What befalls players, as the book of the table has it. Rules that lead to each other (who is transported meets Demons, who
 * meets Demons is transported) call it by these, so that no file needs the one that needs it; and another book has its own.
 */
export interface Procedures {
  /** A player who has been carried off lands (7.5): what is where he is meets him, at once or when all that goes on is done; `onErrand` where his Task leads him to a marker. */
  lands(table: WizardsTable, player: Player, landing: { readonly onErrand: boolean }): Rule
  /** Whoever has been carried off and waits to land lands now. */
  settles(table: WizardsTable): Rule
  /** Demons appear in a space (7.304) because of this player or of what he had to do with. */
  demonsAppear(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule
  /** Demons, the Dragon, other players, a Trap, Hamdrel are met (7.302-7.305, 7.35, 8.3). True where Demons depart; what has attacked those who met. */
  meetsDemons(table: WizardsTable, player: Player): Rule<boolean>
  meetsDragon(table: WizardsTable, player: Player): Rule
  meetsPlayers(table: WizardsTable, entering: Player): Rule<Attackers | null>
  meetsHamdrel(table: WizardsTable, player: Player): Rule
  trapCloses(table: WizardsTable, player: Player): Rule
  /** A player comes where another has led him by an Event that is a Trap (Events 44, 48). True where he is freed of it there. */
  comesTrapped(table: WizardsTable, player: Player, mover: Seat): Rule<boolean>
  /** The Dragon comes by chance (8.42). */
  dragonComes(table: WizardsTable, player: Player): Rule
  /** Hamdrel offers a Task, herself (then she is the giver) or by her Dove. */
  hamdrelOffers(table: WizardsTable, player: Player, rule: string, giver?: Met): Rule
  /** The monks of the Abbey let a player reach his Mentor (7.381). */
  reachesMentor(table: WizardsTable, player: Player): Rule
  /** A boat is summoned in the course of a move (11.211). */
  summonsBoat(table: WizardsTable, player: Player, move: Move): Rule
  /** What a turn without an encounter may still bring by a spell (11.221): `open` where one could have come by chance. */
  summonsAnimal(table: WizardsTable, player: Player, open: boolean): Rule
  /** Something would meet the player by chance (8); a spell may come before it. */
  chanceComes(table: WizardsTable, player: Player): Rule
  /** The call for help where a player may make one, and how his turn goes on after it; null where he begins it anew (7.3031). */
  help(table: WizardsTable, player: Player): Way | null
  callsForHelp(table: WizardsTable, player: Player): Rule<SetOut | null>
  /** Whether a player in a Trap has used this turn to call for help. */
  isCaught(table: WizardsTable, player: Player): Rule<boolean>
  /** A turn, a day on which something may attack, is over (8.421, 12.1, 12.52); `stunned` where the whole turn was lost so. */
  endsTurn(table: WizardsTable, player: Player, stunned: boolean): Rule
  endsDay(table: WizardsTable): Rule
  /** Whether nothing but points and days keeps a player from his next Rank; and what comes of having risen. */
  mayRise(table: WizardsTable, player: Player): boolean
  rises(table: WizardsTable, player: Player): void
  /** A Task should be drawn and there is none left that can be done. */
  noTaskIsLeft(table: WizardsTable): void
}

const opened = new Map<BookId | undefined, Procedures>()

/** Opens the procedures of a book; the game that is played by it does so when it is loaded. */
export function openProcedures(book: BookId | undefined, procedures: Procedures): void {
  opened.set(book, procedures)
}

/** The procedures of the book that a table is played by. Throws Error where no game of that book has been loaded. */
export function proceduresOf({ state }: WizardsTable): Procedures {
  const found = opened.get(state.book)
  if (!found) throw new Error(`no game by the book "${state.book ?? '1982'}" has been loaded`)
  return found
}
