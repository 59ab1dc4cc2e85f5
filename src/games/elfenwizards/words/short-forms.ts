import type { ShortForm } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { DICE_BOXES, type ElfenEvent } from '../rules/state/components.ts'
import { diceBoxName, faces, valuesOf } from './names.ts'

/**
 * Returns the short form of an event, for the one-line summary of another player's turn, or undefined if it has none.
 */
export function shortFormIn(words: Messages, event: ElfenEvent): ShortForm | undefined {
  if (event.kind === 'places') return { about: 'what', text: shortPlaces(words, event) }
  if (!words.has(`short-${event.kind}`)) return undefined
  const space = spaceIn(event)
  const text = words.get(`short-${event.kind}`, valuesOf(event, { words, seats: [] }))
  return { about: 'what', text, ...(space === undefined ? {} : { space }) }
}

function shortPlaces(words: Messages, { dice, kept }: Extract<ElfenEvent, { kind: 'places' }>): string {
  const parts = DICE_BOXES.flatMap(box => {
    const there = dice[box]
    return there ? [words.get('short-dice', { dice: faces(there), box: diceBoxName(words, box) })] : []
  })
  if (kept > 0) parts.push(words.get('short-keeps', { kept }))
  return parts.join(', ')
}

/** Returns the box or the magician that an event is about, or undefined if there is none. */
function spaceIn(event: ElfenEvent): string | undefined {
  if ('box' in event) return event.box
  if ('title' in event) return event.title
  return 'magician' in event ? event.magician : undefined
}
