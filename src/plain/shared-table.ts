import {
  answerOdds,
  bargainLines,
  commandsFor,
  excerpt,
  noteLines,
  promiseLines,
  readCommand,
  rollLines,
  type TypedCommand,
} from '../commands/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../kernel/index.ts'
import type { Guest, TableNews } from '../server/guest.ts'
import { peopleText, waitingText } from '../server/people.ts'
import type { LogEntry, Position } from '../server/positions.ts'
import { type Messages, sentence, speaks, type Words } from '../text/index.ts'
import { hintLine } from './bots.ts'
import type { PlainEnvironment } from './environment.ts'
import { helpLines } from './help.ts'
import type { PlainIo } from './io.ts'
import { allOptionLines, isNumbered, type ListingKnown, type Names, namesIn, optionLines } from './listing.ts'
import { countIn, noCount } from './undo.ts'

/** The number of log entries shown on joining. */
const RECAP = 8
/** The number of log entries that `log` shows by default. */
const LOG = 20

type Environment = Pick<PlainEnvironment, 'hints' | 'rules' | 'rule' | 'words'>

/** Plays in plain mode at another process's table until the player leaves. Returns the exit code. */
export async function playShared(guest: Guest, io: PlainIo, environment: Environment): Promise<0 | 1> {
  return new PlainSharedTable(guest, io, environment).play()
}

class PlainSharedTable {
  private position: Position
  /** The question or waiting line last shown, to avoid repeating it. */
  private shown = ''
  private readonly listing: ListingKnown = { isSaid: false }
  private end: { readonly sentence: Words; readonly lost: boolean } | null = null
  private readonly ended: Promise<void>
  private gone: () => void = () => undefined
  /** Called when the table has replied. */
  private heard: () => void = () => undefined

  constructor(
    private readonly guest: Guest,
    private readonly io: PlainIo,
    private readonly environment: Environment,
  ) {
    this.position = guest.position
    this.ended = new Promise(resolve => {
      this.gone = resolve
    })
  }

  async play(): Promise<0 | 1> {
    this.open()
    this.guest.listen(news => this.news(news))
    while (!this.end) {
      const line = await Promise.race([this.io.read(), this.ended])
      if (typeof line !== 'string') break
      if (this.hear(line)) break
      await this.answered()
    }
    this.guest.leave()
    const { seat, header } = this.position
    const { name } = this.guest
    if (this.end) this.say(this.end.sentence)
    else if (seat === null) this.say(sentence('table-watch-no-more', { table: name }))
    else this.say(sentence('table-left', { table: name, name: header.seats[seat] ?? '' }))
    return this.end?.lost ? 1 : 0
  }

  private get words(): Messages {
    return this.environment.words(this.position.game)
  }

  private get present(): Words {
    const { shared } = this.position
    return shared ? peopleText(shared) : ''
  }

  private get commands() {
    const { game, header } = this.position
    return commandsFor(this.words, game, header.seats.length, true)
  }

  private get waiting(): string {
    const { shared } = this.position
    const waiting = shared && waitingText(shared, this.position)
    return waiting ? this.words.tell(waiting) : ''
  }

  private say(...lines: readonly Words[]): void {
    for (const line of lines.map(words => this.words.tell(words)))
      this.io.print(line, /^ *\d+\. /.test(line) ? '     ' : /^ {2}/.test(line) ? '    ' : '')
  }

  private open(): void {
    const { game, header, seat, log } = this.position
    this.say(`${game.title}. ${game.about}`, this.present)
    if (!speaks(game, this.words.language)) this.say(sentence('language-game-has-not', { game: game.title }))
    this.say(
      seat === null ? sentence('table-you-watch') : sentence('table-you-are', { name: header.seats[seat] ?? '' }),
    )
    if (this.environment.hints && seat !== null) this.say(sentence('plain-hint'), sentence('plain-say-to-all'))
    if (log.length > 0) this.say('', sentence('plain-what-happened'), ...log.slice(-RECAP).map(({ text }) => text))
    this.pose()
  }

  /** Returns aliases for an answer to the current question. */
  private readonly aliases = (id: string): readonly string[] => {
    const { game, view, question } = this.position
    return question ? game.aliases(view, question, id) : []
  }

  private get names(): Names {
    return namesIn(this.words, this.aliases)
  }

  /** Shows the question, or whom the table is waiting for, unless that was already shown. */
  private pose(): void {
    const { question, result } = this.position
    const now = question ? JSON.stringify(question) : result ? `over: ${result.text}` : this.waiting
    if (now === this.shown) return
    this.shown = now
    if (question) {
      const text = sentence('plain-question', { question: question.text, rule: question.rule })
      this.say('', text, ...optionLines(this.words, question, this.odds(question), this.names, null, this.listing))
    } else if (result) this.say('', sentence('plain-game-over', { result: result.text }))
    else if (this.waiting !== '') this.say(this.waiting)
  }

  /** Returns a function that gives the odds of an answer in words. */
  private odds(question: PhrasedQuestion): (option: PhrasedOption) => string {
    const { game, view } = this.position
    return ({ id }) => answerOdds(game, view, question, id)
  }

  private news(news: TableNews): void {
    switch (news.kind) {
      case 'position':
        this.changed(news.position, news.notice)
        if (news.own) this.heard()
        break
      case 'notice':
        this.say(news.text)
        this.heard()
        break
      case 'closed':
        this.end = news
        this.heard()
        this.gone()
        return
      case 'weighed':
        return
    }
    this.io.resume()
  }

  private changed(position: Position, notice: Words | null): void {
    const before = this.position
    this.position = position
    this.say(...newEntries(before.log, position.log).map(({ text }) => text))
    if (notice !== null) this.say(notice)
    this.pose()
  }

  private answered: () => Promise<void> = async () => undefined

  /** Delays the next input until the table has replied. */
  private await(): void {
    const answer = new Promise<void>(resolve => {
      this.heard = resolve
    })
    this.answered = async () => {
      await answer
      this.answered = async () => undefined
    }
  }

  /** Handles a line of input. Returns true to leave. */
  private hear(line: string): boolean {
    const { question, game, view, seat } = this.position
    if (line.trim() === '' || line.trimStart().startsWith('#')) return false
    const heard = readCommand(line, {
      words: this.words,
      question: question ?? undefined,
      aliases: this.aliases,
      tableCommands: this.commands,
      inquiries: game.inquiries,
      numbers: question !== null && isNumbered(question, this.names),
    })
    switch (heard.kind) {
      case 'option':
        this.await()
        this.guest.answer(heard.id)
        return false
      case 'inquiry':
        this.say(
          ...(game.inquire(view, heard.word, heard.about, question) ?? [
            sentence('plain-knows-nothing', { game: game.title, word: excerpt(heard.about || heard.word) }),
          ]),
        )
        return false
      case 'unclear':
        this.say(seat === null || question ? heard.message : `${heard.message} ${this.waiting}`.trimEnd())
        return false
      case 'command':
        return this.command(heard.name, heard.args)
    }
  }

  private command(name: (TypedCommand & { kind: 'command' })['name'], args: string): boolean {
    const { game, header, question, log, rolls } = this.position
    const { words } = this
    switch (name) {
      case 'help':
        this.say(...helpLines(words, game, args, this.commands))
        return false
      case 'options': {
        const lines = question
          ? allOptionLines(words, question, args, () => false, this.odds(question), this.names)
          : []
        this.say(...(lines.length > 0 ? lines : [sentence(question ? 'answer-none-such' : 'plain-nothing-asked')]))
        return false
      }
      case 'look':
        this.shown = ''
        this.pose()
        return false
      case 'undo':
      case 'redo': {
        const count = countIn(args)
        if (count === null || count > 1_000_000) {
          this.say(noCount(words, name, args))
          return false
        }
        this.await()
        this.guest[name](count)
        return false
      }
      case 'log': {
        const most = /^\d{1,6}$/.test(args) ? Number(args) : LOG
        const told = most === 0 ? [] : log.slice(-most)
        this.say(...(told.length > 0 ? told.map(({ text }) => text) : [sentence('plain-nothing-happened')]))
        return false
      }
      case 'dice': {
        const told = rolls.flatMap(roll => rollLines(words, roll, header.seats))
        this.say(...(told.length > 0 ? told : [sentence('rolls-none')]))
        return false
      }
      case 'why':
        this.why(args === '' ? 1 : Number(args))
        return false
      case 'rules':
        this.say(...this.environment.rules(words, game, args))
        return false
      case 'say':
      case 'offer':
      case 'accept':
      case 'refuse':
        this.guest.talk(name, args)
        return false
      case 'note':
        if (args === '') this.say(...noteLines(words, this.position.notes ?? []))
        else this.guest.talk(name, args)
        return false
      case 'bargains': {
        const { bargains, view, seat } = this.position
        this.say(...bargainLines(words, bargains, game, header.seats), ...promiseLines(words, game, seat, view))
        return false
      }
      case 'seat':
        this.await()
        this.guest.giveSeat(args)
        return false
      case 'who':
        this.say(this.present, ...(this.waiting === '' ? [] : [this.waiting]))
        return false
      case 'settings':
        this.say(sentence('settings-left'))
        return false
      case 'quit':
        return true
      // Some of these commands are the host's and aren't available at a shared table.
      case 'hint':
        this.say(hintLine(words, this.position.game, this.position.view, this.position.question))
        return false
      case 'save':
      case 'seed':
      case 'guide':
      case 'new':
      case 'load':
        return false
    }
  }

  private why(back: number): void {
    const { game, log } = this.position
    const entry = Number.isInteger(back) && back >= 1 ? log.at(-back) : undefined
    if (!entry) this.say(sentence('why-how'))
    else if (entry.rule === '') this.say(sentence('why-only-said'))
    else {
      const rule = this.environment.rule(game, entry.rule) ?? this.words.say('rules-number', { rule: entry.rule })
      this.say(entry.text, `  ${rule}`)
    }
  }
}

/** Returns the entries added to the log. After an undo, returns those after the common beginning. */
function newEntries(before: readonly LogEntry[], now: readonly LogEntry[]): readonly LogEntry[] {
  let same = 0
  while (same < before.length && same < now.length && before[same]?.text === now[same]?.text) same++
  return now.slice(same)
}
