import type { Rule } from '../../../../kernel/index.ts'
import { canActivate, canDeactivate } from '../belongings/activating.ts'
import { arrange, canAbandon } from '../belongings/rearranging.ts'
import { plays } from '../setup/optional.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'
import type { CombatAct } from './acts.ts'
import { type CombatOption, decide, word } from './asking.ts'
import { isPresent } from './ground.ts'

/** What can be changed of one's belongings as an action: one put on and one taken off, or any number abandoned or dropped (15.5.8, 26.7). */
export type GearAct = Extract<CombatAct, { readonly belonging: string }>

/** The changes still open after those already made in this action; nothing else limits them (15.5.8). */
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

/** The action of changing belongings, from the first change to the last (15.5.8). */
export function* changeGear(table: RealmTable, character: Character, first: GearAct): Rule {
  const made: GearAct['kind'][] = []
  const touched: string[] = []
  let act: GearAct = first
  for (;;) {
    yield* arrange(table, character, { kind: ARRANGES[act.kind], belonging: act.belonging })
    // A wish of the Withered Claw may have carried him out of the fight (22.2).
    if (table.state.combat && !isPresent(table.state.combat, character)) return
    made.push(act.kind)
    touched.push(act.belonging)
    const more = gearOptions(table.state, character, made).filter(option => !touched.includes(option.act.belonging))
    const next = yield* decide<CombatAct>({
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

/** What each change is called where belongings are arranged. */
const ARRANGES = { 'put-on': 'activate', 'take-off': 'deactivate', abandon: 'abandon', drop: 'drop' } as const
