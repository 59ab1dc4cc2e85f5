import { copy } from './json.ts'
import { KernelError, type Question, type Rule, type Seat } from './question.ts'
import { below, branch, type RandomState, type Seeded, shuffle, streamOf } from './random.ts'

/** What every game's state has. The rest is the game's own; all of it is plain JSON. */
export interface TableState {
  /** The streams: dice that people see rolled, and decks that nobody sees. */
  random: { dice: RandomState; decks: RandomState }
  /** Dice that a scenario has laid ready; they fall before any other. */
  forced: number[]
  /** The game's clock, in its own unit (a day, a round); every event carries it. */
  day: number
  /** How the game ended, or null while it goes on. */
  result: Result | null
}

/** How a game ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** One sentence that says what happened. */
  readonly text: string
}

/** Something that happened, as data. */
export interface GameEvent {
  readonly kind: string
  readonly day: number
  /** Whose doing or fate it is; null where it is nobody's. */
  readonly seat: Seat | null
  /** The number of the rule it follows. */
  readonly rule: string
  /** Who may know of it; everybody where it is left out. */
  readonly to?: readonly Seat[]
}

/** Whether a seat may know of an event; `null` is somebody who watches. */
export function mayKnow(event: GameEvent, seat: Seat | null): boolean {
  return event.to === undefined || (seat !== null && event.to.includes(seat))
}

/** A pile of cards: the top is the last of `draw`. */
export interface Deck<C = string> {
  draw: C[]
  discard: C[]
}

/** The part of the state that a new game starts with. */
export function newTableState(seeded: Seeded): TableState {
  return {
    random: { dice: streamOf(seeded, 'dice'), decks: streamOf(seeded, 'decks') },
    forced: [],
    day: 1,
    result: null,
  }
}

type Untold<E> = E extends GameEvent ? Omit<E, 'day'> : never

/** The table a game is played on: its state, its dice and decks, and what has been told of late. */
export class Table<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Events told since the last answer was given. */
  told: E[] = []
  /** True once something has come to light since the last answer that cannot be made unknown again. */
  revealed = false
  /** Every die since the last resting point, so that a look-ahead can let the same dice fall. */
  fallen: number[] = []
  /** A table that is played by thousands tells nobody anything. */
  readonly quiet: boolean

  constructor(
    readonly state: S,
    quiet = false,
  ) {
    this.quiet = quiet
  }

  /** Rolls dice of `sides` sides (six) and says what for. `seat` is who rolls, null where nobody does. */
  roll(seat: Seat | null, count: number, purpose: string, rule: string, sides = 6): number[] {
    const dice: number[] = count === 2 ? [this.die(sides), this.die(sides)] : [this.die(sides)]
    for (let i = dice.length; i < count; i++) dice.push(this.die(sides))
    if (!this.quiet) this.tell({ kind: 'roll', seat, rule, purpose, dice } as unknown as Untold<E>)
    return dice
  }

  /** One die without a word, for a roll that is told as part of something larger. */
  die(sides = 6): number {
    this.revealed = true
    const forced = this.state.forced
    const face = forced.length > 0 ? forced.shift()! : (1 + below(this.state.random.dice, sides)) | 0
    if (face > sides) throw new KernelError(`a die of ${sides} sides cannot show ${face}`)
    // A table that is played by thousands is never looked ahead from.
    if (!this.quiet) this.fallen.push(face)
    return face
  }

  /** Shuffles cards in place with the stream nobody sees. */
  shuffle<C>(cards: C[]): C[] {
    return shuffle(this.state.random.decks, cards)
  }

  /** Takes the top card; when the pile is empty the discards are shuffled into a new one. Undefined where there is none at all. */
  draw<C>(deck: Deck<C>): C | undefined {
    if (deck.draw.length === 0) deck.draw = this.shuffle(deck.discard.splice(0))
    if (deck.draw.length > 0) this.revealed = true
    return deck.draw.pop()
  }

  /** Marks that something hidden has been shown, so that it cannot be undone. */
  reveal(): void {
    this.revealed = true
  }

  /** Tells what happened, as it is now: what the event points at may change afterwards. */
  tell(event: Untold<E>): void {
    if (!this.quiet) this.told.push({ ...copy(event), day: this.state.day } as unknown as E)
  }

  /** Ends the game. */
  end(result: Result): void {
    this.state.result = result
  }
}

/**
 * Runs one rule for each of the seats at the same time. Their answers may come in any order: each seat has dice and
 * decks of its own while it lasts, and what they tell is put together in the order of the seats, so the result is the
 * same in every order. A rule run this way must ask only its own seat and change only what is that seat's. Dice that a
 * scenario has laid ready fall as they are rolled, so there the order of the answers says whose they are.
 */
export function* each<T, S extends TableState, E extends GameEvent>(
  table: Table<S, E>,
  seats: readonly Seat[],
  rule: (seat: Seat) => Rule<T>,
): Rule<Map<Seat, T>> {
  if (new Set(seats).size < seats.length) throw new KernelError('a seat cannot decide twice at the same time')
  const told = table.told
  const runs = seats.map(seat => ({
    seat,
    random: { dice: branch(table.state.random.dice), decks: branch(table.state.random.decks) },
    told: [] as E[],
    rule: rule(seat),
    open: [] as readonly Question[],
    value: undefined as T | undefined,
    done: false,
    /** Whether the others have something to learn of it when all are done. */
    secret: false,
  }))
  const step = (run: (typeof runs)[number], go: () => IteratorResult<readonly Question[], T>) => {
    const common = table.state.random
    const revealed = table.revealed
    table.state.random = run.random
    table.told = run.told
    table.revealed = false
    try {
      const result = go()
      run.open = result.done ? [] : result.value
      run.done = result.done === true
      if (result.done) run.value = result.value
      if (!result.done || table.revealed) run.secret = true
      const stranger = run.open.find(question => question.seat !== run.seat)
      if (stranger)
        throw new KernelError(`the rule of seat ${run.seat} asks seat ${stranger.seat} while each decides alone`)
    } finally {
      run.random = table.state.random
      table.state.random = common
      table.told = told
      table.revealed ||= revealed
    }
  }
  let last: (typeof runs)[number] | undefined
  for (const run of runs) step(run, () => run.rule.next())
  while (runs.some(run => !run.done)) {
    const answer = yield runs.flatMap(run => run.open)
    const run = runs.find(r => r.seat === answer.seat)
    if (!run) throw new KernelError(`seat ${answer.seat} was not asked`)
    step(run, () => run.rule.next(answer))
    last = run
  }
  // The last to answer now sees what the others have done, and cannot think again.
  if (last && runs.some(run => run !== last && run.secret)) table.reveal()
  for (const run of runs) table.told.push(...run.told)
  return new Map(runs.map(run => [run.seat, run.value as T]))
}
