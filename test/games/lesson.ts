import { expect } from 'vitest'
import { botCalled } from '../../src/bots/index.ts'
import {
  type Game,
  type Guide,
  type GuideStep,
  inLanguage,
  type PhrasedQuestion,
  seedRandom,
} from '../../src/kernel/index.ts'
import {
  GuideReader,
  guidedHeader,
  guideOf,
  guidesOf,
  guideWords,
  isOver,
  layReady,
  pointedAt,
  stepAt,
} from '../../src/server/guide.ts'
import { Sitting } from '../../src/storage/index.ts'
import { wrap } from '../../src/terminal/text.ts'
import { worded } from '../asked.ts'
import { english } from '../words.ts'

/** Whether a step wants a page to be looked at, and nothing answered. */
const isLook = (step: GuideStep): boolean => step.until.every(signal => 'see' in signal)

/** A guided game that has been played to its end, or to the end of what the guide says. */
export interface Lesson {
  readonly sitting: Sitting
  /** Steps in the order they were come to. */
  readonly met: readonly string[]
  readonly over: boolean
}

/**
 * The guided game of a game: Ann looks at the pages she is asked to look at and takes what the guide points at; where it
 * points at nothing, and at the other seats, an apprentice answers. Who strays goes past the guide with `stray`.
 */
export function followed(
  game: Game,
  stray: ((question: PhrasedQuestion) => string | null) | null = null,
  lesson?: string,
): Lesson {
  const header = guidedHeader(game, 'Ann', lesson)!
  const guide = guideOf(game, header)!
  const sitting = Sitting.begin(game, header, null)
  const reader = new GuideReader(guide, sitting.match)
  const random = seedRandom('', 'bots')
  const apprentice = botCalled(game.id, 'apprentice')!
  const met: string[] = []
  // Steps that have been looked through are behind her.
  let seen = 0
  for (let i = 0; i < 1600 && !isOver(reader.now()) && !sitting.match.over; i++) {
    const place = reader.now()
    const step = stepAt(place, seen)
    if (step && met.at(-1) !== step.id) met.push(step.id)
    expect(english.tell(guideWords(place, seen).say)).not.toBe('')
    if (step && isLook(step) && !stray) {
      seen = guide.steps.indexOf(step) + 1
      continue
    }
    const { questions } = sitting.match
    const question = questions.find(({ seat }) => seat === 0) ?? questions[0]!
    const { seat } = question
    const usual = apprentice.answer(sitting.match.view(seat), question, random)
    const wanted = guide.steps.slice(place.at).find(one => !isLook(one))
    const phrased = worded(sitting.match, question)
    const own = () => (stray ? stray(phrased) : pointedAt(wanted, phrased)?.id) ?? usual
    const id = seat === 0 ? own() : usual
    if (seat === 0) layReady(reader, sitting, seat, id)
    sitting.answer(seat, id)
  }
  return { sitting, met, over: isOver(reader.now()) || sitting.match.over }
}

/** Proves that a guide's words have room in their band, and name rules that the book has. */
export function expectFitting(game: Game, language: string, hasRule: (rule: string) => boolean): void {
  for (const guide of guidesOf(inLanguage(game, language))) expectGuideFitting(guide, hasRule)
}

function expectGuideFitting({ steps, asides, end }: Guide, hasRule: (rule: string) => boolean): void {
  const said = [...steps.flatMap(({ say, otherwise }) => [say, otherwise ?? say]), ...asides.map(({ say }) => say), end]
  expect(said.filter(text => text === '' || wrap(text, 78).length > 3)).toEqual([])
  expect(steps.map(step => step.do).filter(text => text.length > 50 || text.endsWith('.'))).toEqual([])
  expect([...steps, ...asides].map(({ rule }) => rule).filter(rule => !hasRule(rule))).toEqual([])
}
