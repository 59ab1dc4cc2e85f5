import { describe, expect, test } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { type GameRecord, replay } from '../../../src/kernel/index.ts'
import { lawsOf } from '../../kernel/invariants.ts'
import { nthHeader, RandomGame } from './play.ts'

/** The number of games, and of decisions checked in each. The rest of a longer game shows nothing new. */
const GAMES = 200
const DECISIONS = 600

describe('random games of two to six players', () => {
  test('break no invariant, and never get stuck', () => {
    let decisions = 0
    for (let n = 0; n < GAMES; n++) {
      const game = new RandomGame(nthHeader('chance', n))
      for (let i = 0; i < DECISIONS && !game.match.over; i++, decisions++) {
        game.step()
        wizardsQuest.check(game.match.state)
      }
    }
    console.log(`wizards-quest: ${decisions} decisions of ${GAMES} games`)
  })

  test('end with a winner, or with the orcs as winners', () => {
    for (let n = 0; n < 10; n++) {
      const game = new RandomGame(nthHeader('whole', n))
      const { match } = game
      while (!match.over) game.step()
      const { winners, text } = match.state.result!
      expect(['treasures', 'last', 'orcs']).toContain(text)
      expect(winners).toHaveLength(text === 'orcs' ? 0 : 1)
      wizardsQuest.check(match.state)
    }
  })

  test('keep every invariant of the kernel, and replay from their records', () => {
    for (let n = 0; n < 10; n++) {
      const game = new RandomGame(nthHeader('deep', n), false, false)
      const { match, header } = game
      const lines: GameRecord['lines'][number][] = []
      for (let i = 0; i < 250 && !match.over; i++) {
        game.step()
        expect(lawsOf(match)).toEqual([])
        lines.push({ ...match.moves.at(-1)!, hash: match.hash() })
      }
      expect(replay(wizardsQuest, { header, lines }).hash()).toBe(match.hash())
    }
  })
})
