import type { Bot } from '../../bots/index.ts'
import { type Game, type Header, Match, seedRandom } from '../../kernel/index.ts'
import { Fault, fuzzGame, headerFor, playOut, randomAnswer } from '../fuzz.ts'
import { type Figure, round, type Slice, timedSlice } from './figures.ts'

/** The performance targets, for games that have any. */
export const TARGETS: Readonly<
  Record<string, { random?: number; games?: number; checked?: number; load?: number; played?: number; engine?: number }>
> = {
  wizards: { random: 120_000, games: 350, checked: 45_000, load: 150 },
  elfenwizards: { random: 200_000, engine: 10_000 },
  'wizards-quest': { engine: 10_000 },
  'magic-realm': { played: 1_000 },
}
/** The number of warm-up games, enough for the code to be fully compiled. */
const WARM_UP_GAMES = 200

/**
 * Measures the steady speed of random play in three ways: headless, with one player (if the game allows it), and with
 * all checks of views and invariants.
 */
export function benchPlay(game: Game, seconds: number): Figure[] {
  const targets = TARGETS[game.id]
  const figures = steady(
    game,
    'random',
    targets?.random,
    seconds,
    n => playOut(game, headerFor(game, n, 'bench')).decisions,
  )
  const checked = (n: number) => decisionsOf(game, headerFor(game, n, 'bench'))
  figures.push(...steady(game, 'checked', targets?.checked, seconds, checked))
  const alone = soloHeader(game)
  if (!alone) return figures
  const { runs, seconds: took } = warmUp(seconds, n => playOut(game, { ...alone, seed: `bench-${n}` }).decisions)
  const value = round(runs / took.clock)
  const name = `${game.id}.solitaire.gamesPerSecond`
  return [...figures, { name, value, unit: 'games/s', ...(targets?.games && { target: { least: targets.games } }) }]
}

/**
 * Plays a game with all checks and returns the number of decisions. If it finds a fault, reports it on one line and
 * returns 0.
 */
export function decisionsOf(game: Game, header: Header): number {
  try {
    return fuzzGame(game, header, { deep: false }).decisions
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const [line = ''] = error.message.split('\n')
    process.stderr.write(`${game.id}, seed ${header.seed}: ${line.slice(0, 200)}\n`)
    return 0
  }
}

/**
 * Measures decisions per second by wall-clock time, by CPU time of the main thread, and by CPU time of all threads
 * (which includes compilation and garbage collection).
 */
function steady(
  game: Game,
  way: string,
  target: number | undefined,
  seconds: number,
  play: (n: number) => number,
): Figure[] {
  const { work, seconds: took } = warmUp(seconds, play)
  const name = `${game.id}.${way}`
  const unit = 'decisions/s'
  const rate = (time: number) => Math.round(work / time)
  const main = took.main === null ? [] : [{ name: `${name}.mainThread`, value: rate(took.main), unit }]
  return [
    { name: `${name}.decisionsPerSecond`, value: rate(took.clock), unit, ...(target && { target: { least: target } }) },
    ...main,
    { name: `${name}.allThreads`, value: rate(took.all), unit },
  ]
}

function warmUp(seconds: number, play: (n: number) => number): Slice {
  for (let n = 0; n < WARM_UP_GAMES; n++) play(n)
  return timedSlice(seconds, play, WARM_UP_GAMES)
}

/** Returns a header for one player, or null if the game needs more. */
function soloHeader(game: Game): Header | null {
  for (let n = 0; n < 6; n++) {
    const header = headerFor(game, n, 'alone')
    if (header.seats.length === 1) return header
  }
  return null
}

/** Records up to `most` answers by random play, or by a bot in every seat, with the same hashes as in a save. */
export function recordOf(game: Game, header: Header, most: number, bot?: Bot) {
  const match = Match.begin(game, header)
  const random = seedRandom(header.seed, 'play')
  const lines: { seat: number; id: string; hash: string }[] = []
  while (lines.length < most && !match.over) {
    const [question] = match.questions
    const answer =
      bot && question
        ? { seat: question.seat, id: bot.answer(match.view(question.seat), question, random) }
        : randomAnswer(random, match.questions)
    match.answer(answer.seat, answer.id)
    lines.push({ ...answer, hash: match.hash() })
  }
  return { record: { header, lines }, match }
}
