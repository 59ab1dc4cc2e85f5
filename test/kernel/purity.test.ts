import { describe, expect, it } from 'vitest'
import { Match, replay } from '../../src/kernel/index.ts'
import { everyAnswer, nthAnswer } from '../asked.ts'
import { lawsOf } from './invariants.ts'
import { beginToy, portrait, Scribe } from './play.ts'
import { toy, toyHeader } from './toy.ts'
import { inAVacuum } from './vacuum.ts'

describe('a game', () => {
  it('plays, replays, undoes and forks without the clock, chance or the environment', () => {
    const game = () => {
      const scribe = new Scribe(beginToy({ seats: ['Zoe', 'Ann', 'Moe'], practice: true }))
      for (let n = 0; !scribe.match.over; n++) {
        scribe.do({ answer: n * 7919 })
        if (n % 10 === 9) scribe.do({ back: 4 })
        if (n % 10 === 5) scribe.do({ dice: [n % 6 || 6] })
      }
      const { match, record } = scribe
      expect(lawsOf(match)).toEqual([])
      const half = replay(toy, record)
      half.rewind(match.length >> 1)
      for (const question of half.questions)
        for (const id of everyAnswer(question)) half.isIrreversible(question.seat, id)
      return [portrait(match), portrait(half), half.fork().hash(), portrait(half.fork({ headless: false }))]
    }
    expect(inAVacuum(game)).toEqual(game())
  })

  it('plays the same way headless', () => {
    const game = () => {
      const match = Match.begin(toy, toyHeader(), { headless: true })
      for (let n = 0; !match.over; n++) {
        const question = match.questions[0]!
        match.answer(question.seat, nthAnswer(question, n))
      }
      return match.hash()
    }
    expect(inAVacuum(game)).toBe(game())
  })
})

describe('the sandbox', () => {
  it.each<[string, () => unknown]>([
    ['Math.random', () => Math.random()],
    ['Date.now', () => Date.now()],
    ['new Date', () => new Date()],
    ['Date', () => Date()],
    ['performance.now', () => performance.now()],
    ['setTimeout', () => setTimeout(() => 0)],
    ['crypto.randomUUID', () => crypto.randomUUID()],
    ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(1))],
    ['localeCompare', () => 'a'.localeCompare('b')],
    ['toLocaleUpperCase', () => 'a'.toLocaleUpperCase()],
    ['toLocaleString', () => (1).toLocaleString()],
    ['Intl', () => new Intl.Collator()],
    ['process', () => process.env],
  ])('blocks %s and restores it afterward', (_, use) => {
    expect(() => inAVacuum(use)).toThrow('a game knows nothing of')
    expect(use).not.toThrow()
  })

  it('restores everything if the game fails', () => {
    expect(() => inAVacuum(() => beginToy({ seats: [] }))).toThrow('Goblin Market')
    expect(Math.random()).toBeLessThan(1)
  })
})
