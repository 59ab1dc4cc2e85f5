// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { hintFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/wizards-quest/bots/apprentice.ts'
import { isLikelyHunt } from '../../../src/games/wizards-quest/bots/campaigns.ts'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { forecastHunt } from '../../../src/games/wizards-quest/plans/forecast.ts'
import type { QuestEvent, QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../../src/games/wizards-quest/rules/state/view.ts'
import { Match, phrased, type Question, seedRandom } from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

type QuestMatch = Match<QuestState, QuestEvent, QuestView>

/** Returns the advice for the seat that is asked, with its reason. */
function advised(match: QuestMatch): { readonly question: Question; readonly id: string; readonly why: string } {
  const question = match.questions[0]!
  const view = match.view(question.seat)
  const hint = hintFor(wizardsQuest, view, phrased(wizardsQuest, view, question))
  if (!hint) throw new Error(`nothing is advised of ${question.topic}`)
  return { question, ...hint }
}

/** Follows the advice until a different question, and returns the answers. */
function follow(match: QuestMatch, topics: readonly string[]): string[] {
  const done: string[] = []
  while (!match.over && topics.includes(match.questions[0]!.topic) && done.length < 40) {
    const { question, id } = advised(match)
    match.answer(question.seat, id)
    done.push(id)
  }
  return done
}

describe('advice for a campaign', () => {
  it('recommends taking a leader along, calling him against the dragon, and fighting', () => {
    // Nobody at Larkley can fight a dragon; the hero is far away, and the dragon is where nobody else is.
    const board = { larkley: 'A9', 'sighing-grass': '-', haven: 'A2H', 'castle-4': 'A9' }
    const stage = Stage.set({ board, dragon: 'sighing-grass', treasures: { 'sighing-grass': 'A ring' } })
    stage.say('dragon', 'larkley')
    expect(advised(stage.match).id).toBe('lead hero')
    const calls = follow(stage.say('lead hero').dice(5, 1).match, ['battle', 'supplement'])
    expect(calls.at(-1)).toBe('fight')
    expect(stage.asked).toBe('Ann loss')
  })

  it('recommends no hunt that it would call off because it cannot be won', () => {
    const hunting = (force: string) => {
      const stage = Stage.set({ board: { larkley: force, 'sighing-grass': '-' }, dragon: 'sighing-grass' })
      return isLikelyHunt(stage.match.view(0), 0, 'dragon')
    }
    expect(['A9', 'AH', 'A1H', 'A4H', 'AS', 'A4S'].map(hunting)).toEqual([false, false, false, true, false, true])
  })

  it('stays the same until a battle is fought, in whole games', { timeout: 600_000 }, () => {
    const left: string[] = []
    for (let n = 0; n < amount(4, 60); n++) {
      const seed = `held ${n}`
      const match = Match.begin(wizardsQuest, {
        ...{ game: 'wizards-quest', rules: wizardsQuest.rules, options: { treasures: 'three' } },
        ...{ seats: ['Ann', 'Bob', 'Cyd'], seed, practice: false },
      })
      const random = seedRandom(seed, 'bot')
      while (!match.over) {
        const { seat, topic } = match.questions[0]!
        const view = match.view(seat)
        if (seat > 0 || !['campaign', 'from', 'battle', 'supplement'].includes(topic)) {
          match.answer(seat, apprentice.answer(view, match.questions[0]!, random))
          continue
        }
        const { id } = advised(match)
        if (id === 'halt' && !view.turn.campaign?.begun) left.push(`${seed}: ${JSON.stringify(view.turn.campaign)}`)
        match.answer(seat, id)
      }
    }
    expect(left).toEqual([])
  })
})

describe('the forecast of a fight with the dragon', () => {
  const hunts = (text: string) => {
    const [, men, leader] = /^(\d+)([HS])$/.exec(text) ?? []
    return forecastHunt({ side: 0, men: Number(men), leader: leader === 'H' ? 'hero' : 'sorcerer' }, 'dragon')
  }

  it("uses the dice of XI.B.1, and stays within the dragon's range", () => {
    // A lone hero hits on a one; any hit by the dragon kills him.
    expect(hunts('0H').wins).toBeCloseTo(1 / 6, 9)
    expect(hunts('0H').left).toBe(0)
    // With one man he hits on a one or two, and if the dragon rolls a one, he is left alone.
    expect(hunts('1H').wins).toBeCloseTo(2 / 6 + (4 / 6) * (1 / 6) * (1 / 6), 9)
    // A sorcerer with four men cannot miss, and loses the dragon's roll: 0, 0, 1, 2, 3 or 4 of the five are left.
    expect(hunts('4S').wins).toBeCloseTo(1, 9)
    expect(hunts('4S').left).toBeCloseTo(10 / 6, 9)
    expect(forecastHunt({ side: 0, men: 9, leader: null }, 'wizard').wins).toBe(0)
  })
})
