import type { Game, GameEvent, Seat } from '../kernel/index.ts'

/** A sentence of the chronicle, and the number of the rule behind it. */
export interface Line {
  readonly text: string
  readonly rule: string
}

/**
 * What happens at a table with one screen for all: what everybody may know is told at once, what is for some alone waits
 * until one of them is asked something.
 */
export class Tellings {
  private readonly waiting = new Map<Seat, Line[]>()

  /** `game` is the game as it is told now. */
  constructor(
    private readonly game: () => Game,
    private readonly seats: readonly string[],
  ) {}

  /** What to tell now. */
  hear(events: readonly GameEvent[]): Line[] {
    const now: Line[] = []
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

  /** What has waited for this seat; it is told once. */
  alone(seat: Seat): Line[] {
    const lines = this.waiting.get(seat) ?? []
    this.waiting.delete(seat)
    return lines
  }
}
