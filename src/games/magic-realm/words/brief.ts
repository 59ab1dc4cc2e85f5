import type { Brief } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmEvent } from '../rules/events.ts'
import { isCharacter } from '../rules/pieces/characters.ts'
import { characterName, clearingName, thingName, tileName } from './names.ts'
import { activityText } from './turns.ts'

/** An event in a word or two, for those who follow another's turn on one line. */
export function briefIn(words: Messages, event: RealmEvent): Brief | undefined {
  const what = (text: string): Brief => ({ about: 'what', text })
  switch (event.kind) {
    case 'turn':
      return { about: 'who', text: characterName(event.character) }
    case 'flies':
      return { about: 'where', text: tileName(event.tile) }
    case 'moves':
    case 'lands':
    case 'teleports':
      return { about: 'where', text: clearingName(event.target), space: event.target }
    case 'activity':
      return event.activity.kind === 'move' || event.activity.kind === 'hide'
        ? undefined
        : what(activityText(words, event.activity))
    case 'hides':
      return event.hidden ? what(words.say('brief-hidden')) : undefined
    case 'discovers':
      return what(words.say('brief-discovers', { things: words.list(event.things.map(id => thingName(words, id))) }))
    case 'gets':
      return what(words.say('brief-gets', { from: thingName(words, event.from) }))
    case 'blocks':
      return isCharacter(event.character) ? what(words.say('brief-blocked')) : undefined
    case 'loses-turn':
      return what(words.say('brief-loses-turn'))
    case 'bounty':
      return what(words.say('brief-kills', { who: thingName(words, event.denizen) }))
    case 'dies':
      return what(words.say('brief-dies'))
    default:
      return undefined
  }
}
