import { type RandomState, type Seat, shuffle } from '../../src/kernel/index.ts'
import { strew } from '../conformance/strew.ts'
import type { ToyState } from './toy.ts'

/** Replaces everything hidden from a seat: future dice and cards, other hands, and other bids while all bid. */
export function disguise(state: ToyState, seat: Seat | null, random: RandomState): void {
  strew(state, random)
  const names = Object.keys(state.hands).filter(name => seat === null || name !== state.names[seat])
  const unseen = shuffle(random, [...state.deck.draw, ...names.flatMap(name => state.hands[name]!)])
  state.deck.draw = unseen.splice(0, state.deck.draw.length)
  for (const name of names) state.hands[name] = unseen.splice(0, state.hands[name]!.length)
  for (const name of Object.keys(state.bids)) if (seat === null || name !== state.names[seat]) delete state.bids[name]
}
