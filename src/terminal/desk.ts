import type { DOMElement } from 'ink'
import type { KeptRows } from './kept.tsx'
import { LineSlots } from './lines.tsx'
import { type Placed, placeOf } from './spots.tsx'

/** What a renderer and the components it draws know of each other. */
export class Desk {
  /** The lines that go past Ink. */
  readonly slots = new LineSlots()
  /** What stands at a box, for those who ask where it is. */
  private readonly spots = new WeakMap<DOMElement, readonly Placed[]>()
  /** Panes that Ink has drawn now and whose rows are still to be kept. */
  private readonly fresh = new Set<KeptRows>()

  /** Says what stands at a box: things with their places from its first cell, in whose order they lie upon each other. */
  put(box: DOMElement | null, placed: readonly Placed[]): void {
    if (box) this.spots.set(box, placed)
  }

  /** Asks for the rows that Ink is drawing of a pane. */
  await(pane: KeptRows): void {
    this.fresh.add(pane)
  }

  /** Gives every pane that Ink has just drawn its rows of the frame, and where in it its spots stand. */
  keep(rows: readonly string[]): void {
    for (const pane of this.fresh) {
      const box = pane.box.current
      const place = box && placeOf(box)
      if (box && place) pane.take(rows, place, this.spotsIn(box))
    }
    this.fresh.clear()
  }

  /** All spots in a box with their places from the first cell of its screen, those that lie upon others after them. */
  spotsIn(box: DOMElement): Placed[] {
    const found: Placed[] = []
    const from = placeOf(box)
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
