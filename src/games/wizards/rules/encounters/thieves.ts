import type { Rule } from '../../../../kernel/index.ts'
import { askToCast, cast, isReady, knows } from '../effects/spells.ts'
import { decide } from '../state/asking.ts'
import type { Gem, Player, Robber, WizardsTable } from '../state/components.ts'
import { endEvent, heldWith } from '../state/event-effects.ts'
import { failTasks, objectsOf } from '../tasks/tasks.ts'

/** Lists the Magical Objects and Gems that can be stolen from a player (9.8). */
export function lootOf(player: Player): { gems: Gem[]; objects: string[] } {
  return {
    gems: Object.values(player.gems),
    objects: player.tasks.flatMap(objectsOf).flatMap(object => (object.stealable ? object.name : [])),
  }
}

/**
 * Steals all the player's Magical Objects and Gems, and makes the objects' Tasks impossible (9.8). A ward (Events 25,
 * 28), a spell (D34) or the Lamps of Love (Event 29) can prevent it. With `gemsOnly`, for the False Wizard, only Gems
 * are stolen.
 */
export function* steal(table: WizardsTable, player: Player, by: Robber, rule: string, { gemsOnly = false } = {}): Rule {
  const loot = lootOf(player)
  if (gemsOnly) loot.objects = []
  if (loot.gems.length + loot.objects.length === 0) return
  const { seat } = player
  // A player's Gems are secret (14.3); Magical Objects are public.
  const own = { to: [seat] }
  if (heldWith(player, 'ward')) {
    table.emit({ kind: 'warded', seat, rule, from: 'theft', ...(loot.objects.length > 0 ? {} : own) })
    return
  }
  // The spell is offered first, then the Lamps (Event 29).
  if (knows(player, 'escaping')?.of.includes('theft') && isReady(player, 'escaping'))
    if ((yield* askToCast(player, 'escaping', { on: 'theft' })) && cast(table, player, 'escaping')) return
  const lamps = heldWith(player, 'lamps')
  if (lamps) {
    const { kind } = yield* decide({
      seat: player.seat,
      topic: 'lamps',
      data: { by, ...loot },
      rule,
      options: [
        { id: 'use lamps', act: { kind: 'use-lamps' } },
        { id: 'let go', act: { kind: 'let-go' } },
      ],
    })
    if (kind === 'use-lamps') {
      endEvent(table, player, lamps.id, 'used')
      return
    }
  }
  if (loot.objects.length > 0) table.emit({ kind: 'stolen', seat, rule, by, gems: [], objects: loot.objects })
  if (loot.gems.length > 0) table.emit({ kind: 'stolen', seat, rule, by, gems: loot.gems, objects: [], ...own })
  player.gems = {}
  if (gemsOnly) return
  const robbed = player.tasks.filter(task => objectsOf(task).some(object => object.stealable))
  yield* failTasks(table, player, robbed, '9.8')
}
