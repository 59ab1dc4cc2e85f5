// What the rules of Elfenwizards answer with the data they are given: whole games of three to six guilds.
// Loaded again for every field that is broken (test/games/elfenwizards/data-fields.test.ts).
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { Match, pick, seedRandom } from '../../../src/kernel/index.ts'
import type { Probe } from '../broken-data.ts'

/** A game by chance, with all that is asked, to its end. */
function game(players: number, seed: string): unknown {
  const seats = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, players)
  const match = Match.begin(
    elfenwizards,
    { game: 'elfenwizards', rules: 1, options: { variant: 'longer' }, seats, seed, practice: false },
    { bare: true },
  )
  const random = seedRandom(seed, 'play')
  const asked: unknown[] = []
  while (!match.over && asked.length < 2000) {
    const question = match.questions[0]!
    const { seat, topic, options } = question
    const taken = question.amount
      ? { id: String(question.amount.least + (question.amount.step ?? 1) * (asked.length % 2)) }
      : pick(random, options)
    asked.push([seat, topic, options.map(({ id }) => id), taken.id])
    elfenwizards.check(match.state)
    match.answer(seat, taken.id)
  }
  return [asked, match.state]
}

const games = (): unknown => [3, 4, 5, 6].flatMap(players => ['a', 'b', 'c', 'd', 'e'].map(seed => game(players, seed)))

export const probe: Probe = { 'board.json': games, 'guilds.json': games, 'charts.json': games }
