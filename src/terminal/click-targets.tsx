import { Box, type BoxProps, type DOMElement } from 'ink'
import { createContext, type ReactNode, useContext } from 'react'

/** A click target with its size in cells and its position on the screen, counted from 0. */
export interface PlacedTarget {
  readonly what: unknown
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

/** The click targets of a renderer's boxes. */
export class ClickTargets {
  private readonly targets = new WeakMap<DOMElement, unknown>()

  /** Makes a box a target. Ignores null, which React passes when it removes a box. */
  put(box: DOMElement | null, what: unknown): void {
    if (box) this.targets.set(box, what)
  }

  /** Returns all targets in a tree, the topmost last. */
  within(root: DOMElement): PlacedTarget[] {
    const found: PlacedTarget[] = []
    const walk = (box: DOMElement, left: number, top: number): void => {
      const node = box.yogaNode
      if (box.nodeName === 'ink-text' || !node) return
      const x = left + node.getComputedLeft()
      const y = top + node.getComputedTop()
      if (this.targets.has(box))
        found.push({
          what: this.targets.get(box),
          x,
          y,
          columns: node.getComputedWidth(),
          rows: node.getComputedHeight(),
        })
      for (const child of box.childNodes) if (child.nodeName !== '#text') walk(child, x, y)
    }
    walk(root, 0, 0)
    return found
  }
}

/** Gives components access to their renderer's click targets. */
export const ClickTargetsContext = createContext<ClickTargets | undefined>(undefined)

/**
 * Draws a box that is a click target. The caller decides what `what` means. The target covers those of the boxes around
 * this one and of earlier boxes.
 */
export function ClickBox({ what, children, ...box }: { what: unknown; children?: ReactNode } & BoxProps) {
  const targets = useContext(ClickTargetsContext)
  return (
    <Box ref={node => targets?.put(node, what)} {...box}>
      {children}
    </Box>
  )
}
