import type { WayId } from '../pieces/board.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { type Character, clearingAt, type Individual, living, type RealmTable } from '../state/state.ts'
import { canSee, individualsAt } from './employment.ts'

/** Returns true if a character's familiar is in one of the clearings and can see the individual there (24.14). */
const familiarSees = (
  { familiar }: Pick<Character, 'familiar'>,
  user: Individual,
  clearings: readonly ClearingId[],
): boolean => {
  if (!familiar || !clearings.some(clearing => clearing === clearingAt(familiar))) return false
  return !user.hidden || familiar.foundEnemies
}

/**
 * Shares a discovery with everyone awake who sees someone use a hidden roadway, a site or a cache in the clearings, and
 * with characters whose familiars see it (2.5.7, 2.5.8, 24.14, 26.5).
 */
export function spyOn(
  table: RealmTable,
  user: Individual,
  clearings: readonly ClearingId[],
  used: { readonly way?: WayId; readonly sites?: readonly string[] },
): void {
  const here = new Set(clearings.flatMap(clearing => individualsAt(table.state, clearing)))
  for (const watcher of new Set([...here, ...living(table.state)])) {
    const sees = here.has(watcher) && !watcher.asleep && canSee(table.state, watcher, user.id)
    if (watcher === user || (!sees && !familiarSees(watcher, user, clearings))) continue
    const things = addDiscoveries(watcher, used)
    if (things.length > 0)
      table.emit({
        kind: 'spies',
        seat: watcher.seat,
        rule: '2.5.7',
        character: watcher.id,
        things,
        to: [watcher.seat],
      })
  }
}

/** Adds discoveries and returns the new ones (9.2.12). */
export function addDiscoveries(
  character: Individual,
  { ways = [], way, sites = [] }: { ways?: readonly WayId[]; way?: WayId; sites?: readonly string[] },
): string[] {
  const newWays = [...ways, ...(way === undefined ? [] : [way])].filter(one => !character.ways.includes(one))
  const newSites = sites.filter(one => !character.sites.includes(one))
  character.ways.push(...newWays)
  character.sites.push(...newSites)
  return [...newWays, ...newSites]
}
