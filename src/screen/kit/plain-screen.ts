import type { Game } from '../../kernel/index.ts'
import { wrap } from '../../terminal/text.ts'
import type { GameScreen } from './game-screen.ts'

/** Returns a screen for any game: no map, and as a sheet the answers to all `inquire` words without an object. */
export function plainScreen(game: Game): GameScreen {
  return {
    map: null,
    status: () => [game.title],
    sheet(view, columns, style) {
      const words = game.inquiries.filter(inquiry => inquiry.about === '')
      return words.flatMap(({ word }) => {
        const lines = game.inquire(view, word, '') ?? []
        return lines.length === 0 ? [] : [style.say('title', word), ...lines.flatMap(line => wrap(line, columns)), '']
      })
    },
    advice: () => [],
    legend: () => [],
  }
}
