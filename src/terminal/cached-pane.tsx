import { Box, type DOMElement } from 'ink'
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { RawLines } from './lines.tsx'
import { RenderContextProvider } from './render-context-provider.ts'
import type { Placed } from './spots.tsx'
import { slice } from './text.ts'

/** A pane that caches its rows after Ink has drawn them. */
export interface CachedRows {
  readonly box: RefObject<DOMElement | null>
  take(rows: readonly string[], at: { readonly x: number; readonly y: number }, spots: readonly Placed[]): void
}

/** True if a box covers the panes. The screen then shows the box's rows too, so the panes' rows must not be cached. */
export const UnderContext = createContext(false)

/**
 * A pane that Ink redraws only when a value in `by` changes; otherwise its cached rows are shown. `by` must cover
 * everything that the children depend on. Ink parses every row that it draws in every frame, so caching limits the cost
 * of a key press to the panes that it changes.
 */
export function CachedPane({
  by,
  columns,
  rows,
  children,
}: {
  by: readonly unknown[]
  columns: number
  rows: number
  children: ReactNode
}) {
  const desk = useContext(RenderContextProvider)
  const isUnder = useContext(UnderContext)
  const box = useRef<DOMElement>(null)
  const kept = useRef<Taken | null>(null)
  const all = [columns, rows, ...by]
  const known = kept.current
  if (desk && known && isSame(known.by, all)) {
    return (
      <Box key="kept" ref={node => desk.put(node, known.spots)} width={columns} height={rows} flexShrink={0}>
        <RawLines lines={linesOf(known, columns, rows)} width={columns} />
      </Box>
    )
  }
  if (desk && !isUnder) {
    desk.await({
      box,
      take: (drawn, at, spots) => {
        kept.current = {
          by: all,
          drawn,
          at,
          lines: null,
          spots: spots.map(spot => ({ ...spot, x: spot.x - at.x, y: spot.y - at.y })),
        }
      },
    })
  }
  return (
    <Box key="drawn" ref={box} width={columns} height={rows} flexShrink={0} flexDirection="column">
      {children}
    </Box>
  )
}

/** The frame in which a pane was drawn, its position, and its own rows once they are needed. */
interface Taken {
  readonly by: readonly unknown[]
  drawn: readonly string[]
  readonly at: { readonly x: number; readonly y: number }
  lines: readonly string[] | null
  readonly spots: readonly Placed[]
}

/** Returns the pane's rows, extracted on first use so that the current frame needn't wait. */
function linesOf(taken: Taken, columns: number, rows: number): readonly string[] {
  const { drawn, at } = taken
  taken.lines ??= Array.from({ length: rows }, (_, row) => slice(drawn[at.y + row] ?? '', at.x, at.x + columns))
  taken.drawn = []
  return taken.lines
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, i) => Object.is(part, other[i]))
