import { pickAnswer, type Question, type RandomState } from '../../../../kernel/index.ts'
import { CAREFUL, fightAnswer, isOfFight, type Mind } from '../../plans/combat/policy.ts'
import { fightIn } from '../../plans/combat/supposed.ts'
import type { RealmView } from '../../rules/view.ts'

/**
 * What a bot answers in a fight and where its chits go: it readies its weapon, strikes where that is worth most, gets out of
 * the way as fast as it can afford, and runs from what it cannot fight. Null where the question is none of a fight.
 */
export function combatAnswer(
  view: RealmView,
  question: Question,
  random: RandomState,
  mind: Mind = CAREFUL,
): string | null {
  if (!isOfFight(question)) return null
  const character = view.characters.find(({ id, fate }) => id === question.data?.character && fate === 'alive')
  const clearing = character?.place.kind === 'clearing' ? character.place.clearing : undefined
  const fight = fightIn(view, clearing)
  return fight ? fightAnswer(fight, question, mind, random) : withoutFight(question, random)
}

/** Chits that go in the middle of the day, with nobody to fight. */
const withoutFight = (question: Question, random: RandomState): string => pickAnswer(random, question)
