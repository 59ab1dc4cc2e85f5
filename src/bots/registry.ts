import type { Match } from '../kernel/index.ts'
import type { Bot } from './bot.ts'
import { wanderer } from './wanderer.ts'

/** A game's bots and the statistics that the lab collects. */
// biome-ignore lint/suspicious/noExplicitAny: a bot set may be for any game
export interface BotSet<V = any> {
  /** The game's bots, strongest first. */
  readonly bots: readonly Bot[]
  /** Player names for bots, to be used in this order. By default the bots' own names are used. */
  readonly names?: readonly string[]
  /**
   * Returns a finished game's statistics by name, for the whole game and for each seat. `view` is a spectator's view.
   */
  statistics(
    view: V,
    match: Match,
  ): {
    readonly game: Readonly<Record<string, number>>
    readonly seats: readonly Readonly<Record<string, number | string>>[]
  }
}

const botSets = new Map<string, BotSet>()

/** Registers a game's bots when the game is loaded. */
export function registerBots(game: string, bots: BotSet): void {
  botSets.set(game, bots)
}

/** External bots by game. */
const externalBots = new Map<string, Bot[]>()

/** Registers an external bot, replacing one with the same name. */
export function registerExternalBot(game: string, bot: Bot): void {
  externalBots.set(game, [...(externalBots.get(game) ?? []).filter(({ name }) => name !== bot.name), bot])
}

/** Returns a loaded game's bots: its own, strongest first, then the external ones and the wanderer. */
export const botsOf = (game: string): readonly Bot[] => [
  ...(botSets.get(game)?.bots ?? []),
  ...(externalBots.get(game) ?? []),
  wanderer,
]

/** Returns the bots' names with their prefix, such as `bot:mentor`. */
export const botNames = (game: string): string[] => botsOf(game).map(bot => `bot:${bot.name}`)

/** Returns the bot with this name, or undefined if there is none. */
export const findBot = (game: string, name: string): Bot | undefined => botsOf(game).find(bot => bot.name === name)

/** Returns the player names for bots, in order, or an empty list if bots use their own names. */
export const rivalNames = (game: string): readonly string[] => botSets.get(game)?.names ?? []

/**
 * Returns the function that collects a finished game's statistics. For a game without bots of its own, they are empty.
 */
export const simStatisticsOf = (game: string): BotSet['statistics'] =>
  botSets.get(game)?.statistics ?? (() => ({ game: {}, seats: [] }))
