import { describe, expect, test } from 'vitest'
import { Match, below, seedRandom, pickAnswer } from '../../../src/kernel/index.ts'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { third } from './third.ts'

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P']
const GAMES = Number(process.env.GAMES ?? 4)
const counts: Record<string, number> = {}

describe('war', () => {
  test.each(Array.from({ length: GAMES }, (_, n) => n))('game %i', n => {
    const seats = names.slice(0, 1 + ((n * 5) % 16))
    const header = { game: 'magic-realm', rules: 1, options: { encounter: '2', map: 'auto', characters: '1', visitors: 'auto' }, seats, seed: `war ${n}`, practice: false }
    const match = Match.begin(third, header as never, {bare: false})
    const random = seedRandom(`war ${n}`, 'x')
    let steps = 0
    // richer, so that they hire
    let told = 0
    while (!match.over && steps < Number(process.env.STEPS ?? 3000)) {
      const question = match.questions[below(random, match.questions.length)]!
      const view = match.view(question.seat) as never
      let id = pickAnswer(random, question)
      const prefer = question.options.filter(o => ['hire', 'pay', 'follow', 'take-up', 'assign', 'favor'].includes(String((o.act as never as {kind: string})?.kind)) || (o.act as never as {activity?: string})?.activity === 'hire' || (o.act as never as {activity?: string})?.activity === 'follow')
      if (prefer.length > 0 && below(random, 3) === 0) id = prefer[below(random, prefer.length)]!.id
      else if (process.env.BOT && below(random, 3) > 0) id = apprentice.answer(view as never, question as never, random)
      if (below(random, 5) === 0) third.phrase(view, question)
      counts[question.topic] = (counts[question.topic] ?? 0) + 1
      match.answer(question.seat, id)
      third.check!(match.state)
      for (const e of match.events(told)) third.sentence(e as never, seats)
      told += match.events(told).length
      steps++
    }
    if (n === GAMES - 1) console.log(JSON.stringify(counts))
    expect(steps).toBeGreaterThan(0)
  })
})
