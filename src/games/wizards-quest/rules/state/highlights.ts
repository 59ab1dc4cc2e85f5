import { CASTLE_IDS } from '../pieces/marnon.ts'
import type { QuestEvent } from './components.ts'

/** Notable events that can pause the game. */
export type QuestHighlight = 'castle' | 'treasure' | 'slain' | 'attacked' | 'lost' | 'out'

/** Classifies an event. Returns undefined if it isn't notable. */
export function highlightOf(event: QuestEvent): QuestHighlight | undefined {
  switch (event.kind) {
    case 'captures':
      return CASTLE_IDS.includes(event.target) ? 'castle' : undefined
    case 'finds':
      return event.treasure === 'blank' ? undefined : 'treasure'
    case 'slays':
      return 'slain'
    case 'attacked':
      return 'attacked'
    case 'lost':
      return 'lost'
    case 'out':
      return 'out'
    default:
      return undefined
  }
}
