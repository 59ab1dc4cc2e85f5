/** A seed for a new game: four to six digits, easy to say and to copy. */
export function newSeed(): string {
  // Loaded when first asked: a game whose seed is said should not wait for it.
  const { randomInt } = process.getBuiltinModule('node:crypto')
  return String(randomInt(1000, 1_000_000))
}
