import type { QuestEvent } from './components.ts'
import { CASTLE_IDS } from './marnon/marnon.ts'

/** What the warlords of Marnon stop for. */
export type QuestMoment = 'castle' | 'treasure' | 'slain' | 'lost' | 'out'

/** Which moment an event is; undefined for all that passes by. */
export function momentOf(event: QuestEvent): QuestMoment | undefined {
  switch (event.kind) {
    case 'captures':
      return CASTLE_IDS.includes(event.target) ? 'castle' : undefined
    case 'finds':
      return event.treasure === 'blank' ? undefined : 'treasure'
    case 'slays':
      return 'slain'
    case 'lost':
      return 'lost'
    case 'out':
      return 'out'
    default:
      return undefined
  }
}
