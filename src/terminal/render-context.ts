import type { DOMElement } from 'ink'
import type { CachedRows } from './cached-pane.tsx'
import { LineSlots } from './lines.tsx'
import { boxPosition, type Placed } from './spots.tsx'

/** The data shared by a renderer and its components. */
export class RenderContext {
  /** The lines that bypass Ink. */
  readonly slots = new LineSlots()
  /** The click targets of each box. */
  private readonly spots = new WeakMap<DOMElement, readonly Placed[]>()
  /** The panes that Ink has drawn in this frame, but whose rows are not cached yet. */
  private readonly fresh = new Set<CachedRows>()

  /** Registers a box's targets, relative to its first cell and in stacking order. */
  put(box: DOMElement | null, placed: readonly Placed[]): void {
    if (box) this.spots.set(box, placed)
  }

  /** Requests the rows that Ink is drawing for a pane. */
  await(pane: CachedRows): void {
    this.fresh.add(pane)
  }

  /** Passes the rows and targets to each pane that Ink has just drawn. */
  keep(rows: readonly string[]): void {
    for (const pane of this.fresh) {
      const box = pane.box.current
      const place = box && boxPosition(box)
      if (box && place) pane.take(rows, place, this.spotsIn(box))
    }
    this.fresh.clear()
  }

  /** Returns all targets in a box with their screen positions, in stacking order. */
  spotsIn(box: DOMElement): Placed[] {
    const found: Placed[] = []
    const from = boxPosition(box)
    const walk = (node: DOMElement, x: number, y: number): void => {
      for (const spot of this.spots.get(node) ?? []) {
        const columns = spot.columns || (node.yogaNode?.getComputedWidth() ?? 0)
        const rows = spot.rows || (node.yogaNode?.getComputedHeight() ?? 0)
        found.push({ what: spot.what, x: x + spot.x, y: y + spot.y, columns, rows })
      }
      for (const child of node.childNodes) {
        if (child.nodeName !== 'ink-box' || !child.yogaNode) continue
        walk(child, x + child.yogaNode.getComputedLeft(), y + child.yogaNode.getComputedTop())
      }
    }
    walk(box, from.x, from.y)
    return found
  }
}
