import { bearingOf, type Neighbor, towards } from '../../../screen/kit/bearings.ts'
import type { BoardCell, GameMap, MapRequest, MapSymbol, MapWindow, Wind } from '../../../screen/kit/game-screen.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { clearingNamed } from '../plans/clearing-names.ts'
import { fightIn } from '../plans/combat/state-from-view.ts'
import { routesFrom } from '../plans/routes.ts'
import {
  adjacentClearings,
  chitsOn,
  clearingOfCharacter,
  dwellingsAt,
  isFound,
  knownWays,
  mainCharacter,
  ownFighterIn,
  seesFight,
  sitesAt,
  startOfNextMove,
} from '../plans/view-facts.ts'
import { fighterOf } from '../rules/facts/as-fighter.ts'
import { withPart } from '../rules/facts/as-foe.ts'
import { fighterUnderSpells, foeIn } from '../rules/facts/bewitched.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { denizenOf } from '../rules/pieces/denizens.ts'
import { BORDERLAND, type ClearingId, clearingOf, clearingsOf, TILES } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import { clearingAt, hasActive } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { pieceName } from '../words/combat/names.ts'
import { spellName } from '../words/magic.ts'
import { chitName, clearingName } from '../words/names.ts'
import { clearingWords, nightLines, thingsIn } from '../words/places.ts'
import { type FightSeen, fightLines, fightRows, fitWindow } from './fight.ts'
import { isFilled, type Look, lookPainter, pieceSign } from './looks.ts'
import {
  type Chart,
  type ChartPiece,
  type ChartStep,
  chartClearing as onTile,
  tileMiddle,
  tileOfClearing,
} from './map/chart.ts'
import { clearingAtOverview, drawOverview, followedOverview, LARGE, SMALL } from './map/overview.ts'
import type { DrawRequest } from './map/request.ts'
import { clearingAtTile, drawTile, followedTile, type ListLine, tileFrom } from './map/tile.ts'
import { drawLaying } from './map/tile-placing.ts'
import { pathToSpace } from './paths.ts'
import { inRealm, type RealmStyle } from './tables.ts'
import { layingOf } from './tile-placing.ts'
import { chartFor } from './view-chart.ts'

/** The zoom levels: the whole map in small or large size, one tile, or the current fight. */
export const ZOOMS = ['whole', 'overview', 'tile', 'fight'] as const
export type Zoom = (typeof ZOOMS)[number]

/** Phases before any character is on the map. */
const SETTING_UP: readonly RealmView['phase'][] = ['building', 'characters', 'visitors', 'choices']

function zoomFor(view: RealmView): Zoom {
  if (seesFight(view)) return 'fight'
  return SETTING_UP.includes(view.phase) || view.result !== null ? 'overview' : 'tile'
}

/** Returns the clearing where the viewer's cursor starts. */
function homeOf(view: RealmView): ClearingId | null {
  if (view.tiles.length === 0) return clearingOf(BORDERLAND, 2)
  const main = mainCharacter(view)
  const here = main ? startOfNextMove(view, main) : null
  if (here !== null) return here
  const [first] = view.tiles
  return clearingOf(first?.tile ?? BORDERLAND, 2)
}

/** Returns the effective zoom level. Without a fight, `fight` shows the tile. */
const effectiveZoom = ({ combat }: RealmView, zoom: string): string =>
  zoom === 'fight' && combat === null ? 'tile' : zoom

const sizeFor = (zoom: string) => (zoom === 'whole' ? SMALL : LARGE)

/** Draws the map window at the requested zoom level. */
function draw(words: Messages, view: RealmView, request: MapRequest): string[] {
  const { window, from } = request
  const zoom = effectiveZoom(view, request.zoom)
  const style = inRealm(request.style)
  if (zoom === 'fight') {
    const lines = fightLines(words, fightOf(words, view), window.columns, style, { ...request, rows: window.rows })
    return fitWindow(lines, window.columns, window.rows, style)
  }
  if (zoom === 'overview' && view.phase === 'building')
    return drawLaying(layingOf(view, request.question ?? null, request.selected ?? null), window, style)
  const chart = chartFor(view)
  const asked = drawRequestFor(view, chart, request, style)
  if (zoom !== 'tile') return drawOverview(chart, sizeFor(zoom), asked)
  const tile = tileFrom(chart, from, window)
  if (!tile) return drawOverview(chart, LARGE, asked)
  return drawTile(chart, tile, listOf(words, view, tile.id, request.cursor), asked)
}

/** Returns the drawing parameters. The path to the cursor is added to the recorded turn. */
function drawRequestFor(view: RealmView, chart: Chart, request: MapRequest, style: RealmStyle): DrawRequest {
  const { window, from, cursor, reach, highlighted, path } = request
  const main = mainCharacter(view)
  const here = main ? clearingOfCharacter(view, main) : null
  const begin = (view.phase === 'birdsong' ? chart.steps.at(-1)?.to : null) ?? here
  const way: ChartStep[] = []
  if (path && begin !== null) {
    let at = begin
    for (const to of path.spaces) {
      way.push({ from: at, to, phase: null })
      at = to
    }
  }
  return {
    ...{ window, from, style, cursor },
    reach: new Set(reach.keys()),
    meant: highlighted ?? null,
    steps: [...chart.steps, ...way],
  }
}

/**
 * Returns the list beside a tile: its chits, then its clearings. If the cursor is in one of them, the denizens that may
 * appear there follow.
 */
function listOf(words: Messages, view: RealmView, tile: string, cursor: string | null): ListLine[] {
  const placed = boardOf(view.tiles).tiles.get(tile)
  const chart = chartFor(view).tiles.find(({ id }) => id === tile)
  if (!placed || !chart) return []
  const known = chitsOn(view, tile).map(chitName)
  const unknown = view.unknownChits[tile] ?? 0
  const chits = [...known, ...(unknown > 0 ? [words.get('list-unknown', { n: unknown })] : [])]
  const lines: ListLine[] =
    chits.length === 0 ? [] : [{ clearing: null, text: words.get('list-chits', { chits: chits.join(', ') }) }]
  for (const { id, number, terrain } of chart.clearings) {
    const things = thingsIn(words, view, id)
    const text = words.get('list-clearing', { number, terrain })
    lines.push({ clearing: id, text: things.length === 0 ? text : `${text}: ${things.join(', ')}` })
  }
  if (cursor !== null && chart.clearings.some(({ id }) => id === cursor)) {
    lines.push({ clearing: null, text: words.get('list-tonight', { place: clearingName(cursor) }) })
    for (const line of nightLines(words, view, cursor)) lines.push({ clearing: null, text: line })
  }
  return lines
}

/** Returns the fight as the viewer sees it. Throws RangeError if there is none. */
export function fightOf(words: Messages, view: RealmView): FightSeen {
  const { combat } = view
  if (combat === null) throw new RangeError('there is no fight')
  const fighting = view.characters.filter(one => combat.engagements.some(({ character }) => character === one.id))
  return {
    combat,
    fighters: fighting.map(one => {
      const own = { ...one, owned: [...one.owned] }
      const fighter = fighterOf(own, view.damaged, { dice: 2, modifier: 0 })
      const isHastened = hasActive(own, 'draught-of-speed') || hasActive(own, 'garb-of-speed')
      // A transformed character fights in that form (20.9).
      return fighterUnderSpells(view, fighter, isHastened, combat.shapes?.[one.id]?.isDark ?? false)
    }),
    foes: Object.keys(view.denizens)
      .filter(
        id => view.denizens[id]?.at === combat.clearing && (view.war !== undefined || denizenOf(id).is === 'monster'),
      )
      .flatMap(id => withPart(id, view))
      .map(id => foeIn(view, id)),
    ...(view.magic ? { spells: fightIn(view)?.spells ?? [] } : {}),
    own: ownFighterIn(view.characters, combat.engagements, view.seat),
    carriedOff: new Set(
      fighting
        .filter(one => clearingAt(one) !== combat.clearing)
        .map(({ id }) => id)
        .filter(id => !combat.engagements.some(({ character, gone }) => gone && character === id)),
    ),
    place: clearingName(combat.clearing),
    name: piece => pieceName(words, piece),
    serves(piece) {
      const employer = view.war?.hires[piece]?.employer
      return employer === undefined ? null : pieceName(words, employer)
    },
    spell(number) {
      const cast = view.magic?.spells.find(one => one.number === number)
      return cast ? spellName(cast.spell) : words.get('fight-spell')
    },
  }
}

/**
 * Returns the position of a clearing on the whole map, in cells that are twice as tall as they are wide, or null if its
 * tile isn't there.
 */
function spotOf(chart: Chart, id: ClearingId): BoardCell | null {
  const tile = tileOfClearing(chart, id)
  const clearing = tile ? onTile(tile, id) : null
  if (!tile || !clearing) return null
  const { x, y } = tileMiddle(tile)
  return { x: (x + clearing.place.across) * 2, y: y + clearing.place.down * (Math.sqrt(3) / 2) }
}

/** The maximum distance of a cursor jump where no roadway leads, in half tile widths. */
const LEAP = 2.2

/**
 * Returns the next clearing in a direction: along a roadway if possible, otherwise the nearest. Returns null if none is
 * near.
 */
function clearingInDirection(view: RealmView, from: ClearingId, wind: Wind): ClearingId | null {
  const chart = chartFor(view)
  const here = spotOf(chart, from)
  if (!here) return null
  const seen = (id: ClearingId): Neighbor[] => {
    const there = spotOf(chart, id)
    return there ? [{ space: id, bearing: bearingOf(here, there) }] : []
  }
  const along = towards(adjacentClearings(view, from).flatMap(seen), wind)
  if (along !== null) return along
  const far = (id: ClearingId): number => {
    const there = spotOf(chart, id)
    return there ? Math.hypot((there.x - here.x) / 2, there.y - here.y) : Number.POSITIVE_INFINITY
  }
  const near = boardOf(view.tiles)
    .clearings.filter(id => id !== from && far(id) < LEAP)
    .sort((a, b) => far(a) - far(b))
  return towards(near.flatMap(seen), wind)
}

/** The backgrounds of piece symbols, for pieces not drawn on the background of a woods clearing. */
const PLATES: Readonly<Partial<Record<ChartPiece['kind'], Look>>> = { you: 'you-plate' }

/**
 * Returns the map symbols with their meanings, at a zoom level or at all of them. In `overview`, hidden paths have the
 * same symbol as roads, and secret passages the same as tunnels. `whole` shows no roadways.
 */
export function signsOf(words: Messages, style: RealmStyle, zoom: string | null = null): MapSymbol[] {
  const paint = lookPainter(style)
  const piece = (one: ChartPiece, text: string): MapSymbol => {
    const { sign, look } = pieceSign(one, style)
    // Dark symbols need the pale background of a clearing, as on the map.
    const shown =
      one.kind === 'character' ? paint(look, sign) : paint(PLATES[one.kind] ?? 'woods-plate', paint(look, sign))
    return { sign: shown, text }
  }
  const way = (look: Look, sign: string): string => paint('valley-ground', paint(look, sign))
  const { glyphs } = style
  const chits = [{ sign: paint('valley-ground', paint('chits', '!')), text: words.get('legend-chits') }]
  const roads = [
    { sign: way('way-road', glyphs.roadDot), text: words.get('legend-ways') },
    { sign: way('way-tunnel', glyphs.tunnelDot), text: words.get('legend-tunnels') },
  ]
  const ways = [
    {
      sign: way('way-road', isFilled(style) ? glyphs.hatchedRoad : glyphs.roadAcross),
      text: words.get('legend-road'),
    },
    { sign: way('way-tunnel', glyphs.tunnelWay), text: words.get('legend-tunnel') },
    { sign: way('way-hidden', glyphs.hiddenWay), text: words.get('legend-hidden') },
    { sign: way('way-secret', glyphs.secretWay), text: words.get('legend-secret') },
  ]
  return [
    piece({ kind: 'you' }, words.get('legend-you')),
    piece({ kind: 'character', seat: 1, letter: 'b' }, words.get('legend-character')),
    piece({ kind: 'monster', count: 1 }, words.get('legend-monster')),
    piece({ kind: 'native', count: 1 }, words.get('legend-native')),
    piece({ kind: 'visitor', count: 1 }, words.get('legend-visitor')),
    piece({ kind: 'dwelling', count: 1 }, words.get('legend-dwelling')),
    piece({ kind: 'site', count: 1 }, words.get('legend-site')),
    piece({ kind: 'pile', count: 1 }, words.get('legend-pile')),
    piece({ kind: 'spell', count: 1 }, words.get('legend-spell')),
    ...(zoom === 'whole' ? chits : zoom === 'overview' ? roads : zoom === null ? [...ways, ...roads, ...chits] : ways),
  ]
}

/** Returns the symbols of a map under construction. */
function layingSigns(words: Messages, style: RealmStyle): MapSymbol[] {
  const paint = lookPainter(style)
  const road = paint('valley-ground', paint('way-road', style.glyphs.hatchedRoad))
  return [
    { sign: paint('reach-plate', paint('reach', '+')), text: words.get('legend-place') },
    { sign: road, text: words.get('legend-edge') },
  ]
}

export const realmMap = (words: Messages): GameMap<RealmView> => ({
  home: homeOf,
  zooms: ZOOMS,
  zoom: zoomFor,
  step: clearingInDirection,
  cursorStops(view, spaces) {
    const main = mainCharacter(view)
    const from = main ? clearingOfCharacter(view, main) : null
    const routes = from === null ? null : routesFrom(boardOf(view.tiles), from, knownWays(view), mountainCost(view))
    const far = (id: string) => routes?.get(id)?.phases ?? (id === from ? 0 : Number.POSITIVE_INFINITY)
    return [...spaces].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))
  },
  follow(view, space, from, window, asked) {
    const zoom = effectiveZoom(view, asked)
    if (zoom === 'fight') return { x: 0, y: 0 }
    const chart = chartFor(view)
    const tile = tileOfClearing(chart, space)
    if (zoom !== 'tile' || !tile) return followedOverview(chart, sizeFor(zoom), space, from, window)
    return followedTile(chart, tile, window)
  },
  draw: (view, request) => draw(words, view, request),
  rowsNeeded: (view, { window, zoom, style, question }) =>
    effectiveZoom(view, zoom) === 'fight'
      ? fightRows(words, fightOf(words, view), window, inRealm(style), question ?? null)
      : window.rows,
  symbols: (view, { style, zoom }) =>
    view.phase === 'building'
      ? layingSigns(words, inRealm(style))
      : signsOf(words, inRealm(style), effectiveZoom(view, zoom)),
  name: clearingName,
  at(view, cell: BoardCell, window: MapWindow, asked) {
    const zoom = effectiveZoom(view, asked)
    if (zoom === 'fight') return null
    const chart = chartFor(view)
    return zoom === 'tile' ? clearingAtTile(chart, cell, window) : clearingAtOverview(chart, sizeFor(zoom), cell)
  },
  places: view => boardOf(view.tiles).clearings,
  describe: (view, space) => (boardOf(view.tiles).clearings.includes(space) ? clearingWords(words, view, space) : []),
  travel: {
    findPath: (view, question, space) => pathToSpace(words, view, question, space),
    parseSpace: (view, typed) => clearingNamed(view, typed),
    naming: words.get('plan-naming'),
    isRecordedFirst: true,
  },
  objectives: {
    label: words.get('objectives-label'),
    all: view => objectivesIn(words, view),
    purpose(view, space) {
      const [errand] = objectivesIn(words, view).filter(one => one.space === space && one.phases > 0)
      return errand ? errand.text.replace(/\.$/, '') : null
    },
  },
})

/** The maximum number of tiles with face-down chits that are listed by name. */
const UNSEEN_NAMED = 3

/**
 * Lists the objectives that known roadways reach, nearest first: known sites that aren't empty, up to `UNSEEN_NAMED`
 * tiles that may have a site, and dwellings for trading.
 */
function objectivesIn(words: Messages, view: RealmView) {
  const main = mainCharacter(view)
  const here = main ? clearingOfCharacter(view, main) : null
  if (here === null || view.seat === null) return []
  const board = boardOf(view.tiles)
  const routes = routesFrom(board, here, knownWays(view), mountainCost(view))
  const far = (id: ClearingId) => (id === here ? 0 : routes.get(id)?.phases)
  const near = (one: { readonly phases: number }, other: { readonly phases: number }) => one.phases - other.phases
  const places = board.clearings
    .flatMap(space => {
      const phases = far(space)
      if (phases === undefined) return []
      const sites = sitesAt(view, space)
        .filter(site => (view.boxes[site]?.length ?? 0) > 0)
        .map(site =>
          words.get('objective-site', {
            site,
            place: clearingName(space),
            phases,
            found: isFound(view, site) ? 'yes' : 'no',
          }),
        )
      const doors = dwellingsAt(view, space).map(dwelling =>
        capital(words.get('objective-dwelling', { dwelling, place: clearingName(space), phases })),
      )
      return [
        ...sites.map(text => ({ space, sign: '$', text, phases })),
        ...doors.map(text => ({ space, sign: 'H', text, phases })),
      ]
    })
    .sort(near)
  // Sound and site chits are only on mountain and cave tiles (3.5).
  const unseen = TILES.flatMap(({ code, name: tile, kind }) => {
    if ((kind !== 'mountain' && kind !== 'cave') || (view.unknownChits[code] ?? 0) === 0) return []
    const [nearest] = clearingsOf(code)
      .flatMap(space => {
        const phases = far(space)
        return phases === undefined ? [] : [{ space, phases }]
      })
      .sort(near)
    if (!nearest) return []
    return [{ ...nearest, sign: '?', text: words.get('objective-unseen', { tile, kind, phases: nearest.phases }) }]
  }).sort(near)
  return [
    ...places.filter(({ sign }) => sign === '$'),
    ...unseen.slice(0, UNSEEN_NAMED),
    ...places.filter(({ sign }) => sign === 'H'),
  ].sort(near)
}
