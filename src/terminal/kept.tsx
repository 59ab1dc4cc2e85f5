import { Box, type DOMElement } from 'ink'
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { DeskContext } from './desk.ts'
import { Lines } from './lines.tsx'
import type { Placed } from './spots.tsx'
import { slice } from './text.ts'

/** A pane whose rows are kept once Ink has drawn them. */
export interface KeptRows {
  readonly box: RefObject<DOMElement | null>
  take(rows: readonly string[], at: { readonly x: number; readonly y: number }, spots: readonly Placed[]): void
}

/** Whether something lies upon the panes, whose rows then are not theirs alone. */
export const UnderContext = createContext(false)

/**
 * A pane that Ink draws again only when what it is drawn by has changed; until then it is shown by the rows that Ink drew
 * for it last. `by` holds all that its children are made of. Ink takes every row apart anew at every frame: so a key
 * pays for the panes that it changes, and for no others.
 */
export function Kept({
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
  const desk = useContext(DeskContext)
  const isUnder = useContext(UnderContext)
  const box = useRef<DOMElement>(null)
  const kept = useRef<{ readonly by: readonly unknown[]; readonly lines: string[]; readonly spots: Placed[] } | null>(
    null,
  )
  const all = [columns, rows, ...by]
  const known = kept.current
  if (desk && known && isSame(known.by, all)) {
    return (
      <Box
        key="kept"
        ref={node => desk.put(node, known.spots)}
        width={columns}
        height={rows}
        flexShrink={0}
      >
        <Lines lines={known.lines} width={columns} />
      </Box>
    )
  }
  if (desk && !isUnder) {
    desk.await({
      box,
      take: (drawn, at, spots) => {
        kept.current = {
          by: all,
          lines: Array.from({ length: rows }, (_, row) => slice(drawn[at.y + row] ?? '', at.x, at.x + columns)),
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

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, i) => Object.is(part, other[i]))
