import type { TableCommandName } from '../commands/index.ts'
import type { PhrasedQuestion } from '../kernel/index.ts'
import { routineFor } from '../server/assistant.ts'
import type { Guest, TableNews } from '../server/guest.ts'
import { peopleText, waitingText } from '../server/people.ts'
import type { Position } from '../server/positions.ts'
import { type Messages, sentence, speaks, type Words } from '../text/index.ts'
import type { PlainEnvironment } from './environment.ts'
import type { PlainIo } from './io.ts'
import type { LogLine } from './keyboard-log.ts'
import { type Leaving, PlainTable, RECAP } from './table.ts'
import { countIn, noCount } from './undo.ts'

type Environment = Pick<PlainEnvironment, 'hints' | 'rules' | 'rule' | 'wantsFew' | 'words'>

/** Plays in plain mode at another process's table until the player leaves. Returns the exit code. */
export async function playShared(guest: Guest, io: PlainIo, environment: Environment): Promise<0 | 1> {
  const leaving = await new SharedPlainTable(guest, io, environment).play()
  return leaving.kind === 'left' ? leaving.code : 0
}

/** A seat at a table hosted by another process. The table reports all changes as news. */
class SharedPlainTable extends PlainTable {
  protected readonly isShared = true
  protected position: Position
  private end: { readonly sentence: Words; readonly lost: boolean } | null = null
  private readonly ended: Promise<null>
  private gone: (end: null) => void = () => undefined
  /** Called when the table has replied. */
  private onReply: () => void = () => undefined
  /** True after an undo or an error. The player can then change an answer that was given for them. */
  private isPaused = false
  /** The routine answer in the current position. */
  private routineFound: { readonly position: Position; readonly id: string | null } | null = null

  constructor(
    private readonly guest: Guest,
    io: PlainIo,
    private readonly environment: Environment,
  ) {
    super(io, environment)
    this.position = guest.position
    this.ended = new Promise(resolve => {
      this.gone = resolve
    })
  }

  protected get words(): Messages {
    return this.environment.words(this.position.game)
  }

  private get present(): Words {
    const { shared } = this.position
    return shared ? peopleText(shared) : ''
  }

  private get waiting(): string {
    const { shared } = this.position
    const waiting = shared && waitingText(shared, this.position)
    return waiting ? this.words.format(waiting) : ''
  }

  protected open(): void {
    const { game, header, seat, log } = this.position
    this.print(`${game.title}. ${game.about}`, this.present)
    if (!speaks(game, this.words.language)) this.print(sentence('language-game-has-not', { game: game.title }))
    this.print(
      seat === null ? sentence('table-you-watch') : sentence('table-you-are', { name: header.seats[seat] ?? '' }),
    )
    if (this.environment.hints && seat !== null) this.print(sentence('plain-hint'), sentence('plain-say-to-all'))
    if (log.length > 0) this.print('', sentence('plain-what-happened'))
    this.printLog(this.recentLog(RECAP))
    this.guest.listen(news => this.news(news))
    this.assist()
  }

  /** The routine answer to the question, if the player wants few questions. Finding it may take a while. */
  private get routine(): string | null {
    if (this.isPaused || this.environment.wantsFew !== true) return null
    const { position } = this
    const { game, view, question } = position
    if (this.routineFound?.position !== position)
      this.routineFound = { position, id: routineFor(true, game, view, question) }
    return this.routineFound.id
  }

  /** Sends the routine answer to the question. Returns false if there is none. */
  private assist(): boolean {
    const id = this.routine
    if (id !== null) this.guest.answer(id)
    return id !== null
  }

  protected showQuestion(): void {
    // The table is about to accept the routine answer.
    if (this.routine !== null) return
    const { question, result } = this.position
    const now = question ?? (result ? `over: ${result.text}` : this.waiting)
    if (now === (this.shown ?? '')) return
    this.shown = now
    if (question) {
      this.print('')
      this.show(sentence('plain-question', { question: question.text, rule: question.rule }), question)
    } else if (result) this.print('', sentence('plain-game-over', { result: result.text }))
    else this.print(this.waiting)
  }

  protected override async read(): Promise<string | null> {
    return this.end ? null : Promise.race([this.io.read(), this.ended])
  }

  private news(news: TableNews): void {
    switch (news.kind) {
      case 'position':
        this.changed(news.position, news.notice)
        if (this.assist()) return
        this.showQuestion()
        if (news.own) this.onReply()
        break
      case 'notice':
        this.isPaused ||= this.routine !== null
        this.print(news.text)
        this.onReply()
        break
      case 'closed':
        this.end = news
        this.onReply()
        this.gone(null)
        return
      case 'irreversibility':
        return
    }
    this.io.resume()
  }

  private changed(position: Position, notice: Words | null): void {
    const before = this.position.log
    this.position = position
    // After an undo, "why" explains the last remaining line.
    if (position.log.length < before.length) this.forgetNews()
    this.printLog(newLines(before, position.log))
    if (notice !== null) this.print(notice)
  }

  /** Sends something to the table. The next line is read once the table has replied. */
  private reply(send: () => void): Promise<null> {
    return new Promise(resolve => {
      this.onReply = () => resolve(null)
      send()
    })
  }

  protected async answer(_question: PhrasedQuestion, id: string): Promise<void> {
    this.isPaused = false
    await this.reply(() => this.guest.answer(id))
  }

  protected override handleUnclear(_line: string, message: string): void {
    const { seat, question } = this.position
    this.print(seat === null || question ? message : `${message} ${this.waiting}`.trimEnd())
  }

  protected run(name: TableCommandName, args: string): Leaving | null | Promise<null> {
    const { guest, words } = this
    switch (name) {
      case 'undo':
      case 'redo': {
        const count = countIn(args)
        if (count !== null && count <= 1_000_000) {
          this.isPaused = true
          return this.reply(() => guest[name](count))
        }
        this.print(noCount(words, name, args))
        return null
      }
      case 'say':
      case 'offer':
      case 'accept':
      case 'refuse':
      case 'note':
        guest.talk(name, args)
        return null
      case 'seat':
        return this.reply(() => guest.giveSeat(args))
      case 'who':
        this.print(this.present, ...(this.waiting === '' ? [] : [this.waiting]))
        return null
      case 'settings':
        this.print(sentence('settings-left'))
        return null
      case 'quit':
        return this.leave()
      default:
        return null
    }
  }

  protected leave(): Leaving {
    this.guest.leave()
    const { seat, header } = this.position
    const { name } = this.guest
    if (this.end) this.print(this.end.sentence)
    else if (seat === null) this.print(sentence('table-watch-no-more', { table: name }))
    else this.print(sentence('table-left', { table: name, name: header.seats[seat] ?? '' }))
    return { kind: 'left', code: this.end?.lost ? 1 : 0 }
  }
}

/** Returns the lines added to the log. After an undo, returns the lines after the part that both logs share. */
function newLines(before: readonly LogLine[], now: readonly LogLine[]): readonly LogLine[] {
  let same = 0
  while (same < before.length && same < now.length && before[same]?.text === now[same]?.text) same++
  return now.slice(same)
}
