import type { Bot } from '../../../bots/index.ts'
import { pickAnswer, seedRandom } from '../../../kernel/index.ts'
import { asRealmQuestion } from '../rules/state/asking.ts'
import type { RealmView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { battleAnswer } from './battle.ts'
import { combatAnswer } from './combat/index.ts'
import { type DayPolicy, dayAnswer } from './day.ts'
import { characterAsked, goalOf } from './goals.ts'
import { type Adviser, adviceOf } from './hints.ts'
import { castAnswer, magicAnswer, quietAnswer } from './sorcery.ts'

/**
 * The victory points, out of five, to assign to each goal. The rest go to gold. Missing a goal by several points is the
 * costliest outcome (19.5.4).
 */
const POINTS_SOUGHT: Readonly<Record<string, number>> = { great: 1, fame: 1, notoriety: 1 }

/** A policy that goes for the best gain nearby and seeks a little of everything. */
const SIMPLE: DayPolicy = {
  goalOf,
  hires: () => true,
  needs: (_view, _character, goal, left) => Math.min(left, POINTS_SOUGHT[goal] ?? 0),
}

/** The source of the apprentice's hints. */
const ADVISER: Adviser = {
  policy: SIMPLE,
  fightAnswer: (view, question) =>
    castAnswer(view, question) ?? combatAnswer(view, question, seedRandom(`${view.day}`, 'hint')),
}

/** A bot that seeks nearby treasure, hides from danger and sells what it finds. */
export const apprentice: Bot<RealmView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).get('bot-apprentice'),
  answer(view, open, random) {
    const question = asRealmQuestion(open)
    const character = characterAsked(view, question)
    return (
      battleAnswer(question) ??
      quietAnswer(view, question) ??
      castAnswer(view, question) ??
      combatAnswer(view, question, random) ??
      magicAnswer({ view, question, character }) ??
      dayAnswer({ policy: SIMPLE, view, question, character }) ??
      pickAnswer(random, question)
    )
  },
  hint: (view, question, language) => adviceOf(ADVISER, view, question, language),
}
