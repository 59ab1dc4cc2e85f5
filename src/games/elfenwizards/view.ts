import { copy, type Seat } from '../../kernel/index.ts'
import type { ElfenState, Shown } from './components.ts'

/** What a seat may know of a game of Elfenwizards; `seat` is null for somebody who watches. */
export type ElfenView = Shown & { readonly seat: Seat | null }

/** All that lies on the table is open (ruling E30): only the dice to come are not. */
export function view(state: ElfenState, seat: Seat | null): ElfenView {
  const { random: _random, forced: _forced, ...shown } = state
  return { ...copy(shown), seat }
}
