import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gamesIn } from '../../games/registry.ts'
import type { Game } from '../../kernel/index.ts'
import { GameSession, loadSave, PositionCache, writeHeader, writeLine } from '../../storage/index.ts'
import { headerFor, playOut } from '../fuzz.ts'
import { type Figure, median, round } from './figures.ts'
import { recordOf, TARGETS } from './play.ts'

/** The number of processes per figure. The figure is the median of their results. */
const PROCESSES = 5
/** The number of games per cold process, as in a short script. */
const GAMES = 10
const ANSWERS = 5000

/** Measures the wall-clock time to open a save and to play the first random games, each in a new process. */
export function benchCold(games: readonly Game[]): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-bench-'))
  try {
    return games.flatMap(game => coldFigures(game, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function coldFigures(game: Game, folder: string): Figure[] {
  const { record } = recordOf(game, { ...headerFor(game, 0, 'load'), practice: true }, ANSWERS)
  const save = join(folder, `${game.id}.cantrip`)
  writeFileSync(save, [writeHeader(record.header), ...record.lines.map(writeLine), ''].join('\n'))
  // Close it as a player would, so that its position is cached.
  GameSession.resume(save, [game], positionsIn(folder)).close()
  const target = TARGETS[game.id]?.load
  // Scale up the time if the game ended early.
  const load = round((coldMedian('load', game, save) * ANSWERS) / record.lines.length)
  return [
    {
      name: `${game.id}.cold.load${ANSWERS}Answers`,
      value: load,
      unit: 'ms',
      ...(target && { target: { most: target } }),
    },
    {
      name: `${game.id}.cold.open${ANSWERS}Answers`,
      value: round(coldMedian('open', game, save)),
      unit: 'ms as it was left',
      target: { most: 30 },
    },
    {
      name: `${game.id}.cold.first${GAMES}Games`,
      value: Math.round(coldMedian('play', game, save)),
      unit: 'decisions/s',
    },
  ]
}

const positionsIn = (folder: string) =>
  PositionCache.of('bench', { env: { XDG_CACHE_HOME: folder }, platform: process.platform })

function coldMedian(what: keyof typeof ONCE, game: Game, save: string): number {
  const args = [...process.execArgv, process.argv[1]!, 'bench', 'once', what, game.id, save]
  return median(Array.from({ length: PROCESSES }, () => Number(execFileSync(process.execPath, args))))
}

/**
 * The measurements in a fresh process: the time to load a save and to open one with a cached position (ms), and the
 * decisions per second in the first games.
 */
const ONCE = {
  load: (game: Game, save: string) => timed(() => loadSave(save, [game])).ms,
  open: (game: Game, save: string) => {
    const positions = positionsIn(dirname(save))
    return timed(() => GameSession.resume(save, [game], positions)).ms
  },
  play: (game: Game) => {
    const { ms, result } = timed(() => {
      let decisions = 0
      for (let n = 0; n < GAMES; n++) decisions += playOut(game, headerFor(game, n, 'cold')).decisions
      return decisions
    })
    return (1000 * result) / ms
  },
} as const

/** Runs `bench once WHAT GAME SAVE`, which prints one cold figure for the benchmark that started this process. */
export async function benchOnce([what = '', id = '', save = '']: readonly string[]): Promise<void> {
  const [game] = (await gamesIn('en')).filter(known => known.id === id)
  if (!game || !(what === 'load' || what === 'open' || what === 'play'))
    throw new Error(`There is no such measurement: ${what} ${id}.`)
  console.log(ONCE[what](game, save))
}

function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const started = performance.now()
  const result = run()
  return { ms: performance.now() - started, result }
}
