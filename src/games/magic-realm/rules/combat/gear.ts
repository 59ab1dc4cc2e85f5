import type { Rule } from '../../../../kernel/index.ts'
import { arrange, canAbandon } from '../actions/rearranging.ts'
import { canActivate, canDeactivate } from '../effects/activating.ts'
import { isPresent } from '../facts/combatants.ts'
import { decide } from '../state/asking.ts'
import type { CombatAct } from '../state/combat-acts.ts'
import { type CombatOption, word } from '../state/combat-questions.ts'
import { plays } from '../state/optional.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'

/**
 * A change of gear as an action. The character may put on one belonging and take one off, or else abandon or drop any
 * number (15.5.8, 26.7).
 */
export type GearAct = Exclude<Extract<CombatAct, { readonly belonging: string }>, { readonly kind: 'pick-up' }>

/** Returns the changes still possible after those already made in this action (15.5.8). */
export function gearOptions(
  state: RealmState,
  character: Character,
  made: readonly GearAct['kind'][],
): CombatOption<GearAct>[] {
  const { owned } = character
  const options: CombatOption<GearAct>[] = []
  const offer = (kind: GearAct['kind'], id: string, belonging: string) =>
    options.push({ id: `${id} ${belonging}`, act: { kind, belonging }, at: { card: belonging }, rule: '15.5.8' })
  const abandons = made.includes('abandon') || made.includes('drop')
  for (const piece of owned) {
    if (!abandons && !made.includes('put-on') && canActivate(state, character, piece))
      offer('put-on', 'activate', piece.id)
    if (!abandons && !made.includes('take-off') && canDeactivate(state, character, piece))
      offer('take-off', 'deactivate', piece.id)
    if ((abandons || made.length === 0) && canAbandon(state, character, piece)) {
      offer('abandon', 'abandon', piece.id)
      if (plays(state, 'dropping')) offer('drop', 'drop', piece.id)
    }
  }
  return options
}

/** Runs the action of changing gear. The first change has already been chosen (15.5.8). */
export function* changeGear(table: RealmTable, character: Character, first: GearAct): Rule {
  const made: GearAct['kind'][] = []
  const touched: string[] = []
  let act: GearAct = first
  for (;;) {
    yield* arrange(table, character, { kind: ARRANGES[act.kind], belonging: act.belonging })
    // A wish from the Withered Claw may have moved the character out of the fight (22.2).
    if (table.state.combat && !isPresent(table.state.combat, character)) return
    made.push(act.kind)
    touched.push(act.belonging)
    const more = gearOptions(table.state, character, made).filter(option => !touched.includes(option.act.belonging))
    const next = yield* decide({
      seat: character.seat,
      topic: 'more-gear',
      data: { character: character.id },
      rule: '15.5.8',
      options: [word('enough', 'done'), ...more],
    })
    if (!('belonging' in next)) return
    act = next
  }
}

/** The kind of arrangement for each change of gear. */
const ARRANGES = { 'put-on': 'activate', 'take-off': 'deactivate', abandon: 'abandon', drop: 'drop' } as const
