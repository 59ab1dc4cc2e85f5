import type { Game, Header } from './game.ts'
import { copy, fingerprint } from './json.ts'
import { type Barrier, IllegalAnswer, type Move } from './move.ts'
import { type Answer, allows, KernelError, type Question, type Rule, type Seat } from './question.ts'
import { type GameEvent, type Result, Table, type TableState } from './table.ts'
import type { Said, Saying } from './talk.ts'
import { type Done, lastMoves, ownMoves, refusal, type Together, type Undoable } from './undo.ts'

interface Rest<S> {
  /** The number of moves made before this checkpoint. */
  readonly moves: number
  readonly state: S
}

/** A match as JSON, from which `Match.restore` can continue without replaying the game. */
export interface MatchDump<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Some of the checkpoints, including the first and the last. */
  readonly rests: readonly Rest<S>[]
  readonly starts: readonly number[]
  readonly done: readonly Done<E>[]
  readonly opening: readonly E[]
  readonly said: readonly Said[]
}

/** The pending decision that the players are waiting for. */
export interface Waiting {
  /** A fixed word of the game; null if the seats were asked different things. */
  readonly topic: string | null
  /** The number of seats that have decided, and of those with something to decide. */
  readonly ready: number
  readonly of: number
}

/** Minimum number of moves between kept checkpoints: enough to save memory, few enough to replay at once. */
const KEEP_EVERY = 32
/** A dump keeps every 16th checkpoint. It stays small, and long undos are a little slower. */
const DUMP_EVERY = 16
/** Number of turns without a question after which a game counts as stuck. */
const MOST_SILENT_TURNS = 20_000

/**
 * A game in progress: its state, the open questions and all moves so far. Between checkpoints, the position is the
 * state at the last checkpoint plus the moves since. Undo, saving and look-ahead all rely on this.
 */
export class Match<S extends TableState = TableState, E extends GameEvent = GameEvent, V = unknown> {
  private table!: Table<S, E>
  private run: Rule | null = null
  private asked: readonly Question[] = []
  private rests: Rest<S>[] = []
  private rest!: Rest<S>
  /** The number of moves at each checkpoint, without duplicates. */
  private starts: number[] = []
  private done: Done<E>[] = []
  /** The current simultaneous phase, if any. */
  private together: Together | null = null
  /** The number of dice rolled between the last checkpoint and the first question. */
  private fallen = 0
  /** The number of undos so far. An observer that sees it grow must redraw. */
  turnedBack = 0
  /** The answers since the last checkpoint. Together with its state they define the position. */
  private since: Answer[] = []
  /** Events before the first move. */
  private opening: readonly E[] = []
  /** The chat, in order. Only `say` adds to it, and undo removes nothing from it. */
  said: Said[] = []
  /** True during a fast-forward replay, which skips most checkpoints. */
  private hasty = false

  private constructor(
    readonly game: Game<S, E, V>,
    readonly header: Header,
    private readonly bare: boolean,
  ) {}

  /**
   * Starts a game. Throws an Error with a one-sentence message if the header is invalid. A bare match, used for bulk
   * simulation, emits no events and keeps no history: no undo, no forks.
   */
  static begin<S extends TableState, E extends GameEvent, V>(
    game: Game<S, E, V>,
    header: Header,
    { bare = false }: { bare?: boolean } = {},
  ): Match<S, E, V> {
    const match = new Match(game, header, bare)
    // A copy, so that a game may pass its own card list or the header's names without seeing them change.
    match.table = new Table<S, E>(copy(game.begin(header)), bare)
    match.opening = match.goOn()
    match.look()
    return match
  }

  /**
   * Starts a game for replaying known moves, to be followed by `settle`. Until then neither `restView` nor a fork from
   * a guessed state works.
   */
  static beginAgain<S extends TableState, E extends GameEvent, V>(game: Game<S, E, V>, header: Header): Match<S, E, V> {
    const match = Match.begin(game, header)
    match.hasty = true
    return match
  }

  /**
   * Restores the match of a dump, with its position and history. Throws what the rules throw if the dump is from
   * another game. Callers should compare fingerprints.
   */
  static restore<S extends TableState, E extends GameEvent, V>(
    game: Game<S, E, V>,
    header: Header,
    { rests, starts, done, opening, said }: MatchDump<S, E>,
  ): Match<S, E, V> {
    const match = new Match(game, header, false)
    const rest = rests.at(-1)
    if (!rest) throw new KernelError('a dump without a resting point')
    match.opening = opening
    match.rests = [...rests]
    match.starts = [...starts]
    match.done = [...done]
    match.restore(rest)
    for (const { move } of done.slice(rest.moves)) match.play(move)
    match.said = [...said]
    return match
  }

  /** Returns the input for `restore`. It shares data with the match, so serialize it at once. */
  dump(): MatchDump<S, E> {
    if (this.bare) throw new KernelError('a bare match keeps no history to write down')
    this.settle()
    const { rest, starts, done, opening, said } = this
    const rests = this.rests.filter(({ moves }, i) => i % DUMP_EVERY === 0 && moves < rest.moves)
    return { rests: [...rests, rest], starts, done, opening, said }
  }

  /** Ends a fast-forward replay. Afterwards the match supports everything again. */
  settle(): void {
    if (this.hasty) this.rewind(this.done.length)
  }

  /** The full state, read-only. Screens and players use views. */
  get state(): S {
    return this.table.state
  }

  /** The open questions, at most one per seat. Empty once the game is over. */
  get questions(): readonly Question[] {
    return this.asked
  }

  get over(): boolean {
    return this.table.state.result !== null && this.run === null
  }

  /** The result, in the game's language; null during the game. */
  get result(): Result | null {
    const { state } = this.table
    return state.result && this.game.ending ? { ...state.result, text: this.game.ending(state) } : state.result
  }

  /** The number of moves in effect, without undone ones. */
  get length(): number {
    return this.done.length
  }

  /** The moves in effect, in order. */
  get moves(): readonly Move[] {
    return this.done.map(d => d.move)
  }

  /** Returns the events from index `from` of the moves on; with 0, also those before the first move. */
  events(from = 0): readonly E[] {
    const out: E[] = from === 0 ? [...this.opening] : []
    for (let i = from; i < this.done.length; i++) for (const e of this.done[i]!.events) out.push(e)
    return out
  }

  /** The events of the last move, or those before the first. */
  get lastEvents(): readonly E[] {
    return this.eventsOf(this.done.length)
  }

  /** Returns the events of the n-th move, counted from 1; those before the first move for 0. */
  eventsOf(n: number): readonly E[] {
    return n === 0 ? this.opening : (this.done[n - 1]?.events ?? [])
  }

  /** The number of moves at each checkpoint that was followed by a question. */
  get turns(): readonly number[] {
    return this.over ? this.starts.filter(start => start < this.length) : this.starts
  }

  /** Adds a chat message or an offer. It isn't a move and isn't checked. */
  say(by: Seat, saying: Saying): void {
    this.said.push({ by, saying, at: this.done.length })
  }

  /** Returns a seat's view of the state; `null` for a spectator. */
  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** Returns a seat's view at the last checkpoint. A guess for `fork` must be consistent with it. */
  restView(seat: Seat): V {
    if (this.bare) throw new KernelError('a bare match keeps no resting point to look at')
    return this.game.view(this.rest.state, seat)
  }

  /**
   * Returns a short fingerprint of the position: the state plus each seat's answers since the last checkpoint, which a
   * suspended rule may still hold. The order among seats doesn't matter.
   */
  hash(): string {
    const said: Record<Seat, string[]> = {}
    for (const { seat, id } of this.since) {
      said[seat] ??= []
      said[seat].push(id)
    }
    return fingerprint([this.table.state, said])
  }

  /** Returns the seat's open question, if any. */
  questionFor(seat: Seat): Question | undefined {
    const { asked } = this
    for (let i = 0; i < asked.length; i++) if (asked[i]!.seat === seat) return asked[i]
    return undefined
  }

  /**
   * Plays an answer and returns its events. Throws IllegalAnswer, with nothing changed, unless it is a legal answer.
   */
  answer(seat: Seat, id: string): readonly E[] {
    const question = this.questionFor(seat)
    if (!question)
      throw new IllegalAnswer(
        this.over ? 'the game is over' : `${this.name(seat)} is not asked anything now`,
        undefined,
      )
    if (!allows(question, id)) throw new IllegalAnswer(`"${id}" is not possible here`, question)
    return this.make({ seat, id })
  }

  /** Forces the faces of the next dice, for scenarios. Throws RangeError if no die has such a face. */
  forceDice(dice: readonly number[]): void {
    this.play({ dice })
  }

  /**
   * Puts cards on top of a pile, the first one uppermost, for scenarios. Throws Error if the pile or a card doesn't
   * exist.
   */
  stack(pile: string, cards: readonly string[]): void {
    this.play({ stack: pile, cards })
  }

  /** Plays any recorded move. */
  play(move: Move): readonly E[] {
    if ('id' in move) return this.answer(move.seat, move.id)
    if ('stack' in move) return this.make({ stack: move.stack, cards: [...move.cards] })
    const odd = move.dice.find(face => !(Number.isInteger(face) && face >= 1))
    if (odd !== undefined) throw new RangeError(`no die shows ${odd}`)
    return this.make({ dice: [...move.dice] })
  }

  /** Returns what the players are waiting for, with the number of seats that are ready; null once the game is over. */
  waiting(): Waiting | null {
    const [question] = this.asked
    if (!question) return null
    const first = this.table.deciding?.flatMap(one => one.first ?? []) ?? [question]
    const topics = new Set(first.map(({ waiting, topic }) => waiting ?? topic))
    const [topic = null] = topics.size === 1 ? topics : []
    return { topic, ready: first.length - this.asked.length, of: first.length }
  }

  /**
   * Returns the moves, counted from 1, that are hidden from a seat (`null` for a spectator): the others' answers in the
   * current simultaneous phase. They emitted no events.
   */
  hiddenFrom(seat: Seat | null): readonly number[] {
    const { together, done } = this
    if (!together) return []
    const moves = done.slice(together.from).map(({ move }, i) => ({ move, n: together.from + i + 1 }))
    return moves.flatMap(({ move, n }) => ('id' in move && move.seat !== seat ? [n] : []))
  }

  /** Returns the number of a seat's last answer among the moves, counted from 1; 0 if there is none. */
  lastAnswerOf(seat: Seat): number {
    const { done } = this
    return done.findLastIndex(({ move }) => 'id' in move && move.seat === seat) + 1
  }

  /** The number of answers since the last checkpoint. */
  get pending(): number {
    return this.since.length
  }

  private make(move: Move): readonly E[] {
    this.table.revealed = false
    this.table.shown = []
    let events: readonly E[] = []
    try {
      if ('id' in move) {
        if (!this.run) throw new KernelError('an answer while no rule runs')
        this.since.push(move)
        events = this.hear(this.run.next(move))
      } else if ('dice' in move) {
        this.table.state.forced.push(...move.dice)
      } else {
        this.game.stack(this.table.state, move.stack, move.cards)
      }
    } catch (error) {
      // A rule that throws leaves the state half changed, so go back to a sound state and rethrow. A bare match can't
      // go back; it just ends.
      if (this.bare) {
        this.run = null
        this.asked = []
      } else this.rewind(this.done.length)
      throw error
    }
    if (this.bare) return events
    const { revealed, shown, fallen } = this.table
    this.done.push({ move, events, revealed, shown, fallen: fallen.length })
    this.look()
    return events
  }

  /** Detects the start or end of a simultaneous phase. */
  private look(): void {
    const { deciding, state } = this.table
    if (deciding === null) this.together = null
    else if (this.together?.of !== deciding)
      this.together = { of: deciding, from: this.done.length, laid: state.forced.length > 0 }
  }

  /** Continues after a rule's step, to the next open question or the end. */
  private hear(step: IteratorResult<readonly Question[], void>): readonly E[] {
    if (step.done) {
      this.run = null
      return this.goOn(1)
    }
    this.listen(step.value)
    return this.told()
  }

  /** Returns the new events and clears them. */
  private told(): readonly E[] {
    // Empty the list in place, because `each` restores it when all seats have decided.
    const { told } = this.table
    return told.length === 0 ? [] : told.splice(0)
  }

  /** Opens the questions that a rule has yielded. */
  private listen(questions: readonly Question[]): void {
    if (questions.length === 0) throw new KernelError(`${this.game.title}: a rule waits for an answer and asks nothing`)
    if (questions.length > 1 && new Set(questions.map(question => question.seat)).size < questions.length)
      throw new KernelError(`${this.game.title}: a seat is asked two things at once`)
    this.asked = questions
  }

  /** Runs turns from a checkpoint until a question comes up or the game ends. `pending` counts the move being made. */
  private goOn(pending = 0): readonly E[] {
    const { table, game } = this
    for (let silent = 0; ; silent++) {
      this.keep(pending)
      table.fallen = []
      this.since = []
      if (table.state.result) {
        this.asked = []
        break
      }
      if (silent > MOST_SILENT_TURNS) throw new KernelError(`${game.title}: ${silent} turns without a question`)
      const run = game.turn(table)
      const step = run.next()
      if (!step.done) {
        this.run = run
        this.listen(step.value)
        break
      }
    }
    this.fallen = table.fallen.length
    return this.told()
  }

  /** Records a checkpoint. */
  private keep(pending: number): void {
    if (this.bare) return
    const moves = this.done.length + pending
    if (this.starts.at(-1) !== moves) this.starts.push(moves)
    const last = this.rests.at(-1)
    const far = !last || moves - last.moves >= KEEP_EVERY
    if (this.hasty && !far) return
    this.rest = { moves, state: copy(this.table.state) }
    if (far) this.rests.push(this.rest)
  }

  /** Returns how many moves this seat may undo, and the barrier that stops it. */
  undoable(seat: Seat): { moves: number; barrier: Barrier } {
    const { moves, barrier } = this.reach(seat)
    return { moves: moves.length, barrier }
  }

  private reach(seat: Seat): Undoable {
    const { practice } = this.header
    return (practice ? null : this.own(seat)) ?? lastMoves(this.done, this.first, seat, practice)
  }

  private own(seat: Seat): Undoable | null {
    return ownMoves(this.done, this.together, seat, this.header.practice)
  }

  /** Returns how many of its own answers a seat may retract during a simultaneous phase. */
  liftable(seat: Seat): number {
    return this.own(seat)?.moves.length ?? 0
  }

  /**
   * Undoes the last `count` moves (at least one). During a simultaneous phase it retracts the seat's own last answers
   * instead, even if others have answered since, and then returns true. `own` forces one of the two, as a record does;
   * practice games default to the last moves. Throws Error if the seat may not.
   */
  undo(seat: Seat, count = 1, own?: boolean): boolean {
    if (!(Number.isInteger(count) && count >= 1)) throw new RangeError(`cannot take back ${count} moves`)
    const { practice } = this.header
    const mine = (own ?? !practice) ? this.own(seat) : null
    const lifted = mine && count <= mine.moves.length ? mine.moves.slice(-count) : null
    if (lifted) {
      const isLast = lifted[0] === this.done.length - count
      if (isLast) this.rewind(this.done.length - count)
      else this.lift(lifted)
      return !isLast
    }
    const last = mine ?? lastMoves(this.done, this.first, seat, practice)
    if (own && !mine) throw new Error('Nothing can be taken back: nobody else decides at the same time.')
    if (count > last.moves.length) throw new Error(refusal(last))
    this.rewind(this.done.length - count)
    return false
  }

  /** Replays all moves since the last checkpoint except the retracted ones. */
  private lift(taken: readonly number[]): void {
    const { said, done, rest: from } = this
    const moves = done.slice(from.moves).map(({ move }) => move)
    this.hasty = false
    this.turnedBack++
    try {
      this.restore(from)
      for (const [i, move] of moves.entries()) if (!taken.includes(from.moves + i)) this.play(move)
    } catch (cause) {
      this.restore(from)
      for (const move of moves) this.play(move)
      throw new KernelError(`${this.game.title}: what one seat takes back is felt by another that decides with it`, {
        cause,
      })
    }
    this.said = said.map(one => ({ ...one, at: one.at - taken.filter(at => at < one.at).length }))
  }

  /** Goes back to the position after `length` moves, ignoring barriers. For replays and practice games. */
  rewind(length: number): void {
    if (this.bare) throw new KernelError('a bare match keeps no history to go back to')
    this.checkLength(length)
    // Undo is often repeated, so keep every checkpoint from now on.
    this.hasty = false
    this.turnedBack++
    const from = this.restBefore(length)
    // The first checkpoint is never beyond `length`.
    while (this.rests.at(-1)!.moves > length) this.rests.pop()
    const again = this.done.slice(from.moves, length)
    this.restore(from)
    for (const { move } of again) this.play(move)
    this.said = this.said.map(said => (said.at > length ? { ...said, at: length } : said))
  }

  /** Returns the last kept checkpoint with at most `length` moves. */
  private restBefore(length: number): Rest<S> {
    if (this.rest.moves <= length) return this.rest
    // The first checkpoint is never beyond `length`.
    return this.rests.findLast(rest => rest.moves <= length)!
  }

  private restore(from: Rest<S>): void {
    this.done.length = from.moves
    this.starts = this.starts.filter(start => start <= from.moves)
    this.table = new Table<S, E>(copy(from.state), this.bare)
    this.run = null
    // The events on the way to this checkpoint belong to the moves before it.
    this.goOn()
    this.look()
  }

  /** The number of moves at which the history begins; 0 except for a fork from a guess. */
  private get first(): number {
    return this.rests[0]?.moves ?? 0
  }

  /**
   * Returns an independent match from this position, or from the one after `at` moves. `state` starts it from a guess
   * at the last checkpoint instead, for look-ahead: the dice rolled since then are forced again, and it can't go back
   * further. `seat` is the seat that looks ahead; the others' hidden answers in a simultaneous phase are dropped and
   * asked again. Throws IllegalAnswer if the guess contradicts the answers, RangeError if there is no such move.
   */
  fork({ state, bare = true, at, seat }: { state?: S; bare?: boolean; at?: number; seat?: Seat } = {}): Match<S, E, V> {
    if (this.bare) throw new KernelError('a bare match keeps no history to fork from')
    const length = state ? this.done.length : (at ?? this.done.length)
    this.checkLength(length)
    const other = new Match(this.game, this.header, bare)
    const rest = this.restBefore(length)
    const { moves } = rest
    const start = copy(state ?? rest.state)
    const hidden = new Set(state && seat !== undefined ? this.hiddenFrom(seat).map(n => n - 1) : [])
    if (state) start.forced = [...this.fallenBut(hidden, moves), ...start.forced.slice(this.table.fallen.length)]
    if (!bare) {
      other.done = this.done.slice(0, moves)
      other.opening = this.opening
      // Kept states are only copied from, so the two matches can share them.
      if (!state) other.rests = this.rests.filter(kept => kept.moves <= moves)
      other.starts = this.starts.filter(start => start <= moves)
      other.said = this.said.filter(({ at }) => at <= length)
    }
    other.table = new Table<S, E>(start, bare)
    other.goOn()
    other.look()
    for (let i = moves; i < length; i++) {
      const { move } = this.done[i]!
      if (hidden.has(i)) continue
      if (!state || !('dice' in move)) other.play(move)
    }
    return other
  }

  /** Returns the dice since the last checkpoint except those rolled by these moves. */
  private fallenBut(hidden: ReadonlySet<number>, rest: number): number[] {
    const { table, done, fallen } = this
    if (hidden.size === 0) return [...table.fallen]
    const thrown = (at: number) => table.fallen.slice(at === rest ? fallen : done[at - 1]!.fallen, done[at]!.fallen)
    const kept = [...done.keys()].filter(at => at >= rest && !hidden.has(at))
    return [...table.fallen.slice(0, fallen), ...kept.flatMap(thrown)]
  }

  /** Returns true if an option can't be undone, because it reveals something or starts a simultaneous phase. */
  isFinal(seat: Seat, id: string): boolean {
    if (this.header.practice) return false
    const trial = this.fork({ bare: false })
    trial.answer(seat, id)
    return trial.undoable(seat).moves === 0
  }

  private checkLength(length: number): void {
    if (!(Number.isInteger(length) && length >= this.first && length <= this.done.length))
      throw new RangeError(`no move ${length} of ${this.done.length}`)
  }

  private name(seat: Seat): string {
    return this.header.seats[seat] ?? `seat ${seat}`
  }
}
