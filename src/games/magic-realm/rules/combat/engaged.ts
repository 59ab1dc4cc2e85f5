import type { RealmState } from '../state.ts'
import { withPart } from './as-foe.ts'
import { foeIn } from './bewitched.ts'
import { denizensIn, fighterIn } from './ground.ts'
import type { Melee } from './melee.ts'
import { stillHere } from './plays.ts'
import { spellBlows } from './spells.ts'
import type { CombatState } from './state.ts'

/** Returns all fighters and foes in a clearing, with their current values. */
export const meleeOf = (state: RealmState, combat: CombatState): Melee => ({
  fighters: stillHere(state, combat).map(({ id }) => fighterIn(state, id)),
  foes: denizensIn(state, combat.clearing)
    .flatMap(denizen => withPart(denizen, state))
    .map(piece => foeIn(state, piece)),
  combat,
  ...(state.magic ? { spells: spellBlows(state, combat) } : {}),
})
