import type { Match, Seat } from '../../kernel/index.ts'
import { GameLog } from '../../server/positions.ts'
import { cut, pad, wrap } from '../../terminal/text.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Message, Playback, Position, TitleLibrary } from '../model.ts'
import { FrameRenderer } from '../stage.tsx'
import { firstModel, update } from '../update.ts'
import { answeredBy } from '../watch/last-answer.ts'
import { turnsOf } from '../watch/track.ts'

/** The ways to draw a position as text: the whole map with the sheet, a close-up with the sheet, or the table. */
export const STILLS = ['overview', 'close', 'table'] as const
export type StillKind = (typeof STILLS)[number]

export interface StillRequest {
  readonly still: StillKind
  readonly columns: number
  /** The number of rows of the whole screen for a table, and of the map otherwise. */
  readonly rows: number
  readonly style: Style
}

/** The default sizes. An overview fits the whole board. */
export const DEFAULT_SIZE: Readonly<Record<StillKind, { readonly columns: number; readonly rows: number }>> = {
  overview: { columns: 119, rows: 30 },
  close: { columns: 119, rows: 36 },
  table: { columns: 100, rows: 40 },
}

/** The minimum screen width at which the sheet is beside the map instead of below it. */
const BESIDE_FROM = 100
const SHEET_COLUMNS = 36

/** A game as seen by a seat or a spectator. */
export interface Scene {
  readonly position: Position
  /** The progress of a watched game, or null for a player's view. */
  readonly watch: Omit<Playback, 'playing' | 'pace' | 'back'> | null
}

/**
 * Returns the current scene of a match for a seat, or for a spectator without access to hidden information if `seat` is
 * null.
 */
export function sceneOf(match: Match, seat: Seat | null, file: string, language = 'en'): Scene {
  const position = new GameLog(match, () => null, language).position(seat)
  if (seat !== null) return { position, watch: null }
  const { moves, length } = match
  const last = moves.at(-1)
  const answered = last ? answeredBy(match.fork({ at: length - 1 }), last, language, seat) : null
  const turns = turnsOf(match)
  return { position, watch: { file, at: length, total: length, answered, problems: [], turns, marks: [] } }
}

/** Draws a scene as styled lines. The output is deterministic. */
export function stillLines(scene: Scene, request: StillRequest): string[] {
  return request.still === 'table' ? tableLines(scene, request) : mapAndSheet(scene.position, request, request.still)
}

/** Returns a title for the picture with the game's name and its status. */
export function titleOf({ position: { game, view } }: Scene): string {
  return `${game.title}: ${screenOf(game).status(view).join(', ')}`
}

/** Returns a text alternative with the latest log sentences and the result. */
export function aboutOf({ position: { log, result } }: Scene): string {
  const lines = log.slice(-3).map(({ text }) => text)
  return [...lines, ...(result === null || lines.includes(result.text) ? [] : [result.text])].join(' ')
}

/** A table doesn't show the library. */
const EMPTY: TitleLibrary = { games: [], saves: [], examples: [], seed: '' }

/** Draws the whole table screen for a player or a spectator. */
function tableLines({ position, watch }: Scene, { columns, rows, style }: StillRequest): string[] {
  const message: Message =
    watch && position.result === null
      ? { kind: 'watched', position, watch }
      : { kind: 'position', position, cover: false, notice: null }
  const { model } = update(firstModel(columns, rows, EMPTY, false), message)
  const renderer = new FrameRenderer()
  try {
    return renderer.draw(model, style).lines.map(line => pad(line, columns))
  } finally {
    renderer.close()
  }
}

function mapAndSheet(position: Position, request: StillRequest, zoom: Exclude<StillKind, 'table'>): string[] {
  const { game, view, result } = position
  const { columns, style } = request
  const screen = screenOf(game)
  const isBeside = columns >= BESIDE_FROM
  const sheet = screen.sheet(view, isBeside ? SHEET_COLUMNS : columns, style)
  const room = isBeside ? columns - SHEET_COLUMNS - 3 : columns
  const map = mapLines(position, request, room, zoom)
  const rule = style.paint('border', style.glyphs.boxH.repeat(columns))
  const [day = '', ...rest] = screen.status(view)
  const status = cut([style.paint('title', day), ...rest].join('  '), columns, style.glyphs.ellipsis)
  const body = map === null ? sheet : isBeside ? beside(map, sheet, room, style) : [...map, rule, ...sheet]
  const ending = result === null ? [] : [rule, ...wrap(style.paint('prompt', style.words(result.text)), columns)]
  return [status, rule, ...body, ...ending].map(line => pad(cut(line, columns), columns))
}

/** Draws the map around the viewer's own space. Returns null if there is no map or no such space. */
function mapLines(
  { game, view, seat }: Position,
  { rows, style }: StillRequest,
  columns: number,
  still: Exclude<StillKind, 'table'>,
): string[] | null {
  const { map } = screenOf(game)
  const home = map?.home(view) ?? null
  if (!map || home === null) return null
  const window = { columns, rows }
  const zoom = (still === 'overview' ? map.zooms[0] : map.zooms.at(-1)) ?? map.zoom(view)
  const from = map.follow(view, home, null, window, zoom)
  return map.draw(view, { window, from, zoom, style, seat, cursor: null, reach: new Map() })
}

/** Places the sheet to the right of the map, separated by a line. `room` is the width of the map. */
function beside(map: readonly string[], sheet: readonly string[], room: number, { paint, glyphs }: Style): string[] {
  const rule = paint('border', glyphs.boxV)
  const rows = Math.max(map.length, sheet.length)
  return Array.from({ length: rows }, (_, i) => `${map[i] ?? ' '.repeat(room)} ${rule} ${sheet[i] ?? ''}`)
}
