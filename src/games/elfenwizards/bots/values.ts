import type { Seat } from '../../../kernel/index.ts'
import { type Contest, contestsOf } from '../rules/facts/contests.ts'
import { ARENAS, type Arena, boardLevel, levelOf } from '../rules/state/board.ts'
import { COMPETING, type PublicState, pips } from '../rules/state/components.ts'

/**
 * The cost, in points, of having to retire after becoming High Wizard: the guild pays a chip and starts again at the
 * bottom.
 */
const COST_OF_RETIRING = 3

/**
 * Returns the Power Points that a guild gains, over this round and the next, if its candidate rises rather than falls.
 */
export const gainOf = ({ arena }: Contest): number => GAINS.get(arena)!

const GAINS: ReadonlyMap<Arena, number> = new Map(ARENAS.map(arena => [arena, gainIn(arena)]))

function gainIn(arena: Arena): number {
  const title = boardLevel(levelOf(arena.titles[0]!))
  const here = boardLevel(arena.level)
  const lowest = boardLevel('magician')
  // Losers fall to the bottom level, but Magicians stay there. A grey chip costs a point per round.
  const fallen = here.id === 'magician' ? here.points : lowest.points - (here.greyChip ? 2 : 0)
  const later = title.id === 'high' ? -COST_OF_RETIRING : (title.points - fallen) / 2
  return title.points - fallen + later
}

/**
 * Returns the value of a contest to a seat, given the candidates' points. Each of the seat's magicians that would rise
 * adds the full gain, and each rival that would rise subtracts a little. Each of the seat's magicians also adds a
 * little that depends on its points.
 */
export function contestValue(contest: Contest, seat: Seat, order: readonly Seat[], points: readonly number[]): number {
  const gain = gainOf(contest)
  let sum = risingValue(contest, seat, points, gain, -gain / (2 * order.length))
  const most = Math.max(1, ...points)
  for (let i = 0; i < points.length; i++)
    if (contest.candidates[i]!.seat === seat) sum += (gain * Math.min(1, points[i]! / (most + 1))) / 8
  return sum
}

/**
 * Sums the values of the candidates that would rise: `own` for each of the seat's candidates and `other` for each of
 * the rest. Must agree with `decisionBy`. Bots call this more often than anything else, so it allocates no lists.
 */
export function risingValue(
  { arena, candidates, owner }: Contest,
  seat: Seat,
  points: readonly number[],
  own: number,
  other: number,
): number {
  let [most, best, second, seconds] = [0, 0, 0, 0]
  for (let i = 0; i < points.length; i++) {
    const here = points[i]!
    if (here > most) {
      second = most
      seconds = best
      most = here
      best = 1
    } else if (here === 0) continue
    else if (here === most) best++
    else if (here > second) {
      second = here
      seconds = 1
    } else if (here === second) seconds++
  }
  let room = arena.titles.length
  let sum = 0
  for (let place = 0; place < 2 && room > 0; place++) {
    const [equal, equals] = place === 0 ? [most, best] : [second, seconds]
    if (equals > room) return owner === null ? sum : sum + room * (owner === seat ? own : other)
    if (equals === 0) return sum
    for (let i = 0; i < points.length; i++) if (points[i] === equal) sum += candidates[i]!.seat === seat ? own : other
    room -= equals
  }
  return sum
}

/**
 * Returns the value of a pip in each level's Major Spell Box. It is high if the seat competes there and the box has few
 * dice.
 */
export function levelValue(shown: PublicState, seat: number): Record<(typeof COMPETING)[number], number> {
  const values = { wizard: 0, sorcerer: 0, necromancer: 0, magician: 0 }
  const player = shown.players[seat]
  if (!player) return values
  for (const contest of contestsOf(shown)) {
    const own = contest.candidates.filter(magician => magician.seat === seat)
    if (own.length === 0) continue
    // Without rivals, a chip does just as well.
    const rate = contest.owner === null ? 1 : 0.15
    values[contest.arena.level] += rate * gainOf(contest)
  }
  for (const level of COMPETING) {
    const others = shown.players.reduce((sum, one) => sum + (one.seat === seat ? 0 : pips(one.boxes[level])), 0)
    values[level] /= 4 + pips(player.boxes[level]) + others / (2 * shown.players.length)
  }
  return values
}

/**
 * The value of pieces in addition to the points scored so far. For the measurements, see docs/measurements/balance.md.
 */
const PIECE_VALUES = {
  high: 0.2,
  wizard: 3.6,
  sorcerer: 1.8,
  necromancer: 0.7,
  magician: 0,
  chip: 1.5,
  grey: 0.5,
} as const

/** The coefficient of a point of lead in the logistic winning probability, with one round to go. */
const SLOPE = 0.28

/** Returns a seat's points plus the value of its pieces. */
export function standingOf({ players, magicians, rounds, day }: PublicState, seat: Seat): number {
  const player = players[seat]
  if (!player) return 0
  const left = rounds - day + 1
  let sum = player.score + PIECE_VALUES.chip * player.chips
  for (const one of magicians) {
    if (one.seat !== seat) continue
    if (!one.at.startsWith('over-')) sum += PIECE_VALUES[levelOf(one.at)]
    sum -= PIECE_VALUES.grey * one.grey * left
  }
  return sum
}

/**
 * Returns a seat's probability of winning, or its share of the victory if the game is over. A lead adds a tiny bonus.
 */
export function chancesOf(shown: PublicState, seat: Seat): number {
  const sums = shown.players.map(({ score, chips }) => score + (shown.result ? 0 : PIECE_VALUES.chip * chips))
  const left = shown.rounds - shown.day + 1
  if (!shown.result)
    for (const { seat, at, grey } of shown.magicians) {
      if (!at.startsWith('over-')) sums[seat]! += PIECE_VALUES[levelOf(at)]
      sums[seat]! -= PIECE_VALUES.grey * grey * left
    }
  const lead = sums[seat]! - Math.max(...sums.filter((_, other) => other !== seat))
  if (shown.result) {
    const { winners } = shown.result
    return (winners.includes(seat) ? 1 / winners.length : 0) + lead / 2000
  }
  return 1 / (1 + Math.exp((-SLOPE / Math.sqrt(left)) * lead)) + lead / 2000
}
