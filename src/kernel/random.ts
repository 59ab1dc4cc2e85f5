import { type Digest, sha256 } from './sha256.ts'

/** A stream of the open kind: four unsigned 32-bit integers (sfc32). Who sees enough of its numbers can work out the rest. */
export type OpenState = [number, number, number, number]
/** A stream of the secret kind: a key of eight such integers, and how many numbers have been drawn with it. */
export type SecretState = [...Digest, number]
/** The state of one stream of numbers. */
export type RandomState = OpenState | SecretState

/** What the streams of a game come from. */
export interface Seeded {
  readonly seed: string
  /**
   * Left out where somebody chose the seed: its streams are of the open kind. 2 where nobody was told it: those are of the
   * secret kind, and neither the seed nor another stream can be worked out from what a stream has shown.
   */
  readonly streams?: 2
}

/** The stream called `name` of a game. The same seed, kind and name give the same numbers on every machine. */
export const streamOf = ({ seed, streams }: Seeded, name: string): RandomState =>
  streams === undefined ? seedRandom(seed, name) : secretStream(seed, name)

/** A stream of the secret kind: its key is the digest of seed and name, and each number that of key and count. */
function secretStream(seed: string, name: string): SecretState {
  const text = `${seed}\u0000${name}`
  return [...sha256(Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))), 0]
}

/** The stream of the open kind called `name` of the game that `seed` begins. Any text is a seed. */
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

/** The next unsigned 32-bit number of a stream; moves the stream on. */
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

/** A stream of its own, drawn from another of the same kind, which moves on. */
export function branch(stream: RandomState): RandomState {
  const draw = () => next(stream)
  return stream.length === 9
    ? [draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw(), 0]
    : [draw(), draw(), draw(), draw()]
}

/** A whole number from 0 to `sides - 1`, each as likely (numbers past the last whole block are drawn again). */
export function below(state: RandomState, sides: number): number {
  if (!(Number.isInteger(sides) && sides >= 1 && sides <= 0x1_0000_0000))
    throw new RangeError(`cannot draw one of ${sides}`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  for (;;) {
    const n = next(state)
    if (n < limit) return n % sides
  }
}

/** Puts the items in random order, in place (Fisher and Yates), and returns them. */
export function shuffle<T>(state: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(state, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** One of the items, each as likely. Throws RangeError where there is none. */
export function pick<T>(state: RandomState, items: readonly T[]): T {
  return items[below(state, items.length)] as T
}
