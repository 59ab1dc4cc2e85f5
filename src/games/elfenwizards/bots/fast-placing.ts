import { next, type RandomState, type Seat } from '../../../kernel/index.ts'
import { type Contest, contestsOf } from '../rules/facts/contests.ts'
import { NUMBERS } from '../rules/state/board.ts'
import { type ElfenState, type Face, inOrder, pointsFor, removeItem } from '../rules/state/components.ts'
import { forEachPlacing, netValue } from './apprentice.ts'

/**
 * A contest while spells are being placed, with each seat's best spell in it. If a seat has no entry, its best spell
 * must be recomputed.
 */
interface OpenContest {
  readonly contest: Contest
  /** The spell points of each candidate. */
  readonly points: number[]
  readonly best: (BestSpell | undefined)[]
}

/** A seat's best spell in a contest, and its value after the cost of the spell. */
interface BestSpell {
  /** The face of the die, or null for a chip. */
  readonly die: Face | null
  /** The index of the candidate that the spell supports. */
  readonly at: number
  readonly value: number
}

const NOTHING: BestSpell = { die: null, at: -1, value: Number.NEGATIVE_INFINITY }

/**
 * Places all spells by the apprentice's rule until everyone has passed (5). Modifies the state, and must be called at
 * the start of a turn. Trials spend most of their time here, so it bypasses the rules. It is fast because a seat only
 * reconsiders contests that have changed. Players overrate a spell by up to `doubt` points.
 */
export function placeAllSpells(state: ElfenState, doubt: number, random: RandomState): void {
  const order = inOrder(state)
  const openContests: OpenContest[] = contestsOf(state).map(contest => ({
    contest,
    points: contest.candidates.map(pointsFor),
    best: [],
  }))
  const bestSpellFor = ({ contest, points }: OpenContest, seat: Seat): BestSpell => {
    const { boxes, chips } = state.players[seat]!
    const dice = boxes[contest.arena.level]
    const spells: (Face | null)[] = dice.filter((face, i) => dice.indexOf(face) === i)
    if (chips > 0) spells.push(null)
    let [nth, where, most] = [0, -1, NOTHING.value]
    forEachPlacing(contest, points, order, seat, spells, (spell, at, gross) => {
      const value = netValue(state, spells[spell]!, gross) + (doubt > 0 ? (doubt * next(random)) / 0x1_0000_0000 : 0)
      if (value <= most) return
      nth = spell
      where = at
      most = value
    })
    return where < 0 ? NOTHING : { die: spells[nth]!, at: where, value: most }
  }
  while (state.players.some(({ passed }) => !passed)) {
    const seat = order[state.gone]!
    state.gone = (state.gone + 1) % order.length
    const player = state.players[seat]!
    for (let placed = 0; placed < NUMBERS.spellsInTurn && !player.passed; placed++) {
      let best = NOTHING
      let where: OpenContest | undefined
      for (const open of openContests) {
        const { owner } = open.contest
        if (owner !== null && owner !== seat) continue
        open.best[seat] ??= bestSpellFor(open, seat)
        if (open.best[seat].value <= best.value) continue
        best = open.best[seat]
        where = open
      }
      if (!where || (placed === 0 && best.value <= 0)) {
        player.passed ||= placed === 0
        break
      }
      const { die, at } = best
      const { level } = where.contest.arena
      if (die === null) player.chips--
      else removeItem(player.boxes[level], die)
      where.contest.candidates[at]!.spells.push({ seat, die })
      where.points[at]! += die ?? 1
      where.best.length = 0
      // If this was the player's last such spell, discard their plans to use it in other contests.
      const isGone = die === null ? player.chips === 0 : !player.boxes[level].includes(die)
      for (const { contest, best: plans } of isGone ? openContests : [])
        if (plans[seat]?.die === die && (die === null || contest.arena.level === level)) plans[seat] = undefined
    }
  }
}
