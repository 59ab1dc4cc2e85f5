import type { ShortForm } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import type { QuestEvent } from '../rules/state/components.ts'
import { type Seats, valuesOf } from './names.ts'

/**
 * Returns the short form of an event, for the one-line summary of another player's turn, or undefined if it has none.
 */
export function shortFormIn(words: Messages, event: QuestEvent, seats: Seats): ShortForm | undefined {
  if (event.to || !words.has(`short-${event.kind}`)) return undefined
  const values = valuesOf(event, { words, seats })
  const isBlank = event.kind === 'finds' && event.treasure === 'blank'
  const text = isBlank ? words.get('short-finds.blank') : words.get(`short-${event.kind}`, values)
  const space = spaceIn(event)
  return { about: 'what', text, ...(space === undefined ? {} : { space }) }
}

/** Returns the space that a player has gone to or acted in, or undefined if there is none. */
function spaceIn(event: QuestEvent): string | undefined {
  if (event.kind === 'loses' || event.kind === 'flees') return undefined
  if ('target' in event) return event.target ?? undefined
  return 'space' in event ? event.space : undefined
}
