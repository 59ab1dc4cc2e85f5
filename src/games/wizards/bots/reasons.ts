import type { Question } from '../../../kernel/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { tripTo } from '../plans/trips.ts'
import { tileOf } from '../rules/islands/territories.ts'
import { bookOf, isTop } from '../rules/state/book.ts'
import { HOME_OF } from '../rules/state/cards.ts'
import { POINT_KINDS, totalOf } from '../rules/state/components.ts'
import { partOf } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { objectivesOf } from '../words/objectives.ts'
import { placeSeen } from '../words/places.ts'
import { aheadText } from '../words/trips.ts'
import type { Leg, Plan } from './plan.ts'
import { cardOf, nextRank } from './stops.ts'

/**
 * Explains the next leg of a plan: where it leads, at most two reasons, and how many turns it takes. If no errand is
 * done there, also mentions the nearest Task as what comes next. `leaves` is true if the suggested answer leads away
 * from the stop.
 */
export function reasonFor(
  words: Messages,
  view: WizardsView,
  player: PlayerView,
  { plan, question, leaves }: { readonly plan: Plan; readonly question: Question; readonly leaves: boolean },
): string {
  const leg = plan.legs[0]!
  const { space } = leg.stop
  const reasons = [...errandsAt(words, plan, leg), ...hostAt(words, view, player, plan, leg)].slice(0, 2)
  const trip = leg.byTeleport || space === player.space ? null : tripTo(view, question, space)
  const turns = Math.max(1, Math.round(leg.turns))
  const far = trip ? aheadText(words, trip) : words.get(leg.byTeleport ? 'hint-far-hop' : 'hint-far', { turns })
  const named = placeSeen(words, view, space)
  const place = reasons.length > 0 ? words.get('hint-why', { place: named, why: reasons.join('; ') }) : named
  const isHere = space === player.space
  // After a second encounter, the place opens again only to somebody who has left its land (7.6).
  const mustLeave =
    (leaves || !isHere) && leg.stop.spent && tileOf(space) !== null && tileOf(space) === tileOf(player.space)
  const goal = mustLeave
    ? words.get('hint-leave', { place })
    : isHere && !leaves
      ? words.get('hint-stay', { place })
      : words.get(isHere ? 'hint-return' : 'hint-go', { place, far })
  const [nearest] = objectivesOf(words, view, question)
  return nearest && nearest.turns !== null && leg.stop.errands.length === 0
    ? words.get('hint-before', { goal, letter: nearest.letter })
    : goal
}

function errandsAt(words: Messages, { agenda, legs }: Plan, leg: Leg): string[] {
  const out: string[] = []
  for (const index of leg.completes) {
    const task = agenda.tasks[index]!
    const { gain, title } = cardOf(task)
    out.push(words.get('hint-completes', { letter: task.letter, title, points: totalOf(gain) }))
  }
  for (const e of leg.stop.errands) {
    const { task: index, mark } = agenda.errands[e]!
    const task = agenda.tasks[index]!
    if (leg.completes.includes(index) || mark.stage !== Math.min(...openStages(task.marks))) continue
    const done = legs.find(later => later.completes.includes(index))
    const part = { letter: task.letter, do: partOf(task, mark).do }
    out.push(
      done ? words.get('hint-part-then', { ...part, turns: Math.round(done.turns) }) : words.get('hint-part', part),
    )
  }
  return out
}

const openStages = (marks: readonly { stage: number; done: boolean }[]): number[] =>
  marks.filter(mark => !mark.done).map(mark => mark.stage)

function hostAt(words: Messages, view: WizardsView, player: PlayerView, plan: Plan, { stop }: Leg): string[] {
  const { host } = stop
  if (host === null) return []
  if ((player.bound || player.dazed) && host !== 'dwelling' && host !== 'demon' && host !== 'summons')
    return [words.get('hint-healed')]
  const own =
    (host === 'tower' && player.order === 'sorcerers') ||
    (host === 'ruktal' && player.order === 'druids') ||
    (host === 'high-wizard' && player.order === 'wizards')
  const next = nextRank(player)
  if (own && next && POINT_KINDS.every(kind => player.points[kind] >= next[kind]))
    return [words.get('hint-raised', { title: bookOf(player).order(player.order!).ranks[player.rank]!.title })]
  switch (host) {
    case 'tower':
    case 'ruktal':
    case 'high-wizard':
      if (player.rank === 0) return [words.get('hint-join', { who: personAt(words, view, stop.space) })]
      if (host === 'ruktal' && plan.agenda.gems >= plan.agenda.gemsRequired) return [words.get('hint-deliver')]
      if (isTop(player)) return [words.get('hint-gem')]
      return [words.get(own ? 'hint-task-own' : 'hint-task')]
    case 'dragon':
      return [words.get('hint-task-own')]
    case 'hamdrel':
      return [words.get(own ? 'hint-task-own' : 'hint-hamdrel')]
    case 'abbey':
      return [words.get('hint-abbey')]
    case 'dwelling':
      return [words.get(isTop(player) ? 'hint-call' : 'hint-elves')]
    case 'star-crest':
      return [words.get('hint-star-crest')]
    case 'demon':
      return [words.get('hint-demon')]
    case 'summons':
      return [words.get('hint-summons')]
  }
}

/** Names the person in a space who accepts players into an Order: a High Wizard, a Master Sorcerer or Ruktal. */
function personAt(words: Messages, { wizards }: WizardsView, space: string): string {
  const out = wizards.find(({ at }) => at === space)
  if (out) return out.wizard === null ? words.get('secret-wizard', { letter: out.letter ?? '' }) : capital(out.wizard)
  const master = (['megmoran', 'meligar', 'melekok'] as const).find(who => HOME_OF[who] === space)
  return capital(master ?? 'ruktal')
}
