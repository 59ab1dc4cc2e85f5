import { listed } from '../commands/index.ts'
import type { Seat } from '../kernel/index.ts'
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
const seatWords = (seat: Shared['seats'][number] | undefined): string =>
  `${seat?.name ?? '?'}${seat?.bot ? ' (a bot)' : seat?.here ? '' : ' (away)'}`

/** Whom the table waits for and for what, as a sentence; empty where it waits for nobody but this seat. */
export function waitingWords(
  { seats, asked }: Shared,
  { seat, waiting, game }: Pick<Position, 'seat' | 'waiting' | 'game'>,
): string {
  const others = asked.filter(other => other !== seat)
  if (others.length === 0) return ''
  const names = others.map(other => seatWords(seats[other]))
  const { topic = null, ready = 0, of = 1 } = waiting ?? {}
  const what = topic === null ? undefined : game.awaited?.(topic)
  const count = of > 1 ? `${ready} of ${of} ready` : ''
  const about = [what ?? '', count].filter(text => text !== '').join(', ')
  return `Waiting for ${listed(names, { last: 'and' })}${about === '' ? '' : `: ${about}`}.`
}

/** Who is at the table, as a sentence. */
export function peopleWords({ name, seats, watching }: Shared): string {
  const here = seats.map(seatWords)
  const watchers = watching === 0 ? '' : watching === 1 ? ' One watches.' : ` ${watching} watch.`
  return `At ${name}: ${listed(here, { last: 'and' })}.${watchers}`
}
