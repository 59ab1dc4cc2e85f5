import type { Command } from 'commander'
import { listSaves, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type CommandResult, type Environment, printNotice } from './environment.ts'
import { savedFile, settingsFor } from './place.ts'
import { LIMIT_OPTION, PROGRAM_OPTION, type ProgramOptions, resumeSeatPrograms } from './seat-programs.ts'
import { playSavedGame } from './sit.ts'

export function addResume(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('resume')
    .usage('[name] [options]')
    .description('continue a saved game')
    .argument('[name]', 'the saved game, by name or file (default: the one played last)')
    .option(...PROGRAM_OPTION)
    .option(...LIMIT_OPTION)
    .action(async (name: string | undefined, options: ProgramOptions, command: Command) => {
      const settings = settingsFor(environment, command)
      const { saveFolder } = settings
      const path = name === undefined ? latest(saveFolder) : savedFile(name, saveFolder)
      await environment.library()
      const strangers = await resumeSeatPrograms(path, options)
      printNotice(environment, ...strangers)
      const inForce = { ...settings, notes: [...settings.notes, ...strangers] }
      outcome.code = await playSavedGame(environment, command, inForce, path)
    })
}

function latest(saveFolder: string): string {
  const [entry] = listSaves(saveFolder).filter(({ header }) => header !== null)
  if (entry) return entry.path
  throw new UserError(sentence('save-none', { folder: saveFolder }))
}
