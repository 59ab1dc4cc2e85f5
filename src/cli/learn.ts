import type { Command } from 'commander'
import { excerpt } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import { guidedHeader, guidesOf } from '../server/guide.ts'
import { DEFAULT_NAMES, gameOf, newSavePath, UserError } from '../storage/index.ts'
import { type Sentence, sentence } from '../text/index.ts'
import type { CommandResult, Environment } from './environment.ts'
import { asUsageError, settingsFor } from './place.ts'
import { playNewGame } from './sit.ts'

/** Adds `cantrip learn [game] [lesson]`, which starts a guided first game or one of the later lessons. */
export function addLearn(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('learn')
    .usage('[game] [lesson] [options]')
    .description('learn a game by playing it (five to ten minutes)')
    .argument('[game]', 'the game (default: the first with a guide)')
    .argument('[lesson]', 'the lesson, if the game has several')
    .action(async (id: string | undefined, lesson: string | undefined, _options: unknown, command: Command) => {
      const inForce = settingsFor(environment, command)
      const { games } = await environment.library()
      const game = id === undefined ? games.find(({ guide }) => guide) : asUsageError(() => gameOf(id, games))
      const header = game && guidedHeader(game, inForce.settings.names[0] ?? DEFAULT_NAMES[0], lesson)
      if (!header && game && lesson !== undefined) throw new UserError(noSuchLesson(game, lesson), 2)
      if (!header)
        throw new UserError(game ? sentence('shell-no-guide', { game: game.title }) : sentence('shell-no-guide-here'))
      outcome.code = await playNewGame(environment, command, inForce, header, newSavePath(inForce.saveFolder, header))
    })
}

/** Returns the error for an unknown lesson. It lists the known lessons. */
function noSuchLesson(game: Game, lesson: string): Sentence {
  const names = guidesOf(game).flatMap(({ name }) => name ?? [])
  const values = { game: game.title, lesson: excerpt(lesson) }
  return names.length === 0
    ? sentence('shell-one-lesson', values)
    : sentence('shell-no-lesson', { ...values, lessons: { items: names, last: 'or' } })
}
