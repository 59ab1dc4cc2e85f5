import type { Command } from 'commander'
import { listSaves, Trouble } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import type { Environment } from './environment.ts'
import { savedFile, settingsFor } from './place.ts'
import type { Outcome } from './program.ts'
import { sitAgain } from './sit.ts'

/** `cantrip resume [name]`: goes on with a saved game. */
export function addResume(program: Command, environment: Environment, outcome: Outcome): void {
  program
    .command('resume')
    .usage('[name] [options]')
    .description('go on with a saved game')
    .argument('[name]', 'which saved game, by its name or its file; the one played last where none is named')
    .action(async (name: string | undefined, _options: unknown, command: Command) => {
      const inForce = settingsFor(environment, command)
      const { saveFolder } = inForce
      const path = name === undefined ? latest(saveFolder) : savedFile(name, saveFolder)
      outcome.code = await sitAgain(environment, command, inForce, path)
    })
}

function latest(saveFolder: string): string {
  const [entry] = listSaves(saveFolder).filter(({ header }) => header !== null)
  if (entry) return entry.path
  throw new Trouble(sentence('save-none', { folder: saveFolder }))
}
