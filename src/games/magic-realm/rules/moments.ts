import type { RealmEvent } from './events.ts'
import { belonging, isBelonging } from './pieces/belongings.ts'

/** What one stops for in the Realm. */
export type RealmMoment =
  | 'treasure'
  | 'great-treasure'
  | 'discovery'
  | 'kill'
  | 'wounds'
  | 'curse'
  | 'grip'
  | 'death'
  | 'blocked'
  | 'lost-turn'
  | 'failed'

/** Which moment an event is, as far as who looks knows of it; undefined for all that passes by. */
export function momentOf(event: RealmEvent): RealmMoment | undefined {
  switch (event.kind) {
    case 'gets':
      return treasureMoment(event.belonging)
    case 'discovers':
      return 'discovery'
    case 'bounty':
      return 'kill'
    case 'wounded':
      return 'wounds'
    case 'cursed':
      return 'curse'
    case 'grips':
      return 'grip'
    case 'dies':
      return 'death'
    case 'blocks':
      return 'blocked'
    case 'loses-turn':
      return 'lost-turn'
    case 'blank':
      // Whoever declines knows of it.
      return event.why === 'declined' ? undefined : 'failed'
    default:
      return undefined
  }
}

/** Of what is taken only treasures are stopped for, and only by who sees them. */
function treasureMoment(id: string | undefined): RealmMoment | undefined {
  if (id === undefined || !isBelonging(id)) return undefined
  const piece = belonging(id)
  if (piece.kind !== 'treasure') return undefined
  return piece.great ? 'great-treasure' : 'treasure'
}
