// The rules' answers in Elfenwizards with the given data: whole games of three to six guilds. This is loaded again for
// every changed field (test/games/elfenwizards/data-fields.test.ts).
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import type { Game, Header } from '../../../src/kernel/index.ts'
import type { Probe } from '../broken-data.ts'
import { playedByChance } from '../chance-play.ts'

/** Returns the header of a longer game for this many guilds. */
const header = (players: number, seed: string): Header => ({
  game: 'elfenwizards',
  rules: elfenwizards.rules,
  options: { variant: 'longer' },
  seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, players),
  seed,
  practice: false,
})

const game = elfenwizards as unknown as Game
/** Yields whole games, one by one, because some events, such as the removal of grey chips, are rare in random games. */
function* games(): Generator {
  for (const seed of 'abcdey1478')
    for (const players of [3, 4, 5, 6]) yield playedByChance(game, header(players, seed), 2000)
}

export const probe: Probe = { 'board.json': games, 'guilds.json': games, 'charts.json': games }
