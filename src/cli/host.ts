import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { excerpt } from '../commands/index.ts'
import { type Endpoint, Host, openTables, SeatLocks, takeEndpoint } from '../server/index.ts'
import {
  diskWords,
  errorText,
  forgetHostedTable,
  GameSession,
  type HostedTable,
  hostedTables,
  makePrivate,
  PERSON,
  saveName,
  shellQuoted,
  storeHostedTable,
  UserError,
} from '../storage/index.ts'
import { type Sentence, sentence } from '../text/index.ts'
import { type CommandResult, type Environment, print, printNotice } from './environment.ts'
import { Keyboard, newPhrase } from './keyboard.ts'
import { savedFile, settingsFor } from './place.ts'
import { type GameOptions, newGame, withGameOptions } from './play.ts'
import { PROGRAM_OPTION, type ProgramOptions, resumeSeatPrograms } from './seat-programs.ts'
import { secretSeed } from './seed.ts'
import { HALL_OPTION, hallFor } from './tables.ts'

interface HostOptions extends GameOptions, ProgramOptions {
  readonly hall?: string
  readonly group?: string
  readonly game?: string
  readonly phrases?: boolean
  readonly onTurn?: string
  readonly idle?: string
  readonly all?: boolean
}

/** Adds `cantrip host [NAME]`, which opens a table for several users of this machine. */
export function addHost(program: Command, environment: Environment, outcome: CommandResult): void {
  const host = program
    .command('host')
    .usage('[NAME] [options]')
    .description('open a table that other users of this machine can join')
    .argument('[NAME]', 'the saved game to continue (default: a new game)')
    .option(...HALL_OPTION)
    .option('--group <group>', 'let members of this group join too')
    .option('--phrases', "set a passphrase for each player's seat first (bots need none)")
    .option('--on-turn <command>', "run this command when it's the turn of a player who isn't connected")
    .option(
      '--idle <minutes>',
      'close the table when nobody has been connected for this long; if you join it, it reopens',
    )
    .option('--all', 'reopen every table that was not closed with Ctrl+C, such as after a restart')
    .option(...PROGRAM_OPTION)
    .option('--game <game>', 'the game to start (default: the first one)')
  withGameOptions(host).action(async (name: string | undefined, options: HostOptions, command: Command) => {
    // Make sure that nobody else can read the files written from here on, because the record reveals every card.
    process.umask(0o077)
    const hall = hallFor(environment, options)
    const idle = minutesOf(options.idle)
    if (options.all) {
      if (name !== undefined) throw new UserError(sentence('shell-all-or-one'), 2)
      await reopenTables(environment, settingsFor(environment, command).saveFolder, options.onTurn)
      return
    }
    const inForce = settingsFor(environment, command)
    const { games } = await environment.library()
    const secret = () => ({ seed: secretSeed(), streams: 2 }) as const
    const made = name === undefined ? await newGame(environment, options.game, options, inForce, secret) : null
    const path = made?.path ?? savedFile(name ?? '', inForce.saveFolder)
    const endpoint = takeEndpoint(hall, saveName(path), options.group ?? null)
    try {
      if (!made) printNotice(environment, ...(await resumeSeatPrograms(path, options)))
      const session = made
        ? GameSession.begin(made.game, made.header, path, inForce.positions)
        : GameSession.resume(path, games, inForce.positions)
      if (session.header.streams === undefined && !session.match.over)
        printNotice(environment, sentence('shell-seed-guessable'))
      const asks = { isNew: made !== null, asksPhrases: options.phrases === true }
      const where = options.hall === undefined ? [] : ['--hall', shellQuoted(hall)]
      const standing = { hall, group: options.group ?? null, idle }
      const hosting = { ...asks, standing, where, onTurn: options.onTurn }
      outcome.code = await hostTable(environment, session, endpoint, hosting)
    } finally {
      endpoint.release()
    }
  })
}

/** Settings for hosting a table. */
interface HostingOptions {
  readonly isNew: boolean
  readonly asksPhrases: boolean
  readonly standing: HostedTable
  /** The arguments that guests need to find the table. */
  readonly where: readonly string[]
  /** The shell command to run when an absent player's turn begins. */
  readonly onTurn?: string
}

/** Hosts a table until it closes. Returns the exit code. */
async function hostTable(
  environment: Environment,
  session: GameSession,
  endpoint: Endpoint,
  { isNew, asksPhrases, standing, where, onTurn }: HostingOptions,
): Promise<0 | 1> {
  const { path, header } = session
  const stopped = environment.stopped?.() ?? Promise.resolve()
  let leave = (_why: 'over' | 'idle') => {}
  const left = new Promise<'over' | 'idle'>(resolve => {
    leave = resolve
  })
  const idleTimer = new IdleTimer(standing.idle, () => leave('idle'))
  try {
    if (path === null) throw new UserError(sentence('shell-table-needs-file'))
    makeSavePrivate(path)
    const name = saveName(path)
    const locks = new SeatLocks(path)
    const persons = header.seats.filter((_, seat) => session.players[seat] === PERSON)
    // Any passphrases from before the game existed belong to a deleted game with the same name.
    if (isNew) locks.forget()
    if (asksPhrases) await askPhrases(environment, locks, persons)
    const host = new Host(name, session, locks, {
      log: line => print(environment, line),
      fault: error => printNotice(environment, sentence('shell-own-fault', { why: errorText(error) })),
      turn: seat => {
        if (onTurn !== undefined) runTurnCommand(environment, onTurn, { table: name, seat, game: header.game })
      },
      present: n => idleTimer.present(n),
      deserted: () => leave('over'),
    })
    await host.open(endpoint)
    storeHostedTable(path, standing)
    idleTimer.present(0)
    environment.opened?.()
    print(
      environment,
      ...session.notes.splice(0),
      sentence('shell-table-open', { table: name, seats: header.seats.join(', ') }),
    )
    const seat = shellQuoted(persons[0] ?? header.seats[0] ?? '')
    print(environment, sentence('shell-table-join', { words: [shellQuoted(name), '--seat', seat, ...where].join(' ') }))
    const why = await Promise.race([stopped, left])
    idleTimer.end()
    const { ok, sentence: problem } = host.close(sentence('shell-host-closed'))
    // Forget a table if its game is over or its host closed it. A table that closed because it was idle or the machine
    // stopped can reopen.
    if (why === 'over' || why === 'SIGINT') forgetHostedTable(path)
    print(environment, problem ?? sentence('shell-table-closed', { path }))
    return ok ? 0 : 1
  } catch (error) {
    session.close()
    throw error
  }
}

/** Makes the save and its side files readable only by the host. Throws UserError if that fails. */
function makeSavePrivate(path: string): void {
  const name = basename(path)
  try {
    const beside = readdirSync(dirname(path), { withFileTypes: true }).filter(
      // Skip symlinks. We never create any.
      file => file.isFile() && file.name.startsWith(`${name}.`),
    )
    for (const file of [path, ...beside.map(file => join(dirname(path), file.name))]) makePrivate(file)
  } catch (error) {
    throw new UserError(sentence('shell-cannot-hide', { path, why: diskWords(error) }), 1, { cause: error })
  }
}

async function askPhrases(environment: Environment, locks: SeatLocks, seats: readonly string[]): Promise<void> {
  const keyboard = new Keyboard(environment.stdin)
  for (const seat of seats) {
    const phrase = await newPhrase(environment, keyboard, seat)
    if (phrase) await locks.set(seat, phrase)
  }
  await keyboard.release()
}

/** Calls `onIdle` once nobody has been at the table for `minutes` minutes. Never calls it if `minutes` is null. */
class IdleTimer {
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly minutes: number | null,
    private readonly onIdle: () => void,
  ) {}

  present(n: number): void {
    this.end()
    if (n === 0 && this.minutes !== null) this.timer = setTimeout(this.onIdle, this.minutes * 60_000)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}

/** Parses a number of minutes. Returns null if the input is undefined. Throws UserError if it is invalid. */
function minutesOf(typed: string | undefined): number | null {
  if (typed === undefined) return null
  if (/^[1-9]\d{0,4}$/.test(typed)) return Number(typed)
  throw new UserError(sentence('shell-idle-minutes', { input: excerpt(typed) }), 2)
}

/** The time limit for the notification command (ms). */
const COMMAND_TIMEOUT = 60_000

/**
 * Runs the host's notification command for an absent player. Its environment names the table, seat and game, and
 * contains no secrets.
 */
function runTurnCommand(
  environment: Environment,
  command: string,
  { table, seat, game }: Record<'table' | 'seat' | 'game', string>,
): void {
  const env = { ...process.env, CANTRIP_TABLE: table, CANTRIP_SEAT: seat, CANTRIP_GAME: game }
  const child = spawn(command, { shell: true, stdio: 'ignore', env, timeout: COMMAND_TIMEOUT })
  child.on('error', error =>
    printNotice(environment, sentence('shell-call-failed', { name: seat, why: error.message })),
  )
  child.on('exit', code => {
    if (code !== 0) printNotice(environment, sentence('shell-call-failed', { name: seat, why: exitText(code) }))
  })
}

const exitText = (code: number | null): Sentence =>
  code === null ? sentence('shell-call-killed') : sentence('shell-call-code', { code })

/**
 * Reopens every closed table that was hosted from this folder, each in its own process. Tries all of them, then throws
 * the first error if there was one.
 */
async function reopenTables(environment: Environment, saveFolder: string, onTurn: string | undefined): Promise<void> {
  const tables = hostedTables(saveFolder)
  let failure: unknown = null
  for (const { name, path, standing } of tables) {
    try {
      const isOpen = (await openTables(standing.hall)).some(table => table.name === name)
      if (!isOpen) await reopen(path, standing, onTurn)
      print(environment, sentence('shell-table-opened', { table: name }))
    } catch (error) {
      failure ??= error
    }
  }
  if (failure !== null) throw failure
  if (tables.length === 0) print(environment, sentence('shell-none-stand', { folder: saveFolder }))
}

/** Reopens a table with its previous settings in a new process. Throws UserError if the table does not open. */
export async function reopen(path: string, { hall, group, idle }: HostedTable, onTurn?: string): Promise<void> {
  const { hostDetached } = await import('./detached.ts')
  const args = [
    path,
    `--hall=${hall}`,
    ...(group === null ? [] : [`--group=${group}`]),
    ...(idle === null ? [] : [`--idle=${idle}`]),
    ...(onTurn === undefined ? [] : [`--on-turn=${onTurn}`]),
  ]
  await hostDetached(saveName(path), args, [])
}
