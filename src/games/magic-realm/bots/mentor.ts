import { type Bot, type Deliberation, type Hint, runToEnd } from '../../../bots/bot.ts'
import { type PhrasedQuestion, pickAnswer, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { CAREFUL, isFightQuestion } from '../plans/combat/policy.ts'
import {
  asRealmQuestion,
  type CombatTopic,
  type FightQuestion,
  type RealmQuestion,
  subjectOf,
} from '../rules/state/asking.ts'
import type { RealmState } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { chooseGoal } from './aims.ts'
import { battleAnswer } from './battle.ts'
import { combatAnswer } from './combat/index.ts'
import { bestInFight, type LookaheadView } from './combat/lookahead.ts'
import { isWorthHidingAgain, shouldFlee } from './dangers.ts'
import { type DayPolicy, dayAnswer } from './day.ts'
import { isGoodDeal } from './deals.ts'
import { type FightForecasts, FightTrials, HUNTING } from './fight-forecast.ts'
import { characterAsked } from './goals.ts'
import { type Adviser, adviceOf } from './hints.ts'
import { isWorthFighting, reluctanceOf } from './hunts.ts'
import { monthAnswer } from './month.ts'
import { pointsSought } from './points-sought.ts'
import { gearWanted } from './purchases.ts'
import { winsBySale } from './sales.ts'
import { earnsByFighting } from './score.ts'
import { castAnswer, magicAnswer, quietAnswer } from './sorcery.ts'

/** Answers a question in a fight or on a quiet evening. Returns null for any other question. */
function* answerInFight(
  fights: FightTrials,
  view: RealmView,
  question: RealmQuestion,
  random: RandomState,
  ahead?: LookaheadView,
): Generator<void, string | null> {
  if (!isFightQuestion(question)) return null
  const fallback = quietAnswer(view, question) ?? castAnswer(view, question) ?? combatAnswer(view, question, random)
  const fighter = fighterAsked(view, question)
  if (!ahead || !fighter || fallback === null || !LOOKAHEAD_TOPICS.some(topic => topic === question.topic))
    return fallback
  const likely = [fallback]
  if (question.topic === 'rounds') {
    if (!(yield* fights.inSlices(known => isWorthFighting(known, view, fighter)))) return fallback
    likely.push(...question.options.map(({ id }) => id))
  } else if (question.topic === 'target') likely.push(combatAnswer(view, question, random, HUNTING) ?? fallback)
  const policies = { own: HUNTING, others: CAREFUL }
  return (yield* bestInFight(question, fighter.id, likely, policies, random, ahead)) ?? fallback
}

/**
 * Advises a player in a fight, without looking ahead. An attack is advised only if the forecast is good. Returns null
 * if there is nothing to advise.
 */
function fightAdvice(
  fights: FightForecasts,
  view: RealmView,
  question: RealmQuestion,
  random: RandomState,
): string | null {
  const fallback = quietAnswer(view, question) ?? castAnswer(view, question) ?? combatAnswer(view, question, random)
  if (!isFightQuestion(question) || (question.topic !== 'rounds' && question.topic !== 'target')) return fallback
  const { act } = question.options.find(({ id }) => id === fallback) ?? {}
  const fighter = fighterAsked(view, question)
  const isIdle = act?.kind === 'rest-of-evening' || act?.kind === 'no-target'
  if (!fighter || !isIdle || !isWorthFighting(fights, view, fighter)) return fallback
  if (question.topic === 'rounds') return question.options.find(one => one.act.kind === 'fight-on')?.id ?? fallback
  return combatAnswer(view, question, random, HUNTING) ?? fallback
}

/** Topics for which the bot looks ahead. */
const LOOKAHEAD_TOPICS: readonly CombatTopic[] = ['rounds', 'action', 'target']

/**
 * Finds the character that a fight question is about or, on a quiet evening, the player's first character present.
 * Returns undefined if there is none.
 */
function fighterAsked({ characters }: RealmView, question: FightQuestion): SeenCharacter | undefined {
  return characters.find(({ id, isOwn, fate, place }) => {
    if (!isOwn || fate !== 'alive') return false
    if (question.topic !== 'rounds') return id === subjectOf(question)
    return place.kind === 'clearing' && place.clearing === question.data.clearing
  })
}

/**
 * Returns the mentor's policy. Only hunters hire natives, because other characters need the gold. A hunter who can win
 * by selling everything also saves the gold.
 */
const policy = (fights: FightForecasts): DayPolicy => ({
  goalOf: (view, character) => chooseGoal(fights, view, character),
  needs: (view, character, goal, left) => pointsSought(fights, view, character, goal, left),
  hires: (view, character) => earnsByFighting(character) && !winsBySale(view, character),
  buys: (view, character, trader) => gearWanted(fights, view, character, trader),
  accepts: isGoodDeal,
  hidesAgain: (view, character, goal) => isWorthHidingAgain(fights, view, character, goal),
  flees: (view, character, here, goal) => shouldFlee(fights, view, character, here, goal),
})

/**
 * Creates a bot that looks ahead in fights, seeks the fights that it can win, and weighs its goals against the danger
 * of death.
 */
function createMentor(): Bot<RealmView, RealmState> {
  const fights = new FightTrials()

  function* think(view: RealmView, open: Question, random: RandomState, ahead?: LookaheadView): Deliberation {
    const question = asRealmQuestion(open)
    const character = characterAsked(view, question)
    return (
      battleAnswer(question) ??
      (yield* answerInFight(fights, view, question, random, ahead)) ??
      magicAnswer({ view, question, character }) ??
      (yield* fights.inSlices(
        known => monthAnswer(known, view, question) ?? dayAnswer({ policy: policy(known), view, question, character }),
      )) ??
      pickAnswer(random, question)
    )
  }

  const fightAnswerFrom =
    (known: FightForecasts): Adviser['fightAnswer'] =>
    (view, question) =>
      fightAdvice(known, view, question, seedRandom(`${view.day}`, 'hint'))

  const advise = (view: RealmView, question: PhrasedQuestion, language?: string): Generator<void, Hint | null> =>
    fights.inSlices(known =>
      adviceOf(
        {
          policy: policy(known),
          fightAnswer: fightAnswerFrom(known),
          reluctance: (seen, one) => reluctanceOf(known, seen, one),
        },
        view,
        question,
        language,
      ),
    )

  return {
    name: 'mentor',
    about: language => WORDS.in(language).get('bot-mentor'),
    answer: (view, question, random, ahead) => runToEnd(think(view, question, random, ahead)),
    think,
    hint: (view, question, language) => runToEnd(advise(view, question, language)),
    advise,
  }
}

export const mentor = createMentor()
