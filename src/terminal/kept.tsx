import { Box, type DOMElement } from 'ink'
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { DeskContext } from './desk-context.ts'
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
  const kept = useRef<Taken | null>(null)
  const all = [columns, rows, ...by]
  const known = kept.current
  if (desk && known && isSame(known.by, all)) {
    return (
      <Box key="kept" ref={node => desk.put(node, known.spots)} width={columns} height={rows} flexShrink={0}>
        <Lines lines={linesOf(known, columns, rows)} width={columns} />
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

/** The frame that a pane was drawn in, where it stood, and once they are wanted its own rows. */
interface Taken {
  readonly by: readonly unknown[]
  drawn: readonly string[]
  readonly at: { readonly x: number; readonly y: number }
  lines: readonly string[] | null
  readonly spots: readonly Placed[]
}

/** The rows of the pane, cut out when they are first wanted: no frame waits for what only the next may need. */
function linesOf(taken: Taken, columns: number, rows: number): readonly string[] {
  const { drawn, at } = taken
  taken.lines ??= Array.from({ length: rows }, (_, row) => slice(drawn[at.y + row] ?? '', at.x, at.x + columns))
  taken.drawn = []
  return taken.lines
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, i) => Object.is(part, other[i]))
