import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { copy, type Game, type Header, type Match, replay } from '../../kernel/index.ts'
import { headerFor, PLAYER_NAMES, playOut } from '../fuzz.ts'
import { type Figure, median, microseconds, round, timedSlice } from './figures.ts'
import { recordOf } from './play.ts'

const LENGTHS = [100, 300, 1000, 3000]
const PLAYERS = PLAYER_NAMES.map((_, i) => i + 1)
/** The number of games from which the longest is chosen. */
const GAMES_TRIED = 40
const HELD = 20

/** Measures how a game's costs grow with the number of players and of answers. */
export function benchGrowth(game: Game, seconds: number): Figure[] {
  return [...withPlayers(game, seconds), ...withLength(game, seconds)]
}

/** Returns a header for this many players, or null if no variant allows them. */
function headerOf(game: Game, players: number): Header | null {
  for (const variant of game.options.find(option => option.name === 'variant')?.values ?? [null]) {
    const options: Header['options'] = variant ? { variant: variant.id } : {}
    const [least, most] = game.players(options)
    if (players < least || players > most) continue
    const seats = PLAYER_NAMES.slice(0, players)
    return { ...headerFor(game, 0, 'growth'), options, seats, seed: `growth-${players}` }
  }
  return null
}

function withPlayers(game: Game, seconds: number): Figure[] {
  // Warm up, or the first figure would include the cost of compilation.
  for (const players of PLAYERS) {
    const header = headerOf(game, players)
    if (header) timedSlice(seconds / 2, n => playOut(game, { ...header, seed: `warm-${n}` }).decisions)
  }
  return PLAYERS.flatMap(players => {
    const header = headerOf(game, players)
    if (!header) return []
    const at = `${game.id}.players${players}`
    const { work, seconds: took } = timedSlice(
      seconds,
      n => playOut(game, { ...header, seed: `growth-${n}` }).decisions,
    )
    const { match } = recordOf(game, header, 300)
    return [
      { name: `${at}.decisionsPerSecond`, value: Math.round(work / took.all), unit: 'decisions/s' },
      { name: `${at}.stateBytes`, value: JSON.stringify(match.state).length, unit: 'bytes' },
      ...costs(at, match, seconds / 6),
    ]
  })
}

/** Measures the time to copy and hash a state, make a view, and fork a match. */
function costs(at: string, match: Match, seconds: number): Figure[] {
  const measured = (run: () => unknown) => round(microseconds(seconds, run), 2)
  return [
    { name: `${at}.copy`, value: measured(() => copy(match.state)), unit: 'µs' },
    { name: `${at}.view`, value: measured(() => match.view(0)), unit: 'µs' },
    { name: `${at}.hash`, value: measured(() => match.hash()), unit: 'µs' },
    { name: `${at}.fork`, value: measured(() => match.fork()), unit: 'µs' },
  ]
}

function withLength(game: Game, seconds: number): Figure[] {
  const header = longest(game)
  if (!header) return []
  return LENGTHS.flatMap(length => {
    const { record, match } = recordOf(game, header, length)
    if (record.lines.length < length) return []
    const at = `${game.id}.answers${length}`
    const kept = recordOf(game, { ...header, practice: true }, length).match
    return [
      ...costs(at, match, seconds / 6),
      {
        name: `${at}.replay`,
        value: round(microseconds(seconds / 3, () => replay(game, record)) / 1000, 2),
        unit: 'ms',
      },
      {
        name: `${at}.forkHalfway`,
        value: round(
          microseconds(seconds / 6, () => match.fork({ at: length >> 1 })),
          2,
        ),
        unit: 'µs',
      },
      {
        name: `${at}.undoAndAgain`,
        value: round(
          microseconds(seconds / 6, () => undoAndRedo(kept)),
          2,
        ),
        unit: 'µs',
      },
      { name: `${at}.memory`, value: round(memoryOf(() => recordOf(game, header, length).match)), unit: 'KB a match' },
      { name: `${at}.headlessMemory`, value: round(memoryOf(() => match.fork())), unit: 'KB a headless match' },
    ]
  })
}

/** Returns the header of the longest of several random games with the maximum number of players. */
function longest(game: Game): Header | null {
  const header = PLAYERS.map(players => headerOf(game, players)).findLast(found => found !== null)
  if (!header) return null
  const games = Array.from({ length: GAMES_TRIED }, (_, n) => playOut(game, { ...header, seed: `long-${n}` }))
  return games.sort((a, b) => b.decisions - a.decisions)[0]!.header
}

function undoAndRedo(match: Match): void {
  const last = match.moves.at(-1)!
  match.rewind(match.length - 1)
  match.play(last)
}

/** The objects held while memory is measured. The list is at module level, so that they can't be collected early. */
const held: unknown[] = []

/** Measures an object's memory in KB. Takes the median of three measurements, because the machine may be busy. */
function memoryOf(make: () => unknown): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const settled = () => {
    // Collect more than once, because one collection may release objects that kept others alive.
    for (let i = 0; i < 3; i++) collect()
    return process.memoryUsage().heapUsed
  }
  make()
  const weights = [1, 2, 3].map(() => {
    const before = settled()
    for (let i = 0; i < HELD; i++) held.push(make())
    const weight = (settled() - before) / HELD / 1024
    held.length = 0
    return weight
  })
  return median(weights)
}
