import { describe, expect, it } from 'vitest'
import type { Bargain } from '../../src/kernel/index.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { Player, ROLL, wizards } from './sitting.ts'

const OFFER: Bargain = {
  ...{ number: 3, by: 1, to: 0, give: 'peace', take: 'quiet', state: 'offered', given: 'open', taken: 'open' },
  ...{ at: 0, answered: null, settled: null },
}

/** Returns the status line at 80 columns for these parts. The second list is for narrow screens. */
function statusLine(parts: readonly string[], short = parts, bargains: readonly Bargain[] = []): string {
  const game = { ...wizards, id: 'status-line' }
  registerScreens(game.id, { en: { ...plainScreen(game), status: (_, isNarrow) => (isNarrow ? short : parts) } })
  const player = Player.at(ROLL, { game, bargains })
  if (player.model.overlay) player.press('escape')
  const line = player.screen.split('\n').find(text => text.startsWith('─ '))
  return line?.replace(/─+$/, '').trimEnd() ?? ''
}

const letters = (count: number, letter: string): string => letter.repeat(count)

describe('the status line', () => {
  it('has the parts one after the other', () => {
    expect(statusLine(['Day 3', 'Ann', 'Power 4'])).toBe('─ Day 3 ─ Ann ─ Power 4')
    expect(statusLine([])).toBe('─')
  })

  it('has the short parts if the long ones do not fit', () => {
    // Each part takes its width and three columns, and the line one more.
    expect(statusLine(['Day 3', letters(68, 'a')], ['Day 3', 'short'])).toBe(`─ Day 3 ─ ${letters(68, 'a')}`)
    expect(statusLine(['Day 3', letters(69, 'a')], ['Day 3', 'short'])).toBe('─ Day 3 ─ short')
  })

  it('names an offer after the first part', () => {
    expect(statusLine(['Day 3', 'Ann'], undefined, [OFFER])).toBe('─ Day 3 ─ bargain 3: press o to answer ─ Ann')
  })

  it('shortens the longer one of the last two parts after a whole word, but never the first part', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen'
    expect(statusLine(['Day 3', words])).toBe(
      '─ Day 3 ─ one two three four five six seven eight nine ten eleven twelve…',
    )
    expect(statusLine(['Day 3', words, 'Ann'])).toBe(
      '─ Day 3 ─ one two three four five six seven eight nine ten eleven… ─ Ann',
    )
    expect(statusLine(['Day 3', 'Ann', words])).toBe(
      '─ Day 3 ─ Ann ─ one two three four five six seven eight nine ten eleven…',
    )
    expect(statusLine([words, 'Day 3', 'Ann'])).toBe(
      '─ one two three four five six seven eight nine ten eleven twelve thirteen',
    )
  })

  it('omits the last part if the one before then fits whole', () => {
    const long = 'one two three four five six seven eight nine ten eleven'
    expect(statusLine(['Day 3', long, 'Cleo is waiting'])).toBe(`─ Day 3 ─ ${long}`)
  })

  it('omits the last part rather than shorten one to less than twelve columns', () => {
    const seven = ['one 34567890', 'two 34567890', 'three 567890', 'four 4567890', 'five 4567890', 'six 34567890']
    expect(statusLine(seven)).toBe('─ one 34567890 ─ two 34567890 ─ three 567890 ─ four 4567890 ─ five 4567890')
    expect(statusLine([...seven.slice(0, 5), 'six', 'seven'])).toBe(
      '─ one 34567890 ─ two 34567890 ─ three 567890 ─ four 4567890 ─ five 4567890',
    )
  })
})
