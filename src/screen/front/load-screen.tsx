import { Box, Text } from 'ink'
import { cutWithin, pad, width, wrap } from '../../terminal/text.ts'
import type { LoadScreen, Model } from '../model.ts'
import type { TextLine } from '../text-line.ts'
import { rowTarget } from '../ui/hits.ts'
import { Caret, MouseArea } from '../ui/pane.tsx'
import { Blank, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { firstVisibleGame, type ListRow, listRowsFor, listView, NAME_COLUMNS, roomBeside, STATE } from './load.ts'

/** Draws a list of saved games, examples or lessons, with details of the selected one. */
export function GameList({ model, screen }: { model: Model; screen: LoadScreen }) {
  const { text: words, words: shown } = useStyle()
  const { rows, about, isWrong } = listView(model, screen, words)
  const { selected } = screen
  const room = listRowsFor(model)
  const top = firstVisibleGame(model, selected)
  return (
    <MouseArea what={{ wheel: 'list' }}>
      <Blank />
      <TextRow>
        {'  '}
        <Styled as="title">{words.get(`load-${screen.what}`)}</Styled>
      </TextRow>
      <Blank />
      {rows.length === 0 && (
        <TextRow>
          {'   '}
          {words.get('load-none')}
        </TextRow>
      )}
      {rows.slice(top, top + room).map((row, i) => (
        <MouseArea key={`${row.name} ${row.text}`} what={{ click: rowTarget(selected, top + i, 'enter') }}>
          <GameLine row={row} here={top + i === selected} columns={model.columns} />
        </MouseArea>
      ))}
      {rows.length > room && (
        <TextRow>
          {'   '}
          <Styled as="dim">{words.get('load-count', { at: selected + 1, of: rows.length })}</Styled>
        </TextRow>
      )}
      <Blank />
      {screen.naming && <NewName line={screen.naming} />}
      {wrap(shown(about), model.columns - 6).map(line => (
        <TextRow key={line}>
          {'   '}
          <Styled as={isWrong ? 'bad' : 'text'}>{line}</Styled>
        </TextRow>
      ))}
    </MouseArea>
  )
}

/** Draws the new name while it is being typed. */
function NewName({ line }: { line: TextLine }) {
  const { text: words } = useStyle()
  const before = `   ${words.get('load-new-name')} `
  return (
    <Box height={1} flexShrink={0}>
      <Caret after={width(before) + width([...line.text].slice(0, line.at).join(''))} />
      <Text wrap="truncate-end">
        {before}
        <Styled as="select">{`${line.text} `}</Styled>
      </Text>
    </Box>
  )
}

function GameLine({
  row: { name, text, state, end, bad },
  here,
  columns,
}: {
  row: ListRow
  here: boolean
  columns: number
}) {
  const { glyphs } = useStyle()
  const after = end === '' ? '' : `  ${pad(state, STATE, 'left', glyphs.ellipsis)}  ${end}`
  const about = pad(text, roomBeside(columns, { end }), 'left', glyphs.ellipsis)
  return (
    <TextRow>
      {' '}
      <SelectionMark here={here} />{' '}
      <Selectable here={here}>{pad(cutWithin(name, NAME_COLUMNS, glyphs.ellipsis), NAME_COLUMNS)}</Selectable>
      {'  '}
      {bad ? <Styled as="bad">{about}</Styled> : <Text>{about}</Text>}
      <Styled as="dim">{after}</Styled>
    </TextRow>
  )
}
