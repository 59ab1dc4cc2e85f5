import type { Command } from 'commander'
import { plainly } from '../commands/index.ts'
import { type Guest, joinTable, openTables, tableSocket } from '../server/index.ts'
import { type SettingsInForce, Trouble } from '../storage/index.ts'
import type { House } from './house.ts'
import { Keyboard } from './keyboard.ts'
import { isPlain, settingsFor } from './place.ts'
import type { Outcome } from './program.ts'
import { rulesIn } from './sit.ts'
import { HALL_OPTION, hallFor, seatWords } from './tables.ts'

/** How often a pass-phrase may be said. */
const MOST_GUESSES = 3

interface JoinOptions {
  readonly hall?: string
  readonly seat?: string
  readonly watch?: boolean
  readonly take?: boolean
}

/** `cantrip join NAME`: sits down at a table that somebody hosts. */
export function addJoin(program: Command, house: House, outcome: Outcome): void {
  program
    .command('join')
    .usage('NAME [options]')
    .description('sit down at a table that somebody hosts')
    .argument('<NAME>', 'the table; "cantrip tables" lists those there are')
    .option('--seat <name>', 'whose seat')
    .option('--watch', 'watch, and see what everybody may see')
    .option('--take', 'take the seat over from whoever sits there')
    .option(...HALL_OPTION)
    .action(async (name: string, options: JoinOptions, command: Command) => {
      const plain = isPlain(house, command)
      const hall = hallFor(house, options)
      const seat = options.watch ? null : await seatFor(hall, name, options.seat)
      house.listening?.()
      const keyboard = new Keyboard(house.stdin)
      const guest = await sitDownAt(house, keyboard, { hall, name, seat, take: options.take === true })
      outcome.code = await playAt(house, keyboard, guest, settingsFor(house, command), { plain })
    })
}

async function seatFor(hall: string, name: string, said: string | undefined): Promise<string> {
  if (said !== undefined) return said
  const table = (await openTables(hall)).find(known => plainly(known.name) === plainly(name))
  if (!table) throw new Trouble(`There is no open table called ${name}; "cantrip tables" lists those there are.`)
  const { seats } = table.people
  const [only] = seats
  if (seats.length === 1 && only) return only.name
  const known = seats.map(seat => `${seat.name} (${seatWords(seat)})`)
  throw new Trouble(`Which seat? --seat takes one of ${known.join(', ')}; --watch watches.`, 2)
}

/** A seat somebody wants; null watches. */
export interface WantedSeat {
  readonly hall: string
  readonly name: string
  readonly seat: string | null
  readonly take: boolean
}

/** Goes to a table and asks for what it wants to know. Throws Trouble where one cannot sit down there. */
export async function sitDownAt(
  house: House,
  keyboard: Keyboard,
  { hall, name, seat, take }: WantedSeat,
): Promise<Guest> {
  const { games } = await house.shelf()
  const path = tableSocket(hall, name)
  let phrase: string | null = null
  for (let guesses = 0; ; guesses++) {
    const joining = await joinTable(path, name, { seat, phrase, take }, games)
    if (joining.kind === 'in') return joining.guest
    const { wants, sentence } = joining
    if (wants === 'take') throw new Trouble(`${sentence} --take sits down there instead.`)
    if (wants !== 'phrase' || guesses === MOST_GUESSES) throw new Trouble(sentence)
    phrase = await keyboard.secret(
      house.stdout,
      phrase === null ? `The pass-phrase of ${seat}: ` : `${sentence} Again: `,
    )
    if (phrase === null || phrase === '') throw new Trouble('No pass-phrase was said.')
  }
}

/** Plays at a table until somebody leaves it; gives the exit code. */
export async function playAt(
  house: House,
  keyboard: Keyboard,
  guest: Guest,
  inForce: SettingsInForce,
  { plain, isVisitor = false }: { readonly plain: boolean; readonly isVisitor?: boolean },
): Promise<number> {
  if (!plain) {
    await keyboard.release()
    return house.screen({ kind: 'join', guest, isVisitor, inForce, newSeed: house.newSeed })
  }
  const { plainIo, playShared } = await import('../plain/index.ts')
  const { rulebooks } = await house.shelf()
  const io = await plainIo({ input: keyboard, output: house.stdout })
  return playShared(guest, io, { hints: inForce.settings.hints, ...rulesIn(rulebooks) })
}
