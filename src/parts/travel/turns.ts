import { CheapestFirst } from './cheapest-first.ts'

/** A goal; `wait` is a penalty in turns. */
export interface TravelGoal {
  readonly node: number
  readonly wait: number
}

/**
 * Computes the expected number of turns from each node to the nearest goal, if a die limits the distance each turn and
 * the mover always chooses the best end.
 *
 * The search goes backwards from the goals and settles ends of turns in order of value. The turns from a node are 1 +
 * the mean over the faces of the best end in reach, including staying; a face that isn't worth moving for is rolled
 * again. So the first end that a face can reach is its best, and a node with n such faces has the value (faces + the
 * sum of those ends) / n.
 */
export class TurnsToGo {
  /** Weighted turns from a start at each node, with the dread of the ends along the way. Infinite if unreachable. */
  readonly weight: Float64Array
  /** The weight plus the dread of the node itself: the value of ending a turn there. */
  readonly worth: Float64Array
  /** Unweighted turns from a start at each node. */
  readonly turns: Float64Array
  private readonly weights: Float64Array
  private readonly sums: Float64Array
  /** The faces that already have an end, as bits for each node. */
  private readonly moved: Uint32Array
  private readonly queue = new CheapestFirst()

  /** `dread` returns the cost, in turns, of ending a turn at a node. */
  constructor(
    size: number,
    private readonly faces: number,
    private readonly dread: (node: number) => number,
  ) {
    this.weight = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.worth = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.turns = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.weights = new Float64Array(size)
    this.sums = new Float64Array(size)
    this.moved = new Uint32Array(size)
  }

  /** Settles every node. For each end, `leadTo` must call `led` for the nodes from which a turn may end there. */
  run(goals: readonly TravelGoal[], leadTo: (end: number) => void): this {
    const { weight, worth, turns, queue } = this
    for (const { node, wait } of goals) {
      if (wait >= weight[node]!) continue
      weight[node] = worth[node] = turns[node] = wait
      queue.push(wait, node)
    }
    const settled = new Uint8Array(weight.length)
    for (let top = queue.pop(); top; top = queue.pop()) {
      if (settled[top.node] || top.cost > worth[top.node]!) continue
      settled[top.node] = 1
      leadTo(top.node)
    }
    return this
  }

  /** Records that these faces, as bits, lead from a node to an end. */
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
