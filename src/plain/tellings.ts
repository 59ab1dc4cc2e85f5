import type { Game, GameEvent, Seat } from '../kernel/index.ts'

/** Whether a seat may know of an event; `null` is somebody who watches. */
function mayKnow({ to }: GameEvent, seat: Seat | null): boolean {
  return to === undefined || (seat !== null && to.includes(seat))
}

/** The sentences of the events a seat may know of. */
export function sentencesFor(game: Game, events: readonly GameEvent[], seats: readonly string[], viewer: Seat | null) {
  return events.flatMap(event => (mayKnow(event, viewer) ? (game.sentence(event, seats) ?? []) : []))
}

/**
 * What happens at a table with one screen for all: what everybody may know is told at once, what is for some alone waits
 * until one of them is asked something.
 */
export class Tellings {
  private readonly waiting = new Map<Seat, string[]>()

  constructor(
    private readonly game: Game,
    private readonly seats: readonly string[],
  ) {}

  /** The sentences to tell now. */
  hear(events: readonly GameEvent[]): string[] {
    const now: string[] = []
    for (const event of events) {
      const sentence = this.game.sentence(event, this.seats)
      if (sentence === null) continue
      const { to } = event
      if (to === undefined || this.seats.every((_, seat) => to.includes(seat))) now.push(sentence)
      else for (const seat of to) this.waiting.set(seat, [...(this.waiting.get(seat) ?? []), sentence])
    }
    return now
  }

  /** What has waited for this seat; it is told once. */
  alone(seat: Seat): string[] {
    const sentences = this.waiting.get(seat) ?? []
    this.waiting.delete(seat)
    return sentences
  }
}
