import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { readCommand } from '../commands/index.ts'
import { type Game, matters, type PhrasedOption, type PhrasedQuestion } from '../kernel/index.ts'
import type { PlainIo } from '../plain/index.ts'
import { type OpenTable, openTables } from '../server/index.ts'
import {
  type EffectiveSettings,
  listSaves,
  newHeader,
  newSavePath,
  PERSON,
  saveName,
  saveNameError,
  savePath,
  seatsOf,
  splitNames,
  UserError,
} from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type CommandResult, type Environment, print, wordsFor } from './environment.ts'
import { joinSeat, playAt } from './join.ts'
import { Keyboard, newPhrase } from './keyboard.ts'
import { isPlain, settingsFor } from './place.ts'
import { checkBots } from './play.ts'
import { HALL_OPTION, hallFor, seatWords } from './tables.ts'

/** The maximum number of open tables. At this limit, visitors can't open another. */
const MAX_TABLES = 12
/** The maximum number of saved games offered. */
const MAX_OFFERED = 8

interface MenuOptions {
  readonly hall?: string
  readonly mayBegin?: boolean
  readonly group?: string
}

/** Adds `cantrip host-menu`, which shows a menu to accounts that may only play. */
export function addHostMenu(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('host-menu')
    .usage('[options]')
    .description('show a menu of open tables (as ForceCommand in sshd_config, so that users who log in can only play)')
    .option(...HALL_OPTION)
    .option('--may-begin', 'let visitors open new tables and reopen closed ones')
    .option('--group <group>', 'let members of this group join the tables opened here')
    .action(async (options: MenuOptions, command: Command) => {
      const menu = new HostMenu(environment, command, options)
      await menu.run()
      outcome.code = 0
    })
}

type Act = () => Promise<boolean>

class HostMenu {
  private readonly hall: string
  private readonly inForce: EffectiveSettings
  private readonly keyboard: Keyboard

  constructor(
    private readonly environment: Environment,
    private readonly command: Command,
    private readonly options: MenuOptions,
  ) {
    this.hall = hallFor(environment, options)
    this.inForce = settingsFor(environment, command)
    this.keyboard = new Keyboard(environment.stdin)
  }

  private get words(): Messages {
    return wordsFor(this.environment)
  }

  async run(): Promise<void> {
    const { environment } = this
    environment.listening?.()
    print(environment, sentence('plain-tagline'))
    // Ignore the command that a login requests, because these accounts get only the menu.
    if (environment.env.SSH_ORIGINAL_COMMAND) print(environment, sentence('menu-no-commands'))
    for (;;) {
      try {
        if (!(await this.choose())) return
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        print(environment, error.words)
      }
    }
  }

  /** Starts reading lines again after a game or a hidden prompt has read the keyboard. */
  private async lines(): Promise<PlainIo> {
    const { plainIo } = await import('../plain/index.ts')
    const { stdout, isAscii } = this.environment
    return plainIo({ input: this.keyboard, output: stdout, isAscii })
  }

  private async choose(): Promise<boolean> {
    const { words } = this
    const tables = await openTables(this.hall, this.words.language)
    const acts = new Map<string, Act>()
    const choices: PhrasedOption[] = []
    const offer = (id: string, label: string, act: Act) => {
      choices.push({ id, label })
      acts.set(id, act)
    }
    for (const { name, people } of tables) {
      for (const seat of people.seats)
        offer(
          `sit ${name} ${seat.name}`,
          words.get('menu-sit', { table: name, name: seat.name, how: seatWords(words, seat) }),
          () => this.sit(name, seat.name, seat.here && !seat.locked),
        )
      offer(`watch ${name}`, words.get('menu-watch', { table: name }), () => this.sit(name, null, false))
    }
    if (this.options.mayBegin) {
      for (const name of this.closed(tables))
        offer(`open ${name}`, words.get('menu-open', { table: name }), () => this.open(name))
      offer('begin', words.get('menu-begin'), () => this.begin(tables.length))
    }
    offer('again', words.get('menu-again'), async () => true)
    offer('leave', words.get('menu-leave'), async () => false)
    const known = tables.map(table => tableWords(words, table)).join('; ')
    const text = tables.length === 0 ? words.get('menu-no-table') : words.get('menu-tables', { tables: known })
    const chosen = await this.promptFor(text, choices)
    return chosen === null ? false : ((await acts.get(chosen)?.()) ?? true)
  }

  /** Prompts until the player chooses an option, and returns its id. Returns null at the end of the input. */
  private async promptFor(text: string, options: readonly PhrasedOption[]): Promise<string | null> {
    const { allOptionLines } = await import('../plain/index.ts')
    const question: PhrasedQuestion = { seat: 0, topic: 'menu', text, rule: '', options }
    const io = await this.lines()
    io.print('')
    io.print(text)
    for (const line of allOptionLines(this.words, question, '', () => false)) io.print(line, '     ')
    for (;;) {
      const line = await io.read()
      if (line === null) return null
      if (line.trim() === '') continue
      const command = readCommand(line, {
        words: this.words,
        question,
        aliases: id => (id === 'leave' ? ['quit', 'exit'] : []),
        tableCommands: [],
        inquiries: [],
        numbers: true,
      })
      if (command.kind === 'option') return command.id
      if (command.kind === 'unclear') io.print(command.message)
    }
  }

  /** Prompts for a line of text. Returns null at the end of the input. */
  private async promptText(prompt: string): Promise<string | null> {
    const io = await this.lines()
    io.print(prompt)
    return (await io.read())?.trim() ?? null
  }

  private async sit(name: string, seat: string | null, isTaken: boolean): Promise<boolean> {
    if (isTaken) {
      const sure = await this.promptFor(this.words.get('menu-taken', { name: seat ?? '' }), [
        { id: 'no', label: this.words.get('menu-leave-it') },
        { id: 'yes', label: this.words.get('menu-sit-instead') },
      ])
      if (sure !== 'yes') return sure !== null
    }
    const guest = await joinSeat(this.environment, this.keyboard, { hall: this.hall, name, seat, take: isTaken })
    await playAt(this.environment, this.keyboard, guest, this.inForce, { plain: this.isPlain, isVisitor: true })
    return true
  }

  /** True in plain mode. The menu also uses it if the terminal is too small, so that nobody is turned away. */
  private get isPlain(): boolean {
    try {
      return isPlain(this.environment, this.command)
    } catch (error) {
      if (error instanceof UserError) return true
      throw error
    }
  }

  /** Returns the names of up to eight saved games without an open table, most recent first. */
  private closed(tables: readonly OpenTable[]): string[] {
    const { saveFolder } = this.inForce
    return listSaves(saveFolder)
      .filter(({ header, name, path }) => {
        const isNamed = saveNameError(name) === null && savePath(saveFolder, name) === path
        return header !== null && isNamed && !tables.some(table => table.name === name)
      })
      .map(({ name }) => name)
      .slice(0, MAX_OFFERED)
  }

  private async open(name: string): Promise<boolean> {
    await this.startHost(name, [savePath(this.inForce.saveFolder, name)])
    return true
  }

  private async begin(open: number): Promise<boolean> {
    if (open >= MAX_TABLES) throw new UserError(sentence('menu-full', { n: open }))
    const { games } = await this.environment.library()
    const game = await this.game(games)
    if (!game) return false
    const options = await this.setUp(game)
    if (!options) return false
    const { words } = this
    const { botNames } = await import('../bots/index.ts')
    const [bot = ''] = botNames(game.id)
    const names = await this.promptText(words.get('menu-who-plays', { bot }))
    if (names === null) return false
    const rivals = await checkBots(game, names)
    // The seed is a placeholder. The host draws the real one and keeps it secret.
    const header = newHeader(game, {
      options,
      ...seatsOf(splitNames(names), this.words, rivals),
      seed: '1',
      streams: 2,
    })
    const { seats, players } = header
    const usual = saveName(newSavePath(this.inForce.saveFolder, header))
    const called = await this.promptText(words.get('menu-called', { name: usual }))
    if (called === null) return false
    const path = savePath(this.inForce.saveFolder, called || usual)
    const name = saveName(path)
    if (existsSync(path)) throw new UserError(sentence('menu-name-taken', { name }))
    const persons = seats.filter((_, seat) => (players?.[seat] ?? PERSON) === PERSON)
    const phrases: string[] = []
    for (const seat of persons) {
      const phrase = await this.phraseFor(seat)
      if (phrase === null) return true
      phrases.push(phrase)
    }
    const choices = Object.entries(options).map(([choice, value]) => `--set=${choice}=${value}`)
    // The host sets the passphrases once it owns the name, but before anyone can join. Otherwise they could overwrite
    // the passphrases of another table that took the name in the meantime.
    const begun = [`--game=${game.id}`, `--seats=${names}`, `--name=${name}`, ...choices, '--phrases']
    await this.startHost(name, begun, phrases)
    return true
  }

  /** Prompts until the passphrase is valid or empty. Returns null at the end of the input or on Ctrl+C. */
  private async phraseFor(seat: string): Promise<string | null> {
    for (;;) {
      try {
        return await newPhrase(this.environment, this.keyboard, seat)
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        print(this.environment, error.words)
      }
    }
  }

  /** Prompts for the game options. Returns null at the end of the input. */
  private async setUp({ options, players }: Game): Promise<Record<string, string> | null> {
    const { words } = this
    const chosen: [string, string][] = []
    if (options.length === 0) return {}
    const how = await this.promptFor(words.get('menu-how-set-up'), [
      { id: 'usual', label: words.get('menu-as-usual') },
      { id: 'choose', label: words.get('menu-choice-by-choice') },
    ])
    if (how !== 'choose') return how === null ? null : {}
    for (const option of options) {
      const { name, text, values, defaultValue } = option
      const made = Object.fromEntries([...options.map(it => [it.name, it.defaultValue]), ...chosen])
      // Players are chosen later, so use the minimum number to decide which options matter.
      if (!matters(option, made, players(made)[0])) continue
      const choices = values.map(({ id, text: choice }) => ({
        id,
        label: id === defaultValue ? words.get('menu-usual-choice', { choice }) : choice,
      }))
      const value = await this.promptFor(words.get('menu-choice', { choice: text }), choices)
      if (value === null) return null
      chosen.push([name, value])
    }
    return Object.fromEntries(chosen)
  }

  private async game(games: readonly Game[]): Promise<Game | null> {
    const [only] = games
    if (games.length === 1 && only) return only
    const id = await this.promptFor(
      this.words.get('menu-which-game'),
      games.map(({ id, title, about }) => ({ id, label: title, note: about })),
    )
    return games.find(game => game.id === id) ?? null
  }

  /** Starts a host process for a table, sends it these lines, and waits until the table is open. */
  private async startHost(name: string, args: readonly string[], lines: readonly string[] = []): Promise<void> {
    const { hostDetached } = await import('./detached.ts')
    const { group } = this.options
    const where = [`--hall=${this.hall}`, `--saves=${this.inForce.saveFolder}`]
    await hostDetached(name, [...args, ...where, ...(group === undefined ? [] : [`--group=${group}`])], lines)
    print(this.environment, sentence('shell-table-opened', { table: name }))
  }
}

function tableWords(words: Messages, { name, game, when, over }: OpenTable): string {
  return words.get('menu-table', { table: name, game, when: over ? words.get('shell-table-over') : when })
}
