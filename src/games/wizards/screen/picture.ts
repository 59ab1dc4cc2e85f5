import { hexMapSvg } from '../../../screen/kit/hex-map/index.ts'
import type {
  HexPicture,
  HexPlace,
  HexSide,
  LandHex,
  LegendEntry,
  MapPiece,
} from '../../../screen/kit/hex-map/picture.ts'
import { seatRole, type ThemeName } from '../../../terminal/theme.ts'
import { GRID } from '../rules/islands/grid.ts'
import { type Kind, type SpaceId, type Terrain, territory } from '../rules/islands/territories.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { contentsOf, describeSpace } from '../words/describe.ts'
import { ENGLISH } from '../words/messages.ts'
import { placeSeen } from '../words/places.ts'
import type { MapSign } from './drawings.ts'
import { type Height, type LandKind, type PieceColor, pictureLooks, type Tint } from './picture-looks.ts'
import { isFallen, type MapData, sightOf } from './sight.ts'
import { mapSigns } from './signs.ts'

const LAND_OF: Readonly<Record<Kind, LandKind>> = { common: 'sand', elven: 'leaf', magic: 'violet' }

const HEIGHT_OF: Partial<Record<Terrain, Height>> = { woods: 'mid', mountains: 'high' }

/** The drawings of each terrain, used in turn. Some plains stay empty. */
const SIGNS_OF: Readonly<Record<Terrain, readonly (MapSign | null)[]>> = {
  plains: ['grass', null, 'grass2'],
  woods: ['woods', 'woods2'],
  mountains: ['mountains', 'mountains2'],
  town: ['town'],
  dwelling: ['dwelling'],
  abbey: ['abbey'],
  'high-hollow': ['hollow'],
  'star-crest': ['star'],
  tower: ['tower'],
  cottage: ['cottage'],
  lair: ['lair'],
  ruktal: ['henge'],
  stone: ['stone'],
}

/** Draws a seat's view of the Enchanted Islands as an SVG. */
export const islandsSvg = (view: WizardsView, status: string, theme: ThemeName): string =>
  hexMapSvg(wizardsPicture(view, status), theme)

/** Returns a seat's view as a picture of hexes, with `status` as a caption. */
export function wizardsPicture(view: WizardsView, status: string): HexPicture {
  const sight = sightOf(view, mapSigns.unicode, view.seat, new Map(), null)
  const land = [...landOf(sight), ...hiddenOf(sight)]
  const pieces = piecesOf(sight)
  return {
    looks: pictureLooks,
    columns: GRID.columns,
    rows: GRID.rows,
    title: 'The Enchanted Islands',
    status,
    about: aboutOf(sight),
    land,
    sides: sidesOf(sight),
    names: view.placements.map(({ tile, hex }) => {
      const { name, kind } = territory(tile)
      const text = kind === 'magic' ? name.toUpperCase() : name
      return { ...placeOf(hex), text, land: LAND_OF[kind], isDark: isFallen(sight, hex) }
    }),
    pieces,
    legend: legendOf(sight, land, pieces),
  }
}

const placeOf = (hex: number): HexPlace => ({ column: GRID.column(hex), row: GRID.row(hex) })

function landOf(sight: MapData): LandHex[] {
  const { board, view } = sight
  return board.land.map(hex => {
    const ground = board.ground[hex]
    const kind = board.territoryAt[hex]?.kind
    if (!kind || ground === undefined || ground === 'water') throw new Error(`there is no land at ${board.name(hex)}`)
    const fallen = isFallen(sight, hex)
    const signs = SIGNS_OF[ground]
    const tint: Tint = fallen ? 'dark' : `${LAND_OF[kind]}-${HEIGHT_OF[ground] ?? 'low'}`
    const sign = signs[(hex + GRID.row(hex)) % signs.length] ?? null
    const dots = board.dots[hex] ?? 0
    const [name = ''] = describeSpace(ENGLISH, view, board.name(hex)) ?? []
    return { ...placeOf(hex), tint, sign, letter: dots > 0 && !fallen ? String(dots) : '', name }
  })
}

/** Lists the hexes of face-down tiles that the viewer can't see (App. A 5, D4). */
function hiddenOf({ hidden, view }: MapData): LandHex[] {
  const centers = new Set(view.spots.map(({ hex }) => hex))
  return [...hidden].map(hex => {
    const sign = centers.has(hex) ? 'veil' : null
    return { ...placeOf(hex), tint: 'veiled', sign, letter: '', name: 'a face-down tile' }
  })
}

/** Lists the walls, the rift and the borders between Territories, each once. */
function sidesOf({ board }: MapData): HexSide[] {
  const out: HexSide[] = []
  for (const hex of board.land) {
    for (let direction = 0; direction < 6; direction++) {
      const next = GRID.neighbor(hex, direction)
      const [here, there] = [board.territoryAt[hex], next < 0 ? null : board.territoryAt[next]]
      // A side between two land hexes is listed for the first one only.
      if (there && next < hex) continue
      const isRift = ((board.rift[hex] ?? 0) & (1 << direction)) !== 0
      const kind = isRift ? 'rift' : board.isBarred(hex, direction) ? 'wall' : there && here !== there ? 'border' : null
      if (kind) out.push({ ...placeOf(hex), direction, kind })
    }
  }
  return out
}

const colorOf = ({ seat }: PlayerView): PieceColor => seatRole(seat)

/**
 * Returns the letter on a player's piece: the first letter of their name, or the player's number if another name begins
 * with it.
 */
function letterOf({ name, seat }: PlayerView, players: readonly PlayerView[]): string {
  const first = (text: string) => [...text][0]?.toUpperCase() ?? ''
  const isAlone = players.filter(other => first(other.name) === first(name)).length === 1
  return isAlone ? first(name) : String(seat + 1)
}

/**
 * Lists the pieces on the board, least important first. A spectator sees all players' Task Markers, and a player only
 * their own.
 */
function piecesOf({ board, view }: MapData): MapPiece[] {
  const { players, seat } = view
  const piece = (space: SpaceId, sign: MapSign, color: PieceColor, letter = ''): MapPiece[] => {
    const hex = board.hex(space)
    return hex < 0 ? [] : [{ ...placeOf(hex), sign, color, letter, name: describedAt(view, space) }]
  }
  const own = (player: PlayerView) => player.seat === seat
  return [
    ...view.boats.flatMap(space => piece(space, 'boat', 'boat')),
    ...players
      .filter(player => seat === null || own(player))
      .flatMap(player =>
        player.tasks.flatMap(({ marks, letter }) => {
          const open = new Set(marks.flatMap(({ at, done }) => (at === null || done ? [] : at)))
          return [...open].flatMap(space => piece(space, 'flag', own(player) ? 'you' : colorOf(player), letter))
        }),
      ),
    ...view.demons.flatMap(space => piece(space, 'demon', 'foe')),
    ...view.wizards.flatMap(({ at, letter }) => piece(at, 'hat', 'wizard', letter ?? '')),
    ...piece(view.dragon, 'dragon', 'foe'),
    ...players
      .filter(player => !own(player))
      .flatMap(player => piece(player.space, 'disc', colorOf(player), letterOf(player, players))),
    ...players.filter(own).flatMap(player => piece(player.space, 'self', 'you', letterOf(player, players))),
  ]
}

function describedAt(view: WizardsView, space: SpaceId): string {
  return `${placeSeen(ENGLISH, view, space)}: ${contentsOf(ENGLISH, view, space).join(', ')}`
}

const GROUNDS: readonly (readonly [MapSign, string])[] = [
  ['grass', 'plains, 1 point'],
  ['woods', 'woods, 2'],
  ['mountains', 'mountains, 2'],
  ['town', 'Common Town'],
  ['dwelling', 'Elven Dwelling'],
  ['abbey', 'Shrineheart Abbey'],
  ['tower', 'Master Sorcerer'],
  ['henge', "Ruktal's place"],
  ['stone', 'a Stone'],
  ['cottage', "Hamdrel's Cottage"],
  ['hollow', 'High Hollow'],
  ['star', 'Star Crest'],
  ['lair', "the Dragon's den"],
]

const KINDS: readonly (readonly [LandKind, string])[] = [
  ['sand', 'a Common land'],
  ['leaf', 'an Elven land'],
  ['violet', 'a MAGIC land'],
]

/** Returns the legend, with only the entries that appear on this map. */
function legendOf(sight: MapData, land: readonly LandHex[], pieces: readonly MapPiece[]): LegendEntry[] {
  const { view } = sight
  const signs = new Set([...land.map(({ sign }) => sign), ...pieces.map(({ sign }) => sign)])
  const tints = new Set(land.map(({ tint }) => tint))
  const kinds = new Set(sidesOf(sight).map(({ kind }) => kind))
  const piece = (sign: MapSign, color: PieceColor, letter: string, text: string): LegendEntry[] =>
    signs.has(sign) ? [{ kind: 'piece', sign, color, letter, text }] : []
  const sign = (of: MapSign, text: string, seen: boolean): LegendEntry[] =>
    seen ? [{ kind: 'sign', sign: of, text }] : []
  return [
    ...KINDS.filter(([of]) => tints.has(`${of}-low`) || tints.has(`${of}-mid`)).map(
      ([of, text]): LegendEntry => ({ kind: 'land', tint: `${of}-low`, text }),
    ),
    ...(tints.has('dark') ? [{ kind: 'land' as const, tint: 'dark' as const, text: 'taken by Evil' }] : []),
    ...GROUNDS.flatMap(([of, text]) => sign(of, text, signs.has(of))),
    ...sign('veil', 'face down', signs.has('veil')),
    ...sign('wall', 'a wall', kinds.has('wall')),
    ...sign('rift', 'the rift', kinds.has('rift')),
    ...view.players.flatMap(player =>
      player.seat === view.seat
        ? piece('self', 'you', letterOf(player, view.players), player.name)
        : piece('disc', colorOf(player), letterOf(player, view.players), player.name),
    ),
    ...(view.seat === null ? piece('flag', seatRole(0), 'A', "a player's Task") : piece('flag', 'you', 'A', 'a Task')),
    ...piece('hat', 'wizard', '', 'a High Wizard'),
    ...piece('dragon', 'foe', '', 'the Dragon'),
    ...piece('demon', 'foe', '', 'Demons'),
    ...piece('boat', 'boat', '', 'a boat'),
  ]
}

/**
 * Describes the picture in words: the number of Territories, the positions of the players, and the fallen Territories.
 */
function aboutOf({ view }: MapData): string {
  const stand = view.players.map(({ name, space }) => `${name} is at ${placeSeen(ENGLISH, view, space)}.`)
  const fallen = view.fallen.map(tile => territory(tile).name)
  const lost = fallen.length === 0 ? [] : [`Taken by Evil: ${fallen.join(', ')}.`]
  const lands =
    view.placements.length === 0 ? 'No land has been laid yet.' : `A map of ${view.placements.length} Territories.`
  return [lands, ...stand, ...lost].join(' ')
}
