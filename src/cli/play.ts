import type { Command } from 'commander'
import { excerpt } from '../commands/index.ts'
import type { Game, Header, Seeded } from '../kernel/index.ts'
import {
  dailySeed,
  type EffectiveSettings,
  gameOf,
  newHeader,
  newSavePath,
  savePath,
  seatsOf,
  splitNames,
  UserError,
} from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type Choices, chosenOptions, withChoices } from './choices.ts'
import { type CommandResult, type Environment, wordsFor } from './environment.ts'
import { asUsageError, settingsFor } from './place.ts'
import { LIMIT_OPTION, registerSeatPrograms } from './seat-programs.ts'
import { playNewGame } from './sit.ts'

export interface GameOptions extends Choices {
  readonly seats?: string
  readonly seed?: string
  readonly practice?: boolean
  readonly name?: string
  readonly limit: string
  readonly daily?: boolean
}

export function addPlay(program: Command, environment: Environment, outcome: CommandResult): void {
  const play = program
    .command('play')
    .usage('[game] [options]')
    .description('start a new game')
    .argument('[game]', 'the game (default: the first one)')
  withGameOptions(play).option(
    '--daily',
    'play the daily game, which has the same seed for everyone ("cantrip stats" compares the results)',
  )
  play.action(async (id: string | undefined, given: GameOptions, command: Command) => {
    if (given.daily && given.seed !== undefined) throw new UserError(sentence('shell-daily-or-seed'), 2)
    const options = given.daily ? { ...given, seed: dailySeed(new Date()) } : given
    const inForce = settingsFor(environment, command)
    const { game, header: begun, path } = await newGame(environment, id, options, inForce)
    const header =
      options.seats === undefined
        ? await withBots(wordsFor(environment, [game]), game, begun, inForce.settings.names)
        : begun
    outcome.code = await playNewGame(environment, command, inForce, header, path)
  })
}

export function withGameOptions(command: Command): Command {
  const seated = command
    .option('--seats <names>', 'who plays, separated by commas: Ann,bot:mentor,exec:./mybot')
    .option(...LIMIT_OPTION)
    .option('--seed <seed>', 'start the game with this seed')
  return withChoices(seated)
    .option('--practice', 'allow any answer to be undone; the save is marked as practice')
    .option('--name <name>', 'the name of the saved game')
}

/**
 * Returns the header and path of the game that the options describe. If they contain no seed, `seeded` supplies one.
 * Throws UserError for invalid options.
 */
export async function newGame(
  environment: Environment,
  id: string | undefined,
  options: GameOptions,
  inForce: EffectiveSettings,
  seeded: () => Seeded = () => ({ seed: environment.newSeed() }),
): Promise<{ game: Game; header: Header; path: string }> {
  const { games } = await environment.library(id === undefined ? undefined : [id])
  const game = id === undefined ? games[0] : asUsageError(() => gameOf(id, games))
  if (!game) throw new UserError(sentence('shell-no-games'))
  const seats = options.seats && (await registerSeatPrograms(game.id, options.seats, options.limit)).seats
  const rivals = await checkBots(game, seats)
  return asUsageError(() => {
    const header = headerFrom(wordsFor(environment, [game]), game, { ...options, seats }, inForce, seeded, rivals)
    const named = options.name === undefined ? null : savePath(inForce.saveFolder, options.name)
    return { game, header, path: named ?? newSavePath(inForce.saveFolder, header) }
  })
}

/**
 * Returns the game's player names for bots, or an empty list if no seat has a bot. Throws UserError for an unknown bot.
 */
export async function checkBots(game: Game, seats = ''): Promise<readonly string[]> {
  const named = splitNames(seats).filter(name => name.startsWith('bot:'))
  if (named.length === 0) return []
  const { botNames, botOf, rivalNames } = await import('../bots/index.ts')
  const known = { items: botNames(game.id), last: 'or' } as const
  const odd = named.find(name => !botOf(game.id, name))
  if (odd) throw new UserError(sentence('bot-unknown', { bot: excerpt(odd), game: game.title, known }), 2)
  return rivalNames(game.id)
}

function headerFrom(
  words: Messages,
  game: Game,
  options: GameOptions,
  { settings }: EffectiveSettings,
  seeded: () => Seeded,
  rivals: readonly string[],
): Header {
  const { seed, practice } = options
  const wishes = { options: chosenOptions(game, options), ...(seed === undefined ? seeded() : { seed }), practice }
  if (options.seats !== undefined)
    return newHeader(game, { ...wishes, ...seatsOf(splitNames(options.seats), words, rivals) })
  return defaultTable(game, wishes, settings.names)
}

/**
 * Returns a header with the players named in the settings. If there are none, or if the game can't be played by that
 * many, the header has the minimum number of players.
 */
function defaultTable(game: Game, wishes: Parameters<typeof newHeader>[1], names: readonly string[]): Header {
  const header = newHeader(game, wishes)
  if (names.length === 0) return header
  try {
    return newHeader(game, { ...wishes, seats: names })
  } catch {
    return header
  }
}

/**
 * Fills the seats of a game at one keyboard if the command line names no players. The players named in the settings, or
 * one person if there are none, take the first seats. The game's best bot takes the others.
 */
export async function withBots(words: Messages, game: Game, header: Header, names: readonly string[]): Promise<Header> {
  const persons = Math.max(1, names.length)
  if (header.seats.length <= persons) return header
  const { botNames, rivalNames } = await import('../bots/index.ts')
  const [best = ''] = botNames(game.id)
  const players = header.seats.map((name, seat) => (seat < persons ? (names[seat] ?? name) : best))
  return { ...header, ...seatsOf(players, words, rivalNames(game.id)) }
}
