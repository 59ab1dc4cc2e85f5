import type { Rule } from '../../../../kernel/index.ts'
import { type AnimalName, animal as animalEntry } from '../cards.ts'
import type { Animal, Player, WizardsTable } from '../components.ts'
import { loseAnimal } from '../movement/journey.ts'
import { assignTask } from '../tasks/tasks.ts'
import { dragonComes } from './dragon.ts'
import { tableRoll } from './table-roll.ts'

const BY_ROLL: readonly AnimalName[] = ['dragon', 'unicorn', 'winged-horse', 'horse', 'hound', 'dove']

/** An animal is met (8.4). Only a Dragon comes near the Dazed and the Dragonbound (7.3043d, 7.3051h). */
export function* meetAnimal(table: WizardsTable, player: Player): Rule {
  const roll = tableRoll(table, player, 'animals')
  const animal = BY_ROLL[roll - 1]!
  switch (animal) {
    case 'dragon':
      yield* dragonComes(table, player)
      return
    case 'dove':
      if (player.dazed || player.bound) return
      table.tell({ kind: 'animal', seat: player.seat, rule: '8.47', animal: 'dove', what: 'comes' })
      yield* assignTask(table, player, false, '8.47')
      return
    default:
      giveAnimal(table, player, animal, animalEntry(animal).rule)
  }
}

/** An animal joins a player from his next turn on; one he has leaves him (8.41). */
export function giveAnimal(
  table: WizardsTable,
  player: Player,
  kind: Animal,
  rule: string,
  turns = animalEntry(kind).turns,
): void {
  if (player.dazed || player.bound) return
  loseAnimal(table, player, '8.41')
  player.animal = { kind, left: turns }
  table.tell({ kind: 'animal', seat: player.seat, rule, animal: kind, what: 'comes' })
}
