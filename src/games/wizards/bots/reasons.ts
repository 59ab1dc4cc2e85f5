import type { Messages } from '../../../text/index.ts'
import { bookOf, isTop } from '../rules/book.ts'
import { POINT_KINDS } from '../rules/components.ts'
import { partOf } from '../rules/tasks/marks.ts'
import type { PlayerView } from '../rules/view.ts'
import { placeName } from '../words/places.ts'
import type { Leg, Plan } from './plan.ts'
import { cardOf, nextRank } from './stops.ts'

/** What the next leg of a plan is for, as one sentence: where, why, and how far it is. */
export function reasonFor(words: Messages, player: PlayerView, plan: Plan): string {
  const leg = plan.legs[0]!
  const reasons = [...errandsAt(words, plan, leg), ...hostAt(words, player, plan, leg)].slice(0, 2)
  const turns = Math.max(1, Math.round(leg.turns))
  const far = words.say(leg.hop ? 'hint-far-hop' : 'hint-far', { turns })
  const named = placeName(words, leg.stop.space)
  const place = reasons.length > 0 ? words.say('hint-why', { place: named, why: reasons.join('; ') }) : named
  return words.say(leg.stop.space === player.space ? 'hint-stay' : 'hint-go', { place, far })
}

function errandsAt(words: Messages, { agenda, legs }: Plan, leg: Leg): string[] {
  const out: string[] = []
  for (const index of leg.completes) {
    const task = agenda.tasks[index]!
    const { gain, title } = cardOf(task)
    const points = POINT_KINDS.reduce((sum, kind) => sum + gain[kind], 0)
    out.push(words.say('hint-completes', { letter: task.letter, title, points }))
  }
  for (const e of leg.stop.errands) {
    const { task: index, mark } = agenda.errands[e]!
    const task = agenda.tasks[index]!
    if (leg.completes.includes(index) || mark.stage !== Math.min(...openStages(task.marks))) continue
    const done = legs.find(later => later.completes.includes(index))
    const part = { letter: task.letter, do: partOf(task, mark).do }
    out.push(
      done ? words.say('hint-part-then', { ...part, turns: Math.round(done.turns) }) : words.say('hint-part', part),
    )
  }
  return out
}

const openStages = (marks: readonly { stage: number; done: boolean }[]): number[] =>
  marks.filter(mark => !mark.done).map(mark => mark.stage)

function hostAt(words: Messages, player: PlayerView, plan: Plan, { stop }: Leg): string[] {
  const { host } = stop
  if (host === null) return []
  if ((player.bound || player.dazed) && host !== 'dwelling' && host !== 'demon' && host !== 'summons')
    return [words.say('hint-healed')]
  const own =
    (host === 'tower' && player.order === 'sorcerers') ||
    (host === 'ruktal' && player.order === 'druids') ||
    (host === 'high-wizard' && player.order === 'wizards')
  const next = nextRank(player)
  if (own && next && POINT_KINDS.every(kind => player.points[kind] >= next[kind]))
    return [words.say('hint-raised', { title: bookOf(player).order(player.order!).ranks[player.rank]!.title })]
  switch (host) {
    case 'tower':
    case 'ruktal':
    case 'high-wizard':
      if (player.rank === 0) return [words.say('hint-join')]
      if (host === 'ruktal' && plan.agenda.gems >= plan.agenda.asked) return [words.say('hint-deliver')]
      if (isTop(player)) return [words.say('hint-gem')]
      return [words.say(own ? 'hint-task-own' : 'hint-task')]
    case 'dragon':
      return [words.say('hint-task-own')]
    case 'hamdrel':
      return [words.say(own ? 'hint-task-own' : 'hint-hamdrel')]
    case 'abbey':
      return [words.say('hint-abbey')]
    case 'dwelling':
      return [words.say(isTop(player) ? 'hint-call' : 'hint-elves')]
    case 'star-crest':
      return [words.say('hint-star-crest')]
    case 'demon':
      return [words.say('hint-demon')]
    case 'summons':
      return [words.say('hint-summons')]
  }
}
