import type { Game, Header } from './game.ts'
import { copy, fingerprint } from './json.ts'
import { type Barrier, IllegalAnswer, type Move } from './move.ts'
import { type Answer, allows, KernelError, type Question, type Rule, type Seat } from './question.ts'
import { type GameEvent, type Result, Table, type TableState } from './table.ts'
import type { Said, Saying } from './talk.ts'
import { type Done, lastMoves, ownMoves, refusal, type Together, type Undoable } from './undo.ts'

interface Rest<S> {
  /** How many moves had been made at this resting point. */
  readonly moves: number
  readonly state: S
}

/** All that a match has come to, as JSON keeps it: `Match.restore` goes on from it without playing the game again. */
export interface MatchDump<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Some of the resting points, the first and the last among them. */
  readonly rests: readonly Rest<S>[]
  readonly starts: readonly number[]
  readonly done: readonly Done<E>[]
  readonly opening: readonly E[]
  readonly said: readonly Said[]
}

/** What is waited for while somebody is asked. */
export interface Waiting {
  /** A fixed word of the game; null where the seats were not all asked the same. */
  readonly topic: string | null
  /** How many have decided, of how many that have something to decide. */
  readonly ready: number
  readonly of: number
}

/** Moves between kept resting points: far enough apart to be small, near enough to come back at once. */
const KEEP_EVERY = 32
/** Of so many kept resting points one stands in a dump: it shall be small, and whoever goes back far may wait a little. */
const DUMP_EVERY = 16
/** Turns without a question before a game is held to be running in circles. */
const MOST_SILENT_TURNS = 20_000

/**
 * One game being played: a state, the questions that are open, and every move so far. Between resting points it is the
 * state at the last one and the moves since; undo, saving and look-ahead are all made of that.
 */
export class Match<S extends TableState = TableState, E extends GameEvent = GameEvent, V = unknown> {
  private table!: Table<S, E>
  private run: Rule | null = null
  private asked: readonly Question[] = []
  private rests: Rest<S>[] = []
  private rest!: Rest<S>
  /** How many moves had been made at each resting point, each number once. */
  private starts: number[] = []
  private done: Done<E>[] = []
  /** Those that decide at the same time, while they do. */
  private together: Together | null = null
  /** How many dice fell after the last resting point before anybody was asked. */
  private fallen = 0
  /** How often moves have been taken back: whoever has told of them tells anew where it is more than it was. */
  turnedBack = 0
  /** The answers since the last resting point: with the state there, they are all that the position is made of. */
  private since: Answer[] = []
  /** Events before the first move. */
  private opening: readonly E[] = []
  /** What has been said at the table, in order; only `say` adds to it, and what is taken back takes no word back. */
  said: Said[] = []
  /** While a record is made again, of which only the end is looked at, most resting points are passed over. */
  private hasty = false

  private constructor(
    readonly game: Game<S, E, V>,
    readonly header: Header,
    private readonly bare: boolean,
  ) {}

  /**
   * Begins a game. Throws Error with one sentence where the header cannot be played. A bare match tells no events and
   * keeps no history: it is for playing thousands, and can be neither taken back nor forked.
   */
  static begin<S extends TableState, E extends GameEvent, V>(
    game: Game<S, E, V>,
    header: Header,
    { bare = false }: { bare?: boolean } = {},
  ): Match<S, E, V> {
    const match = new Match(game, header, bare)
    // A copy, so that a game may hand out its printed list of cards, or the header's names, and find them as they were.
    match.table = new Table<S, E>(copy(game.begin(header)), bare)
    match.opening = match.goOn()
    match.look()
    return match
  }

  /**
   * Begins a game whose moves are all known, to be made one after the other and then ended with `settle`: until that it
   * cannot be looked at from its last resting point, nor be forked from a guess there.
   */
  static beginAgain<S extends TableState, E extends GameEvent, V>(game: Game<S, E, V>, header: Header): Match<S, E, V> {
    const match = Match.begin(game, header)
    match.hasty = true
    return match
  }

  /**
   * The match of a dump, at the same position and with the same past. Throws what the rules throw where the dump is not of
   * this game: whoever keeps one compares the fingerprint.
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

  /** What `restore` makes this match of. It shares what it holds with the match: it is to be written down at once. */
  dump(): MatchDump<S, E> {
    if (this.bare) throw new KernelError('a bare match keeps no history to write down')
    this.settle()
    const { rest, starts, done, opening, said } = this
    const rests = this.rests.filter(({ moves }, i) => i % DUMP_EVERY === 0 && moves < rest.moves)
    return { rests: [...rests, rest], starts, done, opening, said }
  }

  /** Makes a match that was begun again one like any other. */
  settle(): void {
    if (this.hasty) this.rewind(this.done.length)
  }

  /** The state itself, to look at and never to change. Screens and players are given views. */
  get state(): S {
    return this.table.state
  }

  /** The open questions, one a seat at the most. None once the game is over. */
  get questions(): readonly Question[] {
    return this.asked
  }

  get over(): boolean {
    return this.table.state.result !== null && this.run === null
  }

  /** How the game ended, in the language of the game; null while it goes on. */
  get result(): Result | null {
    const { state } = this.table
    return state.result && this.game.ending ? { ...state.result, text: this.game.ending(state) } : state.result
  }

  /** How many moves stand (undone ones do not). */
  get length(): number {
    return this.done.length
  }

  /** The moves that stand, in order. */
  get moves(): readonly Move[] {
    return this.done.map(d => d.move)
  }

  /** What was told from move `from` on (0: from the beginning, before any move). */
  events(from = 0): readonly E[] {
    const out: E[] = from === 0 ? [...this.opening] : []
    for (let i = from; i < this.done.length; i++) for (const e of this.done[i]!.events) out.push(e)
    return out
  }

  /** What the last move told, or what was told before the first. */
  get lastEvents(): readonly E[] {
    return this.eventsOf(this.done.length)
  }

  /** What the n-th move told, counted from 1; 0 is what was told before the first. */
  eventsOf(n: number): readonly E[] {
    return n === 0 ? this.opening : (this.done[n - 1]?.events ?? [])
  }

  /** How many moves had been made where each turn began that asked somebody something, from one resting point to the next. */
  get turns(): readonly number[] {
    return this.over ? this.starts.filter(start => start < this.length) : this.starts
  }

  /** Says something. It is no move: it changes nothing, and whether it makes sense is for whoever hears it. */
  say(by: Seat, saying: Saying): void {
    this.said.push({ by, saying, at: this.done.length })
  }

  /** What a seat may know; `null` is somebody who watches. */
  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** What a seat could know at the last resting point: a guess for `fork` must fit it. */
  restView(seat: Seat): V {
    if (this.bare) throw new KernelError('a bare match keeps no resting point to look at')
    return this.game.view(this.rest.state, seat)
  }

  /**
   * A short fingerprint of the position: the state and what each seat has answered since the last resting point, which
   * a rule may still hold in its hand. The order in which the seats answered does not matter to it.
   */
  hash(): string {
    const said: Record<Seat, string[]> = {}
    for (const { seat, id } of this.since) {
      said[seat] ??= []
      said[seat].push(id)
    }
    return fingerprint([this.table.state, said])
  }

  /** The open question of a seat, if it has one. */
  questionFor(seat: Seat): Question | undefined {
    const { asked } = this
    for (let i = 0; i < asked.length; i++) if (asked[i]!.seat === seat) return asked[i]
    return undefined
  }

  /** Gives an answer and returns what came of it. Throws IllegalAnswer, with nothing changed, for any but a listed option. */
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

  /** Lays dice ready: the next to be rolled show these faces. For scenarios. Throws RangeError for what no die shows. */
  forceDice(dice: readonly number[]): void {
    this.play({ dice })
  }

  /** Puts cards on top of a pile, the first named uppermost. For scenarios. Throws Error where there is no such pile or card. */
  stack(pile: string, cards: readonly string[]): void {
    this.play({ stack: pile, cards })
  }

  /** Makes any recorded move; what `answer`, `forceDice` and `stack` do. */
  play(move: Move): readonly E[] {
    if ('id' in move) return this.answer(move.seat, move.id)
    if ('stack' in move) return this.make({ stack: move.stack, cards: [...move.cards] })
    const odd = move.dice.find(face => !(Number.isInteger(face) && face >= 1))
    if (odd !== undefined) throw new RangeError(`no die shows ${odd}`)
    return this.make({ dice: [...move.dice] })
  }

  /** What is waited for now; null once the game is over. Where several decide at the same time, how many are ready. */
  waiting(): Waiting | null {
    const [question] = this.asked
    if (!question) return null
    const first = this.table.deciding?.flatMap(one => one.first ?? []) ?? [question]
    const topics = new Set(first.map(({ waiting, topic }) => waiting ?? topic))
    const [topic = null] = topics.size === 1 ? topics : []
    return { topic, ready: first.length - this.asked.length, of: first.length }
  }

  /**
   * The moves, counted from 1, that a seat (`null` watches) knows nothing of: what others have answered while several
   * decide at the same time. Nothing was told by them.
   */
  hiddenFrom(seat: Seat | null): readonly number[] {
    const { together, done } = this
    if (!together) return []
    const moves = done.slice(together.from).map(({ move }, i) => ({ move, n: together.from + i + 1 }))
    return moves.flatMap(({ move, n }) => ('id' in move && move.seat !== seat ? [n] : []))
  }

  /** Which move, counted from 1, was the last answer of a seat; 0 where it has given none. */
  lastAnswerOf(seat: Seat): number {
    const { done } = this
    return done.findLastIndex(({ move }) => 'id' in move && move.seat === seat) + 1
  }

  /** How many answers have been given since the last resting point. */
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
      // A rule that breaks off has left the state half changed: go back to where it was sound, then let it be known.
      // A bare match cannot go back, and so is asked no more.
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

  /** Sees whether several have begun, or have ceased, to decide at the same time. */
  private look(): void {
    const { deciding, state } = this.table
    if (deciding === null) this.together = null
    else if (this.together?.of !== deciding)
      this.together = { of: deciding, from: this.done.length, laid: state.forced.length > 0 }
  }

  /** Goes on from where a rule has come to, to the next open question or the end. */
  private hear(step: IteratorResult<readonly Question[], void>): readonly E[] {
    if (step.done) {
      this.run = null
      return this.goOn(1)
    }
    this.listen(step.value)
    return this.told()
  }

  /** What has been told since this was last asked. */
  private told(): readonly E[] {
    // The list itself is left to the table, for `each` puts it back when all have decided.
    const { told } = this.table
    return told.length === 0 ? [] : told.splice(0)
  }

  /** Opens the questions a rule has come to. */
  private listen(questions: readonly Question[]): void {
    if (questions.length === 0) throw new KernelError(`${this.game.title}: a rule waits for an answer and asks nothing`)
    if (questions.length > 1 && new Set(questions.map(question => question.seat)).size < questions.length)
      throw new KernelError(`${this.game.title}: a seat is asked two things at once`)
    this.asked = questions
  }

  /** Runs turns from a resting point until somebody is asked or the game ends; `pending` counts the move now being made. */
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

  /** Remembers a resting point. */
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

  /** Where undo would stop for this seat: how many moves it may take back, and what bars the way further. */
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

  /** How many of its own answers a seat may take back from among those that others have given at the same time. */
  liftable(seat: Seat): number {
    return this.own(seat)?.moves.length ?? 0
  }

  /**
   * Takes back the last `count` moves (at least one): while several decide at the same time those of the seat alone,
   * whoever has answered since. Says whether others have, so that they are its `own` and not the last of all. Which of
   * the two is meant may be said, as a record does; in practice it is the last of all. Throws Error where the seat may not.
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

  /** Makes all moves since those decide who do so at the same time again, but for these. */
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

  /** Takes the game back to where `length` moves stood, whatever lies between. For replays and practice. */
  rewind(length: number): void {
    if (this.bare) throw new KernelError('a bare match keeps no history to go back to')
    this.checkLength(length)
    // Where one goes back once, one often does it again: from now on every resting point is worth its keep.
    this.hasty = false
    this.turnedBack++
    const from = this.restBefore(length)
    // No length lies before the first of them.
    while (this.rests.at(-1)!.moves > length) this.rests.pop()
    const again = this.done.slice(from.moves, length)
    this.restore(from)
    for (const { move } of again) this.play(move)
    this.said = this.said.map(said => (said.at > length ? { ...said, at: length } : said))
  }

  /** The last resting point known at which no more than `length` moves had been made. */
  private restBefore(length: number): Rest<S> {
    if (this.rest.moves <= length) return this.rest
    // No length lies before the first of them.
    return this.rests.findLast(rest => rest.moves <= length)!
  }

  private restore(from: Rest<S>): void {
    this.done.length = from.moves
    this.starts = this.starts.filter(start => start <= from.moves)
    this.table = new Table<S, E>(copy(from.state), this.bare)
    this.run = null
    // The events told on the way to this resting point are kept with the moves before it.
    this.goOn()
    this.look()
  }

  /** How many moves had been made where the history begins: none, but for a fork that started from a guess. */
  private get first(): number {
    return this.rests[0]?.moves ?? 0
  }

  /**
   * Another match from this position, or from that after `at` moves; nothing done in one is felt in the other. `state`
   * lets the look-ahead start from a guess at the last resting point instead: the dice seen since then fall again, and
   * nothing before it can be gone back to. `seat` is whose look-ahead it is: what others have answered that decide at the
   * same time it does not know, and they are asked again. Throws IllegalAnswer where the guess could not have led here,
   * RangeError where there was no such move.
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
      // Kept states are only ever copied from, so the two may hold the same ones.
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

  /** The dice since the last resting point, but for those that these moves have thrown. */
  private fallenBut(hidden: ReadonlySet<number>, rest: number): number[] {
    const { table, done, fallen } = this
    if (hidden.size === 0) return [...table.fallen]
    const thrown = (at: number) => table.fallen.slice(at === rest ? fallen : done[at - 1]!.fallen, done[at]!.fallen)
    const kept = [...done.keys()].filter(at => at >= rest && !hidden.has(at))
    return [...table.fallen.slice(0, fallen), ...kept.flatMap(thrown)]
  }

  /** Whether this option could not be taken back once it is taken: it brings something to light, or begins what all decide at the same time. */
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
