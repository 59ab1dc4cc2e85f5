import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { faceOf } from '../rules/facts/chits.ts'
import { characterCard, isCharacter, printedChits, stageOf } from '../rules/pieces/characters.ts'
import { isDenizen, isGroup } from '../rules/pieces/denizens.ts'
import { VISITORS } from '../rules/pieces/setup-card.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { GivenGood } from '../rules/state/goods.ts'
import { bodyOf } from '../rules/state/sheets.ts'
import { battleSides } from './battle.ts'
import { combatSentence } from './combat/log.ts'
import { pieceInSentence, signed } from './combat/names.ts'
import { eventValues } from './event-values.ts'
import { magicSentence } from './magic.ts'
import {
  belongingName,
  characterName,
  chitName,
  clearingName,
  denizensInSentence,
  goodName,
  kindsOf,
  thingInSentence,
  treasureEffect,
} from './names.ts'
import { weekText } from './weather.ts'

/**
 * Returns an event as a sentence, or null if another event covers it. By default the message id is `tell-` and the
 * event's kind, and its variables are the event's fields. Only the exceptions are listed here.
 */
export function sentenceIn(words: Messages, event: RealmEvent, seats: readonly string[]): string | null {
  const text = textOf(words, event, seats)
  return text === null ? null : capital(text)
}

function textOf(words: Messages, event: RealmEvent, seats: readonly string[]): string | null {
  const player = event.seat === null ? '' : seatName(seats, event.seat)
  const values = (): Values => ({ ...eventValues(event, words), player })
  const somebody = (id: string) => (isSomebody(bodyOf(id)) ? pieceInSentence(words, id) : thingInSentence(words, id))
  switch (event.kind) {
    case 'needs':
    case 'unhides':
    case 'midnight':
      return null
    case 'battle':
      return words.get('tell-battle', {
        ...battleSides(words, event.characters, event.foes),
        place: clearingName(event.clearing),
      })
    case 'stage': {
      const { name: title } = stageOf(characterCard(event.character), event.stage)
      return words.get('tell-stage', { ...values(), title })
    }
    case 'visitor':
    case 'comes':
      return event.idle ? null : words.get(`tell-${event.kind}`, values())
    case 'weather':
      return weekText(words, event)
    case 'prowl':
      return words.get('tell-prowl', {
        dice: event.dice.join(', '),
        rows: words.list(event.rows.map(String)),
        n: event.rows.length,
      })
    case 'flips': {
      const sides = event.chits.filter(side => !event.idle?.includes(side))
      if (sides.length === 0) return null
      return words.get('tell-flips', { sides: words.list(sides.map(side => words.get('visitor-side', { side }))) })
    }
    case 'activity':
      return event.activity.kind === 'move' ? null : words.get('tell-activity', values())
    case 'blank':
      return words.get('tell-blank', { ...values(), because: words.get('blank-why', { why: event.why }) })
    case 'familiar':
      return words.get(event.phantasm ? 'tell-phantasm' : 'tell-familiar', values())
    case 'table':
      return words.get('tell-table', {
        ...{ ...values(), dice: event.dice.join(' and '), modifier: signed(event.modifier) },
        changed: event.modifier === 0 ? 'no' : 'yes',
      })
    case 'sees':
    case 'turned-up': {
      const chits = words.list(event.chits.map(chitName))
      return words.get(`tell-${event.kind}`, { ...values(), n: event.chits.length, chits })
    }
    case 'gets': {
      const text = { ...values(), from: somebody(event.from) }
      return event.belonging === undefined
        ? words.get('tell-gets', text)
        : words.get('tell-gets.what', { ...text, does: treasureEffect(words, event.belonging) || 'nothing' })
    }
    case 'gold':
      return words.get(event.gold < 0 ? 'tell-gold.pays' : 'tell-gold', { ...values(), gold: Math.abs(event.gold) })
    case 'fame':
      return words.get(event.fame > 0 || event.notoriety > 0 ? 'tell-fame' : 'tell-fame.loses', {
        ...values(),
        gains: words.list(gainsText(words, event)),
      })
    case 'bids': {
      const gold = 'gold' in event.bid ? event.bid.gold : 0
      const sum = gold > 0 ? 'more' : gold < 0 ? 'less' : 'same'
      return words.get('tell-bids', { ...values(), result: event.bid.kind, sum, gold: Math.abs(gold) })
    }
    case 'asks-price':
      return words.get('tell-asks-price', {
        ...values(),
        what: event.belonging === null ? words.get('tell-favor-owed') : thingInSentence(words, event.belonging),
      })
    case 'meeting':
      return event.battle
        ? words.get('tell-meeting-tonight', values())
        : words.get('tell-meeting', { ...values(), is: isGroup(event.with) ? 'group' : 'one' })
    case 'buys':
      return words.get('tell-buys', {
        ...{ ...values(), gold: Math.abs(event.gold), what: thingInSentence(words, event.belonging) },
        boon: event.boon ? 'yes' : event.gold < 0 ? 'given' : 'no',
      })
    case 'rests':
      return words.get('tell-rests', { ...values(), chit: printed(event.character, [event.chit], event.own) })
    case 'grows':
    case 'fatigues':
    case 'wounded':
      return words.get(`tell-${event.kind}`, { ...values(), chits: printed(event.character, event.chits, event.own) })
    case 'pit':
      return words.get('tell-pit', { result: event.result, target: somebody(event.target) })
    case 'looks-into': {
      const things = kindsOf(event.belongings.map(belongingName))
      const what = things.length === 0 ? words.get('sheet-nothing') : words.list(things)
      const is = isGroup(event.box) ? 'group' : VISITORS.includes(event.box) ? 'visitor' : 'box'
      return words.get('tell-looks-into', { ...values(), what, is })
    }
    case 'sent-home':
      return words.get('tell-sent-home', { who: somebody(event.denizen) })
    case 'blocks':
      return words.get('tell-blocks', {
        name: characterName(event.character),
        who: words.list([
          ...denizensInSentence(words, event.denizens.filter(isDenizen)),
          ...event.denizens.filter(id => !isDenizen(id)).map(somebody),
        ]),
        by: event.by,
        lost: event.lost ?? 0,
      })
    case 'gives':
      return words.get('tell-gives', { ...values(), what: goodsText(words, event.what) })
    case 'slain':
      // The bounty event names the killer.
      if (event.by !== null && isCharacter(event.by)) return null
      return event.by === null
        ? words.get('tell-slain', { who: somebody(event.denizen) })
        : words.get('tell-slain.by', { who: somebody(event.denizen), name: somebody(event.by) })
    case 'dies':
      return event.by === null
        ? words.get('tell-dies', values())
        : words.get('tell-dies.by', { ...values(), by: somebody(event.by) })
    default: {
      const text = combatSentence(words, event)
      if (text !== undefined) return text
      return magicSentence(words, event, values) ?? words.get(`tell-${event.kind}`, values())
    }
  }
}

/** Lists the changes of fame and notoriety that are not 0, without signs if there are only losses. */
function gainsText(words: Messages, { fame, notoriety }: { fame: number; notoriety: number }): string[] {
  const amount = (n: number): string => (fame > 0 || notoriety > 0 ? signed(n) : String(-n))
  return [
    ...(fame === 0 ? [] : [words.get('gain-fame', { n: amount(fame) })]),
    ...(notoriety === 0 ? [] : [words.get('gain-notoriety', { n: amount(notoriety) })]),
  ]
}

const isSomebody = (id: string): boolean => isCharacter(id) || isDenizen(id)

/** Lists the goods given in a deal. Cards and discoveries are not named, only counted. */
function goodsText(words: Messages, what: readonly GivenGood[]): string {
  const count = (kind: string): number => what.filter(one => one.kind === kind).length
  const named = what.flatMap(one => (one.kind === 'gold' || one.kind === 'belonging' ? goodName(words, one) : []))
  const counted = (['card', 'discovery'] as const)
    .filter(kind => count(kind) > 0)
    .map(kind => words.get('deal-counted', { kind, n: count(kind) }))
  return words.list([...named, ...counted])
}

/** Formats chits as printed on a character's card. */
const printed = (id: string, chits: readonly number[], own = false): string => {
  const all = printedChits({ id, ...(own ? { ability: 'own' as const } : {}) })
  return chits.map(number => (all[number] ? faceOf(all[number]) : '')).join(', ')
}
