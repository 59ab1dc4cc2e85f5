import type { ShortForm } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import type { Messages } from '../../../text/index.ts'
import type { QuestEvent } from '../rules/state/components.ts'
import { cardName, piecesText, type Seats, spaceName, treasureName } from './names.ts'

/** Returns the short form of an event, for the one-line summary of another player's turn. */
export function briefIn(words: Messages, event: QuestEvent, seats: Seats): ShortForm | undefined {
  const at = (text: string, space: string): ShortForm => ({ about: 'what', text, space })
  const what = (text: string): ShortForm => ({ about: 'what', text })
  const name = (id: string) => spaceName(words, id)
  const owner = (of: { readonly owner: number }) => seatName(seats, of.owner)
  switch (event.kind) {
    case 'castle':
      return at(words.say('brief-begins', { space: name(event.space) }), event.space)
    case 'settles':
      return at(words.say('brief-takes', { space: name(event.space) }), event.space)
    case 'hides':
      return event.treasure
        ? undefined
        : at(words.say('brief-hides', { owner: owner(event), space: name(event.space) }), event.space)
    case 'places': {
      const pieces = piecesText(words, event, event.seat ?? 0, 'nominative')
      return at(words.say('brief-places', { pieces, space: name(event.space) }), event.space)
    }
    case 'captures':
      return at(words.say('brief-takes', { space: name(event.target) }), event.target)
    case 'loses': {
      const pieces = piecesText(words, event, event.side, 'nominative')
      return what(words.say('brief-loses', { pieces, space: name(event.space) }))
    }
    case 'flees': {
      const pieces = piecesText(words, event, event.side, 'nominative')
      return what(words.say('brief-flees', { pieces, space: name(event.target) }))
    }
    case 'sails': {
      const pieces = piecesText(words, event, event.seat ?? 0, 'nominative')
      return at(words.say('brief-sails', { pieces, space: name(event.target) }), event.target)
    }
    case 'plays':
      return what(words.say('brief-plays', { card: cardName(words, event.card) }))
    // Men from cards are counted with the reinforcements.
    case 'reinforced':
      return what(words.say('brief-men', { n: event.men }))
    case 'peeks':
      return event.treasure ? undefined : at(words.say('brief-peeks', { space: name(event.space) }), event.space)
    case 'entrance':
      return at(words.say('brief-entrance', { space: name(event.space) }), event.space)
    case 'carts':
      return at(words.say('brief-carts', { owner: owner(event), space: name(event.target) }), event.target)
    case 'finds': {
      const treasure = treasureName(words, event.treasure, 'accusative')
      const told =
        event.treasure === 'blank'
          ? words.say('brief-finds.blank')
          : words.say('brief-finds', { treasure, n: event.found })
      return at(told, event.space)
    }
    case 'slays':
      return at(words.say('brief-slays'), event.space)
    case 'out':
      return what(words.say('brief-out'))
    default:
      return undefined
  }
}
