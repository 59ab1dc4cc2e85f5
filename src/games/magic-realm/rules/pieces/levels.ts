/** The scale of weight, strength, size, vulnerability, toughness and harm, from Negligible to Tremendous (1.1.1). */
export const LEVELS = ['N', 'L', 'M', 'H', 'T'] as const
export type Level = (typeof LEVELS)[number]

/** Returns the number of levels above Negligible, from 0 to 4. Harm uses the same scale and may exceed 4 (1.1.1). */
export const rankOf = (level: Level): number => LEVELS.indexOf(level)

export const TREMENDOUS = rankOf('T')
export const MEDIUM = rankOf('M')
export const LIGHT = rankOf('L')
export const NEGLIGIBLE = rankOf('N')

/** Returns the level for a rank, limited to the range from Negligible to Tremendous. */
export const levelOf = (rank: number): Level => LEVELS[Math.max(NEGLIGIBLE, Math.min(TREMENDOUS, rank))]!

/** Returns true if a strength can carry a weight (1.1.1). */
export const bears = (strength: Level, weight: Level): boolean => rankOf(strength) >= rankOf(weight)

export const heavier = (one: Level, other: Level): Level => (rankOf(one) >= rankOf(other) ? one : other)

/** Returns the highest of several levels, or Negligible if there are none. */
export const heaviest = (levels: readonly Level[]): Level =>
  levels.reduce<Level>((best, one) => heavier(best, one), 'N')
