import type { Bot } from '../../../bots/bot.ts'
import { pick, type RandomState } from '../../../kernel/index.ts'
import { FAR, type Field } from '../../../parts/travel/index.ts'
import { fieldTo, nodeOf, type RouteGoal, TURN } from '../plans/route-fields.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { isWater, type SpaceId } from '../rules/islands/territories.ts'
import { type ActOn, asWizardsQuestion, type WizardsQuestion } from '../rules/state/asking.ts'
import { lastRankOf } from '../rules/state/book.ts'
import { taskCard } from '../rules/state/cards.ts'
import { totalOf } from '../rules/state/components.ts'
import { markersAt, openMarks } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { pointsLacking } from '../rules/tasks/orders.ts'
import { goalsOf } from './goals.ts'
import { findRoll, findStop, least, listFlights, listSteps, type MapStep, restOrCall } from './move-options.ts'
import { roughTolls } from './rough-tolls.ts'

/** A bot that always heads for the nearest useful goal. It knows the odds but doesn't plan. */
export const apprentice: Bot<WizardsView> = {
  name: 'apprentice',
  about: () => 'Walks to the nearest useful goal and takes what is offered.',
  answer(view, question, random) {
    const player = view.players[question.seat]
    if (!player) return pick(random, question.options).id
    const it = asWizardsQuestion(question)
    switch (it.topic) {
      case 'roll':
        return chooseRoll(view, player, it)
      case 'move':
        return chooseMove(view, player, it)
      case 'space':
        return nearest(view, player, it, random)
      case 'wander':
        return chooseWander(it, random)
      case 'points':
        return choosePoints(player, it)
      case 'action':
        return chooseAction(it, random)
      case 'marker':
        return it.options[0]!.id
      case 'spell':
      case 'dodged':
        return it.options[0]!.id
      case 'task':
        return bestTask(player, it)
      default:
        return pick(random, question.options).id
    }
  },
}

/** Returns the apprentice's distance from every stand to the nearest of these goals. */
const fieldToNearest = (view: WizardsView, player: PlayerView, goals: readonly RouteGoal[]): Field =>
  fieldTo(Board.of(view.placements), roughTolls(view, player), goals)

/** Returns the distance from a space in quarter points, or infinity if no route leads to a goal. */
function distanceAt(field: Field, view: WizardsView, space: SpaceId, afloat: boolean): number {
  const hex = Board.of(view.placements).hex(space)
  const far = field[nodeOf({ hex, afloat })]!
  return far < FAR ? far : Number.POSITIVE_INFINITY
}

/** The field for each view, cached because several questions of one turn use it. */
const fields = new WeakMap<WizardsView, { readonly field: Field; readonly cutOff: boolean }>()

/**
 * Returns the distance field to the goals or, if none is reachable (`cutOff`), to the coast, where a boat might be
 * called.
 */
function fieldFor(view: WizardsView, player: PlayerView): { readonly field: Field; readonly cutOff: boolean } {
  const known = fields.get(view)
  if (known) return known
  let field = fieldToNearest(view, player, goalsOf(view, player))
  const cutOff = !Number.isFinite(distanceAt(field, view, player.space, player.boat !== null))
  if (cutOff) {
    const board = Board.of(view.placements)
    const shore = board.land.filter(hex => board.isCoastal(hex)).map(hex => ({ space: board.name(hex) }))
    field = fieldToNearest(view, player, shore)
  }
  const found = { field, cutOff }
  fields.set(view, found)
  return found
}

/**
 * Begins a turn by flying or riding toward the goal if that saves more than a turn. Otherwise waits or calls for help,
 * casts a spell if the goal is far away or unreachable, or rolls.
 */
function chooseRoll(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'roll'>): string {
  const { field, cutOff } = fieldFor(view, player)
  const now = distanceAt(field, view, player.space, player.boat !== null)
  const best = least(listFlights(options), ({ to }) => distanceAt(field, view, to, false))
  if (best && distanceAt(field, view, best.to, false) + TURN < now) return best.id
  const wait = restOrCall(player, options, cutOff || player.bound ? null : 0)
  if (wait) return wait.id
  const far = cutOff || now > 12 * TURN
  const spell = options.find(({ act }) => act.kind === 'cast' && act.way?.to !== 'random-stone')
  return (far && spell ? spell : findRoll(options)).id
}

/**
 * Casts Swiftness, and Boat Summoning if the goal is far away or unreachable. Otherwise picks the step that leaves the
 * shortest distance, or stops if none is shorter.
 */
function chooseMove(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'move'>): string {
  const { field, cutOff } = fieldFor(view, player)
  const inBoat = player.boat !== null
  const stay = distanceAt(field, view, player.space, inBoat)
  const goHere = markersAt(player, player.space).length > 0
  const left = ({ how, to }: MapStep): number => distanceAt(field, view, to, how !== 'swims' && isWater(to))
  const best = least(listSteps(options), left)
  const spell = options.find(({ act }) => act.kind === 'cast')
  const name = spell?.act.kind === 'cast' ? spell.act.spell : null
  if (spell && name === 'boat-summoning' && (cutOff || stay > 6 * TURN)) return spell.id
  if (spell && name === 'swiftness') return spell.id
  if (best && left(best) < stay) return best.id
  return goHere || !best || Number.isFinite(stay) ? findStop(options).id : best.id
}

/** The distance counted for the player's own space, so that other spaces near the player are chosen first. */
const HERE = 2 * GRID.size

function nearest(
  view: WizardsView,
  player: PlayerView,
  { options }: WizardsQuestion<'space'>,
  random: RandomState,
): string {
  const spaces = options.filter(o => o.at?.space)
  if (spaces.length === 0) return pick(random, options).id
  const field = fieldToNearest(view, player, [{ space: player.space }])
  return (least(spaces, o => distanceAt(field, view, o.at!.space!, isWater(o.at!.space!)) || HERE) ?? spaces[0]!).id
}

/** Leads another player into water if possible. */
function chooseWander({ options }: WizardsQuestion<'wander'>, random: RandomState): string {
  const wet = options.filter(({ act }) => act.kind === 'lead' && isWater(act.to))
  return pick(random, wet.length > 0 ? wet : options).id
}

/**
 * Gains points of the type of which the most count toward the next Rank, and loses points of the type of which the
 * fewest are lacking. The points lacking for the last Rank break ties.
 */
function choosePoints(player: PlayerView, { options }: WizardsQuestion<'points'>): string {
  const lack = pointsLacking(player)
  const weight = ({ kind, of, points }: ActOn<'points'>): number => {
    const wanted = lack ? lack[of] : 0
    const rest = player.order ? Math.max(0, lastRankOf(player, player.order)[of] - player.points[of]) : 0
    return (kind === 'lose' ? -1 : 1) * (1000 * Math.min(wanted, points) + rest)
  }
  return least(options, ({ act }) => -weight(act))!.id
}

const ACTIONS: readonly ActOn<'action'>['kind'][] = [
  'deliver-gems',
  'fulfil',
  'advance',
  'ask-for-gem',
  'summon-gem',
  'join',
  'take-task',
  'take-leave',
]

/** Picks the first possible action in the order of ACTIONS. Never joins another Order if the player may decline. */
function chooseAction({ options }: WizardsQuestion<'action'>, random: RandomState): string {
  const isFree = options.some(({ act }) => act.kind === 'take-leave')
  const fine = options.filter(({ act }) => !(isFree && act.kind === 'join' && act.again))
  for (const wish of ACTIONS) {
    const option = fine.find(({ act }) => act.kind === wish)
    if (option) return option.id
  }
  return pick(random, options).id
}

function bestTask(player: PlayerView, { options }: WizardsQuestion<'task'>): string {
  const open = (act: ActOn<'task'>): number => {
    const task = act.kind === 'give-no-more' ? undefined : player.tasks.find(({ letter }) => letter === act.task)
    return task ? openMarks(task).length + totalOf(taskCard(task.id).gain) : 0
  }
  return least(options, ({ act }) => -open(act))!.id
}
