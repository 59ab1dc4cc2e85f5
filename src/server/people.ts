import type { Seat } from '../kernel/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import type { Position } from './positions.ts'

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

/** Whom the table waits for and for what; null where it waits for nobody but this seat. */
export function waitingWords(
  { seats, asked }: Shared,
  { seat, waiting, game }: Pick<Position, 'seat' | 'waiting' | 'game'>,
): Sentence | null {
  const others = asked.filter(other => other !== seat)
  if (others.length === 0) return null
  const names = { items: others.map(other => seatWords(seats[other])) }
  const { topic = null, ready = 0, of = 1 } = waiting ?? {}
  const what = topic === null ? undefined : game.awaited?.(topic)
  const about = [...(what === undefined ? [] : [what]), ...(of > 1 ? [sentence('people-ready', { ready, of })] : [])]
  const [one, other] = about
  if (one === undefined) return sentence('people-waiting', { names })
  if (other === undefined) return sentence('people-waiting-for', { names, what: one })
  return sentence('people-waiting-for', { names, what: sentence('people-waiting-both', { what: one, ready: other }) })
}

/** Who is at the table. */
export function peopleWords({ name, seats, watching }: Shared): Sentence {
  const names = { items: seats.map(seatWords) }
  return watching === 0
    ? sentence('people-here', { table: name, names })
    : sentence('people-here-watched', { table: name, names, n: watching })
}
