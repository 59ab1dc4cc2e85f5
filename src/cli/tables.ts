import type { Command } from 'commander'
import { normalized } from '../commands/index.ts'
import { type OpenTable, openTables, tablesFolder } from '../server/index.ts'
import { atHome, splitNames } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { localTime } from './local-time.ts'
import { settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

export const HALL_OPTION = ['--hall <folder>', 'the folder of open tables (env: CANTRIP_HALL)'] as const

export function hallFor(environment: Environment, { hall }: { readonly hall?: string }): string {
  return atHome(hall ?? tablesFolder(environment), environment)
}

export function addTables(program: Command, environment: Environment): void {
  program
    .command('tables')
    .usage('[options]')
    .description('list the open tables')
    .option(...HALL_OPTION)
    .option('--json', 'print JSON')
    .action(async (options: { hall?: string; json?: boolean }) => {
      const hall = hallFor(environment, options)
      const words = wordsFor(environment)
      const tables = await openTables(hall, words.language)
      if (options.json) {
        printJson(environment, {
          cantrip: JSON_PROTOCOL,
          kind: 'tables',
          folder: hall,
          tables: tables.map(tableAsJson),
        })
        return
      }
      if (tables.length === 0) print(environment, sentence('shell-no-tables', { folder: hall }))
      for (const table of tables) print(environment, tableLine(words, table), ...waitingLines(words, table))
    })
}

function tableLine(words: Messages, { name, game, people, when, over }: OpenTable): string {
  const seats = people.seats
    .map(seat => words.get('shell-seat-of', { name: seat.name, how: seatWords(words, seat) }))
    .join(', ')
  const values = { table: name, game, when: over ? words.get('shell-table-over') : when, seats }
  const { watching } = people
  return watching === 0
    ? words.get('shell-table-line', values)
    : words.get('shell-table-line-watched', { ...values, n: watching })
}

/** Returns a line for each player that the table is waiting for, with the start of the turn and the decision. */
function waitingLines(words: Messages, { asked, over }: OpenTable): string[] {
  if (over) return []
  return asked.map(({ seat, since, what }) => {
    const values = { name: seat, since: localTime(Date.parse(since)) }
    return `  ${what === null ? words.get('shell-turn-of', values) : words.get('shell-turn-of-for', { ...values, what })}`
  })
}

/**
 * Adds `cantrip turns`, a one-line list of the tables that are waiting for a player, for use in a shell prompt. If
 * there are none, prints nothing, or an empty list with `--json`.
 */
export function addTurns(program: Command, environment: Environment): void {
  program
    .command('turns')
    .usage('[options]')
    .description('show which tables are waiting for whom, in one line for a shell prompt')
    .option('--seat <names>', 'only these seats, separated by commas (default: those in the setting "names", or all)')
    .option(...HALL_OPTION)
    .option('--json', 'print JSON')
    .action(async (options: { hall?: string; seat?: string; json?: boolean }, command: Command) => {
      const { settings } = settingsFor(environment, command)
      const wanted = (options.seat === undefined ? settings.names : splitNames(options.seat)).map(name =>
        normalized(name),
      )
      const tables = await openTables(hallFor(environment, options), wordsFor(environment).language)
      const waiting = tables.flatMap(({ name, over, people, asked }) => {
        const persons = people.seats.filter(({ bot }) => !bot).map(seat => seat.name)
        const seats = asked.filter(
          ({ seat }) => persons.includes(seat) && (wanted.length === 0 || wanted.includes(normalized(seat))),
        )
        return over || seats.length === 0 ? [] : [{ table: name, asked: seats }]
      })
      if (options.json) printJson(environment, { cantrip: JSON_PROTOCOL, kind: 'turns', turns: waiting })
      else if (waiting.length > 0)
        print(
          environment,
          waiting.map(({ table, asked }) => `${table}: ${asked.map(({ seat }) => seat).join(', ')}`).join('; '),
        )
    })
}

export function seatWords(words: Messages, { here, bot, locked }: OpenTable['people']['seats'][number]): string {
  const sitter = here ? words.get('shell-seat-taken') : words.get('shell-seat-free')
  const how = bot ? words.get('shell-seat-bot') : sitter
  return locked ? words.get('shell-seat-locked', { how }) : how
}

function tableAsJson({ name, game, people, when, over, asked }: OpenTable): object {
  return { name, game, when, over, seats: people.seats, watching: people.watching, asked }
}
