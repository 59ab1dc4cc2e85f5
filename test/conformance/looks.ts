import { expect, test } from 'vitest'
import { amount } from '../amount.ts'
import { lawsOfText } from '../kernel/invariants.ts'
import type { Subject } from './play.ts'
import { type Drawn, type Looking, screensOf } from './screens.ts'

/** The number of positions and styles to check. */
export const LOOKING: Looking = { positions: amount(4, 12), looks: amount(2, 8) }

/** Returns the faults in a drawn screen. */
export function flawsOfScreen({ where, lines, widths, size: [columns, rows] }: Drawn): string[] {
  const flaws = lines.length === rows ? [] : [`${where}: ${lines.length} rows`]
  for (const [row, line] of lines.entries()) {
    if (widths[row] !== columns) flaws.push(`${where}: row ${row} is ${widths[row]} wide: ${line}`)
    const bare = line.replace(/\x1b\[[\d;]*m/g, '')
    if (/undefined|NaN|\[object|\{ ?\$/.test(bare)) flaws.push(`${where}: a hole in row ${row}: ${bare}`)
    if (bare.trim() !== '') flaws.push(...lawsOfText(bare.trim().replace(/\s+/g, ' '), `row ${row} of ${where}`))
  }
  return flaws
}

/** Checks that every screen of a game is complete and fits its size in every style. */
export function describeLooks({ game, bots }: Subject): void {
  test('fills every screen at 80x24 and at 100x40 in every style', () => {
    const drawn = screensOf(game, bots.at(-2), LOOKING)
    expect(drawn.flatMap(flawsOfScreen).slice(0, 10)).toEqual([])
    expect(new Set(drawn.map(({ lines }) => lines.join('\n'))).size).toBeGreaterThan(LOOKING.positions)
  })
}
