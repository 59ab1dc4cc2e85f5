import { expect } from 'vitest'
import { botsOf, findBot, hintFor } from '../../src/bots/index.ts'
import { wanderer } from '../../src/bots/wanderer.ts'
import { type Game, type Guide, inLanguage, type PhrasedQuestion, seedRandom } from '../../src/kernel/index.ts'
import { lessonAnswersIn } from '../../src/screen/kit/lesson-answer.ts'
import { Assistant } from '../../src/server/assistant.ts'
import {
  guidedHeader,
  guideFor,
  guidesOf,
  guideWords,
  isGuideOver,
  lessonHint,
  needsNoAnswer,
  nextAnswered,
  openGuide,
  prepareChance,
  stepAt,
} from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import { wrap } from '../../src/terminal/text.ts'
import { worded } from '../asked.ts'
import { english } from '../words.ts'

/** A guided game that has been played to its end, or to the guide's last text. */
export interface Lesson {
  readonly session: GameSession
  /** The steps in the order reached. */
  readonly met: readonly string[]
  readonly over: boolean
}

/**
 * Plays a game with its guide. Ann looks at the recommended pages and takes the recommended answers. Otherwise, and at
 * the other seats, an apprentice answers, or the weakest bot of a game without one. With `stray`, she ignores the
 * guide.
 */
export function followed(
  game: Game,
  stray: ((question: PhrasedQuestion) => string | null) | null = null,
  lesson?: string,
): Lesson {
  const header = guidedHeader(game, 'Ann', lesson)!
  const guide = guideFor(game, header)!
  const session = GameSession.begin(game, header, null)
  const reader = openGuide(session, game)!
  const assistant = new Assistant(session, () => reader.wantsFew)
  const random = seedRandom('', 'bots')
  const apprentice = findBot(game.id, 'apprentice') ?? botsOf(game.id).at(-2) ?? wanderer
  const met: string[] = []
  // Steps whose pages she has looked at are completed.
  let seen = 0
  for (let i = 0; i < 1600 && !isGuideOver(reader.now()) && !session.match.over; i++) {
    assistant.assist('en', [0], () => undefined)
    const place = reader.now()
    const step = stepAt(place, seen)
    if (step && met.at(-1) !== step.id) met.push(step.id)
    expect(english.format(guideWords(place, seen).text)).not.toBe('')
    if (step && needsNoAnswer(step) && !stray) {
      seen = guide.steps.indexOf(step) + 1
      continue
    }
    const { questions } = session.match
    const question = questions.find(({ seat }) => seat === 0) ?? questions[0]!
    const { seat } = question
    const usual = apprentice.answer(session.match.view(seat), question, random)
    const wanted = nextAnswered(place)
    const phrased = worded(session.match, question)
    const find = lessonAnswersIn(game, session.match.view(seat))
    const meant = find(wanted, phrased)?.id
    if (seat === 0 && meant !== undefined) {
      const advised = hintFor(game, session.match.view(0), phrased)
      expect(lessonHint(english, place, seen, phrased, advised, find)?.id, `hint at step "${step?.id}"`).toBe(meant)
    }
    const own = () => (stray ? stray(phrased) : meant) ?? usual
    const id = seat === 0 ? own() : usual
    if (seat === 0) prepareChance(reader, session, seat, id)
    session.answer(seat, id)
  }
  return { session, met, over: isGuideOver(reader.now()) || session.match.over }
}

/** Checks that a game's guide texts fit in their space, and name only rules of the book. */
export function expectFitting(game: Game, language: string, hasRule: (rule: string) => boolean): void {
  expect(guidesOf(inLanguage(game, language)).flatMap(guide => flawsOfGuide(guide, hasRule))).toEqual([])
}

/** The columns and lines of the guide's text, and the letters of its instruction. */
const SAID = { columns: 78, lines: 3 }
const MAX_TO_DO = 50

/** Returns the faults in the guide's texts, one per line. */
function flawsOfGuide({ steps, asides, end }: Guide, hasRule: (rule: string) => boolean): string[] {
  const said = [
    ...steps.map(({ id, say }) => [`"say" of step "${id}"`, say] as const),
    ...steps.map(({ id, say, otherwise = say }) => [`"otherwise" of step "${id}"`, otherwise] as const),
    ...asides.map(({ id, say }) => [`"say" of aside "${id}"`, say] as const),
    ['the end', end] as const,
  ]
  return [
    ...said.flatMap(([what, text]) => {
      const lines = wrap(text, SAID.columns).length
      if (text === '') return [`${what} is empty`]
      return lines > SAID.lines
        ? [`${what} has ${lines} lines of ${SAID.columns}: there is room for ${SAID.lines}`]
        : []
    }),
    ...steps.flatMap(({ id, do: what }) => [
      ...(what.length > MAX_TO_DO
        ? [`"do" of step "${id}" has ${what.length} letters: there is room for ${MAX_TO_DO}`]
        : []),
      ...(what.endsWith('.') ? [`"do" of step "${id}" ends in a full stop: keys follow it on the screen`] : []),
    ]),
    ...[...steps, ...asides].flatMap(({ id, rule }) =>
      hasRule(rule) ? [] : [`"${id}" names rule ${rule}, which the book has not`],
    ),
  ]
}
