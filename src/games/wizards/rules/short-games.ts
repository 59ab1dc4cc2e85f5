import type { Seat } from '../../../kernel/index.ts'
import { fortnightOf, GEMS, type Player, totalOf, type WizardsState, type WizardsTable } from './components.ts'

/** A game for an evening, which is ours and in no rulebook: fewer Gems to deliver, or so many Fortnights to play. */
export type ShortGame =
  | { readonly kind: 'gems'; readonly gems: number }
  | { readonly kind: 'fortnights'; readonly fortnights: number }

/** The short games by what the set-up calls them. */
export const SHORT_GAMES = {
  'three-gems': { kind: 'gems', gems: 3 },
  'two-fortnights': { kind: 'fortnights', fortnights: 2 },
  'three-fortnights': { kind: 'fortnights', fortnights: 3 },
  'four-fortnights': { kind: 'fortnights', fortnights: 4 },
} as const satisfies Record<string, ShortGame>

/** The short game of that name; null where the set-up names a whole one. */
export const shortGame = (variant: string): ShortGame | null =>
  Object.hasOwn(SHORT_GAMES, variant) ? SHORT_GAMES[variant as keyof typeof SHORT_GAMES] : null // it is one of them

/** Whatever may be a short game: a state or a view of it. */
export type MayBeShort = Pick<WizardsState, 'short' | 'fortnight'>

/** How many different Gems are brought to Ruktal: six (13), or as many as a short game asks. */
export const gemsAsked = ({ short }: MayBeShort): number => (short?.kind === 'gems' ? short.gems : GEMS.length)

/** The last Fortnight that is played; null where the game has no such end. */
export const lastFortnight = ({ short }: MayBeShort): number | null =>
  short?.kind === 'fortnights' ? short.fortnights : null

/** The Rank that wins for who plays alone: as many Ranks as Fortnights. */
export const rankAsked = (state: MayBeShort): number => lastFortnight(state) ?? 0

/** Whether the Fortnights of a short game are over. */
export const isTimeUp = (state: MayBeShort & Pick<WizardsState, 'day'>): boolean =>
  fortnightOf(state, state.day) > (lastFortnight(state) ?? Number.POSITIVE_INFINITY)

/** Who has come farthest: by Rank, then by points of all kinds; all of them who stand alike. Alone one must have come to a Rank. */
export function farthest(state: MayBeShort & { readonly players: readonly Player[] }): Seat[] {
  const { players } = state
  const [only] = players
  if (only && players.length === 1) return only.rank >= rankAsked(state) ? [only.seat] : []
  const standing = ({ rank, points }: Player) => 1000 * rank + totalOf(points)
  const best = Math.max(...players.map(standing))
  return players.filter(player => standing(player) === best).map(({ seat }) => seat)
}

/** The Fortnights of a short game are over: who has come farthest has won. */
export function endOfTime(table: WizardsTable): void {
  const { state } = table
  const winners = farthest(state)
  table.end({ winners, text: 'The Fortnights that were to be played are over.' })
  table.tell({ kind: 'end', seat: null, rule: '3.74', winners, how: 'time' })
}
