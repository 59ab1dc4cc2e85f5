import { runSeatCommand, seatChangeText } from '../bots/index.ts'
import { allows, type Game, inLanguage, movesToUndo, type Seat } from '../kernel/index.ts'
import { Assistant, stretchOf, stretchOptions } from '../server/assistant.ts'
import { BotSeats } from '../server/bot-seats.ts'
import { GameLogs } from '../server/game-logs.ts'
import { type GuideReader, isGuideOver, openGuide, prepareChance } from '../server/guide.ts'
import { nextAtKeyboard, notRedone, notUndone } from '../server/positions.ts'
import { readSharedTalk } from '../server/talk.ts'
import { type GameSession, type SaveResult, saveArgument, savePath } from '../storage/index.ts'
import { messagesIn, sentence, type Words } from '../text/index.ts'
import type { TableEffect, TableEffects } from './effects.ts'
import { historyOf } from './end/history.ts'
import { type Handlers, handle } from './kinds.ts'
import { type Message, type Model, type Notice, noticeOf } from './model.ts'

/**
 * A player's connection to a table. An effect usually returns its result immediately. The result arrives later as a
 * message if another process hosts the table, or if somebody who isn't at this keyboard must answer first.
 */
export interface GameTable {
  /** Returns the initial position for a player who joins. */
  open(): Message[]
  /** Runs an effect. Throws an Error with a readable message if the effect isn't possible. */
  run(effect: TableEffect): Message[]
  /** Leaves the table. The result contains an error message if the game could not be saved. */
  leave(): SaveResult
  /** A message for a user who quits the program, or null. */
  readonly farewell: Words | null
}

/** A local table: the game and its file are in this process, and all people share one keyboard. */
export class OwnTable implements GameTable {
  private readonly logs: GameLogs
  private guide: GuideReader | null
  private readonly bots: BotSeats
  private readonly assistant: Assistant
  private seat: Seat | null = null
  /** True once the game has had a secret. An undo doesn't reset it, because players have already seen the secret. */
  private hasHadSecrets = false

  /**
   * `news` receives a message after each of the bots' answers. `pace` returns the delay before an answer, in
   * milliseconds.
   */
  constructor(
    private readonly session: GameSession,
    private readonly saves: string,
    /** The language of the table's text. */
    private language: string = 'en',
    private readonly news: (message: Message) => void = () => undefined,
    pace: () => number = () => 0,
    /** Returns true if routine questions should be answered for the players. */
    wantsFew: () => boolean = () => false,
  ) {
    this.bots = new BotSeats(
      session,
      {
        answered: problem => this.news({ ...this.position(problem), others: true }),
        stuck: sentence => this.news({ ...this.position(sentence), others: true }),
      },
      pace,
    )
    this.logs = new GameLogs(session.match, () => session.path)
    this.guide = this.guideNow()
    this.assistant = new Assistant(session, () => this.guide?.wantsFew ?? wantsFew())
  }

  /** Returns the game's guide in the table's language, if there is one. */
  private guideNow(): GuideReader | null {
    return openGuide(this.session, this.game)
  }

  get farewell(): Words | null {
    const { path, match } = this.session
    if (path === null || match.length === 0) return null
    return sentence('table-kept-resume', { path, name: saveArgument(path, this.saves) })
  }

  open(): Message[] {
    return [this.position(...this.session.notes.splice(0))]
  }

  run(effect: TableEffect): Message[] {
    return handle(OwnTable.handlers, this, effect)
  }

  static readonly handlers: Handlers<TableEffects, OwnTable, Message[]> = {
    answer(table, { seat, id, pasted }) {
      if (pasted && table.session.match.isIrreversible(seat, id)) return [noticeOf('bad', sentence('table-pasted'))]
      return [table.giveAnswer(seat, id)]
    },
    undo(table, { seat, count: wanted, exact }) {
      const { match } = table.session
      const undoable = match.undoable(seat)
      const count = exact ? wanted : movesToUndo(match, seat, wanted, table.bots.persons)
      if (count > undoable.moves) return [noticeOf('bad', notUndone(undoable))]
      const result = table.session.undo(seat, count)
      table.assistant.pause()
      const what = wanted === 1 ? sentence('table-undone') : sentence('table-undone-more', { n: wanted })
      return [table.position(result.sentence ?? what)]
    },
    redo(table, { seat, count }) {
      const most = table.session.match.redoable(seat)
      if (count > most) return [noticeOf('bad', notRedone(most))]
      table.assistant.pause()
      return [table.position(table.session.redo(seat, count).sentence ?? sentence('table-redone'))]
    },
    'check-irreversible'(table, { serial, seat, id }) {
      const { match } = table.session
      const question = match.questionFor(seat)
      const stretch = stretchOf(table.game, match, seat, id)
      if (stretch) {
        const text = table.assistant.preview(table.game, seat, stretch).join(', ')
        return [{ kind: 'previewed', serial, id, text }]
      }
      // The question was answered while the frame was being drawn.
      if (!question || !allows(question, id)) return []
      return [{ kind: 'irreversibility', serial, id, final: table.assistant.isIrreversible(seat, id) }]
    },
    copy(table, { name }) {
      const path = savePath(table.saves, name)
      table.session.copyTo(path)
      return [noticeOf('good', sentence('table-copy-kept', { path }))]
    },
    talk(table, { word, text }) {
      const { session } = table
      const spoke = readSharedTalk(session, table.bots.persons, table.seat, word, text)
      if ('wrong' in spoke) return [noticeOf('bad', spoke.wrong)]
      return [table.afterTalk(session.say(spoke.by, spoke.message).sentence ?? spoke.notice ?? null)]
    },
    seat(table, { words }) {
      const { session } = table
      const { header } = session.match
      const reply = runSeatCommand(messagesIn(table.language), header, session.players, words)
      if (reply.kind === 'told') return [noticeOf('plain', ...reply.seats)]
      if (reply.kind === 'wrong') return [noticeOf('plain', reply.sentence)]
      const { sentence: problem } = session.seat(reply.seat, reply.player)
      return [table.position(problem ?? seatChangeText(header, reply.seat, reply.player))]
    },
    'set-language'(table, { language }) {
      table.language = language
      table.guide = table.guideNow()
      return [table.afterTalk(null)]
    },
    'skip-delays'({ bots }) {
      bots.skipDelays()
      return []
    },
    'pause-bots'({ bots }) {
      bots.stop()
      return []
    },
    'resume-bots'({ bots }) {
      bots.resumeBots()
      return []
    },
    // The history reveals much of the game, so it must not be shown before the end.
    'load-history': table => (table.session.match.over ? [table.historyMessage()] : []),
  }

  /** Returns the history of a finished game, and the rank of a win. */
  private historyMessage(): Message {
    const { session, game } = this
    const history = historyOf(session.match, game)
    const win = session.winPlace
    return { kind: 'recalled', history: win === null ? history : { ...history, win } }
  }

  /** The game in the table's language. */
  private get game(): Game {
    return inLanguage(this.session.game, this.language)
  }

  /** Gives an answer. An answer that stands for a stretch of play leaves that stretch to the adviser. */
  private giveAnswer(seat: Seat, id: string): Message {
    const { session } = this
    const stretch = stretchOf(this.game, session.match, seat, id)
    if (stretch) {
      this.assistant.delegate(seat, stretch)
      return this.position()
    }
    if (this.guide) prepareChance(this.guide, session, seat, id)
    this.assistant.resume()
    return this.position(session.answer(seat, id).sentence)
  }

  /** Lets the adviser and the table answer for the people at the keyboard, and returns notices about those answers. */
  private letTableAnswer(persons: readonly Seat[]): Words[] {
    const advised: string[] = []
    const notices: Words[] = []
    this.assistant.assist(this.language, persons, ({ sentence: problem }, label) => {
      if (label !== null) advised.push(label)
      if (problem !== null) notices.push(problem)
    })
    if (advised.length > 0) notices.push(sentence('table-advised', { answers: advised.join(', ') }))
    return notices
  }

  /** Returns the position after chat (and the bots' replies) or a change of language. */
  private afterTalk(problem: Words | null): Message {
    const notice: Notice | null = problem === null ? null : { tone: 'plain', lines: [problem] }
    const { position } = this.position()
    return { kind: 'news', position, notice }
  }

  leave(): SaveResult {
    this.bots.cancel()
    return this.session.close()
  }

  /**
   * Lets the adviser answer, wakes the bots, and returns the position for the next person. The screen is covered if
   * that is a different person.
   */
  private position(...notices: readonly (Words | null)[]): Extract<Message, { kind: 'position' }> {
    const { match } = this.session
    const before = this.seat
    const { persons } = this.bots
    const assisted = this.letTableAnswer(persons)
    this.seat = this.nextPerson()
    const { isFastForward } = this.bots
    const askedBot = this.bots.wake()
    const cover = persons.length > 1 && this.seat !== null && this.seat !== before && !match.over
    const secret = cover && this.hasSecrets()
    const lines = [...notices, ...assisted].filter(line => line !== null)
    const shown: Notice = { tone: 'plain', lines, ...(assisted.length === lines.length ? { isAboveLog: true } : {}) }
    const notice = lines.length === 0 ? null : shown
    const plain = this.logs.in(this.language).position(this.seat)
    const guide = this.guide?.now()
    // During a lesson, the learner makes the decisions instead of the adviser.
    const isTaught = guide !== undefined && !isGuideOver(guide)
    const stretches = isTaught ? [] : stretchOptions(this.game, plain.view, plain.question)
    const withStretches = stretches.length > 0 ? { ...plain, stretches } : plain
    // Skip the dice animation if the player is skipping delays.
    const position = isFastForward ? { ...withStretches, rolledAt: null } : withStretches
    // Bots wait until the dice animation has finished.
    if (position.rolledAt !== null) this.bots.pauseBots()
    const thinking = askedBot && { name: match.header.seats[askedBot.question.seat] ?? '', bot: askedBot.bot.name }
    const guided = guide ? { ...position, guide } : position
    return { kind: 'position', position: thinking ? { ...guided, thinking } : guided, cover, secret, notice }
  }

  /** Returns true if some player has hidden information, or if several seats decide at the same time. */
  private hasSecrets(): boolean {
    const { match } = this.session
    if (match.questions.length > 1) return true
    const { length } = match.header.seats
    this.hasHadSecrets ||= match.events(0).some(({ to }) => to !== undefined && to.length < length)
    return this.hasHadSecrets
  }

  /**
   * Returns the seat whose view is shown: a person with a question, or else the previous person. Without either, this
   * is the only person or, at a table with bots, the first one. Returns null if there is no such person.
   */
  private nextPerson(): Seat | null {
    const { match } = this.session
    const { persons } = this.bots
    if (persons.length === match.header.seats.length) return nextAtKeyboard(match, this.seat)
    const sat = this.seat !== null && persons.includes(this.seat) ? this.seat : null
    if (sat !== null && match.questionFor(sat)) return sat
    return match.questions.find(question => persons.includes(question.seat))?.seat ?? sat ?? persons[0] ?? null
  }
}

/** The effects that try an answer or replay the game, each with a test of whether its result is still wanted. */
export const SLOW_TABLE_EFFECTS: Handlers<Pick<TableEffects, 'check-irreversible' | 'load-history'>, Model, boolean> = {
  'check-irreversible': ({ screen }, { serial }) => screen.kind === 'table' && screen.position.serial === serial,
  'load-history': ({ overlay }) => overlay?.kind === 'end',
}
