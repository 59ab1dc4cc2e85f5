import { Box, Text } from 'ink'
import { cutWithin, pad, width, wrap } from '../../terminal/text.ts'
import type { LoadScreen, Model } from '../model.ts'
import type { TextLine } from '../text-line.ts'
import { rowTarget } from '../ui/hits.ts'
import { Caret, MouseArea } from '../ui/pane.tsx'
import { Blank, Say, Selectable, SelectionMark, TextRow, useStyle } from '../ui/say.tsx'
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
        <Say as="title">{words.say(`load-${screen.what}`)}</Say>
      </TextRow>
      <Blank />
      {rows.length === 0 && (
        <TextRow>
          {'   '}
          {words.say('load-none')}
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
          <Say as="dim">{words.say('load-count', { at: selected + 1, of: rows.length })}</Say>
        </TextRow>
      )}
      <Blank />
      {screen.naming && <NewName line={screen.naming} />}
      {wrap(shown(about), model.columns - 6).map(line => (
        <TextRow key={line}>
          {'   '}
          <Say as={isWrong ? 'bad' : 'text'}>{line}</Say>
        </TextRow>
      ))}
    </MouseArea>
  )
}

/** Draws the new name while it is being typed. */
function NewName({ line }: { line: TextLine }) {
  const { text: words } = useStyle()
  const before = `   ${words.say('load-new-name')} `
  return (
    <Box height={1} flexShrink={0}>
      <Caret after={width(before) + width([...line.text].slice(0, line.at).join(''))} />
      <Text wrap="truncate-end">
        {before}
        <Say as="select">{`${line.text} `}</Say>
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
      {bad ? <Say as="bad">{about}</Say> : <Text>{about}</Text>}
      <Say as="dim">{after}</Say>
    </TextRow>
  )
}
