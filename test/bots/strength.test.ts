// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { expect, test } from 'vitest'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { wizardsRevised } from '../../src/games/wizards-revised/game.ts'
import { reportOn, type SimGame, type SimPlan } from '../../src/lab/sim/index.ts'
import { simulate } from '../../src/lab/sim/play.ts'
import { amount } from '../amount.ts'

/** With this many games, a bot that loses a fifth of its strength is outside the bounds. */
const GAMES = amount(3, 200)

/** The mentor's share of games won in docs/measurements/balance.md. */
const SHARE = 0.72

test("the mentor of Wizard's Quest beats two apprentices as often as measured", { timeout: 3_600_000 }, async () => {
  const plan: SimPlan = {
    header: {
      game: wizardsQuest.id,
      rules: wizardsQuest.rules,
      options: {},
      seats: ['Ann', 'Bob', 'Cyd'],
      practice: false,
    },
    ...{ seed: 'strength', bots: ['mentor', 'apprentice', 'apprentice'], rotate: true },
  }
  const games: SimGame[] = []
  for (let n = 0; n < GAMES; n++) games.push(await simulate(wizardsQuest, plan, n))
  const mentor = reportOn(games).bots.find(({ bot }) => bot === 'mentor')!
  expect(mentor.wins.high).toBeGreaterThan(SHARE)
})

/**
 * A share of games that the mentor of Wizards revised exceeds alone. One that never looks for Random Encounters wins an
 * eighth, which is outside the bounds of the long run.
 */
const ALONE = 0.22

test('the mentor of Wizards revised wins alone about as often as measured', { timeout: 3_600_000 }, async () => {
  const plan: SimPlan = {
    header: {
      game: wizardsRevised.id,
      rules: wizardsRevised.rules,
      options: { variant: 'cooperative', map: 'auto' },
      seats: ['Ann'],
      practice: false,
    },
    ...{ seed: 'strength', bots: ['mentor'] },
  }
  const games: SimGame[] = []
  for (let n = 0; n < amount(1, 100); n++) games.push(await simulate(wizardsRevised, plan, n))
  expect(reportOn(games).bots[0]!.wins.high).toBeGreaterThan(ALONE)
})
