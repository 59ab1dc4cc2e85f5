import type { Bespelled } from '../../magic/spells.ts'
import type { RealmState } from '../../state.ts'
import { withPart } from '../as-foe.ts'
import { foeIn } from '../bewitched.ts'
import type { PieceId } from '../blows.ts'
import { emptyRows } from '../directions.ts'
import { isCharacter } from '../ground.ts'
import { putOn, sheetOf, sheetWith, spread, takeOff } from '../sheets.ts'
import { isRed } from '../sides.ts'
import type { CombatState, Duel } from '../state.ts'

const freshDuel = (holds: PieceId | null = null): Duel => ({
  attackers: [],
  target: null,
  circles: emptyRows(),
  squares: emptyRows(),
  holds,
})

/** A denizen attacks another, who becomes or is the owner of a sheet; whoever came last lies on top (15.2.2, 15.4.1 to 15.4.4). */
export function attack(state: RealmState, combat: CombatState, attacker: PieceId, target: PieceId): void {
  const left = leftAlone(combat, target)
  const duel = duelOf(state, combat, target)
  addTo(state, combat, duel, attacker)
  if (left === null) return
  // Left by its last attacker a monster that holds a character stands on his sheet again (15.4.4).
  const held = sheetOf(combat, left)?.duel?.holds
  if (held) fallUpon(state, combat, left, held)
  // Any other owner becomes the newest attacker on that one's sheet (15.4.3).
  else addTo(state, combat, duel, left)
}

/** The owner of a sheet whose only attacker a denizen is; null for none. */
function leftAlone(combat: CombatState, attacker: PieceId): PieceId | null {
  const sheet = sheetWith(combat, attacker)
  if (!sheet?.duel || sheet.owner === attacker) return null
  return sheet.duel.attackers.every(one => one === attacker) ? sheet.owner : null
}

/** The sheet on which a denizen is attacked: it leaves its place for one of its own (15.4.1, 15.4.2). */
function duelOf(state: RealmState, combat: CombatState, denizen: PieceId): Duel {
  const own = sheetOf(combat, denizen)
  if (own) {
    own.duel ??= freshDuel()
    return own.duel
  }
  const before = sheetWith(combat, denizen)
  // A red-side-up monster goes on attacking its victim, whoever attacks it (15.4.4).
  const holds = before && isCharacter(before.owner) && isRed(combat, foeIn(state, denizen)) ? before.owner : null
  return ownSheet(state, combat, denizen, holds)
}

/** A sheet of its own for a denizen, wherever it stood before. */
export function ownSheet(state: RealmState, combat: CombatState, denizen: PieceId, holds: PieceId | null = null): Duel {
  const pieces = withPart(denizen, state)
  takeOff(combat, pieces)
  const duel = freshDuel(holds)
  combat.sheets.push({ owner: denizen, boxes: spread(emptyRows(), pieces), duel })
  return duel
}

/** One more attacker on a denizen's sheet. */
export function addTo(state: RealmState, combat: CombatState, duel: Duel, attacker: PieceId): void {
  const pieces = withPart(attacker, state)
  takeOff(combat, pieces)
  duel.attackers.push(attacker)
  duel.circles = spread(duel.circles, pieces)
}

/** A denizen attacks a character: it stands in his red boxes, as a monster does (15.4.1). */
export const fallUpon = (state: RealmState, combat: CombatState, attacker: PieceId, character: PieceId): void =>
  putOn(combat, character, withPart(attacker, state))

/** Whether a denizen stands on no sheet at all: nobody attacks it, and it attacks nobody. */
export const isIdle = (combat: CombatState, denizen: PieceId): boolean => sheetWith(combat, denizen) === undefined

/** Whether a red-side-up monster holds a hireling: nobody else may attack him (17.3.4). */
export const isHeldHireling = (state: Bespelled, combat: CombatState, denizen: PieceId): boolean =>
  combat.sheets.some(({ owner, duel }) => duel?.target === denizen && isRed(combat, foeIn(state, owner)))
