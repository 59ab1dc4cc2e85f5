import { type Bargain, below, type Seat } from '../kernel/index.ts'
import type { BotTalk } from './bot.ts'

/** A bot's attitude toward promises: it always, usually or rarely keeps them. */
export type Honesty = 'true' | 'fickle' | 'false'

/** The percentage of promises that a bot keeps. */
const KEEPS: Readonly<Record<Honesty, number>> = { true: 100, fickle: 60, false: 15 }

/** Draws a bot's honesty. It is hidden from players and stays the same throughout a game. */
export function drawHonesty({ character }: BotTalk): Honesty {
  const drawn = below(character('temper'), 6)
  return drawn < 3 ? 'true' : drawn < 5 ? 'fickle' : 'false'
}

/** Returns a player's trustworthiness from 0 to 1, based on their past bargains. */
export function trustworthiness(bargains: readonly Bargain[], seat: Seat): number {
  const fates = bargains.flatMap(({ by, to, given, taken }) => [
    ...(by === seat ? [given] : []),
    ...(to === seat ? [taken] : []),
  ])
  const broken = fates.filter(fate => fate === 'broken').length
  const kept = fates.filter(fate => fate === 'kept').length
  return (4 + kept) / (5 + kept + 4 * broken)
}

/** Returns the ids of a seat's open promises, including those in its unanswered offers. */
export function openPromisesOf(bargains: readonly Bargain[], seat: Seat): string[] {
  return bargains.flatMap(({ by, to, give, take, state, settled }) => {
    const isOpen = (state === 'agreed' && settled === null) || (state === 'offered' && by === seat)
    return isOpen && (by === seat || to === seat) ? [by === seat ? give : take] : []
  })
}

/** Returns the ids of a seat's open promises that a bot with this honesty intends to keep. */
export function intendedPromises(seat: Seat, { bargains, character }: BotTalk, honesty: Honesty): string[] {
  const meant = bargains.filter(
    ({ number, state }) => state === 'agreed' && below(character(`bargain ${number}`), 100) < KEEPS[honesty],
  )
  return openPromisesOf(meant, seat)
}
