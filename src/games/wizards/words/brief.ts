import type { Brief } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { BOOK_1982, type Book } from '../rules/book.ts'
import { POINT_KINDS, type WizardsEvent } from '../rules/components.ts'
import { placeName } from './places.ts'

/** An event in a word or two, for those who follow another's turn on one line. */
export function briefIn(words: Messages, event: WizardsEvent, book: Book = BOOK_1982): Brief | undefined {
  const what = (text: string): Brief => ({ about: 'what', text })
  switch (event.kind) {
    case 'moved':
    case 'transported':
      return { about: 'where', text: placeName(words, event.space), space: event.space }
    case 'task':
      return event.what === 'given' || event.what === 'done' || event.what === 'impossible'
        ? what(words.say(`short-task-${event.what}`))
        : undefined
    case 'points': {
      const points = POINT_KINDS.filter(kind => event.gained[kind]).map(kind => {
        const n = event.gained[kind] ?? 0
        return words.say('short-points', { points: n > 0 ? `+${n}` : String(n), kind: words.say(`point-${kind}`) })
      })
      return points.length === 0 ? undefined : what(points.join(' '))
    }
    case 'joins':
      return what(words.say('short-joins', { order: book.order(event.order).name }))
    case 'advances':
      return what(words.say('short-advances', { rank: event.rank }))
    case 'stolen':
      return what(words.say('short-stolen'))
    case 'afflicted':
      return event.now ? what(words.say(`short-afflicted-${event.with}`)) : undefined
    case 'trapped':
      return event.trap === 'none' ? undefined : what(words.say('short-trapped'))
    case 'lost-turn':
      return what(words.say('short-lost-turn'))
    case 'gem':
      return event.gem === null ? undefined : what(words.say(event.gem === 'false' ? 'short-gem-false' : 'short-gem'))
    case 'event':
      return event.what === 'drawn' ? what(words.say('short-event')) : undefined
    default:
      return undefined
  }
}
