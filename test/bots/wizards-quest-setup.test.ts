import { expect, test } from 'vitest'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { mentor } from '../../src/games/wizards-quest/bots/mentor.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { sideOf } from '../../src/games/wizards-quest/rules/facts/forces.ts'
import { acrossWater } from '../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { QuestView } from '../../src/games/wizards-quest/rules/state/view.ts'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { nthHeader } from '../games/wizards-quest/play.ts'

const GAMES = 10

/** Lets a bot settle and hide treasures as the first seat among apprentices, and returns the views after each setup. */
const setUpBy = (bot: typeof mentor | typeof apprentice): QuestView[] =>
  Array.from({ length: GAMES }, (_, n) => {
    const match = Match.begin(wizardsQuest, nthHeader('setup', n), { headless: true })
    const random = seedRandom(match.header.seed, 'bots')
    while (match.state.phase !== 'men') {
      const question = match.questions[0]!
      const view = match.view(question.seat) as QuestView
      match.answer(question.seat, (question.seat === 0 ? bot : apprentice).answer(view, question, random))
    }
    return match.view(0) as QuestView
  })

/** Counts the treasures hidden by the first seat that their owner could reach by boat. */
const nearBoats = (views: readonly QuestView[]): number =>
  views
    .flatMap(view => view.treasures.filter(({ kind }) => kind !== null).map(({ owner, at }) => ({ view, owner, at })))
    .filter(({ view, owner, at }) => acrossWater(at).some(space => sideOf(view, space) === owner)).length

test('a mentor hides treasures away from the water that their owner is on', () => {
  expect(nearBoats(setUpBy(mentor))).toBeLessThan(nearBoats(setUpBy(apprentice)) / 2)
})
