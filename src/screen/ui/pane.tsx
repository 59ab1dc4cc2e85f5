import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Kept } from '../../terminal/kept.tsx'
import { Spot } from '../../terminal/spots.tsx'
import type { Area } from '../layout.ts'
import type { What } from './hits.ts'
import { useStyle } from './say.tsx'

/** A part of the screen, which Ink draws again when what it is drawn `by` has changed. */
export function Pane({
  area: { columns, rows },
  by,
  children,
}: {
  area: Pick<Area, 'columns' | 'rows'>
  by: readonly unknown[]
  children: ReactNode
}) {
  return (
    <Kept by={[useStyle(), ...by]} columns={columns} rows={rows}>
      {children}
    </Kept>
  )
}

/** A row or a part of the screen that the mouse can do something with. */
export const Place = ({ what, children }: { what: What; children: ReactNode }) => (
  <Spot what={what} flexDirection="column" flexShrink={0}>
    {children}
  </Spot>
)

/** Something of a row that the mouse can do something with. */
export const PlaceInRow = ({ what, children }: { what: What; children: ReactNode }) => (
  <Spot what={what} flexShrink={0}>
    {children}
  </Spot>
)

/** Where text is typed: so many columns after where this stands. */
export const Caret = ({ after = 0 }: { after?: number }) => {
  const what: What = { caret: after }
  return <Spot what={what} width={0} height={0} />
}

/** A row of the screen with several parts beside each other, each laid out for itself. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box height={1} flexShrink={0}>
    {children}
  </Box>
)
