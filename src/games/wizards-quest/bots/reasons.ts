import { capital, type Messages } from '../../../text/index.ts'
import { chanceAgainst } from '../plans/armies.ts'
import { forecast } from '../plans/forecast.ts'
import { routesHome } from '../plans/routes.ts'
import type { QuestAct, QuestOption, QuestQuestion } from '../rules/acts.ts'
import { forceIn } from '../rules/forces/forces.ts'
import type { QuestView } from '../rules/view.ts'
import { creatureName, leaderName, spaceName } from '../words/names.ts'
import type { Tried } from './playout.ts'

/** The acts whose reasons say themselves what is advised. */
const NAMED: ReadonlySet<QuestAct['kind']> = new Set<QuestAct['kind']>([
  ...(['attack', 'place', 'leader', 'settle', 'castle', 'hide', 'bring', 'flee'] as const),
])

/** Whether the reason for an act names the answer; where it does not, the answer is to stand before it. */
export const namesAnswer = ({ kind }: QuestAct): boolean => NAMED.has(kind)

/** Why an answer is advised: what it is good for, and how often it won where it was tried. */
export function reasonFor(
  words: Messages,
  view: QuestView,
  question: QuestQuestion,
  option: QuestOption | undefined,
  [best, next]: readonly Tried[],
): string {
  const why = whyOf(words, view, question, option)
  if (!best || !next) return why
  const times = ({ chances }: Tried) => Math.round(100 * chances)
  const [first, second] = [times(best), times(next)]
  const tried =
    first === second
      ? words.say('hint-tried.even', { best: first })
      : words.say('hint-tried', { best: first, next: second })
  return `${why} ${tried}`
}

function whyOf(words: Messages, view: QuestView, question: QuestQuestion, option: QuestOption | undefined): string {
  const { seat, topic } = question
  const act = option?.act
  const routes = routesHome(view, seat)
  const [first] = routes
  switch (act?.kind) {
    case 'attack': {
      if (act.against !== 'space')
        return capital(words.say('hint-creature', { creature: creatureName(words, act.against, 'nominative') }))
      const space = spaceName(words, act.space)
      const win = chanceAgainst(view, seat, act.space)
      const route = routes.find(({ path }) => path[0] === act.space)
      if (!route) return words.say('hint-attack', { space, win })
      return route.goal === act.space
        ? words.say('hint-attack.treasure', { space, win })
        : words.say('hint-attack.step', { space, win, goal: spaceName(words, route.goal) })
    }
    case 'end':
      return words.say('hint-end')
    case 'place': {
      const target = first?.from === act.space ? first.path[0] : undefined
      return target
        ? words.say('hint-place.front', { space: spaceName(words, act.space), target: spaceName(words, target) })
        : words.say('hint-place', { space: spaceName(words, act.space) })
    }
    case 'leader':
      return capital(words.say('hint-leader', { leader: leaderName(words, act.leader, 'nominative') }))
    case 'settle':
      return words.say('hint-settle.where', { space: spaceName(words, act.space) })
    case 'castle':
      return words.say('hint-castle', { space: spaceName(words, act.space) })
    case 'hide':
      return words.say('hint-hide', { space: spaceName(words, act.space) })
    case 'draw':
      return words.say('hint-draw')
    case 'play':
      return words.say('hint-play')
    case 'keep':
      return words.say('hint-keep')
    case 'fight':
      return words.say('hint-fight', { win: battleChance(view) })
    case 'halt':
      return words.say('hint-halt', { win: battleChance(view) })
    case 'lead':
      return words.say('hint-lead')
    case 'bring':
      return words.say('hint-bring', { space: spaceName(words, act.space) })
    case 'lose':
      return words.say('hint-lose')
    case 'flee':
      return words.say('hint-flee', { space: spaceName(words, act.space) })
    case 'with':
      return words.say('hint-march')
    default:
      return topic === 'march' || topic === 'march-with' ? words.say('hint-march') : words.say('hint-best')
  }
}

/** How often in a hundred the battle that is under way is won. */
function battleChance(view: QuestView): number {
  const { campaign } = view.turn
  const attackers = campaign && forceIn(view, campaign.from)
  const defenders = campaign && forceIn(view, campaign.to)
  if (!campaign || !attackers || !defenders || campaign.against !== 'space') return 50
  return Math.round(100 * forecast(attackers, defenders, campaign.to, campaign.by).wins)
}
