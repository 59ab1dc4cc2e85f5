import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesIn } from '../games/registry.ts'
import type { Game, Match, Seat } from '../kernel/index.ts'
import { styleOf } from '../screen/kit/style.ts'
import { linesSvg, mapSvg, type Scene, sceneOf, stillLines, yogaReady } from '../screen/svg/index.ts'
import { beginMoves, parseMoves, playMoves } from '../storage/index.ts'
import { plainTheme, type ThemeName, themes } from '../terminal/theme.ts'
import { recording } from './recording.ts'

/** A moment of a game that ships: where somebody is asked for a space, after so many answers or soon thereafter. */
interface Moment {
  readonly file: string
  readonly answers: number
  readonly seat: Seat
}

const GAME = 'three-players.moves'
const OF_THE_TABLE: Moment = { file: GAME, answers: 420, seat: 2 }
const OF_THE_README: Moment = { file: GAME, answers: 457, seat: 2 }
const OF_THE_MAP: Moment = { file: GAME, answers: 753, seat: 2 }

/** The first ten minutes of a new player, as terminals play them back. */
export const RECORDING = 'first-ten-minutes.cast'

/** What stands before and after the screen of the README. */
const SCREEN = { begin: '<!-- screen: made by npm run pictures -->', end: '<!-- /screen -->' } as const

/**
 * `pictures [FOLDER]`: draws docs/pictures/, with the recording of the first ten minutes, and the screen of README.md anew, in the project's own folder or another.
 * Needed after a change of the screen or of the games that ship. Returns the exit code.
 */
export async function picturesCommand([root = '.']: readonly string[]): Promise<number> {
  const folder = join(root, 'docs', 'pictures')
  const readme = join(root, 'README.md')
  try {
    await yogaReady
    const games = await gamesIn('en')
    const table = tableSvg(sceneAt(OF_THE_TABLE, root, games), 'dusk')
    const map = await mapSvg(sceneAt(OF_THE_MAP, root, games), 'light')
    if (map === null) throw new Error(`There is no picture of the board for the game of ${OF_THE_MAP.file}.`)
    const text = withScreen(readFileSync(readme, 'utf8'), screenLines(sceneAt(OF_THE_README, root, games)))
    const [first] = games
    if (!first) throw new Error('There is no game to be recorded.')
    const cast = recording(games, first)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, RECORDING), cast)
    writeFileSync(join(folder, 'table.svg'), table)
    writeFileSync(join(folder, 'map.svg'), map)
    writeFileSync(readme, text)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function tableSvg(scene: Scene, theme: ThemeName): string {
  const columns = 100
  const style = styleOf(themes[theme], 'unicode')
  return linesSvg(scene, stillLines(scene, { still: 'table', columns, rows: 40, style }), columns, theme)
}

function screenLines(scene: Scene): string[] {
  const style = styleOf(plainTheme, 'unicode')
  return stillLines(scene, { still: 'table', columns: 80, rows: 24, style }).map(line => line.trimEnd())
}

/** The README with this screen between its marks. Throws Error where the marks are missing. */
export function withScreen(readme: string, lines: readonly string[]): string {
  const from = readme.indexOf(SCREEN.begin)
  const to = readme.indexOf(SCREEN.end, from)
  if (from < 0 || to < 0) throw new Error(`The README has no ${SCREEN.begin} with a ${SCREEN.end} after it.`)
  return [readme.slice(0, from) + SCREEN.begin, '```', ...lines, '```', readme.slice(to)].join('\n')
}

function sceneAt({ file, answers, seat }: Moment, root: string, games: readonly Game[]): Scene {
  const path = join(root, 'saves', 'examples', file)
  const moves = parseMoves(readFileSync(path, 'utf8'), path, games)
  const match = beginMoves(moves)
  const steps = playMoves(match, moves)
  while ((match.length < answers || !isAskedForSpace(match, seat)) && !steps.next().done);
  return sceneOf(match, seat, file)
}

/** Whether there is something for the map to light up. */
function isAskedForSpace(match: Match, seat: Seat): boolean {
  const options = match.questionFor(seat)?.options ?? []
  return options.filter(({ at }) => at?.space !== undefined).length > 8
}
