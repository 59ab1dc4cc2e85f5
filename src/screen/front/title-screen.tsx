import { Box, Text } from 'ink'
import { cut, pad } from '../../terminal/text.ts'
import type { Model, TitleScreen } from '../model.ts'
import { MouseArea } from '../ui/pane.tsx'
import { Blank, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import {
  headerKind,
  headLines,
  LOGO,
  labelWidth,
  type MenuRow,
  menuRows,
  menuTop,
  noticeLines,
  STARS,
  textRoom,
  wideOf,
} from './title.ts'
import { type Item, titleItems } from './title-items.ts'

/** Draws the title screen with the notice below the menu. */
export function TitleAndNotice({ model, screen }: TitleProps) {
  const { notice } = model
  return (
    <>
      <Title model={model} screen={screen} />
      {notice && (
        <>
          <Blank />
          {noticeLines(model).map(line => (
            <TextRow key={line}>
              {'  '}
              <Styled as={notice.tone === 'plain' ? 'text' : notice.tone}>{line}</Styled>
            </TextRow>
          ))}
        </>
      )}
    </>
  )
}

interface TitleProps {
  readonly model: Model
  readonly screen: TitleScreen
}

function Title({ model, screen }: TitleProps) {
  const rows = menuRows(model, screen)
  const items = titleItems(model)
  const kind = headerKind(model, rows.length)
  const menuWidth = wideOf(model)
  return (
    <MouseArea what={{ wheel: 'list' }}>
      <Blank rows={menuTop(model, rows) - headLines(kind)} />
      {kind === 'tall' ? <Name columns={model.columns} /> : <ShortName columns={model.columns} />}
      <Blank />
      <Box
        flexDirection="column"
        marginLeft={Math.max(0, (model.columns - menuWidth) >> 1)}
        width={menuWidth}
        flexShrink={0}
      >
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <MenuRowView key={i} model={model} row={row} item={row.item === null ? undefined : items[row.item]} />
        ))}
      </Box>
    </MouseArea>
  )
}

function MenuRowView({ model, row, item }: { model: Model; row: MenuRow; item: Item | undefined }) {
  const { glyphs } = useStyle()
  if (!item)
    return (
      <TextRow>
        {'   '}
        <Styled as="accent">{row.text}</Styled>
      </TextRow>
    )
  const here = model.screen.kind === 'title' && row.item === model.screen.selected
  const labels = labelWidth(model)
  const text = cut(row.text, textRoom(model), glyphs.ellipsis)
  const label = here ? <Text>{text}</Text> : <Styled as="dim">{text}</Styled>
  // A click opens the item immediately. If it only selected the item, the rows would move, and a second click could
  // miss.
  return (
    <MouseArea what={{ click: { kind: 'key', key: item.key } }}>
      <TextRow>
        {row.line === 0 ? (
          <Text>
            {' '}
            <SelectionMark here={here} /> <Styled as="key">{pad(item.key, 1)}</Styled>
            {'  '}
            <Selectable here={here}>{pad(item.label, labels)}</Selectable>
            {'   '}
          </Text>
        ) : (
          ' '.repeat(labels + 9)
        )}
        {label}
      </TextRow>
    </MouseArea>
  )
}

/** Draws the logo with stars on both sides. */
function Name({ columns }: { columns: number }) {
  const { text, paint } = useStyle()
  return (
    <>
      {LOGO.map((line, i) => {
        const night = STARS[i] ?? ''
        const right = [...night].reverse().join('')
        return (
          <TextRow key={line}>
            {pad(paint('dim', night) + paint('title', line) + paint('dim', right), columns, 'center')}
          </TextRow>
        )
      })}
      <TextRow>{pad(paint('dim', text.get('title-tagline')), columns, 'center')}</TextRow>
    </>
  )
}

function ShortName({ columns }: { columns: number }) {
  const { text, paint } = useStyle()
  const name = text.get('title-short', { tagline: text.get('title-tagline') })
  return <TextRow>{pad(paint('title', name), columns, 'center')}</TextRow>
}
