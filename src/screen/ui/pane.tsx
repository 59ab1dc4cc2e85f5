import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Kept } from '../../terminal/kept.tsx'
import { Spot } from '../../terminal/spots.tsx'
import type { Area } from '../layout.ts'
import type { What } from './hits.ts'
import { useStyle } from './say.tsx'

/** Caches a part of the screen until a value in `by` changes. */
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

/** Makes a row or an area respond to the mouse. */
export const Place = ({ what, children }: { what: What; children: ReactNode }) => (
  <Spot what={what} flexDirection="column" flexShrink={0}>
    {children}
  </Spot>
)

/** Makes a part of a row respond to the mouse. */
export const PlaceInRow = ({ what, children }: { what: What; children: ReactNode }) => (
  <Spot what={what} flexShrink={0}>
    {children}
  </Spot>
)

/** Marks the caret, at an offset in columns. */
export const Caret = ({ after = 0 }: { after?: number }) => {
  const what: What = { caret: after }
  return <Spot what={what} width={0} height={0} />
}

/** Lays out parts side by side in one row. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box height={1} flexShrink={0}>
    {children}
  </Box>
)
