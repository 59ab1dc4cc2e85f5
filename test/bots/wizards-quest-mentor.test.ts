import { expect, test } from 'vitest'
import { botRandom, lookaheadFor } from '../../src/bots/index.ts'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { mentor } from '../../src/games/wizards-quest/bots/mentor.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import type { QuestState } from '../../src/games/wizards-quest/rules/state/components.ts'
import { copy, type Header, Match, seedRandom } from '../../src/kernel/index.ts'
import { amount } from '../amount.ts'
import { disguise } from '../games/wizards-quest/disguise.ts'
import { nthHeader } from '../games/wizards-quest/play.ts'
import { Stage } from '../rules/wizards-quest/stage.ts'

/** Returns the mentor's answer to the first question of a match that starts in this state. */
function answerIn(state: QuestState, header: Header): string {
  const match = Match.begin({ ...wizardsQuest, begin: () => state }, header)
  const question = match.questions[0]!
  const { seat } = question
  return mentor.answer(match.view(seat), question, botRandom(header, seat, 0), lookaheadFor(match, seat))
}

/** The number of positions to compare. */
const POSITIONS = amount(12, 60)
const TRIED: readonly string[] = ['petition', 'ring', 'region', 'place', 'campaign']

test('a mentor gives the same answer again, and if everything hidden from it is different', () => {
  const random = seedRandom('mentor', 'secrets')
  let compared = 0
  for (let n = 1; compared < POSITIONS; n++) {
    const header = nthHeader('secrets', n)
    const match = Match.begin(wizardsQuest, header)
    for (let i = 0; i < 400 && !match.over && compared < POSITIONS; i++) {
      const question = match.questions[0]!
      const { seat } = question
      if (match.pending === 0 && TRIED.includes(question.topic) && i % 7 === 0) {
        const other = copy(match.state)
        disguise(other, seat, random)
        const answer = answerIn(copy(match.state), header)
        expect(answerIn(copy(match.state), header)).toBe(answer)
        expect(answerIn(other, header), `game ${n}, move ${i}, ${question.topic}`).toBe(answer)
        compared++
      }
      match.answer(seat, apprentice.answer(match.view(seat), question, botRandom(header, seat, i)))
    }
  }
})

/** Ann's petitions with one card. Her army is in Larkley, and her last treasure is in the given space. */
const lastTreasure = (card: string, space: string, wizard: string) =>
  Stage.set({
    phase: 'petition',
    board: { 'castle-3': 'A3', larkley: 'A20', heatherlawn: 'o1' },
    treasures: { [space]: 'A ring' },
    wizard,
    cards: [[card]],
    prepare(state) {
      state.turn.drawn = true
      state.players[0]!.found = ['crown', 'chest']
      state.treasures = state.treasures.filter(({ owner, at }) => owner !== 0 || at === space)
    },
  })

/** Returns the mentor's answer to the question of a stage. */
const mentorAt = ({ match, question }: Stage): string =>
  mentor.answer(match.view(0), question, botRandom(match.header, 0, 0), lookaheadFor(match, 0))

test('a mentor plays a card if that lets it win, even if the apprentice would keep it', () => {
  // The wizard guards the treasure, but he can be sent away.
  const stage = lastTreasure('my-visit', 'heatherlawn', 'haven')
  const { match, question } = stage
  expect(apprentice.answer(match.view(0), question, botRandom(match.header, 0, 0))).toBe('keep')
  expect(mentorAt(stage)).toBe('play my-visit')
})

test('a mentor moves its last treasure next to its army', () => {
  const stage = lastTreasure('night-cart', 'portston-moor', 'glass-tarn').say('play night-cart')
  expect(mentorAt(stage)).toBe('portston-moor')
  expect(['heatherlawn', 'sheep-meade']).toContain(mentorAt(stage.say('portston-moor')))
})
