import type { Rule } from '../../../../kernel/index.ts'
import { startBattle } from '../effects/battles.ts'
import { attackDenizen, isIdle } from '../effects/duels.ts'
import { unhideAnybody } from '../effects/fight-effects.ts'
import { mayLure } from '../effects/forbidding.ts'
import { unhide } from '../effects/hiding.ts'
import { breakPeaceWith } from '../effects/pacifying.ts'
import { applyHirelingTreachery, kinField } from '../effects/treachery.ts'
import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { denizensIn, isCharacterId, isPeace, isPresent, isProtectedFrom } from '../facts/combatants.ts'
import { hirelingsAt, isHired } from '../facts/employment.ts'
import { isRed } from '../facts/sides.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import type { CombatAct } from '../state/combat-acts.ts'
import type { CombatOption } from '../state/combat-questions.ts'
import { putPiecesOn, sheetWith } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'

/**
 * Returns the unhired denizens that a character may lure: those on no sheet or on another character's sheet, except
 * those with their red sides up (15.2.1, 15.2.3). Leaves out denizens that the Pilgrim's protection (24.9) or a spell
 * keeps from being lured (15.2.3, 15.2.4a).
 */
const lurable = (state: RealmState, combat: CombatState, character: Character): string[] =>
  freeDenizens(state, combat).filter(
    denizen =>
      sheetWith(combat, denizen)?.owner !== character.id &&
      !isProtectedFrom(character, denizen) &&
      mayLure(state, character.id, denizen),
  )

/** Returns the unhired denizens that are not on another denizen's sheet and are not holding anyone (15.2.3). */
const freeDenizens = (state: RealmState, combat: CombatState): string[] =>
  denizensIn(state, combat.clearing).filter(denizen => {
    const owner = sheetWith(combat, denizen)?.owner
    const isFree = owner === undefined || isCharacterId(owner)
    return isFree && !isHired(state, denizen) && !isRed(combat, foeIn(state, denizen))
  })

/**
 * Lets a character lure any number of denizens, and each of the character's hirelings lure one. Those who lure become
 * unhidden (15.2.1, 15.2.2).
 */
export function* lure(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  if (isPeace(state, combat)) return
  for (;;) {
    const own = isPresent(combat, character) ? lurable(state, combat, character) : []
    const free = freeDenizens(state, combat)
    const able = hirelingsAt(state, id, combat.clearing).filter(
      one => isIdle(combat, one) && free.some(denizen => mayLure(state, one, denizen)),
    )
    if (own.length + able.length === 0) return
    const act = yield* decide({
      seat,
      topic: 'lure',
      data: { character: id },
      rule: '15.2.1',
      options: [
        ...own.map(denizen => lureOption(denizen)),
        ...able.map(hireling => ({
          id: `by ${hireling}`,
          act: { kind: 'lure-by', hireling } as const,
          at: { piece: hireling },
          rule: '15.2.2',
        })),
        { id: 'done', act: { kind: 'lured' }, stops: true } as const,
      ],
    })
    if (act.kind === 'lure-by') {
      yield* lureBy(table, combat, character, act.hireling, free)
      continue
    }
    if (act.kind !== 'lure') return
    unhide(table, character, '15.2.1')
    putPiecesOn(combat, id, withPart(act.denizen, state))
    table.emit({ kind: 'lures', seat, rule: '15.2.1', character: id, denizen: act.denizen })
    breakPeaceWith(table, act.denizen, id)
    startBattle(table, combat, character, act.denizen)
  }
}

/**
 * Asks which denizen a hireling lures. The denizen then attacks the hireling, on the hireling's own sheet (15.2.2).
 * Under extended treachery, a native that lures a member of its own group leaves service instead (26.11).
 */
function* lureBy(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  hireling: string,
  free: readonly string[],
): Rule {
  const { state } = table
  const { seat, id } = character
  const { denizen } = yield* decide({
    seat,
    topic: 'lure',
    data: { character: id, hireling },
    rule: '15.2.2',
    options: free
      .filter(denizen => mayLure(state, hireling, denizen))
      .map(denizen => lureOption(denizen, kinField(state, hireling, denizen))),
  })
  if (applyHirelingTreachery(table, combat, character, hireling, denizen)) return
  unhideAnybody(table, hireling, seat, '15.2.2')
  attackDenizen(state, combat, denizen, hireling)
  table.emit({ kind: 'lures', seat, rule: '15.2.2', character: hireling, denizen })
  breakPeaceWith(table, denizen, id)
  startBattle(table, combat, character, denizen)
}

const lureOption = (
  denizen: string,
  kin: { readonly kin?: true } = {},
): CombatOption<CombatAct & { kind: 'lure' }> => ({
  id: denizen,
  act: { kind: 'lure', denizen, ...kin },
  at: { piece: denizen },
})
