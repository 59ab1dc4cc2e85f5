import type { Command } from 'commander'
import { normalized } from '../commands/index.ts'
import { type Guest, joinTable, openTables, tableSocket } from '../server/index.ts'
import { type EffectiveSettings, hostedTable, saveNameError, savePath, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type CommandResult, type Environment, wordsFor } from './environment.ts'
import { Keyboard } from './keyboard.ts'
import { isPlain, settingsFor } from './place.ts'
import { RULES } from './sit.ts'
import { HALL_OPTION, hallFor, seatWords } from './tables.ts'

const MAX_GUESSES = 3

interface JoinOptions {
  readonly hall?: string
  readonly seat?: string
  readonly watch?: boolean
  readonly take?: boolean
}

export function addJoin(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('join')
    .usage('NAME [options]')
    .description('join an open table')
    .argument('<NAME>', 'the table, as listed by "cantrip tables"')
    .option('--seat <name>', 'the name of the seat')
    .option('--watch', 'watch the game, seeing only what everyone may see')
    .option('--take', 'take over the seat if someone else has it')
    .option(...HALL_OPTION)
    .action(async (name: string, options: JoinOptions, command: Command) => {
      const plain = isPlain(environment, command)
      const hall = hallFor(environment, options)
      await reopenIdleTable(hall, name, settingsFor(environment, command).saveFolder)
      const seat = options.watch ? null : await seatFor(environment, hall, name, options.seat)
      environment.listening?.()
      const keyboard = new Keyboard(environment.stdin)
      const guest = await joinSeat(environment, keyboard, { hall, name, seat, take: options.take === true })
      outcome.code = await playAt(environment, keyboard, guest, settingsFor(environment, command), { plain })
    })
}

/**
 * Reopens the user's own hosted table if it isn't open, for example because it was idle. Throws UserError if the table
 * doesn't open.
 */
async function reopenIdleTable(hall: string, name: string, saveFolder: string): Promise<void> {
  if (saveNameError(name) !== null) return
  const path = savePath(saveFolder, name)
  const standing = hostedTable(path)
  if (standing?.hall !== hall || (await openTables(hall)).some(table => table.name === name)) return
  const { reopen } = await import('./host.ts')
  await reopen(path, standing)
}

async function seatFor(
  environment: Environment,
  hall: string,
  name: string,
  typed: string | undefined,
): Promise<string> {
  if (typed !== undefined) return typed
  const table = (await openTables(hall)).find(known => normalized(known.name) === normalized(name))
  if (!table) throw new UserError(sentence('table-not-open', { table: name }))
  const { seats } = table.people
  const [only] = seats
  if (seats.length === 1 && only) return only.name
  const words = wordsFor(environment)
  const known = seats.map(seat => words.get('shell-seat-of', { name: seat.name, how: seatWords(words, seat) }))
  throw new UserError(sentence('shell-which-seat', { seats: known.join(', ') }), 2)
}

/** The seat that a player wants at a table. `seat` is null to watch. */
export interface WantedSeat {
  readonly hall: string
  readonly name: string
  readonly seat: string | null
  readonly take: boolean
}

/** Joins a table, and prompts for a passphrase if needed. Throws UserError if the table refuses. */
export async function joinSeat(
  environment: Environment,
  keyboard: Keyboard,
  { hall, name, seat, take }: WantedSeat,
): Promise<Guest> {
  const { games } = await environment.library()
  const path = tableSocket(hall, name)
  const words = wordsFor(environment)
  let phrase: string | null = null
  for (let guesses = 0; ; guesses++) {
    const joining = await joinTable(
      path,
      name,
      { seat, phrase, take },
      games,
      environment.wish ?? { language: 'en', isChosen: true },
    )
    if (joining.kind === 'in') return joining.guest
    const { wants, sentence: refusal } = joining
    if (wants === 'take') throw new UserError(sentence('shell-take-instead', { trouble: refusal }))
    if (wants !== 'phrase' || guesses === MAX_GUESSES) throw new UserError(refusal)
    phrase = await keyboard.secret(
      environment.stdout,
      `${phrase === null ? words.get('shell-phrase-of', { name: seat ?? '' }) : words.get('shell-phrase-again', { trouble: refusal })} `,
    )
    if (phrase === null || phrase === '') throw new UserError(sentence('shell-no-phrase'))
  }
}

/** Plays at a table until the player leaves. Returns the exit code. */
export async function playAt(
  environment: Environment,
  keyboard: Keyboard,
  guest: Guest,
  inForce: EffectiveSettings,
  { plain, isVisitor = false }: { readonly plain: boolean; readonly isVisitor?: boolean },
): Promise<number> {
  if (!plain) {
    await keyboard.release()
    return environment.screen({ kind: 'join', guest, isVisitor, inForce, newSeed: environment.newSeed })
  }
  const { plainIo, playShared } = await import('../plain/index.ts')
  const io = await plainIo({ isAscii: environment.isAscii, input: keyboard, output: environment.stdout })
  return playShared(guest, io, {
    hints: inForce.settings.hints,
    wantsFew: inForce.settings.questions === 'few',
    words: game => wordsFor(environment, [game]),
    ...RULES,
  })
}
