import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { denizensIn, fighterIn } from '../facts/ground.ts'
import type { Melee } from '../facts/melee.ts'
import type { CombatState } from '../state/combat.ts'
import type { RealmState } from '../state/state.ts'
import { stillHere } from './plays.ts'
import { spellBlows } from './spells.ts'

/** Returns all fighters and foes in a clearing, with their current values. */
export const meleeOf = (state: RealmState, combat: CombatState): Melee => ({
  fighters: stillHere(state, combat).map(({ id }) => fighterIn(state, id)),
  foes: denizensIn(state, combat.clearing)
    .flatMap(denizen => withPart(denizen, state))
    .map(piece => foeIn(state, piece)),
  combat,
  ...(state.magic ? { spells: spellBlows(state, combat) } : {}),
})
