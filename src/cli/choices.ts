import { type Command, Option } from 'commander'
import { excerpt } from '../commands/index.ts'
import { gameIds, packages } from '../games/registry.ts'
import type { Game, Header } from '../kernel/index.ts'
import { UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import type { Environment } from './environment.ts'

/** Game options on the command line. `--set` sets any option. Some options also have their own flag. */
export interface Choices {
  readonly set?: readonly string[]
}

/** The maximum number of choices that an error message lists. */
const MAX_LISTED = 8

/** The names and descriptions of all games' flags. */
const FLAGS = new Map(packages.flatMap(({ flags = {} }) => Object.entries(flags)))

const hasFlag = (id: string, name: string): boolean =>
  Object.hasOwn(packages.find(game => game.id === id)?.flags ?? {}, name)

/** A command-line option that only some games have. */
export class GameFlag extends Option {
  constructor(
    readonly option: string,
    about: string,
  ) {
    super(`--${option} <${option}>`, about)
  }

  /** The games that have this option. */
  get games(): readonly string[] {
    return gameIds.filter(id => hasFlag(id, this.option))
  }
}

export function withChoices(command: Command): Command {
  for (const [name, about] of FLAGS) command.addOption(new GameFlag(name, about))
  return command.option(
    '--set <name=value>',
    'set an option of the game; can be repeated ("cantrip play GAME --help" lists the options)',
    collected,
  )
}

const collected = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

/**
 * Returns the given game options by name. Throws UserError for a flag that the game doesn't have or a `--set` without a
 * value. Other options are checked when the header is made.
 */
export function chosenOptions(game: Game, given: Choices): Header['options'] {
  const flags = [...FLAGS.keys()].flatMap(name => {
    const value = (given as Readonly<Record<string, unknown>>)[name]
    if (typeof value !== 'string') return []
    if (game.options.some(option => option.name === name)) return [[name, value] as const]
    throw new UserError(unsupportedFlagText(game, name))
  })
  const sets = (given.set ?? []).map(text => {
    const at = text.indexOf('=')
    if (at >= 1) return [text.slice(0, at), text.slice(at + 1)] as const
    const [first] = game.options
    const example = first ? `${first.name}=${first.defaultValue}` : 'name=value'
    throw new UserError(sentence('shell-choice-and-value', { example, input: excerpt(text) }))
  })
  // Build the object from entries, so that even a name like `__proto__` becomes an own property.
  return Object.fromEntries([...flags, ...sets])
}

function unsupportedFlagText({ id, title, options }: Game, flag: string) {
  const values = { game: title, option: flag }
  if (options.length === 0) return sentence('shell-no-choices', values)
  const choices = options.flatMap(({ name, values }) =>
    values.map(value => (hasFlag(id, name) ? `--${name}=${value.id}` : `--set ${name}=${value.id}`)),
  )
  return choices.length > MAX_LISTED
    ? sentence('shell-many-choices', { ...values, id })
    : sentence('shell-other-choices', { ...values, choices: { items: choices, last: 'or' } })
}

/** Limits the help to one game and lists that game's options, if the command line asks for help and names a game. */
export async function explainChoices(program: Command, args: readonly string[], environment: Environment) {
  const id = args.find(word => gameIds.includes(word))
  if (id === undefined || !args.some(word => ['help', '--help', '-h'].includes(word))) return
  const { games } = await environment.library([id])
  const game = games.find(game => game.id === id)
  if (!game) return
  for (const command of program.commands) {
    const flags = command.options.filter(option => option instanceof GameFlag)
    for (const flag of flags) flag.hideHelp()
    if (flags.length > 0) command.addHelpText('after', () => optionLines(command, game))
  }
}

function optionLines(command: Command, { id, title, options }: Game): string {
  const rows = options.map(({ name, text, values, defaultValue }) => {
    const choices = values.map(value => value.id).join(', ')
    const flag = hasFlag(id, name) ? `--${name} <value>` : `--set ${name}=<value>`
    return [flag, `${text} (choices: ${choices}; default: ${defaultValue})`] as const
  })
  const width = Math.max(...rows.map(([flag]) => flag.length))
  const help = command.createHelp()
  help.prepareContext({ helpWidth: command.configureOutput().getOutHelpWidth?.() })
  return ['', `Options of ${title}:`, ...rows.map(([flag, about]) => help.formatItem(flag, width, about, help))].join(
    '\n',
  )
}
