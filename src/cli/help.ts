import { type Command, type Help, Option } from 'commander'
import { gameIds } from '../games/registry.ts'
import { UserError } from '../storage/index.ts'
import { GameFlag } from './choices.ts'
import { exampleNames } from './source.ts'
import { pathOf, unknownCommandText } from './usage-errors.ts'

/** An option that shows its choices and environment variable in the help. */
class KnownOption extends Option {
  constructor(
    flags: string,
    text: string,
    choices: readonly string[],
    /** The name of the environment variable, or an empty string. */
    readonly variable = '',
  ) {
    super(flags, text)
    // The choices are only for help. Values are validated when they are used, with better messages.
    if (choices.length > 0) this.argChoices = [...choices]
  }
}

/** Creates an option that shows its choices and environment variable in the help. */
export const known = (flags: string, text: string, choices: readonly string[], variable?: string): Option =>
  new KnownOption(flags, text, choices, variable)

export function optionAbout(option: Option): string {
  const more = [
    ...(option.argChoices ? [`choices: ${option.argChoices.join(', ')}`] : []),
    ...(option instanceof GameFlag ? [`games: ${option.games.join(', ')}`] : []),
    ...(typeof option.defaultValue === 'string' ? [`default: ${option.defaultValue}`] : []),
    ...(option instanceof KnownOption && option.variable !== '' ? [`env: ${option.variable}`] : []),
  ]
  return more.length > 0 ? `${option.description} (${more.join('; ')})` : option.description
}

/** The games used in examples: the first and the last. */
const [ONE = '', ...REST] = gameIds
const OTHER = REST.at(-1) ?? ONE

/** A shell command and its effect. */
type Example = readonly [line: string, about: string]

/** Examples by command. A test runs every line. */
export function examplesByCommand(): Readonly<Record<string, readonly Example[]>> {
  const ships = exampleNames()
  const [watched = ''] = ships
  const long = ships.at(-1) ?? watched
  return {
    cantrip: [
      ['cantrip', 'open the title screen'],
      ['cantrip learn', 'learn to play, with a guide'],
      [`cantrip play ${ONE}`, 'play a game alone'],
      [`cantrip play ${ONE} --seats Ann,Ben`, 'play with two people at one keyboard'],
      [`cantrip play ${ONE} --seed 1982 --plain`, 'play with this seed, line by line'],
      ['cantrip resume', 'continue the game you played last'],
      [`cantrip replay ${watched}`, 'read a game that comes with cantrip'],
    ],
    learn: [['cantrip learn --plain', 'learn line by line, for screen readers']],
    play: [
      [`cantrip play ${OTHER}`, 'play with bots if the game needs more players'],
      [`cantrip play ${ONE} --seats Ann,bot:mentor`, 'play against a bot'],
      [`cantrip play ${ONE} --daily`, "play today's game, the same for everyone"],
      [`cantrip play ${ONE} --name friday`, 'save the game as friday'],
    ],
    resume: [['cantrip resume friday', 'continue the saved game friday']],
    saves: [
      ['cantrip saves', 'list all saved games, newest first'],
      ['cantrip saves --json', 'the same, as JSON'],
    ],
    'saves rename': [['cantrip saves rename friday saturday', 'rename friday to saturday']],
    'saves delete': [['cantrip saves delete saturday --yes', 'delete saturday without asking']],
    stats: [['cantrip stats', 'show what you have played and won']],
    replay: [
      [`cantrip replay ${watched}`, 'print everything that happens in a game'],
      [`cantrip replay --check ${watched} ${long}`, 'check that both can be replayed'],
      [`cantrip replay ${watched} --json`, 'one event per line, as JSON'],
    ],
    show: [
      [`cantrip show ${long} --at 42`, 'draw the position after 42 moves'],
      [`cantrip show ${long} --view map --svg -`, 'print a picture of the board'],
    ],
    share: [[`cantrip share ${watched} -o -`, 'print a web page that replays the game']],
    export: [['cantrip export friday -o -', 'print the game as a move file']],
    sim: [
      [`cantrip sim ${ONE} --games 2 --seats bot:wanderer`, 'play two games and print statistics'],
      [`cantrip sim ${ONE} --games 2 --seats bot:wanderer --json`, 'the same, as JSON'],
    ],
    engine: [['cantrip engine', 'exchange JSON lines (see docs/protocol.md)']],
    rules: [
      ['cantrip rules 1', 'show the first chapter'],
      ['cantrip rules winning', 'show every rule that mentions winning'],
      [`cantrip rules ${OTHER}`, 'list the chapters of another game'],
    ],
    settings: [
      ['cantrip settings', 'list all settings'],
      ['cantrip settings theme light', 'use the light theme from now on'],
      ['cantrip settings theme default', 'go back to the default theme'],
    ],
    doctor: [['cantrip doctor', 'check this installation']],
    host: [
      ['cantrip host --seats Ann,Ben --name eve', 'open a table for two until you press Ctrl+C'],
      ['cantrip host --all', 'reopen the tables after a restart'],
    ],
    join: [['cantrip join eve --seat Ann', 'join the table eve as Ann']],
    tables: [['cantrip tables', 'list the open tables']],
    turns: [['cantrip turns --seat Ann', 'list the tables waiting for Ann, in one line']],
    seat: [['cantrip seat friday Ann --free', "remove the passphrase from Ann's seat"]],
    'host-menu': [['cantrip host-menu --may-begin', 'show the menu (as ForceCommand in sshd_config)']],
  }
}

export function exampleLines(command: Command): string[] {
  const examples = examplesByCommand()[pathOf(command)] ?? []
  if (examples.length === 0) return []
  const widest = Math.max(...examples.map(([line]) => line.length))
  return ['', 'Examples:', ...examples.map(([line, about]) => `  ${line.padEnd(Math.min(widest, 46))}  ${about}`)]
}

/** The help settings: show choices with each option, and global options with each command. */
export const HELP: Partial<Help> = { showGlobalOptions: true, optionDescription: optionAbout }

/** Adds `cantrip help [command]`, which does the same as `cantrip COMMAND --help`. */
export function addHelp(program: Command): void {
  program
    .command('help')
    .usage('[command]')
    .description('show help for a command')
    .argument('[command...]', 'the command')
    .action((path: readonly string[]) => {
      let found = program
      for (const word of path) {
        // A game's name only selects the options to show.
        if (gameIds.includes(word) && found.registeredArguments.some(argument => argument.name() === 'game')) continue
        const next = found.commands.find(command => command.name() === word)
        if (!next) throw new UserError(unknownCommandText(word, found), 2)
        found = next
      }
      found.outputHelp()
    })
}
