/** A set of numbers from 0 to 31, stored as the bits of a number. */
export type Bits = number

export const NO_BITS: Bits = 0

/** Returns the indexes for which the condition is true, as a set. */
export const bitsWhere = <T>(all: readonly T[], holds: (one: T) => boolean): Bits =>
  all.reduce((bits, one, i) => (holds(one) ? withBit(bits, i) : bits), NO_BITS)

export const withBit = (bits: Bits, n: number): Bits => bits | (1 << n)

export const hasBit = (bits: Bits, n: number): boolean => (bits & (1 << n)) !== 0

/** Returns true if a set contains all members of another. */
export const hasAll = (bits: Bits, others: Bits): boolean => (others & ~bits) === 0

export function countBits(bits: Bits): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
