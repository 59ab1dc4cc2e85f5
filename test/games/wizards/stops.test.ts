import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { stoppingHexes, stopsAt } from '../../../src/games/wizards/rules/facts/movement.ts'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { Match, seedRandom } from '../../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../../src/lab/fuzz.ts'

describe('what ends a move (6, 7.2)', () => {
  it.each([
    ['Wizards', wizards],
    ['Wizards revised', wizardsRevised],
  ])('is the same for a single space as for all spaces at once, in random games of %s', (_, game) => {
    let visited = 0
    for (let n = 0; n < 4; n++) {
      const match = Match.begin(game, headerFor(game, n, 'stops'))
      const random = seedRandom(`stops ${n}`, 'play')
      for (let move = 0; move < 400 && !match.over; move++) {
        const { seat, id } = randomAnswer(random, match.questions)
        match.answer(seat, id)
        if (move < 20 || move % 9 !== 0) continue
        const state = match.state as WizardsState
        const board = boardOf(state)
        for (const player of state.players) {
          // A walk also stops where an animal leaves the player.
          if (player.animal !== null || !board.placements.length) continue
          visited += Object.values(player.visits).filter(count => count > 1).length
          const halts = stoppingHexes(state, player)
          const hexes = [...board.land, ...state.boats.map(boat => board.hex(boat)), board.hex(state.dragon)]
          expect(hexes.filter(hex => hex >= 0 && stopsAt(state, player, board, hex) !== (halts[hex] === 1))).toEqual([])
        }
      }
    }
    expect(visited).toBeGreaterThan(0)
  })
})
