import type { Messages } from '../../../text/index.ts'
import { type ExpectedDenizens, expectedDenizens, ROWS, rowChance } from '../plans/summons.ts'
import {
  chitsOn,
  clearingOfCharacter,
  denizensSeenIn,
  dwellingsAt,
  isFound,
  knownWays,
  letterOf,
  livingCharacters,
  nightOf,
  rowsAhead,
  sitesAt,
  visitorsAt,
} from '../plans/view-facts.ts'
import { droppedAt } from '../rules/facts/dropped-belongings.ts'
import { employerIdOf, isHired } from '../rules/facts/employment.ts'
import { boardOf, farEnd, mustBeFound, waysAt } from '../rules/pieces/board.ts'
import { characterCard } from '../rules/pieces/characters.ts'
import { chitFace } from '../rules/pieces/chits.ts'
import { denizenOf } from '../rules/pieces/denizens.ts'
import { type ClearingId, isMountain, numberOf, terrainOf, tileCodeOf } from '../rules/pieces/tiles.ts'
import type { RealmView, SeenCharacter, SeenIndividual } from '../rules/state/view.ts'
import { belongingName, characterName, chitName, clearingName, denizenNames, thingName, tileName } from './names.ts'
import { nativeNames } from './natives.ts'
import { magicIn } from './spells.ts'

/**
 * Describes where a character is: in a clearing, on a roadway, in the air above tiles, outside the map or out of the
 * game.
 */
export function whereText(words: Messages, view: RealmView, seen: Pick<SeenCharacter, 'place'>): string {
  const { place } = seen
  const here = clearingOfCharacter(view, seen)
  const named = place.kind === 'air' ? words.list(place.tiles.map(tileName)) : here === null ? '' : clearingName(here)
  return words.get('where-is', { kind: place.kind, place: named })
}

/** Describes the known caches in a clearing. The contents of the viewer's own caches are included (26.5). */
const cacheLines = (words: Messages, { caches = [] }: RealmView, clearing: ClearingId): string[] =>
  caches
    .filter(cache => cache.clearing === clearing)
    .map(({ id, gold, things }) =>
      gold === null || things === null
        ? words.get('there-cache', { what: thingName(words, id) })
        : words.get('there-cache.own', {
            what: thingName(words, id),
            gold,
            things: words.list(things.map(belongingName)),
            n: things.length,
          }),
    )

/** Describes the items dropped in a clearing, which are public (26.7). */
function droppedLines(words: Messages, view: RealmView, clearing: ClearingId): string[] {
  const dropped = droppedAt(view, clearing)
  return dropped.length > 0
    ? [words.get('there-dropped', { things: words.list(dropped.map(({ id }) => belongingName(id))) })]
    : []
}

/**
 * Lists the contents of a clearing: characters, denizens, dwellings, visitors, sites, piles, dropped items, caches and
 * magic.
 */
export function thingsIn(words: Messages, view: RealmView, clearing: ClearingId): string[] {
  const characters = livingCharacters(view)
    .filter(one => clearingOfCharacter(view, one) === clearing)
    .map(one => {
      const name = characterCard(one.id).name
      const is = one.seat === view.seat ? 'own' : 'other'
      return words.get('there-character', {
        name,
        letter: letterOf(view, one),
        is,
        hidden: one.hidden ? 'yes' : 'no',
        on: one.place.kind,
      })
    })
  const pile = view.piles[clearing]?.length ?? 0
  return [
    ...characters,
    denizenNames(denizensSeenIn(view, clearing, 'monster')),
    ...dwellingsAt(view, clearing).map(dwelling => words.get('there-dwelling', { dwelling })),
    denizenNames(denizensSeenIn(view, clearing, 'native').filter(id => !isHired(view, id))),
    ...hiredIn(words, view, clearing),
    ...visitorsAt(view, clearing).map(visitor => words.get('there-visitor', { visitor })),
    ...sitesAt(view, clearing).map(site =>
      words.get('there-site', { site, n: view.boxes[site]?.length ?? 0, found: isFound(view, site) ? 'yes' : 'no' }),
    ),
    ...(pile > 0 ? [words.get('there-pile', { n: pile })] : []),
    ...droppedLines(words, view, clearing),
    ...cacheLines(words, view, clearing),
    ...magicIn(words, view, clearing),
  ].filter(text => text !== '')
}

/** Lists the hired natives in a clearing by employer. */
function hiredIn(words: Messages, view: RealmView, clearing: ClearingId): string[] {
  const hired = denizensSeenIn(view, clearing, 'native').filter(id => isHired(view, id))
  const employers = [...new Set(hired.flatMap(id => employerIdOf(view, id) ?? []))]
  return employers.map(employer =>
    words.get('there-hired', {
      who: nativeNames(hired.filter(id => employerIdOf(view, id) === employer)),
      name: characterName(employer),
    }),
  )
}

/** Lists the denizens that may appear tonight, with one line per row of the Monster Roll. Empty rows share a line. */
export function nightLines(words: Messages, view: RealmView, clearing: ClearingId): string[] {
  const rows = rowsAhead(view)
  const isRolled = rows.length < ROWS.length
  const night = nightOf(view, clearing)
  const lines: string[] = []
  const quiet: number[] = []
  for (const row of rows) {
    const all = expectedDenizens(night, clearing, [row])
    const sure = all.filter(({ isSure }) => isSure).map(one => expectedText(words, one, clearing))
    const perhaps = all.filter(({ isSure }) => !isSure).map(one => expectedText(words, one, clearing))
    const texts = [
      ...sure,
      ...(perhaps.length > 0 ? [words.get('night-perhaps', { what: [...new Set(perhaps)].join('; ') })] : []),
    ]
    if (texts.length === 0) quiet.push(row)
    else lines.push(words.get('night-row', { row, text: texts.join('; ') }))
  }
  const chance = isRolled ? '' : ` ${words.get('night-chance', { chance: rowChance(view.solitaire) })}`
  if (lines.length === 0) return [words.get('night-nobody')]
  return [...lines, ...(quiet.length > 0 ? [`${words.get('night-quiet', { rows: quiet.join(', ') })}${chance}`] : [])]
}

function expectedText(words: Messages, { denizens, by, to }: ExpectedDenizens, clearing: ClearingId): string {
  const who = denizenNames(denizens)
  const where = to === clearing ? '' : ` ${words.get('night-elsewhere', { n: numberOf(to) })}`
  if (by.kind === 'chit') return `${words.get('night-chit', { who, chit: chitName(by.chit) })}${where}`
  return `${words.get('night-by', { who, by: by.kind })}${where}`
}

/**
 * Describes a clearing in short sentences: terrain, contents, the tile's known map chits, undiscovered roadways, and
 * the monsters that come if their row prowls.
 */
export function clearingWords(words: Messages, view: RealmView, clearing: ClearingId): string[] {
  const things = thingsIn(words, view, clearing)
  const known = knownWays(view)
  const unknown = waysAt(boardOf(view.tiles), clearing).flatMap(way => {
    const other = farEnd(way, clearing)
    return other !== null && mustBeFound(way) && !known.has(way.id)
      ? [words.get('way-unknown', { kind: way.kind, n: numberOf(other) })]
      : []
  })
  const chits = chitsOn(view, tileCodeOf(clearing)).map(chitName)
  const who = dangersAt(view, clearing)
  return [
    words.get('ground-kind', { terrain: terrainOf(clearing), slow: isMountain(clearing) ? 'yes' : 'no' }),
    ...(things.length > 0 ? [words.get('there-are', { things: things.join(', ') })] : []),
    ...(chits.length > 0 ? [words.get('chits-known', { chits: chits.join(', ') })] : []),
    ...unknown,
    ...(who === '' ? [] : [words.get('may-come', { who })]),
  ]
}

/** Names the clearings that open and known roadways lead to from a clearing. */
export function roadsFromText(words: Messages, view: RealmView, clearing: ClearingId): string {
  const known = knownWays(view)
  const ways = waysAt(boardOf(view.tiles), clearing).filter(way => !mustBeFound(way) || known.has(way.id))
  const ends = ways.map(way => {
    const other = farEnd(way, clearing)
    return other === null ? words.get('roads-off') : clearingName(other)
  })
  return ends.length > 0
    ? words.get('roads-to', { places: words.list([...new Set(ends)]) })
    : words.get('roads-to.none')
}

/** Names the monsters that will come to a clearing if their row prowls, as far as the viewer knows. */
export function dangersAt(view: RealmView, clearing: ClearingId): string {
  const coming = expectedDenizens(nightOf(view, clearing), clearing, rowsAhead(view))
  const sure = coming.filter(({ isSure, to }) => isSure && to === clearing).flatMap(({ denizens }) => denizens)
  return denizenNames([...new Set(sure)].filter(id => denizenOf(id).is === 'monster'))
}

/** A search with PEER or LOCATE. */
interface Look {
  readonly table: 'peer' | 'locate'
  readonly clearing: ClearingId
}

/**
 * Counts the discoveries that PEER or LOCATE may still yield for someone in a clearing, as far as their player knows
 * (9.2.7 to 9.2.9). These are roadways, map chits the player has not seen, and known sites that this individual has not
 * discovered.
 */
export function findingsLeft(view: RealmView, one: SeenIndividual, { table, clearing }: Look) {
  const tile = tileCodeOf(clearing)
  const ways = waysAt(boardOf(view.tiles), clearing).filter(({ id }) => !one.ways?.includes(id))
  const sites = Object.entries(view.chits).filter(([id, chit]) => {
    const face = chitFace(id)
    return (
      face.kind === 'site' && chit.tile === tile && face.clearing === numberOf(clearing) && !one.sites?.includes(id)
    )
  })
  const kind = table === 'peer' ? 'hidden' : 'secret'
  return [
    { finding: table === 'peer' ? 'paths' : 'passages', n: ways.filter(way => way.kind === kind).length },
    { finding: 'clues', n: view.unknownChits[tile] ?? 0 },
    { finding: 'sites', n: table === 'locate' ? sites.length : 0 },
  ].filter(({ n }) => n > 0)
}

/** Lists the discoveries that PEER or LOCATE may still yield. */
export function leftToFind(words: Messages, view: RealmView, one: SeenIndividual, look: Look): string {
  const left = findingsLeft(view, one, look)
  if (left.length === 0) return words.get('left-to-find.none')
  return words.get('left-to-find', { things: words.list(left.map(found => words.get('left-finding', found))) })
}
