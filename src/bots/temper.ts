import { type Bargain, below, type Seat } from '../kernel/index.ts'
import type { Talk } from './bot.ts'

/** How a bot takes its word: it keeps it always, mostly, or hardly ever. */
export type Temper = 'true' | 'fickle' | 'false'

/** How many of a hundred promises each temper keeps. */
const KEEPS: Readonly<Record<Temper, number>> = { true: 100, fickle: 60, false: 15 }

/** A temper that nobody knows beforehand, the same for a whole game. */
export function drawnTemper({ character }: Talk): Temper {
  const drawn = below(character('temper'), 6)
  return drawn < 3 ? 'true' : drawn < 5 ? 'fickle' : 'false'
}

/** How far somebody's word is good, 0 to 1, by how his bargains went so far. */
export function trust(bargains: readonly Bargain[], seat: Seat): number {
  const fates = bargains.flatMap(({ by, to, given, taken }) => [
    ...(by === seat ? [given] : []),
    ...(to === seat ? [taken] : []),
  ])
  const broken = fates.filter(fate => fate === 'broken').length
  const kept = fates.filter(fate => fate === 'kept').length
  return (4 + kept) / (5 + kept + 4 * broken)
}

/** What a seat has promised and not yet kept or broken, and what it has offered and may be held to: the ids of its promises. */
export function owedBy(bargains: readonly Bargain[], seat: Seat): string[] {
  return bargains.flatMap(({ by, to, give, take, state, settled }) => {
    const isOpen = (state === 'agreed' && settled === null) || (state === 'offered' && by === seat)
    return isOpen && (by === seat || to === seat) ? [by === seat ? give : take] : []
  })
}

/** The promises of a seat that are still to be kept, and that a bot of this temper means to keep. */
export function promisesMeant(seat: Seat, { bargains, character }: Talk, temper: Temper): string[] {
  const meant = bargains.filter(
    ({ number, state }) => state === 'agreed' && below(character(`bargain ${number}`), 100) < KEEPS[temper],
  )
  return owedBy(meant, seat)
}
