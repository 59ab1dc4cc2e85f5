import { MEDIUM } from '../pieces/levels.ts'
import { type Box, SMASH } from './directions.ts'

/** The places where a character can have armor, in the order that a blow meets them (17.2.4, D40). */
const ARMOR_PLACES = ['shield', 'card', 'helmet', 'breastplate', 'ointment', 'suit'] as const
export type ArmorPlace = (typeof ARMOR_PLACES)[number]

export interface WornArmor {
  readonly id: string
  readonly place: ArmorPlace
  /** The attack directions that the armor stops. A shield stops only the direction it faces. */
  readonly covers: readonly Box[]
  /** The harm, as a rank, that damages this armor, or destroys it if it is a card (17.2.5). */
  readonly toughness: number
  /** True for a card, which has no damaged side (17.2.5). */
  readonly card: boolean
  damaged: boolean
  destroyed: boolean
}

/** Returns the attack directions that armor in this place covers. */
export const coverOf = (place: 'helmet' | 'breastplate' | 'suit'): readonly Box[] =>
  place === 'helmet' ? [SMASH] : place === 'breastplate' ? [0, 1] : [0, 1, 2]

/** Returns the first piece of armor that an attack from a direction meets, or undefined if it meets none (17.2.4). */
export function armorMet(worn: readonly WornArmor[], box: Box): WornArmor | undefined {
  let met: WornArmor | undefined
  for (const piece of worn) {
    if (piece.destroyed || !piece.covers.includes(box)) continue
    if (!met || ARMOR_PLACES.indexOf(piece.place) < ARMOR_PLACES.indexOf(met.place)) met = piece
  }
  return met
}

/** Returns all pieces of armor that an attack from a direction meets, in order (17.2.4, 26.25). */
export const armorIn = (worn: readonly WornArmor[], box: Box): WornArmor[] =>
  worn
    .filter(piece => !piece.destroyed && piece.covers.includes(box))
    .sort((one, other) => ARMOR_PLACES.indexOf(one.place) - ARMOR_PLACES.indexOf(other.place))

export type ArmorFate = 'holds' | 'damaged' | 'destroyed'

/** Applies harm to a piece of armor and returns its fate (17.2.5). */
export function strikeArmor(piece: WornArmor, harm: number): ArmorFate {
  if (harm < piece.toughness) return 'holds'
  const breaks = piece.card || piece.damaged || harm > piece.toughness
  if (breaks) piece.destroyed = true
  else piece.damaged = true
  return breaks ? 'destroyed' : 'damaged'
}

/** Returns true if a blow stopped by armor still wounds the wearer, which takes at least Medium harm (17.2.6). */
export const bruises = (harm: number): boolean => harm >= MEDIUM
