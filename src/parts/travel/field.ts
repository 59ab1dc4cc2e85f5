/** Farther than any way: what a field holds where none leads. */
export const FAR = 1_000_000

/** How far each node is from the nearest of some sources, in whole units; FAR where no way leads. */
export type Field = Int32Array

/** A field of so many nodes in which nothing has been come to. */
export const fieldOf = (nodes: number): Field => new Int32Array(nodes).fill(FAR)

/** Where a search begins, and at what cost. */
export interface Source {
  readonly node: number
  readonly cost: number
}

/** Looks round from a node that has been come to at this cost, and tells of every other what it costs to come to it from there. */
export type Round = (node: number, cost: number, reach: (node: number, cost: number) => void) => void

/**
 * Writes fields of distances: from sources outward in the order of cost, in buckets of whole units, for prices that are
 * small. The buckets are used again, because a player who plans asks for hundreds of fields.
 */
export class Spread {
  private readonly buckets: number[][] = []

  /**
   * Writes into a field how far everything is from the sources, up to `most`. Where the field says that something has
   * been come to as cheaply already, it is not looked at again; the sources always are.
   */
  into(field: Field, sources: readonly Source[], round: Round, most = FAR - 1): Field {
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
      // It may grow while it is looked through, by steps that cost nothing.
      for (let i = 0; i < bucket.length; i++) if (field[bucket[i]!] === cost) round(bucket[i]!, cost, reach)
      bucket.length = 0
    }
    return field
  }
}
