import { Box } from 'ink'
import { cut, wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import { Blank, Styled, useStyle } from '../ui/styled.tsx'

/** Draws a confirmation question in place of the prompt. */
export function LastQuestion({ text, area }: { text: string; area: Pick<Area, 'columns'> }) {
  const { text: words, glyphs } = useStyle()
  return (
    <Box width={area.columns} flexDirection="column" alignItems="center">
      <Blank />
      {wrap(text, area.columns).map(line => (
        <Styled key={line} as="prompt">
          {line}
        </Styled>
      ))}
      <Styled as="dim">{cut(words.get('screen-answers'), area.columns, glyphs.ellipsis)}</Styled>
    </Box>
  )
}
