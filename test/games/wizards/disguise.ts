import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { GEMS, HIGH_WIZARDS } from '../../../src/games/wizards/rules/state/components.ts'
import { below, type RandomState, type Seat, shuffle } from '../../../src/kernel/index.ts'
import { deal, strew } from '../../conformance/strew.ts'

/** Adds Secret Wizards known to some, and players who have met them and carry their Gems. */
export function enrich(state: WizardsState, random: RandomState): void {
  const out = state.wizards.map(({ wizard }) => wizard)
  const hiding = HIGH_WIZARDS.filter(wizard => !out.includes(wizard) && below(random, 3) === 0)
  for (const [i, wizard] of hiding.entries()) {
    const knownTo = state.players.flatMap(({ seat }) => (below(random, 2) === 0 ? [seat] : []))
    state.wizards.push({ wizard, at: 'longrift.a1', letter: 'PQRSTUV'.charAt(i), knownTo, cards: [] })
  }
  for (const player of state.players) if (below(random, 2) === 0) giveGems(player, random)
}

/**
 * Changes in place the decks, Gem Cards, others' Gems and discoveries before the end of the game, Secret Wizards, and
 * tiles laid unseen (14.3, App. A 5).
 */
export function disguise(state: WizardsState, seat: Seat | null, random: RandomState): void {
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
  // After the game all Gems are public.
  if (state.result === null) for (const player of state.players) if (player.seat !== seat) giveGems(player, random)
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
