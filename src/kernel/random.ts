/** The state of one stream of numbers: four unsigned 32-bit integers (sfc32). */
export type RandomState = [number, number, number, number]

/**
 * The stream called `name` of the game that `seed` begins. Any text is a seed; the same seed and name give the same
 * numbers on every machine.
 */
export function seedRandom(seed: string, name: string): RandomState {
  const text = `${seed}\u0000${name}`
  const state: RandomState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
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
