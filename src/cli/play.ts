import type { Command } from 'commander'
import type { Game, Header } from '../kernel/index.ts'
import { gameOf, namesIn, newHeader, newSavePath, type SettingsInForce, savePath, Trouble } from '../storage/index.ts'
import type { House } from './house.ts'
import { asCommanded, settingsFor } from './place.ts'
import type { Outcome } from './program.ts'
import { sitDown } from './sit.ts'

interface PlayOptions {
  readonly seats?: string
  readonly seed?: string
  readonly variant?: string
  readonly map?: string
  readonly set?: readonly string[]
  readonly practice?: boolean
  readonly name?: string
}

/** `cantrip play [game]`: begins a game. */
export function addPlay(program: Command, house: House, outcome: Outcome): void {
  program
    .command('play')
    .usage('[game] [options]')
    .description('begin a game')
    .argument('[game]', 'which game; the first on the shelf where none is named')
    .option('--seats <names>', 'who plays, with commas between: Ann,Ben')
    .option('--seed <seed>', 'begin the very game this seed stands for')
    .option('--variant <variant>', 'the variant of the game')
    .option('--map <map>', 'how the map is laid')
    .option('--set <name=value>', 'any other choice of the game; may be said more than once', collected)
    .option('--practice', 'everything may be taken back, and the record says so')
    .option('--name <name>', 'what the saved game is called')
    .action(async (id: string | undefined, options: PlayOptions, command: Command) => {
      const inForce = settingsFor(house, command)
      const { games } = await house.shelf()
      const game = id === undefined ? games[0] : gameOf(id, games)
      if (!game) throw new Trouble('There are no games here.')
      const { header, path } = asCommanded(() => {
        const header = headerFrom(game, options, inForce, house.newSeed)
        const named = options.name === undefined ? null : savePath(inForce.saveFolder, options.name)
        return { header, path: named ?? newSavePath(inForce.saveFolder, header) }
      })
      outcome.code = await sitDown(house, command, inForce, header, path)
    })
}

function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text]
}

function headerFrom(game: Game, options: PlayOptions, { settings }: SettingsInForce, newSeed: () => string): Header {
  const choices: Record<string, string> = {}
  if (options.variant !== undefined) choices.variant = options.variant
  if (options.map !== undefined) choices.map = options.map
  for (const text of options.set ?? []) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? []
    if (name === undefined || value === undefined)
      throw new Trouble(`--set takes a choice and its value, such as --set map=auto, not "${text}".`)
    choices[name] = value
  }
  const wishes = { options: choices, seed: options.seed ?? newSeed(), practice: options.practice }
  if (options.seats !== undefined) return newHeader(game, { ...wishes, seats: namesIn(options.seats) })
  return usualTable(game, wishes, settings.names)
}

/** The table of the settings where it suits the game and its choices, else as few as can play. */
function usualTable(game: Game, wishes: Parameters<typeof newHeader>[1], names: readonly string[]): Header {
  const header = newHeader(game, wishes)
  if (names.length === 0) return header
  try {
    return newHeader(game, { ...wishes, seats: names })
  } catch {
    return header
  }
}
