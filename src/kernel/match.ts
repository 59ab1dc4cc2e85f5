import type { Game, Header } from './game.ts'
import { copy, fingerprint } from './json.ts'
import { type Barrier, IllegalAnswer, type Move } from './move.ts'
import { type Answer, allows, KernelError, type Question, type Rule, type Seat } from './question.ts'
import { type GameEvent, type Result, Table, type TableState } from './table.ts'
import type { SentMessage, TalkMessage } from './talk.ts'
import {
  type PlayedMove,
  redoableMoves,
  retractableMoves,
  type SimultaneousPhase,
  type Undoable,
  type Undone,
  undoableMoves,
  undoneAfter,
  undoRefusal,
} from './undo.ts'

interface Checkpoint<S> {
  /** The number of moves made before this checkpoint. */
  readonly moves: number
  readonly state: S
}

/** A match as JSON, from which `Match.restore` can continue without replaying the game. */
export interface MatchDump<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Some of the checkpoints, including the first and the last. */
  readonly checkpoints: readonly Checkpoint<S>[]
  readonly turnStarts: readonly number[]
  readonly played: readonly PlayedMove<E>[]
  readonly opening: readonly E[]
  readonly chat: readonly SentMessage[]
}

/** The pending decision that the players are waiting for. */
export interface Waiting {
  /** The game's word for the decision, or null if the seats were asked different questions. */
  readonly topic: string | null
  /** The number of seats that have decided. */
  readonly ready: number
  /** The number of seats that were asked, including those that are ready. */
  readonly of: number
}

/** The minimum number of moves between stored checkpoints, which balances memory against replay time. */
const KEEP_EVERY = 32
/** A dump keeps every 16th checkpoint, which keeps it small but makes long undos a little slower. */
const DUMP_EVERY = 16
/** The number of turns without a question after which a game counts as stuck. */
const MAX_SILENT_TURNS = 20_000

/**
 * A game in progress: its state, the open questions and all moves so far. Between checkpoints, the position is the
 * state at the last checkpoint plus the moves since. Undo, saving and look-ahead all rely on this.
 */
export class Match<S extends TableState = TableState, E extends GameEvent = GameEvent, V = unknown> {
  private table!: Table<S, E>
  private rule: Rule | null = null
  private openQuestions: readonly Question[] = []
  private checkpoints: Checkpoint<S>[] = []
  private checkpoint!: Checkpoint<S>
  /** The number of moves at each checkpoint, without duplicates. */
  private turnStarts: number[] = []
  private played: PlayedMove<E>[] = []
  /** The current simultaneous phase, if any. */
  private phase: SimultaneousPhase | null = null
  /** The number of dice rolled between the last checkpoint and the first question. */
  private diceBeforeQuestion = 0
  /** The number of times the match has gone back, for any reason. An observer that sees it grow must redraw. */
  undoCount = 0
  /** The moves that can be redone, the next one last. */
  private undone: readonly Undone[] = []
  /** The answers since the last checkpoint. Together with the checkpoint's state, they define the position. */
  private answersSince: Answer[] = []
  /** Events before the first move. */
  private opening: readonly E[] = []
  /** The chat, in order. Only `say` adds to it, and undo removes nothing from it. */
  chat: SentMessage[] = []
  /** True during a fast-forward replay, which skips most checkpoints. */
  private fastForward = false

  private constructor(
    readonly game: Game<S, E, V>,
    readonly header: Header,
    private readonly headless: boolean,
  ) {}

  /**
   * Starts a game. Throws an Error with a one-sentence message if the header is invalid. A headless match, for bulk
   * simulation, emits no events and keeps no history for undo or forks.
   */
  static begin<S extends TableState, E extends GameEvent, V>(
    game: Game<S, E, V>,
    header: Header,
    { headless = false }: { headless?: boolean } = {},
  ): Match<S, E, V> {
    const match = new Match(game, header, headless)
    // Copy the state, so that a game can pass its own card list or the header's names without seeing them change.
    match.table = new Table<S, E>(copy(game.begin(header)), headless)
    match.opening = match.runTurns()
    match.trackPhase()
    return match
  }

  /** Starts a game to replay known moves. Call `settle` before using `checkpointView` or forking from a guess. */
  static beginAgain<S extends TableState, E extends GameEvent, V>(game: Game<S, E, V>, header: Header): Match<S, E, V> {
    const match = Match.begin(game, header)
    match.fastForward = true
    return match
  }

  /**
   * Restores a match from a dump, with its position and history. If the dump is from another game, the rules may throw
   * any error or none, so callers should compare fingerprints.
   */
  static restore<S extends TableState, E extends GameEvent, V>(
    game: Game<S, E, V>,
    header: Header,
    { checkpoints, turnStarts, played, opening, chat }: MatchDump<S, E>,
  ): Match<S, E, V> {
    const match = new Match(game, header, false)
    const last = checkpoints.at(-1)
    if (!last) throw new KernelError('the dump contains no checkpoint')
    match.opening = opening
    match.checkpoints = [...checkpoints]
    match.turnStarts = [...turnStarts]
    match.played = [...played]
    match.restore(last)
    for (const { move } of played.slice(last.moves)) match.play(move)
    match.chat = [...chat]
    return match
  }

  /** Returns the input for `restore`. It shares data with the match, so serialize it immediately. */
  dump(): MatchDump<S, E> {
    if (this.headless) throw new KernelError('a headless match keeps no history to dump')
    this.settle()
    const { checkpoint, turnStarts, played, opening, chat } = this
    const earlier = this.checkpoints.filter(({ moves }, i) => i % DUMP_EVERY === 0 && moves < checkpoint.moves)
    return { checkpoints: [...earlier, checkpoint], turnStarts, played, opening, chat }
  }

  /** Ends a fast-forward replay. Afterward, the match supports all operations again. */
  settle(): void {
    if (this.fastForward) this.rewind(this.played.length)
  }

  /** The full state, read-only. Screens and players use views. */
  get state(): S {
    return this.table.state
  }

  /** The open questions, at most one per seat. Empty once the game is over. */
  get questions(): readonly Question[] {
    return this.openQuestions
  }

  get over(): boolean {
    return this.table.state.result !== null && this.rule === null
  }

  /** The result, in the game's language, or null during the game. */
  get result(): Result | null {
    const { state } = this.table
    return state.result && this.game.ending ? { ...state.result, text: this.game.ending(state) } : state.result
  }

  /** The number of moves in effect. Undone moves don't count. */
  get length(): number {
    return this.played.length
  }

  /** The moves in effect, in order. */
  get moves(): readonly Move[] {
    return this.played.map(d => d.move)
  }

  /** Returns the events of the moves from index `from` on. If `from` is 0, includes those before the first move. */
  events(from = 0): readonly E[] {
    const out: E[] = from === 0 ? [...this.opening] : []
    for (let i = from; i < this.played.length; i++) for (const e of this.played[i]!.events) out.push(e)
    return out
  }

  /** The events of the last move, or the opening events if no move has been made. */
  get lastEvents(): readonly E[] {
    return this.eventsOf(this.played.length)
  }

  /** Returns the events of the nth move (from 1), or the opening events for 0. Empty if there is no such move. */
  eventsOf(n: number): readonly E[] {
    return n === 0 ? this.opening : (this.played[n - 1]?.events ?? [])
  }

  /** The number of moves at each checkpoint that was followed by a question. */
  get turns(): readonly number[] {
    return this.over ? this.turnStarts.filter(start => start < this.length) : this.turnStarts
  }

  /** Adds a message to the chat. It isn't a move and isn't checked. */
  say(by: Seat, message: TalkMessage): void {
    this.chat.push({ by, message, at: this.played.length })
  }

  /** Returns a seat's view of the state. `null` is a spectator. */
  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** Returns a seat's view at the last checkpoint. A guessed state for `fork` must be consistent with it. */
  checkpointView(seat: Seat): V {
    if (this.headless) throw new KernelError('a headless match keeps no checkpoints')
    return this.game.view(this.checkpoint.state, seat)
  }

  /**
   * Returns a short fingerprint of the position: the state plus each seat's answers since the last checkpoint, because
   * a suspended rule may hold them. The order among seats doesn't matter.
   */
  hash(): string {
    const answers: Record<Seat, string[]> = {}
    for (const { seat, id } of this.answersSince) {
      answers[seat] ??= []
      answers[seat].push(id)
    }
    const { state } = this.table
    return fingerprint([state.withinTurn ? { ...state, withinTurn: undefined } : state, answers])
  }

  /** Returns the seat's open question, if any. */
  questionFor(seat: Seat): Question | undefined {
    const { openQuestions } = this
    for (let i = 0; i < openQuestions.length; i++) if (openQuestions[i]!.seat === seat) return openQuestions[i]
    return undefined
  }

  /** Plays an answer and returns its events. If it is illegal, throws IllegalAnswer and changes nothing. */
  answer(seat: Seat, id: string, auto = false): readonly E[] {
    const question = this.questionFor(seat)
    if (!question)
      throw new IllegalAnswer(
        this.over ? 'the game is over' : `${this.name(seat)} has no question to answer now`,
        undefined,
      )
    if (!allows(question, id)) throw new IllegalAnswer(`"${id}" is not possible here`, question)
    return this.makeMove({ seat, id, ...(auto ? { auto: true } : {}) })
  }

  /** Forces the next dice, for scenarios. Throws RangeError unless each face is a whole number of at least 1. */
  forceDice(dice: readonly number[]): void {
    this.play({ dice })
  }

  /** Puts cards on a pile, the first one on top, for scenarios. Throws Error if the pile or a card doesn't exist. */
  stack(pile: string, cards: readonly string[]): void {
    this.play({ stack: pile, cards })
  }

  /** Makes a move of any kind and returns its events. */
  play(move: Move): readonly E[] {
    if ('id' in move) return this.answer(move.seat, move.id, move.auto)
    if ('stack' in move) return this.makeMove({ stack: move.stack, cards: [...move.cards] })
    const odd = move.dice.find(face => !(Number.isInteger(face) && face >= 1))
    if (odd !== undefined) throw new RangeError(`no die shows ${odd}`)
    return this.makeMove({ dice: [...move.dice] })
  }

  /** Returns what the players are waiting for and how many seats are ready, or null once the game is over. */
  waiting(): Waiting | null {
    const [question] = this.openQuestions
    if (!question) return null
    const first = this.table.deciders?.flatMap(one => one.first ?? []) ?? [question]
    const topics = new Set(first.map(({ waiting, topic }) => waiting ?? topic))
    const [topic = null] = topics.size === 1 ? topics : []
    return { topic, ready: first.length - this.openQuestions.length, of: first.length }
  }

  /**
   * Returns the numbers (from 1) of the moves hidden from a seat or a spectator (`null`): the others' answers in the
   * current simultaneous phase. They emit no events.
   */
  hiddenFrom(seat: Seat | null): readonly number[] {
    const { phase, played } = this
    if (!phase) return []
    const moves = played.slice(phase.from).map(({ move }, i) => ({ move, n: phase.from + i + 1 }))
    return moves.flatMap(({ move, n }) => ('id' in move && move.seat !== seat ? [n] : []))
  }

  /** Returns the number (from 1) of the seat's last move that the table didn't make for it, or 0 if there is none. */
  lastAnswerOf(seat: Seat): number {
    return this.played.findLastIndex(({ move }) => 'id' in move && move.seat === seat && !move.auto) + 1
  }

  /** The number of answers since the last checkpoint. */
  get pending(): number {
    return this.answersSince.length
  }

  private makeMove(move: Move): readonly E[] {
    this.table.revealed = false
    this.table.shownTo = []
    let events: readonly E[] = []
    try {
      if ('id' in move) {
        if (!this.rule) throw new KernelError('got an answer while no rule was running')
        this.answersSince.push(move)
        events = this.resume(this.rule.next(move))
      } else if ('dice' in move) {
        this.table.state.forced.push(...move.dice)
      } else {
        this.game.stack(this.table.state, move.stack, move.cards)
      }
    } catch (error) {
      // A rule that throws leaves the state half changed, so go back to a sound state. A headless match can't do that,
      // so it ends.
      if (this.headless) {
        this.rule = null
        this.openQuestions = []
      } else this.rewind(this.played.length)
      throw error
    }
    if (this.headless) return events
    const { revealed, shownTo, rolled } = this.table
    this.played.push({ move, events, revealed, shownTo, rolled: rolled.length })
    if (this.undone.length > 0) this.undone = undoneAfter(this.undone, move)
    this.trackPhase()
    return events
  }

  /** Detects the start or end of a simultaneous phase. */
  private trackPhase(): void {
    const { deciders, state } = this.table
    if (deciders === null) this.phase = null
    else if (this.phase?.deciders !== deciders)
      this.phase = { deciders, from: this.played.length, hasForcedDice: state.forced.length > 0 }
  }

  /** Handles a rule's step: opens its questions, or runs the next turns if the rule has ended. */
  private resume(step: IteratorResult<readonly Question[], void>): readonly E[] {
    if (step.done) {
      this.rule = null
      return this.runTurns(1)
    }
    this.openTo(step.value)
    return this.takeEvents()
  }

  /** Returns the new events and clears them. */
  private takeEvents(): readonly E[] {
    // Empty the list in place, because `simultaneously` restores it when all seats have decided.
    const { events } = this.table
    return events.length === 0 ? [] : events.splice(0)
  }

  /** Opens the questions that a rule has yielded. */
  private openTo(questions: readonly Question[]): void {
    if (questions.length === 0) throw new KernelError(`${this.game.title}: a rule is waiting but asked no question`)
    if (questions.length > 1 && new Set(questions.map(question => question.seat)).size < questions.length)
      throw new KernelError(`${this.game.title}: a seat was asked two questions at once`)
    this.openQuestions = questions
  }

  /** Runs turns from a checkpoint to a question or the game's end. `pending` is 1 if a move is being made. */
  private runTurns(pending = 0): readonly E[] {
    const { table, game } = this
    for (let silent = 0; ; silent++) {
      if (table.state.withinTurn) delete table.state.withinTurn
      this.recordCheckpoint(pending)
      table.rolled = []
      this.answersSince = []
      if (table.state.result) {
        this.openQuestions = []
        break
      }
      if (silent > MAX_SILENT_TURNS) throw new KernelError(`${game.title}: ${silent} turns without a question`)
      const run = game.turn(table)
      const step = run.next()
      if (!step.done) {
        this.rule = run
        this.openTo(step.value)
        break
      }
    }
    this.diceBeforeQuestion = table.rolled.length
    return this.takeEvents()
  }

  /** Records a checkpoint, unless the match is headless. A fast-forward replay records only some. */
  private recordCheckpoint(pending: number): void {
    if (this.headless) return
    const moves = this.played.length + pending
    if (this.turnStarts.at(-1) !== moves) this.turnStarts.push(moves)
    const last = this.checkpoints.at(-1)
    const far = !last || moves - last.moves >= KEEP_EVERY
    if (this.fastForward && !far) return
    this.checkpoint = { moves, state: copy(this.table.state) }
    if (far) this.checkpoints.push(this.checkpoint)
  }

  /** Returns how many moves this seat may undo, and the barrier that stops it. */
  undoable(seat: Seat): { moves: number; barrier: Barrier } {
    const { moves, barrier } = this.undoableBy(seat)
    return { moves: moves.length, barrier }
  }

  private undoableBy(seat: Seat): Undoable {
    const { practice } = this.header
    return (practice ? null : this.retractableBy(seat)) ?? undoableMoves(this.played, this.first, seat, practice)
  }

  private retractableBy(seat: Seat): Undoable | null {
    return retractableMoves(this.played, this.phase, seat, this.header.practice)
  }

  /** Returns how many of its own answers a seat may retract in the current simultaneous phase, if there is one. */
  retractable(seat: Seat): number {
    return this.retractableBy(seat)?.moves.length ?? 0
  }

  /**
   * Undoes the last `count` moves (at least one). During a simultaneous phase, retracts the seat's own last answers
   * instead, and returns true if others have answered since. `own` chooses between the two, as records do. By default,
   * practice games undo the last moves. Throws Error if the seat isn't allowed to undo that many.
   */
  undo(seat: Seat, count = 1, own?: boolean): boolean {
    if (!(Number.isInteger(count) && count >= 1)) throw new RangeError(`cannot undo ${count} moves`)
    const { undone, played } = this
    const { practice } = this.header
    const mine = (own ?? !practice) ? this.retractableBy(seat) : null
    const taken = mine?.moves.slice(-count) ?? [...played.keys()].slice(-count)
    const moves = taken.map(at => ({ move: played[at]!.move, by: seat, own: mine !== null }))
    const isOwn = this.takeBack(seat, count, mine, own)
    this.undone = [...undone, ...moves.reverse()]
    return isOwn
  }

  /** Does the work of `undo`. `mine` holds the seat's retractable answers, or null outside a simultaneous phase. */
  private takeBack(seat: Seat, count: number, mine: Undoable | null, own?: boolean): boolean {
    const lifted = mine && count <= mine.moves.length ? mine.moves.slice(-count) : null
    if (lifted) {
      const isLast = lifted[0] === this.played.length - count
      if (isLast) this.rewind(this.played.length - count)
      else this.retract(lifted)
      return !isLast
    }
    const last = mine ?? undoableMoves(this.played, this.first, seat, this.header.practice)
    if (own && !mine) throw new Error('There is nothing to undo: nobody else is choosing at the same time.')
    if (count > last.moves.length) throw new Error(undoRefusal(last))
    this.rewind(this.played.length - count)
    return false
  }

  /** Returns how many undone moves a seat may redo. New moves clear them, except others' in a simultaneous phase. */
  redoable(seat: Seat): number {
    return redoableMoves(this.undone, seat).length
  }

  /** Makes the next undone move again and returns it. Throws Error if there is none. */
  redo(seat: Seat): Move {
    const [next] = redoableMoves(this.undone, seat)
    if (!next) throw new Error('There is nothing to redo.')
    const rest = this.undone.filter(one => one !== next)
    this.play(next.move)
    this.undone = rest
    return next.move
  }

  /** Replays all moves since the last checkpoint except the retracted ones. */
  private retract(taken: readonly number[]): void {
    const { chat, played, checkpoint: from } = this
    const moves = played.slice(from.moves).map(({ move }) => move)
    this.fastForward = false
    this.undoCount++
    try {
      this.restore(from)
      for (const [i, move] of moves.entries()) if (!taken.includes(from.moves + i)) this.play(move)
    } catch (cause) {
      this.restore(from)
      for (const move of moves) this.play(move)
      throw new KernelError(`${this.game.title}: an answer that one seat undid affected another seat in the phase`, {
        cause,
      })
    }
    this.chat = chat.map(one => ({ ...one, at: one.at - taken.filter(at => at < one.at).length }))
  }

  /** Goes back to the position after `length` moves, ignoring barriers. Throws RangeError if there is no such move. */
  rewind(length: number): void {
    if (this.headless) throw new KernelError('a headless match keeps no history to go back to')
    this.checkLength(length)
    this.undone = []
    // Undo is often repeated, so keep every checkpoint from now on.
    this.fastForward = false
    this.undoCount++
    const from = this.checkpointBefore(length)
    // The first checkpoint is never beyond `length`.
    while (this.checkpoints.at(-1)!.moves > length) this.checkpoints.pop()
    const again = this.played.slice(from.moves, length)
    this.restore(from)
    for (const { move } of again) this.play(move)
    this.chat = this.chat.map(sent => (sent.at > length ? { ...sent, at: length } : sent))
  }

  /** Returns the last kept checkpoint with at most `length` moves. */
  private checkpointBefore(length: number): Checkpoint<S> {
    if (this.checkpoint.moves <= length) return this.checkpoint
    // The first checkpoint is never beyond `length`.
    return this.checkpoints.findLast(rest => rest.moves <= length)!
  }

  private restore(from: Checkpoint<S>): void {
    this.played.length = from.moves
    this.turnStarts = this.turnStarts.filter(start => start <= from.moves)
    this.table = new Table<S, E>(copy(from.state), this.headless)
    this.rule = null
    // The events on the way to this checkpoint belong to the moves before it.
    this.runTurns()
    this.trackPhase()
  }

  /** The number of moves played before the history begins: 0 except in a fork from a guess. */
  private get first(): number {
    return this.checkpoints[0]?.moves ?? 0
  }

  /**
   * Returns an independent match from this position, or from the position after `at` moves. It is headless by default.
   * For look-ahead, it can start from `state` instead, a guess at the state of the last checkpoint. The dice rolled
   * since then are forced again, and the match can't go back further. `seat` is the seat that looks ahead: the others'
   * hidden answers in a simultaneous phase are asked for again. Throws IllegalAnswer if the guess contradicts the
   * answers, and RangeError if there is no such move.
   */
  fork({
    state,
    headless = true,
    at,
    seat,
  }: {
    state?: S
    headless?: boolean
    at?: number
    seat?: Seat
  } = {}): Match<S, E, V> {
    if (this.headless) throw new KernelError('a headless match keeps no history to fork from')
    const length = state ? this.played.length : (at ?? this.played.length)
    this.checkLength(length)
    const other = new Match(this.game, this.header, headless)
    const rest = this.checkpointBefore(length)
    const { moves } = rest
    const start = copy(state ?? rest.state)
    const hidden = new Set(state && seat !== undefined ? this.hiddenFrom(seat).map(n => n - 1) : [])
    if (state) start.forced = [...this.diceExcept(hidden, moves), ...start.forced.slice(this.table.rolled.length)]
    if (!headless) {
      other.played = this.played.slice(0, moves)
      other.opening = this.opening
      // Stored states are never modified, so the two matches can share them.
      if (!state) other.checkpoints = this.checkpoints.filter(kept => kept.moves <= moves)
      other.turnStarts = this.turnStarts.filter(start => start <= moves)
      other.chat = this.chat.filter(({ at }) => at <= length)
    }
    other.table = new Table<S, E>(start, headless)
    other.runTurns()
    other.trackPhase()
    for (let i = moves; i < length; i++) {
      const { move } = this.played[i]!
      if (hidden.has(i)) continue
      if (!state || !('dice' in move)) other.play(move)
    }
    return other
  }

  /** Returns the dice rolled since the last checkpoint, except those rolled by the hidden moves. */
  private diceExcept(hidden: ReadonlySet<number>, rest: number): number[] {
    const { table, played, diceBeforeQuestion } = this
    if (hidden.size === 0) return [...table.rolled]
    const rolledBy = (at: number) =>
      table.rolled.slice(at === rest ? diceBeforeQuestion : played[at - 1]!.rolled, played[at]!.rolled)
    const visible = [...played.keys()].filter(at => at >= rest && !hidden.has(at))
    return [...table.rolled.slice(0, diceBeforeQuestion), ...visible.flatMap(rolledBy)]
  }

  /** Returns true if an option can't be undone, because it reveals something or starts a simultaneous phase. */
  isIrreversible(seat: Seat, id: string): boolean {
    if (this.header.practice) return false
    const trial = this.fork({ headless: false })
    trial.answer(seat, id)
    return trial.undoable(seat).moves === 0
  }

  private checkLength(length: number): void {
    if (!(Number.isInteger(length) && length >= this.first && length <= this.played.length))
      throw new RangeError(`there is no move ${length}; the match has ${this.played.length}`)
  }

  private name(seat: Seat): string {
    return this.header.seats[seat] ?? `seat ${seat}`
  }
}
