import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { faceOf } from '../rules/facts/chits.ts'
import { characterCard, isCharacter, printedChits, stageOf } from '../rules/pieces/characters.ts'
import { isDenizen, isGroup } from '../rules/pieces/denizens.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { GivenGood } from '../rules/state/goods.ts'
import { bodyOf } from '../rules/state/sheets.ts'
import { battleSides } from './battle.ts'
import { combatSentence } from './combat/chronicle.ts'
import { pieceSaid, signed } from './combat/names.ts'
import { isMagicEvent, magicSentence } from './magic.ts'
import {
  belongingName,
  characterName,
  chitName,
  clearingName,
  denizenNames,
  goodName,
  joinCounted,
  kindsOf,
  thingName,
  tileName,
  treasureDoes,
} from './names.ts'
import { nativeNames, undertakingName } from './natives.ts'
import { weekTold } from './seasons.ts'
import { activityText } from './turns.ts'

/** Returns an event as a sentence, or null if another event covers it. */
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
    case 'takes':
      return words.say('tell-takes', { player, name })
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
    case 'next-stage':
      return words.say('tell-next-stage', { name, how: event.how, stage: event.stage, chits: event.chits })
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
    case 'regenerates':
      return words.say('tell-regenerates', { who: denizenNames(event.denizens), n: event.denizens.length })
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
    case 'flies':
      return words.say('tell-flies', { name, tile: tileName(event.tile) })
    case 'lands':
      return words.say('tell-lands', { name, place: clearingName(event.target) })
    case 'familiar':
      return words.say(event.phantasm ? 'tell-phantasm' : 'tell-familiar', {
        name,
        what: activityText(words, event.activity),
        why: event.why ?? 'none',
      })
    case 'climbs':
      return words.say('tell-climbs', { name, place: clearingName(event.target) })
    case 'loses-turn':
      return words.say('tell-loses-turn', { name, why: event.why })
    case 'table':
      return words.say('tell-table', {
        name,
        table: words.say('table-name', { table: event.table }),
        dice: event.dice.join(' and '),
        modifier: event.modifier > 0 ? `+${event.modifier}` : String(event.modifier),
        changed: event.modifier === 0 ? 'no' : 'yes',
        result: event.result,
      })
    case 'hides':
      return words.say('tell-hides', { name, hidden: event.hidden ? 'yes' : 'no' })
    case 'unhides':
      return null
    case 'sees':
      return words.say('tell-sees', { name, n: event.chits.length, chits: words.list(event.chits.map(chitName)) })
    case 'finds-enemies':
      return words.say('tell-finds-enemies', { name })
    case 'discovers':
      return words.say('tell-discovers', { name, things: words.list(event.things.map(thing)) })
    case 'spies':
      return words.say('tell-spies', { name, things: words.list(event.things.map(thing)) })
    case 'finds-nothing':
      return words.say('tell-finds-nothing', { name })
    case 'gets':
      return event.belonging === undefined
        ? words.say('tell-gets', { name, from: thing(event.from) })
        : words.say('tell-gets.what', {
            ...{ name, from: thing(event.from), what: belongingName(event.belonging) },
            does: treasureDoes(words, event.belonging) || 'nothing',
          })
    case 'opens':
      return words.say('tell-opens', { name, door: thing(event.door), with: thing(event.with) })
    case 'shows':
      return words.say('tell-shows', { name, what: belongingName(event.belonging) })
    case 'gold':
      return words.say(event.gold < 0 ? 'tell-gold.pays' : 'tell-gold', { name, gold: Math.abs(event.gold) })
    case 'fame':
      return words.say('tell-fame', { name, fame: signed(event.fame), notoriety: signed(event.notoriety) })
    case 'arranges':
      return words.say('tell-arranges', { name, what: belongingName(event.belonging), how: event.how })
    case 'sells':
      return words.say('tell-sells', {
        name,
        buyer: thing(event.buyer),
        what: words.list(event.belongings.map(belongingName)),
        gold: event.gold,
      })
    case 'caches':
      return words.say('tell-caches', { name, how: event.how })
    case 'shows-goods':
      return words.say('tell-shows-goods', {
        name,
        buyer: thing(event.buyer),
        what: words.list(event.belongings.map(belongingName)),
        drinks: event.drinks ? 'yes' : 'no',
      })
    case 'bids':
      return words.say('tell-bids', {
        trader: thing(event.with),
        result: event.bid.kind,
        gold: 'gold' in event.bid ? signed(event.bid.gold) : '',
      })
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
    case 'buys-back':
      return words.say('tell-buys-back', { name, from: thing(event.from), gold: event.gold })
    case 'no-deal':
      return words.say('tell-no-deal', { name, trader: thing(event.with) })
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
    case 'uncursed':
      return words.say('tell-uncursed', { name, curse: words.say('curse-name', { curse: event.curse }) })
    case 'cursed':
      return words.say('tell-cursed', {
        ...{ name, curse: words.say('curse-name', { curse: event.curse }) },
        does: words.say('curse-does', { curse: event.curse }),
      })
    case 'freed':
      return words.say('tell-freed', {
        name,
        curses: words.list(event.curses.map(curse => words.say('curse-name', { curse }))),
      })
    case 'wish':
      return words.say('tell-wish', { name, wish: event.wish })
    case 'pit':
      return words.say('tell-pit', { result: event.result, target: somebody(event.target) })
    case 'teleports':
      return words.say('tell-teleports', { name, place: clearingName(event.target) })
    case 'looks-into':
      return words.say('tell-looks-into', {
        name,
        box: thing(event.box),
        what:
          event.belongings.length === 0
            ? words.say('sheet-nothing')
            : words.list(kindsOf(event.belongings.map(belongingName))),
      })
    case 'armor':
      return words.say('tell-armor', {
        name,
        what: belongingName(event.belonging),
        destroyed: event.destroyed ? 'yes' : 'no',
      })
    case 'sent-home':
      return words.say('tell-sent-home', { who: somebody(event.denizen) })
    case 'sleeps':
    case 'wakes':
      return words.say('tell-sleep', { name, kind: event.kind })
    case 'blocks':
      return words.say('tell-blocks', {
        name,
        who: joinCounted(event.denizens.map(id => blockerName(words, id))),
        by: event.by,
        lost: event.lost ?? 0,
      })
    case 'turned-up':
      return words.say('tell-turned-up', { tile: tileName(event.tile), chits: words.list(event.chits.map(chitName)) })
    case 'appears':
      return words.say('tell-appears', {
        who: denizenNames(event.denizens),
        n: event.denizens.length,
        place: clearingName(event.clearing),
      })
    case 'prowls':
      return words.say('tell-prowls', {
        ...{ who: denizenNames(event.denizens), n: event.denizens.length },
        place: clearingName(event.clearing),
      })
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
    case 'shares':
      return words.say('tell-shares', {
        name,
        receiver: thing(event.receiver),
        things: words.list(event.things.map(thing)),
      })
    case 'asks-hire':
      return words.say('tell-asks-hire', {
        name,
        who: nativeNames(event.natives),
        drinks: event.drinks ? 'yes' : 'no',
      })
    case 'hires':
      return words.say('tell-hires', {
        name,
        who: nativeNames(event.natives),
        gold: event.gold,
        until: event.until,
        again: event.again ? 'yes' : 'no',
      })
    case 'dismissed':
      return words.say('tell-dismissed', { name, who: thing(event.denizen), why: event.why })
    case 'assigns':
      return words.say('tell-assigns', { who: nativeNames(event.natives), guide: thing(event.guide) })
    case 'follows':
    case 'stops':
      return words.say(`tell-${event.kind}`, { name, guide: thing(event.guide) })
    case 'battles':
      return words.say('tell-battles', { name, group: thing(event.group) })
    case 'takes-up': {
      const what = undertakingName(words, event.name)
      if (event.goal === null) return words.say('tell-takes-up', { name, what, until: event.until })
      const goal = words.say('there-dwelling', { dwelling: event.goal })
      return words.say('tell-takes-up.goal', { name, what, goal, until: event.until, reward: event.reward })
    }
    case 'undertaken':
      return words.say('tell-undertaken', { name, what: undertakingName(words, event.name), how: event.how })
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
    case 'leaves':
      return words.say('tell-leaves', { name })
    case 'tile-turns':
      return words.say('tell-tile-turns', { tile: tileName(event.tile), enchanted: event.enchanted ? 'yes' : 'no' })
    case 'midnight':
      return null
    case 'scores':
      return words.say('tell-scores', { name, total: event.total })
    default:
      return isMagicEvent(event) ? magicSentence(words, event) : combatSentence(words, event)
  }
}

/** Returns true for a character or a hired native. */
const isSomebody = (id: string): boolean => isCharacter(id) || isDenizen(id)

/** Lists the goods given in a deal. Cards and discoveries are only counted. */
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
