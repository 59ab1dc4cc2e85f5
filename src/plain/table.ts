import { type Command, commandsFor, quote, readCommand } from '../commands/index.ts'
import { IllegalAnswer, type PhrasedQuestion, phrased, type Question, type Seat, toldSeed } from '../kernel/index.ts'
import { exportMoves, type Sitting, saveName, savePath, type Told, Trouble } from '../storage/index.ts'
import { hintLines, letBotsPlay, seatLines } from './bots.ts'
import { diceLines, oddsFor } from './chances.ts'
import { PlainGuide } from './guide.ts'
import { HINT, helpLines } from './help.ts'
import type { PlainHouse } from './house.ts'
import type { PlainIo } from './io.ts'
import { allOptionLines, isNumbered, optionLines } from './listing.ts'
import { saveToLoad } from './load.ts'
import { PlainTalk } from './talk.ts'
import { type Line, Tellings } from './tellings.ts'
import { undoLines } from './undo.ts'

/** How somebody left the table. */
export type Leaving =
  | { readonly kind: 'left'; readonly code: 0 | 1 }
  | { readonly kind: 'new'; readonly seed: string }
  | { readonly kind: 'load'; readonly sitting: Sitting }

/** How many sentences are told again when a game is gone on with, and by `log`. */
const RECAP = 8
const LOG = 20
/** The word by which a game is asked what might be done next, where it knows it. */
const NEXT = 'next'

/** Plays a game line by line until somebody leaves or the input ends. The game is saved in every case. */
export async function playPlain(sitting: Sitting, io: PlainIo, house: PlainHouse): Promise<Leaving> {
  return new PlainTable(sitting, io, house).play()
}

class PlainTable {
  private readonly tellings: Tellings
  private readonly talk: PlainTalk
  private readonly guide: PlainGuide
  /** The question shown last, so that it is not shown again after every word. */
  private shown: PhrasedQuestion | null = null
  /** The open question as it comes from the rules, and in words. */
  private worded: { readonly of: Question; readonly as: PhrasedQuestion } | null = null
  private told = false
  /** What was told last, or told again since, and what was told to the player now asked alone: what "why" is about. */
  private lately: readonly Line[] = []
  private aside: readonly Line[] = []
  /** The last advice given, so that it is not given again while nothing has changed. */
  private advised = ''

  constructor(
    private readonly sitting: Sitting,
    private readonly io: PlainIo,
    private readonly house: PlainHouse,
  ) {
    this.tellings = new Tellings(sitting.game, sitting.header.seats)
    this.talk = new PlainTalk(sitting)
    this.guide = new PlainGuide(sitting)
  }

  async play(): Promise<Leaving> {
    this.open()
    for (;;) {
      this.pose()
      const line = await this.io.read()
      if (line === null) return this.leave()
      const leaving = await this.hear(line)
      if (leaving) return leaving
    }
  }

  private get match() {
    return this.sitting.match
  }

  private get question(): PhrasedQuestion | undefined {
    const { match } = this
    const [asked] = match.questions
    if (!asked) return undefined
    if (this.worded?.of !== asked) this.worded = { of: asked, as: phrased(match.game, match.view(asked.seat), asked) }
    return this.worded.as
  }

  /** Whose eyes look: the player asked, or the only one there is. */
  private get viewer(): Seat | null {
    return this.question?.seat ?? (this.sitting.header.seats.length === 1 ? 0 : null)
  }

  /** Tells what happened. */
  private tell(lines: readonly Line[]): void {
    if (lines.length > 0) this.lately = lines
    this.say(...lines.map(({ text }) => text))
  }

  private say(...lines: readonly string[]): void {
    for (const line of lines) this.io.print(line, /^ *\d+\. /.test(line) ? '     ' : /^ {2}/.test(line) ? '    ' : '')
  }

  private open(): void {
    const { game, header, path, notes, match } = this.sitting
    this.say(`${game.title}. ${game.about}`)
    const set = Object.entries(header.options).map(([name, value]) => `${name} ${value}`)
    const kept = path === null ? '' : ` Kept in ${path}.`
    const seed = toldSeed(header, match.over)
    const practice = header.practice ? ' Practice: everything can be taken back.' : ''
    this.say(
      `Players: ${header.seats.join(', ')}. ${set.length > 0 ? `${capital(set.join(', '))}. ` : ''}${seed === null ? 'The seed is a secret' : `Seed ${seed}`}.${practice}${kept}`,
    )
    if (this.house.hints) this.say(HINT)
    this.say(...notes)
    this.say('')
    const before = match.length === 0 ? this.tellings.hear(match.events(0)) : this.chronicle(RECAP)
    if (match.length > 0 && before.length > 0) this.say('What happened last:')
    this.tell(before)
  }

  /** Shows what is asked, if it has not been shown yet, or how the game ended. */
  private pose(): void {
    letBotsPlay(this.sitting, told => this.hearNews(told))
    const { question } = this
    if (!question) {
      this.end()
      return
    }
    this.told = false
    if (question !== this.shown) this.ask(question)
  }

  private end(): void {
    if (this.told) return
    this.told = true
    this.shown = null
    for (const [seat, name] of this.sitting.header.seats.entries()) {
      for (const { text } of this.tellings.alone(seat)) this.say(`${name}: ${text}`)
    }
    this.say('', `The game is over. ${this.match.result?.text ?? ''}`)
    this.say('"log" tells what happened, "new" begins another game, "quit" leaves.')
  }

  private ask(question: PhrasedQuestion): void {
    const { seats } = this.sitting.header
    const handed = seats.length > 1 && this.shown?.seat !== question.seat
    this.shown = question
    this.say('')
    const alone = this.tellings.alone(question.seat)
    if (handed) this.say(`${seats[question.seat]} is asked now.`)
    if (handed || alone.length > 0) this.aside = alone
    if (alone.length > 0) {
      if (seats.length > 1) this.say(`For ${seats[question.seat]} alone:`)
      this.say(...alone.map(({ text }) => text))
    }
    if (this.guide.isOn) this.say(...this.guide.lines(question))
    else this.advise(question)
    const who = seats.length > 1 ? `${seats[question.seat]}: ` : ''
    this.say(`${who}${question.text} (rule ${question.rule})`, ...optionLines(question, oddsFor(this.match, question)))
  }

  /** What a newcomer might do next, where somebody sets out and the game has something to say. */
  private advise(question: PhrasedQuestion): void {
    const { game } = this.sitting
    if (!this.house.hints || question.show !== true || !game.inquiries.some(({ word }) => word === NEXT)) return
    const lines = game.inquire(this.match.view(question.seat), NEXT, '') ?? []
    const text = lines.join(' ')
    if (text === this.advised) return
    this.advised = text
    this.say(`Hint: ${text}`)
  }

  private async hear(line: string): Promise<Leaving | null> {
    const { question, sitting } = this
    // Scripts may hold empty lines and remarks.
    if (line.trim() === '' || line.trimStart().startsWith('#')) return null
    const { game, match } = sitting
    const heard = readCommand(line, {
      question,
      sayings: id => (question ? game.sayings(match.view(question.seat), question, id) : []),
      tableCommands: commandsFor(game, sitting.header.seats.length),
      inquiries: game.inquiries,
      numbers: question !== undefined && isNumbered(question),
    })
    try {
      return await this.act(heard, question)
    } catch (error) {
      this.report(error)
      return null
    }
  }

  private act(heard: Command, question: PhrasedQuestion | undefined): Leaving | null | Promise<null> {
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

  private answer(question: PhrasedQuestion, id: string): void {
    this.guide.before(question.seat, id)
    this.hearNews(this.sitting.answer(question.seat, id))
  }

  private hearNews({ events, sentence }: Told): void {
    this.aside = []
    this.tell([...this.tellings.hear(events), ...this.talk.news()])
    if (sentence !== null) this.say(sentence)
  }

  private inquire(word: string, about: string): void {
    const { game } = this.sitting
    const lines = game.inquire(this.match.view(this.viewer), word, about, this.question)
    this.say(...(lines ?? [`${game.title} knows nothing called ${quote(about || word)}.`]))
    this.say(...this.guide.heard(word, this.question))
  }

  private command(name: (Command & { kind: 'command' })['name'], args: string): Leaving | null | Promise<null> {
    const { header, game } = this.sitting
    switch (name) {
      case 'help':
        this.say(
          ...helpLines(game, args, commandsFor(game, header.seats.length)),
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
        this.say(...undoLines(this.sitting, args, this.question?.seat ?? 0))
        return null
      case 'save':
        this.save(args)
        return null
      case 'log': {
        const lines = this.chronicle(/^\d{1,6}$/.test(args) ? Number(args) : LOG)
        if (lines.length === 0) this.say('Nothing has happened yet.')
        this.tell(lines)
        this.say(...this.guide.heard(name, this.question))
        return null
      }
      case 'why':
        this.why(args)
        return null
      case 'rules':
        this.say(...this.house.rules(game.id, args), ...this.guide.heard(name, this.question))
        return null
      case 'dice':
        this.say(...diceLines(this.match, this.viewer))
        return null
      case 'guide':
        this.say(...this.guide.command(args, this.question))
        return null
      case 'hint':
      case 'seat':
        this.say(...(name === 'seat' ? seatLines(this.sitting, args) : hintLines(this.sitting)))
        return null
      case 'seed': {
        const seed = toldSeed(header, this.match.over)
        this.say(
          seed === null
            ? 'The seed is a secret until the game is over.'
            : `The seed is ${seed}: the same seed, players and choices begin the same game.`,
        )
        return null
      }
      case 'settings':
        return this.house.settings(args).then(lines => {
          this.say(...lines)
          return null
        })
      case 'new':
        this.leave()
        return { kind: 'new', seed: args }
      case 'load': {
        const found = saveToLoad(this.house.saveFolder, args, this.sitting.path)
        if (!('path' in found)) {
          this.say(found.sentence)
          return null
        }
        // The other game first: where it cannot be had, this one goes on.
        const sitting = this.house.resume(found.path)
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
      case 'bargains':
        this.say(...this.talk.bargains(this.viewer))
        return null
      // At one keyboard everybody sees who is there.
      case 'who':
        return null
    }
  }

  /** The rules behind what was told last, or behind one line of it, counted back from the last. */
  private why(args: string): void {
    const { game } = this.sitting
    const back = args === '' ? 0 : Number(args)
    if (args !== '' && !(Number.isInteger(back) && back >= 1)) {
      this.say(
        `${quote(args)} is no number of lines; "why" asks about what was told last, "why 3" about the third last line.`,
      )
      return
    }
    const last = [...this.lately, ...this.aside]
    const known = this.chronicle(Math.max(1, back))
    const told = back === 0 && last.length > 0 ? last : known.slice(0, 1)
    if (told.length === 0 || known.length < back) {
      this.say('Nothing like that has been told yet.')
      return
    }
    // Each rule once, after the lines it is behind.
    const rules = [...new Set(told.map(({ rule }) => rule))]
    for (const rule of rules) {
      this.say(...told.filter(line => line.rule === rule).map(({ text }) => text))
      this.say(`  ${this.house.rule(game.id, rule) ?? `Rule ${rule}.`}`)
    }
  }

  private options(words: string): void {
    const { question, match } = this
    const lines = question
      ? allOptionLines(question, words, ({ id }) => match.isFinal(question.seat, id), oddsFor(this.match, question))
      : []
    const none = question ? `No answer begins with or holds ${quote(words)}.` : 'Nothing is asked now.'
    this.say(...(lines.length > 0 ? lines : [none]))
  }

  private save(name: string): void {
    if (name !== '') {
      const copy = savePath(this.house.saveFolder, name)
      this.sitting.copyTo(copy)
      this.say(`A copy is kept in ${copy}; the game goes on in ${this.sitting.path ?? 'no file'}.`)
      return
    }
    const sentence = this.sitting.flush()
    const { path, waiting } = this.sitting
    const state =
      waiting > 0 ? `is still not written; ${waiting} lines wait for` : 'is kept, each answer as it is given, in'
    const now = path === null ? 'This game is kept in no file; "save NAME" keeps a copy.' : `The game ${state} ${path}.`
    this.say(sentence ?? now)
  }

  private chronicle(most: number): Line[] {
    return most === 0 ? [] : this.talk.chronicle(this.viewer).slice(-most)
  }

  /** What could not be done; a fault of ours leaves the game where it was. */
  private report(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof Trouble || error instanceof IllegalAnswer) {
      this.say(message)
      return
    }
    this.house.fault?.(error)
    const { path } = this.sitting
    this.say(
      `A fault of cantrip's own: ${message.replace(/\.$/, '')}. Nothing has changed, and another answer may do.`,
      `Please report it${path === null ? '' : `, with the file ${path}`}.`,
    )
  }

  private leave(): Leaving {
    const { match, record, game } = this.sitting
    const kept = this.sitting.close()
    if (kept.sentence !== null) this.say(kept.sentence)
    if (!kept.ok) {
      if (this.sitting.waiting > 0)
        this.say(
          'Here is the game, to be kept by hand and played with "cantrip replay":',
          ...exportMoves(game, record).split('\n'),
        )
      return { kind: 'left', code: 1 }
    }
    const { path } = this.sitting
    if (path === null) this.say('The game was kept in no file.')
    else if (match.over) this.say(`The game is over; it is kept in ${path}.`)
    else this.say(`The game is kept in ${path}. "cantrip resume ${saveName(path)}" goes on with it.`)
    return { kind: 'left', code: 0 }
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
