import '../shelf.ts'
import { test } from 'vitest'
import { botCalled } from '../../../src/bots/index.ts'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { GuideReader, guidedHeader, layReady, pointedAt, stepAt } from '../../../src/server/guide.ts'
import { Sitting } from '../../../src/storage/index.ts'
import { worded } from '../../asked.ts'
test('x', () => {
  const G = wizardsQuest.guide!
  const sitting = Sitting.begin(wizardsQuest, guidedHeader(wizardsQuest, 'Ann')!, null)
  const reader = new GuideReader(G, sitting.match)
  const random = seedRandom('', 'bots')
  const a = botCalled('wizards-quest', 'apprentice')!
  for (let i = 0; i < 300 && sitting.match.state.day < 2; i++) {
    const place = reader.now()
    const q = sitting.match.questions[0]!
    const wanted = G.steps.slice(place.at).find(({ until }) => !until.every(s => 'see' in s))
    const usual = a.answer(sitting.match.view(q.seat), q, random)
    const p = q.seat === 0 ? pointedAt(wanted, worded(sitting.match, q)) : null
    const id = p?.id ?? usual
    if (q.seat === 0) console.log(stepAt(place)?.id, place.astray, q.topic, id, JSON.stringify(q.data ?? ''), sitting.match.questions.length)
    if (q.seat === 0) layReady(reader, sitting, q.seat, id)
    sitting.answer(q.seat, id)
  }
})
