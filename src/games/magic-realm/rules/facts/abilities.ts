import type { ActivityKind, Individual, RealmState } from '../state/state.ts'
import { isControlled } from './control.ts'

/** Activities open to mist (21.6.3), and to other forms (20.9.5). */
const MIST: readonly string[] = ['move', 'hide', 'follow', 'leave', 'blank']
const FORM: readonly string[] = [...MIST, 'search', 'fly']

/** Activities closed to controlled monsters (20.8.5). */
const NOT_CONTROLLED: readonly string[] = ['trade', 'hire', 'enchant', 'enchant-far']

/** Returns true if someone can do an activity in their form or under control (20.8.5, 20.9.5, 21.6.3). */
export function canDo(state: Pick<RealmState, 'war'>, { id, formed }: Individual, kind: ActivityKind): boolean {
  if (formed !== undefined) return (formed === 'mist' ? MIST : FORM).includes(kind)
  return !(NOT_CONTROLLED.includes(kind) && isControlled(state, id))
}
