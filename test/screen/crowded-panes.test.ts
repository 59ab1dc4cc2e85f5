import { describe, expect, it } from 'vitest'
import type { Bargain } from '../../src/kernel/index.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { Player, ROLL, wizards } from './sitting.ts'

const OFFER: Bargain = {
  ...{ number: 3, by: 1, to: 0, give: 'peace', take: 'quiet', state: 'offered', given: 'open', taken: 'open' },
  ...{ at: 0, answered: null, settled: null },
}

/** Returns the lines of a screen at a game with this record sheet. */
function withSheet(sheet: readonly string[], rows = 24): Player {
  const game = { ...wizards, id: 'crowded-sheet' }
  registerScreens(game.id, { en: { ...plainScreen(game), sheet: () => [...sheet] } })
  return Player.at(ROLL, { game, rows })
}

const lines = (player: Player): string[] => player.screen.split('\n').map(line => line.trimEnd())

describe('a sheet', () => {
  it('cuts a line that is too long, and keeps the lines after it', () => {
    const shown = lines(withSheet(['Ann', 'x'.repeat(200), 'Power 4']))
    expect(shown.slice(0, 3)).toEqual(['Ann', 'x'.repeat(80), 'Power 4'])
  })

  it('shows a line as wide as the screen whole', () => {
    expect(lines(withSheet(['x'.repeat(80), 'y'])).slice(0, 2)).toEqual(['x'.repeat(80), 'y'])
  })

  it('counts the lines that do not fit, and only then', () => {
    const page = (count: number, ...keys: string[]) => {
      const sheet = Array.from({ length: count }, (_, i) => `Line ${i + 1}`)
      return lines(withSheet(sheet).press('tab', ...keys)).slice(1, -1)
    }
    // The page has 22 rows, between its tabs and the footer.
    expect(page(22).at(-1)).toBe('Line 22')
    expect(page(23).slice(-2)).toEqual(['Line 21', '… 2 more lines'])
    expect(page(23, 'down').slice(-2)).toEqual(['Line 22', 'Line 23'])
    expect(page(30, 'down').slice(-2)).toEqual(['Line 22', '… 8 more lines'])
    expect(page(30, 'end').at(-1)).toBe('Line 30')
    expect(page(30, 'end').at(0)).toBe('Line 9')
    expect(page(3).filter(line => line !== '')).toEqual(['Line 1', 'Line 2', 'Line 3'])
  })
})

describe('an offer', () => {
  const asked = (stake: string) => {
    // Only these two members are used.
    const game = { ...wizards, bargains: { stake: () => stake, words: (promise: string) => promise } as never }
    return lines(Player.at(ROLL, { game, bargains: [OFFER] })).slice(15)
  }

  it('is cut before the blank line and the keys', () => {
    expect(asked('It would cost you one or two of your dice. '.repeat(20).trim())).toEqual([
      ' Bargain 3, from Ben to Ann: peace, and quiet.',
      ' It would cost you one or two of your dice. It would cost you one or two of',
      ' your dice. It would cost you one or two of your dice. It would cost you one or',
      ' two of your dice. It would cost you one or two of your dice. It would cost you',
      ' one or two of your dice. It would cost you one or two of your dice. It would',
      ' cost you one or two of your dice. It would cost you one or two of your dice.',
      '',
      ' y: agree    n: refuse    Esc, or any other key: later',
      'y agree  n refuse  Esc later',
    ])
  })

  it('is followed by the keys', () => {
    expect(asked('').filter(line => line !== '')).toEqual([
      ' Bargain 3, from Ben to Ann: peace, and quiet.',
      ' y: agree    n: refuse    Esc, or any other key: later',
      'y agree  n refuse  Esc later',
    ])
  })
})
