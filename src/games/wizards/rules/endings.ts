import type { Seat } from '../../../kernel/index.ts'
import { bookOf } from './book.ts'
import type { Ending, WizardsState, WizardsTable } from './components.ts'
import { CIRCLE, LAIR, tileOf } from './islands/territories.ts'
import { isTimeUp } from './short-games.ts'

/**
 * What a state says of how it ended. It is part of the position's fingerprint in every record, and so stays as it was when
 * the first games were saved; what persons read of an end is made from `endingOf`.
 */
const KEPT: Readonly<Record<Exclude<Ending, 'time'>, (names: string) => string>> = {
  delivered: names =>
    `${names} delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.`,
  circle: () => 'The Sacred Circle has fallen to the Evil Spirit before the Gems were brought; all are lost.',
  drowned: names => `${names} drowned, stranded at sea; the Islands are lost.`,
  risen: names => `${names} has come to the fifth Rank; the Enchanted Islands are saved.`,
  draw: () => 'Nothing is left that anybody could do; nobody wins.',
  lair: names => `${names} is Dragonbound in the Lair with no way out; the Islands are lost.`,
}

/** What is kept where no Gems are in play. */
const WITHOUT_GEMS = 'The Sacred Circle has fallen to the Evil Spirit; all are lost.'

/** The game is won by these (13). */
export function win(table: WizardsTable, seat: Seat, winners: readonly Seat[]): void {
  const { seats, short } = table.state
  const gems = short?.kind === 'gems' ? { gems: short.gems } : {}
  table.end({ winners, text: KEPT.delivered(winners.map(winner => seats[winner]).join(' and ')) })
  table.tell({ kind: 'end', seat, rule: '13', winners, how: 'delivered', ...gems })
}

/** The game is won by the last Rank: by one for himself or for all. */
export function risen(table: WizardsTable, seat: Seat, winners: readonly Seat[], rule: string): void {
  table.end({ winners, text: KEPT.risen(table.state.seats[seat] ?? '') })
  table.tell({ kind: 'end', seat, rule, winners, how: 'risen' })
}

/** Nobody wins, for nothing is left to do. */
export function drawn(table: WizardsTable): void {
  table.end({ winners: [], text: KEPT.draw('') })
  table.tell({ kind: 'end', seat: null, rule: 'D5', winners: [], how: 'draw' })
}

/** All have lost: the Circle has fallen (12.46), or the only player is stranded for good (App. A). */
export function lost(table: WizardsTable, how: Exclude<Ending, 'delivered' | 'risen' | 'time'>, rule: string): void {
  const { state } = table
  // By a book without Gems all is lost with the Circle alone.
  table.end({ winners: [], text: bookOf(state).gems ? KEPT[how](state.seats[0] ?? '') : WITHOUT_GEMS })
  table.tell({ kind: 'end', seat: null, rule, winners: [], how })
}

/** Whether the game is over in a book whose last Rank ends it at once: nobody meets anything any more (D1). */
export const isOver = ({ state }: WizardsTable): boolean => state.result !== null && !bookOf(state).gems

/** The name of who holds the highest Rank, the first of them in the order of play. */
export function foremost({ players, seats }: Pick<WizardsState, 'players' | 'seats'>): string {
  const most = Math.max(...players.map(({ rank }) => rank))
  return seats[players.findIndex(({ rank }) => rank === most)] ?? ''
}

/** How a game that is over ended. By the revised book it is risen, drawn or the Circle fallen; nobody who plays alone is both at sea and in the Lair, and nobody has lost otherwise. */
export function endingOf(
  state: Pick<WizardsState, 'result' | 'fallen' | 'players' | 'book' | 'short' | 'day'>,
): Ending {
  const { result, fallen, players } = state
  const { gems } = bookOf(state)
  if (isTimeUp(state)) return 'time'
  if (result && result.winners.length > 0) return gems ? 'delivered' : 'risen'
  if (fallen.includes(CIRCLE)) return 'circle'
  if (!gems) return 'draw'
  return players.some(({ space }) => tileOf(space) === LAIR) ? 'lair' : 'drowned'
}
