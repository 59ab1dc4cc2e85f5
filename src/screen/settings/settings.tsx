import { Box, Text } from 'ink'
import type { SettingRow } from '../../storage/index.ts'
import { cut, width, wrap } from '../../terminal/text.ts'
import { type Role, seatMark, seatRole } from '../../terminal/theme.ts'
import type { Model } from '../model.ts'
import { FramedBox, HorizontalRule } from '../ui/framed-box.tsx'
import { rowTarget } from '../ui/hits.ts'
import { Caret, MouseArea } from '../ui/pane.tsx'
import { Blank, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import {
  DESCRIPTION_ROWS,
  SETTING_ROWS,
  type SettingsPage,
  settingRowText,
  settingsArea,
  settingTexts,
} from './page.ts'

const LABEL = 12

/** Draws the settings page: the rows, a description of the selected one, and a preview of the theme. */
export function SettingsBox({ model, page }: { model: Model; page: SettingsPage }) {
  const { text: words } = useStyle()
  const area = settingsArea(model)
  const texts = settingTexts(model, page, words)
    .flatMap(({ text, as }) => wrap(text, area.columns - 4).map(line => ({ line, as })))
    .filter(({ line }) => line !== '')
    .slice(0, DESCRIPTION_ROWS)
  return (
    <FramedBox title={words.get('settings-title')} area={area}>
      <Blank />
      {SETTING_ROWS.map((row, i) => (
        <MouseArea key={row.name} what={{ click: rowTarget(page.row, i, 'enter') }}>
          <Setting row={row} here={i === page.row} columns={area.columns - 4} page={page} model={model} />
        </MouseArea>
      ))}
      <Blank />
      {texts.map(({ line, as }) => (
        <TextRow key={line}>
          <Styled as={as}>{line}</Styled>
        </TextRow>
      ))}
      <Blank rows={DESCRIPTION_ROWS - texts.length} />
      <HorizontalRule columns={area.columns} />
      <ThemePreview />
    </FramedBox>
  )
}

interface SettingProps {
  readonly row: SettingRow
  readonly here: boolean
  readonly columns: number
  readonly page: SettingsPage
  readonly model: Model
}

function Setting({ row, here, columns, page, model }: SettingProps) {
  const { text: words, glyphs } = useStyle()
  const { label, value } = settingRowText(model, page, row, words)
  const room = columns - LABEL - 4
  const isTyped = row.values.length === 0
  const caret = Math.min(width([...page.typed.text].slice(0, page.typed.at).join('')), room - 1)
  return (
    <Box height={1} flexShrink={0}>
      <Text>
        <SelectionMark here={here} />{' '}
      </Text>
      <Box width={LABEL} flexShrink={0}>
        <Text>{label}</Text>
      </Box>
      {here && !isTyped ? (
        <Text>
          {glyphs.arrowLeft} <Styled as="select">{cut(value, room, glyphs.ellipsis)}</Styled> {glyphs.arrow}
        </Text>
      ) : (
        <Box marginLeft={2}>
          {here && <Caret after={caret} />}
          {value === '' && !here ? (
            <Styled as="dim">{words.get('settings-none')}</Styled>
          ) : (
            <Text wrap="truncate-end">{cut(value, room, glyphs.ellipsis)}</Text>
          )}
        </Box>
      )}
    </Box>
  )
}

const PREVIEWED_SEATS = [0, 1, 2, 3, 4, 5]

/** Draws samples of the theme's main roles and of six seat colors, because the screen below may show none of them. */
function ThemePreview() {
  const { glyphs, text: words } = useStyle()
  const signs: readonly (readonly [Role, string, string])[] = [
    ['you', glyphs.you, words.get('settings-taste-you')],
    ['good', glyphs.tick, words.get('settings-taste-good')],
    ['warn', glyphs.bullet, words.get('settings-taste-warning')],
    ['bad', glyphs.cross, words.get('settings-taste-bad')],
    ['accent', glyphs.cursor, words.get('settings-taste-here')],
  ]
  return (
    <TextRow>
      {signs.map(([role, sign, word]) => (
        <Text key={role}>
          <Styled as={role}>{sign}</Styled> {word}
          {'  '}
        </Text>
      ))}
      {PREVIEWED_SEATS.map(seat => (
        <Text key={seat} inverse>
          <Styled as={seatRole(seat)}>{seatMark(seat)}</Styled>
        </Text>
      ))}{' '}
      {words.get('settings-taste-players')}
    </TextRow>
  )
}
