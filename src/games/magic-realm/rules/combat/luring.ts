import type { Rule } from '../../../../kernel/index.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'
import type { CombatAct } from './acts.ts'
import { foeOf, withPart } from './as-foe.ts'
import { type CombatOption, decide } from './asking.ts'
import { unhide } from './doing.ts'
import { isPeace, isProtectedFrom, monstersIn } from './ground.ts'
import { putOn, sheetWith } from './sheets.ts'
import { isRed } from './sides.ts'
import type { CombatState } from './state.ts'

/** Denizens that a character may take onto his sheet: any that is on nobody's or another's, and no red side (15.2.1, 15.2.3). */
export const lurable = (state: RealmState, combat: CombatState, character: Character): string[] =>
  monstersIn(state, combat.clearing).filter(
    denizen =>
      sheetWith(combat, denizen)?.owner !== character.id &&
      !isRed(combat, foeOf(denizen)) &&
      !isProtectedFrom(character, denizen),
  )

/** One character lures as many as he likes; a hidden one who does is seen (15.2.1). */
export function* lure(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  if (isPeace(state, combat)) return
  for (;;) {
    const free = lurable(state, combat, character)
    if (free.length === 0) return
    const act = yield* decide<CombatAct>({
      seat,
      topic: 'lure',
      data: { character: id },
      rule: '15.2.1',
      options: [
        ...free.map(denizen => lureOption(denizen)),
        { id: 'done', act: { kind: 'lured' }, stops: true } as const,
      ],
    })
    if (act.kind !== 'lure') return
    unhide(table, character, '15.2.1')
    putOn(combat, id, withPart(act.denizen))
    table.tell({ kind: 'lures', seat, rule: '15.2.1', character: id, denizen: act.denizen })
  }
}

const lureOption = (denizen: string): CombatOption<CombatAct & { kind: 'lure' }> => ({
  id: denizen,
  act: { kind: 'lure', denizen },
  at: { piece: denizen },
})
