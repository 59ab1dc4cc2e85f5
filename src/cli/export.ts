import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { visibleSeed } from '../kernel/index.ts'
import { diskWords, exportMoves, loadSave, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Environment, linesOf, print, remark } from './environment.ts'
import { savedFile, settingsFor } from './place.ts'
import { STANDARD, sourceCalled } from './source.ts'

export function addExport(program: Command, environment: Environment): void {
  program
    .command('export')
    .usage('SAVE [options]')
    .description('write a saved game as a move file that you can read and edit')
    .argument('<SAVE>', 'a saved game, by name or file, or - for standard input')
    .option('-o, --output <file>', 'a new file to write to (default: -, standard output)')
    .action(async (name: string, { output }: { output?: string }, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const { games } = await environment.library()
      const { name: path, bytes } =
        name === STANDARD
          ? await sourceCalled(environment, name, saveFolder)
          : { name: savedFile(name, saveFolder), bytes: undefined }
      const { game, match, record, notes } = loadSave(path, games, bytes)
      remark(environment, ...notes)
      if (visibleSeed(record.header, match.over) === null) throw new UserError(sentence('shell-seed-secret', { path }))
      const text = exportMoves(game, record)
      if (output === undefined || output === STANDARD) {
        print(environment, ...linesOf(text))
        return
      }
      try {
        writeFileSync(output, text, { flag: 'wx' })
      } catch (error) {
        const values = { file: output, why: diskWords(error) }
        throw new UserError(sentence('shell-output-unwritable', values), 1, { cause: error })
      }
      remark(environment, sentence('shell-exported', { file: output }))
    })
}
