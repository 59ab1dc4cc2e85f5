import type { Command } from 'commander'
import { type Played, readAnnals } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { settingsFor } from './place.ts'
import type { Outcome } from './program.ts'
import { PROTOCOL } from './protocol.ts'

/** `cantrip stats`: what has been played here, and how it went. */
export function addStats(program: Command, environment: Environment, _outcome: Outcome): void {
  program
    .command('stats')
    .usage('[options]')
    .description('what you have played and won, the best games, and the games of the day')
    .option('--json', 'tell it as JSON')
    .action(async ({ json }: { json?: boolean }, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const { games } = await environment.library()
      const annals = readAnnals(saveFolder, games)
      if (json) {
        printJson(environment, { cantrip: PROTOCOL, kind: 'stats', folder: saveFolder, ...annals })
        return
      }
      const words = wordsFor(environment)
      const title = (id: string) => games.find(game => game.id === id)?.title ?? id
      if (annals.games.length === 0) {
        print(environment, sentence('stats-none', { folder: saveFolder, n: annals.going }))
        return
      }
      const setup = (options: Played['options']) => Object.values(options).join(', ')
      print(
        environment,
        words.say('stats-games', { n: annals.going }),
        ...annals.games.map(({ game, options, played, won, best }) => {
          const values = { game: title(game), setup: setup(options), played, won }
          return `  ${best === null ? words.say('stats-game', values) : words.say('stats-game-best', { ...values, day: best })}`
        }),
        ...(annals.players.length > 1 ? [words.say('stats-players')] : []),
        ...(annals.players.length > 1
          ? annals.players.map(player => `  ${words.say('stats-player', { ...player })}`)
          : []),
        ...(annals.beaten.length > 0 ? [words.say('stats-beaten')] : []),
        ...annals.beaten.map(({ bot, times }) => `  ${words.say('stats-bot', { bot, n: times })}`),
        ...list(words, words.say('stats-fame'), annals.fame, title),
        ...list(words, words.say('stats-daily'), annals.daily, title),
      )
    })
}

function list(words: Messages, heading: string, played: readonly Played[], title: (id: string) => string): string[] {
  if (played.length === 0) return []
  const rows = played.map(({ save, game, seed, persons, won, day, daily }, i) => {
    const who = won.length > 0 ? won : persons
    const values = { game: title(game), names: { items: who }, day, save }
    const told = words.say(won.length > 0 ? 'stats-won' : 'stats-lost', values)
    return `  ${String(i + 1).padStart(2)}  ${daily ? `${seed}  ` : ''}${told}`
  })
  return [heading, ...rows]
}
