import { expect, it } from 'vitest'
import { placeInGoTo, readPlanCommand } from '../../src/screen/kit/plan.ts'
import { packLines } from '../../src/screen/table/prompt.ts'
import { progressLine } from '../../src/screen/watch/progress.ts'
import { messagesIn } from '../../src/text/index.ts'
import { plain } from './screen-player.ts'

/** Draws the progress of a game of `days` days with two turns each. */
function drawn(days: number, columns: number, at = 0, marks: readonly number[] = []): string {
  const turns = Array.from({ length: 2 * days }, (_, i) => ({ at: i, day: i >> 1, seat: i % 2, text: '' }))
  const game = { at, total: 2 * days, turns, marks }
  return progressLine(game as unknown as Parameters<typeof progressLine>[0], columns, plain).replace(
    /\x1b\[[\d;]*m/g,
    '',
  )
}

it('the progress of a game marks its days and turns only if there is room', () => {
  const { boxCross, boxTeeDown, mark, you } = plain.glyphs
  const has = (line: string) => [line.includes(boxCross), line.includes(boxTeeDown)]
  expect(has(drawn(10, 40))).toEqual([true, true])
  expect(has(drawn(10, 39))).toEqual([true, false])
  expect(has(drawn(10, 30))).toEqual([true, false])
  expect(has(drawn(10, 29))).toEqual([false, false])
  // The position and the bookmarks are always marked.
  expect(drawn(10, 29, 0, [10])).toMatch(new RegExp(`^${you}[^${mark}]+${mark}[^${mark}]+$`))
  for (const columns of [10, 29, 30, 40]) expect([...drawn(10, columns)]).toHaveLength(columns)
})

it('the place to go to is what follows the verb and a filler', () => {
  const said = (text: string) => placeInGoTo(messagesIn('en'), text)
  expect(['go to Torwall A1', 'go Torwall A1', 'GO TO torwall', 'go', 'go to', 'stay to Torwall'].map(said)).toEqual([
    ...['Torwall A1', 'Torwall A1', 'torwall', null, null, null],
  ])
})

it('a plan is dropped by none in the chosen language and in English', () => {
  const kinds = (language: string, ...typed: string[]) =>
    typed.map(text => readPlanCommand(messagesIn(language), null, null, text).kind)
  expect(kinds('de', 'Keinen', 'none', 'no', 'off')).toEqual(Array(4).fill('give-up'))
  expect(kinds('en', 'none', 'NONE', '', 'nowhere')).toEqual(['give-up', 'give-up', 'tell', 'nowhere'])
})

it('short answers are packed into lines with three columns between them', () => {
  expect(packLines(['aaaa', 'bbbb', 'cc'], 11)).toEqual([[0, 1], [2]])
  expect(packLines(['aaaa', 'bbbb', 'cc'], 10)).toEqual([[0], [1, 2]])
  expect(packLines(['aaaa', 'bbbb', 'cc'], 16)).toEqual([[0, 1, 2]])
  expect(packLines(['aaaa', 'b'], 2)).toEqual([[0], [1]])
  expect(packLines([], 9)).toEqual([])
})
