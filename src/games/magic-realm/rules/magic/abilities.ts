import type { ActivityKind, Individual, RealmState } from '../state.ts'
import { isControlled } from './control.ts'

/** What mist can do (21.6.3), and any other form beside it (20.9.5). */
const MIST: readonly string[] = ['move', 'hide', 'follow', 'leave', 'blank']
const FORM: readonly string[] = [...MIST, 'search', 'fly']

/** What a monster under control does for nobody (20.8.5). */
const NOT_CONTROLLED: readonly string[] = ['trade', 'hire', 'enchant', 'enchant-far']

/** Whether somebody can do an activity in the form he has, or under whose control he is (20.8.5, 20.9.5, 21.6.3). */
export function canDo(state: Pick<RealmState, 'war'>, { id, formed }: Individual, kind: ActivityKind): boolean {
  if (formed !== undefined) return (formed === 'mist' ? MIST : FORM).includes(kind)
  return !(NOT_CONTROLLED.includes(kind) && isControlled(state, id))
}
