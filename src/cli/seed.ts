/** Returns a seed for a new game: four to six digits, easy to say and copy. */
export function newSeed(): string {
  // Load the module on demand, because a game with a given seed doesn't need it.
  const { randomInt } = process.getBuiltinModule('node:crypto')
  return String(randomInt(1000, 1_000_000))
}

/** Returns a secret seed of 160 random bits, for tables whose players don't need to trust each other. */
export function secretSeed(): string {
  return process.getBuiltinModule('node:crypto').randomBytes(20).toString('hex')
}
