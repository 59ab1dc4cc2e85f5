import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { countersIn } from '../rules/facts/forces.ts'
import type { Creature, EndReason, Fighter, QuestEvent, Side } from '../rules/state/components.ts'
import {
  bridgeName,
  type Case,
  cardName,
  cardText,
  creatureName,
  leaderName,
  piecesText,
  regionName,
  type Seats,
  sideName,
  spaceName,
  spaceNames,
  treasureName,
} from './names.ts'

/** Describes an event in a sentence. Returns null if another event covers it. */
export function sentenceIn(words: Messages, event: QuestEvent, seats: Seats): string | null {
  const told = toldOf(words, event, seats)
  return told === null ? null : capital(told)
}

function toldOf(words: Messages, event: QuestEvent, seats: Seats): string | null {
  const name = event.seat === null ? '' : seatName(seats, event.seat)
  const space = (id: string) => spaceName(words, id)
  switch (event.kind) {
    case 'roll':
      return rollText(words, event, name)
    case 'first':
      return words.say('tell-first', { of: event.of, name })
    case 'castle':
      return words.say('tell-castle', { name, space: space(event.space) })
    case 'orcs':
      return words.say('tell-orcs', { n: event.orcs, spaces: spaceNames(words, event.spaces) })
    case 'settles':
      return words.say('tell-settles', { name, space: space(event.space) })
    case 'hides':
      return event.treasure
        ? words.say('tell-hides.secret', { treasure: treasureName(words, event.treasure, 'nominative') })
        : words.say('tell-hides', { name, owner: seatName(seats, event.owner), space: space(event.space) })
    case 'places': {
      const pieces = piecesText(words, event, event.seat ?? 0, 'accusative')
      return words.say('tell-places', { name, pieces, space: space(event.space) })
    }
    case 'turn':
      return words.say('tell-turn', { turn: event.turn })
    case 'growth':
      return event.spaces.length === 0
        ? words.say('tell-growth.none', { region: regionName(words, event.region) })
        : words.say('tell-growth.where', { spaces: spaceNames(words, event.spaces) })
    case 'frenzy':
      return words.say('tell-frenzy', { space: space(event.space) })
    case 'passed':
      return words.say('tell-passed', { why: event.why, space: space(event.target) })
    case 'battle':
      return battleTold(words, event, seats)
    case 'loses': {
      const pieces = piecesText(words, event, event.side, event.how === 'gobbled' ? 'accusative' : 'nominative')
      return words.say('tell-loses', { how: event.how, n: countersIn(event), pieces, space: space(event.space) })
    }
    case 'flees': {
      const pieces = piecesText(words, event, event.side, 'nominative')
      const n = countersIn(event)
      return words.say('tell-flees', { n, pieces, from: space(event.from), target: space(event.target) })
    }
    case 'captures':
      return event.side === 'orcs'
        ? words.say('tell-captures.orcs', { target: space(event.target) })
        : words.say('tell-captures', {
            name,
            target: space(event.target),
            pieces: piecesText(words, event, event.side, 'dative'),
          })
    case 'lost':
      return event.taker === null
        ? words.say('tell-lost.empty', { name, space: space(event.space) })
        : words.say('tell-lost', {
            name,
            space: space(event.space),
            other:
              event.taker === 'dragon'
                ? creatureName(words, 'dragon', 'accusative')
                : sideName(words, seats, event.taker, 'accusative'),
          })
    case 'fills':
      return words.say('tell-fills', { spaces: spaceNames(words, event.spaces) })
    case 'lands':
      return event.creature === 'dragon'
        ? words.say('tell-lands-dragon', { space: space(event.space) })
        : words.say('tell-lands-wizard', { space: space(event.space) })
    case 'hungry':
      return words.say('tell-hungry', { why: event.why })
    case 'prospers':
      return event.men === 0
        ? words.say('tell-prospers.full', { space: space(event.space) })
        : words.say('tell-prospers', {
            space: space(event.space),
            n: event.men,
            pieces: piecesText(words, { men: event.men, leader: null }, event.side, 'nominative'),
            name: sideName(words, seats, event.side, 'dative'),
          })
    case 'draws':
      return event.card
        ? words.say('tell-draws.secret', { card: cardName(words, event.card), text: cardText(words, event.card) })
        : words.say('tell-draws', { name })
    case 'no-card':
      return words.say('tell-no-card', { name })
    case 'plays': {
      const card = cardName(words, event.card)
      return event.wasted
        ? words.say('tell-plays.wasted', { name, card })
        : words.say('tell-plays', { name, card, text: cardText(words, event.card) })
    }
    case 'discards':
      return words.say('tell-discards', { name, card: cardName(words, event.card) })
    case 'awarded':
      return words.say('tell-awarded', { name, pieces: men(words, event.men) })
    case 'extra':
      return words.say('tell-extra', { name, n: event.campaigns })
    case 'short':
      return words.say('tell-short', { name, part: event.part })
    case 'peeks':
      return event.treasure
        ? words.say('tell-peeks.secret', {
            space: space(event.space),
            treasure: treasureName(words, event.treasure, 'nominative'),
          })
        : words.say('tell-peeks', { name, space: space(event.space) })
    case 'no-effect':
      return words.say('tell-no-effect')
    case 'entrance':
      return words.say('tell-entrance', { space: space(event.space) })
    case 'tunnel':
      return words.say('tell-tunnel', { closed: event.closed ? 'yes' : 'no' })
    case 'truce':
      return words.say('tell-truce', { turn: event.until })
    case 'bridges': {
      const bridges = words.list(event.bridges.map(bridge => bridgeName(words, bridge)))
      return words.say('tell-bridges', { down: event.down ? 'yes' : 'no', bridges })
    }
    case 'carts': {
      const owner = seatName(seats, event.owner)
      return words.say('tell-carts', { name, owner, from: space(event.from), target: space(event.target) })
    }
    case 'orcs-go': {
      const pieces = piecesText(words, { men: event.orcs, leader: null }, 'orcs', 'nominative')
      return event.target === null
        ? words.say('tell-orcs-go', { n: event.orcs, pieces, from: space(event.from) })
        : words.say('tell-orcs-go.where', {
            n: event.orcs,
            pieces,
            from: space(event.from),
            target: space(event.target),
          })
    }
    case 'orcs-join':
      return event.spaces.length === 0
        ? words.say('tell-orcs-join.none')
        : words.say('tell-orcs-join', { spaces: spaceNames(words, event.spaces) })
    case 'reinforced':
      return event.cards === 0
        ? words.say('tell-reinforced', {
            ...{ name, kingdom: event.kingdom, n: event.men },
            pieces: men(words, event.men),
          })
        : words.say('tell-reinforced.cards', {
            ...{ name, kingdom: event.kingdom, n: event.men - event.cards, all: event.men },
            pieces: men(words, event.men - event.cards),
          })
    case 'campaign':
      return campaignTold(words, event, name)
    case 'attacked':
      return words.say('tell-attacked', {
        name: seatName(seats, event.by),
        target: space(event.target),
        pieces: piecesText(words, event, event.by, 'dative'),
      })
    case 'supplements': {
      const pieces = men(words, event.men, 'nominative')
      return words.say('tell-supplements', {
        n: event.men,
        pieces,
        from: space(event.from),
        target: space(event.target),
      })
    }
    case 'leads': {
      const leader = leaderName(words, event.leader, 'nominative')
      const values = { leader, from: space(event.from), target: space(event.target) }
      return event.swapped ? words.say('tell-leads.swap', values) : words.say('tell-leads', values)
    }
    case 'halts':
      return words.say('tell-halts', { why: event.why, name, target: space(event.target) })
    case 'sails': {
      const pieces = piecesText(words, event, event.seat ?? 0, 'accusative')
      return words.say('tell-sails', { name, pieces, from: space(event.from), target: space(event.target) })
    }
    case 'finds': {
      if (event.treasure === 'blank') return words.say('tell-finds.blank', { name, space: space(event.space) })
      const treasure = treasureName(words, event.treasure, 'accusative')
      return words.say('tell-finds', { name, treasure, space: space(event.space), n: event.found })
    }
    case 'slays':
      return words.say('tell-slays', { name, space: space(event.space) })
    case 'sends': {
      const creature = creatureName(words, event.creature, 'accusative')
      return words.say('tell-sends', { name, creature, region: regionName(words, event.region) })
    }
    case 'placed':
    case 'turn-over':
      return null
    case 'out':
      return words.say('tell-out', { name })
    case 'end':
      return endIn(words, event.why, name)
  }
}

type EventOf<K extends QuestEvent['kind']> = Extract<QuestEvent, { kind: K }>

/** Names a number of men, or returns the word for nobody if it is 0. */
const men = (words: Messages, n: number, declined: Case = 'accusative'): string =>
  piecesText(words, { men: n, leader: null }, 0, declined)

/** Describes a roll that no other event covers. */
function rollText(words: Messages, { purpose, dice }: EventOf<'roll'>, name: string): string | null {
  const [die = 0] = dice
  switch (purpose) {
    case 'first-set-up':
    case 'first-player':
      return words.say('tell-roll-first', { name, dice: { items: dice.map(String) } })
    case 'growth':
      return words.say('tell-growth', { name, die, region: regionName(words, die) })
    case 'blank': {
      const total = dice.reduce((sum, one) => sum + one, 0)
      return words.say('tell-roll-blank', { name, total, text: words.say(`blank-${total}`) })
    }
    case 'gobble':
      return words.say('tell-gobble', { die })
    default:
      return null
  }
}

/** Describes a battle: the place, and each side's roll, range and hits (XI.B.1-2). */
function battleTold(words: Messages, event: EventOf<'battle'>, seats: Seats): string {
  const { from, target, attacker, defender } = event
  const values = {
    from: spaceName(words, from),
    target: spaceName(words, target),
    attack: rolled(words, seats, attacker, defender.lost),
    defense: rolled(words, seats, defender, attacker.lost),
  }
  return missed(attacker) && missed(defender)
    ? words.say('tell-battle.both-miss', values)
    : words.say('tell-battle', values)
}

const missed = ({ die, range }: Fighter): boolean => die > range.range

function rolled(words: Messages, seats: Seats, fighter: Fighter, n: number): string {
  const { side, die, range } = fighter
  const hit = missed(fighter) ? 'no' : 'yes'
  const values = { name: fighterName(words, seats, side), die, range: range.range, hit, n }
  return side === 'orcs' ? words.say('battle-roll.many', values) : words.say('battle-roll', values)
}

/** Names a side in a battle: a player, the orcs, the dragon or the wizard. */
export const fighterName = (words: Messages, seats: Seats, side: Side | Creature): string =>
  side === 'dragon' || side === 'wizard'
    ? creatureName(words, side, 'nominative')
    : sideName(words, seats, side, 'nominative')

function campaignTold(words: Messages, event: EventOf<'campaign'>, name: string): string {
  const { from, target, against, by } = event
  const values = { name, target: spaceName(words, target) }
  if (against === 'space')
    return words.say('tell-campaign', { ...values, from: spaceName(words, from), way: words.say(`way-${by}`) })
  const creature = creatureName(words, against, 'accusative')
  return by === 'here'
    ? words.say('tell-campaign.here', { ...values, creature })
    : words.say('tell-campaign.creature', { ...values, from: spaceName(words, from), creature })
}

/** Describes the end of the game and the winner. */
export const endIn = (words: Messages, why: EndReason, name: string): string => words.say(`end-${why}`, { name })
