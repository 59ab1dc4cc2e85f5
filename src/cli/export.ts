import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { visibleSeed } from '../kernel/index.ts'
import { diskWords, exportMoves, GameSession, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Environment, printNotice, printText } from './environment.ts'
import { settingsFor } from './place.ts'
import { playSource, readSource, STANDARD } from './source.ts'

export function addExport(program: Command, environment: Environment): void {
  program
    .command('export')
    .usage('FILE [options]')
    .description('write a game as a move file that you can read and edit')
    .argument('<FILE>', 'a saved game (file or name), a move file, example:NAME, or - for standard input')
    .option('-o, --output <file>', 'a new file to write to (default: -, standard output)')
    .action(async (name: string, { output }: { output?: string }, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const { games } = await environment.library()
      const source = await readSource(environment, name, saveFolder)
      const { match, notes, error } = playSource(source, games)
      if (error !== null) throw error
      printNotice(environment, ...notes)
      const { game, header, over } = match
      if (visibleSeed(header, over) === null) throw new UserError(sentence('shell-seed-secret', { path: source.name }))
      const text = exportMoves(game, GameSession.branch(match, null).record)
      if (output === undefined || output === STANDARD) {
        printText(environment, text)
        return
      }
      try {
        writeFileSync(output, text, { flag: 'wx' })
      } catch (error) {
        const values = { file: output, why: diskWords(error) }
        throw new UserError(sentence('shell-output-unwritable', values), 1, { cause: error })
      }
      printNotice(environment, sentence('shell-exported', { file: output }))
    })
}
