import type { Command } from 'commander'
import { type Header, toldSeed } from '../kernel/index.ts'
import { listSaves, type SaveEntry } from '../storage/index.ts'
import { type House, print } from './house.ts'
import { settingsFor } from './place.ts'
import type { Outcome } from './program.ts'

/** `cantrip saves`: lists the saved games. */
export function addSaves(program: Command, house: House, _outcome: Outcome): void {
  program
    .command('saves')
    .usage('[options]')
    .description('list the saved games')
    .action((_options: unknown, command: Command) => {
      const { saveFolder } = settingsFor(house, command)
      const entries = listSaves(saveFolder)
      if (entries.length === 0) print(house, `There are no saved games in ${saveFolder}; "cantrip play" begins one.`)
      else print(house, `Saved games in ${saveFolder}, the latest first:`, ...table(entries))
    })
}

function table(entries: readonly SaveEntry[]): string[] {
  const widest = Math.max(...entries.map(({ name }) => name.length))
  return entries.map(({ name, changed, header, answers, trouble }) => {
    const day = new Date(changed).toISOString().slice(0, 16).replace('T', ' ')
    const about = header ? aboutGame(header, answers) : `cannot be played: ${trouble}`
    return `  ${name.padEnd(widest)}  ${day}  ${about}`
  })
}

function aboutGame(header: Header, answers: number): string {
  // Whether the game is over is not looked at here, so that a secret seed stays one.
  const seed = toldSeed(header, false)
  return [
    header.game,
    ...header.seats,
    `${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    seed === null ? 'secret seed' : `seed ${seed}`,
    ...(header.practice ? ['practice'] : []),
  ].join(', ')
}
