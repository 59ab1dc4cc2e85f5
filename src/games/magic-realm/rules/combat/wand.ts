import type { Rule } from '../../../../kernel/index.ts'
import { isCharacterId } from '../facts/combatants.ts'
import { blowsOf, bodiesOf } from '../facts/melee.ts'
import { type Blow, hitOn } from '../fight/blows.ts'
import { decideCount } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import { characterOf, hasActive, type RealmTable } from '../state/state.ts'
import { meleeOf } from './plays.ts'

/** The red dice set in advance, by the index of the blow (23.5.4). */
export type RedDice = ReadonlyMap<number, number>

/**
 * Asks each character with an active Magic Wand to set the red die of upcoming rolls: one for each missile or Power of
 * the Pit of their spell that hits, and one for each attack by a Demon or Imp that hits them (17.3.8, 23.5.4).
 */
export function* setRedDice(table: RealmTable, combat: CombatState): Rule<RedDice> {
  const { state } = table
  const dice = new Map<number, number>()
  if (!state.magic) return dice
  const melee = meleeOf(state, combat)
  const bodies = bodiesOf(melee)
  for (const [n, blow] of blowsOf(melee).entries()) {
    const roller = rollerOf(blow)
    const body = bodies.find(({ id }) => id === blow.target)
    if (roller === null || !body || hitOn(blow, body.maneuver) === null) continue
    const one = characterOf(state, roller)
    if (!hasActive(one, 'magic-wand')) continue
    const name = blow.special ?? 'missile'
    const data = { character: roller, table: name === 'pit' ? 'pit' : name === 'curse' ? 'curses' : 'missile' }
    dice.set(n, yield* decideCount({ seat: one.seat, topic: 'red-die', rule: '23.5.4', data }, 1, 6))
  }
  return dice
}

/** Returns the character who must roll because of a magic blow, or null if no character does. */
function rollerOf({ by, target, special, spell, missile }: Blow): string | null {
  if (spell !== undefined && (missile || special === 'pit')) return by
  return (special === 'pit' || special === 'curse') && isCharacterId(target) ? target : null
}
