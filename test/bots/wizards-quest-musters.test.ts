import { expect, it } from 'vitest'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { firstStepToTreasure } from '../../src/games/wizards-quest/bots/musters.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import type { QuestView } from '../../src/games/wizards-quest/rules/state/view.ts'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { nthHeader } from '../games/wizards-quest/play.ts'

it('a bot musters all its men at the start of its route to a treasure in one answer, not a few first', () => {
  let musters = 0
  for (let n = 0; n < 4; n++) {
    const match = Match.begin(wizardsQuest, nthHeader('musters', n), { headless: true })
    const random = seedRandom(match.header.seed, 'bots')
    let sent: string | null = null
    for (let i = 0; i < 500 && !match.over; i++) {
      const question = match.questions[0]!
      const view = match.view(question.seat) as QuestView
      const id = apprentice.answer(view, question, random)
      if (question.topic === 'place' && sent !== null) expect(id).not.toBe(sent)
      const space = String(question.data?.space)
      const isWayHome = question.topic === 'muster' && firstStepToTreasure(view, question.seat)?.route.from === space
      // A leader can take the place of the first few men.
      sent = isWayHome && Number(id) < Number(question.data?.men) ? space : null
      if (isWayHome) musters++
      match.answer(question.seat, id)
    }
  }
  expect(musters).toBeGreaterThan(20)
})
