import type { Player, WizardsState } from '../../src/games/wizards/rules/components.ts'
import { GEMS, HIGH_WIZARDS } from '../../src/games/wizards/rules/components.ts'
import {
  below,
  next,
  type RandomState,
  type Seat,
  seedRandom,
  shuffle,
  type TableState,
} from '../../src/kernel/index.ts'

/** What is hidden in a game, for a test that nobody sees more than is his. */
export interface Hidden {
  /** Puts into a state, in place, hidden things that random play seldom comes to. */
  readonly enrich: (state: TableState, random: RandomState) => void
  /** Changes, in place, all that a seat may not know (`null`: somebody who watches). */
  readonly disguise: (state: TableState, seat: Seat | null, random: RandomState) => void
}

/** For every game what nobody, or somebody else, alone may know. */
export const hiddenIn: Readonly<Record<string, Hidden>> = {
  wizards: {
    enrich: (state, random) => enrichWizards(state as WizardsState, random),
    disguise: (state, seat, random) => disguiseWizards(state as WizardsState, seat, random),
  },
  // All lies open on the table but the dice to come; what is decided at the same time is in no state before all have decided.
  elfenwizards: { enrich: () => {}, disguise: (state, _seat, random) => strew(state, random) },
}

/** Secret Wizards known to some, and players who have met them and carry their Gems. */
function enrichWizards(state: WizardsState, random: RandomState): void {
  const out = state.wizards.map(({ wizard }) => wizard)
  const hiding = HIGH_WIZARDS.filter(wizard => !out.includes(wizard) && below(random, 3) === 0)
  for (const [i, wizard] of hiding.entries()) {
    const knownTo = state.players.flatMap(({ seat }) => (below(random, 2) === 0 ? [seat] : []))
    state.wizards.push({ wizard, at: 'longrift.a1', letter: 'PQRSTUV'.charAt(i), knownTo, cards: [] })
  }
  for (const player of state.players) if (below(random, 2) === 0) giveGems(player, random)
}

/** Wizards: decks, Gem Cards, what others carry and have found out, Secret Wizards, and tiles laid unseen (14.3, App. A 5). */
function disguiseWizards(state: WizardsState, seat: Seat | null, random: RandomState): void {
  strew(state, random)
  const { decks, gems } = state
  const secret = state.wizards.filter(
    ({ letter, knownTo }) => letter !== null && !(seat !== null && knownTo.includes(seat)),
  )
  const open = state.wizards.filter(out => !secret.includes(out)).map(({ wizard }) => wizard)
  const unknown = shuffle(
    random,
    HIGH_WIZARDS.filter(wizard => !open.includes(wizard)),
  )
  for (const [i, out] of secret.entries()) Object.assign(out, { wizard: unknown[i] })
  shuffle(random, decks.tasks.draw)
  shuffle(random, decks.events.draw)
  deal(random, [decks.wizards.draw, state.drawn, ...secret.map(({ cards }) => cards)])
  const faces = shuffle(random, Object.values(gems))
  for (const [i, wizard] of HIGH_WIZARDS.entries()) gems[wizard] = faces[i] ?? 'false'
  for (const player of state.players) if (player.seat !== seat) giveGems(player, random)
  if (state.variant !== 'solitaire') return
  deal(random, state.hands)
  const tiles = shuffle(
    random,
    state.spots.map(({ tile }) => tile),
  )
  for (const [i, spot] of state.spots.entries()) Object.assign(spot, { tile: tiles[i] })
  if (state.laying !== null) state.laying = { ...state.laying, tile: state.hands.flat()[0] ?? 'longrift' }
}

function giveGems(player: Player, random: RandomState): void {
  const gems = shuffle(random, [...GEMS])
  const givers = HIGH_WIZARDS.filter(() => below(random, 3) === 0)
  player.gems = Object.fromEntries(givers.slice(0, gems.length).map((wizard, i) => [wizard, gems[i]]))
  player.known = Object.fromEntries(givers.map((wizard, i) => [wizard, gems[i] ?? 'false']))
}

/** Other dice and other cards to come. */
function strew(state: TableState, random: RandomState): void {
  const seed = String(next(random))
  state.random = { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') }
}

/** Deals the cards of several piles anew, to each as many as it had. */
function deal<T>(random: RandomState, piles: readonly T[][]): void {
  const cards = shuffle(random, piles.flat())
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
}
