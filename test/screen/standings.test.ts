// Loads the games with their bots, screens and rulebooks.
import { describe, expect, it } from 'vitest'
import { Match, pickAnswer, seedRandom } from '../../src/kernel/index.ts'
import { GameLog } from '../../src/server/positions.ts'
import { DEFAULT_NAMES } from '../../src/storage/index.ts'
import { games } from '../games/library.ts'
import { Player } from './sitting.ts'

/** Returns the table of a game with the maximum number of players, on the first day. */
function fullTable(id: string, columns: number, rows: number): { readonly player: Player; readonly names: string[] } {
  const game = games.find(one => one.id === id)!
  const [, most] = game.players({})
  const names = [...DEFAULT_NAMES].slice(0, most)
  const header = { game: id, rules: game.rules, options: {}, seats: names, seed: 'full', practice: false }
  const match = Match.begin(game, header)
  const random = seedRandom('full', 'standings')
  // Continue past the setup, because a player without a piece on the board has no place yet.
  while (match.state.day < 1) {
    const question = match.questions[0]!
    match.answer(question.seat, pickAnswer(random, question))
  }
  const seat = match.questions[0]?.seat ?? 0
  const position = new GameLog(match, () => null).position(seat)
  return { player: new Player(columns, rows).hears({ kind: 'position', position, cover: false, notice: null }), names }
}

describe.each(games.map(({ id }) => id))('the standings of a full table of %s', id => {
  it('name every player beside the board at 100x40', () => {
    const { player, names } = fullTable(id, 100, 40)
    for (const name of names) expect(player.screen).toContain(name)
  })

  it('name every player at 80x24 after one key', () => {
    const { player, names } = fullTable(id, 80, 24)
    const seen = [player.screen, player.press('tab').screen].join('\n')
    for (const name of names) expect(seen).toContain(name)
  })
})
