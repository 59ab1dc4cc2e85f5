/** A seed for a new game: four to six digits, easy to say and to copy. */
export function newSeed(): string {
  // Loaded when first asked: a game whose seed is said should not wait for it.
  const { randomInt } = process.getBuiltinModule('node:crypto')
  return String(randomInt(1000, 1_000_000))
}

/** A seed that nobody can guess or is told, of 160 random bits: for tables where not all who sit there trust each other. */
export function secretSeed(): string {
  return process.getBuiltinModule('node:crypto').randomBytes(20).toString('hex')
}
