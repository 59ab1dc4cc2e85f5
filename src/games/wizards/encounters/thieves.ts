import { choose, type Rule } from '../../../kernel/index.ts'
import type { Gem, Player, WizardsTable } from '../components.ts'
import { endEvent, heldWith } from '../event-effects.ts'
import { failTasks, objectsOf } from '../tasks.ts'

/** The Magical Objects and Gems a player could be robbed of (9.8). */
export function plunder(player: Player): { gems: Gem[]; objects: string[] } {
  return {
    gems: Object.values(player.gems),
    objects: player.tasks.flatMap(objectsOf).flatMap(object => (object.stealable ? object.name : [])),
  }
}

/**
 * All Magical Objects and Gems of a player are stolen, and the Tasks the objects belong to become impossible (9.8),
 * unless a ward (Events 25, 28) or the Lamps of Love (Event 29) keep them. `gemsOnly` is the False Wizard's way.
 */
export function* steal(table: WizardsTable, player: Player, by: string, rule: string, { gemsOnly = false } = {}): Rule {
  const loot = plunder(player)
  if (gemsOnly) loot.objects = []
  if (loot.gems.length + loot.objects.length === 0) return
  if (heldWith(player, 'ward')) {
    table.tell({ kind: 'told', seat: player.seat, rule, text: `A ward keeps all that ${player.name} carries.` })
    return
  }
  const lamps = heldWith(player, 'lamps')
  if (lamps) {
    const use = yield* choose({
      seat: player.seat,
      topic: 'lamps',
      text: `${by} would take ${[...loot.gems, ...loot.objects].join(', ')}. Use the Lamps of Love?`,
      rule,
      options: [
        { id: 'use lamps', label: 'Keep all with the Lamps of Love', value: true },
        { id: 'let go', label: 'Let it be taken', value: false },
      ],
    })
    if (use) {
      endEvent(table, player, lamps.id, 'used')
      return
    }
  }
  table.tell({ kind: 'stolen', seat: player.seat, rule, by, gems: loot.gems, objects: loot.objects })
  player.gems = {}
  if (gemsOnly) return
  const robbed = player.tasks.filter(task => objectsOf(task).some(object => object.stealable))
  yield* failTasks(table, player, robbed, '9.8')
}
