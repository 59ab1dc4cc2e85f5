import { Box, Text } from 'ink'
import { cutWithin, pad, width, wrap } from '../../terminal/text.ts'
import type { LoadScreen, Model } from '../model.ts'
import type { TextLine } from '../text-line.ts'
import { rowTarget } from '../ui/hits.ts'
import { Caret, Place } from '../ui/pane.tsx'
import { Blank, Line, Mark, Say, Selectable, useStyle } from '../ui/say.tsx'
import { listed, NAME, type Row, roomBeside, roomFor, STATE, topOf } from './load.ts'

/** Draws a list of saved games, examples or lessons, with details of the selected one. */
export function GameList({ model, screen }: { model: Model; screen: LoadScreen }) {
  const { text: words, words: shown } = useStyle()
  const { rows, about, isWrong } = listed(model, screen, words)
  const { selected } = screen
  const room = roomFor(model)
  const top = topOf(model, selected)
  return (
    <Place what={{ wheel: 'list' }}>
      <Blank />
      <Line>
        {'  '}
        <Say as="title">{words.say(`load-${screen.what}`)}</Say>
      </Line>
      <Blank />
      {rows.length === 0 && (
        <Line>
          {'   '}
          {words.say('load-none')}
        </Line>
      )}
      {rows.slice(top, top + room).map((row, i) => (
        <Place key={`${row.name} ${row.text}`} what={{ click: rowTarget(selected, top + i, 'enter') }}>
          <GameLine row={row} here={top + i === selected} columns={model.columns} />
        </Place>
      ))}
      {rows.length > room && (
        <Line>
          {'   '}
          <Say as="dim">{words.say('load-count', { at: selected + 1, of: rows.length })}</Say>
        </Line>
      )}
      <Blank />
      {screen.naming && <NewName line={screen.naming} />}
      {wrap(shown(about), model.columns - 6).map(line => (
        <Line key={line}>
          {'   '}
          <Say as={isWrong ? 'bad' : 'text'}>{line}</Say>
        </Line>
      ))}
    </Place>
  )
}

/** Draws the new name while it is typed. */
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
  row: Row
  here: boolean
  columns: number
}) {
  const { glyphs } = useStyle()
  const after = end === '' ? '' : `  ${pad(state, STATE, 'left', glyphs.ellipsis)}  ${end}`
  const about = pad(text, roomBeside(columns, { end }), 'left', glyphs.ellipsis)
  return (
    <Line>
      {' '}
      <Mark here={here} /> <Selectable here={here}>{pad(cutWithin(name, NAME, glyphs.ellipsis), NAME)}</Selectable>
      {'  '}
      {bad ? <Say as="bad">{about}</Say> : <Text>{about}</Text>}
      <Say as="dim">{after}</Say>
    </Line>
  )
}
