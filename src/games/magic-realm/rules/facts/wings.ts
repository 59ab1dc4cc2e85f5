import { boardOf } from '../pieces/board.ts'
import { characterCard, isCharacter } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { Level } from '../pieces/levels.ts'
import { bears } from '../pieces/levels.ts'
import { type TileCode, tileCodeOf } from '../pieces/tiles.ts'
import {
  clearingAt,
  hasActive,
  type Individual,
  type IndividualId,
  type Place,
  type RealmState,
} from '../state/state.ts'
import { hirelingsAt, individualsAt, isCharacterPiece } from './employment.ts'
import { flyChitsOf } from './fly-chits.ts'
import { formOf, gaitOf, isFormed } from './forms.ts'
import { followersOf } from './party.ts'
import { CARPET, spellsUpon, spellTargetOf } from './spells.ts'

/** A means of flight, with its strength and speed (8.6.1). */
export interface Wings {
  readonly strength: Level
  readonly time: number
  /**
   * The number of the spell whose FLY chit is spent on landing, or null for the Carpet, a steed and a creature's own
   * wings (8.6.8).
   */
  readonly spell: number | null
  /** The flying follower that is ridden, or null if there is none (8.6.10). */
  readonly steed: IndividualId | null
}

/** Returns the natural wings of a flying monster or form, or null if it has none (1.3.6, 8.6.1). */
function bornWings(state: RealmState, id: IndividualId): Wings | null {
  const form = formOf(state, id)
  if (form) {
    const { strength, time, flies } = gaitOf(form)
    return flies ? { strength, time, spell: null, steed: null } : null
  }
  if (isCharacter(id)) return null
  const denizen = denizenOf(id)
  if (denizen.is !== 'monster' || !denizen.flies) return null
  return { strength: denizen.size, time: denizen.light.move ?? 0, spell: null, steed: null }
}

/** Returns true if an individual has natural wings, and so cannot MOVE (8.6.9). */
export const isFlyer = (state: RealmState, id: IndividualId): boolean => bornWings(state, id) !== null

/**
 * Returns every means of flight without a steed: natural wings, the Carpet and FLY chits (8.6.1). A transformed
 * individual has only its form's wings.
 */
export function ownWings(state: RealmState, one: Individual): Wings[] {
  const born = bornWings(state, one.id)
  if (born) return [born]
  if (isFormed(state, one.id)) return []
  return flyChitsOf(state, one.id)
    .filter(({ free }) => free)
    .map(({ spell, strength, time }) => ({
      strength,
      time,
      spell: spell.spell === CARPET ? null : spell.number,
      steed: null,
    }))
}

/** Returns every means of flight that can be used today, including winged followers to ride (8.6.1, 8.6.10). */
export function wingsOf(state: RealmState, one: Individual): Wings[] {
  const weight = ridingWeight(state, one)
  const steeds = weight
    ? followersOf(state, one).flatMap((id): Wings[] => {
        const wings = bornWings(state, id)
        return wings && bears(wings.strength, weight) ? [{ ...wings, steed: id }] : []
      })
    : []
  return [...ownWings(state, one), ...steeds].filter(({ strength }) => bears(strength, weightOfBody(one)))
}

/** Returns every means of flight that can be used in a fight, where nobody can ride (8.6.10, 15.5.9a). */
export const soloWings = (state: RealmState, one: Individual): Wings[] =>
  ownWings(state, one).filter(({ strength }) => bears(strength, weightOfBody(one)))

/** The monster forms that can ride a steed as a character does (8.6.10). */
const RIDERS = ['axe-goblin', 'spear-goblin', 'sword-goblin', 'ogre', 'imp', 'h-troll']

/**
 * Returns the weight that a steed must carry, or null if riding is not allowed. Only characters can ride. Transformed
 * characters can ride only as a Goblin, an Ogre, the Imp or an H Troll (8.6.10).
 */
function ridingWeight(state: RealmState, one: Individual): Level | null {
  if (!isCharacterPiece(one)) return null
  const form = formOf(state, one.id)
  if (form === null) return weightOfBody(one)
  if (form.kind !== 'monster') return null
  const { kind, size } = denizenOf(form.denizen)
  return RIDERS.includes(kind) ? size : null
}

/** Returns the body weight that wings must carry (8.6.3, D18). A winged creature carries itself. */
const weightOfBody = (one: Individual): Level =>
  isCharacterPiece(one) && !one.formed ? characterCard(one.id).weight : 'N'

/**
 * Returns true if FLY may be recorded: the individual has a means of flight, energized or not, or a winged follower may
 * come along (8.6.2, 6.2.2).
 */
export function mayFly(state: RealmState, one: Individual): boolean {
  if (!state.magic) return false
  const hasBroom = spellsUpon(state, 'broomstick', spellTargetOf(one.id)).length > 0
  return (
    hasBroom ||
    ownWings(state, one).length > 0 ||
    hasActive(one, 'flying-carpet') ||
    steedsBeside(state, one).length > 0
  )
}

/**
 * Returns the winged individuals who may follow today: the individual's hirelings, and everyone in the clearing who
 * takes turns (8.6.10, 12.4.1).
 */
function steedsBeside(state: RealmState, one: Individual): IndividualId[] {
  const clearing = clearingAt(one)
  if (clearing === null) return []
  const others = individualsAt(state, clearing)
  return [...hirelingsAt(state, one.id, clearing), ...others.map(({ id }) => id)].filter(id => isFlyer(state, id))
}

/**
 * Returns the tile that an individual is in or above, or null on a roadway or off the map. In the air between two
 * tiles, returns the first.
 */
export function tileOfPlace(place: Place): TileCode | null {
  switch (place.kind) {
    case 'clearing':
      return tileCodeOf(place.clearing)
    case 'woods':
      return place.tile
    case 'air':
      return place.tiles[0] ?? null
    case 'road':
    case 'outside':
    case 'off':
      return null
  }
}

/** Returns the tiles within reach of a FLY from a tile: the tile itself and its neighbors (8.6.2). */
export const tilesBeside = (state: Pick<RealmState, 'tiles'>, tile: TileCode): TileCode[] => [
  tile,
  ...(boardOf(state.tiles).neighbors.get(tile) ?? []),
]

/** Returns true if a flyer is between two tiles overnight, after leaving a fight (15.6.8). */
export const isOvernight = (place: Place): boolean => place.kind === 'air' && place.tiles.length > 1

/**
 * Returns the movement of a Lion, Squirrel or Frog through the woods of its tile, or null for everyone else (8.7.1).
 */
export function woodsWalker(state: RealmState, id: IndividualId): Pick<Wings, 'strength' | 'time'> | null {
  const form = formOf(state, id)
  const gait = form && gaitOf(form)
  return gait?.woods ? gait : null
}
