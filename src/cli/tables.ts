import type { Command } from 'commander'
import { hallFolder, type OpenTable, openTables } from '../server/index.ts'
import { atHome } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type House, print, wordsFor } from './house.ts'
import type { Outcome } from './program.ts'

/** The option that names the folder of open tables. */
export const HALL_OPTION = ['--hall <folder>', 'where open tables are found; CANTRIP_HALL says the same'] as const

/** The folder of open tables for this command. */
export function hallFor(house: House, { hall }: { readonly hall?: string }): string {
  return atHome(hall ?? hallFolder(house), house)
}

/** `cantrip tables`: lists the tables that can be joined. */
export function addTables(program: Command, house: House, _outcome: Outcome): void {
  program
    .command('tables')
    .usage('[options]')
    .description('list the tables that can be joined')
    .option(...HALL_OPTION)
    .action(async (options: { hall?: string }) => {
      const hall = hallFor(house, options)
      const words = wordsFor(house)
      const tables = await openTables(hall, words.language)
      if (tables.length === 0) print(house, sentence('shell-no-tables', { folder: hall }))
      for (const table of tables) print(house, tableLine(words, table))
    })
}

/** A table as a list shows it: its game, how far it is, and who sits where. */
export function tableLine(words: Messages, { name, game, people, when, over }: OpenTable): string {
  const seats = people.seats
    .map(seat => words.say('shell-seat-of', { name: seat.name, how: seatWords(words, seat) }))
    .join(', ')
  const values = { table: name, game, when: over ? words.say('shell-table-over') : when, seats }
  const { watching } = people
  return watching === 0
    ? words.say('shell-table-line', values)
    : words.say('shell-table-line-watched', { ...values, n: watching })
}

/** How a seat stands. */
export function seatWords(words: Messages, { here, bot, locked }: OpenTable['people']['seats'][number]): string {
  const sitter = here ? words.say('shell-seat-taken') : words.say('shell-seat-free')
  const how = bot ? words.say('shell-seat-bot') : sitter
  return locked ? words.say('shell-seat-locked', { how }) : how
}
