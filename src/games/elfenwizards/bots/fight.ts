import { next, type RandomState, type Seat } from '../../../kernel/index.ts'
import { NUMBERS } from '../rules/board.ts'
import { COMPETING, type ElfenState, inOrder, pointsFor, takeOut } from '../rules/components.ts'
import { type Contest, contestsOf } from '../rules/contests.ts'
import { dieOf } from '../rules/spells.ts'
import { forPlacingsIn, thrift } from './apprentice.ts'

/** A contest while spells are placed, and what each seat thinks best in it; undefined where it has to think again. */
interface Ring {
  readonly contest: Contest
  /** The points beside its candidates. */
  readonly points: number[]
  readonly best: (Thought | undefined)[]
}

/** The best spell in one contest, and what it does for what it costs. */
interface Thought {
  readonly spell: string
  readonly target: string
  readonly worth: number
}

const NOTHING: Thought = { spell: '', target: '', worth: Number.NEGATIVE_INFINITY }

/**
 * Lets all place their spells by the apprentice's rule until everybody has passed (5), from the beginning of a turn on;
 * changes the state. The rules could do it answer by answer. This is the part of a round that thoughts go through most
 * often, so here a seat thinks again only of contests that have changed. Nobody judges a spell more than `doubt` points
 * too high.
 */
export function fight(state: ElfenState, doubt: number, random: RandomState): void {
  const order = inOrder(state)
  const rings: Ring[] = contestsOf(state).map(contest => ({
    contest,
    points: contest.candidates.map(pointsFor),
    best: [],
  }))
  const think = (ring: Ring, seat: Seat, spells: readonly string[]): Thought => {
    let best = NOTHING
    forPlacingsIn(ring.contest, ring.points, order, seat, spells, (spell, target, value) => {
      const worth = thrift(state, spell, value) + (doubt > 0 ? (doubt * next(random)) / 0x1_0000_0000 : 0)
      if (worth > best.worth) best = { spell, target, worth }
    })
    return best
  }
  while (state.players.some(({ passed }) => !passed)) {
    const seat = order[state.gone]!
    state.gone = (state.gone + 1) % order.length
    const player = state.players[seat]!
    for (let placed = 0; placed < NUMBERS.spellsInTurn && !player.passed; placed++) {
      const spells = COMPETING.flatMap(level => [...new Set(player.boxes[level])].map(face => `${level} ${face}`))
      if (player.chips > 0) spells.push('chip')
      let best = NOTHING
      let where: Ring | undefined
      for (const ring of rings) {
        const { owner } = ring.contest
        if (owner !== null && owner !== seat) continue
        ring.best[seat] ??= think(ring, seat, spells)
        if (ring.best[seat].worth <= best.worth) continue
        best = ring.best[seat]
        where = ring
      }
      if (!where || (placed === 0 && best.worth <= 0)) {
        player.passed ||= placed === 0
        break
      }
      const die = dieOf(best.spell)
      if (die) takeOut(player.boxes[die.level], die.face)
      else player.chips--
      const at = where.contest.candidates.findIndex(({ id }) => id === best.target)
      where.contest.candidates[at]!.spells.push({ seat, die: die?.face ?? null })
      where.points[at]! += die?.face ?? 1
      where.best.length = 0
      // What this spell was to do elsewhere it can do no more, if it was the last of its kind.
      const isGone = die ? !player.boxes[die.level].includes(die.face) : player.chips === 0
      for (const { best: thoughts } of isGone ? rings : [])
        if (thoughts[seat]?.spell === best.spell) thoughts[seat] = undefined
    }
  }
}
