import { type Command, type Help, Option } from 'commander'
import { gameIds } from '../games/registry.ts'
import { Trouble } from '../storage/index.ts'
import { wrongCommand } from './complaints.ts'
import { exampleNames } from './source.ts'

/** An option whose help says what it takes, and which variable of the environment says the same. */
class KnownOption extends Option {
  constructor(
    flags: string,
    text: string,
    choices: readonly string[],
    /** The variable of the environment, or nothing. */
    readonly variable = '',
  ) {
    super(flags, text)
    // Only told: what is wrong with a value is said by whoever uses it, in a sentence.
    if (choices.length > 0) this.argChoices = [...choices]
  }
}

/** An option that takes one of these values, and whose variable of the environment says the same. */
export const known = (flags: string, text: string, choices: readonly string[], variable?: string): Option =>
  new KnownOption(flags, text, choices, variable)

/** An option as help tells of it. */
export function optionAbout(option: Option): string {
  const more = [
    ...(option.argChoices ? [`choices: ${option.argChoices.join(', ')}`] : []),
    ...(typeof option.defaultValue === 'string' ? [`default: ${option.defaultValue}`] : []),
    ...(option instanceof KnownOption && option.variable !== '' ? [`env: ${option.variable}`] : []),
  ]
  return more.length > 0 ? `${option.description} (${more.join('; ')})` : option.description
}

/** Games in the library, for examples: the one that stands first, and the last. */
const [ONE = '', ...REST] = gameIds
const OTHER = REST.at(-1) ?? ONE

/** A line of the shell, and what comes of it. */
type Example = readonly [line: string, about: string]

/** What commands look like, by command. Every line is run by a test. */
export function examplesByCommand(): Readonly<Record<string, readonly Example[]>> {
  const ships = exampleNames()
  const [watched = ''] = ships
  const long = ships.at(-1) ?? watched
  return {
    cantrip: [
      ['cantrip', 'the title screen'],
      ['cantrip learn', 'a first game, with a guide'],
      [`cantrip play ${ONE}`, 'a game alone'],
      [`cantrip play ${ONE} --seats Ann,Ben`, 'two at one keyboard'],
      [`cantrip play ${ONE} --seed 1982 --plain`, 'the game of that seed, line by line'],
      ['cantrip resume', 'on with the game played last'],
      [`cantrip replay ${watched}`, 'a game that comes with cantrip'],
    ],
    learn: [['cantrip learn --plain', 'line by line, for screen readers']],
    play: [
      [`cantrip play ${OTHER}`, 'you, and bots where more must play'],
      [`cantrip play ${ONE} --seats Ann,bot:mentor`, 'against a bot'],
      [`cantrip play ${ONE} --daily`, 'the game of today, the same for everybody'],
      [`cantrip play ${ONE} --name friday`, 'kept as friday, for cantrip resume friday'],
    ],
    resume: [['cantrip resume friday', 'on with the game of that name']],
    saves: [
      ['cantrip saves', 'all of them, the latest first'],
      ['cantrip saves --json', 'the same for a program to read'],
    ],
    'saves rename': [['cantrip saves rename friday saturday', 'friday is called saturday from now on']],
    'saves delete': [['cantrip saves delete saturday --yes', 'gone for good, without being asked']],
    stats: [['cantrip stats', 'what you have played and won']],
    replay: [
      [`cantrip replay ${watched}`, 'all that happens in a game, told'],
      [`cantrip replay --check ${watched} ${long}`, 'whether both play, for tests'],
      [`cantrip replay ${watched} --json`, 'an event a line, for a program to read'],
    ],
    show: [
      [`cantrip show ${long} --at 42`, 'how it stood after 42 answers'],
      [`cantrip show ${long} --view map --svg -`, 'a picture of the board'],
    ],
    share: [[`cantrip share ${watched} -o -`, 'a page that shows it, for a browser']],
    export: [['cantrip export friday -o -', 'the game as a move file']],
    sim: [
      [`cantrip sim ${ONE} --games 2 --seats bot:wanderer`, 'two games and their figures'],
      [`cantrip sim ${ONE} --games 2 --seats bot:wanderer --json`, 'figures as JSON'],
    ],
    engine: [['cantrip engine', 'lines of JSON: docs/protocol.md']],
    rules: [
      ['cantrip rules 1', 'the first chapter'],
      ['cantrip rules winning', 'all that speak of it'],
      [`cantrip rules ${OTHER}`, 'the chapters of another game'],
    ],
    settings: [
      ['cantrip settings', 'all of them'],
      ['cantrip settings theme light', 'light, for good'],
      ['cantrip settings theme usual', 'as it was'],
    ],
    doctor: [['cantrip doctor', 'whether all is well here']],
    host: [
      ['cantrip host --seats Ann,Ben --name eve', 'a table for two that stays open until Ctrl+C'],
      ['cantrip host --all', 'every table that was open when the machine was stopped'],
    ],
    join: [['cantrip join eve --seat Ann', 'sits down there']],
    tables: [['cantrip tables', 'the open ones']],
    turns: [['cantrip turns --seat Ann', 'the tables that wait for Ann, in one line']],
    seat: [['cantrip seat friday Ann --free', 'anybody may sit there']],
    'host-menu': [['cantrip host-menu --may-begin', 'for the forced command of a login']],
  }
}

/** A command by all of its words but the program's. */
export const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** A command's examples as lines of help. */
export function exampleLines(command: Command): string[] {
  const examples = examplesByCommand()[pathOf(command)] ?? []
  if (examples.length === 0) return []
  const widest = Math.max(...examples.map(([line]) => line.length))
  return ['', 'Examples:', ...examples.map(([line, about]) => `  ${line.padEnd(Math.min(widest, 46))}  ${about}`)]
}

/** How help is put: what an option takes beside it, and the options of every command with each. */
export const HELP: Partial<Help> = { showGlobalOptions: true, optionDescription: optionAbout }

/** `cantrip help [command]`: the same as `cantrip COMMAND --help`. */
export function addHelp(program: Command): void {
  program
    .command('help')
    .usage('[command]')
    .description('say more of a command')
    .argument('[command...]', 'which command')
    .action((path: readonly string[]) => {
      let found = program
      for (const word of path) {
        const next = found.commands.find(command => command.name() === word)
        if (!next) throw new Trouble(wrongCommand(word, found), 2)
        found = next
      }
      found.outputHelp()
    })
}
