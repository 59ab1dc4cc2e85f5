import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesIn } from '../games/registry.ts'
import type { Game, Match, Seat } from '../kernel/index.ts'
import { styleOf } from '../screen/kit/style.ts'
import { filmSvg, linesSvg, mapSvg, type Scene, sceneOf, screenColors, stillLines } from '../screen/svg/index.ts'
import { beginMoves, parseMoves, playMoves } from '../storage/index.ts'
import { plainTheme, type ThemeName, themeFor } from '../terminal/theme.ts'
import { RECORDED, recordedScreens, recording } from './recording.ts'

/**
 * A position in a bundled game: the first one, after at least `answers` answers, in which `seat` can choose from more
 * than eight spaces.
 */
interface PictureSource {
  readonly file: string
  readonly answers: number
  readonly seat: Seat
}

const GAME = 'three-players.moves'
const TABLE_SOURCE: PictureSource = { file: GAME, answers: 420, seat: 2 }
const README_SOURCE: PictureSource = { file: GAME, answers: 434, seat: 2 }
const MAP_SOURCE: PictureSource = { file: GAME, answers: 753, seat: 2 }

/** The file with a terminal recording of a new player's first lesson. */
export const RECORDING = 'first-lesson.cast'

/** The file with an animation up to the first framed highlight. */
export const ANIMATION = 'first-days.svg'

/** The time for which the animation shows each screen (ms). */
const SCREEN_TIME = 1_900
/** The time for which the animation shows its last screen (ms). */
const LAST_SCREEN_TIME = 4_000
/** The recorded duration up to which a screen is left out of the animation (ms). */
const MIN_SCREEN_TIME = 300

/** The markers around the screen in the README. */
const SCREEN = { begin: '<!-- screen: made by npm run pictures -->', end: '<!-- /screen -->' } as const

/**
 * Runs `pictures [FOLDER]`, which redraws the pictures, recording and animation in docs/pictures/ and the screen in
 * README.md. FOLDER is the project's folder by default. This is needed after a change to the screen or the bundled
 * games. Returns the exit code.
 */
export async function picturesCommand([root = '.']: readonly string[]): Promise<number> {
  const folder = join(root, 'docs', 'pictures')
  const readme = join(root, 'README.md')
  try {
    const games = await gamesIn('en')
    const table = tableSvg(sceneAt(TABLE_SOURCE, root, games), 'dusk')
    const map = await mapSvg(sceneAt(MAP_SOURCE, root, games).position, 'light')
    if (map === null) throw new Error(`There is no picture of the board for the game of ${MAP_SOURCE.file}.`)
    const text = withScreen(readFileSync(readme, 'utf8'), screenLines(sceneAt(README_SOURCE, root, games)))
    const [first] = games
    if (!first) throw new Error('There is no game to record.')
    const cast = recording(games, first)
    const film = firstDaysSvg(games, first, 'dusk')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, RECORDING), cast)
    writeFileSync(join(folder, ANIMATION), film)
    writeFileSync(join(folder, 'table.svg'), table)
    writeFileSync(join(folder, 'map.svg'), map)
    writeFileSync(readme, text)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Draws an animation of a new player's screens up to the first highlight. */
export function firstDaysSvg(games: readonly Game[], game: Game, theme: ThemeName): string {
  const screens = recordedScreens(games, game)
  const end = screens.findIndex(({ hasHighlight }) => hasHighlight)
  const seen = screens
    .slice(0, end < 0 ? screens.length : end + 1)
    .filter(({ milliseconds }) => milliseconds > MIN_SCREEN_TIME)
  return filmSvg({
    frames: seen.map(({ lines }, i) => ({
      lines,
      milliseconds: i === seen.length - 1 ? LAST_SCREEN_TIME : SCREEN_TIME,
    })),
    columns: RECORDED.columns,
    colors: screenColors[theme],
    title: 'cantrip: the first days',
    about:
      'A new player opens the game, is guided step by step through the Enchanted Islands, rolls the dice, and joins a Magical Order.',
  })
}

function tableSvg(scene: Scene, theme: ThemeName): string {
  const columns = 100
  const style = styleOf(themeFor(theme, 3), 'unicode')
  return linesSvg(scene, stillLines(scene, { still: 'table', columns, rows: 40, style }), columns, theme)
}

function screenLines(scene: Scene): string[] {
  const style = styleOf(plainTheme, 'unicode')
  return stillLines(scene, { still: 'table', columns: 80, rows: 24, style }).map(line => line.trimEnd())
}

/** Replaces the screen between the markers of the README. Throws Error if they are missing. */
export function withScreen(readme: string, lines: readonly string[]): string {
  const from = readme.indexOf(SCREEN.begin)
  const to = readme.indexOf(SCREEN.end, from)
  if (from < 0 || to < 0) throw new Error(`The README has no ${SCREEN.begin} with a ${SCREEN.end} after it.`)
  return [readme.slice(0, from) + SCREEN.begin, '```', ...lines, '```', readme.slice(to)].join('\n')
}

function sceneAt({ file, answers, seat }: PictureSource, root: string, games: readonly Game[]): Scene {
  const path = join(root, 'saves', 'examples', file)
  const moves = parseMoves(readFileSync(path, 'utf8'), path, games)
  const match = beginMoves(moves)
  const steps = playMoves(match, moves)
  while ((match.length < answers || !isAskedForSpace(match, seat)) && !steps.next().done);
  return sceneOf(match, seat, file)
}

function isAskedForSpace(match: Match, seat: Seat): boolean {
  const options = match.questionFor(seat)?.options ?? []
  return options.filter(({ at }) => at?.space !== undefined).length > 8
}
