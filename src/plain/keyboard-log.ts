import type { Game, GameEvent, Seat } from '../kernel/index.ts'

/** A sentence in the log with its rule number. */
export interface LogLine {
  readonly text: string
  readonly rule: string
}

/**
 * The log at a table with one screen. Public lines are shown immediately, and private lines when it is the player's
 * turn.
 */
export class KeyboardLog {
  private readonly waiting = new Map<Seat, LogLine[]>()

  /** `game` returns the translated game. */
  constructor(
    private readonly game: () => Game,
    private readonly seats: readonly string[],
  ) {}

  /** Returns the public lines, and stores private ones for their players. */
  publicLines(events: readonly GameEvent[]): LogLine[] {
    const now: LogLine[] = []
    for (const event of events) {
      const text = this.game().sentence(event, this.seats)
      if (text === null) continue
      const line = { text, rule: event.rule }
      const { to } = event
      if (to === undefined || this.seats.every((_, seat) => to.includes(seat))) now.push(line)
      else for (const seat of to) this.waiting.set(seat, [...(this.waiting.get(seat) ?? []), line])
    }
    return now
  }

  /** Returns and forgets the private lines that a seat hasn't been shown yet. */
  privateLines(seat: Seat): LogLine[] {
    const lines = this.waiting.get(seat) ?? []
    this.waiting.delete(seat)
    return lines
  }
}
