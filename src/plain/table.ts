import { commandsFor, excerpt, readCommand, type TypedCommand } from '../commands/index.ts'
import {
  type Game,
  IllegalAnswer,
  inLanguage,
  matters,
  type PhrasedQuestion,
  phrased,
  type Question,
  type Seat,
  visibleSeed,
} from '../kernel/index.ts'
import { resultIn } from '../server/positions.ts'
import {
  type ActionResult,
  deleteSave,
  errorText,
  exportMoves,
  type GameSession,
  PERSON,
  saveName,
  savePath,
  UserError,
} from '../storage/index.ts'
import { capital, type Messages, sentence, speaks, type Words } from '../text/index.ts'
import { PlainBoard } from './board.ts'
import { hasPersons, hintLine, letBotPlayATurn, letBotsPlay, type StuckBot, seatLines } from './bots.ts'
import { diceLines, oddsFor } from './chances.ts'
import type { PlainEnvironment } from './environment.ts'
import { PlainGuide } from './guide.ts'
import { helpLines } from './help.ts'
import type { PlainIo } from './io.ts'
import { allOptionLines, isNumbered, type ListingKnown, type Names, namesIn, optionLines } from './listing.ts'
import { saveToLoad } from './load.ts'
import { PlainTalk } from './talk.ts'
import { type LogLine, Tellings } from './tellings.ts'
import { redone, undoLines } from './undo.ts'

/** How the player left the table. */
export type Leaving =
  | { readonly kind: 'left'; readonly code: 0 | 1 }
  | { readonly kind: 'new'; readonly seed: string }
  | { readonly kind: 'load'; readonly sitting: GameSession }

/** The number of log entries shown on resuming. */
const RECAP = 8
/** The number of log entries that `log` shows by default. */
const LOG = 20
/** The word for advice on what to do next, in games that have it. */
const NEXT = 'next'
/** The input that continues a planned route. */
const GO_ON = 'p'

/** Plays a game in plain mode until the player leaves or the input ends. The game is saved either way. */
export async function playPlain(sitting: GameSession, io: PlainIo, environment: PlainEnvironment): Promise<Leaving> {
  return new PlainTable(sitting, io, environment).play()
}

class PlainTable {
  private readonly tellings: Tellings
  private readonly talk: PlainTalk
  private readonly guide: PlainGuide
  private readonly board = new PlainBoard()
  /** The question last shown, to avoid repeating it. */
  private shown: PhrasedQuestion | null = null
  /** The current question, worded in the player's language. */
  private worded: { readonly of: Question; readonly by: Game; readonly as: PhrasedQuestion } | null = null
  private readonly listing: ListingKnown = { isSaid: false }
  /** The translated game last used. */
  private lastTold: { readonly language: string; readonly game: Game } | null = null
  private told = false
  /** True once the last seat has been given to a bot. Bots then play a turn each time the player presses Enter. */
  private isWatching = false
  /** The bot that can't answer; it tries again on Enter, an undo or a change of players. */
  private stuck: StuckBot | null = null
  /** The lines last shown to everyone, which "why" explains. */
  private lately: readonly LogLine[] = []
  /** The lines shown privately to the current player, which "why" explains too. */
  private aside: readonly LogLine[] = []
  private hasInput = false
  /** The last advice shown, to avoid repeating it. */
  private advised = ''

  constructor(
    private readonly sitting: GameSession,
    private readonly io: PlainIo,
    private readonly environment: PlainEnvironment,
  ) {
    this.tellings = new Tellings(() => this.game, sitting.header.seats)
    this.talk = new PlainTalk(sitting, () => this.words)
    this.guide = new PlainGuide(sitting, () => this.words)
  }

  async play(): Promise<Leaving> {
    this.open()
    for (;;) {
      await this.pose()
      const line = await this.io.read()
      if (line === null) return this.leave()
      this.hasInput = true
      const leaving = await this.hear(line)
      if (leaving) return leaving
    }
  }

  private get match() {
    return this.sitting.match
  }

  /** Messages in the current language. */
  private get words(): Messages {
    return this.environment.words(this.sitting.game)
  }

  /** The game in the current language. */
  private get game(): Game {
    const { language } = this.words
    if (this.lastTold?.language !== language)
      this.lastTold = { language, game: inLanguage(this.sitting.game, language) }
    return this.lastTold.game
  }

  private get question(): PhrasedQuestion | undefined {
    const { match, game } = this
    const [asked] = match.questions
    if (!asked) return undefined
    if (this.worded?.of !== asked || this.worded.by !== game)
      this.worded = { of: asked, by: game, as: phrased(game, match.view(asked.seat), asked) }
    return this.worded.as
  }

  /** The seat whose view is shown: that of the player to answer, or of the only player. */
  private get viewer(): Seat | null {
    return this.question?.seat ?? (this.sitting.header.seats.length === 1 ? 0 : null)
  }

  /** Prints log lines and remembers them for "why". */
  private tell(lines: readonly LogLine[]): void {
    if (lines.length > 0) this.lately = lines
    this.say(...lines.map(({ text }) => text))
  }

  private say(...lines: readonly Words[]): void {
    for (const line of lines.map(words => this.words.tell(words)))
      this.io.print(line, /^ *\d+\. /.test(line) ? '     ' : /^ {2}/.test(line) ? '    ' : '')
  }

  private open(): void {
    const { game, words } = this
    const { header, path, notes, match } = this.sitting
    this.say(`${game.title}. ${game.about}`)
    const seed = visibleSeed(header, match.over)
    const choices = Object.entries(header.options).flatMap(([name, value]) =>
      this.isTelling(name, value) ? [this.choiceText(name, value)] : [],
    )
    const players = words.say('plain-players', {
      seats: header.seats.join(', '),
      choices: choices.length > 0 ? `${capital(choices.join(', '))}. ` : '',
      seed: seed === null ? sentence('plain-seed-secret') : sentence('plain-seed', { seed }),
    })
    const practice = header.practice ? [words.say('plain-practice')] : []
    const kept = path === null ? [] : [words.say('plain-kept-in', { path })]
    this.say([players, ...practice, ...kept].join(' '))
    if (!speaks(game, words.language) && !this.environment.foreign.has(game.id)) {
      this.environment.foreign.add(game.id)
      this.say(words.say('language-game-has-not', { game: game.title }))
    }
    if (this.environment.hints) this.say(words.say('plain-hint'))
    this.say(...notes)
    this.say('')
    const before = match.length === 0 ? this.tellings.hear(match.events(0)) : this.chronicle(RECAP)
    if (match.length > 0 && before.length > 0) this.say(sentence('plain-what-happened'))
    this.tell(before)
  }

  /** Returns true if an option is worth showing: not a default value that depends on an option that is off. */
  private isTelling(name: string, value: string): boolean {
    const option = this.game.options.find(known => known.name === name)
    const { options, seats } = this.sitting.header
    return !option || option.defaultValue !== value || matters(option, options, seats.length)
  }

  /** Returns an option as the command line takes it, or in other languages its translation. */
  private choiceText(name: string, value: string): string {
    const { words } = this
    const option = words.language === 'en' ? undefined : this.game.options.find(known => known.name === name)
    const meaning = option?.values.find(known => known.id === value)
    return words.say('plain-choice', { name: option?.text ?? name, value: meaning?.text ?? value })
  }

  /** Lets bots play, then shows the question or the result unless it was already shown. */
  private async pose(): Promise<void> {
    if (this.isWatching && hasPersons(this.sitting)) {
      this.isWatching = false
      this.shown = null
    }
    if (this.isStuck) return
    if (!this.isWatching) this.stuckAt(await letBotsPlay(this.sitting, told => this.hearNews(told)))
    if (this.isStuck) return
    const { question } = this
    if (!question) {
      this.end()
      return
    }
    this.told = false
    if (question === this.shown) return
    if (this.isWatching) {
      this.shown = question
      this.say('', sentence('plain-bots-alone', { name: this.sitting.header.seats[question.seat] ?? '' }))
    } else this.ask(question)
  }

  /** True if the bot to move is known to be stuck. */
  private get isStuck(): boolean {
    const { stuck, match, sitting } = this
    return stuck !== null && stuck.players === sitting.players && match.questions.includes(stuck.question)
  }

  private stuckAt(stuck: StuckBot | null): void {
    this.stuck = stuck
    if (!stuck) return
    this.shown = null
    this.say('', stuck.why)
  }

  private end(): void {
    if (this.told) return
    this.told = true
    this.shown = null
    for (const [seat, name] of this.sitting.header.seats.entries()) {
      // Skip a bot's private lines: they are worded for the bot, and nobody would read them.
      if (this.sitting.players[seat] !== PERSON) continue
      for (const { text } of this.tellings.alone(seat)) this.say(sentence('plain-to-one', { name, text }))
    }
    const result = resultIn(this.game, this.match)?.text ?? ''
    this.say('', sentence('plain-game-over', { result }), sentence('plain-what-now'))
  }

  private ask(question: PhrasedQuestion): void {
    const { seats } = this.sitting.header
    const handed = seats.length > 1 && this.shown?.seat !== question.seat
    this.shown = question
    this.say('')
    const alone = this.tellings.alone(question.seat)
    const name = seats[question.seat] ?? ''
    if (handed) this.say(sentence('plain-is-asked', { name }))
    if (handed || alone.length > 0) this.aside = alone
    if (alone.length > 0) {
      if (seats.length > 1) this.say(sentence('plain-for-alone', { name }))
      this.say(...alone.map(({ text }) => text))
    }
    if (this.guide.isOn) this.say(...this.guide.lines(question))
    else this.advise(question)
    this.say(...this.talk.asked(question.seat))
    const text = sentence('plain-question', { question: question.text, rule: question.rule })
    const odds = oddsFor(this.match, this.game, question)
    this.say(
      seats.length > 1 ? sentence('plain-to-one', { name, text }) : text,
      ...optionLines(
        this.words,
        question,
        odds,
        this.names,
        this.board.listing(this.words, this.game, this.viewOf(question), question),
        this.listing,
      ),
    )
  }

  /** Returns aliases for an answer to the current question. */
  private readonly aliases = (id: string): readonly string[] => {
    const { question, match, game } = this
    return question ? game.aliases(match.view(question.seat), question, id) : []
  }

  private get names(): Names {
    return namesIn(this.words, this.aliases)
  }

  /** Shows advice for beginners at the start of a move, if the game has any. */
  private advise(question: PhrasedQuestion): void {
    const { game } = this
    if (!this.environment.hints || question.show !== true || !game.inquiries.some(({ word }) => word === NEXT)) return
    const lines = game.inquire(this.match.view(question.seat), NEXT, '') ?? []
    const text = lines.join(' ')
    if (text === this.advised) return
    this.advised = text
    this.say(sentence('plain-advice', { advice: text }))
  }

  private async hear(line: string): Promise<Leaving | null> {
    const { sitting } = this
    if (this.isWatching && line.trim() === '') {
      this.stuckAt(await letBotPlayATurn(sitting, told => this.hearNews(told)))
      return null
    }
    const isStuck = this.isStuck
    if (isStuck && line.trim() === '') this.stuck = null
    // Scripts may contain blank lines and comments.
    if (line.trim() === '' || line.trimStart().startsWith('#')) return null
    const question = this.isWatching || isStuck ? undefined : this.question
    const { game, words } = this
    if (question && PlainBoard.has(game) && line.trim().toLowerCase() === GO_ON) return this.goOn(question)
    const heard = readCommand(line, {
      words,
      question,
      aliases: this.aliases,
      tableCommands: commandsFor(words, game, sitting.header.seats.length),
      inquiries: this.inquiries,
      numbers: question !== undefined && isNumbered(question, this.names),
    })
    // A place that can't be reached this turn becomes the planned destination.
    const place = heard.kind === 'unclear' && question ? this.board.far(words, game, this.viewOf(question), line) : null
    if (place !== null) {
      this.inquire(this.planWord.word, place)
      return null
    }
    try {
      return await this.act(heard, question)
    } catch (error) {
      this.report(error)
      return null
    }
  }

  private act(heard: TypedCommand, question: PhrasedQuestion | undefined): Leaving | null | Promise<null> {
    switch (heard.kind) {
      case 'option':
        if (question) this.answer(question, heard.id)
        return null
      case 'inquiry':
        this.inquire(heard.word, heard.about)
        return null
      case 'unclear':
        this.say(heard.message)
        return null
      case 'command':
        return this.command(heard.name, heard.args)
    }
  }

  /** The game's words, and those for planning if its board supports that. */
  private get inquiries(): Game['inquiries'] {
    const { game } = this
    return [
      ...game.inquiries,
      ...(PlainBoard.has(game) ? [this.planWord] : []),
      ...(PlainBoard.tells(game) ? [this.wayWord] : []),
    ]
  }

  private get wayWord(): Game['inquiries'][number] {
    const { words } = this
    return { word: words.say('plan-way'), about: words.say('plan-way.args'), text: words.say('plan-way.told') }
  }

  private get planWord(): Game['inquiries'][number] {
    const { words } = this
    return { word: words.say('plain-plan'), about: words.say('plain-plan.args'), text: words.say('plain-plan.about') }
  }

  private goOn(question: PhrasedQuestion): null {
    const id = this.board.next(this.game, this.viewOf(question), question)
    if (id === null) this.say(sentence('plain-nothing-to-go-on-with'))
    else this.answer(question, id)
    return null
  }

  private viewOf(question: PhrasedQuestion): unknown {
    return this.match.view(question.seat)
  }

  private answer(question: PhrasedQuestion, id: string): void {
    this.guide.before(question.seat, id)
    this.hearNews(this.sitting.answer(question.seat, id))
  }

  private hearNews({ events, sentence: trouble }: ActionResult): void {
    this.aside = []
    this.tell([...this.tellings.hear(events), ...this.talk.news()])
    if (trouble !== null) this.say(trouble)
  }

  private redo(args: string): void {
    const told = redone(this.words, this.sitting, args)
    if ('wrong' in told) this.say(told.wrong)
    else this.hearNews(told)
  }

  private inquire(word: string, about: string): void {
    const { game, question } = this
    if (word === this.planWord.word && question && PlainBoard.has(game)) {
      const told = this.board.plan(this.words, game, this.viewOf(question), question, about)
      this.say(told, ...(told.message === 'plan-made' ? [sentence('plain-plan-then-p')] : []))
      return
    }
    if (word === this.wayWord.word && PlainBoard.tells(game)) {
      this.say(...this.board.way(this.words, game, this.match.view(this.viewer), question ?? null, about))
      return
    }
    const lines = game.inquire(this.match.view(this.viewer), word, about, this.question)
    this.say(...(lines ?? [sentence('plain-knows-nothing', { game: game.title, word: excerpt(about || word) })]))
    this.say(...this.guide.heard(word, this.question))
  }

  private command(name: (TypedCommand & { kind: 'command' })['name'], args: string): Leaving | null | Promise<null> {
    const { header } = this.sitting
    const { game, words } = this
    switch (name) {
      case 'help':
        this.say(
          ...helpLines(
            words,
            { ...game, inquiries: this.inquiries },
            args,
            commandsFor(words, game, header.seats.length),
          ),
          ...this.guide.heard(name, this.question),
        )
        return null
      case 'options':
        this.options(args)
        return null
      case 'look':
        this.shown = null
        return null
      case 'undo':
        this.say(...undoLines(words, this.sitting, args, this.question?.seat ?? 0))
        return null
      case 'redo':
        this.redo(args)
        return null
      case 'save':
        this.save(args)
        return null
      case 'log': {
        const lines = this.chronicle(/^\d{1,6}$/.test(args) ? Number(args) : LOG)
        if (lines.length === 0) this.say(sentence('plain-nothing-happened'))
        this.tell(lines)
        this.say(...this.guide.heard(name, this.question))
        return null
      }
      case 'why':
        this.why(args)
        return null
      case 'rules':
        this.say(...this.environment.rules(words, game, args), ...this.guide.heard(name, this.question))
        return null
      case 'dice':
        this.say(...diceLines(words, this.match, game, this.viewer))
        return null
      case 'guide':
        this.say(...this.guide.command(args, this.question))
        return null
      case 'hint':
      case 'seat':
        this.say(...(name === 'seat' ? seatLines(words, this.sitting, args) : [this.hint()]))
        // After giving away the last seat, the player watches the bots.
        if (name === 'seat' && !hasPersons(this.sitting)) this.isWatching = true
        return null
      case 'seed': {
        const seed = visibleSeed(header, this.match.over)
        this.say(seed === null ? sentence('seed-secret') : sentence('plain-seed-is', { seed }))
        return null
      }
      case 'settings':
        return this.environment.settings(words, args).then(lines => {
          this.say(...lines)
          return null
        })
      case 'new':
        this.leave()
        return { kind: 'new', seed: args }
      case 'load': {
        const found = saveToLoad(words, this.environment.saveFolder, args, this.sitting.path)
        if (!('path' in found)) {
          this.say(found.sentence)
          return null
        }
        // Open the other game first, so that this one continues if that fails.
        const sitting = this.environment.resume(found.path)
        this.leave()
        return { kind: 'load', sitting }
      }
      case 'quit':
        return this.leave()
      case 'say':
      case 'offer':
      case 'accept':
      case 'refuse':
        this.say(...this.talk.say(name, args, this.question?.seat ?? null))
        this.tell(this.talk.news())
        return null
      case 'note':
        if (args === '') this.say(...this.talk.notes(this.viewer))
        else this.say(...this.talk.say(name, args, this.viewer))
        return null
      case 'bargains':
        this.say(...this.talk.bargains(this.viewer))
        return null
      // At one keyboard, everyone can see who is there.
      case 'who':
        return null
    }
  }

  private hint(): string {
    const { question, match } = this
    return hintLine(this.words, this.game, question && match.view(question.seat), question)
  }

  /** Shows the rules behind the latest lines, or behind one line counted back from the end. */
  private why(args: string): void {
    const { game } = this
    const back = args === '' ? 0 : Number(args)
    if (args !== '' && !(Number.isInteger(back) && back >= 1)) {
      this.say(sentence('plain-no-line-number', { said: excerpt(args) }))
      return
    }
    const last = [...this.lately, ...this.aside]
    const known = this.chronicle(Math.max(1, back))
    const told = back === 0 && last.length > 0 ? last : known.slice(0, 1)
    if (told.length === 0 || known.length < back) {
      this.say(sentence('why-nothing-told'))
      return
    }
    // Group the lines by rule.
    const rules = [...new Set(told.map(({ rule }) => rule))]
    for (const rule of rules) {
      this.say(...told.filter(line => line.rule === rule).map(({ text }) => text))
      this.say(`  ${this.environment.rule(game, rule) ?? this.words.say('rules-number', { rule })}`)
    }
  }

  private options(said: string): void {
    const { question, match, words } = this
    const isFinal = ({ id }: { readonly id: string }) =>
      question !== undefined && match.isIrreversible(question.seat, id)
    const lines = question
      ? allOptionLines(words, question, said, isFinal, oddsFor(match, this.game, question), this.names)
      : []
    const none = question ? sentence('plain-no-answer-like', { words: excerpt(said) }) : sentence('plain-nothing-asked')
    this.say(...(lines.length > 0 ? lines : [none]))
  }

  private save(name: string): void {
    if (name !== '') {
      const copy = savePath(this.environment.saveFolder, name)
      this.sitting.copyTo(copy)
      const path = this.sitting.path ?? sentence('plain-no-file')
      this.say(sentence('plain-copy-kept', { copy, path }))
      return
    }
    const trouble = this.sitting.flush()
    const { path, waiting } = this.sitting
    if (trouble !== null) this.say(trouble)
    else if (path === null) this.say(sentence('plain-kept-nowhere'))
    else
      this.say(waiting > 0 ? sentence('plain-still-waits', { n: waiting, path }) : sentence('plain-is-kept', { path }))
  }

  private chronicle(most: number): LogLine[] {
    return most === 0 ? [] : this.talk.chronicle(this.viewer).slice(-most)
  }

  /** Reports an error. After a bug in the program, the game stays where it was. */
  private report(error: unknown): void {
    const told = errorText(error)
    if (error instanceof UserError || error instanceof IllegalAnswer) {
      this.say(told)
      return
    }
    this.environment.fault?.(error)
    const { path } = this.sitting
    const why = this.words.tell(told).replace(/\.$/, '')
    this.say(
      sentence('plain-own-fault', { why }),
      path === null ? sentence('plain-report-it') : sentence('plain-report-it-with', { path }),
    )
  }

  private leave(): Leaving {
    const { match, record, game } = this.sitting
    const kept = this.sitting.close()
    if (kept.sentence !== null) this.say(kept.sentence)
    if (!kept.ok) {
      if (this.sitting.waiting > 0) this.say(sentence('plain-here-is-game'), ...exportMoves(game, record).split('\n'))
      return { kind: 'left', code: 1 }
    }
    const { path } = this.sitting
    const isUntouched = !this.hasInput && this.environment.begun === this.sitting
    if (path !== null && isUntouched) deleteSave(path, this.environment.positions)
    if (path === null || isUntouched) this.say(sentence('plain-was-in-no-file'))
    else if (match.over) this.say(sentence('plain-over-kept', { path }))
    else this.say(sentence('plain-kept-resume', { path, name: saveName(path) }))
    return { kind: 'left', code: 0 }
  }
}
