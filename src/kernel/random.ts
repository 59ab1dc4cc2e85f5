import { type Digest, sha256 } from './sha256.ts'

/**
 * A predictable stream: four unsigned 32-bit integers (sfc32). Anyone who sees enough of its output can compute the
 * rest.
 */
export type OpenState = [number, number, number, number]
/** A secret stream: a key of eight unsigned 32-bit integers and a counter. */
export type SecretState = [...Digest, number]
export type RandomState = OpenState | SecretState

/** The seed of a game's random streams, and their kind. */
export interface Seeded {
  readonly seed: string
  /**
   * Omitted if someone chose the seed, which makes its streams predictable. Set to 2 if nobody knows the seed. Its
   * streams are then secret, and their output reveals neither the seed nor the other streams.
   */
  readonly streams?: 2
}

/** Returns the game's stream called `name`. The same seed, kind and name give the same numbers on every machine. */
export const streamOf = ({ seed, streams }: Seeded, name: string): RandomState =>
  streams === undefined ? seedRandom(seed, name) : secretStream(seed, name)

/**
 * Returns a secret stream. Its key is the digest of seed and name, and each number comes from the digest of key and
 * counter.
 */
function secretStream(seed: string, name: string): SecretState {
  const text = `${seed}\u0000${name}`
  return [...sha256(Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))), 0]
}

/** Returns the predictable stream called `name` for a seed. Any string is a valid seed. */
export function seedRandom(seed: string, name: string): OpenState {
  const text = `${seed}\u0000${name}`
  const state: OpenState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    state[0] = Math.imul(state[0] ^ c, 0x85ebca6b) >>> 0
    state[1] = Math.imul(state[1] ^ (c + state[0]), 0xc2b2ae35) >>> 0
    state[2] = Math.imul(state[2] ^ (c + state[1]), 0x27d4eb2f) >>> 0
  }
  for (let i = 0; i < 16; i++) next(state)
  return state
}

/** Returns the next unsigned 32-bit number and advances the stream. */
export function next(state: RandomState): number {
  if (state.length === 9) {
    const [number] = sha256(state)
    state[8]++
    return number
  }
  const a = state[0]
  const b = state[1]
  const c = state[2]
  const sum = (((a + b) | 0) + state[3]) | 0
  state[3] = (state[3] + 1) >>> 0
  state[0] = (b ^ (b >>> 9)) >>> 0
  state[1] = (c + (c << 3)) >>> 0
  state[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0
  return sum >>> 0
}

/** Returns a new stream of the same kind, seeded with numbers drawn from this one. */
export function branch(stream: RandomState): RandomState {
  const draw = () => next(stream)
  return stream.length === 9
    ? [draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw(), 0]
    : [draw(), draw(), draw(), draw()]
}

/**
 * Returns a uniform whole number from 0 to `sides - 1` (by rejection sampling). Throws RangeError unless `sides` is a
 * whole number from 1 to 2^32.
 */
export function below(state: RandomState, sides: number): number {
  if (!(Number.isInteger(sides) && sides >= 1 && sides <= 0x1_0000_0000))
    throw new RangeError(`cannot draw one of ${sides} numbers`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  for (;;) {
    const n = next(state)
    if (n < limit) return n % sides
  }
}

/** Shuffles the items in place (Fisher-Yates) and returns them. */
export function shuffle<T>(state: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(state, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** Returns a random item (uniformly). Throws RangeError if there is none. */
export function pick<T>(state: RandomState, items: readonly T[]): T {
  return items[below(state, items.length)] as T
}
