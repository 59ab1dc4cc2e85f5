import { Box, Text } from 'ink'
import { cut, pad } from '../../terminal/text.ts'
import type { Model, TitleScreen } from '../model.ts'
import { Place } from '../ui/pane.tsx'
import { Blank, Line, Mark, Say, Selectable, useStyle } from '../ui/say.tsx'
import { headLines, headOf, labelWidth, menuRows, NAME, NIGHT, type Row, textRoom, topOf, wideOf } from './title.ts'
import { type Item, titleItems } from './title-items.ts'

export function Title({ model, screen }: { model: Model; screen: TitleScreen }) {
  const rows = menuRows(model, screen)
  const items = titleItems(model)
  const kind = headOf(model, rows.length)
  const wide = wideOf(model)
  return (
    <Place what={{ wheel: 'list' }}>
      <Blank rows={topOf(model, rows) - headLines(kind)} />
      {kind === 'tall' ? <Name columns={model.columns} /> : <ShortName columns={model.columns} />}
      <Blank />
      <Box flexDirection="column" marginLeft={Math.max(0, (model.columns - wide) >> 1)} width={wide} flexShrink={0}>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <MenuRow key={i} model={model} row={row} item={row.item === null ? undefined : items[row.item]} />
        ))}
      </Box>
    </Place>
  )
}

function MenuRow({ model, row, item }: { model: Model; row: Row; item: Item | undefined }) {
  const { glyphs } = useStyle()
  if (!item)
    return (
      <Line>
        {'   '}
        <Say as="accent">{row.text}</Say>
      </Line>
    )
  const here = model.screen.kind === 'title' && row.item === model.screen.selected
  const labels = labelWidth(model)
  const text = cut(row.text, textRoom(model), glyphs.ellipsis)
  const told = here ? <Text>{text}</Text> : <Say as="dim">{text}</Say>
  // A click acts at once: selecting would move the rows, so that a second click could miss.
  return (
    <Place what={{ click: { kind: 'key', key: item.key } }}>
      <Line>
        {row.line === 0 ? (
          <Text>
            {' '}
            <Mark here={here} /> <Say as="key">{pad(item.key, 1)}</Say>
            {'  '}
            <Selectable here={here}>{pad(item.label, labels)}</Selectable>
            {'   '}
          </Text>
        ) : (
          ' '.repeat(labels + 9)
        )}
        {told}
      </Line>
    </Place>
  )
}

/** Draws the logo with stars on both sides. */
function Name({ columns }: { columns: number }) {
  const { text, say } = useStyle()
  return (
    <>
      {NAME.map((line, i) => {
        const night = NIGHT[i] ?? ''
        const right = [...night].reverse().join('')
        return (
          <Line key={line}>{pad(say('dim', night) + say('title', line) + say('dim', right), columns, 'centre')}</Line>
        )
      })}
      <Line>{pad(say('dim', text.say('title-tagline')), columns, 'centre')}</Line>
    </>
  )
}

function ShortName({ columns }: { columns: number }) {
  const { text, say } = useStyle()
  const name = text.say('title-short', { tagline: text.say('title-tagline') })
  return <Line>{pad(say('title', name), columns, 'centre')}</Line>
}
