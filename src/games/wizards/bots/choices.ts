import { type Option, pick, type Question, type RandomState } from '../../../kernel/index.ts'
import { rankOf, taskCard } from '../rules/cards.ts'
import { POINT_KINDS } from '../rules/components.ts'
import { CIRCLE, isWater, tileOf } from '../rules/islands/territories.ts'
import { lacking } from '../rules/orders/orders.ts'
import { openMarks } from '../rules/tasks/marks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { doomOf } from './doom.ts'
import { lacksOf, usefulGain } from './stops.ts'
import { FAR, Travel, TURN } from './travel.ts'

/** The answers that are no question of the way: deeds, points, spells, places to mark. */
export function choice(
  view: WizardsView,
  player: PlayerView | undefined,
  question: Question,
  random: RandomState,
): string {
  const { options, topic } = question
  if (!player) return lay(question, random)
  switch (topic) {
    case 'hex':
      return lay(question, random)
    case 'deed':
      return deed(view, player, question)
    case 'points':
      return points(player, question)
    case 'space':
      return question.rule === '8.5' ? land(view, player, question) : mark(view, player, question)
    case 'boat':
    case 'marker':
      return options[0]!.id
    case 'wizard':
      return call(view, player, question)
    case 'spell':
      return spell(view, player, question)
    case 'task':
      return gift(player, question)
    case 'tile':
      return foresee(view, player, question)
    case 'lamps':
      return options[0]!.id
    case 'wander': {
      const wet = options.filter(o => isWater(o.id))
      return pick(random, wet.length > 0 ? wet : options).id
    }
    default:
      return pick(random, options).id
  }
}

/** A tile beside as many others as can be: short ways are worth more than wide waters. */
function lay(question: Question, random: RandomState): string {
  const touching = (option: Option): number =>
    option.note?.startsWith('touches') ? (option.note.match(/ and |\d/g)?.length ?? 0) + 1 : 0
  const most = Math.max(...question.options.map(touching))
  return pick(
    random,
    question.options.filter(o => touching(o) === most),
  ).id
}

/** How many more Tasks are wanted before Rank 4. */
export function wantsTask(player: PlayerView): boolean {
  const lacks = lacksOf(player)
  const short = lacks.knowledge + lacks.perception + lacks.power
  const coming = player.tasks.reduce((sum, task) => sum + usefulGain(taskCard(task.id).gain, lacks), 0)
  return short > 0 && coming < short && player.tasks.length < 8
}

function deed(view: WizardsView, player: PlayerView, question: Question): string {
  const has = (start: string) => question.options.find(o => o.id.startsWith(start))
  const fine = has('deliver gems') ?? has('fulfil task') ?? has('advance')
  if (fine) return fine.id
  const ask = has('ask for gem')
  if (ask) return ask.id
  const summon = has('summon gem')
  if (summon && summons(view, player)) return summon.id
  const join = has('join')
  if (join && player.rank === 0) return join.id
  const task = has('new task')
  const leave = has('leave')
  if (task && (!leave || wantsTask(player))) return task.id
  return (leave ?? task ?? question.options[0]!).id
}

/** Whether calling for a Gem in a Tower is worth it now. */
export function summons(view: WizardsView, player: PlayerView): boolean {
  if (view.wizards.length > 0) return view.wizards.some(w => w.wizard === null || wants(player, w.wizard))
  return byChance(player)
}

/** Whether a High Wizard drawn by chance is worth asking: he may be the False one, and take all that is carried. */
function byChance(player: PlayerView): boolean {
  const gems = Object.keys(player.gems ?? {}).length
  const wanted = 7 - gems - (Object.values(player.known ?? {}).includes('false') ? 1 : 0)
  return (wanted / 7) * (5 / 6) > (gems * 4) / 42 + 0.08
}

const wants = (player: PlayerView, wizard: string): boolean =>
  !(wizard in (player.gems ?? {})) && (player.known as Record<string, string> | null)?.[wizard] !== 'false'

function call(view: WizardsView, player: PlayerView, question: Question): string {
  const good = question.options.find((_, i) => {
    const wizard = view.wizards[i]?.wizard
    return wizard != null && wants(player, wizard)
  })
  const hidden = question.options.find((_, i) => view.wizards[i]?.wizard === null)
  return (good ?? hidden ?? question.options[0]!).id
}

/** Gain what the next Rank lacks most, then what Rank 4 lacks; lose what is there most. */
function points(player: PlayerView, question: Question): string {
  const lack = lacking(player)
  const losing = question.text.includes('lose')
  const last = player.order ? rankOf(player.order, 4) : null
  const worth = (option: Option): number => {
    const kind = POINT_KINDS.find(k => option.id.endsWith(k))
    if (!kind) return 0
    const amount = Number.parseInt(option.id, 10)
    if (losing)
      return -1 * Math.min(amount, Math.max(0, amount - Math.max(0, player.points[kind] - (last?.[kind] ?? 0))))
    const rest = last ? Math.max(0, last[kind] - player.points[kind]) : 0
    return 4 * Math.min(lack?.[kind] ?? 0, amount) + 10 * Math.min(rest, amount) + rest / 100
  }
  return best(question.options, worth).id
}

/** A space to mark: near where one stands or goes anyway, and not on land about to fall. */
function mark(view: WizardsView, player: PlayerView, question: Question): string {
  const spaces = question.options.filter(o => o.at?.space)
  if (spaces.length === 0) return question.options[0]!.id
  const travel = Travel.of(view, player)
  const { falls } = doomOf(view)
  const marks = player.tasks.flatMap(task => task.marks.filter(m => !m.done && m.at !== null).map(m => m.at!))
  const anchors = [...new Set([player.space, ...marks])].slice(0, 10).map(space => travel.to(space))
  const here = travel.to(player.space)
  const cost = (option: Option): number => {
    const space = option.at!.space!
    const hex = travel.board.hex(space)
    const from = isWater(space) ? hex + here.length / 2 : hex
    const near = Math.min(...anchors.map(way => way[from]!))
    const tile = tileOf(space)
    const fall = tile === null ? FAR : (falls.get(tile) ?? FAR)
    const doomed = fall - view.day < 20 ? 3 * TURN : fall - view.day < 35 ? TURN : 0
    return Math.min(here[from]!, 30 * TURN) * 0.35 + Math.min(near, 30 * TURN) + doomed
  }
  return best(spaces, o => -cost(o)).id
}

/** Where to let an Event take one: to an errand, a Mentor or the Star Crest. */
function land(view: WizardsView, player: PlayerView, question: Question): string {
  const travel = Travel.of(view, player)
  const doors = question.options.filter(o => o.at?.space)
  const errands = new Set(player.tasks.flatMap(task => openMarks(task).flatMap(m => m.at ?? [])))
  const worth = (option: Option): number => {
    const space = option.at!.space!
    const ground = travel.board.ground[travel.board.hex(space)]
    if (ground === 'star-crest') return 8
    if (errands.has(space)) return 12
    if (ground === 'tower') return player.order === 'sorcerers' ? 9 : player.rank === 0 ? 10 : 3
    if (ground === 'cottage') return player.rank === 4 || player.rank === 0 ? 9 : 4
    if (ground === 'abbey') return 3
    if (ground === 'dwelling') return 2
    return view.demons.includes(space) || ground === 'lair' ? -10 : 0
  }
  const top = doors.length > 0 ? best(doors, worth) : null
  return top && worth(top) > 2 ? top.id : (question.options.find(o => o.id === 'stay')?.id ?? question.options[0]!.id)
}

function spell(view: WizardsView, player: PlayerView, question: Question): string {
  const [cast, none] = question.options as readonly [Option, Option]
  switch (cast.id) {
    case 'cast telepathy':
      return player.rank < 4 || byChance(player) ? cast.id : none.id
    case 'cast gem-summoning':
      return summons(view, player) ? cast.id : none.id
    case 'cast escaping':
      return /Star Crest|Hamdrel/.test(question.text) ? none.id : cast.id
    default:
      return cast.id
  }
}

/** The Task with the most parts still open for what it brings. */
function gift(player: PlayerView, question: Question): string {
  const lacks = lacksOf(player)
  const worth = (option: Option): number => {
    const task = player.tasks.find(t => `task ${t.letter.toLowerCase()}` === option.id)
    if (!task) return 0
    const open = task.marks.filter(m => !m.done).length
    return usefulGain(taskCard(task.id).gain, lacks) + 4 * open + (task.mandatory ? 4 : 0)
  }
  return best(question.options, worth).id
}

/** The Territory that would be missed least, and never the Circle while there is another. */
function foresee(view: WizardsView, player: PlayerView, question: Question): string {
  const marks = player.tasks.flatMap(task => task.marks.filter(m => !m.done && m.at !== null).map(m => tileOf(m.at!)))
  const harm = (option: Option): number =>
    (option.id === CIRCLE ? 100 : 0) +
    marks.filter(tile => tile === option.id).length +
    (tileOf(player.space) === option.id ? 2 : 0) -
    view.demons.filter(demon => tileOf(demon) === option.id).length / 10
  return best(question.options, o => -harm(o)).id
}

function best<T extends Option>(items: readonly T[], worth: (item: T) => number): T {
  let top = items[0]!
  for (const item of items) if (worth(item) > worth(top)) top = item
  return top
}
