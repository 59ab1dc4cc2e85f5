import { CheapestFirst } from './cheapest-first.ts'

/** A destination. `wait` is a penalty in turns. */
export interface TravelGoal {
  readonly node: number
  readonly wait: number
}

/**
 * Computes the expected number of turns from each node to the nearest goal when a die limits the distance moved each
 * turn and the mover always ends the turn at the best node in reach.
 *
 * The search works backward from the goals and settles nodes as ends of turns, best value first. The value of a node is
 * 1 plus the mean, over all faces of the die, of the value of the best end in reach. That end may be the node itself:
 * if a face isn't worth moving for, the mover stays and rolls again. So the first settled end that a face can reach is
 * its best, and a node with n such faces has the value (faces + the sum of the values of those ends) / n.
 */
export class TurnsToGo {
  /**
   * The turns from each node to a goal, plus the dread of the nodes at which turns end on the way. Infinite if no goal
   * can be reached.
   */
  readonly weight: Float64Array
  /** The value of ending a turn at each node: its weight plus its own dread. A goal's own dread doesn't count. */
  readonly worth: Float64Array
  /** The turns from each node to a goal, without dread. */
  readonly turns: Float64Array
  private readonly weights: Float64Array
  private readonly sums: Float64Array
  /** For each node, a bit mask of the die faces that can reach a settled end. */
  private readonly moved: Uint32Array
  private readonly settled: Uint8Array
  private readonly queue = new CheapestFirst()

  /**
   * `dread` returns the cost, in turns, of ending a turn at a node. For an end, `leadTo` must call `led` for every node
   * from which a turn may end there.
   */
  constructor(
    size: number,
    private readonly faces: number,
    private readonly dread: (node: number) => number,
    private readonly leadTo: (end: number) => void,
  ) {
    this.weight = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.worth = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.turns = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.weights = new Float64Array(size)
    this.sums = new Float64Array(size)
    this.moved = new Uint32Array(size)
    this.settled = new Uint8Array(size)
  }

  /** Sets the goals. Nothing is settled yet. */
  begin(goals: readonly TravelGoal[]): this {
    const { weight, worth, turns, queue } = this
    for (const { node, wait } of goals) {
      if (wait >= weight[node]!) continue
      weight[node] = worth[node] = turns[node] = wait
      queue.push(wait, node)
    }
    return this
  }

  /**
   * Continues until a node is settled, or until all are if none is given. Until all are settled, the values of other
   * nodes are final only if they are better than that node's.
   */
  settle(node?: number): this {
    const { worth, queue, settled, leadTo } = this
    while (node === undefined || settled[node] === 0) {
      const top = queue.pop()
      if (!top) break
      if (settled[top.node] || top.cost > worth[top.node]!) continue
      settled[top.node] = 1
      leadTo(top.node)
    }
    return this
  }

  /** Records that these die faces (a bit mask) lead from a node to an end. */
  led(from: number, end: number, faces: number): void {
    const { worth, weight, turns, weights, sums, moved } = this
    const best = worth[end]!
    const more = faces & ~moved[from]!
    if (more === 0 || best >= weight[from]!) return
    const count = bits(more)
    moved[from]! |= more
    weights[from]! += count * best
    sums[from]! += count * turns[end]!
    const all = bits(moved[from]!)
    weight[from] = (this.faces + weights[from]!) / all
    turns[from] = (this.faces + sums[from]!) / all
    worth[from] = weight[from]! + this.dread(from)
    this.queue.push(worth[from]!, from)
  }
}

function bits(faces: number): number {
  let count = 0
  for (let rest = faces; rest !== 0; rest &= rest - 1) count++
  return count
}
