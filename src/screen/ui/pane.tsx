import type { ReactNode } from 'react'
import { CachedPane } from '../../terminal/cached-pane.tsx'
import { ClickBox } from '../../terminal/click-targets.tsx'
import type { Area } from '../layout.ts'
import type { MouseBehavior } from './hits.ts'
import { useStyle } from './styled.tsx'

/** Caches a part of the screen until the style, its size or a value in `by` changes. */
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
    <CachedPane by={[useStyle(), ...by]} columns={columns} rows={rows}>
      {children}
    </CachedPane>
  )
}

/** Makes a row or an area respond to the mouse. */
export const MouseArea = ({ what, children }: { what: MouseBehavior; children: ReactNode }) => (
  <ClickBox what={what} flexDirection="column" flexShrink={0}>
    {children}
  </ClickBox>
)

/** Makes a part of a row respond to the mouse. */
export const MouseAreaInRow = ({ what, children }: { what: MouseBehavior; children: ReactNode }) => (
  <ClickBox what={what} flexShrink={0}>
    {children}
  </ClickBox>
)

/** Marks the position of the caret, at an offset in columns. */
export const Caret = ({ after = 0 }: { after?: number }) => {
  const what: MouseBehavior = { caret: after }
  return <ClickBox what={what} width={0} height={0} />
}
