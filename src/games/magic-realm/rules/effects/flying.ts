import { tooHeavy } from '../facts/carrying.ts'
import { abandonAt } from '../facts/dropped-belongings.ts'
import { hiredLeader, individuals, putAt, setHidden } from '../facts/employment.ts'
import { followersOf, moveFollowerTo, stopFollowing } from '../facts/party.ts'
import { isAway } from '../facts/spells.ts'
import { isFlyer, isOvernight, ownWings, tileOfPlace, tilesBeside, type Wings, wingsOf } from '../facts/wings.ts'
import { belonging } from '../pieces/belongings.ts'
import { rankOf } from '../pieces/levels.ts'
import { type ClearingId, isCave, type TileCode } from '../pieces/tiles.ts'
import type { BlankReason } from '../state/events.ts'
import {
  clearingAt,
  type Individual,
  type IndividualId,
  type Place,
  type RealmState,
  type RealmTable,
  type Turn,
} from '../state/state.ts'
import { dismount } from './activating.ts'
import { endSpell } from './ending.ts'
import { fall } from './falling.ts'
import { logArrangement, removeBelonging } from './ownership.ts'
import { noteCards } from './seen-cards.ts'

export const isAloft = ({ place }: Pick<Individual, 'place'>): boolean => place.kind === 'air'

/** Picks the best wings of those that can be used today (8.6.3, 8.6.8). Returns null if there are none. */
const chooseWings = (state: RealmState, one: Individual): Wings | null => bestWings(one, wingsOf(state, one))

/**
 * Picks the wings that leave the fewest of an individual's items behind. Among equals, avoids FLY chits, which are used
 * up, and then prefers strength. Returns null if the list is empty.
 */
export function bestWings(one: Individual, wings: readonly Wings[]): Wings | null {
  const [best] = [...wings].sort(
    (a, b) =>
      tooHeavy(one, a.strength).length - tooHeavy(one, b.strength).length ||
      Number(a.spell !== null) - Number(b.spell !== null) ||
      rankOf(b.strength) - rankOf(a.strength),
  )
  return best ?? null
}

/**
 * Plays FLY to the individual's own tile or an adjacent one, regardless of roads (8.6.2). A flyer between two tiles
 * lands in the chosen one (15.6.8). Returns the reason it failed, or null if it succeeded.
 */
export function fly(table: RealmTable, one: Individual, turn: Turn, to: TileCode): BlankReason | null {
  const { state } = table
  const { place } = one
  turn.climbing = null
  if (place.kind === 'air' && place.tiles.length > 1) {
    // The flyer lands in either of the two tiles, even without wings (15.6.8).
    if (!place.tiles.includes(to)) return 'no-way'
    one.place = { kind: 'air', tiles: [to], spell: place.spell }
    land(table, one, turn)
    return null
  }
  const from = tileOfPlace(place)
  if (from === null || !tilesBeside(state, from).includes(to)) return 'no-way'
  const wings = place.kind === 'air' ? wingsInFlight(state, one) : chooseWings(state, one)
  if (!wings) return 'no-wings'
  if (place.kind !== 'air') takeOff(table, one, wings)
  const party = followersOf(state, one).map(id => ({ id, spell: ownSpell(state, id) }))
  for (const { id, spell } of [{ id: one.id, spell: wings.spell }, ...party])
    putIntoAir(table, [id], { kind: 'air', tiles: [to], spell })
  table.emit({ kind: 'flies', seat: one.seat, rule: '8.6.2', character: one.id, tile: to })
  return null
}

/**
 * Returns the number of the spell whose FLY chit carries a follower and is spent on landing. Returns null if the
 * follower has other wings (8.6.8, 8.6.11).
 */
function ownSpell(state: RealmState, id: IndividualId): number | null {
  const flyer = individuals(state).find(one => one.id === id)
  if (!flyer) return null
  const wings = flyer.place.kind === 'air' ? wingsInFlight(state, flyer) : bestWings(flyer, ownWings(state, flyer))
  return wings?.spell ?? null
}

/**
 * Returns the wings that keep a flyer in the air: the FLY chit already in use, or else the first wings available
 * (8.6.8). Returns null if there are none.
 */
function wingsInFlight(state: RealmState, one: Individual): Wings | null {
  const used = one.place.kind === 'air' ? one.place.spell : null
  const all = wingsOf(state, one)
  return all.find(({ spell }) => spell === used) ?? all[0] ?? null
}

/**
 * Takes off. The flyers are unhidden and leave behind horses, items that are too heavy, and followers who cannot fly
 * (8.6.3, 8.6.4, 8.6.11).
 */
function takeOff(table: RealmTable, one: Individual, { strength }: Wings): void {
  const { state } = table
  for (const id of followersOf(state, one)) if (!canComeAlong(state, id)) stopFollowing(state, id)
  for (const id of [one.id, ...followersOf(state, one)]) {
    const flyer = individuals(state).find(other => other.id === id)
    setHidden(state, id, false)
    if (flyer)
      leaveHeavyLoadBehind(table, flyer, flyer === one ? strength : (ownWings(state, flyer)[0]?.strength ?? 'N'))
  }
}

/** Returns true if a follower can fly without help and so keep up with a flyer (8.6.11). */
function canComeAlong(state: RealmState, id: IndividualId): boolean {
  const one = individuals(state).find(other => other.id === id)
  return isFlyer(state, id) || (one !== undefined && ownWings(state, one).length > 0)
}

/** Abandons horses, their packs and items that are too heavy in the clearing (8.6.3, 15.6.9). */
function leaveHeavyLoadBehind(table: RealmTable, one: Individual, strength: Wings['strength']): void {
  const clearing = clearingAt(one)
  if (clearing === null) return
  const horses = one.owned.filter(({ id }) => belonging(id).kind === 'horse').map(({ id }) => id)
  const packs = one.owned.filter(({ packedOn }) => packedOn !== null).map(({ id }) => id)
  for (const id of [...packs, ...horses]) abandonOnGround(table, one, id, clearing)
  for (const id of tooHeavy(one, strength)) abandonOnGround(table, one, id, clearing)
}

function abandonOnGround(table: RealmTable, one: Individual, id: string, clearing: ClearingId): void {
  removeBelonging(one, id)
  abandonAt(table.state, clearing, id)
  noteCards(table.state, [one.seat], [id], clearing)
  logArrangement(table, one, id, 'abandons')
}

/** Puts individuals and denizens into the air. A denizen in the air is not in any clearing. */
function putIntoAir({ state }: RealmTable, ids: readonly IndividualId[], place: Place): void {
  for (const id of ids) {
    const one = individuals(state).find(other => other.id === id)
    if (one) one.place = place
    const denizen = state.denizens[id]
    if (denizen) denizen.at = null
  }
}

/** Returns true if a flyer can stay in the air, because the wings in use or others are available (8.6.8, 8.6.10). */
export const canStayAloft = (state: RealmState, one: Individual): boolean => wingsInFlight(state, one) !== null

/**
 * Lands everyone in the air, or only the individuals in `only`, in one clearing of the individual's tile. Rolls until
 * the tile has a clearing with the rolled number (8.6.6). Flyers between two tiles stay there (15.6.8).
 */
export function land(table: RealmTable, one: Individual, turn: Turn | null, only?: readonly Individual[]): void {
  const { state } = table
  const { place } = one
  if (place.kind !== 'air' || isOvernight(place)) return
  const [tile] = place.tiles
  const clearing = fall(table, tile!)
  const { seat, id } = one
  table.emit({ kind: 'lands', seat, rule: '8.6.6', character: id, target: clearing })
  for (const other of only ?? individuals(state).filter(isAloft)) {
    if (isOvernight(other.place)) continue
    const used = other.place.kind === 'air' ? other.place.spell : null
    putAt(state, other, clearing)
    other.cameBy = null
    spend(table, used)
    if (isCave(clearing)) dismount(other)
  }
  for (const [id, { at, dead }] of only ? [] : hiredDenizens(state))
    if (at === null && !dead && !hiredLeader(state, id) && !isAway(state, id)) moveFollowerTo(state, id, clearing)
  // After sunlight, landing in a cave ends the turn, and no more sunlight can be used (8.6.6, 8.3.4).
  if (turn && isCave(clearing)) turn.sunless = true
}

const hiredDenizens = ({ war, denizens }: RealmState) =>
  Object.keys(war?.hires ?? {}).map(id => [id, denizens[id]!] as const)

/** Ends the spell of a FLY chit on landing (8.6.8). */
function spend(table: RealmTable, spell: number | null): void {
  const cast = table.state.magic?.spells.find(({ number }) => number === spell)
  if (cast) endSpell(table, cast, 'over', '8.6.8')
}

/** Abandons a belonging in the air. It falls into a clearing of the tile below, determined by a roll (8.6.12). */
export function dropFromAir(table: RealmTable, one: Individual, id: string): void {
  const { place } = one
  if (place.kind !== 'air') return
  abandonOnGround(table, one, id, fall(table, place.tiles[0]!))
}

/**
 * Flies out of a fight. The flyer stays between two tiles until tomorrow (15.6.8). Horses and excess weight stay behind
 * unless the winds take everything (15.6.9).
 */
export function flyAway(
  table: RealmTable,
  one: Individual,
  to: TileCode,
  wings: Pick<Wings, 'strength' | 'spell'>,
  takesAll = false,
): void {
  const from = tileOfPlace(one.place)
  if (from === null) return
  if (!takesAll) leaveHeavyLoadBehind(table, one, wings.strength)
  const place: Place = { kind: 'air', tiles: [from, to], spell: wings.spell }
  for (const id of followersOf(table.state, one)) stopFollowing(table.state, id)
  putIntoAir(table, [one.id], place)
  setHidden(table.state, one.id, false)
  table.emit({ kind: 'flies', seat: one.seat, rule: '15.6.8', character: one.id, tile: to })
}
