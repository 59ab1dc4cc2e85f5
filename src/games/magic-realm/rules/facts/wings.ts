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
import { flyChitsOf } from './fly-chits.ts'
import { formOf, gaitOf, isFormed } from './forms.ts'
import { followersOf } from './party.ts'
import { hirelingsAt, individualsAt, isCharacterPiece } from './serving.ts'
import { CARPET, spellsUpon, spellTargetOf } from './spells.ts'

/** A means of flight: its strength and speed (8.6.1). */
export interface Wings {
  readonly strength: Level
  readonly time: number
  /** The spell whose FLY chit is spent on landing; null for the Carpet, a steed and a creature's wings (8.6.8). */
  readonly spell: number | null
  /** The flying follower being ridden (8.6.10). */
  readonly steed: IndividualId | null
}

/** Returns the innate wings: of a monster, or of a form (1.3.6, 8.6.1). */
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

/** Returns true if someone has wings, and so cannot MOVE (8.6.9). */
export const isFlyer = (state: RealmState, id: IndividualId): boolean => bornWings(state, id) !== null

/**
 * Returns everything someone can fly with alone: own wings, the Carpet, FLY chits (8.6.1); when transformed, only the
 * form's wings.
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

/** Returns everything someone can fly with today: their own wings, or a winged follower to ride (8.6.1, 8.6.10). */
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

/** Returns everything someone can fly with in a fight, where nobody rides (8.6.10, 15.5.9a). */
export const soloWings = (state: RealmState, one: Individual): Wings[] =>
  ownWings(state, one).filter(({ strength }) => bears(strength, weightOfBody(one)))

/** Monster forms as small as a character, which may ride a steed (8.6.10). */
const RIDERS = ['axe-goblin', 'spear-goblin', 'sword-goblin', 'ogre', 'imp', 'h-troll']

/**
 * Returns the weight a steed must bear; null if riding is not allowed. Only characters ride; when transformed, only as
 * a Goblin, an Ogre, the Imp or an H Troll (8.6.10).
 */
function ridingWeight(state: RealmState, one: Individual): Level | null {
  if (!isCharacterPiece(one)) return null
  const form = formOf(state, one.id)
  if (form === null) return weightOfBody(one)
  if (form.kind !== 'monster') return null
  const { kind, size } = denizenOf(form.denizen)
  return RIDERS.includes(kind) ? size : null
}

/** Returns the body weight that wings must bear (8.6.3, D18); a winged creature bears itself. */
const weightOfBody = (one: Individual): Level =>
  isCharacterPiece(one) && !one.formed ? characterCard(one.id).weight : 'N'

/**
 * Returns true if FLY may be recorded: with wings, asleep or awake, or with someone winged who may follow (8.6.2,
 * 6.2.2).
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
 * Returns the winged individuals who may follow today: own hirelings, and everyone in the clearing who takes turns,
 * including the individual itself (8.6.10, 12.4.1).
 */
function steedsBeside(state: RealmState, one: Individual): IndividualId[] {
  const clearing = clearingAt(one)
  if (clearing === null) return []
  const others = individualsAt(state, clearing)
  return [...hirelingsAt(state, one.id, clearing), ...others.map(({ id }) => id)].filter(id => isFlyer(state, id))
}

/** Returns the tile someone is in or above; null on a roadway or off the map. */
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

/** Returns the tiles in flying reach: the tile itself and its neighbours (8.6.2). */
export const tilesBeside = (state: Pick<RealmState, 'tiles'>, tile: TileCode): TileCode[] => [
  tile,
  ...(boardOf(state.tiles).neighbours.get(tile) ?? []),
]

/** Returns true if the flyer spends the night between two tiles after leaving a fight (15.6.8). */
export const isOvernight = (place: Place): boolean => place.kind === 'air' && place.tiles.length > 1

/** Returns the gait of a Lion, Squirrel or Frog through the woods of its tile; null for all others (8.7.1). */
export function woodsWalker(state: RealmState, id: IndividualId): Pick<Wings, 'strength' | 'time'> | null {
  const form = formOf(state, id)
  const gait = form && gaitOf(form)
  return gait?.woods ? gait : null
}
