import { excerpt } from '../commands/index.ts'
import type { SeatProgram } from '../lab/exec/bot.ts'
import { namesIn, Trouble } from '../storage/index.ts'
import { sentence } from '../text/index.ts'

/** The option that says how long a program may take. */
export const LIMIT_OPTION = ['--limit <seconds>', 'how long a program (exec:) may take over an answer', '10'] as const

/** What stands before the command of a program that takes a seat. */
const EXEC = 'exec:'

/**
 * Lets the programs among these seats (`Ann,exec:./mybot`) play a game, and gives the seats with the names of their bots.
 * Only the command line of whoever runs cantrip says so: no file, no visitor and nobody at a table.
 */
export async function seatPrograms(
  game: string,
  seats: string,
  limit: string,
): Promise<{ seats: string; programs: SeatProgram[] }> {
  if (!namesIn(seats).some(name => name.startsWith(EXEC))) return { seats, programs: [] }
  const { enlist, programCalled } = await import('../lab/exec/bot.ts')
  const programs: SeatProgram[] = []
  const named = namesIn(seats).map(name => {
    if (!name.startsWith(EXEC)) return name
    const program = programCalled(name.slice(EXEC.length), milliseconds(limit))
    enlist(game, program)
    programs.push(program)
    return `bot:${program.name}`
  })
  return { seats: named.join(','), programs }
}

function milliseconds(said: string): number {
  const seconds = Number(said)
  if (/^\d{1,4}(\.\d+)?$/.test(said) && seconds > 0) return seconds * 1000
  throw new Trouble(sentence('shell-limit-seconds', { said: excerpt(said) }), 2)
}
