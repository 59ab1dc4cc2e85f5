// What the rules of Elfenwizards answer with the data they are given: whole games of three to six guilds.
// Loaded again for every field that is broken (test/games/elfenwizards/data-fields.test.ts).
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import type { Game, Header } from '../../../src/kernel/index.ts'
import type { Probe } from '../broken-data.ts'
import { playedByChance } from '../chance-play.ts'

/** A longer game of so many guilds under these rules. */
const header = (players: number, seed: string, rules: number): Header => ({
  game: 'elfenwizards',
  rules,
  options: { variant: 'longer' },
  seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, players),
  seed,
  practice: false,
})

const game = elfenwizards as unknown as Game
const games = (): unknown =>
  [
    ...[3, 4, 5, 6].map(players => [players, elfenwizards.rules] as const),
    // Three guilds began otherwise before rules 4, four before rules 5, five before rules 6, and six before rules 6 and before rules 7.
    [3, 3] as const,
    [4, 4] as const,
    [5, 5] as const,
    [6, 5] as const,
    [6, 6] as const,
  ].flatMap(([players, rules]) =>
    ['a', 'b', 'c', 'd', 'e'].map(seed => playedByChance(game, header(players, seed, rules), 2000)),
  )

export const probe: Probe = { 'board.json': games, 'guilds.json': games, 'charts.json': games }
