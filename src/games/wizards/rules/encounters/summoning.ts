import type { Rule } from '../../../../kernel/index.ts'
import { askToCast, canTrySpell, cast, knows } from '../effects/spells.ts'
import { isTower } from '../islands/territories.ts'
import type { Player, WizardsTable } from '../state/components.ts'
import { meetAnimal } from './animals.ts'
import { mayGather, summonGem } from './gems.ts'

/** Offers Animal Summoning to a player without an Animal (11.221). */
export function* offerAnimalSummoning(table: WizardsTable, player: Player): Rule {
  if (player.animal || !knows(player, 'animal-summoning') || !canTrySpell(player, 'animal-summoning')) return
  if (!(yield* askToCast(player, 'animal-summoning', { on: 'nothing-met' }))) return
  player.cast.push('animal-summoning')
  if (cast(table, player, 'animal-summoning')) yield* meetAnimal(table, player)
}

/**
 * Offers Gem Summoning, once a turn, to a Sorcerer who stays in a Master Sorcerer's Tower and may collect Gems (11.232,
 * ruling 77).
 */
export function* offerGemSummoning(table: WizardsTable, player: Player): Rule {
  if (!isTower(player.space) || !mayGather(player)) return
  if (!knows(player, 'gem-summoning') || !canTrySpell(player, 'gem-summoning')) return
  if (yield* askToCast(player, 'gem-summoning', { on: 'tower' })) yield* summonGem(table, player)
}
