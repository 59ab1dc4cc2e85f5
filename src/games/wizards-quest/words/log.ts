import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import type { Creature, EndReason, Fighter, QuestEvent, Side } from '../rules/state/components.ts'
import { creatureName, piecesValues, regionName, type Seats, sideName, spaceName, valuesOf } from './names.ts'

/** Describes an event in a sentence. Returns null if it isn't shown or another event covers it. */
export function sentenceIn(words: Messages, event: QuestEvent, seats: Seats): string | null {
  const text = textOf(words, event, seats)
  return text === null ? null : capital(text)
}

function textOf(words: Messages, event: QuestEvent, seats: Seats): string | null {
  const values = () => valuesOf(event, { words, seats })
  switch (event.kind) {
    case 'roll':
      return rollText(words, event, values())
    case 'battle':
      return battleText(words, event, seats)
    case 'lands':
      return words.get(`tell-lands-${event.creature}`, values())
    case 'reinforced': {
      const { men, cards } = event
      const fromKingdom = piecesValues(words, { men: men - cards, leader: null }, 0)
      return words.get('tell-reinforced', { ...values(), ...fromKingdom, all: men })
    }
    case 'finds':
      return words.get(event.treasure === 'blank' ? 'tell-finds.blank' : 'tell-finds', values())
    case 'placed':
    case 'turn-over':
      return null
    case 'end':
      return endIn(words, event.why, event.seat === null ? '' : seatName(seats, event.seat))
    default:
      // Some seats learn more than the others.
      return event.to ? words.get(`tell-${event.kind}.secret`, values()) : words.get(`tell-${event.kind}`, values())
  }
}

type EventOf<K extends QuestEvent['kind']> = Extract<QuestEvent, { kind: K }>

/** Describes a roll. Returns null if another event covers it. */
function rollText(words: Messages, { purpose, dice }: EventOf<'roll'>, values: Values): string | null {
  const [die = 0] = dice
  switch (purpose) {
    case 'first-set-up':
    case 'first-player':
      return words.get('tell-roll-first', { ...values, dice: { items: dice.map(String) } })
    case 'growth':
      return words.get('tell-roll-growth', { ...values, die, region: regionName(words, die) })
    case 'blank': {
      const total = dice.reduce((sum, one) => sum + one, 0)
      return words.get('tell-roll-blank', { ...values, total, text: words.get(`blank-${total}`) })
    }
    case 'gobble':
      return words.get('tell-roll-gobble', { die })
    default:
      return null
  }
}

/** Describes a battle: the place, and each side's roll, range and hits (XI.B.1-2). */
function battleText(words: Messages, event: EventOf<'battle'>, seats: Seats): string {
  const { from, target, attacker, defender } = event
  const values = {
    from: spaceName(words, from),
    target: spaceName(words, target),
    attack: rolled(words, seats, attacker, defender.lost),
    defense: rolled(words, seats, defender, attacker.lost),
  }
  return missed(attacker) && missed(defender)
    ? words.get('tell-battle.both-miss', values)
    : words.get('tell-battle', values)
}

const missed = ({ die, range }: Fighter): boolean => die > range.range

function rolled(words: Messages, seats: Seats, fighter: Fighter, n: number): string {
  const { side, die, range } = fighter
  const hit = missed(fighter) ? 'no' : 'yes'
  const values = { name: fighterName(words, seats, side), die, range: range.range, hit, n }
  return side === 'orcs' ? words.get('battle-roll.many', values) : words.get('battle-roll', values)
}

/** Names a side in a battle: a player, the orcs, the dragon or the wizard. */
export const fighterName = (words: Messages, seats: Seats, side: Side | Creature): string =>
  side === 'dragon' || side === 'wizard'
    ? creatureName(words, side, 'nominative')
    : sideName(words, seats, side, 'nominative')

/** Describes the end of the game and the winner. */
export const endIn = (words: Messages, why: EndReason, name: string): string => words.get(`end-${why}`, { name })
