import { belonging, isBelonging } from '../pieces/belongings.ts'
import type { RealmEvent } from '../state/events.ts'

/** The highlights of a Magic Realm game, at which the display pauses. */
export type RealmHighlight =
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

/** Returns the highlight of an event as the viewer sees it, or undefined if there is none. */
export function highlightOf(event: RealmEvent): RealmHighlight | undefined {
  switch (event.kind) {
    case 'gets':
      return treasureHighlight(event.belonging)
    case 'discovers':
      return 'discovery'
    case 'bounty':
      return 'kill'
    case 'wounded':
      // The player has just chosen the chits of all other wounds.
      return event.rule === '22.3' ? 'wounds' : undefined
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
      // The player who declined already knows.
      return event.why === 'declined' ? undefined : 'failed'
    default:
      return undefined
  }
}

/**
 * Returns the highlight of taking a belonging. Only treasures have one, and only for viewers who see them; it is
 * undefined for all others.
 */
function treasureHighlight(id: string | undefined): RealmHighlight | undefined {
  if (id === undefined || !isBelonging(id)) return undefined
  const piece = belonging(id)
  if (piece.kind !== 'treasure') return undefined
  return piece.great ? 'great-treasure' : 'treasure'
}
