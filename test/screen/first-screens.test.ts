import { describe, expect, it } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { games } from '../games/library.ts'
import { RealTable } from './real-table.ts'

const SIZES = [
  [80, 24],
  [100, 40],
] as const

/** Each game and size. The sixteen characters of Magic Realm leave no room at 80x24. */
const CASES = games.flatMap(game =>
  SIZES.filter(([, rows]) => game.id !== 'magic-realm' || rows > 24).map(([columns, rows]) => ({
    game,
    columns,
    rows,
  })),
)

describe('the first screen of a game', () => {
  it.each(CASES)('says what to try to do in $game.title at $columns x $rows', ({ game, columns, rows }) => {
    const match = Match.begin(game, headerFor(game, 3, 'first'))
    const [advice = ''] = screenOf(game).suggestions(match.view(match.questions[0]!.seat))
    const { player } = new RealTable(match, columns, rows).press('enter', 'enter')
    const start = advice.split(' ').slice(0, 3).join(' ')
    expect(advice).not.toBe('')
    expect(player.screen).toContain(start)
  })
})
