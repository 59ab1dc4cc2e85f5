import type { QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { below, next, type RandomState, type Seat, seedRandom, shuffle } from '../../../src/kernel/index.ts'

/** Adds secrets that random play seldom reaches to a state, in place: cards in hand, and treasures looked at. */
export function enrich(state: QuestState, random: RandomState): void {
  for (const { cards, out } of state.players)
    while (!out && cards.length < 2 && state.petitions.draw.length > 0 && below(random, 2) === 0)
      cards.push(state.petitions.draw.pop()!)
  for (const treasure of state.treasures)
    if (!treasure.knownTo.includes(treasure.owner) && below(random, 3) === 0) treasure.knownTo.push(treasure.owner)
}

/** Changes in place everything that a seat may not know (`null`: a spectator). */
export function disguise(state: QuestState, seat: Seat | null, random: RandomState): void {
  const seed = String(next(random))
  state.random = { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') }
  const { petitions, players, turn } = state
  const others = players.filter(player => player.seat !== seat)
  const ringOf = players.find(({ cards }) => turn.ring !== null && cards.includes(turn.ring))
  deal(random, [petitions.draw, petitions.discard, ...others.map(({ cards }) => cards)])
  // A ring's card is in its owner's hand, no matter which card it is.
  if (turn.ring !== null && ringOf && ringOf.seat !== seat) turn.ring = ringOf.cards.at(-1) ?? null
  for (const { seat: owner } of players) {
    const hider = players[(owner + 1) % players.length]!
    const unknown = state.treasures.filter(one => one.owner === owner && !(seat !== null && one.knownTo.includes(seat)))
    const unseen = hider.seat === seat ? [] : hider.hand
    const kinds = shuffle(random, [...unknown.map(({ kind }) => kind), ...unseen])
    for (const treasure of unknown) Object.assign(treasure, { kind: kinds.pop() })
    if (hider.seat !== seat) hider.hand = kinds
  }
}

/** Deals the cards of several piles again, as many to each as before. */
function deal<T>(random: RandomState, piles: readonly T[][]): void {
  const cards = shuffle(random, piles.flat())
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
}
