import { KernelError, type Question, type Rule, type Seat } from './question.ts'
import { branch } from './random.ts'
import type { GameEvent, Table, TableState } from './table.ts'

/** One of several seats that decide at the same time. */
export interface Deciding {
  readonly seat: Seat
  /** What it was asked first; null where it has nothing to decide. */
  readonly first: Question | null
}

/** One rule of several that run at the same time. */
class Run<T, E extends GameEvent> implements Deciding {
  open: readonly Question[] = []
  first: Question | null = null
  done = false
  value: T | undefined
  told: E[] = []
  /** Whether the others have something to learn of it when all are done. */
  secret = false

  constructor(
    readonly seat: Seat,
    private readonly rule: Rule<T>,
    /** Dice and decks of its own. */
    private random: TableState['random'],
  ) {}

  /** Goes on to the next question or the end: with the answer, or from the beginning. */
  step(table: Table<TableState, E>, go: (rule: Rule<T>) => IteratorResult<readonly Question[], T>): void {
    const { random: common } = table.state
    const { told, revealed, shown } = table
    table.state.random = this.random
    table.told = this.told
    table.revealed = false
    table.shown = []
    try {
      const result = go(this.rule)
      this.done = result.done === true
      this.open = result.done ? [] : result.value
      if (result.done) this.value = result.value
      this.first ??= this.open[0] ?? null
      if (!result.done || table.revealed || table.shown.some(seat => seat !== this.seat)) this.secret = true
      const stranger = this.open.find(question => question.seat !== this.seat)
      if (stranger)
        throw new KernelError(`the rule of seat ${this.seat} asks seat ${stranger.seat} while each decides alone`)
    } finally {
      this.random = table.state.random
      table.state.random = common
      table.told = told
      table.revealed ||= revealed
      table.shown = [...shown, ...table.shown]
    }
  }
}

/**
 * Runs one rule for each of the seats at the same time. Their answers may come in any order, and until all have decided
 * each may take its own back: each seat has dice and decks of its own while it lasts, and what they tell is put together
 * in the order of the seats, so the result is the same in every order. A rule run this way must ask only its own seat and
 * change only what is that seat's. Dice that a scenario has laid ready fall as they are rolled, so there the order of the
 * answers says whose they are.
 */
export function* each<T, S extends TableState, E extends GameEvent>(
  table: Table<S, E>,
  seats: readonly Seat[],
  rule: (seat: Seat) => Rule<T>,
): Rule<Map<Seat, T>> {
  if (new Set(seats).size < seats.length) throw new KernelError('a seat cannot decide twice at the same time')
  const { dice, decks } = table.state.random
  const runs = seats.map(seat => new Run<T, E>(seat, rule(seat), { dice: branch(dice), decks: branch(decks) }))
  const outer = table.deciding
  table.deciding ??= runs
  let last: Run<T, E> | undefined
  for (const run of runs) run.step(table, go => go.next())
  while (runs.some(run => !run.done)) {
    const answer = yield runs.flatMap(run => run.open)
    const run = runs.find(one => one.seat === answer.seat)
    if (!run) throw new KernelError(`seat ${answer.seat} was not asked`)
    run.step(table, go => go.next(answer))
    last = run
  }
  table.deciding = outer
  // The last to answer now sees what the others have done, and cannot think again.
  if (last && runs.some(run => run !== last && run.secret)) table.reveal()
  for (const run of runs) table.told.push(...run.told)
  return new Map(runs.map(run => [run.seat, run.value as T]))
}
