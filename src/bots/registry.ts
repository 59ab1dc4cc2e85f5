import type { Match } from '../kernel/index.ts'
import type { Bot } from './bot.ts'
import { wanderer } from './wanderer.ts'

/** What a game has for its bots and for the laboratory that counts what they come to. */
// biome-ignore lint/suspicious/noExplicitAny: a bench of bots holds those of every game
export interface Bench<V = any> {
  /** The bots of the game, the strongest first. */
  readonly bots: readonly Bot[]
  /** What they are called at a table, one after the other; after themselves where it is left out. */
  readonly names?: readonly string[]
  /** What is worth counting when a game is over, as somebody sees it who watches, by name: of the whole game, and of each seat. */
  tally(
    view: V,
    match: Match,
  ): {
    readonly game: Readonly<Record<string, number>>
    readonly seats: readonly Readonly<Record<string, number | string>>[]
  }
}

const benches = new Map<string, Bench>()

/** Makes the bots of a game known, as it is loaded. */
export function seatBench(game: string, bench: Bench): void {
  benches.set(game, bench)
}

/** Bots that somebody has brought along, by game. */
const guests = new Map<string, Bot[]>()

/** Makes a bot known that no game brings; one of the same name makes way for it. */
export function enlistBot(game: string, bot: Bot): void {
  guests.set(game, [...(guests.get(game) ?? []).filter(({ name }) => name !== bot.name), bot])
}

/** The bots that can sit at a loaded game, the strongest first; every game has the wanderer at the least. */
export const botsOf = (game: string): readonly Bot[] => [
  ...(benches.get(game)?.bots ?? []),
  ...(guests.get(game) ?? []),
  wanderer,
]

/** The same as a seat names them: `bot:mentor`. */
export const botNames = (game: string): string[] => botsOf(game).map(bot => `bot:${bot.name}`)

/** The bot of this name at this game, or undefined. */
export const botCalled = (game: string, name: string): Bot | undefined => botsOf(game).find(bot => bot.name === name)

/** What the bots of a loaded game are called at a table, one after the other. */
export const rivalNames = (game: string): readonly string[] => benches.get(game)?.names ?? []

/** What the laboratory counts of a game that is over; nothing where the game has no bench. */
export const tallyOf = (game: string): Bench['tally'] => benches.get(game)?.tally ?? (() => ({ game: {}, seats: [] }))
