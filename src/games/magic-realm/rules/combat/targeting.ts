import type { Rule } from '../../../../kernel/index.ts'
import { unaimedOf } from '../actions/casting.ts'
import { startBattle } from '../effects/battles.ts'
import { shoots, staysHidden, unhideAnybody } from '../effects/fight-effects.ts'
import { mayAttack } from '../effects/forbidding.ts'
import { unhide } from '../effects/hiding.ts'
import { breakPeace } from '../effects/pacifying.ts'
import { applyTreachery } from '../effects/treachery.ts'
import { denizensIn, isCharacterId, isPeace, isPresent } from '../facts/combatants.ts'
import { canSee } from '../facts/employment.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import { word } from '../state/combat-questions.ts'
import { engagementOf } from '../state/sheets.ts'
import { type Character, charactersAt, type RealmState, type RealmTable } from '../state/state.ts'
import { aimHirelings, placeHirelings } from './positions.ts'
import { aimInFight } from './spells.ts'
import { rousedField, rouseNatives } from './watchful-natives.ts'

/**
 * Returns a character's possible targets: any denizen in the clearing and, from the Third ENCOUNTER on, any other
 * character, but never a head, club or horse. The character must see the target (16.1.5), and no spell may prevent the
 * attack (16.1.4, 20.10.6a, 28.3.2).
 */
export function targetsOf(state: RealmState, combat: CombatState, character: Character): string[] {
  const denizens = denizensIn(state, combat.clearing)
  if (!combat.war) return denizens
  const others = charactersAt(state, combat.clearing).filter(({ id }) => id !== character.id)
  return [...denizens, ...others.map(({ id }) => id)].filter(
    id => canSee(state, character, id) && mayAttack(state, character.id, id),
  )
}

/**
 * Asks for a character's target, or for the targets of the spell they have cast, and then for the targets and rows of
 * their hirelings (16.1.3, 16.1.7). Asks nothing under a wish for peace (22.2).
 */
export function* nameTarget(table: RealmTable, combat: CombatState, character: Character): Rule {
  if (isPeace(table.state, combat)) return
  if (isPresent(combat, character) && !engagementOf(combat, character.id)!.charge) {
    // A character who has cast a spell names its targets instead (16.1.7).
    const cast = unaimedOf(table.state, character)
    if (cast) yield* aimInFight(table, combat, character, cast)
    else yield* nameOwn(table, combat, character)
  }
  yield* aimHirelings(table, combat, character)
  yield* placeHirelings(table, combat, character)
}

/**
 * Asks for the character's own target, or none. Naming a target unhides the target, and the character unless they shoot
 * and stay in ambush (16.1.4, 16.1.5, 26.3).
 */
function* nameOwn(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  const targets = targetsOf(state, combat, character)
  if (targets.length === 0) return
  const act = yield* decide({
    seat,
    topic: 'target',
    data: { character: id },
    rule: '16.1.4',
    options: [
      ...targets.map(
        denizen =>
          ({
            id: denizen,
            act: { kind: 'target', denizen, ...rousedField(state, combat, character, denizen) },
            at: { piece: denizen },
          }) as const,
      ),
      word('no-target', 'nobody'),
    ],
  })
  // A monster form releases its victim if the character names a different target (21.5.1).
  const shape = combat.shapes?.[id]
  if (shape?.victim && (act.kind !== 'target' || act.denizen !== shape.victim))
    Object.assign(shape, { isDark: false, victim: null })
  if (act.kind !== 'target') return
  const target = act.denizen
  if (!(shoots(character) && staysHidden(table, character))) unhide(table, character, '16.1.5')
  unhideAnybody(table, target, seat, '16.1.5')
  engagementOf(combat, id)!.target = target
  breakPeace(table, target, id)
  yield* rouseNatives(table, combat, character, act.rouses ?? [])
  table.emit({ kind: 'names', seat, rule: '16.1.4', character: id, denizen: target })
  if (isCharacterId(target)) return
  applyTreachery(table, combat, character, target)
  startBattle(table, combat, character, target)
}
