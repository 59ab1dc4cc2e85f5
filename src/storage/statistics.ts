import { basename, dirname } from 'node:path'
import type { Game, Header, Match } from '../kernel/index.ts'
import { groupedBy } from '../parts/groups.ts'
import { botIn, PERSON } from './header.ts'
import type { PositionCache } from './position-cache.ts'
import { listSaves, openAndCache } from './saves.ts'
import { UserError } from './user-error.ts'

/** The format of a daily game's seed: its UTC date. */
const DAILY = /^\d{4}-\d\d-\d\d$/

/** Returns the seed of today's daily game. It is the same for everyone. */
export const dailySeed = (now: Date): string => now.toISOString().slice(0, 10)

/** A finished game in the statistics. */
export interface FinishedGame {
  readonly save: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly daily: boolean
  /** The names of the human players. */
  readonly persons: readonly string[]
  /** The names of the human winners. */
  readonly won: readonly string[]
  /** The names of all winners, including bots, if a person is among them. Otherwise, the list is empty. */
  readonly winners: readonly string[]
  /** The bots (`bot:NAME`) that lost to a human winner. */
  readonly beaten: readonly string[]
  /** The day, by the game's clock, on which the game ended. */
  readonly day: number
  readonly answers: number
}

export interface PlayerRecord {
  readonly played: number
  readonly won: number
}

export interface Statistics {
  /** The number of unfinished games. */
  readonly inProgress: number
  readonly games: readonly (PlayerRecord & {
    readonly game: string
    readonly options: FinishedGame['options']
    /** The game clock at the end of the fastest win, or null if there is none. */
    readonly best: number | null
  })[]
  readonly players: readonly (PlayerRecord & { readonly name: string })[]
  readonly beaten: readonly { readonly bot: string; readonly times: number }[]
  /** Games that people have won, fastest first. */
  readonly fame: readonly FinishedGame[]
  /** Daily games, sorted by day (newest first) and then by result (best first). */
  readonly daily: readonly FinishedGame[]
}

/** The maximum number of entries in a list. */
const MAX_LISTED = 10

/**
 * Computes statistics from the saves in a folder. Skips games that don't count and saves that can't be replayed. Throws
 * UserError if the folder cannot be read.
 */
export function readStatistics(
  folder: string,
  games: readonly Game[],
  positions: PositionCache | null = null,
): Statistics {
  const played: FinishedGame[] = []
  let inProgress = 0
  for (const { name, path, header } of listSaves(folder)) {
    if (header === null || !counts(header, games)) continue
    const match = matchOf(path, games, positions)
    if (match === null) continue
    if (match.over) played.push(playedIn(name, match))
    else inProgress++
  }
  return { inProgress, ...statisticsOf(played) }
}

/** Returns true unless a game was for practice or only part of a game. */
const counts = ({ game, options, practice }: Header, games: readonly Game[]): boolean =>
  !practice && !games.find(({ id }) => id === game)?.isPartial?.(options)

function matchOf(path: string, games: readonly Game[], positions: PositionCache | null): Match | null {
  try {
    return openAndCache(path, games, positions).match
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

/** A win's rank by speed among all wins of the same game with the same setup, and the number of those wins. */
export interface WinPlace {
  readonly place: number
  readonly of: number
}

/**
 * Ranks a finished game among the wins in its folder with the same setup. Returns null if no person has won or if the
 * game doesn't count.
 */
export function winPlaceOf(path: string, match: Match, positions: PositionCache | null = null): WinPlace | null {
  const own = playedIn('', match)
  if (!counts(match.header, [match.game]) || own.won.length === 0) return null
  const setup = setupKey(match.header)
  const wins = listSaves(dirname(path)).flatMap(({ name, path: other, header }) => {
    if (basename(other) === basename(path) || header === null || header.practice || setupKey(header) !== setup)
      return []
    const known = matchOf(other, [match.game], positions)
    return known?.over ? [playedIn(name, known)].filter(({ won }) => won.length > 0) : []
  })
  return { place: 1 + wins.filter(win => fastest(win, own) < 0).length, of: wins.length + 1 }
}

const setupKey = ({ game, options }: Pick<FinishedGame, 'game' | 'options'>): string => JSON.stringify([game, options])

const fastest = (a: FinishedGame, b: FinishedGame): number => a.day - b.day || a.answers - b.answers

function playedIn(save: string, { header, result, state, length }: Match): FinishedGame {
  const { game, options, seats, seed } = header
  const players = header.players ?? seats.map(() => PERSON)
  const winners = new Set(result?.winners ?? [])
  const persons = seats.filter((_, seat) => players[seat] === PERSON)
  const won = seats.filter((_, seat) => players[seat] === PERSON && winners.has(seat))
  const lost = players.filter((player, seat) => !winners.has(seat) && botIn(player) !== null)
  const beaten = won.length > 0 ? lost : []
  const daily = DAILY.test(seed)
  const shared = won.length > 0 ? seats.filter((_, seat) => winners.has(seat)) : []
  return { save, game, options, seed, daily, persons, won, winners: shared, beaten, day: state.day, answers: length }
}

export function statisticsOf(played: readonly FinishedGame[]): Omit<Statistics, 'inProgress'> {
  const groups = grouped(played, setupKey)
  const wins = played.filter(one => one.won.length > 0)
  const names = [...new Set(played.flatMap(one => one.persons))]
  const bots = grouped(
    played.flatMap(one => one.beaten.map(bot => ({ bot }))),
    ({ bot }) => bot,
  )
  const daily = played.filter(one => one.daily)
  return {
    games: groups.map(group => {
      const won = group.filter(one => one.won.length > 0)
      const [{ game, options }] = group
      const best = won.length === 0 ? null : Math.min(...won.map(({ day }) => day))
      return { game, options, played: group.length, won: won.length, best }
    }),
    players: names.map(name => ({
      name,
      played: played.filter(one => one.persons.includes(name)).length,
      won: wins.filter(one => one.won.includes(name)).length,
    })),
    beaten: bots.map(group => ({ bot: group[0].bot, times: group.length })),
    fame: wins.toSorted(fastest).slice(0, MAX_LISTED),
    daily: daily
      .toSorted(
        (a, b) => (a.seed < b.seed ? 1 : a.seed > b.seed ? -1 : 0) || b.won.length - a.won.length || fastest(a, b),
      )
      .slice(0, MAX_LISTED),
  }
}

const grouped = <T>(items: readonly T[], key: (item: T) => string): [T, ...T[]][] =>
  groupedBy(items, key).sort((a, b) => b.length - a.length)
