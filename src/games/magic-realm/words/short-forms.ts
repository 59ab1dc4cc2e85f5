import type { ShortForm } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isCharacter } from '../rules/pieces/characters.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import { resultText } from './chances.ts'
import { belongingName, characterName, clearingName, thingName, tileName } from './names.ts'
import { nativeNames } from './natives.ts'
import { activityText } from './turns.ts'

/** Activities without a short form of their own, because their results have events that provide one. */
const REPORTED_BY_RESULT: readonly string[] = ['move', 'hide', 'search']
/** Tables whose rolls are public, although only the searcher learns what was found. */
const SEARCHES: readonly string[] = ['peer', 'locate', 'runes', 'magic-sight']

/**
 * Returns the short form of an event, for the one-line summary of another player's turn, or undefined if it has none.
 */
export function shortFormIn(words: Messages, event: RealmEvent): ShortForm | undefined {
  const who = 'character' in event && typeof event.character === 'string' ? thingName(words, event.character) : null
  const what = (text: string): ShortForm => ({ about: 'what', text, ...(who === null ? {} : { who }) })
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
      // The results of other activities have their own events.
      return REPORTED_BY_RESULT.includes(event.activity.kind) ? undefined : what(activityText(words, event.activity))
    case 'table': {
      if (!SEARCHES.includes(event.table)) return undefined
      const found = resultText(words, event.table, event.result)
      return found === null || found === words.get('odds-nothing')
        ? what(words.get('short-searches', { found: 'nothing', what: '' }))
        : what(words.get('short-searches', { found: 'some', what: found }))
    }
    case 'finds-nothing':
      return what(words.get('short-searches', { found: 'nothing', what: '' }))
    case 'hires':
      return what(words.get('short-hires', { who: nativeNames(event.natives) }))
    case 'no-deal':
      return what(words.get('short-no-deal', { who: thingName(words, event.with) }))
    case 'buys':
      return what(words.get('short-buys', { what: thingName(words, event.belonging) }))
    case 'sells':
      return what(words.get('short-sells', { what: words.list(event.belongings.map(belongingName)) }))
    case 'hides':
      return event.hidden ? what(words.get('short-hidden')) : undefined
    case 'discovers':
      return what(words.get('short-discovers', { things: words.list(event.things.map(id => thingName(words, id))) }))
    case 'gets':
      return what(words.get('short-gets', { from: thingName(words, event.from) }))
    case 'blocks':
      return isCharacter(event.character) ? what(words.get('short-blocked')) : undefined
    case 'loses-turn':
      return what(words.get('short-loses-turn'))
    case 'bounty':
      return what(words.get('short-kills', { who: thingName(words, event.denizen) }))
    case 'dies':
      return what(words.get('short-dies'))
    default:
      return undefined
  }
}
