import type { Bot } from '../../src/bots/index.ts'
import { botRandom } from '../../src/bots/index.ts'
import { type Game, Match, phrased, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { width } from '../../src/terminal/text.ts'
import { themeNames, themes } from '../../src/terminal/theme.ts'
import { RealTable } from '../screen/real-table.ts'

/** The sizes for every screen. */
const SIZES = [
  [80, 24],
  [100, 40],
] as const
/** Every style: each theme with each set of glyphs. */
const LOOKS = themeNames.flatMap(theme => (['unicode', 'ascii'] as const).map(glyphs => ({ theme, glyphs })))
/** The keys that lead from one page to the next, to the current options, to the command line and back. */
const KEYS = ['', 'tab', 'tab', 'tab', 'tab', 'escape', '?', 'escape', 'ctrl+p', 'escape', ':', 'escape', 'x', 'escape']

/** A drawn screen. */
export interface Drawn {
  readonly where: string
  /** The question at that moment, in words. */
  readonly asked: string
  readonly lines: readonly string[]
  readonly widths: readonly number[]
  readonly size: readonly [number, number]
}

/** The numbers of positions to draw in a game and of styles for each screen. The styles take turns. */
export interface Looking {
  readonly positions: number
  readonly looks: number
}

/** Returns the screens of a game for a player who visits every page, at points between its start and its end. */
export function screensOf(game: Game, bot: Bot | undefined, { positions, looks }: Looking): Drawn[] {
  const drawn: Drawn[] = []
  const match = Match.begin(game, headerFor(game, 1, 'screens'))
  const random = seedRandom('screens', game.id)
  let look = 0
  for (let position = 0; position < positions; position++) {
    const question = match.questions[0]
    const asked = question ? phrased(game, match.view(question.seat), question).text : ''
    for (const [columns, rows] of SIZES) {
      const table = new RealTable(match, columns, rows, false)
      for (const key of KEYS) {
        if (key !== '') table.press(key)
        for (let n = 0; n < looks; n++) {
          const { theme, glyphs } = LOOKS[look++ % LOOKS.length]!
          const lines = table.player.lines(styleOf(themes[theme], glyphs))
          const where = `${position} at ${columns}x${rows}, ${key}, ${theme} in ${glyphs}`
          drawn.push({ where, asked, lines, widths: lines.map(width), size: [columns, rows] })
        }
      }
    }
    for (let left = APART; left > 0 && !match.over; left--) {
      const next = match.questions[0]!
      const id = bot?.answer(match.view(next.seat), next, botRandom(match.header, next.seat, match.length))
      if (id === undefined) playAtRandom()
      else match.answer(next.seat, id)
    }
  }
  return drawn

  function playAtRandom(): void {
    const { seat, id } = randomAnswer(random, match.questions)
    match.answer(seat, id)
  }
}

/** The number of answers between two positions. */
const APART = 30
