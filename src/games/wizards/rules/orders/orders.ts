import type { Rule } from '../../../../kernel/index.ts'
import { bookOf } from '../book.ts'
import type { RankEntry } from '../cards.ts'
import {
  HIGH_WIZARDS,
  type OrderName,
  type Player,
  POINT_KINDS,
  type PointKind,
  type Points,
  type Rank,
  type WizardsTable,
} from '../components.ts'
import { proceduresOf } from '../procedures.ts'
import { perceives } from '../spells.ts'
import type { Met } from '../tasks/marks.ts'
import { assignTask, dropTask } from '../tasks/tasks.ts'

/** Days that must lie between two advances (10.21). */
export const DAYS_BETWEEN = 3

/** What the next Rank still asks, by kind of point; null where there is no next (10.2). */
export function lacking(
  player: Pick<Player, 'order' | 'rank' | 'points' | 'book'>,
): Record<(typeof POINT_KINDS)[number], number> | null {
  if (player.order === null || player.rank === bookOf(player).lastRank) return null
  return lackingFor(player.points, bookOf(player).order(player.order).ranks[player.rank]!)
}

/** What a Rank still asks of somebody with these points, by kind. */
export function lackingFor(points: Readonly<Points>, asks: RankEntry): Points {
  const lack = (kind: PointKind) => Math.max(0, asks[kind] - points[kind])
  const lacks = { knowledge: lack('knowledge'), perception: lack('perception'), power: lack('power') }
  const { primary, total } = asks
  if (primary === undefined || total === undefined) return lacks
  // What one excels in may be any; what the sum still lacks is reckoned to it.
  const best = POINT_KINDS.reduce((best, kind) => (points[kind] > points[best] ? kind : best))
  lacks[best] = Math.max(lacks[best], primary - points[best])
  const sum = POINT_KINDS.reduce((sum, kind) => sum + points[kind] + lacks[kind], 0)
  lacks[best] += Math.max(0, total - sum)
  return lacks
}

/** Whether the player has the points and the days for his next Rank (10.2, 10.21). A Dragonbound player cannot advance (7.3051e). */
export function canAdvance(table: WizardsTable, player: Player): boolean {
  const lack = lacking(player)
  if (!lack || player.bound || POINT_KINDS.some(kind => lack[kind] > 0)) return false
  if (player.advanced !== null && table.state.day < player.advanced + DAYS_BETWEEN) return false
  return proceduresOf(table).mayRise(table, player)
}

/** The player rises by one Rank (10.2); with Perception he learns who is False (11.233). */
export function advance(table: WizardsTable, player: Player, rule: string): void {
  player.rank = (player.rank + 1) as Rank
  player.advanced = table.state.day
  table.tell({ kind: 'advances', seat: player.seat, rule, rank: player.rank })
  proceduresOf(table).rises(table, player)
  if (!perceives(player)) return
  for (const wizard of HIGH_WIZARDS) {
    if (table.state.gems[wizard] !== 'false') continue
    player.known[wizard] = 'false'
    table.reveal()
    table.tell({ kind: 'gem', seat: player.seat, rule: '11.233', wizard, gem: 'false', to: [player.seat] })
  }
}

/** The player joins an Order as its Apprentice and is given his first Task, a Mandatory one (10, 7.321); from another Order he keeps his points, and its Mandatory Tasks become Optional (10.3). */
export function* initiate(table: WizardsTable, player: Player, name: OrderName, mentor: Met, rule: string): Rule {
  player.order = name
  player.rank = 1
  player.advanced = null
  const duties = player.tasks.filter(task => task.mandatory)
  if (bookOf(player).keepsMandatory) for (const task of duties) task.mandatory = false
  else for (const task of duties) dropTask(table, player, task, rule)
  table.tell({ kind: 'joins', seat: player.seat, rule, order: name })
  yield* assignTask(table, player, true, rule, mentor)
}
