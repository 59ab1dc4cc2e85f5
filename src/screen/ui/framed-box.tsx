import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { cut } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import { Styled, TextRow, useStyle } from './styled.tsx'

/** Draws a box on top of the screen: a frame with a title, and the children with one column of padding. */
export function FramedBox({ title, area, children }: { title: string; area: Area; children: ReactNode }) {
  const { glyphs } = useStyle()
  const { columns, rows } = area
  const head = cut(title, columns - 6, glyphs.ellipsis)
  const dashes = glyphs.boxH.repeat(Math.max(0, columns - 5 - [...head].length))
  return (
    <OnTop area={area}>
      <TextRow>
        <Styled as="border">{glyphs.boxTL + glyphs.boxH}</Styled> <Styled as="title">{head}</Styled>{' '}
        <Styled as="border">{dashes + glyphs.boxTR}</Styled>
      </TextRow>
      <Box height={rows - 2} flexShrink={0}>
        <Edge at={0} rows={rows - 2} />
        <Edge at={columns - 1} rows={rows - 2} />
        <Box flexDirection="column" width={columns - 4} marginLeft={2} flexShrink={0}>
          {children}
        </Box>
      </Box>
      <TextRow>
        <Styled as="border">{glyphs.boxBL + glyphs.boxH.repeat(columns - 2) + glyphs.boxBR}</Styled>
      </TextRow>
    </OnTop>
  )
}

/** Draws a horizontal rule through a box. */
export function HorizontalRule({ columns }: { columns: number }) {
  const { glyphs } = useStyle()
  return (
    <Box marginLeft={-2} width={columns} height={1} flexShrink={0}>
      <Styled as="border">{glyphs.boxTeeRight + glyphs.boxH.repeat(columns - 2) + glyphs.boxTeeLeft}</Styled>
    </Box>
  )
}

function Edge({ at, rows }: { at: number; rows: number }) {
  const { glyphs } = useStyle()
  return (
    <Box position="absolute" marginLeft={at}>
      <Styled as="border">{Array<string>(rows).fill(glyphs.boxV).join('\n')}</Styled>
    </Box>
  )
}

/** Draws children on top of an area, hiding what is below. */
export function OnTop({ area: { x, y, columns, rows }, children }: { area: Area; children: ReactNode }) {
  const blank = Array<string>(rows).fill(' '.repeat(columns)).join('\n')
  return (
    <Box position="absolute" marginLeft={x} marginTop={y} width={columns} height={rows} flexDirection="column">
      <Box position="absolute" width={columns} height={rows}>
        <Text>{blank}</Text>
      </Box>
      {children}
    </Box>
  )
}
