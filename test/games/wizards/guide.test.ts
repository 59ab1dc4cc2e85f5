// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { GUIDE, LATER_LESSONS } from '../../../src/games/wizards/guide.ts'
import { rulebook } from '../../../src/games/wizards/rulebook.ts'
import { Match, pick, replay, seedRandom } from '../../../src/kernel/index.ts'
import { GuideReader, guidedHeader, guideFor, guideWords } from '../../../src/server/guide.ts'
import { Learner } from '../learner.ts'
import { expectFitting } from '../lesson.ts'

const HEADER = guidedHeader(wizards, 'Ann')!

describe('the first game', () => {
  it('is recognized by its seed and choices, and by nothing else', () => {
    expect(guideFor(wizards, HEADER)).toBe(GUIDE)
    expect(guideFor(wizards, { ...HEADER, seats: ['Zoe'] })).toBe(GUIDE)
    expect(guideFor(wizards, { ...HEADER, seed: '1982' })).toBeNull()
    expect(guideFor(wizards, { ...HEADER, options: { ...HEADER.options, removed: '3' } })).toBeNull()
  })

  it('leads to a completed Task and Rank 2, and uses up the prepared dice, if its advice is followed', () => {
    const lesson = new Learner(wizards)
    lesson.follow(null)
    // Without an undo, the step back is skipped as well.
    expect(lesson.met).toEqual(GUIDE.steps.map(({ id }) => id).filter(id => id !== 'town'))
    const { game } = lesson.match
    expect(game.lookUp(lesson.match.view(0), 'Ann.rank')).toBe(2)
    expect(lesson.match.state.day).toBe(6)
    expect(lesson.match.state.forced).toEqual([])
  })

  it('continues with a lesson on the same islands, in which the first Task is done', () => {
    const [magic] = LATER_LESSONS
    expect(guideFor(wizards, guidedHeader(wizards, 'Ann', 'magic')!)).toBe(magic)
    const lesson = new Learner(wizards, 'magic')
    const { game } = lesson.match
    expect(game.lookUp(lesson.match.view(0), 'Ann.rank')).toBe(2)
    expect(lesson.match.state.day).toBe(6)
    lesson.follow(null)
    // Skipping a page skips the step behind it, and the days in the Trap pass by themselves.
    const passed = ['rest', 'evil']
    expect(lesson.met).toEqual(magic!.steps.map(({ id }) => id).filter(id => !passed.includes(id)))
    expect(lesson.match.state.day).toBe(15)
    expect(lesson.match.state.forced).toEqual([])
  })

  it('is an ordinary record with marked dice, and resumes where it was left', () => {
    const lesson = new Learner(wizards)
    lesson.follow('bring')
    const { record } = lesson.session
    expect(record.lines.filter(line => 'dice' in line).length).toBeGreaterThan(8)
    const match = replay(wizards, record)
    expect(new GuideReader(GUIDE, match).now()).toEqual(lesson.reader.now())
  })

  it('goes back when an answer is undone', () => {
    const lesson = new Learner(wizards)
    lesson.answer('roll', 'go hillshire.c3')
    expect(lesson.id).toBe('undo')
    lesson.session.undo(0)
    expect(lesson.says).toBe(GUIDE.steps[1]!.say)
  })

  it('waits politely if the player goes another way, and adjusts its text', () => {
    const lesson = new Learner(wizards)
    lesson.answer('roll', 'go hillshire.c2', 'stop')
    const town = GUIDE.steps.find(({ id }) => id === 'town')!
    expect([lesson.id, lesson.says]).toEqual(['town', town.otherwise])
    lesson.answer('roll')
    expect(lesson.says).toBe(town.say)
  })

  it('skips steps that the player has already done', () => {
    const lesson = new Learner(wizards)
    lesson.answer('roll', 'go hillshire.center', 'stop')
    for (const way of ['go megmorans-tower.a4', 'go megmorans-tower.center']) {
      lesson.session.forceDice([6, 5])
      lesson.answer('roll', way)
    }
    expect(lesson.id).toBe('town')
    lesson.answer('join sorcerers')
    expect(lesson.id).toBe('task')
  })

  it('never blocks a random player, and never goes back', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const lesson = new Learner(wizards)
      const chance = seedRandom(seed, 'answers')
      for (let i = 0, at = 0; i < 150 && !lesson.match.over; i++) {
        lesson.answer(pick(chance, lesson.match.questionFor(0)!.options).id)
        const place = lesson.reader.now()
        expect(place.at).toBeGreaterThanOrEqual(at)
        expect(guideWords(place).text).not.toBe('')
        at = place.at
      }
    }
  })
})

describe('the texts of the guide', () => {
  it('name only sections of the rulebook, and fit on the smallest screen', () => {
    expectFitting(wizards, 'en', rule => rulebook.section(rule) !== undefined)
  })

  it('mention only things that happen', () => {
    const waiting = new Set([...GUIDE.asides.map(({ id, on }) => ({ id, on }))])
    for (let game = 0; game < 60 && waiting.size > 0; game++) {
      const match = Match.begin(wizards, { ...HEADER, seed: `aside-${game}` })
      const chance = seedRandom(`aside-${game}`, 'answers')
      for (let i = 0; i < 400 && !match.over; i++) {
        for (const event of match.answer(0, pick(chance, match.questions[0]!.options).id)) {
          const told: Record<string, unknown> = { ...event }
          for (const aside of waiting) {
            if (!('event' in aside.on) || aside.on.event !== event.kind) continue
            if (Object.entries(aside.on.with ?? {}).every(([name, value]) => told[name] === value))
              waiting.delete(aside)
          }
        }
      }
    }
    expect([...waiting].map(({ id }) => id)).toEqual([])
  })
})
