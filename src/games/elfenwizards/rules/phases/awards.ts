import type { Rule } from '../../../../kernel/index.ts'
import { type Contest, contestsOf, decisionOf } from '../facts/contests.ts'
import type { ActOf } from '../state/acts.ts'
import { decide, type ElfenOption } from '../state/asking.ts'
import { isFalling } from '../state/board.ts'
import { COMPETING, type ElfenTable, inOrder, type Magician, pointsFor } from '../state/components.ts'

/** Awards the titles from the top down and from left to right (6.1), then returns all spells (6.14). */
export function* awardTitles(table: ElfenTable): Rule {
  const { state } = table
  let hasHigh = false
  // Magicians only rise to levels that have already been decided, so none enters a later contest. Titles without
  // candidates are skipped (6.3).
  for (const contest of contestsOf(state)) {
    const risen = yield* award(table, contest)
    if (!contest.arena.titles.includes('high')) continue
    for (const { seat } of risen) state.players[seat]!.highs++
    hasHigh = risen.length > 0
  }
  if (!hasHigh) state.withoutHigh++
  clearSpells(table)
}

function* award(table: ElfenTable, contest: Contest): Rule<readonly Magician[]> {
  const { state } = table
  const { arena, candidates } = contest
  const { risen: voted, chosen, why } = decisionOf(contest, inOrder(state))
  const risen = [...voted]
  // A guild that is alone in a contest chooses among its own tied candidates (6.5, ruling E15).
  while (chosen && risen.length < voted.length + chosen.count) {
    const left = chosen.from.filter(magician => !risen.includes(magician))
    const title = arena.titles[risen.length]!
    const options = left.map(
      ({ id, at }): ElfenOption<ActOf<'rise'>> => ({
        id,
        act: { kind: 'rise', magician: id, title },
        at: { space: at },
      }),
    )
    state.held = title
    const { magician } = yield* decide({ seat: left[0]!.seat, topic: 'rise', data: { title }, rule: '6.5', options })
    state.held = null
    risen.push(left.find(({ id }) => id === magician)!)
  }
  const votes = candidates.map(magician => ({ magician: magician.id, points: pointsFor(magician) }))
  // Of two winners from a Magician Box, the one with more points gets the left title (6.11).
  const rises = risen.map((magician, i) => ({ magician: magician.id, title: arena.titles[i]! }))
  table.emit({
    kind: 'award',
    seat: risen[0]?.seat ?? null,
    rule: RULE_OF[why],
    titles: arena.titles,
    votes,
    risen: rises,
    why,
  })
  for (const [i, magician] of risen.entries()) magician.at = arena.titles[i]!
  const { level } = arena
  if (isFalling(level)) {
    for (const magician of candidates) {
      if (risen.includes(magician)) continue
      magician.at = `over-${level}`
      table.emit({ kind: 'over', seat: magician.seat, rule: '6.12', magician: magician.id, level })
    }
  }
  return risen
}

const RULE_OF = { most: '6.2', alone: '6.5', tie: '6.4', nothing: '6.4', 'second-tie': '6.9' } as const

/**
 * Returns dice to their players and chips to the Minor Spell Box (6.14). Dice that weren't placed as spells are wasted
 * (5.6).
 */
function clearSpells({ state }: ElfenTable): void {
  for (const magician of state.magicians) {
    for (const { seat, die } of magician.spells) if (die === null) state.players[seat]!.spent++
    magician.spells = []
  }
  for (const player of state.players) for (const level of COMPETING) player.boxes[level] = []
}
