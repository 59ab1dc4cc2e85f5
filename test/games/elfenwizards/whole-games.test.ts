import { describe, expect, test } from 'vitest'
import { parseMoves, replayMoves } from '../../../src/storage/index.ts'
import { games } from '../library.ts'
import { replayed, toldBy } from '../told.ts'

describe('whole games', () => {
  test.each(['three-guilds', 'six-guilds'])('%s still produces the same log', async name => {
    await expect(toldBy(replayed(name), 1, 6)).toMatchFileSnapshot(`../../goldens/elfenwizards/${name}.txt`)
  })

  test('a move file written by hand plays: prepared dice, words in place of ids, checks', () => {
    const head = ['cantrip-moves 1', 'game elfenwizards', 'variant longer', 'seed hand', 'seats Ann, Ben, Cleo', '--']
    const begun = replayMoves(parseMoves([...head, ''].join('\n'), 'x.moves', games)).match
    const first = begun.questions[0]!.seat
    const names = ['Ann', 'Ben', 'Cleo']
    const moves = [
      `? dragon = ${first}`,
      '? rounds = 6',
      '? r1.at = w1',
      '! dice 6 5 4 3 2 1 1',
      `${names[first]}: done`,
      `? ${names[(first + 1) % 3]}.hand.length = 7`,
      `? ${names[(first + 1) % 3]}.hand.0 = 6`,
      `${names[(first + 1) % 3]}: die 6`,
      'wizard',
      `? ${names[(first + 1) % 3]}.boxes.wizard.0 = 6`,
    ]
    const file = [...head, ...moves, '']
    expect(replayMoves(parseMoves(file.join('\n'), 'x.moves', games)).match.length).toBe(4)
    const wrong = [...file.slice(0, -1), 'pass', ''].join('\n')
    expect(() => replayMoves(parseMoves(wrong, 'x.moves', games))).toThrow(/x\.moves:17: .*possible/)
  })
})
