import { randomInt } from 'node:crypto'

/** A seed for a new game: four to six digits, easy to say and to copy. */
export function newSeed(): string {
  return String(randomInt(1000, 1_000_000))
}
