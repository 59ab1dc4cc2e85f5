import { describe, expect, it } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { games } from '../games/library.ts'
import { RealTable } from './real-table.ts'

describe('the first screen of a game', () => {
  // At 80x24, sixteen characters leave no room.
  for (const game of games)
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const)
      it.skipIf(game.id === 'magic-realm' && rows === 24)(
        `says what to try to do in ${game.title} at ${columns}x${rows}`,
        () => {
          const match = Match.begin(game, headerFor(game, 3, 'first'))
          const [advice = ''] = screenOf(game).advice(match.view(match.questions[0]!.seat))
          const { player } = new RealTable(match, columns, rows).press('enter', 'enter')
          const start = advice.split(' ').slice(0, 3).join(' ')
          expect(advice).not.toBe('')
          expect(player.screen).toContain(start)
        },
      )
})
