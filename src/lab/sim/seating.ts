/** Returns every distinct seating as indexes into the list. Bots with the same name are interchangeable. */
export function seatings(bots: readonly string[]): number[][] {
  if (bots.length === 0) return [[]]
  const firsts = bots.map((_, i) => i).filter(i => bots.indexOf(bots[i]!) === i)
  return firsts.flatMap(first => {
    const others = bots.map((_, i) => i).filter(i => i !== first)
    return seatings(others.map(i => bots[i]!)).map(rest => [first, ...rest.map(i => others[i]!)])
  })
}
