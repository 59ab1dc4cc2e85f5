import { Box, Text } from 'ink'
import { cut, width, wrap } from '../../terminal/text.ts'
import type { Model } from '../model.ts'
import { FramedBox, HorizontalRule } from '../ui/framed-box.tsx'
import { rowTarget } from '../ui/hits.ts'
import { Caret, MouseArea } from '../ui/pane.tsx'
import { Blank, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import type { PaletteEntry } from './entries.ts'
import { type PalettePage, paletteArea, palettePart } from './page.ts'

/** Draws the palette: the search text, the matching entries and a description of the selected one. */
export function Palette({ model, page }: { model: Model; page: PalettePage }) {
  const { text, words, glyphs } = useStyle()
  const area = paletteArea(model)
  const inner = area.columns - 4
  const { shown, top, room, rest, selected } = palettePart(model, page)
  const numbered = shown.map((entry, i) => ({ entry, at: top + i }))
  const [first = '', ...more] = selected ? wrap(words(selected.text), inner) : ['']
  const second = more.length > 1 ? `${more[0]}${glyphs.ellipsis}` : (more[0] ?? '')
  return (
    <FramedBox title={text.get('palette-title')} area={area}>
      <Search page={page} rest={rest} />
      <HorizontalRule columns={area.columns} />
      {numbered.map(({ entry, at }) => (
        <MouseArea key={at} what={{ click: rowTarget(page.selected, at, 'enter') }}>
          <Entry entry={entry} here={at === page.selected} columns={inner} />
        </MouseArea>
      ))}
      {shown.length === 0 && (
        <TextRow>
          <Styled as="dim">{`  ${text.get('palette-none')}`}</Styled>
        </TextRow>
      )}
      <Blank rows={room - Math.max(1, shown.length)} />
      <HorizontalRule columns={area.columns} />
      <TextRow>{first}</TextRow>
      <TextRow>{second}</TextRow>
    </FramedBox>
  )
}

function Search({ page: { query }, rest }: { page: PalettePage; rest: number }) {
  const { text, glyphs } = useStyle()
  return (
    <Box height={1} flexShrink={0} justifyContent="space-between">
      <Box>
        <Text>
          <Styled as="prompt">{text.get('palette-find')}</Styled>{' '}
        </Text>
        <Caret after={width([...query.text].slice(0, query.at).join(''))} />
        {query.text === '' ? <Styled as="dim">{text.get('palette-find-hint')}</Styled> : <Text>{query.text}</Text>}
      </Box>
      {rest > 0 && <Styled as="dim">{`${glyphs.arrowDown} ${rest}`}</Styled>}
    </Box>
  )
}

function Entry({ entry: { label, key }, here, columns }: { entry: PaletteEntry; here: boolean; columns: number }) {
  const { words, glyphs } = useStyle()
  const shown = words(key)
  return (
    <Box height={1} flexShrink={0} justifyContent="space-between">
      <Text>
        <SelectionMark here={here} />{' '}
        <Selectable here={here}>{cut(words(label), columns - 4 - width(shown), glyphs.ellipsis)}</Selectable>
      </Text>
      <Styled as="key">{shown}</Styled>
    </Box>
  )
}
