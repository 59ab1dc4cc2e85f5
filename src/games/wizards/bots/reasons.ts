import { order } from '../rules/cards.ts'
import { POINT_KINDS } from '../rules/components.ts'
import { partOf } from '../rules/tasks/marks.ts'
import type { PlayerView } from '../rules/view.ts'
import { spaceName } from '../words/places.ts'
import type { Leg, Plan } from './plan.ts'
import { cardOf, nextRank } from './stops.ts'

/** What the next leg of a plan is for, as one sentence: where, why, and how far it is. */
export function reasonFor(player: PlayerView, plan: Plan): string {
  const leg = plan.legs[0]!
  const reasons = [...errandsAt(plan, leg), ...hostAt(player, plan, leg)]
  const why = reasons.length > 0 ? `: ${reasons.slice(0, 2).join('; ')}` : ''
  const by = leg.hop ? ' (a spell or an animal is the quickest way)' : ''
  const goes = leg.stop.space === player.space ? 'Stay by' : 'Go to'
  return `${goes} ${spaceName(leg.stop.space)}${why}, ${far(leg.turns)}${by}.`
}

function far(turns: number): string {
  const whole = Math.max(1, Math.round(turns))
  return whole === 1 ? 'about a turn away' : `about ${whole} turns away`
}

function errandsAt({ agenda, legs }: Plan, leg: Leg): string[] {
  const out: string[] = []
  for (const index of leg.completes) {
    const task = agenda.tasks[index]!
    const { gain } = cardOf(task)
    const points = POINT_KINDS.reduce((sum, kind) => sum + gain[kind], 0)
    out.push(`there Task ${task.letter} (${cardOf(task).title}) can be completed for ${points} points`)
  }
  for (const e of leg.stop.errands) {
    const { task: index, mark } = agenda.errands[e]!
    const task = agenda.tasks[index]!
    if (leg.completes.includes(index) || mark.stage !== Math.min(...openStages(task.marks))) continue
    const done = legs.find(later => later.completes.includes(index))
    const then = done ? `, to be completed in about ${Math.round(done.turns)} turns` : ''
    out.push(`there is a part of Task ${task.letter} to do (${partOf(task, mark).do})${then}`)
  }
  return out
}

const openStages = (marks: readonly { stage: number; done: boolean }[]): number[] =>
  marks.filter(mark => !mark.done).map(mark => mark.stage)

function hostAt(player: PlayerView, plan: Plan, { stop }: Leg): string[] {
  const { host } = stop
  if (host === null) return []
  if ((player.bound || player.dazed) && host !== 'dwelling' && host !== 'demon' && host !== 'summons')
    return [`there you are healed`]
  const own =
    (host === 'tower' && player.order === 'sorcerers') ||
    (host === 'ruktal' && player.order === 'druids') ||
    (host === 'high-wizard' && player.order === 'wizards')
  const next = nextRank(player)
  if (own && next && POINT_KINDS.every(kind => player.points[kind] >= next[kind]))
    return [`there your Mentor can raise you to ${order(player.order!).ranks[player.rank]!.title}`]
  switch (host) {
    case 'tower':
    case 'ruktal':
    case 'high-wizard':
      if (player.rank === 0) return ['there you can join an Order']
      if (host === 'ruktal' && plan.agenda.gems === 6) return ['Ruktal waits for the six Gems']
      if (player.rank === 4) return ['there a Sacred Gem may be had']
      return own ? ['there your Mentor gives you a Task'] : ['there you may be given a Task']
    case 'hamdrel':
      return ['Hamdrel may tell of a High Wizard, or give something']
    case 'abbey':
      return ['the monks may give points, or call your Mentor']
    case 'dwelling':
      return player.rank === 4 ? ['there a High Wizard can be called in thought'] : ['the Elves there may give points']
    case 'star-crest':
      return ['great gifts are given there']
    case 'demon':
      return ['a Demon can be dispelled there, which brings points']
    case 'summons':
      return ['there you answer the summons, and your Tasks go on']
  }
}
