import type { Rule } from '../../../../kernel/index.ts'
import { attackDenizen } from '../effects/duels.ts'
import { withPart } from '../facts/as-foe.ts'
import { denizensIn, isCharacterId } from '../facts/combatants.ts'
import { isHired } from '../facts/employment.ts'
import type { PieceId } from '../fight/blows.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { CombatState } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import { isHorse, putPiecesOn, sheetWith } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'
import { canTake, chooseTaker, takersOf } from './assignment.ts'

/**
 * Returns the watchers: unhired members of a native's group in the clearing, including the native itself, that attack
 * nobody and are not attacked. There are none for anyone but an unhired native, or without the optional rule (26.10).
 */
function watchers(state: RealmState, combat: CombatState, native: PieceId): PieceId[] {
  const face = isCharacterId(native) ? null : denizenOf(native)
  if (face?.is !== 'native' || !plays(state, 'watchful-natives') || isHired(state, native)) return []
  return denizensIn(state, combat.clearing).filter(one => {
    const other = denizenOf(one)
    return other.is === 'native' && other.group === face.group && !isHired(state, one) && !sheetWith(combat, one)
  })
}

/**
 * Returns the `rouses` field of an option: the natives that an attack would rouse. These are the watchers in the
 * target's group, without the target itself if a hireling attacks. Omitted if there are none or the target isn't a
 * watcher (26.10).
 */
export function rousedField(
  state: RealmState,
  combat: CombatState,
  { id }: Pick<Character, 'id'>,
  target: PieceId,
  by: PieceId = id,
): { readonly rouses?: readonly PieceId[] } {
  const all = watchers(state, combat, target)
  if (!all.includes(target)) return {}
  const roused = by === id ? all : all.filter(one => one !== target)
  return roused.length > 0 ? { rouses: roused } : {}
}

/**
 * Makes roused natives attack the character immediately, light side up and galloping. If the character is hidden or
 * away, they attack visible hirelings chosen by the player, or nobody if there are none (26.10).
 */
export function* rouseNatives(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  natives: readonly PieceId[],
): Rule {
  const { state } = table
  const { seat } = character
  for (const native of natives) {
    const pieces = withPart(native, state)
    const event = { kind: 'assigned', seat, rule: '26.10', denizen: native, rolls: [] } as const
    if (canTake(state, combat, character, native)) {
      putPiecesOn(combat, character.id, pieces)
      table.emit({ ...event, character: character.id })
    } else {
      if (takersOf(state, combat, character, native).length === 0) continue
      const hireling = yield* chooseTaker(state, combat, character, native)
      attackDenizen(state, combat, native, hireling)
      table.emit({ ...event, character: hireling })
    }
    combat.dark = [...combat.dark.filter(piece => !pieces.includes(piece)), ...pieces.filter(isHorse)]
  }
}
