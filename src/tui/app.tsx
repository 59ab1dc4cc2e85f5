import { Box, Text } from 'ink'
import { memo } from 'react'

/** One line of the screen, painted already. */
const Line = memo(function Line({ text }: { readonly text: string }) {
  // Ink draws no line at all for an empty text.
  return <Text wrap="truncate">{text === '' ? ' ' : text}</Text>
})

/** A whole screen: its lines, one below the other. */
export function Screen({ lines, columns }: { readonly lines: readonly string[]; readonly columns: number }) {
  return (
    <Box flexDirection="column" width={columns}>
      {lines.map((text, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the screen
        <Line key={row} text={text} />
      ))}
    </Box>
  )
}
