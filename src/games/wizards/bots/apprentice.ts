import type { Bot } from '../../../bots/bot.ts'
import { type Option, pick, type Question, type RandomState } from '../../../kernel/index.ts'
import { rankOf, taskCard } from '../rules/cards.ts'
import { POINT_KINDS } from '../rules/components.ts'
import { Board, GRID } from '../rules/islands/board.ts'
import { isWater, type SpaceId } from '../rules/islands/territories.ts'
import { lacking } from '../rules/orders/orders.ts'
import { markersAt, openMarks } from '../rules/tasks/marks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { goalsOf } from './goals.ts'
import { distanceAt, type Field, fieldTo, MEAN_TURN } from './routes.ts'

/** Goes for the nearest useful thing, one goal at a time, with honest odds and no deep thought. */
export const apprentice: Bot<WizardsView> = {
  name: 'apprentice',
  about: 'Walks to the nearest useful goal, and takes what is offered.',
  answer(view, question, random) {
    const player = view.players[question.seat]
    if (!player) return pick(random, question.options).id
    switch (question.topic) {
      case 'roll':
        return setOut(view, player, question)
      case 'move':
        return move(view, player, question)
      case 'space':
      case 'hex':
        return nearest(view, player, question, random)
      case 'wander':
        return wander(question, random)
      case 'points':
        return points(player, question)
      case 'deed':
        return deed(question, random)
      case 'marker':
        return question.options[0]!.id
      case 'spell':
        return question.options[0]!.id
      case 'task':
        return bestTask(player, question)
      default:
        return pick(random, question.options).id
    }
  },
}

/** The field of the moment, kept while the position is the same: several questions of one turn ask for it. */
let kept: { view: WizardsView; field: Field; cutOff: boolean } | null = null

/** The way to the goals; where none can be come to, the way to the shore, for a boat may be called there. */
function fieldFor(view: WizardsView, player: PlayerView): { field: Field; cutOff: boolean } {
  if (kept?.view === view) return kept
  let field = fieldTo(view, player, goalsOf(view, player))
  const cutOff = !Number.isFinite(distanceAt(field, view, player.space, player.boat !== null))
  if (cutOff) {
    const board = Board.of(view.placements)
    const shore = board.land.filter(hex => board.isCoastal(hex)).map(hex => ({ space: board.name(hex) }))
    field = fieldTo(view, player, shore)
  }
  kept = { view, field, cutOff }
  return kept
}

/** At the start of a turn: fly or ride straight to the goal where that is possible, else roll. */
function setOut(view: WizardsView, player: PlayerView, question: Question): string {
  const { field, cutOff } = fieldFor(view, player)
  const now = distanceAt(field, view, player.space, player.boat !== null)
  const flights = question.options.filter(o => /^(fly|ride|transport) /.test(o.id))
  const best = least(flights, o => distanceAt(field, view, o.at!.space!, false))
  if (best && distanceAt(field, view, best.at!.space!, false) + 7 < now) return best.id
  const wait = question.options.find(o => o.id === 'wait' || o.id === 'ask for help')
  if (wait) return wait.id
  const far = cutOff || now > 12 * 7
  const spell = question.options.find(o => o.id === 'cast transporting')
  return far && spell ? spell.id : 'roll'
}

/** The option that leaves the shortest way to go; standing still counts what it saves. */
function move(view: WizardsView, player: PlayerView, question: Question): string {
  const { field, cutOff } = fieldFor(view, player)
  const inBoat = player.boat !== null
  const stay = distanceAt(field, view, player.space, inBoat)
  const goHere = markersAt(player, player.space).length > 0
  const steps = question.options.filter(o => o.at?.space)
  const left = (option: Option): number => {
    const space = option.at!.space!
    if (option.id.startsWith('swim')) return distanceAt(field, view, space, false)
    return distanceAt(field, view, space, isWater(space))
  }
  const best = least(steps, left)
  const spell = question.options.find(o => o.id.startsWith('cast'))
  if (spell?.id === 'cast boat-summoning' && (cutOff || stay > 6 * MEAN_TURN)) return spell.id
  if (spell?.id === 'cast swiftness') return spell.id
  if (best && left(best) < stay) return best.id
  return goHere || !best || Number.isFinite(stay) ? 'stop' : best.id
}

/** Of spaces to choose, the nearest to where one stands. */
function nearest(view: WizardsView, player: PlayerView, question: Question, random: RandomState): string {
  const spaces = question.options.filter(o => o.at?.space)
  if (spaces.length === 0) return pick(random, question.options).id
  const field = fieldTo(view, player, [{ space: player.space as SpaceId }])
  return (least(spaces, o => distanceAt(field, view, o.at!.space!, isWater(o.at!.space!)) || GRID.size) ?? spaces[0]!)
    .id
}

/** Another player is led into the water where it can be. */
function wander(question: Question, random: RandomState): string {
  const wet = question.options.filter(o => o.id.startsWith('sea.'))
  return pick(random, wet.length > 0 ? wet : question.options).id
}

/** Gain what the next Rank lacks most; lose what is there most. */
function points(player: PlayerView, question: Question): string {
  const lack = lacking(player)
  const losing = question.text.includes('lose')
  const weight = (option: Option): number => {
    const kind = POINT_KINDS.find(k => option.id.endsWith(k))
    if (!kind) return 0
    const wanted = lack ? lack[kind] : 0
    const rest = player.order ? Math.max(0, rankOf(player.order, 4)[kind] - player.points[kind]) : 0
    return (losing ? -1 : 1) * (1000 * Math.min(wanted, Number.parseInt(option.id, 10)) + rest)
  }
  return least(question.options, o => -weight(o))!.id
}

const DEEDS = ['deliver gems', 'fulfil task', 'advance', 'ask for gem', 'summon gem', 'join', 'new task', 'leave']

function deed(question: Question, random: RandomState): string {
  const fine = question.options.filter(
    o =>
      !(
        o.id.startsWith('join') &&
        question.options.some(p => p.id === 'leave') &&
        o.note?.startsWith('you begin again')
      ),
  )
  for (const wish of DEEDS) {
    const option = fine.find(o => o.id.startsWith(wish))
    if (option) return option.id
  }
  return pick(random, question.options).id
}

/** The Task with most parts still open. */
function bestTask(player: PlayerView, question: Question): string {
  const open = (option: Option): number => {
    const task = player.tasks.find(t => `task ${t.letter.toLowerCase()}` === option.id)
    return task ? openMarks(task).length + POINT_KINDS.reduce((sum, kind) => sum + taskCard(task.id).gain[kind], 0) : 0
  }
  return least(question.options, o => -open(o))!.id
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: T | undefined
  let low = Number.POSITIVE_INFINITY
  for (const item of items) {
    const value = measure(item)
    if (value < low) {
      low = value
      best = item
    }
  }
  return best
}
