import type { Command } from 'commander'
import { guidedHeader } from '../server/guide.ts'
import { gameOf, newSavePath, Trouble, USUAL_NAMES } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import type { Environment } from './environment.ts'
import { settingsFor } from './place.ts'
import type { Outcome } from './program.ts'
import { sitDown } from './sit.ts'

/** `cantrip learn [game]`: a first game, with a guide. */
export function addLearn(program: Command, environment: Environment, outcome: Outcome): void {
  program
    .command('learn')
    .usage('[game] [options]')
    .description('learn a game by playing it, about ten minutes')
    .argument('[game]', 'which game; the first that has a guide where none is named')
    .action(async (id: string | undefined, _options: unknown, command: Command) => {
      const inForce = settingsFor(environment, command)
      const { games } = await environment.library()
      const game = id === undefined ? games.find(({ guide }) => guide) : gameOf(id, games)
      const header = game && guidedHeader(game, inForce.settings.names[0] ?? USUAL_NAMES[0])
      if (!header)
        throw new Trouble(game ? sentence('shell-no-guide', { game: game.title }) : sentence('shell-no-guide-here'))
      outcome.code = await sitDown(environment, command, inForce, header, newSavePath(inForce.saveFolder, header))
    })
}
