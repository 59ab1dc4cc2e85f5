import { Text } from 'ink'
import { cut, pad } from '../../terminal/text.ts'
import type { Model } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { MouseArea } from '../ui/pane.tsx'
import { Blank, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { type PlaceRow, placesPart, type TurnsPage } from './turns.ts'

export function TurnsList({ model, page }: { model: Model; page: TurnsPage }) {
  const { text: words } = useStyle()
  const { shown, count, isWhole } = placesPart(model, page, words)
  const seats = model.screen.kind === 'table' ? model.screen.position.header.seats : []
  const widest = Math.max(6, ...seats.map(name => [...name].length))
  return (
    <MouseArea what={{ wheel: 'page' }}>
      <Blank />
      <TextRow>
        {'  '}
        <Styled as="title">{words.get('watch-go-to')}</Styled>
      </TextRow>
      <Blank />
      {shown.map(place => (
        <MouseArea key={place.number} what={{ click: rowTarget(page.selected, place.number, 'enter') }}>
          <PlaceLine place={place} here={place.number === page.selected} widest={widest} columns={model.columns} />
        </MouseArea>
      ))}
      {!isWhole && (
        <TextRow>
          <Styled as="dim">{`   ${words.get('watch-count', { at: page.selected + 1, of: count })}`}</Styled>
        </TextRow>
      )}
    </MouseArea>
  )
}

interface PlaceProps {
  readonly place: PlaceRow
  readonly here: boolean
  readonly widest: number
  readonly columns: number
}

function PlaceLine({ place: { at, day, name, text, isMark }, here, widest, columns }: PlaceProps) {
  const { glyphs, words } = useStyle()
  const label = `${pad(at, 6, 'right')}  ${pad(day, 8)} ${pad(name, widest, 'left', glyphs.ellipsis)}  `
  return (
    <TextRow>
      {' '}
      <SelectionMark here={here} />
      {isMark ? <Styled as="warn">{glyphs.mark}</Styled> : <Text> </Text>}{' '}
      <Selectable here={here}>{label + cut(words(text), columns - 26 - widest, glyphs.ellipsis)}</Selectable>
    </TextRow>
  )
}
