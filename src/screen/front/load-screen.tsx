import { Text } from 'ink'
import { pad, wrap } from '../../terminal/text.ts'
import type { LoadScreen, Model } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { Place } from '../ui/pane.tsx'
import { Blank, Line, Mark, Say, Selectable, useStyle } from '../ui/say.tsx'
import { listed, type Row, roomFor, topOf } from './load.ts'

/** The saved games or those that come with the program, with more about the selected one below them. */
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
        <Say as="title">{words.say(screen.what === 'saves' ? 'load-saves' : 'load-examples')}</Say>
      </Line>
      <Blank />
      {rows.length === 0 && (
        <Line>
          {'   '}
          {words.say('load-none')}
        </Line>
      )}
      {rows.slice(top, top + room).map((row, i) => (
        <Place key={row.name} what={{ click: rowTarget(selected, top + i, 'enter') }}>
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
      {wrap(shown(about), model.columns - 6).map(line => (
        <Line key={line}>
          {'   '}
          <Say as={isWrong ? 'bad' : 'text'}>{line}</Say>
        </Line>
      ))}
    </Place>
  )
}

function GameLine({ row: { name, text, end, bad }, here, columns }: { row: Row; here: boolean; columns: number }) {
  const { glyphs } = useStyle()
  const about = pad(text, columns - 32 - end.length, 'left', glyphs.ellipsis)
  return (
    <Line>
      {' '}
      <Mark here={here} /> <Selectable here={here}>{pad(name, 24, 'left', glyphs.ellipsis)}</Selectable>
      {'  '}
      {bad ? <Say as="bad">{about}</Say> : <Text>{about}</Text>}
      {'  '}
      <Say as="dim">{end}</Say>
    </Line>
  )
}
