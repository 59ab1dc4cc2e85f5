import type { Rule } from '../../../../kernel/index.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'
import type { CombatAct } from './acts.ts'
import { withPart } from './as-foe.ts'
import { decide, word } from './asking.ts'
import { unhide } from './doing.ts'
import { isPeace, monstersIn } from './ground.ts'
import { engagementOf, putOn, sheetWith } from './sheets.ts'
import type { CombatState } from './state.ts'

/** Whom a character may attack: any monster in the clearing, on any sheet or none, never a head or a club (16.1.4, 28.3.2). */
export const targetsOf = (state: RealmState, combat: CombatState): string[] => monstersIn(state, combat.clearing)

/** A character names his target, or nobody; to name one unhides him (16.1.3 to 16.1.5). */
export function* nameTarget(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  const targets = targetsOf(state, combat)
  if (targets.length === 0 || isPeace(state, combat)) return
  const act = yield* decide<CombatAct>({
    seat,
    topic: 'target',
    data: { character: id },
    rule: '16.1.4',
    options: [
      ...targets.map(denizen => ({ id: denizen, act: { kind: 'target', denizen }, at: { piece: denizen } }) as const),
      word('no-target', 'nobody'),
    ],
  })
  if (act.kind !== 'target') return
  unhide(table, character, '16.1.5')
  engagementOf(combat, id)!.target = act.denizen
  // Who stands on no sheet gets one of its own, and attacks nobody (16.2.11).
  if (!sheetWith(combat, act.denizen)) putOn(combat, act.denizen, withPart(act.denizen))
  table.tell({ kind: 'names', seat, rule: '16.1.4', character: id, denizen: act.denizen })
}
