import type { QuestState } from './components.ts'
import { TREASURES } from './components.ts'
import { countersIn, countersOf, forceIn, heldBy } from './forces/forces.ts'
import { isCastle, isSpace, SPACE_IDS } from './marnon/marnon.ts'
import { CARD_COUNT, petitionOf } from './petitions/deck.ts'
import { TABLES } from './tables.ts'

/** The first invariant that a state breaks, in a sentence; null where it keeps them all. */
export function brokenInvariant(state: QuestState): string | null {
  for (const invariant of INVARIANTS) {
    const broken = invariant(state)
    if (broken) return broken
  }
  return null
}

const whole = (n: number): boolean => Number.isInteger(n) && n >= 0

const INVARIANTS: readonly ((state: QuestState) => string | null)[] = [
  // The board has its 44 spaces, and a force at least one piece (III.C.4-5).
  ({ forces }) => {
    const spaces = Object.keys(forces)
    const strange = spaces.find(space => !isSpace(space))
    if (strange !== undefined) return `somebody stands in ${strange}`
    if (spaces.length !== SPACE_IDS.length) return `the board has ${spaces.length} spaces`
    const empty = SPACE_IDS.find(
      space => forces[space] && (!whole(forces[space].men) || countersIn(forces[space]) === 0),
    )
    return empty === undefined ? null : `the force in ${empty} has no piece`
  },
  // No more than four orcs, and no leader among them (VI.A.3).
  state => {
    const lair = heldBy(state, 'orcs').find(space => {
      const { men, leader } = forceIn(state, space)!
      return men > TABLES.orcsInSpace || leader !== null
    })
    return lair === undefined ? null : `the orcs in ${lair} are more than four, or led`
  },
  // Each army has one hero and one sorcerer.
  ({ forces, players }) => {
    for (const { seat, name } of players)
      for (const leader of ['hero', 'sorcerer'] as const) {
        const there = SPACE_IDS.filter(space => forces[space]?.side === seat && forces[space]?.leader === leader)
        if (there.length > 1) return `${name} has ${there.length} of ${leader}`
      }
    return null
  },
  // Dragon and wizard are off the board or in territories (VII.A, VIII.A).
  ({ dragon, wizard }) => {
    for (const at of [dragon, wizard])
      if (at !== null && (!isSpace(at) || isCastle(at))) return `dragon or wizard is in ${at}`
    return null
  },
  // Every treasure is in a hand, on the board or found, and each of a kind once (IV.D.5).
  ({ players, treasures, blank }) => {
    const kinds = blank ? [...TREASURES, 'blank'] : [...TREASURES]
    for (const { seat, name, found } of players) {
      const hider = players[(seat + 1) % players.length]!
      const there = treasures.filter(({ owner }) => owner === seat).map(({ kind }) => kind)
      const all = [...hider.hand, ...there, ...found].sort().join()
      if (all !== [...kinds].sort().join()) return `the treasures of ${name} are ${all}`
    }
    return null
  },
  // Two treasures are never in one space (IV.D.5.c); nobody holds a space with one of his own that he could have taken.
  state => {
    const { treasures } = state
    if (new Set(treasures.map(({ at }) => at)).size < treasures.length) return 'two treasures are in one space'
    const own = treasures.find(({ owner, at }) => forceIn(state, at)?.side === owner)
    return own ? `seat ${own.owner} stands on a treasure of his own in ${own.at}` : null
  },
  // No card is ever lost, and open cards are boats (III.A.6, X.A.6.c).
  ({ petitions, players }) => {
    const cards = [
      ...petitions.draw,
      ...petitions.discard,
      ...players.flatMap(({ cards, boats }) => [...cards, ...boats]),
    ]
    if (cards.length !== CARD_COUNT) return `there are ${cards.length} petition cards`
    for (const card of new Set(cards))
      if (cards.filter(other => other === card).length !== petitionOf(card).count)
        return `there are too many of ${card}`
    const open = players.flatMap(({ boats }) => boats).find(card => !isBoat(card))
    return open === undefined ? null : `${open} lies open`
  },
  // Nobody keeps more than two cards into another's turn; a card drawn to be played at once is played in that turn (X.A.2-3).
  ({ players, first, gone, phase }) => {
    const active = ['petition', 'reinforcement', 'campaign'].includes(phase) ? (first + gone) % players.length : null
    const hoarder = players.find(({ seat, cards }) => seat !== active && cards.length > TABLES.cardsHeld)
    if (hoarder) return `${hoarder.name} keeps ${hoarder.cards.length} cards`
    const kept = players.find(({ seat, cards }) => seat !== active && cards.some(card => petitionOf(card).immediate))
    return kept ? `${kept.name} keeps a card that was to be played at once` : null
  },
  // From the first turn on whoever has no piece is out, and has no cards (XI.D).
  state => {
    if (state.day === 0) return null
    for (const { seat, name, out, cards, boats } of state.players) {
      if (out !== (countersOf(state, seat) === 0)) return `${name} ${out ? 'is out with' : 'is in without'} pieces`
      if (out && cards.length + boats.length > 0) return `${name} is out with cards`
    }
    return null
  },
  // What is counted in a turn is never less than nothing.
  ({ turn, players, first }) =>
    whole(turn.men) && whole(turn.campaigns) && players[first] !== undefined ? null : 'a turn has less than nothing',
]

const isBoat = (card: string): boolean => petitionOf(card).effects.some(({ verb }) => verb === 'boat')
