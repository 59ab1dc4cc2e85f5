import { type Bot, type Deliberation, runToEnd } from '../../../bots/bot.ts'
import { maxBy } from '../../../bots/max-by.ts'
import { Match, type PhrasedQuestion, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { wizardsQuest } from '../game.ts'
import { imagine } from '../plans/imagine.ts'
import { treasureRoutes } from '../plans/routes.ts'
import { heldBy } from '../rules/facts/forces.ts'
import { type QuestQuestion, asked as quest } from '../rules/state/acts.ts'
import type { QuestState } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { byRule } from './apprentice.ts'
import { isLikelyHunt, plansFor } from './campaigns.ts'
import { idOf } from './choosing.ts'
import { holdValue, orcDanger } from './dangers.ts'
import { type PlayoutView, tryAnswers } from './playout.ts'
import { namesAnswer, reasonFor } from './reasons.ts'
import { chooseRemotePlace, chooseSpread } from './settling.ts'

/**
 * A bot that tries out campaigns and placements of men in simulated turns and picks the best ones. It guesses hidden
 * information.
 */
export const mentor: Bot<QuestView, QuestState> = {
  name: 'mentor',
  about: language => WORDS.in(language).say('bot-mentor-about'),
  answer: (view, question, random, ahead) => runToEnd(think(view, question, random, ahead)),
  think,
  hint(view, asked: PhrasedQuestion, language = 'en') {
    const question = quest(asked)
    const random = seedRandom('', 'hint')
    const usual = defaultAnswer(view, question, random)
    const ids = candidates(view, question, usual)
    const sight = ids.length < 2 ? null : playoutViewFrom(view, question)
    const found = sight ? runToEnd(tryAnswers(question.seat, ids, random, sight)) : []
    const id = found[0]?.id ?? usual
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
  const usual = defaultAnswer(view, question, random)
  const ids = candidates(view, question, usual)
  if (!ahead || ids.length < 2) return usual
  const [best] = yield* tryAnswers(question.seat, ids, random, ahead)
  return best?.id ?? usual
}

/**
 * Returns the answer that the bot gives without trials: it settles and hides treasures its own way, and otherwise plays
 * as the apprentice would.
 */
function defaultAnswer(view: QuestView, question: QuestQuestion, random: RandomState): string {
  if (question.topic === 'settle') return chooseSpread(view, question)
  return question.topic === 'hide' ? chooseRemotePlace(view, question) : byRule(view, question, random)
}

/** Lists the default answer and any others worth trying. */
const candidates = (view: QuestView, question: QuestQuestion, usual: string): string[] => [
  ...new Set([usual, ...answersToTry(view, question)]),
]

/** The number of attacks to try in addition to ending the turn. */
const MAX_PLANS = 4

function answersToTry(view: QuestView, question: QuestQuestion): string[] {
  const { topic, options } = question
  if (topic === 'place') return placesToTry(view, question)
  if (topic !== 'campaign') return []
  const plans = plansFor(view, question).filter(({ value }) => value > -1)
  const creatures = options.filter(
    ({ act }) => act.kind === 'attack' && act.against !== 'space' && isLikelyHunt(view, question.seat, act.against),
  )
  return [...plans.slice(0, MAX_PLANS), ...creatures].map(({ id }) => id).concat(idOf(question, 'end') ?? [])
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
