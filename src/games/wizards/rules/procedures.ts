import type { Rule } from '../../../kernel/index.ts'
import type { BookId } from './book.ts'
import type { Player, WizardsTable } from './components.ts'
import type { SpaceId } from './islands/territories.ts'

/**
 * What befalls players, as the book of the table has it. Rules that lead to each other (who is transported meets Demons, who
 * meets Demons is transported) call it by these, so that no file needs the one that needs it.
 */
export interface Procedures {
  /** A player who has been carried off lands (7.5): what is where he is meets him, now or in his turn. */
  lands(table: WizardsTable, player: Player): Rule
  /** Demons appear in a space (7.304) because of this player or of what he had to do with. */
  demonsAppear(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule
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
