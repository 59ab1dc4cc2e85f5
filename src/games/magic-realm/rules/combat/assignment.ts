import type { Rule } from '../../../../kernel/index.ts'
import { isBattling } from '../effects/battles.ts'
import { attackDenizen, isHeldHireling } from '../effects/duels.ts'
import { mayAttack } from '../effects/forbidding.ts'
import { withPart } from '../facts/as-foe.ts'
import { denizensIn, isPeace, isPresent, isProtectedFrom, turnOrder } from '../facts/combatants.ts'
import { fortuneOf, rollFor, type TableDice } from '../facts/dice.ts'
import { hirelingsAt, isHidden, isHired } from '../facts/employment.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import type { AssignmentRoll } from '../state/combat-events.ts'
import { putPiecesOn, sheetWith } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'

/** The unmodified dice that an absent character rolls (15.3.3). */
const PLAIN: TableDice = { dice: 2, modifier: 0 }

/**
 * Returns true if a denizen can be assigned to a character. The character must be present and unhidden, and no
 * advantage or spell may protect them from the denizen (15.3.2, 15.3.4).
 */
export const canTake = (state: RealmState, combat: CombatState, character: Character, denizen: string): boolean =>
  isPresent(combat, character) &&
  !character.hidden &&
  !isProtectedFrom(character, denizen) &&
  mayAttack(state, denizen, character.id)

/**
 * Returns the character's unhidden hirelings in the clearing who can take a denizen (15.3.4). No spell may prevent it
 * from attacking them, and no monster may hold them (17.3.4).
 */
export const takersOf = (state: RealmState, combat: CombatState, { id }: Character, denizen: string): string[] =>
  hirelingsAt(state, id, combat.clearing).filter(
    one => !isHidden(state, one) && !isHeldHireling(state, combat, one) && mayAttack(state, denizen, one),
  )

/**
 * Returns the characters to whom a denizen can be assigned, directly or through a hireling. A native can be assigned
 * only to characters that its group is battling (15.3.2).
 */
export function eligibleFor(state: RealmState, combat: CombatState, denizen: string): Character[] {
  const face = denizenOf(denizen)
  return turnOrder(state, combat.clearing)
    .filter(({ id }) => face.is === 'monster' || isBattling(combat, face.group, id))
    .filter(one => canTake(state, combat, one, denizen) || takersOf(state, combat, one, denizen).length > 0)
}

/** Returns the unhired denizens that are not on a sheet yet, in order of assignment (15.3.1, D34). */
export const unassigned = (state: RealmState, combat: CombatState): string[] =>
  denizensIn(state, combat.clearing).filter(
    denizen => !isHired(state, denizen) && sheetWith(combat, denizen) === undefined,
  )

/**
 * Assigns each unassigned denizen to the eligible character with the highest roll, or to a hireling of theirs (15.3.3,
 * 15.3.4). A denizen waits if nobody is eligible (15.3.5). Does nothing under a wish for peace (22.2).
 */
export function* assignAtRandom(table: RealmTable, combat: CombatState): Rule {
  const { state } = table
  if (isPeace(state, combat)) return
  for (const denizen of unassigned(state, combat)) {
    const eligible = eligibleFor(state, combat, denizen)
    if (eligible.length === 0) continue
    const rolls: AssignmentRoll[] = []
    const taker = highest(table, combat, eligible, rolls)
    const event = { kind: 'assigned', seat: taker.seat, denizen, rolls } as const
    if (canTake(state, combat, taker, denizen)) {
      putPiecesOn(combat, taker.id, withPart(denizen, state))
      table.emit({ ...event, rule: '15.3.3', character: taker.id })
      continue
    }
    const hireling = yield* chooseTaker(state, combat, taker, denizen)
    attackDenizen(state, combat, denizen, hireling)
    table.emit({ ...event, rule: '15.3.4', character: hireling })
  }
}

/** Asks to which of the character's hirelings a denizen is assigned (15.3.4). */
export function* chooseTaker(state: RealmState, combat: CombatState, taker: Character, denizen: string): Rule<string> {
  const { hireling } = yield* decide({
    seat: taker.seat,
    topic: 'assign-to',
    data: { character: taker.id, denizen },
    rule: '15.3.4',
    options: takersOf(state, combat, taker, denizen).map(one => ({
      id: one,
      act: { kind: 'assign-to', hireling: one },
      at: { piece: one },
    })),
  })
  return hireling
}

/**
 * Returns the character with the highest roll. Tied characters roll again. A single character doesn't roll (15.3.3).
 * Adds the rolls to `log`.
 */
function highest(
  table: RealmTable,
  combat: CombatState,
  eligible: readonly Character[],
  log: AssignmentRoll[],
): Character {
  let tied = eligible
  while (tied.length > 1) {
    const rolls = tied.map(character => ({
      character,
      ...rollFor(table, isPresent(combat, character) ? fortuneOf(table.state, character) : PLAIN),
    }))
    log.push(...rolls.map(({ character, dice, result }) => ({ character: character.id, dice, result })))
    const best = Math.max(...rolls.map(({ result }) => result))
    tied = rolls.filter(({ result }) => result === best).map(({ character }) => character)
  }
  return tied[0]!
}
