import type { Game, Header } from './game.ts'
import { copy, fingerprint } from './json.ts'
import { type Answer, KernelError, type Question, type Rule, type Seat } from './question.ts'
import { type GameEvent, Table, type TableState } from './table.ts'

/** One thing done at the table: an answer, or what a scenario lays ready. */
export type Move =
  | { readonly seat: Seat; readonly id: string }
  | { readonly dice: readonly number[] }
  | { readonly stack: string; readonly cards: readonly string[] }

/** An answer that is none of the open question's options. `question` is what was asked, if anything was. */
export class IllegalAnswer extends Error {
  override name = 'IllegalAnswer'
  constructor(
    message: string,
    readonly question: Question | undefined,
  ) {
    super(message)
  }
}

/** Why undo cannot go further back. */
export type Barrier = 'start' | 'revealed' | 'other'

interface Done<E extends GameEvent> {
  readonly move: Move
  readonly events: readonly E[]
  /** Something came to light by it. */
  readonly revealed: boolean
}

interface Rest<S> {
  /** How many moves had been made at this resting point. */
  readonly moves: number
  readonly state: S
}

/** Moves between kept resting points: far enough apart to be small, near enough to come back at once. */
const KEEP_EVERY = 32
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
  private done: Done<E>[] = []
  /** Events before the first move. */
  private opening: readonly E[] = []

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
    match.table = new Table<S, E>(game.begin(header), bare)
    match.opening = match.goOn()
    return match
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
    return this.done.at(-1)?.events ?? this.opening
  }

  /** What a seat may know; `null` is somebody who watches. */
  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** A short fingerprint of the state as it stands. */
  hash(): string {
    return fingerprint(this.table.state)
  }

  /** The open question of a seat, if it has one. */
  questionFor(seat: Seat): Question | undefined {
    return this.asked.find(question => question.seat === seat)
  }

  /** Gives an answer and returns what came of it. Throws IllegalAnswer, with nothing changed, for any but a listed option. */
  answer(seat: Seat, id: string): readonly E[] {
    const question = this.questionFor(seat)
    if (!question) throw new IllegalAnswer(this.over ? 'the game is over' : `${this.name(seat)} is not asked anything now`, undefined)
    if (!question.options.some(option => option.id === id)) throw new IllegalAnswer(`"${id}" is not possible here`, question)
    return this.make({ seat, id })
  }

  /** Lays dice ready: the next to be rolled show these faces. For scenarios. */
  forceDice(dice: readonly number[]): void {
    this.make({ dice })
  }

  /** Puts cards on top of a pile, the first named uppermost. For scenarios. Throws Error where there is no such pile or card. */
  stack(pile: string, cards: readonly string[]): void {
    this.make({ stack: pile, cards })
  }

  /** Makes any recorded move; what `answer`, `forceDice` and `stack` do. */
  play(move: Move): readonly E[] {
    return 'id' in move ? this.answer(move.seat, move.id) : this.make(move)
  }

  private make(move: Move): readonly E[] {
    this.table.revealed = false
    let events: readonly E[] = []
    try {
      if ('id' in move) {
        if (!this.run) throw new KernelError('an answer while no rule runs')
        events = this.hear(this.run.next(move as Answer))
      } else if ('dice' in move) {
        this.table.state.forced.push(...move.dice)
      } else {
        this.game.stack(this.table.state, move.stack, move.cards)
      }
    } catch (error) {
      // A rule that breaks off has left the state half changed: go back to where it was sound, then let it be known.
      if (!this.bare) this.rewind(this.done.length)
      throw error
    }
    if (!this.bare) this.done.push({ move, events, revealed: this.table.revealed })
    return events
  }

  /** Goes on from where a rule has come to, to the next open question or the end. */
  private hear(step: IteratorResult<readonly Question[], void>): readonly E[] {
    if (!step.done) {
      this.asked = step.value
      return this.table.told.splice(0)
    }
    this.run = null
    return this.goOn(1)
  }

  private goOn(pending = 0): readonly E[] {
    const { table, game } = this
    for (let silent = 0; ; silent++) {
      if (table.state.result) {
        this.asked = []
        break
      }
      if (silent > MOST_SILENT_TURNS) throw new KernelError(`${game.title}: ${silent} turns without a question`)
      this.keep(pending)
      table.fallen = []
      const run = game.turn(table)
      const step = run.next()
      if (!step.done) {
        this.run = run
        this.asked = step.value
        break
      }
    }
    return table.told.splice(0)
  }

  /** Remembers a resting point; `pending` counts the move now being made. */
  private keep(pending: number): void {
    if (this.bare) return
    const moves = this.done.length + pending
    this.rest = { moves, state: copy(this.table.state) }
    const last = this.rests.at(-1)
    if (!last || moves - last.moves >= KEEP_EVERY) this.rests.push(this.rest)
  }

  /** Where undo would stop for this seat: how many moves it may take back, and what bars the way further. */
  undoable(seat: Seat): { moves: number; barrier: Barrier } {
    let moves = 0
    for (let i = this.done.length - 1; i >= 0; i--) {
      const { move, revealed } = this.done[i]!
      if (!this.header.practice) {
        if (revealed) return { moves, barrier: 'revealed' }
        if ('seat' in move && move.seat !== seat) return { moves, barrier: 'other' }
      }
      moves++
    }
    return { moves, barrier: 'start' }
  }

  /** Takes back the last `count` moves. Throws Error where the seat may not. */
  undo(seat: Seat, count = 1): void {
    const { moves, barrier } = this.undoable(seat)
    if (count > moves) {
      const why = { start: 'there is nothing before it', revealed: 'a die or a card has been seen since', other: 'another player has answered since' }
      throw new Error(moves === 0 ? `Nothing can be taken back: ${why[barrier]}.` : `Only ${moves} can be taken back: ${why[barrier]}.`)
    }
    this.rewind(this.done.length - count)
  }

  /** Takes the game back to where `length` moves stood, whatever lies between. For replays and practice. */
  rewind(length: number): void {
    if (length < 0 || length > this.done.length) throw new RangeError(`no move ${length} of ${this.done.length}`)
    const moves = this.done.map(d => d.move)
    while (this.rests.length > 1 && this.rests.at(-1)!.moves > length) this.rests.pop()
    const from = this.rest.moves <= length ? this.rest : this.rests.at(-1)!
    this.restore(from)
    for (let i = from.moves; i < length; i++) this.play(moves[i]!)
  }

  private restore(from: Rest<S>): void {
    this.done.length = from.moves
    this.table = new Table<S, E>(copy(from.state), this.bare)
    this.run = null
    // The events told on the way to this resting point are kept with the moves before it.
    this.goOn()
  }

  /**
   * Another match from this position that shares nothing with it. `state` lets the look-ahead start from a guess at the
   * last resting point instead; the dice seen since then fall again.
   */
  fork({ state, bare = true }: { state?: S; bare?: boolean } = {}): Match<S, E, V> {
    if (this.bare) throw new KernelError('a bare match keeps no history to fork from')
    const other = new Match(this.game, this.header, bare)
    const { moves } = this.rest
    const start = copy(state ?? this.rest.state)
    if (state) start.forced = [...this.table.fallen, ...start.forced.slice(this.table.fallen.length)]
    other.done = this.done.slice(0, moves)
    other.opening = this.opening
    other.table = new Table<S, E>(start, bare)
    other.goOn()
    for (const { move } of this.done.slice(moves)) if (!state || !('dice' in move)) other.play(move)
    return other
  }

  /** Whether taking this option brings something to light, so that it could not be taken back. */
  isFinal(seat: Seat, id: string): boolean {
    if (this.header.practice) return false
    const trial = this.fork()
    trial.answer(seat, id)
    return trial.table.revealed
  }

  private name(seat: Seat): string {
    return this.header.seats[seat] ?? `seat ${seat}`
  }
}
