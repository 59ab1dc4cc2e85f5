import { boardLevel, levelOf } from '../../games/elfenwizards/board.ts'
import { COMPETING, inOrder, pips, pointsFor, type Shown } from '../../games/elfenwizards/components.ts'
import { type Contest, contestsOf, decisionOf } from '../../games/elfenwizards/contests.ts'

/** What becoming High Wizard costs later: a chip, and the magician begins again at the bottom. */
const COST_OF_RETIRING = 3

/** What a candidate's guild gains by his rising rather than staying behind, in Power Points of this round and the next. */
export function gainOf({ arena }: Contest): number {
  const title = boardLevel(levelOf(arena.titles[0]!))
  const here = boardLevel(arena.level)
  const lowest = boardLevel('magician')
  // Who falls goes to the bottom, but for a Magician, who is there; a grey chip costs a point a round.
  const fallen = here.id === 'magician' ? here.points : lowest.points - (here.greyChip ? 2 : 0)
  const later = title.id === 'high' ? -COST_OF_RETIRING : (title.points - fallen) / 2
  return title.points - fallen + later
}

/** What the contests are worth to a seat as they stand: its own that would rise, less a little for what the others win. */
export function standing(shown: Shown, seat: number): number {
  const order = inOrder(shown)
  let sum = 0
  for (const contest of contestsOf(shown)) {
    const { risen, chosen } = decisionOf(contest, order)
    const up = [...risen, ...(chosen ? chosen.from.slice(0, chosen.count) : [])]
    for (const magician of up) {
      const gain = gainOf(contest)
      sum += magician.seat === seat ? gain : -gain / (2 * shown.players.length)
    }
  }
  return sum
}

/** How near a candidate is to rising, 0 to 1: what a spell that does not yet tip a contest is still good for. */
export function promise(shown: Shown, seat: number): number {
  let sum = 0
  for (const contest of contestsOf(shown)) {
    const best = Math.max(1, ...contest.candidates.map(pointsFor))
    for (const magician of contest.candidates)
      if (magician.seat === seat) sum += (gainOf(contest) * Math.min(1, pointsFor(magician) / (best + 1))) / 8
  }
  return sum
}

/** What a die is worth in the Major Spell Box of each level, to a seat, per pip: where its magicians compete and few dice lie yet. */
export function levelWorth(shown: Shown, seat: number): Record<(typeof COMPETING)[number], number> {
  const worth = { wizard: 0, sorcerer: 0, necromancer: 0, magician: 0 }
  const player = shown.players[seat]
  if (!player) return worth
  for (const contest of contestsOf(shown)) {
    const own = contest.candidates.filter(magician => magician.seat === seat)
    if (own.length === 0) continue
    // Where nobody else competes a chip does as well.
    const rate = contest.owner === null ? 1 : 0.15
    worth[contest.arena.level] += rate * gainOf(contest)
  }
  for (const level of COMPETING) {
    const others = shown.players.reduce((sum, one) => sum + (one.seat === seat ? 0 : pips(one.boxes[level])), 0)
    worth[level] /= 4 + pips(player.boxes[level]) + others / (2 * shown.players.length)
  }
  return worth
}
