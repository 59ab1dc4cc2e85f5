import type { Seat } from '../../../../kernel/index.ts'
import { fortnightOf, GEMS, type Player, totalOf, type WizardsState, type WizardsTable } from './components.ts'

/** A short game, one of our own variants, with fewer Gems to deliver or a fixed number of Fortnights. */
export type ShortGame =
  | { readonly kind: 'gems'; readonly gems: number }
  | { readonly kind: 'fortnights'; readonly fortnights: number }

export const SHORT_GAMES = {
  'three-gems': { kind: 'gems', gems: 3 },
  'two-fortnights': { kind: 'fortnights', fortnights: 2 },
  'three-fortnights': { kind: 'fortnights', fortnights: 3 },
  'four-fortnights': { kind: 'fortnights', fortnights: 4 },
} as const satisfies Record<string, ShortGame>

/** Returns the short game of that name, or null for a full game. */
export const shortGame = (variant: string): ShortGame | null =>
  Object.hasOwn(SHORT_GAMES, variant) ? SHORT_GAMES[variant as keyof typeof SHORT_GAMES] : null // `hasOwn` has checked the name

/** The part of a state or view that describes the short game, if it is one. */
export type MayBeShort = Pick<WizardsState, 'short' | 'fortnight'>

/** Returns the number of different Gems to deliver to Ruktal, which is six (13), or fewer in a short game. */
export const gemsRequired = ({ short }: MayBeShort): number => (short?.kind === 'gems' ? short.gems : GEMS.length)

/** Returns the last Fortnight to be played, or null if the game has no such limit. */
export const lastFortnight = ({ short }: MayBeShort): number | null =>
  short?.kind === 'fortnights' ? short.fortnights : null

/**
 * Returns the Rank that a solitaire player needs to win a short game, which equals its number of Fortnights. Returns 0
 * if Fortnights aren't limited.
 */
export const rankRequired = (state: MayBeShort): number => lastFortnight(state) ?? 0

/** Returns true once the Fortnights of a short game are over. */
export const isTimeUp = (state: MayBeShort & Pick<WizardsState, 'day'>): boolean =>
  fortnightOf(state, state.day) > (lastFortnight(state) ?? Number.POSITIVE_INFINITY)

/**
 * Returns the seats of the winners when time is up: those with the highest Rank and, among them, the most points. In
 * solitaire the player wins if they have the required Rank; otherwise the list is empty.
 */
export function farthest(state: MayBeShort & { readonly players: readonly Player[] }): Seat[] {
  const { players } = state
  const [only] = players
  if (only && players.length === 1) return only.rank >= rankRequired(state) ? [only.seat] : []
  const standing = ({ rank, points }: Player) => 1000 * rank + totalOf(points)
  const best = Math.max(...players.map(standing))
  return players.filter(player => standing(player) === best).map(({ seat }) => seat)
}

/** Ends a short game when its Fortnights are over. The winners are those that `farthest` returns, if any. */
export function endByTime(table: WizardsTable): void {
  const { state } = table
  const winners = farthest(state)
  table.end({ winners, text: 'The Fortnights that were to be played are over.' })
  table.emit({ kind: 'end', seat: null, rule: '3.74', winners, how: 'time' })
}
