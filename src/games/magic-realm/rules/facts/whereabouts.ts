import type { BelongingId } from '../pieces/belongings.ts'
import { VISITOR_CHITS } from '../pieces/chits.ts'
import { isGroup, leaderOf } from '../pieces/denizens.ts'
import { type BoxId, isSiteCard, SITE_IDS } from '../pieces/setup-card.ts'
import { type ClearingId, isCave } from '../pieces/tiles.ts'
import type { OpenRealm } from '../state/state.ts'
import { clearingAt, type Individual, type RealmState, type Turn } from '../state/state.ts'
import { clearingOfDropped } from './dropped-belongings.ts'
import { holderOf } from './employment.ts'

/** Returns a visitor's clearing, or null while the visitor is not on the map (25.3.2). */
export function visitorAt(state: OpenRealm, visitor: string): ClearingId | null {
  for (const [number, sides] of VISITOR_CHITS.entries()) {
    const chit = state.visitors[number]
    if (chit && sides[chit.side] === visitor) return chit.at
  }
  return null
}

/**
 * Returns the clearing of the group's leader, the visitor or the site that a setup card box belongs to. Returns null if
 * it is not on the map or, for a site, if its chit is not in its clearing yet (13.5.4).
 */
export function placeOfBox(state: OpenRealm, box: BoxId): ClearingId | null {
  if (isGroup(box)) return state.denizens[leaderOf(box)]!.at
  if (SITE_IDS.includes(box)) return state.chits[box]!.at
  if (isSiteCard(box)) return placeOfSiteCard(state, box)
  return visitorAt(state, box)
}

/** Returns the clearing of a drawn site card, or null if it is not in a clearing (9.6.2, 9.6.3). */
function placeOfSiteCard(state: OpenRealm, card: string): ClearingId | null {
  if (!state.shown.includes(card)) return null
  const pile = Object.keys(state.piles).find(clearing => state.piles[clearing]!.includes(card))
  if (pile !== undefined) return pile
  const box = Object.keys(state.boxes).find(one => state.boxes[one]!.includes(card))
  return box === undefined ? null : placeOfBox(state, box)
}

/**
 * Returns the clearing where an awakened Enchanted card or a drawn site card is in effect, or null if there is none
 * (2.4.3, 9.6.2).
 */
export function placeOfCard(state: OpenRealm, card: BelongingId): ClearingId | null {
  if (!state.shown.includes(card)) return null
  const owner = holderOf(state, card)
  if (owner) return clearingAt(owner)
  const lyingIn = clearingOfDropped(state, card)
  if (lyingIn !== null) return lyingIn
  const cache = state.caches?.find(({ things }) => things?.includes(card))
  if (cache) return cache.clearing
  const box = Object.keys(state.boxes).find(one => state.boxes[one]!.includes(card))
  return box === undefined ? null : placeOfBox(state, box)
}

/** The Dwellings with a roof, as opposed to campfires (21.4.7, 26.23). */
const ROOFS = ['inn', 'house', 'chapel', 'guard-house']

/** Returns true if a clearing is a cave or has a building (26.23). */
export const isRoofed = ({ dwellings }: Pick<RealmState, 'dwellings'>, clearing: ClearingId): boolean =>
  isCave(clearing) || ROOFS.some(roof => dwellings[roof] === clearing)

/** Returns true if a clearing has a Dwelling; campfires count too (24.3). */
export const hasDwelling = ({ dwellings }: Pick<RealmState, 'dwellings'>, clearing: ClearingId | null): boolean =>
  clearing !== null && Object.entries(dwellings).some(([name, at]) => name !== 'ghosts' && at === clearing)

const isSheltered = (state: Pick<RealmState, 'dwellings'>, one: Pick<Individual, 'place'>): boolean => {
  const clearing = clearingAt(one)
  return clearing !== null && isRoofed(state, clearing)
}

/**
 * In games with seasons, marks the turn as exposed if the individual is outdoors. An exposed turn gets no sheltered
 * phases (26.23).
 */
export function markExposed(state: RealmState, one: Pick<Individual, 'place'>, turn: Pick<Turn, 'exposed'>): void {
  if (state.season !== undefined && !isSheltered(state, one)) turn.exposed = true
}
