import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { isAlive, isCharacterId } from '../facts/combatants.ts'
import { isFormed, isMist } from '../facts/forms.ts'
import { flipDenizen, isRed } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import type { CombatState } from '../state/combat.ts'
import { allOn, bodyOf, isPart, piecesOn, removePieces, sheetOf } from '../state/sheets.ts'
import { characterOf, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'
import { mayAttack } from './forbidding.ts'

/**
 * Removes assignments, charges and targets that a spell forbids; they are not replaced this round. A Tremendous monster
 * that must let go turns its red side down (20.10.6a).
 */
export function removeForbiddenAttacks(table: RealmTable, combat: CombatState): void {
  const { state } = table
  if (!state.magic || state.magic.spells.length === 0) return
  removeFromSheets(table, combat, [
    ...new Set(combat.sheets.flatMap(sheet => allOn(sheet).filter(piece => mustLeaveSheet(state, sheet.owner, piece)))),
  ])
  for (const { owner, duel } of combat.sheets)
    if (duel?.target && !mayAttack(state, owner, duel.target)) duel.target = null
  for (const round of combat.engagements) {
    if (round.target === null || mayAttack(state, round.character, round.target)) continue
    round.target = null
    round.attack = null
    delete round.charge
  }
  for (const [id, side] of Object.entries(combat.shapes ?? {}))
    if (side.victim !== null && !mayAttack(state, id, side.victim)) Object.assign(side, { isDark: false, victim: null })
}

/**
 * Returns true if a piece must leave a sheet: it is mist or may not attack the owner, or it is a head, club or horse
 * absorbed by its body's form.
 */
function mustLeaveSheet(state: RealmState, owner: PieceId, piece: PieceId): boolean {
  const body = bodyOf(piece)
  if (isPart(piece) && isFormed(state, body)) return true
  return body === owner ? isMist(state, body) : !mayAttack(state, body, owner)
}

/** Returns the dead pieces on the sheets, and any that belong to a dead denizen. */
export const deadPiecesIn = (state: RealmState, combat: CombatState): PieceId[] =>
  combat.sheets.flatMap(allOn).filter(piece => !isAlive(state, bodyOf(piece)))

/** Takes pieces killed by the Pit or a spell off the sheets, and clears them as targets (17.3.7, 20.5.3). */
export function forgetDead(state: RealmState, combat: CombatState): void {
  removePieces(combat, deadPiecesIn(state, combat))
  for (const round of combat.engagements) {
    if (round.target === null || isAlive(state, round.target)) continue
    round.target = null
    delete round.charge
  }
}

/** Clears targets that have run or been carried off since they were named or charged (16.1.4, 15.6.4, 22.2). */
export function forgetGone(state: RealmState, combat: CombatState): void {
  for (const round of combat.engagements)
    if (round.target !== null && placeOf(state, round.target) !== combat.clearing) round.target = null
}

const placeOf = (state: RealmState, id: PieceId): string | null =>
  isCharacterId(id) ? clearingAt(characterOf(state, id)) : (state.denizens[id]?.at ?? null)

/** Takes denizens off their sheets and turns red sides down (20.10.6a). */
export function removeFromSheets(
  table: RealmTable,
  combat: CombatState,
  pieces: readonly PieceId[],
  rule = '20.10.6a',
): void {
  for (const piece of pieces) {
    if (!isRed(combat, foeIn(table.state, piece))) continue
    flipDenizen(combat, piece)
    const owner = combat.sheets.find(sheet => allOn(sheet).includes(piece))?.owner ?? piece
    table.emit({ kind: 'lets-go', seat: null, rule, denizen: piece, victim: owner })
  }
  removePieces(combat, pieces)
}

/**
 * Empties a character's or denizen's sheet and those of its holders, which releases its victims and itself. A denizen
 * also leaves every other sheet (17.3.3).
 */
export function removeFromFight(table: RealmTable, combat: CombatState, id: PieceId, rule?: string): void {
  const { state } = table
  removeFromSheets(
    table,
    combat,
    [...piecesOn(sheetOf(combat, id)), ...combat.sheets.filter(({ duel }) => duel?.holds === id).flatMap(allOn)],
    rule,
  )
  for (const [by, side] of Object.entries(combat.shapes ?? {}))
    if (by === id || side.victim === id) Object.assign(side, { isDark: false, victim: null })
  if (isCharacterId(id)) return
  const pieces = withPart(id, state)
  removeFromSheets(table, combat, pieces, rule)
  combat.dark = combat.dark.filter(piece => !pieces.includes(piece))
}

/**
 * Returns true if a character or denizen is the target of an attack, a charge, a spell of this round (other than number
 * `but`), or a deployed hireling (21.1.3).
 */
export function isNamed(state: RealmState, combat: CombatState, id: PieceId, but: number): boolean {
  const attacked = combat.engagements.some(
    ({ target, spell }) => target === id || (spell && spell.number !== but && spell.named?.includes(id)),
  )
  const own = combat.sheets.find(({ owner }) => owner === id)
  const sent = isCharacterId(id)
    ? (own?.boxes.flat() ?? []).some(piece => state.war?.hires[bodyOf(piece)] !== undefined)
    : (own?.duel?.attackers.length ?? 0) > 0
  return attacked || sent
}

/** Returns true if any denizens, even hirelings, are on a character's sheet (21.1.3). */
export const isAssigned = (combat: CombatState, id: PieceId): boolean =>
  isCharacterId(id) && (combat.sheets.find(({ owner }) => owner === id)?.boxes.flat().length ?? 0) > 0
