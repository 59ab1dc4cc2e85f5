import { CheapestFirst } from './cheapest-first.ts'

/** Where a journey may end; `wait` counts turns that make it worth less than it is near. */
export interface Ending {
  readonly node: number
  readonly wait: number
}

/**
 * How many turns everything is from the nearest of some goals, where each turn begins with a die that says how far one may
 * go: the mean over all rolls, if at every turn one goes where it is least.
 *
 * A search backwards from the goals that settles ends of turns in the order of what they are worth. The turns from a node
 * are 1 + the mean over the faces of the best end each face can come to, staying among them; a face not worth moving for
 * is thrown again. So the first end that a face can come to is its best, and a node with n such faces is at
 * (faces + the sum of those ends) / n.
 */
export class TurnsToGo {
  /** Turns from where one begins a turn, weighed: what one dreads on the way counts for more than the turn. Infinite where no way leads. */
  readonly weight: Float64Array
  /** The same with the dread of the node itself: what it is worth to end a turn there. */
  readonly worth: Float64Array
  /** Turns from where one begins a turn, not weighed. */
  readonly turns: Float64Array
  private readonly weights: Float64Array
  private readonly sums: Float64Array
  /** The faces that move one from each node, as bits. */
  private readonly moved: Uint32Array
  private readonly queue = new CheapestFirst()

  /** `dread` says of each node how many turns it weighs to end one there. */
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

  /** Settles everything; `leadTo` is asked for each end in turn, and answers by `led` from where a turn may lead to it. */
  run(goals: readonly Ending[], leadTo: (end: number) => void): this {
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

  /** From this node these faces, as bits, lead to that end. */
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
