import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { joinSome, jsonLine, quote, vocabularyOf } from '../commands/index.ts'
import type { Game, Header } from '../kernel/index.ts'
import { gameOf, newHeader, playFile, readBytes, UserError } from '../storage/index.ts'
import { messagesIn } from '../text/index.ts'
import { type Choices, chosenOptions, withChoices } from './choices.ts'
import { type CommandResult, type Environment, print, printJson, printNotice } from './environment.ts'
import { GAME_LINES, type Output, OutputFile, type OutputKind, SVG_FILE, standardOutput, TABLE } from './output-file.ts'
import { asUsageError, savedFile, settingsFor } from './place.ts'
import { clock, progressBar } from './progress-bar.ts'
import { LIMIT_OPTION, registerSeatPrograms } from './seat-programs.ts'
import { allOf, STANDARD } from './source.ts'

/** Command-line errors are always in English. */
const ENGLISH = messagesIn('en')

interface SimOptions extends Choices {
  readonly games: string
  readonly from: string
  readonly seats?: string
  readonly rotate?: boolean
  readonly talk?: boolean
  readonly start?: string
  readonly seed: string
  readonly jobs: string
  readonly json?: boolean
  readonly csv?: string
  readonly svg?: string
  readonly jsonl?: string
  readonly merge?: readonly string[]
  readonly force?: boolean
  readonly limit: string
}

/** The conventional exit code for Ctrl+C. */
const INTERRUPTED = 130

/** Adds `cantrip sim [game]`, which plays many games between bots and prints statistics. */
export function addSim(program: Command, environment: Environment, outcome: CommandResult): void {
  const sim = program
    .command('sim')
    .usage('[game] [options]')
    .description('let bots play many games and print statistics')
    .argument('[game]', 'the game (default: the first one)')
    .option('--games <n>', 'how many games to play', '100')
    .option('--from <n>', 'the number of the first game, to continue or split up a run', '0')
    .option('--seats <bots>', 'who sits where, separated by commas: bot:mentor,exec:./mybot')
    .option(...LIMIT_OPTION)
    .option('--rotate', 'try every seating order, one game after another')
    .option('--talk', 'let the bots bargain with each other if the game has bargains')
    .option('--start <file>', 'start every game from this saved game or move file, each with its own dice')
    .option('--seed <seed>', 'the seed of the run; game n uses SEED-n', '1')
    .option('--jobs <n>', 'how many threads to use', '1')
  withChoices(sim)
    .option('--json', 'print the statistics as JSON')
    .option('--csv <file>', 'write one row per game to this CSV file (- prints them)')
    .option('--svg <file>', 'write a chart to this file (- prints it)')
    .option('--jsonl <file>', 'write one line of JSON per game to this file during the run (- prints them)')
    .option('--force', 'overwrite existing files of the same type, but never any others')
    .option('--merge <files...>', 'play no games; print the combined statistics of these JSONL files')
    .action(async (id: string | undefined, options: SimOptions, command: Command) => {
      // Check the files before playing, so that a long run doesn't fail at the end.
      const output = outputsOf(environment, options)
      const lab = await import('../lab/sim/index.ts')
      let games: import('../lab/sim/index.ts').SimGame[]
      if (options.merge)
        games = lab.mergeLines(await Promise.all(options.merge.map(name => linesIn(environment, name))))
      else {
        const run = await play(
          environment,
          id,
          { ...options, start: startFile(environment, options, command) },
          output.jsonl,
        )
        games = run.games
        if (run.interrupted) outcome.code = INTERRUPTED
      }
      games.sort((a, b) => a.n - b.n)
      const report = lab.reportOn(games)
      if (options.json) printJson(environment, report)
      else if (!output.isPrinted) print(environment, ...lab.reportText(report, await clockOf(environment, games)))
      output.csv?.write(lab.reportCsv(games))
      output.svg?.write(lab.simChart(games))
    })
}

/** Returns the game's unit of time, or the default if the game is unknown. */
async function clockOf(environment: Environment, [first]: readonly { readonly game: string }[]): Promise<string> {
  const { games } = await environment.library()
  return vocabularyOf(ENGLISH, games.find(({ id }) => id === first?.game) ?? null).clock
}

/**
 * Returns the outputs of a run. Throws UserError if a file would overwrite something else, or if two outputs would both
 * go to standard output.
 */
function outputsOf(environment: Environment, { csv, svg, jsonl, json, merge, force }: SimOptions) {
  // Merged games have already been played, so don't write them again.
  const names = { csv, svg, jsonl: merge ? undefined : jsonl }
  const printed = [...Object.values(names).filter(name => name === STANDARD), ...(json ? [STANDARD] : [])]
  if (printed.length > 1) throw new UserError('Only one of --json, --csv -, --svg - and --jsonl - can be printed.', 2)
  const files: OutputFile[] = []
  const output = (name: string | undefined, kind: OutputKind): Output | undefined => {
    if (name === undefined) return undefined
    if (name === STANDARD) return standardOutput(environment)
    const file = new OutputFile(name, kind, force)
    if (files.some(other => file.isSame(other)))
      throw new UserError('--csv, --svg and --jsonl each need a file of their own.', 2)
    files.push(file)
    return file
  }
  return {
    csv: output(names.csv, TABLE),
    svg: output(names.svg, SVG_FILE),
    jsonl: output(names.jsonl, GAME_LINES),
    isPrinted: printed.length > 0,
  }
}

async function play(environment: Environment, id: string | undefined, options: SimOptions, jsonl: Output | undefined) {
  const sim = await import('../lab/sim/index.ts')
  const { games: library } = await environment.library()
  const start = options.start === undefined ? undefined : beginningOf(options.start, library)
  const known = id ?? start?.header.game
  const game = known === undefined ? library[0] : asUsageError(() => gameOf(known, library))
  if (!game) throw new UserError('There are no games here.')
  const count = whole('--games', options.games, 1)
  const from = whole('--from', options.from, 0)
  const jobs = whole('--jobs', options.jobs, 1)
  const { seats, programs } = await registerSeatPrograms(game.id, options.seats ?? '', options.limit)
  const { header, bots } = await tableFor(game, { ...options, seats: seats || undefined }, start?.header)
  if (options.talk && !game.bargains) {
    const others = library.filter(({ bargains }) => bargains).map(({ title }) => title)
    throw new UserError(`${game.title} has no bargains; --talk works only with ${joinSome(ENGLISH, others)}.`, 2)
  }
  const { seed, rotate = false, talk = false } = options
  const plan = { header, seed, bots, programs, rotate, talk, ...(start ? { start } : {}) }
  const lines: import('../lab/sim/index.ts').SimGame[] = []
  jsonl?.write('')
  let stopped = false
  let end = () => {}
  const stop = () => {
    stopped = true
    end()
  }
  const bar = progressBar(environment, count)
  /** The start times of the games in progress (ms), by game number. */
  const open = new Map<number, number>()
  const openGames = () =>
    joinSome(
      ENGLISH,
      [...open].map(([n, since]) => `${sim.seedOf(plan, n)} (for ${clock(performance.now() - since)})`),
      { last: 'and' },
    )
  const slowGameTimer = setInterval(() => {
    if ([...open.values()].some(since => performance.now() - since > SLOW_GAME))
      printNotice(environment, `Still playing ${openGames()}.`)
  }, SLOW_GAME)
  const watch = {
    begins: (n: number) => {
      open.set(n, performance.now())
    },
    game: (line: (typeof lines)[number]) => {
      open.delete(line.n)
      lines.push(line)
      jsonl?.add(`${jsonLine(line)}\n`)
      bar.show(lines.length)
    },
    stopped: () => stopped,
    onEnd: (act: () => void) => {
      end = act
    },
  }
  const numbers = Array.from({ length: count }, (_, i) => from + i)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    bar.show(0)
    // Use a worker thread even for one job, so that the main thread can handle signals and report slow games.
    if (sim.canShare()) await sim.runShared(plan, numbers, jobs, watch)
    else await sim.runHere(game, plan, numbers, watch)
  } finally {
    clearInterval(slowGameTimer)
    process.removeListener('SIGINT', stop)
    process.removeListener('SIGTERM', stop)
    bar.clear()
  }
  if (stopped) {
    printNotice(environment, `Stopped after ${lines.length} of ${count} games; these are their results.`)
    if (open.size > 0) printNotice(environment, `Not finished: ${openGames()}.`)
  }
  return { games: lines, interrupted: stopped }
}

/** Returns the path of the game to continue. The option is either a path or the name of a saved game. */
const startFile = (environment: Environment, { start }: SimOptions, command: Command): string | undefined =>
  start === undefined || existsSync(start) ? start : savedFile(start, settingsFor(environment, command).saveFolder)

/** Reads the game from which a run starts. Throws UserError if it can't be played or is already over. */
function beginningOf(path: string, games: readonly Game[]) {
  const { match, problems } = playFile(path, games)
  if (problems[0] !== undefined) throw new UserError(problems[0])
  if (match.over) throw new UserError(`The game in ${quote(path)} is over, so there is nothing to continue.`, 2)
  return { header: match.header, moves: [...match.moves] }
}

/**
 * Returns the header and the bots by seat. Throws UserError if a seat has no bot, or if the game doesn't support this
 * number of seats.
 */
async function tableFor(
  game: Game,
  options: SimOptions,
  begun?: Header,
): Promise<{ header: Omit<Header, 'seed'>; bots: string[] }> {
  const { findBot, botNames } = await import('../bots/index.ts')
  const known = joinSome(ENGLISH, botNames(game.id), { last: 'or' })
  const usual = Array<string>(begun?.seats.length ?? 1).fill(botNames(game.id)[0] ?? '')
  const given = (options.seats ?? usual.join()).split(',').map(name => name.trim())
  const bots = given.map(name => {
    const bot = name.startsWith('bot:') ? findBot(game.id, name.slice(4)) : undefined
    if (!bot)
      throw new UserError(`--seats takes bots separated by commas, each of them ${known}, not ${quote(name)}.`, 2)
    return bot.name
  })
  if (begun) {
    const { seed: _seed, ...header } = begun
    if (bots.length !== begun.seats.length)
      throw new UserError(
        `--seats must name a bot for each of the ${begun.seats.length} seats of the game, not ${bots.length}.`,
        2,
      )
    return { header, bots }
  }
  const seats = bots.map((bot, seat) => (bots.indexOf(bot) === bots.lastIndexOf(bot) ? bot : `${bot} ${seat + 1}`))
  try {
    const { seed: _seed, ...header } = newHeader(game, {
      options: chosenOptions(game, options),
      seats,
      seed: options.seed,
    })
    return { header, bots }
  } catch (error) {
    throw error instanceof UserError ? new UserError(error.message, 2, { cause: error }) : error
  }
}

/** The time after which a slow game is reported (ms). */
const SLOW_GAME = 300_000

function whole(name: string, text: string, least: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= least) return Number(text)
  throw new UserError(`${name} must be a whole number, ${least} or more, not ${quote(text)}.`, 2)
}

/** The maximum size of a merged file in bytes, enough for more than a hundred thousand games. */
const MAX_MERGED = 256 * 1024 * 1024

/** Reads a file of games or standard input. Throws UserError if it cannot be read. */
async function linesIn(environment: Environment, name: string): Promise<{ name: string; text: string }> {
  const bytes = name === STANDARD ? await allOf(environment.stdin, MAX_MERGED) : readBytes(name, MAX_MERGED)
  return { name, text: new TextDecoder().decode(bytes) }
}
