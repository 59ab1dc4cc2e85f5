import { Box, type BoxProps, type DOMElement } from 'ink'
import { type ReactNode, useContext } from 'react'
import { RenderContextProvider } from './render-context-provider.ts'

/** A click target with its position in cells, counted from 0. */
export interface Placed {
  readonly what: unknown
  readonly x: number
  readonly y: number
  /** The size in cells, which is 0 until it is measured. */
  readonly columns: number
  readonly rows: number
}

/**
 * A box with a click target, whose meaning is up to the caller. It covers the targets of the boxes around it and of
 * those before it.
 */
export function ClickBox({ what, children, ...box }: { what: unknown; children?: ReactNode } & BoxProps) {
  const desk = useContext(RenderContextProvider)
  return (
    <Box ref={node => desk?.put(node, [{ what, x: 0, y: 0, columns: 0, rows: 0 }])} {...box}>
      {children}
    </Box>
  )
}

/** Returns the position of a box on the screen, counted from 0. */
export function boxPosition(box: DOMElement): { readonly x: number; readonly y: number } {
  let x = 0
  let y = 0
  for (let node: DOMElement | undefined = box; node; node = node.parentNode) {
    x += node.yogaNode?.getComputedLeft() ?? 0
    y += node.yogaNode?.getComputedTop() ?? 0
  }
  return { x, y }
}
