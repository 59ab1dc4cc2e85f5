/** Half the width of a 95% interval, in standard deviations. */
const Z = 1.959964

/**
 * Returns the 95% confidence interval of a rate measured in `of` trials (Wilson 1927). Without trials, it is 0 to 1.
 */
export function wilsonInterval(rate: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const z2 = (Z * Z) / of
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
