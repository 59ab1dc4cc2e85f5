import type { Rule } from '../../../../kernel/index.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { seesFalseWizard } from '../effects/spells.ts'
import { bookOf } from '../state/book.ts'
import type { RankEntry } from '../state/cards.ts'
import {
  HIGH_WIZARDS,
  type OrderName,
  type Player,
  POINT_KINDS,
  type PointKind,
  type Points,
  type Rank,
  type WizardsTable,
} from '../state/components.ts'
import type { Met } from '../state/marks.ts'
import { assignTask, dropTask } from './tasks.ts'

/** The minimum number of days from one advance to the next (10.21). */
export const DAYS_BETWEEN = 3

/**
 * Returns the points still lacking for the next Rank, by type (10.2), or null for a player without an Order or of the
 * last Rank.
 */
export function pointsLacking(
  player: Pick<Player, 'order' | 'rank' | 'points' | 'book'>,
): Record<(typeof POINT_KINDS)[number], number> | null {
  if (player.order === null || player.rank === bookOf(player).lastRank) return null
  return lackingFor(player.points, bookOf(player).order(player.order).ranks[player.rank]!)
}

/**
 * Returns the points still lacking for a Rank, by type. Points that a Ranger lacks of any one type, or overall, are
 * counted for the type they have most of (D37).
 */
export function lackingFor(points: Readonly<Points>, required: RankEntry): Points {
  const lack = (kind: PointKind) => Math.max(0, required[kind] - points[kind])
  const lacks = { knowledge: lack('knowledge'), perception: lack('perception'), power: lack('power') }
  const { primary, total } = required
  if (primary === undefined || total === undefined) return lacks
  const best = POINT_KINDS.reduce((best, kind) => (points[kind] > points[best] ? kind : best))
  lacks[best] = Math.max(lacks[best], primary - points[best])
  const sum = POINT_KINDS.reduce((sum, kind) => sum + points[kind] + lacks[kind], 0)
  lacks[best] += Math.max(0, total - sum)
  return lacks
}

/**
 * Returns true if the player has the points and days to advance (10.2, 10.21), is not Dragonbound (7.3051e), and is not
 * kept from it by the rulebook.
 */
export function canAdvance(table: WizardsTable, player: Player): boolean {
  const lack = pointsLacking(player)
  if (!lack || player.bound || POINT_KINDS.some(kind => lack[kind] > 0)) return false
  if (player.advanced !== null && table.state.day < player.advanced + DAYS_BETWEEN) return false
  return proceduresOf(table).mayAdvance(table, player)
}

/** Advances the player by one Rank (10.2). With the Perception Spell, they learn who is False (11.233). */
export function advance(table: WizardsTable, player: Player, rule: string): void {
  player.rank = (player.rank + 1) as Rank
  player.advanced = table.state.day
  table.emit({ kind: 'advances', seat: player.seat, rule, rank: player.rank })
  proceduresOf(table).afterAdvance(table, player)
  if (!seesFalseWizard(player)) return
  for (const wizard of HIGH_WIZARDS) {
    if (table.state.gems[wizard] !== 'false') continue
    player.known[wizard] = 'false'
    table.reveal()
    table.emit({ kind: 'gem', seat: player.seat, rule: '11.233', wizard, gem: 'false', to: [player.seat] })
  }
}

/**
 * Makes the player an Apprentice of an Order and gives them a first, Mandatory Task (10, 7.321). A player from another
 * Order keeps their points. That Order's Mandatory Tasks become Optional (10.3) or, in the revised game, are dropped.
 */
export function* initiate(table: WizardsTable, player: Player, name: OrderName, mentor: Met, rule: string): Rule {
  player.order = name
  player.rank = 1
  player.advanced = null
  const duties = player.tasks.filter(task => task.mandatory)
  if (bookOf(player).keepsMandatory) for (const task of duties) task.mandatory = false
  else for (const task of duties) dropTask(table, player, task, rule)
  table.emit({ kind: 'joins', seat: player.seat, rule, order: name })
  yield* assignTask(table, player, true, rule, mentor)
}
