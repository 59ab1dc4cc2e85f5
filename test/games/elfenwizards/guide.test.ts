// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { rulebook } from '../../../src/games/elfenwizards/rulebook.ts'
import { pick, replay, seedRandom } from '../../../src/kernel/index.ts'
import { GuideReader, guideAnswer, guidedHeader, guideFor, guideWords } from '../../../src/server/guide.ts'
import { worded } from '../../asked.ts'
import { english } from '../../words.ts'
import { Learner } from '../learner.ts'
import { expectFitting } from '../lesson.ts'

const HEADER = guidedHeader(elfenwizards, 'Ann')!
const GUIDE = elfenwizards.guide!

describe('the first round of Elfenwizards', () => {
  it('recommends no spell if only spells that tip a contest are worth a die (5.5)', () => {
    const lesson = new Learner(elfenwizards).follow('pass')
    const { guide, at } = lesson.reader.now()
    const spells = lesson.options.filter(id => id !== 'pass')
    expect(spells.length).toBeGreaterThan(0)
    expect(guideAnswer(guide.steps[at], worded(lesson.match, lesson.match.questionFor(0)!))).toBeNull()
  })

  it('asks for the box first if the player takes a die other than the best, and still continues (3.2.2)', () => {
    const lesson = new Learner(elfenwizards).answer('die 5').answer('sorcerer')
    expect(lesson.id).toBe('keep')
    const told = () => {
      const place = lesson.reader.now()
      const words = guideWords(place, 0, worded(lesson.match, lesson.match.questionFor(0)!))
      return [english.format(words.text), english.format(words.do)]
    }
    const pointed = () => {
      const { guide, at } = lesson.reader.now()
      return guideAnswer(guide.steps[at], worded(lesson.match, lesson.match.questionFor(0)!))?.id
    }
    const before = told()
    expect(before[1]).toBe('Place the good dice, then keep the others')
    expect(pointed()).toBe('die 6')
    lesson.answer('die 6')
    expect(told()).toEqual([before[0], 'First answer the question'])
    lesson.answer('wizard')
    expect(told()).toEqual(before)
    while (lesson.options.some(id => /^die [56]$/.test(id))) lesson.answer(pointed()!).answer('wizard')
    expect(pointed()).toBe('done')
  })

  it('has two apprentices, and is recognized by its seed, its choices and the number of players', () => {
    expect([HEADER.seats, HEADER.players]).toEqual([
      ['Ann', 'Tamsin', 'Rowan'],
      ['person', 'bot:apprentice', 'bot:apprentice'],
    ])
    expect(guidedHeader(elfenwizards, 'Rowan')!.seats).toEqual(['Rowan', 'Tamsin', 'Rowan 2'])
    expect(guideFor(elfenwizards, HEADER)).toBe(GUIDE)
    expect(guideFor(elfenwizards, { ...HEADER, seats: ['Ann', 'Ben', 'Cleo', 'Dan'] })).toBeNull()
    expect(guideFor(elfenwizards, { ...HEADER, seed: '7' })).toBeNull()
  })

  it('starts with the learner, and leads step by step to the second round', () => {
    const lesson = new Learner(elfenwizards)
    expect(lesson.match.questions[0]).toMatchObject({ seat: 0, topic: 'die' })
    lesson.follow(null)
    // Continuing skips the pages that the player has not opened.
    expect(lesson.met).toEqual(GUIDE.steps.map(({ id }) => id).filter(id => lesson.met.includes(id)))
    expect(lesson.met.length).toBeGreaterThan(8)
    expect(lesson.match.state.day).toBe(2)
  })

  it('is an ordinary record, and resumes where it was left', () => {
    const lesson = new Learner(elfenwizards).follow('spell')
    const match = replay(elfenwizards, lesson.session.record)
    expect(new GuideReader(GUIDE, match).now()).toEqual(lesson.reader.now())
  })

  it("ignores the other players' answers, and goes back when an answer is undone", () => {
    const lesson = new Learner(elfenwizards)
    const [first] = lesson.says.split('.')
    lesson.answer('done')
    expect(lesson.id).not.toBe('die')
    lesson.answer(lesson.options[0]!)
    expect(lesson.match.undoable(0).moves).toBeGreaterThan(0)
    const before = lesson.says
    lesson.answer(lesson.options[0]!)
    lesson.session.undo(0)
    expect(lesson.says).toBe(before)
    expect(first).not.toBe('')
  })

  it('never blocks a random player, and never goes back', () => {
    for (const seed of ['one', 'two', 'three']) {
      const lesson = new Learner(elfenwizards)
      const chance = seedRandom(seed, 'answers')
      for (let i = 0, at = 0; i < 60 && !lesson.match.over; i++) {
        lesson.answer(pick(chance, lesson.options))
        const place = lesson.reader.now()
        expect(place.at).toBeGreaterThanOrEqual(at)
        expect(english.format(guideWords(place).text)).not.toBe('')
        at = place.at
      }
      expect(lesson.reader.now().at).toBeGreaterThan(GUIDE.steps.length)
    }
  })
})

it.each(['en', 'de'])('cites only existing rules, and its texts fit in %s', language => {
  expectFitting(elfenwizards, language, rule => rulebook.section(rule) !== undefined)
})
