import { Command, CommanderError } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import {
  errorText,
  languageWanted,
  localeIn,
  SETTINGS,
  type SettingName,
  UserError,
  VARIABLES,
} from '../storage/index.ts'
import { type LanguageRequest, sentence } from '../text/index.ts'
import { explainChoices } from './choices.ts'
import { addCompletions } from './completions.ts'
import { addDoctor } from './doctor.ts'
import { addEngine } from './engine.ts'
import {
  type CommandResult,
  type Environment,
  print,
  printNotice,
  splitLines,
  stackOf,
  type Wording,
} from './environment.ts'
import { addExport } from './export.ts'
import { addHelp, exampleLines, HELP, known } from './help.ts'
import { addHost } from './host.ts'
import { addHostMenu } from './host-menu.ts'
import { addJoin } from './join.ts'
import { addLearn } from './learn.ts'
import { addManual } from './manual.ts'
import { effectiveSettingsFor, isAscii } from './place.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addResume } from './resume.ts'
import { addRules } from './rules.ts'
import { addSaves } from './saves.ts'
import { addSeat } from './seat.ts'
import { addSettings } from './settings.ts'
import { addShare } from './share.ts'
import { addShow } from './show.ts'
import { addSim } from './sim.ts'
import { addStats } from './stats.ts'
import { addTables, addTurns } from './tables.ts'
import { openTitle } from './title.ts'
import { sentenceFor, unknownCommandText } from './usage-errors.ts'

const VERSION = packageFile.version

const AFTER = `
With --plain, with TERM=dumb, or if there is no terminal, cantrip plays line by
line. A checkout saves games in its saves folder; otherwise, they are saved in your
data folder (~/.local/share/cantrip/saves). Command-line options override
environment variables, which override "cantrip settings". The file name - stands
for standard input or output. Exit codes: 0 success, 1 failure, 2 invalid command
line.`

const GROUPS = {
  'Play:': [addLearn, addPlay, addResume],
  'Saved and finished games:': [addSaves, addStats, addReplay, addShow, addShare, addExport],
  'Play with others:': [addHost, addJoin, addTables, addTurns, addSeat, addHostMenu],
  'Help and settings:': [addRules, addSettings, addDoctor, addHelp, addManual, addCompletions],
  'Bots and simulations:': [addSim, addEngine],
} as const

/** Runs the program. Returns the exit code: 0 for success, 1 for a failure, 2 for an invalid command line. */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const outcome: CommandResult = { code: 0 }
  const program = programFor(environment, outcome)
  try {
    await explainChoices(program, args, environment)
    await program.parseAsync(args, { from: 'user' })
    return outcome.code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      printNotice(environment, `cantrip: ${sentenceFor(error, program, args)}`)
      return 2
    }
    const { wish, isAscii } = outcome
    return reportError({ stderr: environment.stderr, env: environment.env, wish, isAscii }, error)
  }
}

/** Prints an error as a sentence, with a stack only in debug mode. Returns the exit code. */
export function reportError(environment: Pick<Environment, 'stderr' | 'env'> & Wording, error: unknown): number {
  const debug = environment.env.CANTRIP_DEBUG === '1'
  if (error instanceof UserError) {
    printNotice(environment, sentence('shell-complaint', { trouble: error.words }))
    if (debug && error.cause) printNotice(environment, ...stackOf(error.cause))
    return error.code
  }
  printNotice(environment, sentence('shell-own-fault', { why: errorText(error) }))
  if (debug) printNotice(environment, ...stackOf(error))
  else printNotice(environment, sentence('shell-report'))
  return 1
}

function programFor(given: Environment, outcome: CommandResult): Command {
  let wish: LanguageRequest = { language: 'en', isChosen: true }
  // The same environment, except that games load on demand and in the command's language.
  const environment: Environment = Object.create(given, {
    library: { value: (ids?: readonly string[]) => given.library(ids, wish.language) },
    wish: { get: () => wish },
    isAscii: { get: () => outcome.isAscii },
  })
  const program = new Command('cantrip')
    .description('The classic board games of wizardry in a terminal.')
    .version(VERSION, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .option('--plain', 'play line by line without cursor movement, for screen readers')
    .addOption(known('--theme <name>', 'the color theme', valuesFor('theme'), VARIABLES.theme))
    .addOption(known('--glyphs <set>', 'the symbols on the map and in text', valuesFor('glyphs'), VARIABLES.glyphs))
    .addOption(known('--lang <code>', 'the language cantrip uses', valuesFor('language'), VARIABLES.language))
    .addOption(known('--saves <folder>', 'the folder where games are saved', [], VARIABLES.saveFolder))
    .configureHelp(HELP)
    .configureOutput({
      writeOut: text => print(environment, ...splitLines(text)),
      // `sentenceFor` reports errors.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(environment.stdout.columns || 100, 100),
    })
    .exitOverride()
    .hook('preAction', (_program, command) => {
      const { settings } = effectiveSettingsFor(environment, command)
      wish = languageWanted(settings, localeIn(environment.env))
      outcome.wish = wish
      outcome.isAscii = isAscii(environment, settings)
    })
    .allowExcessArguments()
    .action(async (_options, command: Command) => {
      const [word] = command.args
      if (word !== undefined) throw new UserError(unknownCommandText(word, command), 2)
      outcome.code = await openTitle(environment, command)
    })
  for (const [group, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(group)
    for (const add of commands) add(program, environment, outcome)
  }
  finish(program)
  return program
}

/** Adds examples to every command, and rejects excess arguments. */
function finish(command: Command): void {
  command.addHelpText('after', () => [...exampleLines(command), ...(command.parent ? [] : [AFTER])].join('\n'))
  if (command.parent) command.allowExcessArguments(false)
  for (const below of command.commands) finish(below)
}

const valuesFor = (name: SettingName): readonly string[] =>
  SETTINGS.find(setting => setting.name === name)?.values ?? []
