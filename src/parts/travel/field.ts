/** The distance of an unreachable node, greater than that of any path. */
export const FAR = 1_000_000

/** The distance of each node from the nearest source, in whole units, or FAR if unreachable. */
export type Field = Int32Array

/** Returns a field in which no node is reached yet. */
export const fieldOf = (nodes: number): Field => new Int32Array(nodes).fill(FAR)

/** A node at which a search starts, with its initial cost. */
export interface SearchSource {
  readonly node: number
  readonly cost: number
}

/** Calls `reach` for each neighbor of a node with the total cost of getting there. */
export type NeighborVisitor = (node: number, cost: number, reach: (node: number, cost: number) => void) => void

/**
 * Computes distance fields by expanding from the sources in order of cost. It keeps one bucket per unit of cost, so
 * costs should be small. The buckets are reused, because a planning bot computes hundreds of fields.
 */
export class FieldSearch {
  private readonly buckets: number[][] = []

  /**
   * Writes the distances from the sources into a field, up to `most`. A node with an equal or lower distance isn't
   * visited again, except a source with an equal distance.
   */
  into(field: Field, sources: readonly SearchSource[], round: NeighborVisitor, most = FAR - 1): Field {
    const { buckets } = this
    let last = -1
    const put = (node: number, cost: number) => {
      field[node] = cost
      while (buckets.length <= cost) buckets.push([])
      buckets[cost]!.push(node)
      if (cost > last) last = cost
    }
    const reach = (node: number, cost: number) => {
      if (cost <= most && cost < field[node]!) put(node, cost)
    }
    for (const { node, cost } of sources) if (cost <= field[node]!) put(node, cost)
    for (let cost = 0; cost <= last; cost++) {
      const bucket = buckets[cost]!
      // Steps that cost nothing add entries to the bucket during the loop.
      for (let i = 0; i < bucket.length; i++) if (field[bucket[i]!] === cost) round(bucket[i]!, cost, reach)
      bucket.length = 0
    }
    return field
  }
}
