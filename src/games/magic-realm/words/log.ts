import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { faceOf } from '../rules/facts/chits.ts'
import { characterCard, isCharacter, printedChits, stageOf } from '../rules/pieces/characters.ts'
import { isDenizen, isGroup } from '../rules/pieces/denizens.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { GivenGood } from '../rules/state/goods.ts'
import { bodyOf } from '../rules/state/sheets.ts'
import { battleSides } from './battle.ts'
import { combatSentence } from './combat/log.ts'
import { pieceSaid, signed } from './combat/names.ts'
import { eventValues } from './event-values.ts'
import { isMagicEvent, magicSentence } from './magic.ts'
import {
  belongingName,
  characterName,
  chitName,
  clearingName,
  denizenNames,
  goodName,
  kindsOf,
  thingName,
  tileName,
  treasureDoes,
} from './names.ts'
import { undertakingName } from './natives.ts'
import { weekTold } from './seasons.ts'
import { activityText } from './turns.ts'

/**
 * Returns an event as a sentence, or null if another event covers it. By default the message id is `tell-` and the
 * event's kind, and its variables are the event's fields. Only the exceptions are listed here.
 */
export function sentenceIn(words: Messages, event: RealmEvent, seats: readonly string[]): string | null {
  const told = toldOf(words, event, seats)
  return told === null ? null : capital(told)
}

function toldOf(words: Messages, event: RealmEvent, seats: readonly string[]): string | null {
  const player = event.seat === null ? '' : seatName(seats, event.seat)
  const name = 'character' in event && isSomebody(event.character) ? characterName(event.character) : ''
  const thing = (id: string) => thingName(words, id)
  const somebody = (id: string) => (isSomebody(bodyOf(id)) ? pieceSaid(words, id) : thing(id))
  switch (event.kind) {
    case 'lays':
      return words.say('tell-lays', { player, tile: tileName(event.placed.tile) })
    case 'map':
      return words.say('tell-map', { n: event.tiles.length })
    case 'battle':
      return words.say('tell-battle', {
        ...battleSides(words, event.characters, event.foes),
        place: clearingName(event.clearing),
      })
    case 'stage':
      return words.say('tell-stage', {
        name,
        stage: event.stage,
        title: stageOf(characterCard(event.character), event.stage).name,
      })
    case 'grows':
      return words.say('tell-grows', { name, chits: printed(event.character, event.chits, event.own) })
    case 'visitor':
      if (event.idle) return null
      return words.say('tell-visitor', { side: words.say('visitor-side', { side: event.side }), box: event.box })
    case 'dwelling':
      return words.say('tell-dwelling', {
        dwelling: words.say('start-at', { at: event.dwelling }),
        place: clearingName(event.clearing),
      })
    case 'starts':
      return words.say('tell-starts', {
        name,
        at: words.say('start-at', { at: event.at }),
        gear: event.gear.length === 0 ? words.say('about-no-gear') : words.list(event.gear.map(belongingName)),
      })
    case 'needs':
      return null
    case 'day':
      return words.say('tell-day', { day: event.day, week: event.week ? 'yes' : 'no' })
    case 'weather':
      return weekTold(words, event)
    case 'prowl':
      return words.say('tell-prowl', {
        dice: event.dice.join(', '),
        rows: words.list(event.rows.map(String)),
        n: event.rows.length,
      })
    case 'flips': {
      const sides = event.chits.filter(side => !event.idle?.includes(side))
      if (sides.length === 0) return null
      return words.say('tell-flips', { sides: words.list(sides.map(side => words.say('visitor-side', { side }))) })
    }
    case 'turn':
      return words.say('tell-turn', { name, player, chosen: event.chosen ? 'yes' : 'no' })
    case 'activity':
      return event.activity.kind === 'move'
        ? null
        : words.say('tell-activity', { name, what: activityText(words, event.activity) })
    case 'blank':
      return words.say('tell-blank', {
        ...{ name, what: activityText(words, event.activity), why: event.why },
        because: words.say('blank-why', { why: event.why }),
      })
    case 'moves':
      return words.say('tell-moves', {
        name,
        place: clearingName(event.target),
        from: event.from === null ? 'no' : 'yes',
      })
    case 'familiar':
      return words.say(event.phantasm ? 'tell-phantasm' : 'tell-familiar', {
        name,
        what: activityText(words, event.activity),
        why: event.why ?? 'none',
      })
    case 'table':
      return words.say('tell-table', {
        name,
        table: words.say('table-name', { table: event.table }),
        dice: event.dice.join(' and '),
        modifier: event.modifier > 0 ? `+${event.modifier}` : String(event.modifier),
        changed: event.modifier === 0 ? 'no' : 'yes',
        result: event.result,
      })
    case 'unhides':
      return null
    case 'sees':
      return words.say('tell-sees', { name, n: event.chits.length, chits: words.list(event.chits.map(chitName)) })
    case 'gets':
      return event.belonging === undefined
        ? words.say('tell-gets', { name, from: thing(event.from) })
        : words.say('tell-gets.what', {
            ...{ name, from: thing(event.from), what: belongingName(event.belonging) },
            does: treasureDoes(words, event.belonging) || 'nothing',
          })
    case 'gold':
      return words.say(event.gold < 0 ? 'tell-gold.pays' : 'tell-gold', { name, gold: Math.abs(event.gold) })
    case 'fame':
      return words.say('tell-fame', { name, gains: words.list(gainsText(words, event)) })
    case 'bids': {
      const gold = 'gold' in event.bid ? event.bid.gold : 0
      return words.say('tell-bids', {
        trader: thing(event.with),
        result: event.bid.kind,
        sum: gold > 0 ? 'more' : gold < 0 ? 'less' : 'same',
        gold: Math.abs(gold),
      })
    }
    case 'asks-price':
      return words.say('tell-asks-price', {
        name,
        from: thing(event.from),
        what: event.belonging === null ? words.say('tell-favor-owed') : thing(event.belonging),
        drinks: event.drinks ? 'yes' : 'no',
      })
    case 'meeting':
      if (event.battle)
        return words.say('tell-meeting-tonight', { name, trader: thing(event.with), result: event.result })
      return words.say('tell-meeting', {
        trader: thing(event.with),
        result: event.result,
        is: isGroup(event.with) ? 'group' : 'one',
      })
    case 'buys':
      return words.say('tell-buys', {
        name,
        from: thing(event.from),
        what: thing(event.belonging),
        gold: Math.abs(event.gold),
        boon: event.boon ? 'yes' : event.gold < 0 ? 'given' : 'no',
      })
    case 'rests':
      return words.say('tell-rests', {
        name,
        chit: printed(event.character, [event.chit], event.own),
        becomes: event.becomes,
      })
    case 'fatigues':
      return words.say('tell-fatigues', { name, chits: printed(event.character, event.chits, event.own) })
    case 'wounded':
      return words.say('tell-wounded', { name, chits: printed(event.character, event.chits, event.own) })
    case 'pit':
      return words.say('tell-pit', { result: event.result, target: somebody(event.target) })
    case 'looks-into':
      return words.say('tell-looks-into', {
        name,
        box: thing(event.box),
        what:
          event.belongings.length === 0
            ? words.say('sheet-nothing')
            : words.list(kindsOf(event.belongings.map(belongingName))),
      })
    case 'sent-home':
      return words.say('tell-sent-home', { who: somebody(event.denizen) })
    case 'sleeps':
    case 'wakes':
      return words.say('tell-sleep', { name, kind: event.kind })
    case 'blocks':
      return words.say('tell-blocks', {
        name,
        who: words.list(kindsOf(event.denizens.map(id => blockerName(words, id)))),
        by: event.by,
        lost: event.lost ?? 0,
      })
    case 'turned-up':
      return words.say('tell-turned-up', { tile: tileName(event.tile), chits: words.list(event.chits.map(chitName)) })
    case 'comes':
      if (event.idle) return null
      return words.say('tell-comes', {
        who: words.say('visitor-side', { side: event.visitor }),
        place: clearingName(event.clearing),
      })
    case 'gives':
      return words.say('tell-gives', {
        name,
        receiver: characterName(event.receiver),
        what: goodsTold(words, event.what),
      })
    case 'takes-up': {
      const what = undertakingName(words, event.name)
      if (event.goal === null) return words.say('tell-takes-up', { name, what, until: event.until })
      const goal = words.say('there-dwelling', { dwelling: event.goal })
      return words.say('tell-takes-up.goal', { name, what, goal, until: event.until, reward: event.reward })
    }
    case 'slain':
      // The bounty event names the killer.
      if (event.by !== null && isCharacter(event.by)) return null
      return event.by === null
        ? words.say('tell-slain', { who: somebody(event.denizen) })
        : words.say('tell-slain.by', { who: somebody(event.denizen), name: somebody(event.by) })
    case 'dies':
      return event.by === null
        ? words.say('tell-dies', { name })
        : words.say('tell-dies.by', { name, by: somebody(event.by) })
    case 'midnight':
      return null
    default: {
      const told = isMagicEvent(event) ? magicSentence(words, event) : combatSentence(words, event)
      return told === undefined ? words.say(`tell-${event.kind}`, { ...eventValues(event, words), player }) : told
    }
  }
}

/** Lists the changes of fame and notoriety that are not 0. */
function gainsText(words: Messages, { fame, notoriety }: { fame: number; notoriety: number }): string[] {
  return [
    ...(fame === 0 ? [] : [words.say('gain-fame', { n: signed(fame) })]),
    ...(notoriety === 0 ? [] : [words.say('gain-notoriety', { n: signed(notoriety) })]),
  ]
}

const isSomebody = (id: string): boolean => isCharacter(id) || isDenizen(id)

/** Lists the goods given in a deal. Cards and discoveries are not named, only counted. */
function goodsTold(words: Messages, what: readonly GivenGood[]): string {
  const count = (kind: string): number => what.filter(one => one.kind === kind).length
  const named = what.flatMap(one => (one.kind === 'gold' || one.kind === 'belonging' ? goodName(words, one) : []))
  const counted = (['card', 'discovery'] as const)
    .filter(kind => count(kind) > 0)
    .map(kind => words.say('deal-counted', { kind, n: count(kind) }))
  return words.list([...named, ...counted])
}

const blockerName = (words: Messages, id: string): string => (isDenizen(id) ? denizenNames([id]) : thingName(words, id))

/** Formats chits as printed on a character's card. */
const printed = (id: string, chits: readonly number[], own = false): string => {
  const all = printedChits({ id, ...(own ? { ability: 'own' as const } : {}) })
  return chits.map(number => (all[number] ? faceOf(all[number]) : '')).join(', ')
}
