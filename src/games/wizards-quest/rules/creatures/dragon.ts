import type { Rule, Seat } from '../../../../kernel/index.ts'
import { eliminate } from '../effects/elimination.ts'
import { chooseLoss, removeLoss } from '../effects/losses.ts'
import { forceIn, isProtected } from '../facts/forces.ts'
import { type SpaceId, TERRITORY_IDS } from '../pieces/marnon.ts'
import type { QuestState, QuestTable } from '../state/components.ts'
import { rollTerritory } from './flight.ts'

/**
 * Flies the dragon once. Returns true after it has eaten a player's pieces, or if it can't eat any (VII, ruling W18).
 */
export function* flyDragon(table: QuestTable): Rule<boolean> {
  const { state } = table
  const space = rollTerritory(table, null, 'dragon', 'VII.B')
  const isFed = yield* landDragon(table, space, null, 'VII.C')
  return isFed || !TERRITORY_IDS.some(territory => isEdible(state, territory))
}

const isEdible = (state: QuestState, space: SpaceId): boolean => {
  const force = forceIn(state, space)
  return force !== null && force.side !== 'orcs' && !isProtected(state, space)
}

/**
 * Lands the dragon in a territory, where it eats as many pieces as a die shows (VII.C). It eats nothing in an
 * unoccupied territory or in the wizard's region (ruling W17). Returns true if it has eaten a player's pieces. `sender`
 * is the player who sent it.
 */
export function* landDragon(table: QuestTable, space: SpaceId, sender: Seat | null, rule: string): Rule<boolean> {
  const { state } = table
  state.dragon = space
  table.emit({ kind: 'lands', seat: sender, rule, creature: 'dragon', space, sent: sender !== null })
  const force = forceIn(state, space)
  if (!force || isProtected(state, space)) {
    table.emit({ kind: 'hungry', seat: null, rule: force ? 'VIII.C' : rule, space, why: force ? 'wizard' : 'empty' })
    return false
  }
  const { side } = force
  const [die = 1] = table.roll(sender, 1, 'gobble', rule)
  const eaten = yield* chooseLoss(table, space, die, 'gobbled', rule)
  removeLoss(table, space, eaten, 'gobbled', rule)
  eliminate(table)
  return side !== 'orcs'
}
