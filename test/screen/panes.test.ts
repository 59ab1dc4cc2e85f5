import { describe, expect, it } from 'vitest'
import { botRandom, botsOf } from '../../src/bots/index.ts'
import { type Game, Match } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import { areasOf } from '../../src/screen/guide/band.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import type { Area } from '../../src/screen/layout.ts'
import { isSpatial, numberedOffers } from '../../src/screen/table/offers.ts'
import { withQuestion } from '../../src/screen/table/plans.ts'
import { answerArea, listPart } from '../../src/screen/table/prompt.ts'
import { pagesOf, pageText } from '../../src/screen/table/sheets.ts'
import { GameLog, nextAtKeyboard } from '../../src/server/positions.ts'
import { slice, width } from '../../src/terminal/text.ts'
import { amount } from '../amount.ts'
import { games } from '../games/library.ts'
import { plain, ScreenPlayer } from './screen-player.ts'

/** The widths and heights on both sides of every layout change. */
const WIDTHS = [80, 99, 100, 120, 149, 150, 180, 213, 250]
const HEIGHTS = [24, 29, 30, 37, 38, 51, 52, 70]
const SIZES = WIDTHS.flatMap(columns => HEIGHTS.map(rows => [columns, rows] as const))
/** The number of positions of a game to draw, of sizes for each, and of answers between two positions. */
const POSITIONS = amount(6, 24)
const SIZES_EACH = amount(12, SIZES.length)
const APART = 25
/** The widths of a record sheet beside the map, and of pages. */
const SIDE_WIDTHS = [35, 61]
const PAGE_WIDTHS = [78, 80, 90, 100, 110, 118]

const bare = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '').trimEnd()

const drawnIn = (lines: readonly string[], { x, y, columns, rows }: Area): string[] =>
  lines.slice(y, y + rows).map(line => bare(slice(line, x, x + columns)))

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  const positions = positionsOf(game)

  it('every line of a page fits its width', () => {
    const wrong: string[] = []
    for (const position of positions)
      for (const { id } of pagesOf(position).filter(({ id }) => id !== 'map' && id !== 'log'))
        for (const columns of id === 'sheet' ? [...SIDE_WIDTHS, ...PAGE_WIDTHS] : PAGE_WIDTHS)
          for (const line of pageText(position, id, columns, plain, { hints: true }))
            if (width(line) > columns) wrong.push(`${id} at ${columns}: ${bare(line)}`)
    expect(wrong).toEqual([])
  })

  it('a list at 80x24 shows at least six answers', () => {
    for (const position of positions) {
      const player = new ScreenPlayer().hears({ kind: 'position', position, cover: false, notice: null })
      const areas = areasOf(player.model)
      const question = withQuestion(player.table)
      if (areas.kind === 'small' || !question || isSpatial(position)) continue
      const options = numberedOffers(player.table).map(({ option }) => option)
      const part = listPart(options, 0, answerArea(plain.text, question, areas.prompt))
      expect(part.end).toBeGreaterThanOrEqual(Math.min(6, options.length))
      expect(areas.main.rows).toBeGreaterThanOrEqual(9)
    }
  })

  it('every pane shows its lines at every size', () => {
    const wrong: string[] = []
    positions.forEach((position, n) => {
      const player = new ScreenPlayer().hears({ kind: 'position', position, cover: false, notice: null })
      // The results page opens by itself.
      if (player.model.overlay) player.press('escape')
      for (let i = 0; i < SIZES_EACH; i++) {
        const [columns, rows] = SIZES[(n * SIZES_EACH + i * 7) % SIZES.length]!
        player.hears({ kind: 'resize', columns, rows })
        const where = `${n} at ${columns}x${rows}`
        const areas = areasOf(player.model)
        if (areas.kind === 'small') throw new Error('too small')
        const lines = player.lines()
        if (lines.length !== rows || lines.some(line => width(line) > columns)) wrong.push(`${where}: size`)
        if (areas.side) {
          const told = screenOf(game)
            .sheet(position.view, areas.side.columns - 1, plain, { hints: true, question: position.question })
            .map(bare)
          const room = told.length <= areas.side.rows ? told.length : areas.side.rows - 1
          const drawn = drawnIn(lines, areas.side)
          if (JSON.stringify(drawn.slice(0, room)) !== JSON.stringify(told.slice(0, room))) wrong.push(`${where}: side`)
        }
        const { question, result, log } = position
        const asked = (question?.text ?? result?.text.toString() ?? '').split(/\s+/)[0] ?? ''
        if (question && !drawnIn(lines, areas.prompt).join(' ').includes(asked)) wrong.push(`${where}: prompt`)
        if (drawnIn(lines, areas.status).join('') === '') wrong.push(`${where}: status`)
        if (drawnIn(lines, areas.footer).join('') === '') wrong.push(`${where}: footer`)
        if (log.length > 0 && drawnIn(lines, areas.log).join('') === '') wrong.push(`${where}: log`)
        if (screenOf(game).map && drawnIn(lines, areas.main).join('').length < areas.main.rows)
          wrong.push(`${where}: map`)
      }
    })
    expect(wrong).toEqual([])
  })
})

/** Returns positions from the start to the end of a game, each as seen by the player whose turn it is. */
function positionsOf(game: Game) {
  const match = Match.begin(game, headerFor(game, 1, 'panes'))
  const bot = botsOf(game.id).at(-2)
  const narrator = new GameLog(match, () => null)
  return Array.from({ length: POSITIONS }, () => {
    const position = narrator.position(nextAtKeyboard(match, null))
    for (let left = APART; left > 0 && !match.over; left--) {
      const { seat } = match.questions[0]!
      const id = bot?.answer(match.view(seat), match.questions[0]!, botRandom(match.header, seat, match.length))
      if (id !== undefined) match.answer(seat, id)
    }
    return position
  })
}
