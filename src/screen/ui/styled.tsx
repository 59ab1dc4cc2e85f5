import { Box, Text } from 'ink'
import { createContext, type ReactNode, useContext } from 'react'
import { cut, width } from '../../terminal/text.ts'
import { plainTheme, type Role } from '../../terminal/theme.ts'
import { type Style, styleOf } from '../kit/style.ts'

export const StyleContext = createContext<Style>(styleOf(plainTheme, 'unicode'))

/** True if a box covers the panes. Covered panes show no selection mark. */
export const UnderContext = createContext(false)

export const useStyle = (): Style => useContext(StyleContext)

/** Styles text with a role of the theme. */
export function Styled({ as, children }: { as: Role; children?: ReactNode }) {
  return <Text {...useStyle().theme.looks[as]}>{children}</Text>
}

/** Draws one row, truncating text that doesn't fit. */
export function TextRow({ children }: { children?: ReactNode }) {
  // Empty text would take up no row.
  return <Text wrap="truncate-end">{children === '' || children === undefined ? ' ' : children}</Text>
}

/**
 * Draws preformatted rows as a single text element, because measuring each row is slow. Each row is cut first, because
 * Ink would drop everything after a row that is too long.
 */
export function PreformattedRows({ lines, columns }: { lines: readonly string[]; columns: number }) {
  if (lines.length === 0) return null
  const rows = lines.map(line => (width(line) > columns ? cut(line, columns) : line) || ' ')
  return <Text wrap="truncate-end">{rows.join('\n')}</Text>
}

export const Blank = ({ rows = 1 }: { rows?: number }) => <Box height={Math.max(0, rows)} flexShrink={0} />

/** Draws the selection mark or a blank. Lists covered by a box have no mark. */
export function SelectionMark({ here }: { here: boolean }) {
  const { glyphs } = useStyle()
  const isUnder = useContext(UnderContext)
  return here && !isUnder ? <Styled as="accent">{glyphs.cursor}</Styled> : <Text> </Text>
}

/** Highlights a selected item. */
export function Selectable({ here, children }: { here: boolean; children: ReactNode }) {
  return here ? <Styled as="select">{children}</Styled> : children
}
