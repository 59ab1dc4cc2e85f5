import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { denizensIn, isCharacterId } from '../facts/combatants.ts'
import { isHired } from '../facts/employment.ts'
import { isDark, isRed } from '../facts/sides.ts'
import type { Bespelled } from '../facts/spells.ts'
import type { PieceId } from '../fight/blows.ts'
import { emptyRows } from '../fight/directions.ts'
import type { CombatState, Duel } from '../state/combat.ts'
import { isHorse, putPiecesOn, removePieces, sheetOf, sheetWith, spread } from '../state/sheets.ts'
import type { RealmState, RealmTable } from '../state/state.ts'

const freshDuel = (holds: PieceId | null = null): Duel => ({
  attackers: [],
  target: null,
  circles: emptyRows(),
  squares: emptyRows(),
  holds,
})

/**
 * Makes a denizen attack another one on the target's sheet, as the newest attacker. Creates the sheet if needed
 * (15.2.2, 15.4.1 to 15.4.4).
 */
export function attackDenizen(state: RealmState, combat: CombatState, attacker: PieceId, target: PieceId): void {
  const left = soleTargetOf(combat, target)
  const duel = duelOf(state, combat, target)
  addTo(state, combat, duel, attacker)
  if (left === null) return
  // A monster that holds a character returns to that character's sheet when it loses its last attacker (15.4.4).
  const held = sheetOf(combat, left)?.duel?.holds
  if (held) attackCharacter(state, combat, left, held)
  // Any other owner becomes the newest attacker on the new sheet (15.4.3).
  else addTo(state, combat, duel, left)
}

/** Returns the owner of the sheet where this denizen is the only attacker, or null if there is no such sheet. */
function soleTargetOf(combat: CombatState, attacker: PieceId): PieceId | null {
  const sheet = sheetWith(combat, attacker)
  if (!sheet?.duel || sheet.owner === attacker) return null
  return sheet.duel.attackers.every(one => one === attacker) ? sheet.owner : null
}

/** Returns the part of a denizen's sheet for its attackers, creating the sheet if needed (15.4.1, 15.4.2). */
function duelOf(state: RealmState, combat: CombatState, denizen: PieceId): Duel {
  const own = sheetOf(combat, denizen)
  if (own) {
    own.duel ??= freshDuel()
    return own.duel
  }
  const before = sheetWith(combat, denizen)
  // A monster with its red side up keeps attacking its victim even when attacked (15.4.4).
  const holds = before && isCharacterId(before.owner) && isRed(combat, foeIn(state, denizen)) ? before.owner : null
  return ownSheet(state, combat, denizen, holds)
}

/** Gives a denizen its own sheet, after removing it from any other. */
export function ownSheet(state: RealmState, combat: CombatState, denizen: PieceId, holds: PieceId | null = null): Duel {
  const pieces = withPart(denizen, state)
  removePieces(combat, pieces)
  const duel = freshDuel(holds)
  combat.sheets.push({ owner: denizen, boxes: spread(emptyRows(), pieces), duel })
  return duel
}

/** Adds an attacker to a denizen's sheet. */
export function addTo(state: RealmState, combat: CombatState, duel: Duel, attacker: PieceId): void {
  const pieces = withPart(attacker, state)
  removePieces(combat, pieces)
  duel.attackers.push(attacker)
  duel.circles = spread(duel.circles, pieces)
}

/** Puts a denizen into a character's red boxes as an attacker (15.4.1). */
export const attackCharacter = (state: RealmState, combat: CombatState, attacker: PieceId, character: PieceId): void =>
  putPiecesOn(combat, character, withPart(attacker, state))

/** Returns true if a denizen is on no sheet, and so neither attacked nor attacking. */
export const isIdle = (combat: CombatState, denizen: PieceId): boolean => sheetWith(combat, denizen) === undefined

/**
 * Returns true if a monster with its red side up holds this hireling. Nobody else may attack a held hireling (17.3.4).
 */
export const isHeldHireling = (state: Bespelled, combat: CombatState, denizen: PieceId): boolean =>
  combat.sheets.some(({ owner, duel }) => duel?.target === denizen && isRed(combat, foeIn(state, owner)))

/** Turns unhired natives' horses to a walk at the start of a round (15.1.5). */
export function slowUnhiredHorses({ state }: RealmTable, combat: CombatState): void {
  combat.dark = combat.dark.filter(piece => !isHorse(piece) || isHired(state, piece.slice(0, piece.lastIndexOf('.'))))
}

/**
 * Turns horses in the Melee Step: those of unhired natives to a gallop, those of hired natives to their other side
 * (16.1.1).
 */
export function turnHorses({ state }: RealmTable, combat: CombatState): void {
  for (const denizen of denizensIn(state, combat.clearing))
    for (const horse of withPart(denizen, state).filter(isHorse)) {
      const gallops = isHired(state, denizen) ? !isDark(combat, horse) : true
      combat.dark = combat.dark.filter(piece => piece !== horse)
      if (gallops) combat.dark.push(horse)
    }
}
