import type { Seat } from '../../../../kernel/index.ts'
import { CIRCLE, LAIR, tileOf } from '../islands/territories.ts'
import { bookOf } from '../state/book.ts'
import type { Ending, WizardsState, WizardsTable } from '../state/components.ts'
import { isTimeUp } from '../state/short-games.ts'

/**
 * The result texts stored in a state. They are part of the position's fingerprint in every save, so they must not
 * change. The texts shown to players come from `endingOf`.
 */
const RESULT_TEXTS: Readonly<Record<Exclude<Ending, 'time'>, (names: string) => string>> = {
  delivered: names =>
    `${names} delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.`,
  circle: () => 'The Sacred Circle has fallen to the Evil Spirit before the Gems were brought; all are lost.',
  drowned: names => `${names} drowned, stranded at sea; the Islands are lost.`,
  risen: names => `${names} has come to the fifth Rank; the Enchanted Islands are saved.`,
  draw: () => 'Nothing is left that anybody could do; nobody wins.',
  lair: names => `${names} is Dragonbound in the Lair with no way out; the Islands are lost.`,
}

/** The stored text for a fallen Circle in a game without Gems. */
const WITHOUT_GEMS = 'The Sacred Circle has fallen to the Evil Spirit; all are lost.'

/** Ends the game with a victory for the players who delivered the Gems (13). */
export function win(table: WizardsTable, seat: Seat, winners: readonly Seat[]): void {
  const { seats, short } = table.state
  const gems = short?.kind === 'gems' ? { gems: short.gems } : {}
  table.end({ winners, text: RESULT_TEXTS.delivered(winners.map(winner => seats[winner]).join(' and ')) })
  table.emit({ kind: 'end', seat, rule: '13', winners, how: 'delivered', ...gems })
}

/** Ends the game with a victory for a player who reached the last Rank, or for the whole team. */
export function winByRank(table: WizardsTable, seat: Seat, winners: readonly Seat[], rule: string): void {
  table.end({ winners, text: RESULT_TEXTS.risen(table.state.seats[seat] ?? '') })
  table.emit({ kind: 'end', seat, rule, winners, how: 'risen' })
}

/** Ends the game in a draw because nothing is left to do. */
export function endInDraw(table: WizardsTable): void {
  table.end({ winners: [], text: RESULT_TEXTS.draw('') })
  table.emit({ kind: 'end', seat: null, rule: 'D5', winners: [], how: 'draw' })
}

/**
 * Ends the game in defeat for everybody: the Circle has fallen (12.46), or the only player has drowned or is bound in
 * the Lair (App. A).
 */
export function endInDefeat(
  table: WizardsTable,
  how: Exclude<Ending, 'delivered' | 'risen' | 'time'>,
  rule: string,
): void {
  const { state } = table
  // Without Gems, losing the Circle is the only way to lose.
  table.end({ winners: [], text: bookOf(state).gems ? RESULT_TEXTS[how](state.seats[0] ?? '') : WITHOUT_GEMS })
  table.emit({ kind: 'end', seat: null, rule, winners: [], how })
}

/** Returns true if the game is over in a rulebook where that stops all further encounters (D1). */
export const isOver = ({ state }: WizardsTable): boolean => state.result !== null && !bookOf(state).gems

/** Returns the name of the player with the highest Rank, or of the first of them by seat. */
export function leaderName({ players, seats }: Pick<WizardsState, 'players' | 'seats'>): string {
  const most = Math.max(...players.map(({ rank }) => rank))
  return seats[players.findIndex(({ rank }) => rank === most)] ?? ''
}

/**
 * Determines how a finished game ended. A short game may end because time is up. The revised game ends when a player
 * reaches the last Rank, in a draw, or with the fall of the Circle. In 1982 the only other defeats are those of a
 * solitaire player, who was either bound in the Lair or drowned at sea.
 */
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
