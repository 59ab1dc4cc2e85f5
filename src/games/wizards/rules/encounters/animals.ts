import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal } from '../effects/journey.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { bookOf } from '../state/book.ts'
import type { AnimalEntry } from '../state/cards.ts'
import type { Animal, Player, WizardsTable } from '../state/components.ts'

/**
 * Resolves a meeting with an Animal (8.4). For Dazed and Dragonbound players, only the Dragon comes (7.3043d, 7.3051h).
 */
export function* meetAnimal(table: WizardsTable, player: Player): Rule {
  const met = bookOf(player).animal(tableRoll(table, player, 'animals').does)
  const { id, rule, does } = met
  switch (does.how) {
    case 'attack':
      // The Animal table (8.4) includes the Dragon.
      loseAnimal(table, player, '8.41')
      yield* proceduresOf(table).bringDragon(table, player)
      return
    case 'task':
      if (player.dazed || player.bound) return
      loseAnimal(table, player, '8.41')
      table.emit({ kind: 'animal', seat: player.seat, rule, animal: id, what: 'comes' })
      yield* proceduresOf(table).offerHamdrelTask(table, player, rule)
      return
    default:
      if (staysWith(met)) giveAnimal(table, player, met.id, rule)
  }
}

/** Returns true for an Animal that stays with the player who meets it. */
const staysWith = (met: AnimalEntry): met is AnimalEntry & { readonly id: Animal } => met.turns > 0

/**
 * Gives a player an Animal, which helps from their next turn. Any Animal they already have leaves (8.41). Does nothing
 * for Dazed and Dragonbound players.
 */
export function giveAnimal(
  table: WizardsTable,
  player: Player,
  kind: Animal,
  rule: string,
  turns = bookOf(player).animal(kind).turns,
): void {
  if (player.dazed || player.bound) return
  loseAnimal(table, player, '8.41')
  player.animal = { kind, left: turns }
  table.emit({ kind: 'animal', seat: player.seat, rule, animal: kind, what: 'comes' })
}
