import type { Rule } from '../../../../kernel/index.ts'
import { decide } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import type { Cause } from '../state/components.ts'
import { type Player, POINT_KINDS, type PointKind, type Points, type WizardsTable } from '../state/components.ts'

/**
 * Returns true if a player can gain points: they must be in an Order (3.73), not Dragonbound (7.3051e) and, in 1982,
 * below Rank 4 (13).
 */
const canGain = (player: Player): boolean => player.rank > 0 && !bookOf(player).settled(player.rank) && !player.bound

/** Gives points, if the player can gain any. A telepathic partner who can gain points gets the same (App. B). */
export function gain(table: WizardsTable, player: Player, gained: Partial<Points>, why: Cause, rule: string): void {
  if (!canGain(player)) return
  for (const one of [player, ...partnersOf(table, player)]) {
    if (!canGain(one)) continue
    for (const kind of POINT_KINDS) one.points[kind] += gained[kind] ?? 0
    table.emit({ kind: 'points', seat: one.seat, rule, gained, why })
  }
}

/** Lists the player's telepathic partner, who sits opposite (App. B). The list is empty in other variants. */
function partnersOf(table: WizardsTable, player: Player): Player[] {
  const { state } = table
  if (state.variant !== 'partnership') return []
  const n = state.players.length
  return [state.players[(player.seat + n / 2) % n]!]
}

export const arePartners = (table: WizardsTable, a: Player, b: Player): boolean => partnersOf(table, a).includes(b)

/**
 * Gives points of one type, any except `except`, which the player chooses (ruling 34). Returns the type, or null if the
 * player can't gain points.
 */
export function* gainAny(
  table: WizardsTable,
  player: Player,
  amount: number,
  why: Cause,
  rule: string,
  except: PointKind | null = null,
): Rule<PointKind | null> {
  if (!canGain(player)) return null
  const { of } = yield* decide({
    seat: player.seat,
    topic: 'points',
    data: { change: 'gain', points: amount, divided: null, why },
    rule,
    options: POINT_KINDS.filter(of => of !== except).map(of => ({
      id: `${amount} ${of}`,
      act: { kind: 'gain', of, points: amount },
    })),
  })
  gain(table, player, { [of]: amount }, why, rule)
  return of
}

/** Gives points, divided among the types as the player likes, if they can gain any (7.3033). */
export function* gainDivided(table: WizardsTable, player: Player, amount: number, why: Cause, rule: string): Rule {
  if (!canGain(player)) return
  const gained: Points = { knowledge: 0, perception: 0, power: 0 }
  let left = amount
  for (const of of POINT_KINDS.slice(0, 2)) {
    const { points } = yield* decide({
      seat: player.seat,
      topic: 'points',
      data: { change: 'gain', points: left, divided: of, why },
      rule,
      options: Array.from({ length: left + 1 }, (_, points) => ({
        id: `${points} ${of}`,
        act: { kind: 'gain', of, points },
      })),
    })
    gained[of] = points
    left -= points
  }
  gained.power = left
  gain(table, player, gained, why, rule)
}

/** Takes points of a type away, but never below zero (10.22). In 1982 a player of Rank 4 loses none (13). */
export function lose(
  table: WizardsTable,
  player: Player,
  kind: PointKind,
  amount: number,
  why: Cause,
  rule: string,
): void {
  if (bookOf(player).settled(player.rank)) return
  const lost = Math.min(amount, player.points[kind])
  if (lost === 0) return
  player.points[kind] -= lost
  table.emit({ kind: 'points', seat: player.seat, rule, gained: { [kind]: -lost }, why })
}

/**
 * Takes points of one type, which the player chooses from the types they have points of (ruling 34). With `most`, only
 * the types from which the most points can be taken may be chosen (R8). Takes nothing from players who have no points
 * or, in 1982, are of Rank 4.
 */
export function* loseAny(
  table: WizardsTable,
  player: Player,
  amount: number,
  why: Cause,
  rule: string,
  { most = false } = {},
): Rule {
  const taken = (kind: PointKind) => Math.min(amount, player.points[kind])
  const least = most ? Math.max(1, ...POINT_KINDS.map(taken)) : 1
  const kinds = POINT_KINDS.filter(kind => taken(kind) >= least)
  if (player.rank === 0 || bookOf(player).settled(player.rank) || kinds.length === 0) return
  const { of } = yield* decide({
    seat: player.seat,
    topic: 'points',
    data: { change: 'lose', points: amount, divided: null, why },
    rule,
    options: kinds.map(of => ({ id: `${amount} ${of}`, act: { kind: 'lose', of, points: amount } })),
  })
  lose(table, player, of, amount, why, rule)
}

/**
 * Returns the type with the fewest points above zero (7.304), or null if there is none. A die decides ties (ruling 34).
 */
export function leastKind(table: WizardsTable, player: Player): PointKind | null {
  const kinds = POINT_KINDS.filter(kind => player.points[kind] > 0)
  if (kinds.length === 0) return null
  const least = Math.min(...kinds.map(kind => player.points[kind]))
  const tied = kinds.filter(kind => player.points[kind] === least)
  return tied.length === 1 ? tied[0]! : tied[(table.roll(player.seat, 1, 'tie', '7.304')[0]! - 1) % tied.length]!
}
