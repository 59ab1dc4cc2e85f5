import type { ShortForm } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import type { Messages } from '../../../text/index.ts'
import { BOOK_1982, type Book } from '../rules/state/book.ts'
import { eventCard, type SpellName, taskCard, wizardCard } from '../rules/state/cards.ts'
import { POINT_KINDS, type WizardsEvent } from '../rules/state/components.ts'
import { type EventOf, metBy } from './chronicle.ts'
import { placeTold } from './places.ts'

/**
 * Describes an event in a few words, to show another player's turn on one line. Private events (`to`) aren't shown to
 * others.
 */
export function briefIn(
  words: Messages,
  event: WizardsEvent,
  seats: readonly string[],
  book: Book = BOOK_1982,
): ShortForm | undefined {
  const what = (text: string): ShortForm => ({ about: 'what', text })
  switch (event.kind) {
    case 'moved':
    case 'transported':
      return { about: 'where', text: placeTold(words, event), space: event.space }
    case 'roll':
      return event.purpose === 'movement' && event.seat !== null
        ? { about: 'who', text: seatName(seats, event.seat) }
        : undefined
    case 'calls-for-help':
      return what(words.say('short-calls-for-help'))
    case 'turn':
      return event.extra ? what(words.say('short-extra-turn')) : undefined
    case 'meets':
      return what(
        words.say(isPlaceMet(event) ? 'short-comes-to' : 'short-meets', { met: metBy(event, { words, seats }) }),
      )
    case 'task':
      return what(words.say(`short-task-${event.what}`, { title: taskCard(event.task).title }))
    case 'points':
      return pointsBrief(words, event, seats)
    case 'joins':
      return what(words.say('short-joins', { order: book.order(event.order).name }))
    case 'advances':
      return what(words.say('short-advances', { rank: event.rank }))
    case 'animal':
      return event.what === 'comes' ? what(words.say('short-animal', { animal: event.animal })) : undefined
    case 'spell': {
      const spell = book.spell(event.spell as SpellName).name
      return what(words.say(event.success ? 'short-spell-works' : 'short-spell-fails', { spell }))
    }
    case 'stolen':
      return what(
        event.objects.length > 0
          ? words.say('short-stolen.of', { loot: words.list(event.objects) })
          : words.say('short-stolen'),
      )
    case 'afflicted':
      return what(words.say(event.now ? `short-afflicted-${event.with}` : 'short-healed'))
    case 'trapped':
      return what(words.say(`short-trapped-${event.trap}`, { left: event.left ?? 0 }))
    case 'warded':
      return what(words.say(`short-warded-${event.from}`))
    case 'wizard-card': {
      const { kind } = wizardCard(event.card)
      return kind === 'high-wizard' ? undefined : what(words.say(`short-card-${kind}`))
    }
    case 'lost-turn':
      return what(words.say('short-lost-turn'))
    case 'gem':
      return event.gem === null ? undefined : what(words.say(event.gem === 'false' ? 'short-gem-false' : 'short-gem'))
    case 'event':
      return event.what === 'ends'
        ? undefined
        : what(words.say(`short-event-${event.what}`, { title: eventCard(event.event).title }))
    default:
      return undefined
  }
}

/** Returns true if the meeting is with a place rather than a person. */
const isPlaceMet = ({ who }: EventOf<'meets'>): boolean =>
  who === 'trap' || who === 'star-crest' || who === 'high-hollow'

/** Describes points by kind. For a rescue, adds the rescued player. Other causes have events of their own. */
function pointsBrief(
  words: Messages,
  { gained, why }: EventOf<'points'>,
  seats: readonly string[],
): ShortForm | undefined {
  const points = POINT_KINDS.filter(kind => gained[kind]).map(kind => {
    const n = gained[kind] ?? 0
    return words.say('short-points', { points: n > 0 ? `+${n}` : String(n), kind: words.say(`point-${kind}`) })
  })
  if (points.length === 0) return undefined
  const text = points.join(' ')
  const named = why.by === 'rescue' ? words.say('short-rescue', { name: seatName(seats, why.of), points: text }) : text
  return { about: 'what', text: named }
}
