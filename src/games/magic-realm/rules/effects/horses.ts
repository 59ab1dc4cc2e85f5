import { withPart } from '../facts/as-foe.ts'
import { denizensIn } from '../facts/ground.ts'
import { isHired } from '../facts/serving.ts'
import { isDark } from '../facts/sides.ts'
import type { CombatState } from '../state/combat.ts'
import { isHorse } from '../state/sheets.ts'
import type { RealmTable } from '../state/state.ts'

/** Turns unhired natives' horses to a walk at the start of a round (15.1.5). */
export function restHorses({ state }: RealmTable, combat: CombatState): void {
  combat.dark = combat.dark.filter(piece => !isHorse(piece) || isHired(state, piece.slice(0, piece.lastIndexOf('.'))))
}

/** Turns horses in the Melee Step: unhired natives' to a gallop, hired ones' over (16.1.1). */
export function turnHorses({ state }: RealmTable, combat: CombatState): void {
  for (const denizen of denizensIn(state, combat.clearing))
    for (const horse of withPart(denizen, state).filter(isHorse)) {
      const gallops = isHired(state, denizen) ? !isDark(combat, horse) : true
      combat.dark = combat.dark.filter(piece => piece !== horse)
      if (gallops) combat.dark.push(horse)
    }
}
