import type { Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { turnsTo } from '../plans/trips.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import { POINT_KINDS } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { placeSeen } from './places.ts'
import { isOfNow, type OpenPart, tasksOf } from './sheet.ts'
import { turnsText } from './trips.ts'

/** A part of a Task that can be done now. */
export interface TaskObjective {
  readonly letter: string
  readonly title: string
  readonly part: OpenPart
  /** The points for the whole Task. */
  readonly points: number
  readonly mandatory: boolean
  /** The mean number of turns to the part's space, or null if no space is known or no route leads there. */
  readonly turns: number | null
}

const FAR = Number.POSITIVE_INFINITY

/** Lists the objectives of the viewer's Tasks, nearest first, in the middle of this question if there is one. */
export function objectivesOf(words: Messages, view: WizardsView, question: Question | null = null): TaskObjective[] {
  const player = view.players[view.seat ?? view.next]
  if (!player) return []
  const errands = tasksOf(words, view, player).flatMap(({ letter, title, gain, mandatory, parts }) => {
    const points = POINT_KINDS.reduce((sum, kind) => sum + gain[kind], 0)
    return parts.filter(isOfNow).map(
      (part): TaskObjective => ({
        letter,
        title,
        part,
        points,
        mandatory,
        turns: part.space === null ? null : turnsTo(view, part.space, question),
      }),
    )
  })
  return errands.sort((a, b) => (a.turns ?? FAR) - (b.turns ?? FAR) || (a.letter < b.letter ? -1 : 1))
}

/** Formats an objective without its letter: `Bring the harp (Meadowshire B2), 7 points, about 2 turns`. */
export function objectiveText(words: Messages, view: WizardsView, { part, points, turns }: TaskObjective): string {
  const { text, space, where } = part
  const place = space === null ? where : placeSeen(words, view, space)
  return [
    words.get('objective-part', { text, place }),
    words.get('objective-points', { points }),
    ...(turns === null ? (space === null ? [] : [words.get('objective-no-way')]) : []),
    ...(turns === null ? [] : [turns === 0 ? words.get('far-here') : turnsText(words, turns)]),
  ].join(', ')
}

/** Describes the viewer's objectives in a space: `Task B: Meet Klor`. Returns null if there are none. */
export function purposeOf(words: Messages, view: WizardsView, space: SpaceId): string | null {
  const player = view.players[view.seat ?? view.next]
  if (!player) return null
  const here = tasksOf(words, view, player).flatMap(({ letter, parts }) =>
    parts
      .filter(part => part.when === 'now' && part.space === space)
      .map(({ text }) => words.get('objective-task', { letter, text })),
  )
  return here.length > 0 ? here.join('; ') : null
}
