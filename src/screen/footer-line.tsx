import { Box, Text } from 'ink'
import { footerParts } from './footer.ts'
import type { Model } from './model.ts'
import { MouseAreaInRow, Pane } from './ui/pane.tsx'
import { Styled, useStyle } from './ui/styled.tsx'

/** Draws the footer with the available keys. A click on a key presses it. */
export function Footer({ model }: { model: Model }) {
  const parts = footerParts(model, useStyle())
  const area = { columns: model.columns, rows: 1 }
  return (
    <Pane area={area} by={parts.flatMap(({ text, x, command }) => [text, x, command.keys[0]])}>
      <Box height={1} gap={2} marginLeft={parts[0]?.x ?? 0}>
        {parts.map(({ command, keys, label, x }) => {
          const [key] = command.keys
          return (
            <MouseAreaInRow key={x} what={{ click: key === undefined ? null : { kind: 'key', key } }}>
              <Text>
                <Styled as="key">{keys}</Styled> <Styled as="dim">{label}</Styled>
              </Text>
            </MouseAreaInRow>
          )
        })}
      </Box>
    </Pane>
  )
}
