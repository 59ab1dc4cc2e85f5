import { expect, test } from 'vitest'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { mentor } from '../../src/games/wizards-quest/bots/mentor.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { treasureRoutes } from '../../src/games/wizards-quest/plans/routes.ts'
import { sideOf } from '../../src/games/wizards-quest/rules/facts/forces.ts'
import { acrossWater } from '../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { QuestView } from '../../src/games/wizards-quest/rules/state/view.ts'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { nthHeader } from '../games/wizards-quest/play.ts'

const GAMES = 10

/**
 * Lets a bot answer these questions as the first seat among apprentices, and returns the views after each setup. Every
 * game has three seats if `three` is true.
 */
const setUpBy = (bot: typeof mentor | typeof apprentice, topics: readonly string[], three = false): QuestView[] =>
  Array.from({ length: GAMES }, (_, n) => {
    const header = nthHeader('setup', n)
    const seats = three ? ['Ann', 'Bob', 'Cyd'] : header.seats
    const match = Match.begin(wizardsQuest, { ...header, seats }, { headless: true })
    const random = seedRandom(match.header.seed, 'bots')
    while (match.state.phase !== 'men') {
      const question = match.questions[0]!
      const view = match.view(question.seat) as QuestView
      const isAsked = question.seat === 0 && topics.includes(question.topic)
      match.answer(question.seat, (isAsked ? bot : apprentice).answer(view, question, random))
    }
    return match.view(0) as QuestView
  })

/** Counts the treasures hidden by the first seat that their owner could reach by boat. */
const nearBoats = (views: readonly QuestView[]): number =>
  views
    .flatMap(view => view.treasures.filter(({ kind }) => kind !== null).map(({ owner, at }) => ({ view, owner, at })))
    .filter(({ view, owner, at }) => acrossWater(at).some(space => sideOf(view, space) === owner)).length

/** Counts the steps that the owner of the treasures hidden by the first seat needs to find them. */
const stepsToHidden = (views: readonly QuestView[]): number =>
  views
    .flatMap(view => treasureRoutes(view, view.treasures.find(({ kind }) => kind !== null)!.owner))
    .reduce((sum, { path }) => sum + path.length, 0)

test('a mentor hides treasures where their owner needs more steps than with an apprentice as the hider', () => {
  const byMentor = stepsToHidden(setUpBy(mentor, ['hide'], true))
  expect(byMentor).toBeGreaterThan(stepsToHidden(setUpBy(apprentice, ['hide'], true)))
})

test('a mentor hides treasures away from the water that their owner is on', () => {
  const topics = ['castle', 'settle', 'hide']
  expect(nearBoats(setUpBy(mentor, topics))).toBeLessThan(nearBoats(setUpBy(apprentice, topics)) / 2)
})
