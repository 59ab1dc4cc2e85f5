/** Weight, strength, size, vulnerability, toughness and harm on one scale, from Negligible to Tremendous (1.1.1). */
export const LEVELS = ['N', 'L', 'M', 'H', 'T'] as const
export type Level = (typeof LEVELS)[number]

/** How many levels above Negligible: 0 to 4. Harm is counted in the same numbers and may go beyond 4 (1.1.1). */
export const rankOf = (level: Level): number => LEVELS.indexOf(level)

export const TREMENDOUS = rankOf('T')
export const MEDIUM = rankOf('M')
export const LIGHT = rankOf('L')
export const NEGLIGIBLE = rankOf('N')

/** The level of a rank; beyond Tremendous it is Tremendous. */
export const levelOf = (rank: number): Level => LEVELS[Math.max(NEGLIGIBLE, Math.min(TREMENDOUS, rank))]!

/** Whether a strength is enough for a weight (1.1.1). */
export const bears = (strength: Level, weight: Level): boolean => rankOf(strength) >= rankOf(weight)

/** The heavier of two. */
export const heavier = (one: Level, other: Level): Level => (rankOf(one) >= rankOf(other) ? one : other)

/** The heaviest of several, Negligible where there are none. */
export const heaviest = (levels: readonly Level[]): Level =>
  levels.reduce<Level>((best, one) => heavier(best, one), 'N')
