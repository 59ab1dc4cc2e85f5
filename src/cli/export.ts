import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { toldSeed } from '../kernel/index.ts'
import { diskWords, exportMoves, loadSave, Trouble } from '../storage/index.ts'
import { type House, linesOf, print, remark } from './house.ts'
import { savedFile, settingsFor } from './place.ts'
import type { Outcome } from './program.ts'

/** `cantrip export SAVE`: writes a saved game as a move file. */
export function addExport(program: Command, house: House, _outcome: Outcome): void {
  program
    .command('export')
    .usage('SAVE [options]')
    .description('write a saved game as a move file that a person can read and change')
    .argument('<SAVE>', 'a saved game, by its name or its file')
    .option('-o, --output <file>', 'a new file to write it to; it is printed where none is named')
    .action(async (name: string, { output }: { output?: string }, command: Command) => {
      const { saveFolder } = settingsFor(house, command)
      const { games } = await house.shelf()
      const path = savedFile(name, saveFolder)
      const { game, match, record, notes } = loadSave(path, games)
      remark(house, ...notes)
      if (toldSeed(record.header, match.over) === null)
        throw new Trouble(
          `The seed of ${path} is a secret until the game is over, and a move file would tell it; "cantrip replay" tells the game so far.`,
        )
      const text = exportMoves(game, record)
      if (output === undefined) {
        print(house, ...linesOf(text))
        return
      }
      try {
        writeFileSync(output, text, { flag: 'wx' })
      } catch (error) {
        throw new Trouble(`${output} cannot be written: ${diskWords(error)}; choose another file.`, 1, { cause: error })
      }
      remark(house, `Written to ${output}; "cantrip replay ${output}" plays it.`)
    })
}
