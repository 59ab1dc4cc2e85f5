import type { Command } from 'commander'
import { hallFolder, type OpenTable, openTables } from '../server/index.ts'
import { atHome } from '../storage/index.ts'
import { type House, print } from './house.ts'
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
      const tables = await openTables(hall)
      if (tables.length === 0) print(house, `No table is open in ${hall}; "cantrip host" opens one.`)
      for (const table of tables) print(house, tableLine(table))
    })
}

/** A table as a list shows it: its game, how far it is, and who sits where. */
export function tableLine({ name, game, people, when, over }: OpenTable): string {
  const seats = people.seats.map(seat => `${seat.name} (${seatWords(seat)})`)
  const watching = people.watching === 0 ? '' : `; ${people.watching} watching`
  return `${name}: ${game}, ${over ? 'over' : when}; ${seats.join(', ')}${watching}`
}

/** How a seat stands. */
export function seatWords({ here, bot, locked }: OpenTable['people']['seats'][number]): string {
  return `${bot ? 'a bot' : here ? 'taken' : 'free'}${locked ? ', pass-phrase' : ''}`
}
