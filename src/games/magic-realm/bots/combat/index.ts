import { pickAnswer, type Question, type RandomState } from '../../../../kernel/index.ts'
import { CAREFUL, type FightPolicy, fightAnswer, isFightQuestion } from '../../plans/combat/policy.ts'
import { fightIn } from '../../plans/combat/state-from-view.ts'
import { subjectOf } from '../../rules/state/asking.ts'
import type { RealmView } from '../../rules/state/view.ts'

/**
 * Answers a question in a fight, in an ALERT phase or about chits by the policy (see `fightAnswer`). Without a fight,
 * imagines the one that would begin in the clearing. Outside a clearing, picks at random. Returns null for other
 * questions.
 */
export function combatAnswer(
  view: RealmView,
  question: Question,
  random: RandomState,
  policy: FightPolicy = CAREFUL,
): string | null {
  if (!isFightQuestion(question)) return null
  const subject = subjectOf(question)
  const character = view.characters.find(({ id, fate }) => id === subject && fate === 'alive')
  const clearing = character?.place.kind === 'clearing' ? character.place.clearing : undefined
  const fight = fightIn(view, clearing)
  return fight ? fightAnswer(fight, question, policy, random) : randomAnswer(question, random)
}

/** Picks a random answer to a question for which there is no fight to simulate. */
const randomAnswer = (question: Question, random: RandomState): string => pickAnswer(random, question)
