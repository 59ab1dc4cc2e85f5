import type { Command, CommanderError } from 'commander'
import { joinSome, quote, similarWords, visible } from '../commands/index.ts'
import { capital, messagesIn } from '../text/index.ts'

/** Command-line errors are always in English. */
const ENGLISH = messagesIn('en')

/** Returns the sentence for a command-line error, with suggestions. */
export function sentenceFor(error: CommanderError, program: Command, args: readonly string[]): string {
  const command = commandIn(program, args)
  const called = command === program ? '' : `${pathOf(command)} `
  const help = `"cantrip ${called}--help" shows how to use it.`
  const named = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownOption': {
      const known = [...command.options, ...(command === program ? [] : program.options)].flatMap(
        ({ long }) => long ?? [],
      )
      known.push('--help')
      const near = similarWords(named, known)
      const meant =
        near.length > 0
          ? ` Did you mean ${joinSome(ENGLISH, near)}?`
          : ` The options are ${joinSome(ENGLISH, known, { last: 'and', most: 40 })}.`
      return `${command === program ? `There is no option ${quote(named)}` : `"${pathOf(command)}" has no option ${quote(named)}`}.${meant} ${help}`
    }
    case 'commander.unknownCommand':
      return unknownCommandText(named, program)
    case 'commander.optionMissingArgument':
      return `The option ${named} needs a value. ${help}`
    case 'commander.missingArgument':
      return `"${pathOf(command)}" needs a ${named}: cantrip ${called}${command.usage()}. ${help}`
    case 'commander.excessArguments':
      return `"${pathOf(command)}" was given too many arguments. ${help}`
    default:
      return `${capital(visible(error.message).replace(/^error: /, ''))} ${help}`
  }
}

/** Returns a command's full path without the program's name. */
export const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** Returns the subcommands that help shows. */
export const visibleCommands = (command: Command): readonly Command[] => command.createHelp().visibleCommands(command)

/** Returns the error for an unknown command. */
export function unknownCommandText(word: string, program: Command): string {
  const known = visibleCommands(program).map(command => command.name())
  const near = similarWords(word, known)
  const meant =
    near.length > 0
      ? ` Did you mean ${joinSome(
          ENGLISH,
          near.map(name => `"${name}"`),
        )}?`
      : ''
  return `There is no command ${quote(word)}.${meant} The commands are ${joinSome(ENGLISH, known, { last: 'and', most: 40 })}.`
}

/** Returns the command or subcommand that the arguments name, or the program. */
function commandIn(program: Command, args: readonly string[]): Command {
  const [arg, ...rest] = args
  if (arg === undefined) return program
  return commandIn(program.commands.find(command => command.name() === arg) ?? program, rest)
}
