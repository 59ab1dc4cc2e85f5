import type { Seat } from '../kernel/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import type { Position } from './positions.ts'

/** Public information about a shared table, apart from the game. */
export interface SharedTableInfo {
  readonly name: string
  /** The seats in order. `here` is true if the player is connected. */
  readonly seats: readonly { readonly name: string; readonly here: boolean; readonly bot: boolean }[]
  readonly watching: number
  readonly asked: readonly Seat[]
}

/** Returns a seat's name, with a note if a bot plays it or its player is absent. */
const seatWords = (seat: SharedTableInfo['seats'][number] | undefined): Words => {
  const name = seat?.name ?? '?'
  if (seat?.bot) return sentence('people-bot', { name })
  return seat?.here ? name : sentence('people-away', { name })
}

/**
 * Returns a sentence that names the decision and the players that the table is waiting for, or null if nobody else must
 * answer.
 */
export function waitingText(
  { seats, asked }: SharedTableInfo,
  { seat, waiting, game }: Pick<Position, 'seat' | 'waiting' | 'game'>,
): Sentence | null {
  const others = asked.filter(other => other !== seat)
  if (others.length === 0) return null
  const names = { items: others.map(other => seatWords(seats[other])) }
  const { topic = null, ready = 0, of = 1 } = waiting ?? {}
  const what = topic === null ? undefined : game.waitingFor?.(topic)
  const about = [...(what === undefined ? [] : [what]), ...(of > 1 ? [sentence('people-ready', { ready, of })] : [])]
  const [one, other] = about
  if (one === undefined) return sentence('people-waiting', { names })
  if (other === undefined) return sentence('people-waiting-for', { names, what: one })
  return sentence('people-waiting-for', { names, what: sentence('people-waiting-both', { what: one, ready: other }) })
}

export function peopleText({ name, seats, watching }: SharedTableInfo): Sentence {
  const names = { items: seats.map(seatWords) }
  return watching === 0
    ? sentence('people-here', { table: name, names })
    : sentence('people-here-watched', { table: name, names, n: watching })
}
