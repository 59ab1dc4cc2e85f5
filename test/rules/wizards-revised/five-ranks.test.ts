import { describe, expect, test } from 'vitest'
import { WIZARD_CARDS } from '../../../src/games/wizards/rules/state/cards.ts'
import type { OrderName } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import type { Stage } from '../wizards/stage.ts'
import { alone, points } from './stage.ts'

const COTTAGE = 'hamdrels-cottage.center'
const lotOf = (name: string): number => 1 + 7 * WIZARD_CARDS.findIndex(({ id }) => id === name)

/**
 * Sets up Ann at Rank 0 with Elven Blood, which carries her anywhere each day, with the points for every Rank and no
 * Task left in the deck.
 */
const begun = (): Stage =>
  alone((ann, state) => {
    ann.points = points(100)
    ann.events = [{ id: 37, until: 99 }]
    state.decks.events.draw = state.decks.events.draw.filter(id => id !== 37)
    state.decks.tasks = { draw: [], discard: [] }
  })

/** One meeting with the Mentor of an Order, until a question to the Mentor or the end of the turn. */
const MEETINGS: Readonly<Record<OrderName, (stage: Stage) => void>> = {
  wizards: stage => stage.roll(1, 1).dice(6, 6, lotOf('ishkatar')).say('stop'),
  sorcerers: stage => stage.say(stage.options.filter(id => /^transport \S+s-tower.center$/.test(id)).at(-1)!),
  druids: stage => stage.say('transport sacred-circle.c1').roll(1).say('go sacred-circle.center'),
  evil: stage => {
    // It does nothing to her, and moves to the other end of its Lair.
    stage
      .dice(6, 6, ...(stage.state.dragon === 'dragons-lair.a1' ? [1, 4] : [1, 1]))
      .say(`transport ${stage.state.dragon}`)
  },
  rangers: stage => {
    // A High Wizard comes to a player of Rank 0 there, and offers a Task.
    const dice = stage.player().rank === 0 ? [3, 3, lotOf('ishkatar')] : []
    if (stage.player().space === COTTAGE) stage.say('transport meadowfarm.c1')
    else stage.dice(...dice).say(`transport ${COTTAGE}`)
  },
}

describe('each Order from Rank 0 to Rank 5', () => {
  for (const [order, meet] of Object.entries(MEETINGS) as [OrderName, (typeof MEETINGS)[OrderName]][])
    test(`${order}`, () => {
      const stage = begun()
      const days: number[] = []
      const ranks: number[] = []
      for (let n = 0; n < 40 && !stage.match.over; n++) {
        const { rank, order: own } = stage.player()
        const { day } = stage.state
        if (own === null || day >= (stage.player().advanced ?? day - 3) + 3) meet(stage)
        else if (order === 'evil' && stage.player().space !== 'meadowfarm.c1') stage.say('transport meadowfarm.c1')
        else stage.roll(1)
        while (!stage.match.over && stage.asked.topic !== 'roll') {
          const wanted = [/^advance/, new RegExp(`^join ${order}`), /^stop/, /^leave/, /^no spell/]
          const id = wanted.flatMap(one => stage.options.find(option => one.test(option)) ?? [])[0]
          stage.say(id ?? stage.options[0]!)
        }
        // Rank 0 with points occurs only in this test.
        if (stage.player().rank > 0) wizardsRevised.check(stage.state)
        if (!stage.match.over) expect(stage.state.forced).toEqual([])
        if (stage.player().rank > rank) {
          days.push(day)
          ranks.push(stage.player().rank)
        }
      }
      expect(stage.player()).toMatchObject({ order, rank: 5 })
      expect(ranks).toEqual([1, 2, 3, 4, 5])
      // There must be three days between two advances (R13).
      expect(days.slice(1).every((at, i) => i === 0 || at - days[i]! >= 3)).toBe(true)
      expect(stage.state.result).toMatchObject({ winners: [0] })
    })
})
