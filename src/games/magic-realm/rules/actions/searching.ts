import type { Rule } from '../../../../kernel/index.ts'
import { exchangeWarning, substituteOf } from '../effects/map-chits.ts'
import { rollOn } from '../facts/dice.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import { companionsOf } from '../facts/party.ts'
import { hasMagicSight } from '../facts/sight.ts'
import { isUnder } from '../facts/spells.ts'
import { addDiscoveries } from '../facts/spying.ts'
import { placeOfBox } from '../facts/whereabouts.ts'
import { boardOf, waysAt } from '../pieces/board.ts'
import { CHIT_IDS, chitFace, clearingOfSite } from '../pieces/chits.ts'
import { isSiteCard, SITE_CARDS, SITE_IDS } from '../pieces/setup-card.ts'
import { type Finding, resultFor, TABLES } from '../pieces/tables.ts'
import {
  type ClearingId,
  clearingsOf,
  isCave,
  isMountain,
  numberOf,
  type TileCode,
  tileCodeOf,
} from '../pieces/tiles.ts'
import type { RealmOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { isWeather } from '../state/calendar.ts'
import type { BlankReason } from '../state/events.ts'
import {
  type Character,
  clearingAt,
  type Familiar,
  type Individual,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { cachesAt, isCache, lootableCaches, lootCache } from './caching.ts'
import { canPayFor, loot, lootPile } from './looting.ts'
import { applyMagicSight } from './magic-sight.ts'
import { readRunes, runesOptions } from './runes.ts'
import { lootSiteCard } from './site-cards.ts'

/**
 * The lines of the PEER and LOCATE tables. A searcher whose result is "choice" on these or on MAGIC SIGHT chooses one
 * of them (9.2.6).
 */
const LINES: readonly (readonly Finding[])[] = [
  ['clues', 'paths'],
  ['enemies', 'paths'],
  ['enemies'],
  ['clues'],
  ['passages', 'clues'],
  ['passages'],
  ['discover'],
]

type SearchOption = RealmOption & { readonly act: { readonly kind: 'search' } }

/**
 * Returns every search possible now, by place and table (9.2.1, 9.2.2, 9.3.1, 9.6.2). There are none under the Eyemist
 * curse (22.1).
 */
export function searches(state: RealmState, character: Individual): SearchOption[] {
  const clearing = clearingAt(character)
  if (clearing === null || hindranceOf(state, character, 'search') !== null) return []
  const isSeer = hasMagicSight(state, character)
  const option = (id: string, act: SearchOption['act'], rule: string): SearchOption => ({
    id,
    act,
    at: { space: act.clearing },
    rule,
  })
  // Fog blocks the view into and out of its tile (21.2.2), and blowing leaves block every view (26.23).
  const isClear = (one: ClearingId): boolean =>
    !isWeather(state, 'no-peer') && !isUnder(state, 'fog', { kind: 'tile', id: tileCodeOf(one) })
  const far = [...new Set([...visibleFrom(state, clearing), ...anyClearing(state, character)])]
  const looting = lootable(state, character, clearing)
    .filter(site => !isSeer || isSiteCard(site))
    .map(site =>
      option(
        `loot ${site}`,
        { kind: 'search', table: 'loot', clearing, site },
        isCache(site) ? '26.5' : isSiteCard(site) ? '9.6.2' : '9.3.1',
      ),
    )
  // With Magic Sight, only the tables of site cards remain (9.5.1).
  if (isSeer) return [option('magic-sight', { kind: 'search', table: 'magic-sight', clearing }, '9.5.2'), ...looting]
  return [
    ...(isClear(clearing) ? [option('peer', { kind: 'search', table: 'peer', clearing }, '9.2.4')] : []),
    option('locate', { kind: 'search', table: 'locate', clearing }, '9.2.5'),
    ...looting,
    ...far
      .filter(one => one !== clearing && isClear(one) && isClear(clearing))
      .map(one => option(`peer ${one}`, { kind: 'search', table: 'peer', clearing: one }, '9.2.2')),
  ]
}

/**
 * Returns the clearings that can be searched with PEER from a mountain: the woods and mountain clearings in this tile
 * and its neighbors (9.2.2). Returns an empty list for any other clearing.
 */
function visibleFrom(state: RealmState, clearing: ClearingId): ClearingId[] {
  if (!isMountain(clearing)) return []
  const tile = tileCodeOf(clearing)
  const tiles = [tile, ...(boardOf(state.tiles).neighbors.get(tile) ?? [])]
  return tiles.flatMap(clearingsOf).filter(one => !isCave(one))
}

/**
 * Returns all clearings if the Toadstool Circle has made them searchable for the rest of the day, or else an empty list
 * (9.6.4).
 */
const anyClearing = (state: RealmState, character: Individual): readonly ClearingId[] =>
  character.hearing ? boardOf(state.tiles).clearings : []

/**
 * Returns the sites, site cards, caches and pile in a clearing that a character can loot. All except the pile must be
 * discovered, and the character must be able to pay for sites (9.3).
 */
export function lootable(state: RealmState, character: Individual, clearing: ClearingId): string[] {
  const open = knownSites(state, character, clearing).filter(id => canPayFor(state, character, id))
  const caches = lootableCaches(state, character, clearing)
  return [...open, ...caches, ...((state.piles[clearing]?.length ?? 0) > 0 ? ['pile'] : [])]
}

/** Returns the sites and site cards in a clearing that the character has discovered (9.3.1, 9.6.2). */
function knownSites(state: RealmState, character: Individual, clearing: ClearingId): string[] {
  const sites = SITE_IDS.filter(id => {
    const { tile } = state.chits[id] ?? { tile: null }
    return tile === tileCodeOf(clearing) && clearingOfSite.get(id) === numberOf(clearing)
  })
  const cards = SITE_CARDS.filter(id => placeOfBox(state, id) === clearing)
  return [...sites, ...cards].filter(id => character.sites.includes(id))
}

/** Plays SEARCH (9.2.1) or reads runes (9.4.1). Returns the reason for a failure, or null on success. */
export function* search(table: RealmTable, character: Individual): Rule<BlankReason | null> {
  const { state } = table
  const clearing = clearingAt(character)
  const searchOptions = searches(state, character)
  const runes =
    clearing === null || hasMagicSight(state, character)
      ? []
      : runesOptions(state, character, knownSites(state, character, clearing))
  const options = searchOptions.length === 0 ? [] : [...searchOptions, ...runes]
  if (options.length === 0) return hindranceOf(state, character, 'search') === null ? 'nothing' : 'curse'
  const act = yield* decide({
    seat: character.seat,
    topic: 'search',
    rule: '9.2.1',
    data: { character: character.id },
    options,
  })
  if (act.kind === 'runes') {
    if (isCharacterPiece(character)) yield* readRunes(table, character, act.box, act.card)
    return null
  }
  if (act.table === 'loot') {
    const site = act.site!
    if (site === 'pile') yield* lootPile(table, character, act.clearing)
    else if (isCache(site)) yield* lootCache(table, character, site)
    else if (isSiteCard(site)) yield* lootSiteCard(table, character, site)
    else yield* loot(table, character, site)
    return null
  }
  if (act.table === 'magic-sight') {
    if (isCharacterPiece(character)) yield* lookByMagic(table, character, act.clearing)
    return null
  }
  yield* lookAround(table, character, act.table, act.clearing)
  return null
}

/** Rolls on the MAGIC SIGHT table in the character's clearing and applies the result (9.5.2). */
function* lookByMagic(table: RealmTable, character: Character, clearing: ClearingId): Rule {
  const party = companionsOf(table.state, character)
  const result = resultFor(TABLES['magic-sight'], rollOn(table, character, 'magic-sight', '9.5.2'))
  switch (result) {
    case 'choice':
      for (const finding of yield* chooseFindings(character, clearing))
        yield* find(table, character, finding, clearing, party)
      return
    case 'discover':
      return yield* find(table, character, 'discover', clearing, party)
    case 'nothing':
      table.emit({ kind: 'finds-nothing', seat: character.seat, rule: '9.5.2', character: character.id })
      return
    default:
      yield* applyMagicSight(table, character, result, knownSites(table.state, character, clearing))
  }
}

/**
 * Rolls on the PEER or LOCATE table for a clearing and applies the result (9.2.4-9.2.6). The Witch's familiar searches
 * for her (24.14).
 */
export function* lookAround(
  table: RealmTable,
  character: Individual,
  name: 'peer' | 'locate',
  clearing: ClearingId,
  familiar: Familiar | null = null,
): Rule {
  const rule = name === 'peer' ? '9.2.4' : '9.2.5'
  const purpose = familiar ? { plain: true, at: clearingAt(familiar) } : {}
  const rolled = resultFor(TABLES[name], rollOn(table, character, name, rule, purpose))
  const findings = rolled[0] === 'choice' ? yield* chooseFindings(character, clearing) : rolled
  // Followers don't share what a familiar finds elsewhere (12.4.6, 24.14).
  const party = familiar ? [] : companionsOf(table.state, character)
  if (findings.length === 0) {
    table.emit({ kind: 'finds-nothing', seat: character.seat, rule, character: character.id })
    return
  }
  for (const finding of findings) yield* find(table, character, finding, clearing, party, familiar ?? character)
}

function* chooseFindings(character: Individual, clearing: ClearingId): Rule<readonly Finding[]> {
  const { findings } = yield* decide({
    seat: character.seat,
    topic: 'finding',
    rule: '9.2.6',
    data: { character: character.id, clearing },
    options: LINES.map(line => ({ id: line.join('+'), act: { kind: 'finding', findings: line } as const })),
  })
  return findings as readonly Finding[]
}

/**
 * Applies a finding for a character and their followers (12.4.6). If the familiar finds hidden enemies, only the
 * familiar sees them (24.14).
 */
function* find(
  table: RealmTable,
  character: Individual,
  finding: Finding,
  clearing: ClearingId,
  party: readonly Individual[],
  finder: { foundEnemies: boolean } = character,
): Rule {
  const { state } = table
  switch (finding) {
    case 'clues':
      return yield* lookAtChits(table, character, tileCodeOf(clearing), party)
    case 'paths':
      return discover(table, [character, ...party], { ways: waysOfKind(state, clearing, 'hidden') }, '9.2.8')
    case 'passages':
      return discover(table, [character, ...party], { ways: waysOfKind(state, clearing, 'secret') }, '9.2.8')
    case 'enemies':
      finder.foundEnemies = true
      table.emit({ kind: 'finds-enemies', seat: character.seat, rule: '9.2.10', character: character.id })
      for (const one of party) {
        one.foundEnemies = true
        table.emit({ kind: 'finds-enemies', seat: one.seat, rule: '12.4.6', character: one.id })
      }
      return
    case 'discover':
      yield* lookAtChits(table, character, tileCodeOf(clearing), party)
      return discover(
        table,
        [character, ...party],
        { sites: [...sitesIn(state, clearing), ...cachesOfOthers(state, character, clearing)] },
        '9.2.9',
      )
  }
}

const waysOfKind = (state: RealmState, clearing: ClearingId, kind: string): string[] =>
  waysAt(boardOf(state.tiles), clearing)
    .filter(way => way.kind === kind)
    .map(({ id }) => id)

/** Returns the sites on the tile whose chits name this clearing (9.2.9). */
const sitesIn = (state: RealmState, clearing: ClearingId): string[] =>
  SITE_IDS.filter(id => state.chits[id]!.tile === tileCodeOf(clearing) && clearingOfSite.get(id) === numberOf(clearing))

/** Returns other individuals' caches in a clearing (26.5). */
const cachesOfOthers = (state: RealmState, { id }: Individual, clearing: ClearingId): string[] =>
  cachesAt(state, clearing).flatMap(cache => (cache.owner === id ? [] : [cache.id]))

/** Records discoveries for everyone who made them, including followers (9.2.12, 12.4.6). */
function discover(
  table: RealmTable,
  finders: readonly Individual[],
  found: { readonly ways?: readonly string[]; readonly sites?: readonly string[] },
  rule: string,
): void {
  for (const one of finders) {
    const { seat, id } = one
    const things = addDiscoveries(one, found)
    table.reveal([seat])
    if (things.length === 0) table.emit({ kind: 'finds-nothing', seat, rule, character: id, to: [seat] })
    else table.emit({ kind: 'discovers', seat, rule, character: id, things, to: [seat] })
  }
}

/**
 * Shows a tile's map chits to a character and their followers after a Clues or Discover result. The player may then
 * turn up the Lost City or Castle, or exchange a warning chit for its substitute (9.2.7, D19).
 */
function* lookAtChits(table: RealmTable, character: Individual, tile: TileCode, party: readonly Individual[]): Rule {
  const { state } = table
  const { seat, id } = character
  const onTile = CHIT_IDS.filter(chit => state.chits[chit]!.tile === tile)
  for (const one of [character, ...party]) {
    for (const chit of onTile) if (!one.seen.includes(chit)) one.seen.push(chit)
    table.reveal([one.seat])
    table.emit({ kind: 'sees', seat: one.seat, rule: '9.2.7', character: one.id, chits: onTile, to: [one.seat] })
  }
  const able = onTile.filter(chit => !state.chits[chit]!.up && canExchange(chit))
  const act = yield* decide({
    seat,
    topic: 'exchange',
    rule: '9.2.7',
    data: { character: id },
    options: [
      { id: 'keep', act: { kind: 'keep' } as const },
      ...able.map(chit => ({ id: chit, act: { kind: 'exchange', chit } as const })),
    ],
  })
  if (act.kind !== 'exchange') return
  table.reveal()
  if (chitFace(act.chit).kind === 'lost') {
    const held = turnUpLostSite(table, act.chit, false)
    for (const one of [character, ...party]) {
      one.seen.push(...held)
      table.reveal([one.seat])
      table.emit({ kind: 'sees', seat: one.seat, rule: '9.2.7', character: one.id, chits: held, to: [one.seat] })
    }
  } else exchangeWarning(table, act.chit)
}

const canExchange = (chit: string): boolean => chitFace(chit).kind === 'lost' || substituteOf(chit) !== undefined

/**
 * Turns up the Lost City or Castle permanently, places the chits that it holds on its tile, face up if `up`, and
 * returns them (13.2.3).
 */
export function turnUpLostSite(table: RealmTable, lost: string, up: boolean): string[] {
  const { state } = table
  const chit = state.chits[lost]!
  chit.up = true
  chit.known = true
  const held = CHIT_IDS.filter(id => state.chits[id]!.inside === lost)
  for (const id of held) {
    const one = state.chits[id]!
    one.inside = null
    one.tile = chit.tile
    one.up = up
    one.known = up
  }
  table.emit({ kind: 'turned-up', seat: null, rule: '13.2.3', tile: chit.tile!, chits: [lost, ...(up ? held : [])] })
  return held
}
