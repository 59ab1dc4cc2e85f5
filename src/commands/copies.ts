import type { PhrasedOption } from '../kernel/index.ts'

/** Matches the copy number at the end of an id, such as `key-2`. */
const COPY = /-\d+$/

/**
 * Merges the answers about several copies of a thing into one, `Key (4)`, if a player can't tell the copies apart. That
 * answer stands for the first copy listed in `preferred`, or else for the first copy. Other answers stay as they are.
 */
export function combineCopies(
  options: readonly PhrasedOption[],
  preferred: readonly (string | null | undefined)[] = [],
): PhrasedOption[] {
  const groups = new Map<string, PhrasedOption[]>()
  for (const option of options) {
    const { id, label, note, cost, at } = option
    const key = COPY.test(id) ? JSON.stringify([id.replace(COPY, ''), label, note, cost, at]) : id
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return [...groups.values()].flatMap(copies => {
    const one = copies.find(({ id }) => preferred.includes(id)) ?? copies[0]
    if (!one) return []
    return [copies.length === 1 ? one : { ...one, label: `${one.label} (${copies.length})` }]
  })
}
