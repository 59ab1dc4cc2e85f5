import type { Command } from 'commander'
import { joinSome, normalized, quote } from '../commands/index.ts'
import type { Header, Match, Seat } from '../kernel/index.ts'
import { type Settings, UserError } from '../storage/index.ts'
import {
  backgroundFromEnv,
  colorLevel,
  glyphSetFor,
  plainTheme,
  resolveTheme,
  type Theme,
  themeFor,
  themes,
} from '../terminal/theme.ts'
import { messagesIn, type Words } from '../text/index.ts'
import { type Environment, type Library, printDrawn, printNotice, printText } from './environment.ts'
import { known } from './help.ts'
import { OutputFile, SVG_FILE } from './output-file.ts'
import { settingsFor } from './place.ts'
import { type CommandInput, playSource, readSource } from './source.ts'

/** Command-line errors are always in English. */
const ENGLISH = messagesIn('en')

/**
 * The views: the record sheet with a small map or with a large one, the table as seen in play, or a picture of the
 * board.
 */
const VIEWS = ['overview', 'close', 'table', 'map'] as const
type View = (typeof VIEWS)[number]

/** The limits on the width of a drawing in characters. */
const COLUMNS = { least: 40, most: 400 } as const
/** The limits on the height of a drawing. */
const ROWS = { least: 10, most: 200 } as const
/** The minimum size of the table view, which needs more room than the others. */
const TABLE = { columns: 80, rows: 24 } as const

interface ShowOptions {
  readonly svg?: string
  readonly at?: string
  readonly view: string
  readonly seat?: string
  readonly columns?: string
  readonly rows?: string
}

export function addShow(program: Command, environment: Environment): void {
  program
    .command('show')
    .usage('FILE [options]')
    .description('draw the map and the record sheet of a saved game or a move file')
    .argument('<FILE>', 'a move file or a saved game (file or name)')
    .option('--svg <file>', 'write an SVG picture to this file (- prints it) instead of printing text')
    .option('--at <n>', 'draw the position after this many moves (default: the end)')
    .addOption(
      known('--view <view>', 'what to draw; map is a picture of the board and needs --svg', VIEWS).default('overview'),
    )
    .option('--seat <name>', 'show what this player sees; without it, a multiplayer game hides all secrets')
    .option('--columns <n>', 'the width in characters')
    .option('--rows <n>', 'the height of the map or the whole table, in lines')
    .action(async (name: string, options: ShowOptions, command: Command) => {
      const view = viewCalled(options.view, options.svg !== undefined)
      const size = wantedSize(options, view)
      const { saveFolder, settings } = settingsFor(environment, command)
      const source = await readSource(environment, name, saveFolder)
      const match = matchAt(source, options.at, await environment.library(), line => printNotice(environment, line))
      const seat = seatCalled(options.seat, match.header)
      const { sceneOf } = await import('../screen/svg/index.ts')
      const scene = sceneOf(match, seat, source.name)
      if (options.svg === undefined) {
        await printDrawn(environment, ...(await linesFor(scene, view, size, environment, settings)))
        return
      }
      const picture = await pictureOf(scene, view, size, settings)
      if (options.svg === '-') printText(environment, picture)
      else {
        new OutputFile(options.svg, SVG_FILE).write(picture)
        printNotice(environment, `Written to ${options.svg}.`)
      }
    })
}

type Scene = import('../screen/svg/index.ts').Scene
type Size = { readonly columns?: number; readonly rows?: number }

function viewCalled(name: string, isPicture: boolean): View {
  const view = VIEWS.find(known => known === name.toLowerCase())
  if (!view) throw new UserError(`The view must be ${joinSome(ENGLISH, VIEWS)}, not ${quote(name)}.`, 2)
  if (view === 'map' && !isPicture)
    throw new UserError("--view map can't be drawn as text. Name a file for it with --svg FILE.", 2)
  return view
}

function wantedSize({ columns, rows }: ShowOptions, view: View): Size {
  if (view === 'map' && (columns ?? rows) !== undefined)
    throw new UserError('--view map has a fixed size; --columns and --rows are for the other views.', 2)
  const least = view === 'table' ? TABLE : { columns: COLUMNS.least, rows: ROWS.least }
  return {
    columns: numberIn('--columns', columns, least.columns, COLUMNS.most),
    rows: numberIn('--rows', rows, least.rows, ROWS.most),
  }
}

function numberIn(option: string, typed: string | undefined, least: number, most: number): number | undefined {
  if (typed === undefined) return undefined
  const number = wholeNumber(typed)
  if (number !== null && number >= least && number <= most) return number
  throw new UserError(`${option} must be a number from ${least} to ${most} here, not ${quote(typed)}.`, 2)
}

const wholeNumber = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null)

/**
 * Returns a file's game after the given number of moves, or at its end. Throws UserError if the game can't be replayed
 * or has fewer moves.
 */
function matchAt(
  source: CommandInput,
  typed: string | undefined,
  { games }: Library,
  note: (line: Words) => void,
): Match {
  const at = typed === undefined ? null : wholeNumber(typed)
  if (typed !== undefined && at === null)
    throw new UserError(`--at must be a number of moves, 0 or more, not ${quote(typed)}.`, 2)
  const { match, notes, error } = playSource(source, games, at ?? undefined)
  if (error !== null) throw error
  for (const line of notes) note(line)
  if (at === null) return match
  checkLength(match, at, source.name)
  match.rewind(at)
  return match
}

function checkLength({ length }: Match, at: number, file: string): void {
  if (at <= length) return
  const moves = length === 1 ? 'move' : 'moves'
  throw new UserError(`${file} has ${length} ${moves}, so --at must be from 0 to ${length}, not ${at}.`)
}

/**
 * Returns the viewer's seat: the named player's, or the only player's, or null for a spectator. Throws UserError for an
 * unknown name.
 */
export function seatCalled(name: string | undefined, { seats }: Header): Seat | null {
  if (name === undefined) return seats.length === 1 ? 0 : null
  const seat = seats.findIndex(known => normalized(known) === normalized(name))
  if (seat >= 0) return seat
  throw new UserError(
    `There is no player ${quote(name)} in this game; the players are ${joinSome(ENGLISH, seats, { last: 'and' })}.`,
    2,
  )
}

/** Returns the drawing as lines, with the styles that the terminal supports. */
async function linesFor(
  scene: Scene,
  view: View,
  size: Size,
  { stdout, env }: Environment,
  { theme, glyphs }: Settings,
): Promise<string[]> {
  const [{ stillLines, DEFAULT_SIZE }, { styleOf }] = await drawing()
  const still = view === 'map' ? 'overview' : view
  const usual = DEFAULT_SIZE[still]
  const terminal = {
    columns: Math.max(still === 'table' ? TABLE.columns : COLUMNS.least, stdout.columns || usual.columns),
    rows: still === 'table' && stdout.rows ? Math.max(TABLE.rows, stdout.rows - 1) : usual.rows,
  }
  const isDumb = !stdout.isTTY || env.TERM === 'dumb'
  const level = colorLevel(env, stdout)
  const painted: Theme =
    level === 0 && isDumb ? plainTheme : themeFor(resolveTheme(theme, backgroundFromEnv(env)), level)
  const style = styleOf(painted, glyphs === 'auto' ? glyphSetFor(env) : glyphs)
  const lines = stillLines(scene, { still, ...(stdout.isTTY ? terminal : usual), ...givenSize(size), style })
  return painted === plainTheme ? lines.map(line => line.trimEnd()) : lines
}

/** Returns the scene as an SVG in the theme's full colors. */
async function pictureOf(scene: Scene, view: View, size: Size, { theme: choice, glyphs }: Settings): Promise<string> {
  const theme = resolveTheme(choice)
  const [{ linesSvg, mapSvg, stillLines, DEFAULT_SIZE }, { styleOf }] = await drawing()
  if (view === 'map') {
    const map = await mapSvg(scene.position, theme)
    if (map !== null) return map
    throw new UserError(
      `There is no picture of the board for ${scene.position.game.title}; use another --view to draw it as text.`,
    )
  }
  const wanted = { ...DEFAULT_SIZE[view], ...givenSize(size) }
  const style = styleOf(themes[theme], glyphs === 'auto' ? 'unicode' : glyphs)
  return linesSvg(scene, stillLines(scene, { still: view, ...wanted, style }), wanted.columns, theme)
}

/** Loads the drawing modules on demand, because they pull in the whole screen. */
async function drawing() {
  return Promise.all([import('../screen/svg/index.ts'), import('../screen/kit/style.ts')])
}

/** Returns the dimensions that were given. */
const givenSize = ({ columns, rows }: Size): Size => ({
  ...(columns === undefined ? {} : { columns }),
  ...(rows === undefined ? {} : { rows }),
})
