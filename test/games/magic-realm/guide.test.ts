// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { botCalled } from '../../../src/bots/index.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { rulebook } from '../../../src/games/magic-realm/rulebook.ts'
import { type GuideStep, inLanguage, type PhrasedQuestion, pickAnswer, seedRandom } from '../../../src/kernel/index.ts'
import {
  GuideReader,
  guidedHeader,
  guideOf,
  guideWords,
  isOver,
  layReady,
  pointedAt,
  stepAt,
} from '../../../src/server/guide.ts'
import { Sitting } from '../../../src/storage/index.ts'
import { wrap } from '../../../src/terminal/text.ts'
import { worded } from '../../asked.ts'
import { english } from '../../words.ts'

const HEADER = guidedHeader(magicRealm, 'Ann')!
const GUIDE = magicRealm.guide!

/** Whether a step wants a page to be looked at, and nothing answered. */
const isLook = (step: GuideStep): boolean => step.until.every(signal => 'see' in signal)

/** The guided game: Ann takes what the guide points at, the other seat answers as an apprentice, and where nothing is pointed at so does she. */
function followed(stray: ((question: PhrasedQuestion) => string) | null = null) {
  const sitting = Sitting.begin(magicRealm, HEADER, null)
  const reader = new GuideReader(GUIDE, sitting.match)
  const random = seedRandom('', 'bots')
  const apprentice = botCalled('magic-realm', 'apprentice')!
  const met: string[] = []
  const said: string[] = []
  // Steps that have been looked through are behind her.
  let seen = 0
  for (let i = 0; i < 800 && !isOver(reader.now()) && !sitting.match.over; i++) {
    const place = reader.now()
    const step = stepAt(place, seen)
    if (step && met.at(-1) !== step.id) met.push(step.id)
    said.push(english.tell(guideWords(place, seen).say))
    if (step && isLook(step) && !stray) {
      seen = GUIDE.steps.indexOf(step) + 1
      continue
    }
    const question = sitting.match.questions.find(({ seat }) => seat === 0) ?? sitting.match.questions[0]!
    const { seat } = question
    const wanted = GUIDE.steps.slice(place.at).find(one => !isLook(one))
    const usual = apprentice.answer(sitting.match.view(seat), question, random)
    const phrased = worded(sitting.match, question)
    const id = seat === 0 ? (stray?.(phrased) ?? pointedAt(wanted, phrased)?.id ?? usual) : usual
    if (seat === 0) layReady(reader, sitting, seat, id)
    sitting.answer(seat, id)
  }
  return { sitting, met, said, over: isOver(reader.now()) }
}

describe('the first day in the Realm', () => {
  it('is played by one person beside an apprentice, and known by its seed', () => {
    expect(HEADER).toMatchObject({ seats: ['Ann', 'Brom'], players: ['person', 'bot:apprentice'] })
    expect(guideOf(magicRealm, HEADER)).toBe(GUIDE)
    expect(guideOf(magicRealm, { ...HEADER, seats: ['Ann', 'Ben', 'Cyd'] })).toBeNull()
    expect(guideOf(magicRealm, { ...HEADER, seed: 'other' })).toBeNull()
  })

  it('comes to every step in order, and ends in the evening with the path found and gone', () => {
    const { sitting, met, over } = followed()
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const { state } = sitting.match
    expect(state.day).toBe(2)
    const moves = sitting.match.events().filter(event => event.kind === 'moves' && event.seat === 0)
    expect(moves.map(event => (event as { target?: string }).target)).toEqual(['R5', 'R1'])
  })

  it('comes to its end whatever somebody does instead', () => {
    for (const seed of ['a', 'b', 'c']) {
      const random = seedRandom(seed, 'stray')
      const { over, sitting } = followed(question => pickAnswer(random, question))
      expect(over || sitting.match.over).toBe(true)
    }
  })

  it('says something at each step, names rules that the book has, and no more than has room', () => {
    const { steps, asides, end } = inLanguage(magicRealm, 'en').guide!
    for (const { rule } of [...steps, ...asides])
      if (rule.includes('.'))
        expect([rule, rulebook.sections.some(({ id }) => id === rule || id.startsWith(`${rule}.`))]).toEqual([
          rule,
          true,
        ])
    for (const { id, say } of [...steps, ...asides])
      expect([id, say.length > 0 && wrap(say, 78).length <= 3]).toEqual([id, true])
    expect(wrap(end, 78).length).toBeLessThanOrEqual(3)
  })
})
