import { type Bot, type Deliberation, runToEnd } from '../../../bots/bot.ts'
import { maxBy } from '../../../bots/max-by.ts'
import {
  Match,
  type PhrasedQuestion,
  type Question,
  type RandomState,
  type Seat,
  seedRandom,
} from '../../../kernel/index.ts'
import { wizardsQuest } from '../game.ts'
import { imagine } from '../plans/imagine.ts'
import { treasureRoutes } from '../plans/routes.ts'
import { heldBy } from '../rules/facts/forces.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import { type QuestQuestion, asQuestQuestion as quest } from '../rules/state/acts.ts'
import type { QuestState } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { byRule } from './apprentice.ts'
import { isLikelyHunt, plansFor } from './campaigns.ts'
import { chooseUsefulCart, chooseUsefulGoal } from './carts.ts'
import { answersOf, idOf } from './choosing.ts'
import { holdValue, orcDanger } from './dangers.ts'
import { type PlayoutView, tryAnswers } from './playout.ts'
import { namesAnswer, reasonFor } from './reasons.ts'
import { chooseRemotePlace, chooseSpread } from './settling.ts'

/**
 * A bot that tries out cards, campaigns and placements of men in simulated turns and picks the best ones. It guesses
 * hidden information.
 */
export const mentor: Bot<QuestView, QuestState> = {
  name: 'mentor',
  about: language => WORDS.in(language).get('bot-mentor-about'),
  answer: (view, question, random, ahead) => runToEnd(think(view, question, random, ahead)),
  think,
  hint(view, asked: PhrasedQuestion, language = 'en') {
    const question = quest(asked)
    const random = seedRandom('', 'hint')
    const fallback = defaultAnswer(view, question, random)
    const ids = candidates(view, question, fallback)
    const lookahead = ids.length < 2 ? null : playoutViewFrom(view, question)
    const found = lookahead ? runToEnd(tryAnswers(question, ids, random, lookahead)) : []
    const id = found[0]?.id ?? fallback
    const option = question.options.find(known => known.id === id)
    const words = WORDS.in(language)
    const why = reasonFor(words, view, question, option, found)
    if (option && namesAnswer(option.act)) return { id, why }
    // A number has no option text.
    const label = asked.options.find(known => known.id === id)?.label ?? id
    return { id, why: `${label}: ${why}` }
  },
}

function* think(view: QuestView, asked: Question, random: RandomState, ahead?: PlayoutView): Deliberation {
  const question = quest(asked)
  const fallback = defaultAnswer(view, question, random)
  const ids = candidates(view, question, fallback)
  if (!ahead || ids.length < 2) return fallback
  const [best] = yield* tryAnswers(question, ids, random, ahead)
  return best?.id ?? fallback
}

/**
 * Returns the answer that the bot gives without trials: its own for settling and for hiding and moving treasures, and
 * the apprentice's otherwise.
 */
function defaultAnswer(view: QuestView, question: QuestQuestion, random: RandomState): string {
  switch (question.topic) {
    case 'settle':
      return chooseSpread(view, question)
    case 'hide':
      return chooseRemotePlace(view, question)
    case 'cart':
      return chooseUsefulCart(view, question)
    case 'cart-to':
      return chooseUsefulGoal(view, question)
    default:
      return byRule(view, question, random)
  }
}

/** Lists the default answer and any others worth trying. */
const candidates = (view: QuestView, question: QuestQuestion, fallback: string): string[] => [
  ...new Set([fallback, ...answersToTry(view, question)]),
]

/** The number of attacks to try in addition to ending the turn. */
const MAX_PLANS = 4

function answersToTry(view: QuestView, question: QuestQuestion): readonly string[] {
  switch (question.topic) {
    case 'petition':
      return petitionsToTry(question)
    case 'ring':
    case 'region':
      return question.options.map(({ id }) => id)
    case 'place':
      return placesToTry(view, question)
    case 'campaign':
      return attacksToTry(view, question)
    default:
      return []
  }
}

/**
 * Lists the options to play a card, and the one to draw. Continuing without a draw is only worth trying if no card can
 * be drawn, because most cards are good.
 */
function petitionsToTry(question: QuestQuestion): readonly string[] {
  const others = idOf(question, 'draw') ?? idOf(question, 'keep') ?? []
  return answersOf(question, 'play')
    .map(({ id }) => id)
    .concat(others)
}

/**
 * Lists the best attacks, any other attack on a space with a rival's last missing treasure, the hunts, and ending the
 * turn. Leaves out attacks and hunts that are unlikely to succeed.
 */
function attacksToTry(view: QuestView, question: QuestQuestion): readonly string[] {
  const { seat } = question
  const plans = plansFor(view, question).filter(({ value }) => value > -1)
  const wanted = plans.filter(({ space }, i) => i < MAX_PLANS || isRivalsLast(view, seat, space))
  const hunts = answersOf(question, 'attack').filter(
    ({ act: { against } }) => against !== 'space' && isLikelyHunt(view, seat, against),
  )
  return [...wanted, ...hunts].map(({ id }) => id).concat(idOf(question, 'end') ?? [])
}

/** Returns true if a rival's last missing treasure is hidden in a space. */
function isRivalsLast({ treasures }: QuestView, seat: Seat, space: SpaceId): boolean {
  const owner = treasures.find(({ at }) => at === space)?.owner
  return owner !== undefined && owner !== seat && treasures.filter(one => one.owner === owner).length === 1
}

/**
 * Lists the places that may need men: the starts of the seat's own routes, rivals' next targets, and the space that
 * orcs threaten most.
 */
function placesToTry(view: QuestView, { seat, options }: QuestQuestion): string[] {
  const fronts = treasureRoutes(view, seat).map(({ from }) => from)
  const guards = view.seats.flatMap((_, other) =>
    other === seat ? [] : treasureRoutes(view, other).flatMap(({ path }) => path.slice(0, 1)),
  )
  const threatened = maxBy(heldBy(view, seat), space => holdValue(view, seat, space) * orcDanger(view, space))
  const wanted = new Set([...fronts, ...guards, threatened ?? ''])
  return options.filter(({ act }) => 'space' in act && wanted.has(act.space)).map(({ id }) => id)
}

/**
 * Returns a lookahead for hints, based only on a view. Its match starts from a guess at the hidden state. Returns null
 * if that match doesn't reach the same question, which happens if earlier answers left no trace in the state.
 */
function playoutViewFrom(view: QuestView, { seat, topic, options }: QuestQuestion): PlayoutView | null {
  const { id, rules } = wizardsQuest
  const header = { game: id, rules, options: {}, seats: view.seats, seed: '', practice: false }
  const fork = (guess: QuestState) => Match.begin({ ...wizardsQuest, begin: () => guess }, header, { headless: true })
  const asked = fork(imagine(view, seedRandom('', 'hint'))).questionFor(seat)
  const isSame =
    asked?.topic === topic &&
    asked.options.length === options.length &&
    asked.options.every((option, i) => option.id === options[i]?.id)
  return isSame
    ? { checkpointView: view, fork, talk: { bargains: [], character: trait => seedRandom('', trait) } }
    : null
}
