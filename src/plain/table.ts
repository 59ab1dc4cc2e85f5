import { type Hint, hintFor } from '../bots/index.ts'
import {
  answerOdds,
  bargainLines,
  combineCopies,
  commandsFor,
  excerpt,
  noteLines,
  promiseLines,
  readCommand,
  rollLines,
  type TableCommand,
  type TableCommandName,
  type TypedCommand,
} from '../commands/index.ts'
import type { Game, PhrasedOption, PhrasedQuestion, Seat } from '../kernel/index.ts'
import { screenOf } from '../screen/kit/screens.ts'
import type { Position } from '../server/positions.ts'
import type { GameSession } from '../storage/index.ts'
import { type Messages, sentence, type Words } from '../text/index.ts'
import { AnswersRead } from './answers-read.ts'
import type { BoardList } from './board.ts'
import type { PlainEnvironment } from './environment.ts'
import { helpLines } from './help.ts'
import type { PlainIo } from './io.ts'
import type { LogLine } from './keyboard-log.ts'
import { allOptionLines, formLines, isNumbered, type Names, namesIn, optionLines } from './listing.ts'

/** How the player left the table. */
export type Leaving =
  | { readonly kind: 'left'; readonly code: 0 | 1 }
  | { readonly kind: 'new'; readonly seed: string }
  | { readonly kind: 'load'; readonly session: GameSession }

/** The number of log entries shown when a player sits down. */
export const RECAP = 8
/** The number of log entries that `log` shows by default. */
const LOG = 20

const firstOf = (line: string): string => line.split(',')[0] ?? ''

/**
 * A table in plain mode, whether its match is in this process or in another. Prints news, reads lines and runs
 * commands.
 */
export abstract class PlainTable {
  /** The question or line last shown, to avoid repeating it. */
  protected shown: PhrasedQuestion | string | null = null
  /** The lines last shown, which "why" explains. */
  protected latest: readonly LogLine[] = []
  /** The lines shown privately to the current player, which "why" explains too. */
  protected privateLines: readonly LogLine[] = []
  private readonly answersRead = new Map<Seat, AnswersRead>()

  constructor(
    protected readonly io: PlainIo,
    private readonly base: Pick<PlainEnvironment, 'words' | 'rules' | 'rule'>,
  ) {}

  async play(): Promise<Leaving> {
    this.open()
    for (;;) {
      await this.showQuestion()
      const line = await this.read()
      const leaving = line === null ? this.leave() : await this.handleLine(line)
      if (leaving) return leaving
    }
  }

  protected abstract get position(): Position
  protected abstract get words(): Messages
  protected abstract get isShared(): boolean
  protected abstract open(): void
  /** Shows the question, the result or the players that the table is waiting for, unless that was already shown. */
  protected abstract showQuestion(): void | Promise<void>
  protected abstract answer(question: PhrasedQuestion, id: string): void | Promise<void>
  /** Runs a command that depends on where the game is kept. */
  protected abstract run(name: TableCommandName, args: string): Leaving | null | Promise<null>
  protected abstract leave(): Leaving

  protected get game(): Game {
    return this.position.game
  }

  /** The question that the player may answer now. */
  protected get question(): PhrasedQuestion | null {
    return this.position.question
  }

  /** This game's lookup words. */
  protected get inquiries(): Game['inquiries'] {
    return this.game.inquiries
  }

  private get commands(): readonly TableCommand[] {
    return commandsFor(this.words, this.game, this.position.header.seats.length, this.isShared)
  }

  /** Returns the next line of input, or null at its end. */
  protected read(): Promise<string | null> {
    return this.io.read()
  }

  protected print(...lines: readonly Words[]): void {
    for (const line of lines.map(words => this.words.format(words)))
      this.io.print(line, /^ *\d+\. /.test(line) ? '     ' : /^ {2}/.test(line) ? '    ' : '')
  }

  /** Makes "why" explain the last line of the log, until there is news. */
  protected forgetNews(): void {
    this.latest = []
    this.privateLines = []
  }

  /** Prints log lines and remembers them for "why". */
  protected printLog(lines: readonly LogLine[]): void {
    if (lines.length > 0) this.latest = lines
    this.print(...lines.map(({ text }) => text))
  }

  /** Shows a question with its answers. */
  protected show(text: Words, question: PhrasedQuestion, board: BoardList | null = null): void {
    const { words, names } = this
    const form = this.game.shares?.(question) ?? null
    if (form) {
      this.print(text, ...formLines(words, form, question, this.position.stretches ?? []))
      return
    }
    const read = this.readBy(question.seat)
    read.begin(this.position.day)
    this.print(text, ...optionLines(words, this.listed(question), this.odds(question), names, board, read))
  }

  /** Returns the answers that a seat has read. */
  private readBy(seat: Seat): AnswersRead {
    const read = this.answersRead.get(seat) ?? new AnswersRead()
    this.answersRead.set(seat, read)
    return read
  }

  /**
   * Returns the question as it is listed. Copies of a thing share one answer, and the stretches of play that the player
   * can leave to the adviser come after the answers.
   */
  private listed(question: PhrasedQuestion): PhrasedQuestion {
    const { stretches = [] } = this.position
    return { ...question, options: [...combineCopies(question.options), ...stretches] }
  }

  /** Returns a function that gives the aliases for an answer to the current question. */
  private get aliases(): (id: string) => readonly string[] {
    const { game, view, question } = this.position
    return id => (question ? game.aliases(view, question, id) : [])
  }

  private get names(): Names {
    return namesIn(this.words, this.aliases)
  }

  /** Returns a function that gives the odds of an answer in words. */
  private odds(question: PhrasedQuestion): (option: PhrasedOption) => string {
    const { game, view } = this.position
    return ({ id }) => answerOdds(game, view, question, id)
  }

  protected async handleLine(line: string): Promise<Leaving | null> {
    // Scripts may contain blank lines and comments.
    if (line.trim() === '' || line.trimStart().startsWith('#')) return null
    const { question } = this
    const command = this.parsed(line)
    switch (command.kind) {
      case 'option':
        if (question) await this.answer(question, command.id)
        return null
      case 'inquiry':
        this.inquire(command.word, command.about)
        return null
      case 'unclear':
        if (question && this.parsed(firstOf(line)).kind === 'option') await this.handleAll(line.split(','))
        else this.handleUnclear(line, command.message)
        return null
      case 'command':
        return this.command(command.name, command.args)
    }
  }

  private parsed(line: string): TypedCommand {
    const { words, question, aliases, commands, inquiries } = this
    const form = (question && this.game.shares?.(question)) ?? null
    const context = { words, aliases, tableCommands: commands, inquiries, form }
    const numbers = question !== null && form === null && isNumbered(question, this.names)
    const { stretches = [] } = this.position
    const options = [...(question?.options ?? []), ...stretches]
    return readCommand(line, { ...context, numbers, question: question ? { ...question, options } : undefined })
  }

  /**
   * Gives several answers, one after the other. Stops at the first one that isn't possible, or when it is another
   * player's turn.
   */
  private async handleAll(parts: readonly string[]): Promise<void> {
    const seat = this.question?.seat
    for (const part of parts) {
      const { question } = this
      const command = this.parsed(part)
      if (!question || question.seat !== seat || command.kind !== 'option') {
        const why = command.kind === 'unclear' ? command.message : ''
        this.print(sentence('plain-stopped-at', { input: excerpt(part.trim()), why }))
        return
      }
      await this.answer(question, command.id)
      await this.proceed()
    }
  }

  /**
   * Lets bots answer, and answers routine questions for the people at the keyboard. At a hosted table, this happens
   * when news arrives.
   */
  protected async proceed(): Promise<void> {}

  protected handleUnclear(_line: string, message: string): void {
    this.print(message)
  }

  protected inquire(word: string, about: string): void {
    const { game, view, question } = this.position
    const none = sentence('plain-knows-nothing', { game: game.title, word: excerpt(about || word) })
    const entries = game.inquire(view, word, about, question) ?? [none]
    if (about === '' && word === this.words.get('command-look')) this.lookAround(entries)
    else this.print(...entries)
  }

  /** Shows the situation, and then the question with all answers in full. */
  private lookAround(lines: readonly Words[]): void {
    const { game, view, question } = this.position
    if (question) this.readBy(question.seat).forget()
    this.shown = null
    this.print(`${screenOf(game).status(view).join(', ')}.`, ...lines)
  }

  protected command(name: TableCommandName, args: string): Leaving | null | Promise<null> {
    const { words, game } = this
    const { header, seat, view, question, rolls, notes = [], bargains } = this.position
    const { seats } = header
    switch (name) {
      case 'help':
        this.print(...helpLines(words, { ...game, inquiries: this.inquiries }, args, this.commands))
        return null
      case 'options':
        this.options(question, args)
        return null
      case 'look':
        this.lookAround([])
        return null
      case 'log': {
        const lines = this.recentLog(/^\d{1,6}$/.test(args) ? Number(args) : LOG)
        if (lines.length === 0) this.print(sentence('plain-nothing-happened'))
        this.printLog(lines)
        return null
      }
      case 'why':
        this.why(args)
        return null
      case 'rules':
        this.print(...this.base.rules(words, game, args))
        return null
      case 'dice': {
        const lines = rolls.flatMap(roll => rollLines(words, roll, seats))
        this.print(...(lines.length > 0 ? lines : [sentence('rolls-none')]))
        return null
      }
      case 'hint':
        this.print((question && this.hint(question)?.why) ?? words.get('bot-no-advice'))
        return null
      case 'bargains':
        this.print(...bargainLines(words, bargains, game, seats), ...promiseLines(words, game, seat, view))
        return null
      case 'note':
        if (args !== '') return this.run(name, args)
        this.print(...noteLines(words, notes))
        return null
      default:
        return this.run(name, args)
    }
  }

  private options(question: PhrasedQuestion | null, typed: string): void {
    if (!question) {
      this.print(sentence('plain-nothing-asked'))
      return
    }
    const isFinal = ({ id }: PhrasedOption) => this.isIrreversible(question, id)
    const lines = allOptionLines(this.words, this.listed(question), typed, isFinal, this.odds(question), this.names)
    this.print(...(lines.length > 0 ? lines : [sentence('plain-no-answer-like', { words: excerpt(typed) })]))
  }

  /** Returns a hint for a question, or null if there is none. If finding it takes a while, tells the player first. */
  protected hint(question: PhrasedQuestion): Hint | null {
    return hintFor(this.game, this.position.view, question, () => this.print(sentence('table-advising')))
  }

  /** Returns true if an answer is known to be irreversible. At a hosted table, that isn't known. */
  protected isIrreversible(_question: PhrasedQuestion, _id: string): boolean {
    return false
  }

  protected recentLog(most: number): readonly LogLine[] {
    return most === 0 ? [] : this.position.log.slice(-most)
  }

  /** Shows the rules behind the latest lines, or behind a single line, counted from the end. */
  private why(args: string): void {
    const back = args === '' ? 0 : Number(args)
    if (args !== '' && !(Number.isInteger(back) && back >= 1)) {
      this.print(sentence('plain-no-line-number', { input: excerpt(args) }))
      return
    }
    const known = this.recentLog(Math.max(1, back))
    const last = [...this.latest, ...this.privateLines]
    const entries = back === 0 && last.length > 0 ? last : known.slice(0, 1)
    if (entries.length === 0 || known.length < back) {
      this.print(sentence('why-nothing-told'))
      return
    }
    // Group the lines by rule.
    for (const rule of new Set(entries.map(line => line.rule))) {
      const number = () => this.base.rule(this.game, rule) ?? this.words.get('rules-number', { rule })
      this.print(...entries.filter(line => line.rule === rule).map(({ text }) => text))
      this.print(rule === '' ? sentence('why-chat') : `  ${number()}`)
    }
  }
}
