import { Command, CommanderError } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { gameIds } from '../games/registry.ts'
import { Trouble, toldBy } from '../storage/index.ts'
import { sentence, type Wish } from '../text/index.ts'
import { sentenceFor, wrongCommand } from './complaints.ts'
import { addDoctor } from './doctor.ts'
import { addExport } from './export.ts'
import { addHost } from './host.ts'
import { addHostMenu } from './host-menu.ts'
import { type House, linesOf, print, remark, stackOf } from './house.ts'
import { addJoin } from './join.ts'
import { addLearn } from './learn.ts'
import { wishFor } from './place.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addResume } from './resume.ts'
import { addRules } from './rules.ts'
import { addSaves } from './saves.ts'
import { addSeat } from './seat.ts'
import { addSettings } from './settings.ts'
import { addShow } from './show.ts'
import { addSim } from './sim.ts'
import { addTables } from './tables.ts'
import { openTitle } from './title.ts'

/** The version of the program. */
export const VERSION = packageFile.version

const [FIRST = ''] = gameIds

const EXAMPLES = `
Examples:
  cantrip                                       the title screen
  cantrip learn                                 a first game, with a guide
${example(`play ${FIRST}`, 'a game alone')}
${example(`play ${FIRST} --seats Ann,Ben`, 'two at one keyboard')}
${example(`play ${FIRST} --seed 1982 --plain`, 'the game of that seed, line by line')}
  cantrip resume                                on with the game played last
  cantrip replay saves/examples/FILE.moves      a game that comes with cantrip

Without a terminal, with TERM=dumb or with --plain everything is told line by line.
Games are saved in the saves/ of a checkout, else in the user's data folder
(~/.local/share/cantrip/saves); --saves FOLDER or CANTRIP_SAVES names another.
CANTRIP_THEME, _GLYPHS, _SPEED, _LANG, _HINTS, _MOUSE and _NAMES go before what
"cantrip settings" keeps.`

/** A command with what it begins, in two columns. */
function example(command: string, text: string): string {
  return `  ${`cantrip ${command}`.padEnd(45)} ${text}`
}

/** What a command gives back through: its exit code. */
export interface Outcome {
  code: number
  /** In which language the command speaks, once it is known. */
  wish?: Wish
}

/** Runs the program with these arguments; gives the exit code: 0, 1 where something failed, 2 for a wrong command line. */
export async function run(args: readonly string[], house: House): Promise<number> {
  const outcome: Outcome = { code: 0 }
  const program = programFor(house, outcome)
  try {
    await program.parseAsync(args, { from: 'user' })
    return outcome.code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      remark(house, `cantrip: ${sentenceFor(error, program, args)}`)
      return 2
    }
    return complain({ stderr: house.stderr, env: house.env, wish: outcome.wish }, error)
  }
}

/** Says what went wrong in a sentence, with a stack only for those who look for it; gives the exit code. */
export function complain(house: Pick<House, 'stderr' | 'env' | 'wish'>, error: unknown): number {
  const debug = house.env.CANTRIP_DEBUG === '1'
  if (error instanceof Trouble) {
    remark(house, sentence('shell-complaint', { trouble: error.words }))
    if (debug && error.cause) remark(house, ...stackOf(error.cause))
    return error.code
  }
  remark(house, sentence('shell-own-fault', { why: toldBy(error) }))
  if (debug) remark(house, ...stackOf(error))
  else remark(house, sentence('shell-report'))
  return 1
}

function programFor(world: House, outcome: Outcome): Command {
  let wish: Wish = { language: 'en', isChosen: true }
  // The same house, whose games are told in the language of the command; only what is asked of it is loaded.
  const house: House = Object.create(world, {
    shelf: { value: (ids?: readonly string[]) => world.shelf(ids, wish.language) },
    wish: { get: () => wish },
  })
  const program = new Command('cantrip')
    .description('The classic board games of wizardry in a terminal.')
    .version(VERSION, '-V, --version', 'say which version this is')
    .helpOption('-h, --help', 'say what can be said')
    .helpCommand('help [command]', 'say more of a command')
    .option('--plain', 'play line by line: no cursor movement, fit for screen readers')
    .option('--theme <name>', 'the colours: dusk, light, colour-blind or mono')
    .option('--glyphs <set>', 'the signs of the map: auto, unicode or ascii')
    .option('--lang <code>', 'the language you are spoken to in: auto, en or de')
    .option('--saves <folder>', 'where games are saved')
    .addHelpText('after', EXAMPLES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: text => print(house, ...linesOf(text)),
      // What is wrong is said by `sentenceFor`, once.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(house.stdout.columns || 100, 100),
    })
    .exitOverride()
    .hook('preAction', (_program, command) => {
      wish = wishFor(house, command)
      outcome.wish = wish
    })
    .allowExcessArguments()
    .action(async (_options, command: Command) => {
      const [word] = command.args
      if (word !== undefined) throw new Trouble(wrongCommand(word, command), 2)
      outcome.code = await openTitle(house, command)
    })
  const commands = [
    ...[
      addLearn,
      addPlay,
      addResume,
      addSaves,
      addReplay,
      addShow,
      addExport,
      addSim,
      addRules,
      addSettings,
      addDoctor,
    ],
    ...[addHost, addJoin, addTables, addSeat, addHostMenu],
  ]
  for (const add of commands) add(program, house, outcome)
  for (const command of program.commands) command.allowExcessArguments(false)
  return program
}
