import type { PieceId } from '../fight/blows.ts'
import { type Foe, type FoeSide, foeSideUp, isTremendous } from '../fight/foes.ts'
import type { Charge, CombatState } from '../state/combat.ts'
import { bodyOf, horseOf, piecesOn, sheetOf } from '../state/sheets.ts'
import type { RealmState } from '../state/state.ts'
import { foeIn } from './bewitched.ts'
import type { Bespelled } from './spells.ts'
import { isFlyer } from './wings.ts'

/**
 * Returns true if a denizen, head or club has its dark or red side up, or if a native's horse gallops. All other pieces
 * have their light side up or walk (14.1.4).
 */
export const isDark = ({ dark }: Pick<CombatState, 'dark'>, piece: PieceId): boolean => dark.includes(piece)

/** Returns true for a Tremendous monster that is holding its victim (1.3.3). */
export const isRed = (combat: Pick<CombatState, 'dark'>, foe: Foe): boolean =>
  isTremendous(foe) && isDark(combat, foe.id)

export const combatSideOf = (combat: Pick<CombatState, 'dark'>, foe: Foe): FoeSide =>
  foeSideUp(foe, isDark(combat, foe.id))

export function flipDenizen(combat: CombatState, piece: PieceId): void {
  combat.dark = isDark(combat, piece) ? combat.dark.filter(other => other !== piece) : [...combat.dark, piece]
}

/**
 * Returns true if a monster with its red side up, or a character in a monster's form, holds the sheet's owner, who then
 * cannot run, charge or ride (17.3.2, 21.5.1).
 */
export const isHeld = (
  state: Bespelled,
  combat: Pick<CombatState, 'sheets' | 'dark' | 'shapes'>,
  owner: PieceId,
): boolean =>
  piecesOn(sheetOf(combat, owner)).some(piece => isRed(combat, foeIn(state, piece))) ||
  combat.sheets.some(({ duel }) => duel?.holds === owner) ||
  Object.values(combat.shapes ?? {}).some(({ victim }) => victim === owner)

/** A filter for attackers, which are denizens, their parts, and characters with their charges. */
export type Counts = (piece: PieceId, charge?: Charge) => boolean

/**
 * Returns the time that limits a character's actions in the Encounter Step (15.5.3): the lowest move time of the
 * attackers and chargers that `counts` selects, or Infinity if there are none. Heads and clubs don't count, and a
 * mounted native's horse counts instead of its rider (15.5.2).
 */
export const attackersTime = (
  state: Bespelled,
  combat: Pick<CombatState, 'sheets' | 'dark' | 'engagements'>,
  owner: PieceId,
  counts: Counts = () => true,
): number => Math.min(Number.POSITIVE_INFINITY, ...attackersTimes(state, combat, owner, counts))

/** Creates a filter for flying attackers. Only these count when flying away (15.6.8). */
export const winged =
  (state: RealmState) =>
  (piece: PieceId, charge?: Charge): boolean =>
    isFlyer(state, bodyOf(piece)) || charge?.piece.kind === 'fly'

/** Returns the move times of the attackers and chargers that `counts` selects (15.5.2, 26.25). */
export function attackersTimes(
  state: Bespelled,
  combat: Pick<CombatState, 'sheets' | 'dark' | 'engagements'>,
  owner: PieceId,
  counts: Counts = () => true,
): number[] {
  const holders = combat.sheets.filter(({ duel }) => duel?.holds === owner).map(sheet => sheet.owner)
  const attackers = [...piecesOn(sheetOf(combat, owner)), ...holders]
  const moves = attackers
    .filter(piece => counts(piece) && !attackers.includes(horseOf(piece)))
    .flatMap(piece => combatSideOf(combat, foeIn(state, piece)).move ?? [])
  const charges = combat.engagements.flatMap(({ charge, character }) =>
    charge?.target === owner && counts(character, charge) ? [charge.time] : [],
  )
  return [...moves, ...charges]
}
