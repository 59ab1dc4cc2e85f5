import { endProtections } from '../actions/phase-chits.ts'
import { killCharacter, killDenizen } from '../effects/death.ts'
import { addTo, attackCharacter, ownSheet, slowUnhiredHorses } from '../effects/duels.ts'
import { rollHide } from '../effects/hiding.ts'
import { foeIn } from '../facts/bewitched.ts'
import { isAlive, isCharacterId, turnOrder } from '../facts/combatants.ts'
import { isHired, ownerSeat } from '../facts/employment.ts'
import { flipDenizen, isRed } from '../facts/sides.ts'
import { isUnder, spellTargetOf } from '../facts/spells.ts'
import type { CombatState } from '../state/combat.ts'
import type { CombatEnd } from '../state/combat-events.ts'
import {
  allOn,
  bodyOf,
  engagementOf,
  freshEngagement,
  piecesOn,
  removePieces,
  sheetOf,
  victimOf,
} from '../state/sheets.ts'
import { characterOf, charactersAt, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'

/** The number of consecutive quiet rounds after which a fight ends (14.3.3). */
const QUIET_ROUNDS = 2
/** The number of consecutive rounds in which nothing else happens, after which a held victim dies (17.3.5, D41). */
export const HELD_ROUNDS = 20

/**
 * Ends a round: resolves holds, clears the sheets, and decides whether there is another round (14.3.3, 17.3, 18.2).
 * Returns the reason if the fight is over, or null otherwise.
 */
export function disengage(table: RealmTable, combat: CombatState): CombatEnd | null {
  const { state } = table
  turnGrippingMonsters(table, combat)
  applyWorldFades(table, combat)
  clearSheets(table, combat)
  endProtections(table)
  for (const side of Object.values(combat.shapes ?? {}))
    if (side.victim !== null && !isHere(state, combat, side.victim))
      Object.assign(side, { isDark: false, victim: null })
  if (combat.war) Object.assign(combat.war, { rebels: [], free: [] })
  const red = combat.dark.filter(piece => isRed(combat, foeIn(state, piece)))
  combat.held = red.length > 0 && !combat.happened ? combat.held + 1 : 0
  if (combat.held >= HELD_ROUNDS) {
    for (const piece of red) {
      const victim = victimOf(combat, piece)
      if (victim === null) continue
      if (isCharacterId(victim)) killCharacter(table, characterOf(state, victim), piece, '17.3.5')
      else killDenizen(table, victim, piece, '17.3.5')
    }
    turnGrippingMonsters(table, combat)
    clearSheets(table, combat)
  }
  const holds = Object.values(combat.shapes ?? {}).some(({ victim }) => victim !== null)
  combat.quiet = combat.happened || red.length > 0 || holds ? 0 : combat.quiet + 1
  if (turnOrder(state, combat.clearing).length === 0) return 'nobody'
  return combat.quiet >= QUIET_ROUNDS ? 'quiet' : null
}

/** Makes unhidden characters under World Fades roll to hide if no denizens are on their sheets (18.2.3, 21.6.7). */
function applyWorldFades(table: RealmTable, combat: CombatState): void {
  const { state } = table
  for (const character of charactersAt(state, combat.clearing))
    if (
      !character.hidden &&
      piecesOn(sheetOf(combat, character.id)).length === 0 &&
      isUnder(state, 'world-fades', spellTargetOf(character.id))
    )
      rollHide(table, character)
}

/**
 * Turns a monster red side up if it hit without killing. Turns it back if its victim is dead or gone (17.3.1, 17.3.3).
 */
function turnGrippingMonsters(table: RealmTable, combat: CombatState): void {
  const { state } = table
  for (const piece of combat.sheets.flatMap(allOn)) {
    const victim = victimOf(combat, piece)
    const red = isRed(combat, foeIn(state, piece))
    const grips = combat.grips.includes(piece)
    if (victim === null || (!red && !grips)) continue
    const lost = !isHere(state, combat, victim)
    if (lost ? !red : red) continue
    flipDenizen(combat, piece)
    table.emit({
      kind: lost ? 'lets-go' : 'grips',
      seat: ownerSeat(state, victim),
      rule: lost ? '17.3.3' : '17.3.1',
      denizen: piece,
      victim,
    })
  }
  // A monster that has killed its victim is on no sheet, or has no target.
  for (const piece of combat.dark.filter(one => isRed(combat, foeIn(state, one))))
    if (isAlive(state, piece) && victimOf(combat, piece) === null) flipDenizen(combat, piece)
  combat.grips = []
}

/**
 * Clears the sheets. Unhired denizens stay on characters' sheets, and monsters with their red sides up keep their
 * victims. All others become unassigned, including those on the sheets of characters who have died or left (17.3.4,
 * 18.2.1, 18.2.2).
 */
function clearSheets({ state }: RealmTable, combat: CombatState): void {
  const held = combat.sheets
    .flatMap(allOn)
    .filter(piece => isRed(combat, foeIn(state, piece)))
    .map(piece => ({ piece, victim: victimOf(combat, piece) }))
  combat.sheets = combat.sheets.filter(({ owner }) => {
    const round = engagementOf(combat, owner)
    return round !== undefined && isHere(state, combat, owner)
  })
  // Remove pieces that were killed by anything other than a blow. Also remove hirelings, which choose new targets each
  // round.
  const off = combat.sheets.flatMap(piecesOn).filter(piece => {
    const body = bodyOf(piece)
    return !isAlive(state, body) || isHired(state, body)
  })
  removePieces(combat, off)
  combat.dark = combat.dark.filter(piece => isAlive(state, bodyOf(piece)))
  for (const { piece, victim } of held) {
    if (victim === null || !isAlive(state, piece) || !isHere(state, combat, victim)) continue
    if (!isCharacterId(victim)) holdHireling(state, combat, piece, victim)
    else if (victimOf(combat, piece) !== victim) attackCharacter(state, combat, piece, victim)
  }
}

/** Gives a monster that holds a hireling its own sheet for the next round. Its target is the hireling (17.3.4). */
function holdHireling(state: RealmState, combat: CombatState, monster: string, victim: string): void {
  const duel = ownSheet(state, combat, monster)
  addTo(state, combat, duel, victim)
  duel.target = victim
}

/** Begins a new round with everyone who now takes part, in person or through hirelings (14.1.3, 14.3.1). */
export function nextRound(table: RealmTable, combat: CombatState): void {
  const { state } = table
  combat.round += 1
  combat.step = 'passing'
  combat.turn = 0
  combat.happened = false
  delete combat.silenced
  combat.order = turnOrder(state, combat.clearing).map(({ id }) => id)
  combat.engagements = combat.order.map(freshEngagement)
  slowUnhiredHorses(table, combat)
}

/** Returns true if a character or denizen is alive and in the clearing. */
const isHere = (state: RealmState, { clearing }: CombatState, id: string): boolean =>
  isAlive(state, id) &&
  (isCharacterId(id) ? clearingAt(characterOf(state, id)) === clearing : state.denizens[id]!.at === clearing)
