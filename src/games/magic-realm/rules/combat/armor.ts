import { MEDIUM } from '../levels.ts'
import { type Box, SMASH } from './directions.ts'

/** The places of a character's armor, in the order in which a blow meets them (17.2.4, D40). */
const ARMOR_PLACES = ['shield', 'card', 'helmet', 'breastplate', 'ointment', 'suit'] as const
export type ArmorPlace = (typeof ARMOR_PLACES)[number]

/** A piece of armor as it is worn in a fight. */
export interface Armor {
  readonly id: string
  readonly place: ArmorPlace
  /** The directions of attack that it stops; a shield's are the one it is held in. */
  readonly covers: readonly Box[]
  /** The harm, as a rank, that damages it, or destroys it where it is a card (17.2.5). */
  readonly toughness: number
  /** A card has no damaged side (17.2.5). */
  readonly card: boolean
  damaged: boolean
  destroyed: boolean
}

/** The directions that armor of a place covers; a shield covers the one it is held in, a card what its text says. */
export const coverOf = (place: 'helmet' | 'breastplate' | 'suit'): readonly Box[] =>
  place === 'helmet' ? [SMASH] : place === 'breastplate' ? [0, 1] : [0, 1, 2]

/** The first piece that an attack from a direction meets; undefined where it meets none (17.2.4). */
export function armorMet(worn: readonly Armor[], box: Box): Armor | undefined {
  let met: Armor | undefined
  for (const piece of worn) {
    if (piece.destroyed || !piece.covers.includes(box)) continue
    if (!met || ARMOR_PLACES.indexOf(piece.place) < ARMOR_PLACES.indexOf(met.place)) met = piece
  }
  return met
}

/** All pieces that stand in the way of a direction, the first met first (17.2.4, 26.25). */
export const armorIn = (worn: readonly Armor[], box: Box): Armor[] =>
  worn
    .filter(piece => !piece.destroyed && piece.covers.includes(box))
    .sort((one, other) => ARMOR_PLACES.indexOf(one.place) - ARMOR_PLACES.indexOf(other.place))

export type ArmorFate = 'holds' | 'damaged' | 'destroyed'

/** What harm does to a piece of armor, and does it (17.2.5). What is destroyed already stays so. */
export function strikeArmor(piece: Armor, harm: number): ArmorFate {
  if (harm < piece.toughness) return 'holds'
  const breaks = piece.card || piece.damaged || harm > piece.toughness
  if (breaks) piece.destroyed = true
  else piece.damaged = true
  return breaks ? 'destroyed' : 'damaged'
}

/** Whether a blow that armor has stopped wounds who wears it (17.2.6). */
export const bruises = (harm: number): boolean => harm >= MEDIUM
