import { POINT_KINDS } from '../rules/components.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/view.ts'
import { spaceName } from '../words/places.ts'
import { type TaskPart, tasksOf } from '../words/sheet.ts'
import { turnsText, turnsTo } from './trips.ts'

/** A part of a Task that could be done now. */
export interface Errand {
  readonly letter: string
  readonly title: string
  readonly part: TaskPart
  /** Points the whole Task is worth, of all kinds together. */
  readonly points: number
  readonly mandatory: boolean
  /** Turns to where it is done, on the mean; null where no space is known or no way leads there. */
  readonly turns: number | null
}

const FAR = Number.POSITIVE_INFINITY

/** What the one who looks has to do for his Tasks, the nearest first. */
export function errandsOf(view: WizardsView): Errand[] {
  const player = view.players[view.seat ?? view.next]
  if (!player) return []
  const errands = tasksOf(view, player).flatMap(({ letter, title, gain, mandatory, parts }) => {
    const points = POINT_KINDS.reduce((sum, kind) => sum + gain[kind], 0)
    return parts
      .filter(({ when }) => when === 'now')
      .map(
        (part): Errand => ({
          letter,
          title,
          part,
          points,
          mandatory,
          turns: part.space === null ? null : turnsTo(view, part.space),
        }),
      )
  })
  return errands.sort((a, b) => (a.turns ?? FAR) - (b.turns ?? FAR) || (a.letter < b.letter ? -1 : 1))
}

/** An errand in one line, its letter left out: `bring the harp to Meadowshire B2, 7 points, about 2 turns`. */
export function errandText({ part, points, turns }: Errand): string {
  const { text, space, where } = part
  const place = space === null ? where : spaceName(space)
  const far = turns === null ? (space === null ? [] : ['no way there']) : [turns === 0 ? 'here' : turnsText(turns)]
  return [`${text} (${place})`, `${points} points`, ...far].join(', ')
}

/** What there is to do in a space for the one who looks: `Task B: Meet Klor`; null where nothing is. */
export function purposeOf(view: WizardsView, space: SpaceId): string | null {
  const player = view.players[view.seat ?? view.next]
  if (!player) return null
  const here = tasksOf(view, player).flatMap(({ letter, parts }) =>
    parts.filter(part => part.when === 'now' && part.space === space).map(({ text }) => `Task ${letter}: ${text}`),
  )
  return here.length > 0 ? here.join('; ') : null
}
