import { attackOn, fallsNext } from '../rules/calendar.ts'
import { CALENDAR } from '../rules/cards.ts'
import { dayOfFortnight, FORTNIGHT, fortnightOf } from '../rules/components.ts'

import { weight } from '../rules/evil.ts'
import { type Kind, type Territory, territory } from '../rules/islands/territories.ts'
import { capital } from '../rules/orders/points.ts'
import type { WizardsView } from '../rules/view.ts'
import { counted, listed } from './sheet.ts'

/** What the Calendar, the Completion Track and the map say of the Evil Spirit (12). */
export interface Omens {
  readonly fortnight: number
  /** 1 to 14. */
  readonly day: number
  /** Days until Day 14; 0 on it. */
  readonly left: number
  /** What Day 14 will bring. */
  readonly attack: string
  /** Tasks completed towards the next thwart, 0 to 9. */
  readonly completed: number
  /** Attacks thwarted ahead. */
  readonly thwarts: number
  /** The kind of Territory that falls next and those of it where most markers lie, all that tie (12.13); null where none can fall. */
  readonly danger: { readonly kind: Kind; readonly tiles: readonly Territory[]; readonly markers: number } | null
  readonly foreseen: Territory | null
  readonly fallen: readonly Territory[]
}

/** The Evil Spirit's doings as a view shows them. */
export function omensOf(view: WizardsView): Omens {
  const fortnight = fortnightOf(view.day)
  const day = dayOfFortnight(view.day)
  return {
    fortnight,
    day,
    left: FORTNIGHT - day,
    attack: attackOn(view.day, view.thwarts).text,
    completed: view.completed,
    thwarts: view.thwarts,
    danger: dangerOf(view),
    foreseen: view.foreseen === null ? null : territory(view.foreseen),
    fallen: view.fallen.map(territory),
  }
}

function dangerOf(view: WizardsView): Omens['danger'] {
  const tiles = fallsNext(view)
  const [first] = tiles
  if (!first) return null
  const weights = tiles.map(tile => weight(view, tile.id))
  const markers = Math.max(...weights)
  return { kind: first.kind, tiles: tiles.filter((_, i) => weights[i] === markers), markers }
}

/** The same in sentences, the date first. */
export function omenLines(view: WizardsView): string[] {
  const { fortnight, day, left, attack, thwarts, foreseen, fallen } = omensOf(view)
  const when = left === 0 ? 'Today' : left === 1 ? 'Tomorrow, on Day 14' : `On Day 14, in ${left} days`
  return [
    `Day ${day} of Fortnight ${fortnight}.`,
    `${when}: ${attack}`,
    `Tasks completed: ${view.tasksDone}; ${view.completed} of ${CALENDAR.tasksToThwart} towards thwarting ${thwarts > 0 ? 'a later' : 'the next'} attack.`,
    ...(thwarts > 0 ? [`Thwarted ahead: ${counted(thwarts, 'attack')}.`] : []),
    ...dangerLines(view),
    ...(foreseen ? [`Foreseen to fall next: ${foreseen.name}.`] : []),
    fallen.length > 0 ? `Fallen: ${listed(fallen.map(tile => tile.name))}.` : 'No Territory has fallen.',
  ]
}

/** Which Territories the Evil Spirit would take now, where it takes any. */
export function dangerLines(view: WizardsView): string[] {
  const { danger } = omensOf(view)
  if (!danger || attackOn(view.day, 0).landsLost === 0) return []
  const { kind, tiles, markers } = danger
  if (tiles.length === 1 && tiles[0]?.id === CALENDAR.lostWith)
    return ['The Sacred Circle falls next, and with it all is lost.']
  const first = `${capital(kind)} Territories fall first`
  if (markers === 0) return [`${first}: the one with most markers of Demons and Tasks; none has any yet.`]
  const names = tiles.map(tile => tile.name)
  return [`${first}: ${listed(names, 'or')} now, with ${counted(markers, 'marker')} of Demons and Tasks.`]
}
