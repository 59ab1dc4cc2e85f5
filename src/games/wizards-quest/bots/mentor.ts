import { type Bot, concluded, type Thought } from '../../../bots/bot.ts'
import type { Question, RandomState } from '../../../kernel/index.ts'
import { routesHome } from '../plans/routes.ts'
import type { QuestQuestion } from '../rules/acts.ts'
import type { QuestState } from '../rules/components.ts'
import { heldBy } from '../rules/forces/forces.ts'
import type { QuestView } from '../rules/view.ts'
import { byRule } from './apprentice.ts'
import { plansFor } from './campaigns.ts'
import { greatest, idOf } from './choosing.ts'
import { orcDanger, worthHolding } from './dangers.ts'
import { type Sight, tried } from './playout.ts'
import { spread } from './settling.ts'

/** Tries its campaigns, and where its men could go, on guesses at what is hidden, and takes what wins most often. */
export const mentor: Bot<QuestView, QuestState> = {
  name: 'mentor',
  about:
    'Plays the turn to its end in thought, for every campaign and every place its men could go to, and takes what wins most often.',
  answer: (view, question, random, ahead) => concluded(think(view, question, random, ahead)),
  think,
}

/** How many attacks are tried beside ending the turn. */
const MOST_PLANS = 4

function* think(view: QuestView, asked: Question, random: RandomState, ahead?: Sight): Thought {
  const question = asked as QuestQuestion // bots of this game are asked nothing else
  const usual = settledBy(view, question) ?? byRule(view, question, random)
  if (!ahead) return usual
  const ids = [...new Set([usual, ...worthTrying(view, question)])]
  if (ids.length < 2) return usual
  const [best] = yield* tried(question.seat, ids, random, ahead)
  return best?.id ?? usual
}

/** What the mentor does in the set-up, where nothing is tried; null elsewhere. */
function settledBy(view: QuestView, question: QuestQuestion): string | null {
  return question.topic === 'settle' ? spread(view, question) : null
}

/** The answers to a question that are worth trying beside the usual one; none where there is nothing to try. */
function worthTrying(view: QuestView, question: QuestQuestion): string[] {
  switch (question.topic) {
    case 'campaign': {
      const plans = plansFor(view, question).slice(0, MOST_PLANS)
      const creatures = question.options.filter(({ act }) => act.kind === 'attack' && act.against !== 'space')
      return [...plans.filter(({ worth }) => worth > -1), ...creatures, { id: idOf(question, 'end')! }].map(
        ({ id }) => id,
      )
    }
    case 'place':
      return placesWorthTrying(view, question)
    default:
      return []
  }
}

/** Where men could be wanted: where ways home begin, where others are bound for, and where orcs threaten most. */
function placesWorthTrying(view: QuestView, { seat, options }: QuestQuestion): string[] {
  const fronts = routesHome(view, seat).map(({ from }) => from)
  const guards = view.seats.flatMap((_, other) =>
    other === seat ? [] : routesHome(view, other).flatMap(({ path }) => path.slice(0, 1)),
  )
  const threatened = greatest(heldBy(view, seat), space => worthHolding(view, seat, space) * orcDanger(view, space))
  const wanted = new Set([...fronts, ...guards, threatened ?? ''])
  return options.filter(({ act }) => 'space' in act && wanted.has(act.space)).map(({ id }) => id)
}
