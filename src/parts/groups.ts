/** Groups items by a key, in the order of first appearance. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string | null): [T, ...T[]][] {
  const groups = new Map<string | null, [T, ...T[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
