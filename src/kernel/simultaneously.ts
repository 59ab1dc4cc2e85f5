import { KernelError, type Question, type Rule, type Seat } from './question.ts'
import { branch } from './random.ts'
import type { GameEvent, Table, TableState } from './table.ts'

/** One of several seats in a simultaneous phase. */
export interface Decider {
  readonly seat: Seat
  /** The seat's first question, or null if the seat has nothing to decide. */
  readonly first: Question | null
}

/** A seat's rule in a simultaneous phase. */
class Run<T, E extends GameEvent> implements Decider {
  open: readonly Question[] = []
  first: Question | null = null
  done = false
  value: T | undefined
  events: E[] = []
  /** True if the other seats may learn something from this run at the end. */
  secret = false

  constructor(
    readonly seat: Seat,
    private readonly rule: Rule<T>,
    /** The run's own dice and decks. */
    private random: TableState['random'],
  ) {}

  /** Starts or resumes the rule and runs it to its next question or its end. */
  step(table: Table<TableState, E>, go: (rule: Rule<T>) => IteratorResult<readonly Question[], T>): void {
    const { random: common } = table.state
    const { events, revealed, shownTo } = table
    table.state.random = this.random
    table.events = this.events
    table.revealed = false
    table.shownTo = []
    try {
      const result = go(this.rule)
      this.done = result.done === true
      this.open = result.done ? [] : result.value
      if (result.done) this.value = result.value
      this.first ??= this.open[0] ?? null
      if (!result.done || table.revealed || table.shownTo.some(seat => seat !== this.seat)) this.secret = true
      const stranger = this.open.find(question => question.seat !== this.seat)
      if (stranger)
        throw new KernelError(`the rule of seat ${this.seat} asked seat ${stranger.seat} during a simultaneous phase`)
    } finally {
      this.random = table.state.random
      table.state.random = common
      table.events = events
      table.revealed ||= revealed
      table.shownTo = [...shownTo, ...table.shownTo]
    }
  }
}

/**
 * Runs one rule per seat at the same time. Answers may come in any order, and until all seats have decided, each may
 * retract its own. Each run has its own dice and decks, and its events are appended in seat order, so the result
 * doesn't depend on the order of the answers. Each rule must ask only its own seat and change only that seat's state.
 * The runs share any dice that a scenario forces, so with forced dice the order does matter.
 */
export function* simultaneously<T, S extends TableState, E extends GameEvent>(
  table: Table<S, E>,
  seats: readonly Seat[],
  rule: (seat: Seat) => Rule<T>,
): Rule<Map<Seat, T>> {
  if (new Set(seats).size < seats.length) throw new KernelError('a simultaneous phase lists a seat twice')
  const { dice, decks } = table.state.random
  const runs = seats.map(seat => new Run<T, E>(seat, rule(seat), { dice: branch(dice), decks: branch(decks) }))
  const outer = table.deciders
  table.deciders ??= runs
  let last: Run<T, E> | undefined
  for (const run of runs) run.step(table, go => go.next())
  while (runs.some(run => !run.done)) {
    const answer = yield runs.flatMap(run => run.open)
    const run = runs.find(one => one.seat === answer.seat)
    if (!run) throw new KernelError(`seat ${answer.seat} was not asked`)
    run.step(table, go => go.next(answer))
    last = run
  }
  table.deciders = outer
  // The last seat to answer now sees the others' results and can't reconsider.
  if (last && runs.some(run => run !== last && run.secret)) table.reveal()
  for (const run of runs) table.events.push(...run.events)
  return new Map(runs.map(run => [run.seat, run.value as T]))
}
