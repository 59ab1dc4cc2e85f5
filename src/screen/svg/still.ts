import type { Match, Seat } from '../../kernel/index.ts'
import { Narrator } from '../../server/positions.ts'
import { cut, pad, wrap } from '../../terminal/text.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Library, Message, Position, Watch } from '../model.ts'
import { draw } from '../stage.tsx'
import { firstModel, update } from '../update.ts'
import { answeredBy } from '../watch/answered.ts'
import { turnsOf } from '../watch/track.ts'

/** The ways a position is drawn in letters: the whole map small or a part of it large, with the sheet; or the table. */
export const STILLS = ['overview', 'close', 'table'] as const
export type Still = (typeof STILLS)[number]

/** How a position is to be drawn. */
export interface StillRequest {
  readonly still: Still
  readonly columns: number
  /** Of the whole screen for a table, of the map otherwise. */
  readonly rows: number
  readonly style: Style
}

/** The usual size of each: an overview holds the whole board. */
export const USUAL_SIZE: Readonly<Record<Still, { readonly columns: number; readonly rows: number }>> = {
  overview: { columns: 119, rows: 30 },
  close: { columns: 119, rows: 36 },
  table: { columns: 100, rows: 40 },
}

/** From this width on the sheet stands beside the map, and not below it. */
const BESIDE_FROM = 100
const SHEET_COLUMNS = 36

/** What is drawn: a game as one seat sees it, or somebody who watches. */
export interface Scene {
  readonly position: Position
  /** How far the game has come; null where somebody sits at the table. */
  readonly watch: Omit<Watch, 'playing' | 'pace' | 'back'> | null
}

/** A match as a seat sees it now; `null` is somebody who watches and is shown nothing secret. */
export function sceneOf(match: Match, seat: Seat | null, file: string, language = 'en'): Scene {
  const position = new Narrator(match, () => null, language).position(seat)
  if (seat !== null) return { position, watch: null }
  const { moves, length } = match
  const last = moves.at(-1)
  const answered = last ? answeredBy(match.fork({ at: length - 1 }), last, language, seat) : null
  const turns = turnsOf(match)
  return { position, watch: { file, at: length, total: length, answered, trouble: [], turns, marks: [] } }
}

/** A scene in painted lines: the same scene makes the same lines. */
export function stillLines(scene: Scene, request: StillRequest): string[] {
  return request.still === 'table' ? tableLines(scene, request) : mapAndSheet(scene.position, request, request.still)
}

/** What a picture is called: the game, then how things stand. */
export function titleOf({ position: { game, view } }: Scene): string {
  return `${game.title}: ${screenOf(game).status(view).join(', ')}`
}

/** What a picture shows, for those who do not see it: the last of the chronicle, and how the game ended. */
export function aboutOf({ position: { chronicle, result } }: Scene): string {
  const told = chronicle.slice(-3).map(({ text }) => text)
  return [...told, ...(result === null || told.includes(result.text) ? [] : [result.text])].join(' ')
}

/** Nothing lies in the library while one sits at the table. */
const EMPTY: Library = { games: [], saves: [], examples: [], seed: '' }

/** The table as the screen shows it to the one who sits there, or to somebody who watches. */
function tableLines({ position, watch }: Scene, { columns, rows, style }: StillRequest): string[] {
  const message: Message =
    watch && position.result === null
      ? { kind: 'watched', position, watch }
      : { kind: 'position', position, cover: false, notice: null }
  const { model } = update(firstModel(columns, rows, EMPTY, false), message)
  return [...draw(model, style).lines]
}

function mapAndSheet(position: Position, request: StillRequest, zoom: Exclude<Still, 'table'>): string[] {
  const { game, view, result } = position
  const { columns, style } = request
  const screen = screenOf(game)
  const isBeside = columns >= BESIDE_FROM
  const sheet = screen.sheet(view, isBeside ? SHEET_COLUMNS : columns, style)
  const room = isBeside ? columns - SHEET_COLUMNS - 3 : columns
  const map = mapLines(position, request, room, zoom)
  const rule = style.say('border', style.glyphs.boxH.repeat(columns))
  const [day = '', ...rest] = screen.status(view)
  const status = cut([style.say('title', day), ...rest].join('  '), columns, style.glyphs.ellipsis)
  const body = map === null ? sheet : isBeside ? beside(map, sheet, room, style) : [...map, rule, ...sheet]
  const ending = result === null ? [] : [rule, ...wrap(style.say('prompt', style.words(result.text)), columns)]
  return [status, rule, ...body, ...ending].map(line => pad(cut(line, columns), columns))
}

/** The map around the place where the one who looks would look first; null for a game that has none. */
function mapLines(
  { game, view, seat }: Position,
  { rows, style }: StillRequest,
  columns: number,
  still: Exclude<Still, 'table'>,
): string[] | null {
  const { map } = screenOf(game)
  const home = map?.home(view) ?? null
  if (!map || home === null) return null
  const window = { columns, rows }
  const zoom = (still === 'overview' ? map.zooms[0] : map.zooms.at(-1)) ?? map.zoom(view)
  const from = map.follow(view, home, null, window, zoom)
  return map.draw(view, { window, from, zoom, style, seat, cursor: null, reach: new Map() })
}

/** The sheet to the right of a map so many columns wide, each as long as it is. */
function beside(map: readonly string[], sheet: readonly string[], room: number, { say, glyphs }: Style): string[] {
  const rule = say('border', glyphs.boxV)
  const rows = Math.max(map.length, sheet.length)
  return Array.from({ length: rows }, (_, i) => `${map[i] ?? ' '.repeat(room)} ${rule} ${sheet[i] ?? ''}`)
}
