import type { Game } from '../../kernel/index.ts'
import { wrap } from '../../terminal/text.ts'
import type { GameScreen } from './game-screen.ts'

/**
 * Returns a screen for any game. It has no map, and its sheet contains the answers to all `inquire` words that need no
 * argument.
 */
export function plainScreen(game: Game): GameScreen {
  return {
    map: null,
    status: () => [game.title],
    sheet(view, columns, style) {
      const words = game.inquiries.filter(inquiry => inquiry.about === '')
      return words.flatMap(({ word }) => {
        const lines = game.inquire(view, word, '') ?? []
        return lines.length === 0 ? [] : [style.paint('title', word), ...lines.flatMap(line => wrap(line, columns)), '']
      })
    },
    suggestions: () => [],
    legend: () => [],
  }
}
