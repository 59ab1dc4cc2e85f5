import type { Seat } from '../../../kernel/index.ts'
import { fortnightOf, GEMS, type Player, totalOf, type WizardsState, type WizardsTable } from './components.ts'

/** A short game, our own variant: fewer Gems to deliver, or a fixed number of Fortnights. */
export type ShortGame =
  | { readonly kind: 'gems'; readonly gems: number }
  | { readonly kind: 'fortnights'; readonly fortnights: number }

export const SHORT_GAMES = {
  'three-gems': { kind: 'gems', gems: 3 },
  'two-fortnights': { kind: 'fortnights', fortnights: 2 },
  'three-fortnights': { kind: 'fortnights', fortnights: 3 },
  'four-fortnights': { kind: 'fortnights', fortnights: 4 },
} as const satisfies Record<string, ShortGame>

/** Returns the short game of that name; null for a full game. */
export const shortGame = (variant: string): ShortGame | null =>
  Object.hasOwn(SHORT_GAMES, variant) ? SHORT_GAMES[variant as keyof typeof SHORT_GAMES] : null // checked to be one of them

/** A state or view that may be of a short game. */
export type MayBeShort = Pick<WizardsState, 'short' | 'fortnight'>

/** Returns the number of different Gems to deliver to Ruktal: six (13), or as many as a short game requires. */
export const gemsAsked = ({ short }: MayBeShort): number => (short?.kind === 'gems' ? short.gems : GEMS.length)

/** Returns the last Fortnight played; null if the game has no such end. */
export const lastFortnight = ({ short }: MayBeShort): number | null =>
  short?.kind === 'fortnights' ? short.fortnights : null

/** Returns the Rank that wins in solitaire: the number of Fortnights. */
export const rankAsked = (state: MayBeShort): number => lastFortnight(state) ?? 0

/** Returns true once the Fortnights of a short game are over. */
export const isTimeUp = (state: MayBeShort & Pick<WizardsState, 'day'>): boolean =>
  fortnightOf(state, state.day) > (lastFortnight(state) ?? Number.POSITIVE_INFINITY)

/** Returns the leaders by Rank, then total points, with all ties. In solitaire a certain Rank is required. */
export function farthest(state: MayBeShort & { readonly players: readonly Player[] }): Seat[] {
  const { players } = state
  const [only] = players
  if (only && players.length === 1) return only.rank >= rankAsked(state) ? [only.seat] : []
  const standing = ({ rank, points }: Player) => 1000 * rank + totalOf(points)
  const best = Math.max(...players.map(standing))
  return players.filter(player => standing(player) === best).map(({ seat }) => seat)
}

/** Ends a short game whose Fortnights are over: the leaders win. */
export function endOfTime(table: WizardsTable): void {
  const { state } = table
  const winners = farthest(state)
  table.end({ winners, text: 'The Fortnights that were to be played are over.' })
  table.tell({ kind: 'end', seat: null, rule: '3.74', winners, how: 'time' })
}
