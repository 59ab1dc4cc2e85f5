import { Box, Text } from 'ink'
import { createContext, type ReactNode, useContext } from 'react'
import { UnderContext } from '../../terminal/kept.tsx'
import { plainTheme, type Role } from '../../terminal/theme.ts'
import { type Style, styleOf } from '../kit/style.ts'

/** The style that everything on the screen is shown in. */
export const StyleContext = createContext<Style>(styleOf(plainTheme, 'unicode'))

/** The style that everything on the screen is shown in. */
export const useStyle = (): Style => useContext(StyleContext)

/** Text as a part of the theme. */
export function Say({ as, children }: { as: Role; children?: ReactNode }) {
  return <Text {...useStyle().theme.looks[as]}>{children}</Text>
}

/** One row of the screen; what is too long for it is cut. */
export function Line({ children }: { children?: ReactNode }) {
  // An empty text would take no row.
  return <Text wrap="truncate-end">{children === '' || children === undefined ? ' ' : children}</Text>
}

/** Rows that are put together as text, such as the pages of a game. They are one text: each that is measured costs. */
export function Rows({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return <Text wrap="truncate-end">{lines.map(line => line || ' ').join('\n')}</Text>
}

/** So many empty rows. */
export const Blank = ({ rows = 1 }: { rows?: number }) => <Box height={Math.max(0, rows)} flexShrink={0} />

/** The mark before what is selected in a list, and as much room before all else; a list under a box has none. */
export function Mark({ here }: { here: boolean }) {
  const { glyphs } = useStyle()
  const isUnder = useContext(UnderContext)
  return here && !isUnder ? <Say as="accent">{glyphs.cursor}</Say> : <Text> </Text>
}

/** What can be selected, lit where it is. */
export function Selectable({ here, children }: { here: boolean; children: ReactNode }) {
  return here ? <Say as="select">{children}</Say> : children
}
