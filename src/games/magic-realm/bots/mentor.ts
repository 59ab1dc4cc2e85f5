import { type Bot, type Deliberation, type Hint, runToEnd } from '../../../bots/bot.ts'
import { type PhrasedQuestion, pickAnswer, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { CAREFUL, isOfFight } from '../plans/combat/policy.ts'
import type { CombatTopic } from '../rules/state/combat-acts.ts'
import type { RealmState } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { chooseGoal } from './aims.ts'
import { quietAnswer } from './apprentice.ts'
import { combatAnswer } from './combat/index.ts'
import { bestInFight, type LookaheadView } from './combat/lookahead.ts'
import { type DayPolicy, dayAnswer } from './day.ts'
import { HUNTING, inSlices } from './fight-forecast.ts'
import { asked } from './goals.ts'
import { type Adviser, adviceOf } from './hints.ts'
import { isWorthFighting } from './hunts.ts'
import { monthAnswer } from './month.ts'
import { pointsSought } from './needs.ts'
import { flees, hidesAgain } from './perils.ts'
import { castAnswer, magicAnswer } from './sorcery.ts'
import { livesByFights } from './standing.ts'

/** Hires natives only for hunters, because other characters need the gold. */
const FORESEEING: DayPolicy = { goalOf: chooseGoal, needs: pointsSought, hires: livesByFights, hidesAgain, flees }

/** Answers a question in a fight or on a quiet evening. Null for any other question. */
function* foughtAnswer(
  view: RealmView,
  question: Question,
  random: RandomState,
  ahead?: LookaheadView,
): Generator<void, string | null> {
  if (!isOfFight(question)) return null
  const usual = quietAnswer(view, question) ?? castAnswer(view, question) ?? combatAnswer(view, question, random)
  const fighter = fighterAsked(view, question)
  if (!ahead || !fighter || usual === null || !WEIGHED.some(topic => topic === question.topic)) return usual
  const likely = [usual]
  if (question.topic === 'rounds') {
    if (!(yield* inSlices(() => isWorthFighting(view, fighter)))) return usual
    likely.push(...question.options.map(({ id }) => id))
  } else if (question.topic === 'target') likely.push(combatAnswer(view, question, random, HUNTING) ?? usual)
  const minds = { own: HUNTING, others: CAREFUL }
  return (yield* bestInFight(question, fighter.id, likely, minds, random, ahead)) ?? usual
}

/** Topics for which the bot looks ahead. */
const WEIGHED: readonly CombatTopic[] = ['rounds', 'action', 'target']

/** Finds the character that a fight question is for, or on a quiet evening the first own character present. */
function fighterAsked({ characters }: RealmView, { data }: Question): SeenCharacter | undefined {
  const asks = data?.character
  return characters.find(({ id, isOwn, fate, place }) => {
    if (!isOwn || fate !== 'alive') return false
    return asks === undefined ? place.kind === 'clearing' && place.clearing === data?.clearing : id === asks
  })
}

function* think(view: RealmView, question: Question, random: RandomState, ahead?: LookaheadView): Deliberation {
  const character = asked(view, question.data)
  return (
    (yield* foughtAnswer(view, question, random, ahead)) ??
    magicAnswer({ view, question, character }) ??
    (yield* inSlices(
      () => monthAnswer(view, question) ?? dayAnswer({ mind: FORESEEING, view, question, character }),
    )) ??
    pickAnswer(random, question)
  )
}

/** The source of the mentor's hints. */
const ADVISER: Adviser = {
  mind: FORESEEING,
  fought: (view, question) => runToEnd(foughtAnswer(view, question, seedRandom(`${view.day}`, 'hint'))),
}

const advise = (view: RealmView, question: PhrasedQuestion, language?: string): Generator<void, Hint | null> =>
  inSlices(() => adviceOf(ADVISER, view, question, language))

/** A bot that looks ahead in fights and seeks those it can win. Otherwise it plays like the apprentice. */
export const mentor: Bot<RealmView, RealmState> = {
  name: 'mentor',
  about: language => WORDS.in(language).say('bot-mentor'),
  answer: (view, question, random, ahead) => runToEnd(think(view, question, random, ahead)),
  think,
  hint: (view, question, language) => runToEnd(advise(view, question, language)),
  advise,
}
