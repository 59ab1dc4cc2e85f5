import { followersOf } from '../following/party.ts'
import type { Level } from '../levels.ts'
import { bears } from '../levels.ts'
import { flyChitsOf } from '../magic/fly-chits.ts'
import { formOf, gaitOf, isFormed } from '../magic/forms.ts'
import { being, CARPET, spellsUpon } from '../magic/spells.ts'
import { boardOf } from '../map/board.ts'
import { type TileCode, tileCodeOf } from '../map/tiles.ts'
import { hirelingsAt, individualsAt, isOneOfSixteen } from '../natives/serving.ts'
import { characterCard, isCharacter } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { clearingAt, hasActive, type Individual, type IndividualId, type Place, type RealmState } from '../state.ts'

/** Something to fly by: how much it bears and how fast it is (8.6.1). */
export interface Wings {
  readonly strength: Level
  readonly time: number
  /** The spell whose FLY chit is spent on landing; null for the Carpet, a steed and a creature's wings (8.6.8). */
  readonly spell: number | null
  /** Who bears him (8.6.10). */
  readonly steed: IndividualId | null
}

/** Wings of somebody's own: a monster is born with them, a form has them or has not (1.3.6, 8.6.1). */
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

/** Whether somebody has wings, and so cannot MOVE (8.6.9). */
export const isFlyer = (state: RealmState, id: IndividualId): boolean => bornWings(state, id) !== null

/** All that somebody could fly by himself now: his own wings, the Carpet, FLY chits (8.6.1); in another form nothing else. */
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

/** All that somebody can fly by today: his own wings, or a winged follower who bears him (8.6.1, 8.6.10). */
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

/** What he could fly by in a fight, where nobody rides (8.6.10, 15.5.9a). */
export const soloWings = (state: RealmState, one: Individual): Wings[] =>
  ownWings(state, one).filter(({ strength }) => bears(strength, weightOfBody(one)))

/** The monsters in whose form somebody may ride: as large as he who sits on a steed (8.6.10). */
const RIDERS = ['axe-goblin', 'spear-goblin', 'sword-goblin', 'ogre', 'imp', 'h-troll']

/** What a steed must bear; null where he may not ride: characters alone ride, in another form as a Goblin, an Ogre, the Imp or an H Troll (8.6.10). */
function ridingWeight(state: RealmState, one: Individual): Level | null {
  if (!isOneOfSixteen(one)) return null
  const form = formOf(state, one.id)
  if (form === null) return weightOfBody(one)
  if (form.kind !== 'monster') return null
  const { kind, size } = denizenOf(form.denizen)
  return RIDERS.includes(kind) ? size : null
}

/** What flies must bear him too (8.6.3, D18); a winged creature bears itself. */
const weightOfBody = (one: Individual): Level =>
  isOneOfSixteen(one) && !one.formed ? characterCard(one.id).weight : 'N'

/** Whether somebody may record FLY: he has wings, asleep or awake, or may be borne by whoever has them and may follow him (8.6.2, 6.2.2). */
export function mayFly(state: RealmState, one: Individual): boolean {
  if (!state.magic) return false
  const hasBroom = spellsUpon(state, 'broomstick', being(one.id)).length > 0
  return (
    hasBroom ||
    ownWings(state, one).length > 0 ||
    hasActive(one, 'flying-carpet') ||
    steedsBeside(state, one).length > 0
  )
}

/** Who has wings and may follow somebody today: his hirelings, and whoever takes turns where he stands, he himself among them (8.6.10, 12.4.1). */
function steedsBeside(state: RealmState, one: Individual): IndividualId[] {
  const clearing = clearingAt(one)
  if (clearing === null) return []
  const others = individualsAt(state, clearing)
  return [...hirelingsAt(state, one.id, clearing), ...others.map(({ id }) => id)].filter(id => isFlyer(state, id))
}

/** The tile somebody is in or above; null on a roadway or nowhere. */
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

/** Tiles one can fly to from a tile: itself and those beside it (8.6.2). */
export const tilesBeside = (state: Pick<RealmState, 'tiles'>, tile: TileCode): TileCode[] => [
  tile,
  ...(boardOf(state.tiles).neighbours.get(tile) ?? []),
]

/** Whether he spends the night in the air, between two tiles, after flying away from a fight (15.6.8). */
export const isOvernight = (place: Place): boolean => place.kind === 'air' && place.tiles.length > 1

/** How a Lion, a Squirrel or a Frog goes through the woods of its tile; null for all others (8.7.1). */
export function woodsWalker(state: RealmState, id: IndividualId): Pick<Wings, 'strength' | 'time'> | null {
  const form = formOf(state, id)
  const gait = form && gaitOf(form)
  return gait?.woods ? gait : null
}
