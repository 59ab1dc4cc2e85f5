import type { Question } from '../../../kernel/index.ts'
import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import { bookOf } from '../rules/state/book.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { distanceText } from '../words/bearings.ts'
import { ENGLISH } from '../words/messages.ts'
import { objectivesOf } from '../words/objectives.ts'
import { pointsText, type TaskPart, type TaskSheet, tasksOf } from '../words/sheet.ts'
import { turnsText } from '../words/trips.ts'
import { type CardFace, layOutCards } from './faces.ts'

/**
 * Draws a player's Tasks as cards that list all their parts (9). Completed parts have a check mark, and parts that can
 * be done now show their place and distance.
 */
export function taskPage(
  view: WizardsView,
  columns: number,
  style: Style,
  { of = null, question = null }: SheetRequest = {},
): string[] {
  const player = view.players[of ?? view.seat ?? view.next]
  if (!player) return ['The islands are still being laid out.']
  const { paint } = style
  const held = tasksOf(ENGLISH, view, player)
  if (player.order === null) return wrap("You'll get your first Task when you join an Order.", columns)
  if (held.length === 0)
    return wrap(
      'No Tasks. Your Mentor offers one at every meeting; Hamdrel, towns and Doves may bring others.',
      columns,
    )
  const isOwn = player === view.players[view.seat ?? view.next]
  const turns = isOwn ? turnsOf(view, question) : new Map<string, number | null>()
  const { gems } = bookOf(view)
  const todo = held.filter(({ mandatory }) => mandatory).length
  const sum = `${paint('title', `${held.length} Task${held.length === 1 ? '' : 's'}`)}, ${todo} Mandatory: ${
    todo > 0
      ? `to be done before ${gems ? 'you can ask for a Gem' : 'the last Rank'}`
      : `none keeps you from the ${gems ? 'Gems' : 'last Rank'}`
  }.`
  return [
    ...wrap(sum, columns),
    ...layOutCards(
      held.map(task => faceOf(task, turns, style)),
      columns,
      columns >= 110 ? 3 : 2,
      style,
    ),
  ]
}

/** Identifies a part of a Task. Several parts may have the same text. */
const keyOf = (letter: string, { text, space }: Pick<TaskPart, 'text' | 'space'>): string =>
  `${letter} ${space}: ${text}`

function turnsOf(view: WizardsView, question: Question | null): Map<string, number | null> {
  return new Map(objectivesOf(ENGLISH, view, question).map(({ letter, part, turns }) => [keyOf(letter, part), turns]))
}

function faceOf(task: TaskSheet, turns: ReadonlyMap<string, number | null>, style: Style): CardFace {
  const { letter, title, mandatory, gain, parts, carries } = task
  const { paint } = style
  const done = parts.filter(({ when }) => when === 'done').length
  return {
    title: `${letter}  ${title}`,
    kind: mandatory ? 'Mandatory' : 'Optional',
    lines: [
      ...parts.flatMap(part => partLines(part, turns.get(keyOf(letter, part)), style)),
      ...carries.map(({ name, stealable }) => paint('warn', `carried: ${name}${stealable ? ', can be stolen' : ''}`)),
    ],
    foot: `${done} of ${parts.length}, for ${pointsText(ENGLISH, gain)}`,
  }
}

/**
 * Draws one part of a Task, which is done, can be done now or comes later. A part that can be done now shows its place,
 * turns and distance.
 */
function partLines(
  { when, text, where, far }: TaskPart,
  turns: number | null | undefined,
  { paint, glyphs }: Style,
): string[] {
  if (when === 'done') return [`${paint('good', glyphs.tick)} ${paint('dim', text)}`]
  if (when === 'later') return [paint('dim', `  ${text}${where === null ? '' : `: ${where}`}`)]
  const away = [
    ...(turns === undefined || turns === null || turns === 0 ? [] : [turnsText(ENGLISH, turns)]),
    ...(far ? [distanceText(ENGLISH, far)] : []),
  ]
  const place = where === null ? '' : `  ${[where, ...away].join(', ')}`
  return [`${paint('accent', glyphs.cursor)} ${text}`, ...(place === '' ? [] : [paint('accent', place)])]
}
