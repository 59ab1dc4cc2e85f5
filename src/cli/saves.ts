import type { Command } from 'commander'
import { type Header, toldSeed } from '../kernel/index.ts'
import { listSaves, type SaveEntry } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type House, print, wordsFor } from './house.ts'
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
      if (entries.length === 0) print(house, sentence('save-none-there', { folder: saveFolder }))
      else print(house, sentence('save-list', { folder: saveFolder }), ...table(wordsFor(house), entries))
    })
}

function table(words: Messages, entries: readonly SaveEntry[]): string[] {
  const widest = Math.max(...entries.map(({ name }) => name.length))
  return entries.map(({ name, changed, header, answers, trouble }) => {
    const day = new Date(changed).toISOString().slice(0, 16).replace('T', ' ')
    const about = header ? aboutGame(words, header, answers) : words.say('save-line-broken', { trouble: trouble ?? '' })
    return `  ${name.padEnd(widest)}  ${day}  ${about}`
  })
}

function aboutGame(words: Messages, header: Header, answers: number): string {
  // Whether the game is over is not looked at here, so that a secret seed stays one.
  const seed = toldSeed(header, false)
  return [
    header.game,
    ...header.seats,
    words.say('save-answers', { n: answers }),
    seed === null ? words.say('save-secret-seed') : words.say('save-seed', { seed }),
    ...(header.practice ? [words.say('save-practice')] : []),
  ].join(', ')
}
