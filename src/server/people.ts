import type { Seat } from '../kernel/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'

/** What everybody at a shared table may know of it beside the game. */
export interface Shared {
  /** What the table is called. */
  readonly name: string
  /** For each seat in order who it is and whether somebody sits there now. */
  readonly seats: readonly { readonly name: string; readonly here: boolean; readonly bot: boolean }[]
  /** How many watch. */
  readonly watching: number
  /** The seats that are asked something. */
  readonly asked: readonly Seat[]
}

/** A seat as it is told of: its name, and who is not there or no person. */
const seatWords = (seat: Shared['seats'][number] | undefined): Words => {
  const name = seat?.name ?? '?'
  if (seat?.bot) return sentence('people-bot', { name })
  return seat?.here ? name : sentence('people-away', { name })
}

/** Whom the table waits for; null where it waits for nobody but this seat. */
export function waitingWords({ seats, asked }: Shared, seat: Seat | null): Sentence | null {
  const others = asked.filter(other => other !== seat)
  if (others.length === 0) return null
  return sentence('people-waiting', { names: { items: others.map(other => seatWords(seats[other])) } })
}

/** Who is at the table. */
export function peopleWords({ name, seats, watching }: Shared): Sentence {
  const names = { items: seats.map(seatWords) }
  return watching === 0
    ? sentence('people-here', { table: name, names })
    : sentence('people-here-watched', { table: name, names, n: watching })
}
