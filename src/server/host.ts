import { createServer, type Socket } from 'node:net'
import { runSeatCommand, seatChangeText } from '../bots/index.ts'
import { excerpt, normalized, readTalk, type TalkWord, talkContext, vocabularyOf } from '../commands/index.ts'
import { allows, fingerprint, IllegalAnswer, inLanguage, isNote, type Question, type Seat } from '../kernel/index.ts'
import { type GameSession, lastWritten, PERSON, type SaveResult, UserError } from '../storage/index.ts'
import { messagesIn, type Sentence, sentence, type Words } from '../text/index.ts'
import { BotSeats } from './bot-seats.ts'
import { Connection } from './connection.ts'
import { GameLogs } from './game-logs.ts'
import { notRedone, notUndone } from './positions.ts'
import type { SeatLocks } from './seat-locks.ts'
import type { Endpoint } from './tables.ts'
import { type ClientMessage, type People, type ServerMessage, WIRE_PROTOCOL } from './wire.ts'

/** The maximum number of connections to a table, including those that haven't sent a greeting yet. */
const MAX_CONNECTIONS = 64
/** The maximum number of spectators. The limit ensures that there is always room for players. */
const MAX_SPECTATORS = 32

/** The longest pause before a bot's answer (ms). Pauses give people time to follow. */
const MAX_BOT_DELAY = 700

/** A client. `seat` is undefined until the client is admitted, and null for a spectator. */
interface Login {
  readonly connection: Connection
  seat: Seat | null | undefined
  /** True while the client's passphrase is being checked. */
  isCheckingPassphrase: boolean
  serial: number
  /** The number of the question that the client last received. */
  asking: number
  /**
   * The number of the question that the client last answered. It prevents a key pressed twice from giving a second
   * answer.
   */
  answered: number
}

interface OpenQuestion {
  question: Question | undefined
  number: number
  /** The number of answers that the seat had given when the question was asked. */
  answers: number
  /** The match's undo count when the question was asked. */
  undoCount: number
  /** The time at which the seat's turn began, in epoch ms. */
  since: number
}

export interface HostEvents {
  /** Logs arrivals and departures, wrong passphrases, changes of players, stuck bots and problems with saving. */
  log(line: Words): void
  /** Reports a bug in the program. The game remains in its current state. */
  fault(error: unknown): void
  turn(seat: string): void
  /** Called with the number of people at the table when someone comes or leaves, or a seat's player changes. */
  present(n: number): void
  /** Called when the game is over and everyone has left. */
  deserted(): void
}

/** Hosts a game for several clients. Only the host has the record, and each client receives what its seat may see. */
export class Host {
  private readonly logins = new Set<Login>()
  private readonly logs: GameLogs
  private readonly bots: BotSeats
  private readonly server = createServer(socket => this.enter(socket))
  private readonly asking: OpenQuestion[]
  private isOpen = true
  /** True once the first open questions are known. Turns that begin later get the current time as their start. */
  private hasBegun = false

  constructor(
    readonly name: string,
    private readonly session: GameSession,
    private readonly locks: SeatLocks,
    private readonly events: HostEvents,
    pace = MAX_BOT_DELAY,
  ) {
    const answered = (problem: Words | null) => this.broadcast(null, problem, null)
    const stuck = (why: Words) => {
      events.log(why)
      this.broadcast(null, null, why)
    }
    this.bots = new BotSeats(session, { answered, stuck }, () => pace)
    this.logs = new GameLogs(session.match)
    // When a table reopens, open questions date from the last answer saved.
    const since = (session.path === null ? null : lastWritten(session.path)) ?? Date.now()
    const blank = { question: undefined, number: 0, answers: 0, undoCount: 0, since }
    this.asking = session.header.seats.map(() => ({ ...blank }))
    this.updateQuestionNumbers()
  }

  /** Opens the table. Throws UserError if it cannot listen. */
  async open(endpoint: Endpoint): Promise<void> {
    await endpoint.listen(this.server)
    this.server.on('error', error => this.events.fault(error))
    this.bots.wake()
    this.updateQuestionNumbers()
  }

  /** Sends everyone a farewell and closes the table. Returns the result of closing the save. */
  close(farewell: Words): SaveResult {
    this.isOpen = false
    this.bots.cancel()
    for (const { connection } of [...this.logins]) connection.dismiss(farewell)
    this.server.close()
    return this.session.close()
  }

  private get seats(): readonly string[] {
    return this.session.header.seats
  }

  private enter(socket: Socket): void {
    const login: Login = {
      seat: undefined,
      isCheckingPassphrase: false,
      serial: 0,
      asking: 0,
      answered: 0,
      connection: new Connection(socket, {
        received: message => this.handleRequest(login, message),
        left: () => this.handleDeparture(login),
        caughtUp: () => {
          this.show(login, false, null)
          login.connection.send({ kind: 'people', people: this.people })
        },
      }),
    }
    if (this.logins.size >= MAX_CONNECTIONS) {
      login.connection.dismiss(sentence('host-no-connection'))
      return
    }
    this.logins.add(login)
  }

  private handleDeparture(login: Login): void {
    if (!this.logins.delete(login) || login.seat === undefined || !this.isOpen) return
    this.events.log(sentence('people-left', { name: this.whoIs(login.seat) }))
    this.sendPeople()
    this.leaveIfOver()
  }

  private leaveIfOver(): void {
    if (this.session.match.over && ![...this.logins].some(({ seat }) => seat !== undefined)) this.events.deserted()
  }

  /** Handles a client's request. A bug in the program affects only this client, not the whole table. */
  private handleRequest(login: Login, message: ClientMessage): void {
    try {
      if (login.seat === undefined) this.handleGreeting(login, message)
      else this.handleMessage(login, login.seat, message)
    } catch (error) {
      if (!(error instanceof UserError)) {
        this.events.fault(error)
        // The game has been restored, so its questions are new.
        this.broadcast(login, null, null)
      }
      const text = error instanceof UserError ? error.words : sentence('host-own-fault')
      if (login.seat === undefined) login.connection.dismiss(text)
      else login.connection.notice('bad', text)
    }
  }

  private handleGreeting(login: Login, message: ClientMessage): void {
    const { connection } = login
    if (message.kind !== 'hello' && message.kind !== 'look') connection.dismiss(sentence('host-greet-first'))
    else if (message.cantrip !== WIRE_PROTOCOL)
      connection.dismiss(sentence('host-other-version', { ours: WIRE_PROTOCOL, theirs: message.cantrip }))
    else if (login.isCheckingPassphrase) connection.dismiss(sentence('host-one-greeting'))
    else if (message.kind === 'look') connection.end(this.description(message.language))
    else {
      connection.words = messagesIn(message.language)
      if (message.seat === null) {
        if (this.people.watching < MAX_SPECTATORS) this.admit(login, null)
        else connection.dismiss(sentence('host-no-connection'))
      } else this.requestSeat(login, message.seat, message.phrase, message.take)
    }
  }

  /**
   * Handles a request for a seat. A seat without a passphrase must be free, unless `take` is set. A player with the
   * right passphrase gets the seat, even if they are still connected elsewhere.
   */
  private requestSeat(login: Login, name: string, phrase: string | null, take: boolean): void {
    const { connection } = login
    const refuse = (why: Sentence, wants: 'phrase' | 'take' | null) =>
      connection.end({ kind: 'refused', sentence: connection.words.format(why), wants })
    const seat = this.seats.findIndex(known => normalized(known) === normalized(name))
    const own = this.seats[seat]
    if (own === undefined) refuse(sentence('host-no-seat', { name, seats: this.seats.join(', ') }), null)
    else if (!this.locks.isLocked(own)) {
      if (take || !(this.loginAt(seat) || this.bots.has(seat))) this.admit(login, seat)
      else refuse(sentence(this.loginAt(seat) ? 'host-somebody-sits' : 'host-bot-plays', { name: own }), 'take')
    } else if (phrase === null) refuse(sentence('host-wants-phrase', { name: own }), 'phrase')
    else {
      login.isCheckingPassphrase = true
      this.locks.accepts(own, phrase).then(
        opens => {
          if (!this.logins.has(login)) return
          if (opens) this.admit(login, seat)
          else if (opens === null) refuse(sentence('host-busy-door'), 'phrase')
          else {
            this.events.log(sentence('host-log-wrong-passphrase', { name: own }))
            refuse(sentence('host-wrong-phrase'), 'phrase')
          }
        },
        error => {
          this.events.fault(error)
          connection.dismiss(sentence('host-phrases-unreadable'))
        },
      )
    }
  }

  private admit(login: Login, seat: Seat | null): void {
    if (seat !== null)
      this.loginAt(seat)?.connection.dismiss(sentence('host-sat-elsewhere', { name: this.nameOf(seat) }))
    const { game, rules, options, seats, practice } = this.session.header
    login.seat = seat
    login.connection.welcome()
    const header = { game, rules, options: { ...options }, seats: [...seats], practice }
    login.connection.send({ kind: 'welcome', cantrip: WIRE_PROTOCOL, name: this.name, header, seat })
    login.connection.send({ kind: 'people', people: this.people })
    this.show(login, true, null)
    const { stuck } = this.bots
    if (stuck !== null) login.connection.notice('bad', stuck)
    this.events.log(sentence('people-come', { name: this.whoIs(seat) }))
    if (seat !== null && this.bots.has(seat)) this.give(login, seat, PERSON)
    else this.sendPeople()
  }

  private handleMessage(login: Login, seat: Seat | null, message: ClientMessage): void {
    const { connection } = login
    if (message.kind === 'hello' || message.kind === 'look') {
      connection.dismiss(sentence('host-greeting-enough'))
      return
    }
    if (message.kind === 'language') {
      connection.words = messagesIn(message.language)
      this.show(login, true, null)
      return
    }
    if (seat === null) {
      connection.dismiss(sentence('table-watchers-silent'))
      return
    }
    switch (message.kind) {
      case 'answer':
        this.answer(login, seat, message.asking, message.id)
        return
      case 'undo':
        this.undo(login, seat, message.count)
        return
      case 'redo':
        this.redo(login, seat, message.count)
        return
      case 'check-irreversible':
        if (message.asking !== this.asking[seat]?.number || !this.offers(seat, message.id)) return
        connection.send({
          kind: 'irreversibility',
          serial: message.serial,
          id: message.id,
          final: this.session.match.isIrreversible(seat, message.id),
        })
        return
      case 'seat':
        this.handleSeatCommand(login, seat, message.words)
        return
      case 'talk':
        this.talk(login, seat, message.word, message.text)
        return
    }
  }

  /**
   * Lists the seats, or assigns a seat to a bot or a person. The seat must be the client's own, or an empty one without
   * a passphrase.
   */
  private handleSeatCommand(login: Login, seat: Seat, words: string): void {
    const { header, players } = this.session
    const { connection } = login
    const reply = runSeatCommand(connection.words, header, players, words)
    if (reply.kind === 'told')
      connection.notice('plain', reply.seats.map(line => connection.words.format(line)).join(' '))
    else if (reply.kind === 'wrong') connection.notice('plain', reply.sentence)
    else {
      const isOwn = reply.seat === seat
      const own = this.nameOf(reply.seat)
      if (!isOwn && this.loginAt(reply.seat)) connection.notice('plain', sentence('host-only-own', { name: own }))
      else if (!isOwn && this.locks.isLocked(own))
        connection.notice('plain', sentence('host-only-locked', { name: own }))
      else this.give(login, reply.seat, reply.player)
    }
  }

  private give(by: Login, seat: Seat, player: string): void {
    const { header } = this.session
    const { sentence: problem } = this.session.seat(seat, player)
    const notice = seatChangeText(header, seat, player)
    this.events.log(notice)
    this.sendPeople()
    this.broadcast(by, problem, notice)
  }

  private offers(seat: Seat, id: string): boolean {
    const question = this.session.match.questionFor(seat)
    return question !== undefined && allows(question, id)
  }

  private answer(login: Login, seat: Seat, asking: number, id: string): void {
    if (asking !== this.asking[seat]?.number) {
      // Ignore a key pressed twice on a slow connection.
      if (asking === login.answered) return
      login.connection.notice('bad', sentence('host-asked-no-more'))
      return
    }
    try {
      this.checkIsPerson(seat)
      const { sentence: problem } = this.session.answer(seat, id)
      login.answered = asking
      this.broadcast(login, problem, null)
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error
      login.connection.notice('bad', this.notPossible(seat, id))
    }
  }

  private notPossible(seat: Seat, id: string): Sentence {
    if (this.session.match.over) return sentence('host-game-over')
    if (!this.session.match.questionFor(seat)) return sentence('host-not-asked', { name: this.nameOf(seat) })
    return sentence('host-not-possible', { input: excerpt(id) })
  }

  private undo(login: Login, seat: Seat, count: number): void {
    const { match } = this.session
    this.checkIsPerson(seat)
    const undoable = match.undoable(seat)
    if (count > undoable.moves) {
      login.connection.notice('bad', notUndone(undoable))
      return
    }
    // In simultaneous phases, players retract only their own moves, even in practice games, and others aren't notified.
    const own = match.retractable(seat) >= count
    const { sentence: problem } = this.session.undo(seat, count, own ? true : undefined)
    if (own) {
      this.broadcast(login, problem, null)
      return
    }
    this.broadcast(login, problem, sentence('host-taken-back', { name: this.nameOf(seat), n: count }))
  }

  private redo(login: Login, seat: Seat, count: number): void {
    const { match } = this.session
    this.checkIsPerson(seat)
    const most = match.redoable(seat)
    if (count > most) {
      login.connection.notice('bad', notRedone(most))
      return
    }
    this.broadcast(login, this.session.redo(seat, count).sentence, null)
  }

  private talk(login: Login, seat: Seat, word: TalkWord, text: string): void {
    const { match, game } = this.session
    const spoke = readTalk(word, text, talkContext(match, game, [seat]))
    if ('wrong' in spoke) {
      login.connection.notice('bad', spoke.wrong)
      return
    }
    if (!login.connection.chat.take()) {
      login.connection.notice('bad', sentence('host-not-so-fast'))
      return
    }
    if (isNote(spoke.message)) {
      const { sentence: problem } = this.session.say(spoke.by, spoke.message)
      if (problem !== null) this.events.log(problem)
      // Notes are private, so only the sender sees the result.
      this.show(login, false, problem === null ? (spoke.notice ?? null) : sentence('host-cannot-write'))
      return
    }
    // The speaker also gets the sentence as news, because their own position hasn't changed.
    this.broadcast(null, this.session.say(spoke.by, spoke.message).sentence, null)
  }

  /**
   * Sends everyone the new position. If there is a disk error, the log gets the details, and players only learn that
   * there was an error.
   */
  private broadcast(by: Login | null, problem: Words | null, notice: Words | null): void {
    if (problem !== null) this.events.log(problem)
    this.bots.wake()
    this.updateQuestionNumbers()
    const { waiting } = this.session
    const unsaved = waiting > 0 ? sentence('host-cannot-write') : null
    for (const login of this.logins) this.show(login, login === by, unsaved ?? notice)
    this.leaveIfOver()
  }

  /** Throws UserError if a bot plays the seat. */
  private checkIsPerson(seat: Seat): void {
    const name = this.nameOf(seat)
    if (this.bots.has(seat)) throw new UserError(sentence('host-bot-plays-for', { name }))
  }

  /** Updates the numbers of the open questions, and announces the turns of absent players. */
  private updateQuestionNumbers(): void {
    this.asking.forEach((open, seat) => {
      const { match } = this.session
      const question = match.questionFor(seat)
      if (question === open.question) return
      const answers = match.moves.filter(move => 'id' in move && move.seat === seat).length
      // If another player has retracted a move, the match was replayed, so this seat has a new object for the same
      // question.
      const isSame = open.undoCount !== match.undoCount && open.answers === answers
      if (!isSame || fingerprint(question) !== fingerprint(open.question)) open.number++
      const isTurn = open.question === undefined
      if (isTurn && this.hasBegun) open.since = Date.now()
      Object.assign(open, { question, answers, undoCount: match.undoCount })
      if (isTurn && !this.bots.has(seat) && !this.loginAt(seat)) this.events.turn(this.nameOf(seat))
    })
    this.hasBegun = true
  }

  /** Sends a client the position. If the client is behind, sends nothing until it catches up. */
  private show(login: Login, own: boolean, notice: Words | null): void {
    const { connection, seat } = login
    if (seat === undefined) return
    connection.isBehind = connection.isFull
    if (connection.isBehind) return
    const position = this.logs.in(connection.words.language).position(seat)
    const asking = seat === null ? 0 : (this.asking[seat]?.number ?? 0)
    const news = connection.line.news(position, {
      asked: this.session.match.questions.map(asked => asked.seat),
      // Don't show a bot's question to anyone.
      question: seat !== null && this.bots.has(seat) ? null : position.question,
    })
    // Send nothing if nothing visible has changed. Otherwise, clients could count others' secret answers.
    if (!news && !own && notice === null && login.asking === asking) return
    login.asking = asking
    const text = notice === null ? null : connection.words.format(notice)
    const { from, entries, ...parts } = news ?? { from: position.log.length, entries: [] }
    connection.send({ kind: 'position', serial: ++login.serial, asking, own, from, entries, ...parts, notice: text })
  }

  private description(language: string): ServerMessage {
    const { match } = this.session
    const game = inLanguage(this.session.game, language)
    const when = vocabularyOf(messagesIn(language), game).date(match.state.day)
    const asked = match.questions.map(({ seat, waiting, topic }) => ({
      seat: this.nameOf(seat),
      since: new Date(this.asking[seat]?.since ?? Date.now()).toISOString(),
      what: game.waitingFor?.(waiting ?? topic) ?? null,
    }))
    return { kind: 'table', name: this.name, game: game.title, people: this.people, when, over: match.over, asked }
  }

  /**
   * Returns true if the seat needs a passphrase, or if the passphrases can't be read. In the latter case, nobody gets
   * the seat.
   */
  private isLocked(name: string): boolean {
    try {
      return this.locks.isLocked(name)
    } catch {
      return true
    }
  }

  private get people(): People {
    const seats = this.seats.map((name, seat) => ({
      name,
      here: this.loginAt(seat) !== undefined || this.bots.has(seat),
      bot: this.bots.has(seat),
      locked: this.isLocked(name),
    }))
    return { seats, watching: [...this.logins].filter(({ seat }) => seat === null).length }
  }

  private sendPeople(): void {
    const { people } = this
    this.events.present([...this.logins].filter(({ seat }) => seat !== undefined).length)
    for (const { connection, seat } of this.logins) if (seat !== undefined) connection.send({ kind: 'people', people })
  }

  private loginAt(seat: Seat): Login | undefined {
    return [...this.logins].find(login => login.seat === seat)
  }

  private nameOf(seat: Seat): string {
    return this.seats[seat] ?? '?'
  }

  private whoIs(seat: Seat | null): Words {
    return seat === null ? sentence('people-watcher') : this.nameOf(seat)
  }
}
