import type { Hint } from '../bots/index.ts'
import type { TableCommandName } from '../commands/index.ts'
import { type Game, IllegalAnswer, inLanguage, matters, type PhrasedQuestion, visibleSeed } from '../kernel/index.ts'
import { screenOf } from '../screen/kit/screens.ts'
import { Assistant, stretchOf, stretchOptions } from '../server/assistant.ts'
import { personsAt } from '../server/bot-seats.ts'
import type { Position } from '../server/positions.ts'
import {
  type ActionResult,
  deleteSave,
  errorText,
  exportMoves,
  type GameSession,
  PERSON,
  saveArgument,
  savePath,
  UserError,
} from '../storage/index.ts'
import { capital, type Messages, sentence, speaks } from '../text/index.ts'
import { PlainBoard } from './board.ts'
import { hasPersons, letBotsPlay, letBotsPlayTurn, type StuckBot, seatLines } from './bots.ts'
import type { PlainEnvironment } from './environment.ts'
import { PlainGuide } from './guide.ts'
import type { PlainIo } from './io.ts'
import { KeyboardLog } from './keyboard-log.ts'
import { saveToLoad } from './load.ts'
import { type Leaving, PlainTable, RECAP } from './table.ts'
import { PlainTalk } from './talk.ts'
import { redoFromInput, undoFromInput } from './undo.ts'

/** The word for advice on what to do next, in games that offer such advice. */
const NEXT = 'next'
/** The input that continues a planned route. */
const CONTINUE_ROUTE = 'p'

/** Plays a game in plain mode until the player leaves or the input ends, and closes its save. */
export async function playPlain(session: GameSession, io: PlainIo, environment: PlainEnvironment): Promise<Leaving> {
  return new OwnPlainTable(session, io, environment).play()
}

/** A local table: the match is in this process, and all people share one keyboard. */
class OwnPlainTable extends PlainTable {
  protected readonly isShared = false
  private readonly log: KeyboardLog
  private readonly talk: PlainTalk
  private readonly guide: PlainGuide
  private readonly board = new PlainBoard()
  private readonly assistant: Assistant
  private known: { readonly key: string; readonly position: Position } | null = null
  private isEndShown = false
  /** True once the last seat has been given to a bot. Bots then play a turn each time the player presses Enter. */
  private isWatching = false
  /** The bot that can't answer. It tries again on Enter, after an undo, or after a change of players. */
  private stuck: StuckBot | null = null
  private hasInput = false
  /** The last advice shown, to avoid repeating it. */
  private advised = ''

  constructor(
    private readonly session: GameSession,
    io: PlainIo,
    private readonly environment: PlainEnvironment,
  ) {
    super(io, environment)
    this.log = new KeyboardLog(() => this.game, session.header.seats)
    this.talk = new PlainTalk(session, () => this.words)
    this.guide = new PlainGuide(session, () => this.words)
    this.assistant = new Assistant(session, () => this.guide.wantsFew ?? environment.wantsFew === true)
  }

  private get match() {
    return this.session.match
  }

  /** Messages in the current language. */
  protected get words(): Messages {
    return this.environment.words(this.session.game)
  }

  protected override get game(): Game {
    return inLanguage(this.session.game, this.words.language)
  }

  /** The position as seen by the player who must answer, or else by the only player, or else by a spectator. */
  protected get position(): Position {
    const { match, session, words } = this
    const key = [words.language, match.undoCount, match.length, match.chat.length].join()
    if (this.known?.key !== key) {
      const viewer = match.questions[0]?.seat ?? (session.header.seats.length === 1 ? 0 : null)
      const position = this.talk.log.position(viewer)
      // In a lesson, the learner makes all the decisions.
      const stretches = this.guide.isOn ? [] : stretchOptions(this.game, position.view, position.question)
      this.known = { key, position: stretches.length > 0 ? { ...position, stretches } : position }
    }
    return this.known.position
  }

  /** The question to answer. While bots play alone or are stuck, only commands are accepted. */
  protected override get question(): PhrasedQuestion | null {
    return this.isWatching || this.isStuck ? null : this.position.question
  }

  protected open(): void {
    const { game, words } = this
    const { header, path, notes, match } = this.session
    this.print(`${game.title}. ${game.about}`)
    const seed = visibleSeed(header, match.over)
    const choices = Object.entries(header.options).flatMap(([name, value]) =>
      this.isWorthShowing(name, value) ? [this.choiceText(name, value)] : [],
    )
    const players = words.get('plain-players', {
      seats: header.seats.join(', '),
      choices: choices.length > 0 ? `${capital(choices.join(', '))}. ` : '',
      seed: seed === null ? sentence('plain-seed-secret') : sentence('plain-seed', { seed }),
    })
    const practice = header.practice ? [words.get('plain-practice')] : []
    const remaining = path === null ? [] : [words.get('plain-kept-in', { path })]
    this.print([players, ...practice, ...remaining].join(' '))
    if (!speaks(game, words.language) && !this.environment.announcedGames.has(game.id)) {
      this.environment.announcedGames.add(game.id)
      this.print(words.get('language-game-has-not', { game: game.title }))
    }
    if (this.environment.hints) this.print(words.get('plain-hint'))
    this.print(...notes)
    this.print('')
    const before = match.length === 0 ? this.log.publicLines(match.events(0)) : this.recentLog(RECAP)
    if (match.length > 0 && before.length > 0) this.print(sentence('plain-what-happened'))
    this.printLog(before)
  }

  /** Returns false for an option at its default value that has no effect in this setup. */
  private isWorthShowing(name: string, value: string): boolean {
    const option = this.game.options.find(known => known.name === name)
    const { options, seats } = this.session.header
    return !option || option.defaultValue !== value || matters(option, options, seats.length)
  }

  /** Returns an option in command-line form, or its translation in languages other than English. */
  private choiceText(name: string, value: string): string {
    const { words } = this
    const option = words.language === 'en' ? undefined : this.game.options.find(known => known.name === name)
    const meaning = option?.values.find(known => known.id === value)
    return words.get('plain-choice', { name: option?.text ?? name, value: meaning?.text ?? value })
  }

  protected override hint(question: PhrasedQuestion): Hint | null {
    return this.guide.hint(question, super.hint(question))
  }

  /**
   * Lets bots play, then shows the question or the result unless it was already shown. If a bot is stuck, shows
   * neither.
   */
  protected async showQuestion(): Promise<void> {
    if (this.isWatching && hasPersons(this.session)) {
      this.isWatching = false
      this.shown = null
    }
    if (this.isStuck) return
    if (!this.isWatching) await this.proceed()
    if (this.isStuck) return
    const { question } = this.position
    if (!question) {
      this.end()
      return
    }
    this.isEndShown = false
    if (question === this.shown) return
    if (this.isWatching) {
      this.shown = question
      this.print('', sentence('plain-bots-alone', { name: this.session.header.seats[question.seat] ?? '' }))
    } else this.ask(question)
  }

  protected override async proceed(): Promise<void> {
    const { session } = this
    for (let before = -1; before !== this.match.length && !this.isStuck; ) {
      before = this.match.length
      this.stuckAt(await letBotsPlay(session, result => this.printResult(result)))
      this.assist()
    }
  }

  /**
   * Lets the adviser and the table answer for the people at the keyboard. Reports the adviser's answers before their
   * consequences.
   */
  private assist(): void {
    let advised: string[] = []
    const report = () => {
      if (advised.length > 0) this.print(sentence('table-advised', { answers: advised.join(', ') }))
      advised = []
    }
    let isAnnounced = false
    const collect = (result: ActionResult, label: string | null) => {
      if (label !== null) advised.push(label)
      this.printResult(result, report)
    }
    this.assistant.assist(this.words.language, personsAt(this.session), collect, () => {
      if (!isAnnounced) this.print(sentence('table-advising'))
      isAnnounced = true
    })
    report()
  }

  /** True if the bot to move is known to be stuck. */
  private get isStuck(): boolean {
    const { stuck, match, session } = this
    return stuck !== null && stuck.players === session.players && match.questions.includes(stuck.question)
  }

  private stuckAt(stuck: StuckBot | null): void {
    this.stuck = stuck
    if (!stuck) return
    this.shown = null
    this.print('', stuck.why)
  }

  private end(): void {
    if (this.isEndShown) return
    this.isEndShown = true
    this.shown = null
    for (const [seat, name] of this.session.header.seats.entries()) {
      // Skip a bot's private lines: they are worded for the bot, and nobody would read them.
      if (this.session.players[seat] !== PERSON) continue
      for (const { text } of this.log.privateLines(seat)) this.print(sentence('plain-to-one', { name, text }))
    }
    const result = this.position.result?.text ?? ''
    this.print('', sentence('plain-game-over', { result }), sentence('plain-what-now'))
  }

  private ask(question: PhrasedQuestion): void {
    const { seats } = this.session.header
    const isSame = typeof this.shown === 'object' && this.shown?.seat === question.seat
    const handed = seats.length > 1 && !isSame
    this.shown = question
    this.print('')
    const alone = this.log.privateLines(question.seat)
    const name = seats[question.seat] ?? ''
    if (handed) this.print(sentence('plain-is-asked', { name }))
    if (handed || alone.length > 0) this.privateLines = alone
    if (alone.length > 0) {
      if (seats.length > 1) this.print(sentence('plain-for-alone', { name }))
      this.print(...alone.map(({ text }) => text))
    }
    if (this.guide.isOn) this.print(...this.guide.lines(question))
    else this.advise(question)
    this.print(...this.talk.asked(question.seat))
    const text = sentence('plain-question', { question: question.text, rule: question.rule })
    const board = this.board.listing(this.words, this.game, this.position.view, question)
    if (board.lost) this.print(board.lost)
    this.show(seats.length > 1 ? sentence('plain-to-one', { name, text }) : text, question, board)
  }

  /** Shows advice for beginners at the start of a move, if the game has any. */
  private advise(question: PhrasedQuestion): void {
    const { game } = this
    const isShown = question.show === true || screenOf(game).showsSuggestions?.(question) === true
    if (!this.environment.hints || !isShown || !game.inquiries.some(({ word }) => word === NEXT)) return
    const lines = game.inquire(this.position.view, NEXT, '') ?? []
    const text = lines.join(' ')
    if (text === this.advised) return
    this.advised = text
    this.print(sentence('plain-advice', { advice: text }))
  }

  protected override async handleLine(line: string): Promise<Leaving | null> {
    this.hasInput = true
    if (this.isWatching && line.trim() === '') {
      this.forgetNews()
      this.stuckAt(await letBotsPlayTurn(this.session, result => this.printResult(result)))
      return null
    }
    if (this.isStuck && line.trim() === '') this.stuck = null
    const { question, game } = this
    if (question && PlainBoard.has(game) && line.trim().toLowerCase() === CONTINUE_ROUTE) {
      const id = this.board.next(game, this.position.view, question)
      if (id === null) this.print(sentence('plain-nothing-to-go-on-with'))
      else this.answer(question, id)
      return null
    }
    try {
      return await super.handleLine(line)
    } catch (error) {
      this.report(error)
      return null
    }
  }

  /**
   * Handles input that matches no answer. If it names a place that can't be reached this turn, that place becomes the
   * planned destination.
   */
  protected override handleUnclear(line: string, message: string): void {
    const { question, words, game } = this
    const place = question ? this.board.destinationIn(words, game, this.position.view, line) : null
    if (place === null) this.print(message)
    else this.inquire(this.planWord.word, place)
  }

  /** The game's lookup words, plus those for planning if its board supports it. */
  protected override get inquiries(): Game['inquiries'] {
    const { game } = this
    return [
      ...game.inquiries,
      ...(PlainBoard.has(game) ? [this.planWord] : []),
      ...(PlainBoard.describesRoutes(game) ? [this.wayWord] : []),
    ]
  }

  private get wayWord(): Game['inquiries'][number] {
    const { words } = this
    return { word: words.get('plan-way'), about: words.get('plan-way.args'), text: words.get('plan-way.told') }
  }

  private get planWord(): Game['inquiries'][number] {
    const { words } = this
    return { word: words.get('plain-plan'), about: words.get('plain-plan.args'), text: words.get('plain-plan.about') }
  }

  protected answer(question: PhrasedQuestion, id: string): void {
    const { seat } = question
    this.forgetNews()
    const stretch = stretchOf(this.game, this.match, seat, id)
    if (stretch) {
      this.assistant.delegate(seat, stretch)
      return
    }
    this.assistant.resume()
    this.guide.before(seat, id)
    this.printResult(this.session.answer(seat, id))
  }

  /** Prints the result of an action. Calls `before` first if there is something to print. */
  private printResult({ events, sentence: problem }: ActionResult, before: () => void = () => undefined): void {
    const lines = [...this.log.publicLines(events), ...this.talk.news()]
    if (lines.length > 0) before()
    this.printLog(lines)
    if (problem !== null) this.print(problem)
  }

  protected override inquire(word: string, about: string): void {
    const { game, words, board } = this
    const { question, view } = this.position
    if (word === this.planWord.word && question && PlainBoard.has(game)) {
      const lines = board.plan(words, game, view, question, about)
      this.print(lines, ...(lines.message === 'plan-made' ? [sentence('plain-plan-then-p')] : []))
    } else if (word === this.wayWord.word && PlainBoard.describesRoutes(game)) {
      this.print(...board.describeRoute(words, game, view, question, about))
    } else {
      super.inquire(word, about)
      this.print(...this.guide.afterCommand(word, question))
    }
  }

  protected override command(name: TableCommandName, args: string): Leaving | null | Promise<null> {
    const reply = super.command(name, args)
    if (reply === null) this.print(...this.guide.afterCommand(name, this.position.question))
    return reply
  }

  protected run(name: TableCommandName, args: string): Leaving | null | Promise<null> {
    const { words, session, talk, position } = this
    switch (name) {
      case 'undo': {
        const reply = undoFromInput(words, session, args, position.question?.seat ?? 0)
        if ('wrong' in reply) this.print(reply.wrong)
        else {
          this.forgetNews()
          this.assistant.pause()
          this.print(...reply.lines)
        }
        return null
      }
      case 'redo': {
        const reply = redoFromInput(words, session, args)
        if ('wrong' in reply) this.print(reply.wrong)
        else {
          this.forgetNews()
          this.assistant.pause()
          this.printResult(reply)
        }
        return null
      }
      case 'save':
        this.save(args)
        return null
      case 'guide':
        this.print(...this.guide.command(args, position.question))
        return null
      case 'seat':
        this.print(...seatLines(words, session, args))
        // After giving away the last seat, the player watches the bots.
        if (!hasPersons(session) && !this.isWatching) {
          this.isWatching = true
          this.shown = null
        }
        return null
      case 'seed': {
        const seed = visibleSeed(session.header, this.match.over)
        this.print(seed === null ? sentence('seed-secret') : sentence('plain-seed-is', { seed }))
        return null
      }
      case 'settings':
        return this.environment.settings(words, args).then(lines => {
          this.print(...lines)
          return null
        })
      case 'new':
        this.leave()
        return { kind: 'new', seed: args }
      case 'load': {
        const found = saveToLoad(words, this.environment.saveFolder, args, session.path)
        if (!('path' in found)) {
          this.print(found.sentence)
          return null
        }
        // Open the other game first, so that this one continues if that fails.
        const other = this.environment.resume(found.path)
        this.leave()
        return { kind: 'load', session: other }
      }
      case 'quit':
        return this.leave()
      case 'say':
      case 'offer':
      case 'accept':
      case 'refuse':
        this.print(...talk.say(name, args, position.question?.seat ?? null))
        this.printLog(talk.news())
        return null
      case 'note':
        this.print(...talk.say(name, args, position.seat))
        return null
      default:
        return null
    }
  }

  protected override isIrreversible({ seat }: PhrasedQuestion, id: string): boolean {
    return stretchOf(this.game, this.match, seat, id) === undefined && this.assistant.isIrreversible(seat, id)
  }

  private save(name: string): void {
    if (name !== '') {
      const copy = savePath(this.environment.saveFolder, name)
      this.session.copyTo(copy)
      const path = this.session.path ?? sentence('plain-no-file')
      this.print(sentence('plain-copy-kept', { copy, path }))
      return
    }
    const problem = this.session.flush()
    const { path, waiting } = this.session
    if (problem !== null) this.print(problem)
    else if (path === null) this.print(sentence('plain-kept-nowhere'))
    else
      this.print(
        waiting > 0 ? sentence('plain-still-waits', { n: waiting, path }) : sentence('plain-is-kept', { path }),
      )
  }

  /** Reports an error. After a bug in the program, the game continues from where it was. */
  private report(error: unknown): void {
    const text = errorText(error)
    if (error instanceof UserError || error instanceof IllegalAnswer) {
      this.print(text)
      return
    }
    this.environment.fault?.(error)
    const { path } = this.session
    const why = this.words.format(text).replace(/\.$/, '')
    this.print(
      sentence('plain-own-fault', { why }),
      path === null ? sentence('plain-report-it') : sentence('plain-report-it-with', { path }),
    )
  }

  protected leave(): Leaving {
    const { match, record, game } = this.session
    const saved = this.session.close()
    if (saved.sentence !== null) this.print(saved.sentence)
    if (!saved.ok) {
      if (this.session.waiting > 0) this.print(sentence('plain-here-is-game'), ...exportMoves(game, record).split('\n'))
      return { kind: 'left', code: 1 }
    }
    const { path } = this.session
    const isUntouched = !this.hasInput && this.environment.begun === this.session
    if (path !== null && isUntouched) deleteSave(path, this.environment.positions)
    if (isUntouched) this.print(sentence('plain-not-kept'))
    else if (path === null) this.print(sentence('plain-was-in-no-file'))
    else if (match.over) this.print(sentence('plain-over-kept', { path }))
    else this.print(sentence('plain-kept-resume', { path, name: saveArgument(path, this.environment.saveFolder) }))
    return { kind: 'left', code: 0 }
  }
}
