import { excerpt } from '../commands/index.ts'
import type { SeatProgram } from '../lab/exec/bot.ts'
import { PERSON, readBytes, readSave, splitNames, UserError } from '../storage/index.ts'
import { type Sentence, sentence } from '../text/index.ts'

export const LIMIT_OPTION = ['--limit <seconds>', 'how long a program (exec:) may think about a move', '10'] as const

const EXEC = 'exec:'
const BOT = 'bot:'

/**
 * Registers the programs among these seats (`Ann,exec:./mybot`) as bots, and returns the seats with the bots' names.
 * Only the user's own command line can start programs. Files, visitors and other players can't.
 */
export async function registerSeatPrograms(
  game: string,
  seats: string,
  limit: string,
): Promise<{ seats: string; programs: SeatProgram[] }> {
  if (!splitNames(seats).some(name => name.startsWith(EXEC))) return { seats, programs: [] }
  const { registerProgram, nameProgram } = await import('../lab/exec/bot.ts')
  const programs: SeatProgram[] = []
  const named = splitNames(seats).map(name => {
    if (!name.startsWith(EXEC)) return name
    const program = nameProgram(name.slice(EXEC.length), milliseconds(limit))
    registerProgram(game, program)
    programs.push(program)
    return `bot:${program.name}`
  })
  return { seats: named.join(','), programs }
}

/** The option that lets programs resume their seats in a saved game. It can be repeated. */
export const PROGRAM_OPTION = [
  '--program <command...>',
  "let this program (exec:) continue in its seat; saves don't store its command",
] as const

export interface ProgramOptions {
  readonly program?: readonly string[]
  readonly limit: string
}

/**
 * Registers programs for the seats that they had in a saved game. Returns a sentence for each seat with a missing bot,
 * because a person will play it instead. Throws UserError for a program without a seat.
 */
export async function resumeSeatPrograms(path: string, { program = [], limit }: ProgramOptions): Promise<Sentence[]> {
  const { header, lines } = readSave(readBytes(path), path)
  const seating = lines.findLast(line => 'players' in line)
  const players = (seating && 'players' in seating ? seating.players : header.players) ?? header.seats.map(() => PERSON)
  if (!players.some(player => player.startsWith(BOT)) && program.length === 0) return []
  for (const command of program) {
    const { registerProgram, nameProgram } = await import('../lab/exec/bot.ts')
    const found = nameProgram(command.replace(/^exec:/, ''), milliseconds(limit))
    if (!players.includes(BOT + found.name)) {
      const seats = { items: players.map((player, i) => `${header.seats[i]} (${player})`) }
      throw new UserError(sentence('shell-no-seat-of-program', { name: found.name, seats }), 2)
    }
    registerProgram(header.game, found)
  }
  const { botOf } = await import('../bots/index.ts')
  return players.flatMap((player, seat) =>
    player.startsWith(BOT) && botOf(header.game, player) === undefined
      ? [sentence('shell-bot-not-here', { name: header.seats[seat] ?? '', bot: player })]
      : [],
  )
}

function milliseconds(typed: string): number {
  const seconds = Number(typed)
  if (/^\d{1,4}(\.\d+)?$/.test(typed) && seconds > 0) return seconds * 1000
  throw new UserError(sentence('shell-limit-seconds', { input: excerpt(typed) }), 2)
}
