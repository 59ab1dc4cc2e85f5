import type { Blow, Maneuver, PieceId } from '../fight/blows.ts'
import { BOXES, type Box, SMASH } from '../fight/directions.ts'
import type { Fighter } from '../fight/fighter.ts'
import { bears, heavier, type Level, rankOf, TREMENDOUS } from '../pieces/levels.ts'
import type { AttackPlay, Engagement, ManeuverPlay, PlayedPiece, Spent } from './combat.ts'

export interface Playable {
  readonly piece: PlayedPiece
  readonly as: 'MOVE' | 'FIGHT'
  readonly strength: Level
  readonly time: number
  readonly asterisks: number
  /** The rows where the piece can be played. A DUCK chit can only be played in the Duck row (16.2.5, 24.6). */
  readonly rows: readonly Box[]
}

type Round = Pick<Engagement, 'spent'>

/** Returns true if two pieces are the same. A walking horse and the same horse galloping are one piece. */
export function isSamePiece(one: PlayedPiece, other: PlayedPiece): boolean {
  if (one.kind === 'chit') return other.kind === 'chit' && one.chit === other.chit
  if (one.kind === 'fly') return other.kind === 'fly'
  return 'id' in other && one.kind === other.kind && one.id === other.id
}

/**
 * Returns true if the piece can be played only once in a round. A horse can be played in both steps of the round, but
 * can gallop in only one of them (15.5.6).
 */
const isOnce = (piece: PlayedPiece): boolean => piece.kind !== 'horse' || piece.gallops

/** Returns the number of asterisks played so far in this round (15.5.5). */
export const effortOf = ({ spent }: Round): number => spent.reduce((sum, { asterisks }) => sum + asterisks, 0)

/**
 * Returns true if a piece may still be played this round, because it isn't used up and is within the effort limit
 * (15.5.5, 15.5.6).
 */
function isFree(fighter: Fighter, round: Round, { piece, asterisks }: Playable): boolean {
  if (asterisks > 0 && effortOf(round) + asterisks > fighter.effort) return false
  return !round.spent.some(({ piece: used }) => isSamePiece(used, piece) && isOnce(used) && isOnce(piece))
}

/**
 * Returns the pieces that can strike with the weapon or turn it over: FIGHT chits and Gloves strong enough for its
 * weight (15.5.4, 15.5.7, 16.2.2).
 */
export function fightPieces(fighter: Fighter, round: Round): Playable[] {
  const all = fighter.chits
    .filter(({ kind }) => kind === 'FIGHT')
    .map(({ number, strength, time, asterisks }): Playable => {
      return { piece: { kind: 'chit', chit: number }, as: 'FIGHT', strength, time, asterisks, rows: BOXES }
    })
  const { gloves, weapon } = fighter
  if (gloves) {
    const piece: PlayedPiece = { kind: 'gear', id: gloves.id }
    all.push({ piece, as: 'FIGHT', strength: gloves.strength, time: gloves.time, asterisks: 0, rows: BOXES })
  }
  return all.filter(one => bears(one.strength, weapon.weight) && isFree(fighter, round, one))
}

/**
 * Returns the pieces for moving that are strong enough: MOVE chits for the load, and Boots, FLY values and a horse for
 * the character's weight too (15.5.7). FLY values cannot be used to run (15.5.9a), and a horse cannot be used if
 * `held`. A maneuver may also use DUCK (16.2.5). In optional combat, an active horse must be used (26.25).
 */
export function movePieces(
  fighter: Fighter,
  round: Round,
  use: 'run' | 'charge' | 'maneuver',
  held: boolean,
): Playable[] {
  const { load, weight, boots, horse, flight } = fighter
  const all: Playable[] = []
  const offer = (one: Playable, burden: Level) => {
    if (bears(one.strength, burden) && isFree(fighter, round, one)) all.push(one)
  }
  for (const { number, kind, strength, time, asterisks } of fighter.chits) {
    if (kind !== 'MOVE' && (kind !== 'DUCK' || use !== 'maneuver')) continue
    const rows = kind === 'DUCK' ? [SMASH as Box] : BOXES
    offer({ piece: { kind: 'chit', chit: number }, as: 'MOVE', strength, time, asterisks, rows }, load)
  }
  if (boots) {
    const { id, strength, time } = boots
    offer({ piece: { kind: 'gear', id }, as: 'MOVE', strength, time, asterisks: 0, rows: BOXES }, heavier(load, weight))
  }
  // FLY values can charge and maneuver, but not run (15.5.9a).
  if (flight && use !== 'run') {
    const piece: PlayedPiece = { kind: 'fly' }
    offer({ piece, as: 'MOVE', ...flight, asterisks: 0, rows: BOXES }, heavier(load, weight))
  }
  if (horse && !held)
    for (const gallops of [false, true]) {
      const { strength, time } = gallops ? horse.gallop : horse.walk
      const piece: PlayedPiece = { kind: 'horse', id: horse.id, gallops }
      offer({ piece, as: 'MOVE', strength, time, asterisks: 0, rows: BOXES }, heavier(load, weight))
    }
  return mustRide(fighter, held) ? all.filter(({ piece }) => piece.kind === 'horse') : all
}

/** Returns true if the character can move only with the active horse, in optional combat (26.25). */
export const mustRide = ({ horse, fumble }: Fighter, held: boolean): boolean =>
  fumble !== undefined && horse !== null && !held

/** Returns the pieces for a rider's own maneuver: MOVE and DUCK chits, and Boots (26.25). */
export const riderPieces = (fighter: Fighter, round: Round): Playable[] =>
  movePieces({ ...fighter, horse: null, flight: null }, round, 'maneuver', false)

export const spending = ({ piece, as, asterisks }: Playable): Spent => ({ piece, as, asterisks })

export interface PieceValues {
  readonly strength: Level
  readonly time: number
}

/**
 * Returns a piece's values, even if it has already been played. Returns null if it is out of play, such as a wounded
 * chit or a dead horse.
 */
export function valuesStill(fighter: Fighter, piece: PlayedPiece): PieceValues | null {
  switch (piece.kind) {
    case 'chit':
      return fighter.chits.find(({ number }) => number === piece.chit) ?? null
    case 'fly':
      return fighter.flight ?? null
    case 'horse':
      if (fighter.horse?.id !== piece.id) return null
      return piece.gallops ? fighter.horse.gallop : fighter.horse.walk
    default:
      return [fighter.gloves, fighter.boots].find(gear => gear?.id === piece.id) ?? null
  }
}

/** Returns a piece's values. Throws Error if it is out of play. */
export function valuesOf(fighter: Fighter, piece: PlayedPiece): PieceValues {
  const found = valuesStill(fighter, piece)
  if (!found) throw new Error(`${fighter.id} has no such piece in play: ${JSON.stringify(piece)}`)
  return found
}

/** Returns the attack time of a weapon played with a FIGHT piece: the weapon's own, or else the piece's (16.2.3). */
export const attackTime = ({ weapon }: Fighter, time: number): number => weapon.face.time ?? time

/** Returns the blow struck by a character's attack (16.2.2, 17.1). */
export function blowOf(fighter: Fighter, { piece, box, atRider }: AttackPlay, target: PieceId): Blow {
  const { weapon, wish, missile, shape, fumble } = fighter
  const { strength, time } = valuesOf(fighter, piece)
  return {
    by: fighter.id,
    body: fighter.id,
    target,
    box,
    time: attackTime(fighter, time),
    length: weapon.length,
    harm: rankOf(weapon.face.harm),
    stars: weapon.face.stars + (weapon.potions.oil ? 1 : 0),
    excess: !weapon.shoots && rankOf(strength) > rankOf(weapon.weight),
    missile: weapon.shoots && !wish ? missile : null,
    special: shape?.special ?? null,
    bites: weapon.potions.bite,
    penetrates: weapon.potions.grease,
    exactly: wish ? TREMENDOUS : null,
    ...(fumble ? { fumble } : {}),
    ...(atRider ? { atRider } : {}),
  }
}

/** Returns the second blow at the same target, by a form's head or club (16.2.12, 21.5.1), or null if there is none. */
export function secondBlow({ id, shape, fumble }: Fighter, box: Box, target: PieceId): Blow | null {
  if (!shape?.part) return null
  const { strength, time, length, missile } = shape.part
  return {
    by: id,
    body: id,
    target,
    box,
    time,
    length,
    harm: rankOf(strength),
    stars: 0,
    excess: false,
    missile,
    special: null,
    bites: false,
    penetrates: false,
    exactly: null,
    ...(fumble ? { fumble } : {}),
  }
}

export const maneuverPlayed = (fighter: Fighter, { piece, box }: ManeuverPlay): Maneuver => ({
  box,
  time: valuesOf(fighter, piece).time,
})
