import type { Rule } from '../../../../kernel/index.ts'
import { goldToSpend } from '../effects/meeting.ts'
import { acquire, removeBelonging } from '../effects/ownership.ts'
import { rollOn } from '../facts/dice.ts'
import { individuals } from '../facts/employment.ts'
import { gainGold } from '../facts/scoring.ts'
import { spyOn } from '../facts/spying.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide, decideCount } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import { type Cache, clearingAt, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { sellable } from './prices.ts'

export const isCache = (id: string): boolean => id.startsWith(CACHE)
const CACHE = 'cache-'

/** Returns the caches in a clearing (26.5). */
export const cachesAt = ({ caches }: Pick<RealmState, 'caches'>, clearing: ClearingId): Cache[] =>
  caches?.filter(cache => cache.clearing === clearing) ?? []

/** Returns other individuals' caches that an individual has discovered in a clearing and may loot (26.5). */
export const lootableCaches = (state: RealmState, one: Individual, clearing: ClearingId): string[] =>
  cachesAt(state, clearing)
    .filter(({ id, owner }) => owner !== one.id && one.sites.includes(id))
    .map(({ id }) => id)

/**
 * Returns the caches in a clearing that an individual can share as discoveries: their own, and those that they have
 * discovered (2.5.4, 26.5).
 */
export const knownCaches = (state: RealmState, one: Individual, clearing: ClearingId): string[] =>
  cachesAt(state, clearing)
    .filter(({ id, owner }) => owner === one.id || one.sites.includes(id))
    .map(({ id }) => id)

/**
 * Plays CACHE: makes a new cache in the clearing, or opens an existing one (26.5). Returns the reason for a failure, or
 * null on success.
 */
export function* makeOrOpenCache(table: RealmTable, one: Individual): Rule<BlankReason | null> {
  const { state } = table
  const clearing = clearingAt(one)
  if (clearing === null) return 'nothing'
  const own = cachesAt(state, clearing).filter(({ owner }) => owner === one.id)
  const options: OptionOn<'cache'>[] = [
    ...(canFill(state, one) ? [{ id: 'make', act: { kind: 'cache-make' } as const }] : []),
    ...own.map(({ id }) => ({ id: `open ${id}`, act: { kind: 'cache-open', cache: id } as const })),
  ]
  if (options.length === 0) return 'nothing'
  const { seat, id: character } = one
  const act = yield* decide({ seat, topic: 'cache', rule: '26.5', data: { character }, options })
  const old = act.kind === 'cache-open' ? own.find(({ id }) => id === act.cache) : undefined
  const cache = old ?? { id: nextId(state), owner: one.id, clearing, gold: 0, things: [] }
  if (!old) state.caches = [...(state.caches ?? []), cache]
  table.emit({ kind: 'caches', seat, rule: '26.5', character, how: old ? 'opens' : 'makes' })
  yield* rearrangeCache(table, one, cache)
  removeIfEmpty(state, cache)
  if (state.caches?.includes(cache)) spyOn(table, one, [clearing], { sites: [cache.id] })
  return null
}

/** Returns true if there is something to put into a new cache. A cache must not be empty. */
const canFill = (state: RealmState, one: Individual): boolean =>
  goldToSpend(one) >= 1 || sellable(state, one).length > 0

const nextId = ({ caches = [] }: RealmState): string =>
  `${CACHE}${1 + Math.max(0, ...caches.map(({ id }) => Number(id.slice(CACHE.length))))}`

const isEmpty = ({ gold, things }: Cache): boolean => gold === 0 && things.length === 0

/**
 * Moves belongings and gold into and out of a cache, until the player is done, the cache is empty, or the owner has
 * left the clearing.
 */
function* rearrangeCache(table: RealmTable, one: Individual, cache: Cache): Rule {
  const { state } = table
  const { seat, id: character } = one
  // A belonging can move only once per phase.
  const moved: string[] = []
  const isUnmoved = (id: string): boolean => !moved.includes(id)
  while ((moved.length === 0 || !isEmpty(cache)) && isStillAt(one, cache)) {
    const act = yield* decide({
      seat,
      topic: 'cache-goods',
      rule: '26.5',
      show: true,
      data: { character, gold: cache.gold },
      options: [
        ...(isEmpty(cache) ? [] : [wordOption('done')]),
        ...sellable(state, one)
          .filter(isUnmoved)
          .map((id): OptionOn<'cache-goods'> => ({ id, act: { kind: 'hand', belonging: id } })),
        ...(goldToSpend(one) >= 1 && isUnmoved('gold')
          ? [{ id: 'gold', act: { kind: 'cache-gold', to: 'cache' } as const }]
          : []),
        ...cache.things
          .filter(isUnmoved)
          .map((id): OptionOn<'cache-goods'> => ({ id: `take ${id}`, act: { kind: 'ask-for', belonging: id } })),
        ...(cache.gold > 0 && isUnmoved('gold')
          ? [{ id: 'take gold', act: { kind: 'cache-gold', to: 'owner' } as const }]
          : []),
      ],
    })
    moved.push('belonging' in act ? act.belonging : 'gold')
    if (act.kind === 'hand') {
      removeBelonging(one, act.belonging)
      cache.things.push(act.belonging)
    } else if (act.kind === 'ask-for') {
      cache.things.splice(cache.things.indexOf(act.belonging), 1)
      yield* acquire(table, one, act.belonging, cache.id, '26.5')
    } else if (act.kind === 'cache-gold') {
      const most = Math.floor(act.to === 'cache' ? goldToSpend(one) : cache.gold)
      const data = { character, side: act.to }
      const gold = yield* decideCount({ seat, topic: 'cache-sum', rule: '26.5', data }, 1, most)
      const sign = act.to === 'cache' ? 1 : -1
      one.gold -= sign * gold
      cache.gold += sign * gold
    } else return
  }
}

/** Returns true if the owner is still at the cache. Activating an item from the cache may have moved them away. */
const isStillAt = (one: Individual, { clearing }: Cache): boolean => clearingAt(one) === clearing

/**
 * Loots another individual's cache by rolling for the position of the piece to take. The cache's gold counts as the top
 * piece (26.5).
 */
export function* lootCache(table: RealmTable, one: Individual, id: string): Rule {
  const { state } = table
  const cache = state.caches!.find(other => other.id === id)!
  spyOn(table, one, [cache.clearing], { sites: [id] })
  const number = rollOn(table, one, 'loot', '26.5')
  const above = cache.gold > 0 ? 1 : 0
  const thing = cache.things[number - 1 - above]
  if (number <= above) {
    gainGold(table, one, cache.gold, '26.5')
    cache.gold = 0
  } else if (thing === undefined) {
    table.emit({ kind: 'finds-nothing', seat: one.seat, rule: '26.5', character: one.id })
  } else {
    cache.things.splice(cache.things.indexOf(thing), 1)
    yield* acquire(table, one, thing, id, '26.5')
  }
  removeIfEmpty(state, cache)
}

/** Removes a belonging from the cache that contains it, if any. */
export function takeFromCaches(state: RealmState, id: BelongingId): void {
  const cache = state.caches?.find(({ things }) => things.includes(id))
  if (!cache) return
  cache.things.splice(cache.things.indexOf(id), 1)
  removeIfEmpty(state, cache)
}

/** Removes a cache if it is empty, along with everyone's discovery of it (26.5). */
function removeIfEmpty(state: RealmState, cache: Cache): void {
  if (!isEmpty(cache)) return
  const left = (state.caches ?? []).filter(other => other !== cache)
  if (left.length > 0) state.caches = left
  else delete state.caches
  for (const one of [...individuals(state), ...state.characters])
    one.sites = one.sites.filter(site => site !== cache.id)
}
