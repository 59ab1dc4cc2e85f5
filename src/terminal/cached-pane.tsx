import { Box } from 'ink'
import { memo, type ReactNode } from 'react'

/**
 * A pane that is rendered again only when its size or a value in `by` changes. `by` must cover everything that the
 * children depend on, except React contexts.
 */
export const CachedPane = memo(
  function CachedPane({ columns, rows, children }: CachedPaneProps) {
    return (
      <Box width={columns} height={rows} flexShrink={0} flexDirection="column">
        {children}
      </Box>
    )
  },
  (before, after) => before.columns === after.columns && before.rows === after.rows && isSame(before.by, after.by),
)

interface CachedPaneProps {
  readonly by: readonly unknown[]
  readonly columns: number
  readonly rows: number
  readonly children: ReactNode
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, i) => Object.is(part, other[i]))
