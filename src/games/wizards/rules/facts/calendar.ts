import type { Territory, TileId } from '../islands/territories.ts'
import { type Booked, bookOf } from '../state/book.ts'
import { type Attack, attackIn, CALENDAR } from '../state/cards.ts'
import { attackDay, type Dated, FORTNIGHT, fortnightOf, type Variant } from '../state/components.ts'
import { type Land, standing } from './spaces.ts'

/** Returns Evil's attack at the end of a day's Fortnight (12.1), given the number of thwarts in hand (12.21). */
export const attackOn = (of: Booked & Dated, day: number, thwarts: number): Attack =>
  attackIn(bookOf(of).calendar, fortnightOf(of, day), thwarts)

/**
 * Returns the number of Territories that the attack at the end of a day's Fortnight takes unless it is thwarted (12.12,
 * App. B, D8).
 */
export const landsLost = (
  of: Booked & Dated & { readonly variant: Variant; readonly players: readonly unknown[] },
  day: number,
): number => bookOf(of).landsLost(fortnightOf(of, day), { variant: of.variant, players: of.players.length })

/**
 * Returns true if the thwarts in hand are certain to stop the next attack. In 1982 one is enough (12.21). In the revised
 * game it takes one for each Territory that the attack can take, and nothing stops attacks that take none (D9).
 */
export function isThwarted(
  of: Parameters<typeof landsLost>[0] & { readonly day: number; readonly thwarts: number },
): boolean {
  if (bookOf(of).thwarts === 'attack') return of.thwarts > 0
  const lands = landsLost(of, of.day)
  return lands > 0 && of.thwarts >= lands
}

/** The number of Fortnights before the first attack that takes a Territory (12.12). */
const SAFE_FORTNIGHTS = Math.min(...CALENDAR.attacks.filter(it => it.landsLost > 0).map(it => it.from)) - 1

/** Returns the first day on which a Territory can fall (12.12). */
export const firstLoss = (of: Dated): number => attackDay(of, SAFE_FORTNIGHTS * FORTNIGHT + 1)

/** Returns true for every Territory except the Lair, which never falls to Evil (12.5). */
export const mayFall = (tile: TileId): boolean => !CALENDAR.neverFalls.includes(tile)

/**
 * Lists the standing Territories of the kind that falls next (12.131). The list is empty once all that can fall have
 * fallen.
 */
export function fallsNext(land: Land): Territory[] {
  for (const kind of CALENDAR.fallsFirst) {
    const tiles = standing(land, [kind]).filter(({ id }) => mayFall(id))
    if (tiles.length > 0) return tiles
  }
  return []
}
