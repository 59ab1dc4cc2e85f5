/** A priority queue of nodes by cost, for searches with costs that aren't small whole numbers. */
export class CheapestFirst {
  private readonly items: { cost: number; node: number }[] = []

  /** Adds a node. It may be in the queue several times. */
  push(cost: number, node: number): void {
    const { items } = this
    let i = items.length
    items.push({ cost, node })
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (items[parent]!.cost <= cost) break
      items[i] = items[parent]!
      i = parent
    }
    items[i] = { cost, node }
  }

  /** Removes and returns the cheapest node. Returns undefined if the queue is empty. */
  pop(): { cost: number; node: number } | undefined {
    const { items } = this
    const top = items[0]
    const last = items.pop()
    if (!top || !last || items.length === 0) return top
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= items.length) break
      if (child + 1 < items.length && items[child + 1]!.cost < items[child]!.cost) child++
      if (items[child]!.cost >= last.cost) break
      items[i] = items[child]!
      i = child
    }
    items[i] = last
    return top
  }
}
