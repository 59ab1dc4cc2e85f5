import { countersIn, forceIn, heldBy, sidesOn } from './facts/forces.ts'
import { deckOf, petitionOf } from './pieces/deck.ts'
import { BRIDGES, isCastle, isSpace, SPACE_IDS, TERRITORY_IDS, TUNNEL } from './pieces/marnon.ts'
import { TABLES } from './pieces/tables.ts'
import { activeSeat, PLAYER_PHASES, type QuestState, TREASURES, type TreasureKind } from './state/components.ts'

/** Describes the first invariant that a state violates, or returns null if it satisfies them all. */
export function brokenInvariant(state: QuestState): string | null {
  for (const invariant of INVARIANTS) {
    const broken = invariant(state)
    if (broken) return broken
  }
  return null
}

const whole = (n: number): boolean => Number.isInteger(n) && n >= 0

const INVARIANTS: readonly ((state: QuestState) => string | null)[] = [
  // The board has 44 spaces, and a force has at least one piece (III.C.4-5).
  ({ forces }) => {
    const spaces = Object.keys(forces)
    const strange = spaces.find(space => !isSpace(space))
    if (strange !== undefined) return `a force is in the unknown space ${strange}`
    if (spaces.length !== SPACE_IDS.length) return `the board has ${spaces.length} spaces`
    const empty = SPACE_IDS.find(
      space => forces[space] && (!whole(forces[space].men) || countersIn(forces[space]) === 0),
    )
    return empty === undefined ? null : `the force in ${empty} has no piece`
  },
  // No space has more than four orcs, and orcs have no leader (VI.A.3).
  state => {
    const lair = heldBy(state, 'orcs').find(space => {
      const { men, leader } = forceIn(state, space)!
      return men > TABLES.orcsInSpace || leader !== null
    })
    return lair === undefined ? null : `the orcs in ${lair} number more than four or have a leader`
  },
  // No army has two heroes or two sorcerers on the board.
  ({ forces, seats }) => {
    const led = new Set<string>()
    for (const space of SPACE_IDS) {
      const force = forces[space]
      if (!force?.leader) continue
      if (led.has(`${force.side} ${force.leader}`)) return `${seats[Number(force.side)]} has a second ${force.leader}`
      led.add(`${force.side} ${force.leader}`)
    }
    return null
  },
  // The dragon and the wizard are off the board or in territories (VII.A, VIII.A).
  ({ dragon, wizard }) => {
    for (const at of [dragon, wizard])
      if (at !== null && (!isSpace(at) || isCastle(at))) return `the dragon or wizard is in ${at}`
    return null
  },
  // Every treasure is in its hider's hand, on the board or found, and there is one of each kind (IV.D.5).
  ({ players, treasures, blank }) => {
    const kinds = blank ? [...TREASURES, 'blank' as const] : TREASURES
    const all = players.reduce((sum, { hand, found }) => sum + hand.length + found.length, treasures.length)
    if (all !== kinds.length * players.length) return `there are ${all} treasures`
    for (const { seat, name, found } of players) {
      const { hand } = players[(seat + 1) % players.length]!
      const isSomewhere = (kind: TreasureKind) =>
        hand.includes(kind) || found.includes(kind) || treasures.some(one => one.owner === seat && one.kind === kind)
      if (!kinds.every(isSomewhere)) return `a treasure of ${name} is nowhere`
    }
    return null
  },
  // No space has two treasures (IV.D.5.c), and nobody holds a space that contains their own treasure.
  state => {
    const { treasures } = state
    if (new Set(treasures.map(({ at }) => at)).size < treasures.length) return 'two treasures are in one space'
    const own = treasures.find(({ owner, at }) => forceIn(state, at)?.side === owner)
    return own ? `seat ${own.owner} holds the space of its own treasure, ${own.at}` : null
  },
  // No card is ever lost, and all open cards are boats (III.A.6, X.A.6.c).
  ({ petitions, players, turn, upheaval }) => {
    const left = new Map<string, number>()
    for (const card of deckOf(upheaval !== undefined)) left.set(card, (left.get(card) ?? 0) + 1)
    const count = (cards: readonly string[]) => {
      for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1)
    }
    count(petitions.draw)
    count(petitions.discard)
    if (turn.atOnce) count([turn.atOnce.card])
    for (const { cards, boats } of players) {
      count(cards)
      count(boats)
      if (!boats.every(isBoat)) return `${boats.join(', ')} are open cards but not boats`
    }
    for (const [card, missing] of left) if (missing !== 0) return `missing ${card} cards: ${missing}`
    return null
  },
  // Nobody keeps more than two cards after their turn, and nobody ever keeps a card that must be played immediately
  // (X.A.2-3).
  state => {
    const { players, phase } = state
    const active = PLAYER_PHASES.has(phase) ? activeSeat(state) : null
    const hoarder = players.find(({ seat, cards }) => seat !== active && cards.length > TABLES.cardsHeld)
    if (hoarder) return `${hoarder.name} keeps ${hoarder.cards.length} cards`
    const holder = players.find(({ cards }) => cards.some(card => petitionOf(card).immediate))
    return holder ? `${holder.name} keeps a card that must be played immediately` : null
  },
  // From the first turn on, players without pieces are out of the game and have no cards (XI.D).
  state => {
    if (state.day === 0) return null
    const sides = sidesOn(state)
    for (const { seat, name, out, cards, boats } of state.players) {
      if (out === sides.has(seat))
        return `${name} is ${out ? 'out of the game but has' : 'in the game but has no'} pieces`
      if (out && cards.length + boats.length > 0) return `${name} is out of the game but has cards`
    }
    return null
  },
  // The new entrances of the tunnel are territories without one on the map, and no bridge is down twice (XIV).
  ({ upheaval }) => {
    if (!upheaval) return null
    const { entrances, bridgesDown, truce } = upheaval
    const sites = TERRITORY_IDS.filter(id => !TUNNEL.includes(id))
    if (new Set(entrances).size < entrances.length || !entrances.every(id => sites.includes(id)))
      return `there are entrances in ${entrances.join(', ')}`
    if (new Set(bridgesDown).size < bridgesDown.length || bridgesDown.some(bridge => !BRIDGES[bridge]))
      return `the bridges ${bridgesDown.join(', ')} are down`
    return whole(truce) ? null : 'a truce has an invalid end'
  },
  // The numbers in a turn's state are never negative.
  ({ turn, players, first }) =>
    whole(turn.men) && whole(turn.campaigns) && players[first] !== undefined ? null : 'a turn has an invalid number',
]

const isBoat = (card: string): boolean => petitionOf(card).effects.some(({ verb }) => verb === 'boat')
