import { type Axial, STEPS } from './axial.ts'

/**
 * A board of hexes in straight rows, with every odd row half a hex to the right. Hexes are numbered row by row from 0;
 * -1 means off the board.
 */
export class HexGrid {
  readonly size: number
  /** The neighbor of hex h in direction d is at `6 * h + d`. */
  readonly neighbors: Int16Array
  /** The axial coordinates of each hex, cached because distances are computed very often. */
  private readonly q: Int16Array
  private readonly r: Int16Array

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows
    this.neighbors = new Int16Array(this.size * 6)
    this.q = new Int16Array(this.size)
    this.r = new Int16Array(this.size)
    // Calling no methods makes this several times as fast in a program that has just started.
    let hex = 0
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        this.q[hex] = column - (row - (row & 1)) / 2
        this.r[hex] = row
        for (let d = 0; d < 6; d++) {
          const { q, r } = STEPS[d]!
          const nextRow = row + r
          const next = column + q + (r + (row & 1) - (nextRow & 1)) / 2
          const isOnBoard = next >= 0 && next < columns && nextRow >= 0 && nextRow < rows
          this.neighbors[6 * hex + d] = isOnBoard ? nextRow * columns + next : -1
        }
        hex++
      }
    }
  }

  column(hex: number): number {
    return hex % this.columns
  }

  row(hex: number): number {
    return Math.floor(hex / this.columns)
  }

  /** Returns the hex in this column and row, or -1 if it is off the board. */
  hex(column: number, row: number): number {
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column
  }

  axial(hex: number): Axial {
    const row = this.row(hex)
    return { q: this.column(hex) - (row - (row & 1)) / 2, r: row }
  }

  /** Returns the hex at these coordinates, or -1 if it is off the board. */
  at({ q, r }: Axial): number {
    return this.hexAt(q, r)
  }

  /** Returns the hex at these coordinates, or -1 if it is off the board. Doesn't allocate an `Axial`. */
  hexAt(q: number, r: number): number {
    return this.hex(q + (r - (r & 1)) / 2, r)
  }

  neighbor(hex: number, direction: number): number {
    return this.neighbors[6 * hex + direction]!
  }

  /** Returns the direction from a hex to its neighbor, or -1 if they aren't adjacent. */
  direction(from: number, to: number): number {
    for (let d = 0; d < 6; d++) if (this.neighbors[6 * from + d] === to) return d
    return -1
  }

  /** Returns the number of steps between two hexes. */
  distance(a: number, b: number): number {
    const q = this.q[a]! - this.q[b]!
    const r = this.r[a]! - this.r[b]!
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  }

  /** Returns the direction and length of the straight line between two hexes, or null if there is none. */
  bearing(from: number, to: number): { direction: number; steps: number } | null {
    const steps = this.distance(from, to)
    for (let direction = 0; direction < 6; direction++) {
      let hex = from
      for (let i = 0; i < steps && hex >= 0; i++) hex = this.neighbor(hex, direction)
      if (hex === to) return { direction, steps }
    }
    return null
  }

  /**
   * Returns the number of steps from each hex to the nearest source, ignoring obstacles. Returns `size` for every hex
   * if there is no source.
   */
  distances(isSource: (hex: number) => boolean): Int16Array {
    const far = new Int16Array(this.size).fill(this.size)
    const queue: number[] = []
    for (let hex = 0; hex < this.size; hex++) {
      if (isSource(hex)) {
        far[hex] = 0
        queue.push(hex)
      }
    }
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i]!
      for (let d = 0; d < 6; d++) {
        const next = this.neighbor(hex, d)
        if (next >= 0 && far[next] === this.size) {
          far[next] = far[hex]! + 1
          queue.push(next)
        }
      }
    }
    return far
  }

  /**
   * Numbers the connected groups of the hexes for which `belongs` is true, starting from 0. Returns each hex's group
   * number, or -1 for other hexes. `joined` returns true if two neighbors are connected.
   */
  groups(
    belongs: (hex: number) => boolean,
    joined: (a: number, b: number) => boolean = () => true,
  ): { of: Int16Array; count: number } {
    const of = new Int16Array(this.size).fill(-1)
    let count = 0
    for (let first = 0; first < this.size; first++) {
      if (of[first] !== -1 || !belongs(first)) continue
      of[first] = count
      const queue = [first]
      for (const hex of queue) {
        for (let d = 0; d < 6; d++) {
          const next = this.neighbor(hex, d)
          if (next >= 0 && of[next] === -1 && belongs(next) && joined(hex, next)) {
            of[next] = count
            queue.push(next)
          }
        }
      }
      count++
    }
    return { of, count }
  }
}
