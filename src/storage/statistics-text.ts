import { vocabularyOf } from '../commands/index.ts'
import { type Game, inLanguage, type SetupOption } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { botIn, botName } from './header.ts'
import type { FinishedGame, Statistics } from './statistics.ts'

/**
 * Returns the statistics as lines of text: the results by game and by player, the bots beaten, the best games and the
 * daily games.
 */
export function statisticsLines(
  words: Messages,
  statistics: Statistics,
  games: readonly Game[],
  folder: string,
): string[] {
  if (statistics.games.length === 0) return [words.get('stats-none', { folder, n: statistics.inProgress })]
  const title = (id: string) => games.find(game => game.id === id)?.title ?? id
  const date = (id: string, day: number) => {
    const game = games.find(game => game.id === id)
    return vocabularyOf(words, game ? inLanguage(game, words.language) : null).date(day)
  }
  const setup = (id: string, options: FinishedGame['options']) =>
    setupText(games.find(game => game.id === id)?.options ?? [], options)
  return [
    words.get('stats-games', { n: statistics.inProgress }),
    ...statistics.games.map(({ game, options, played, won, best }) => {
      const values = { game: title(game), setup: setup(game, options), played, won }
      return `  ${best === null ? words.get('stats-game', values) : words.get('stats-game-best', { ...values, date: date(game, best) })}`
    }),
    ...(statistics.players.length > 1 ? [words.get('stats-players')] : []),
    ...(statistics.players.length > 1
      ? statistics.players.map(player => `  ${words.get('stats-player', { ...player })}`)
      : []),
    ...(statistics.beaten.length > 0 ? [words.get('stats-beaten')] : []),
    ...statistics.beaten.map(
      ({ bot, times }) => `  ${words.get('stats-bot', { bot: botName(words, botIn(bot) ?? bot), n: times })}`,
    ),
    ...listed(words, words.get('stats-fame'), statistics.fame, title, date),
    ...listed(words, words.get('stats-daily'), statistics.daily, title, date),
  ]
}

/**
 * Describes the setup of a game in the words of the setup form: the value of its first option, then of every option
 * that isn't at its default.
 */
const setupText = (choices: readonly SetupOption[], options: FinishedGame['options']): string =>
  choices
    .flatMap(({ name, values, defaultValue }, i) => {
      const chosen = options[name] ?? defaultValue
      return i > 0 && chosen === defaultValue ? [] : [values.find(({ id }) => id === chosen)?.text ?? chosen]
    })
    .join(', ')

function listed(
  words: Messages,
  heading: string,
  played: readonly FinishedGame[],
  title: (id: string) => string,
  date: (id: string, day: number) => string,
): string[] {
  if (played.length === 0) return []
  const rows = played.map(({ save, game, seed, persons, winners, day, daily }, i) => {
    const who = winners.length > 0 ? winners : persons
    const values = { game: title(game), names: { items: who }, date: date(game, day), save }
    const outcome = words.get(winners.length > 0 ? 'stats-won' : 'stats-lost', values)
    return `  ${String(i + 1).padStart(2)}  ${daily ? `${seed}  ` : ''}${outcome}`
  })
  return [heading, ...rows]
}
