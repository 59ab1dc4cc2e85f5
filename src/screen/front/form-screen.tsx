import { Box, Text } from 'ink'
import type { Game } from '../../kernel/index.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { seatRole } from '../../terminal/theme.ts'
import type { Model, NewScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { Caret, MouseArea } from '../ui/pane.tsx'
import { Blank, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { type FormRow, nameProblem, rowsOf, textOf } from './form.ts'
import { aboutRow, formGame, formRowText, isBeyond, nameRoom, seatPlayerText, windowOf } from './new-game.ts'

/** The number of columns before a label. */
const LEAD = 3
/** The number of columns for a label. */
export const LABEL = 34
const GAP = 3

/** Returns the number of columns for a value with its arrows. */
export const choiceRoom = (columns: number): number => columns - LEAD - LABEL - GAP

/** Draws the form for a new game, with an explanation of the selected row. */
export function NewGame({ model, screen: form }: { model: Model; screen: NewScreen }) {
  const { text: words } = useStyle()
  const game = formGame(model, form)
  if (!game) return null
  const rows = rowsOf(form, game)
  const { room, top } = windowOf(model, form, game)
  // A blank line precedes the last row.
  const numbered = rows.map((row, at) => ({ row, at }))
  const lines = [...numbered.slice(0, -1), null, ...numbered.slice(-1)]
  return (
    <MouseArea what={{ wheel: 'list' }}>
      <Blank />
      <TextRow>
        {'  '}
        <Styled as="title">{words.get('form-title', { game: game.title })}</Styled>
      </TextRow>
      {wrap(game.about, model.columns - 4).map(line => (
        <TextRow key={line}>
          {'  '}
          <Styled as="dim">{line}</Styled>
        </TextRow>
      ))}
      <Blank />
      {lines.slice(top, top + room).map((line, i) => {
        const key = top + i
        if (isBeyond(i, room, top, lines.length)) {
          return <MoreRows key={key} isAbove={i === 0} n={i === 0 ? top + 1 : lines.length - top - room + 1} />
        }
        return line ? <FormRowView key={key} form={form} columns={model.columns} {...line} /> : <Blank key={key} />
      })}
      <Blank />
      <AboutRow model={model} form={form} game={game} />
    </MouseArea>
  )
}

function MoreRows({ isAbove, n }: { isAbove: boolean; n: number }) {
  const { glyphs, text } = useStyle()
  const sign = isAbove ? glyphs.arrowUp : glyphs.arrowDown
  return (
    <TextRow>
      {'   '}
      <Styled as="dim">{text.get('form-more-rows', { sign, n })}</Styled>
    </TextRow>
  )
}

interface RowProps {
  readonly columns: number
  readonly form: NewScreen
  readonly row: FormRow
  readonly at: number
}

function FormRowView({ columns, form, row, at }: RowProps) {
  const { text: words } = useStyle()
  const here = at === form.row
  const take = row.kind === 'begin' ? 'enter' : row.kind === 'seed' ? null : 'right'
  return (
    <MouseArea what={{ click: rowTarget(form.row, at, take) }}>
      {row.kind === 'begin' ? (
        <TextRow>
          {' '}
          <SelectionMark here={here} /> <Selectable here={here}>{` ${words.get('form-begin')} `}</Selectable>
        </TextRow>
      ) : (
        <ChoiceRow columns={columns} form={form} row={row} here={here} />
      )}
    </MouseArea>
  )
}

interface ChoiceProps {
  readonly columns: number
  readonly form: NewScreen
  readonly row: Exclude<FormRow, { kind: 'begin' }>
  readonly here: boolean
}

function ChoiceRow({ columns, form, row, here }: ChoiceProps) {
  const { text: words, glyphs } = useStyle()
  const { label, value } = formRowText(form, row, words)
  const typed = textOf(form, row)
  const isNumbered = row.kind === 'seat' && form.players > 1
  const room = choiceRoom(columns)
  const caret = here && typed !== null ? width([...typed].slice(0, form.at).join('')) : null
  return (
    <Box height={1} flexShrink={0}>
      <Box width={LEAD + LABEL + GAP} flexShrink={0}>
        <Text wrap="truncate-end">
          {' '}
          <SelectionMark here={here} />{' '}
          {isNumbered && (
            <Text>
              <Styled as={seatRole(row.seat)}>{String(row.seat + 1)}</Styled>{' '}
            </Text>
          )}
          {cut(label, isNumbered ? LABEL - 2 : LABEL, glyphs.ellipsis)}
        </Text>
      </Box>
      {caret !== null && <Caret after={caret} />}
      {row.kind === 'seat' && (
        <Text>
          {pad(value, nameRoom(words, form), 'left', glyphs.ellipsis)}
          <Choice here={here} room={room}>
            {seatPlayerText(words, form, row.seat)}
          </Choice>
        </Text>
      )}
      {row.kind !== 'seat' && typed === null && (
        <Box marginLeft={-2}>
          <Choice here={here} room={room}>
            {value}
          </Choice>
        </Box>
      )}
      {row.kind !== 'seat' && typed !== null && <Text wrap="truncate-end">{cut(value, room, glyphs.ellipsis)}</Text>}
    </Box>
  )
}

/** Draws a value, with arrows if its row is selected. */
function Choice({ here, room, children }: { here: boolean; room: number; children: string }) {
  const { glyphs } = useStyle()
  const shown = cut(children, room, glyphs.ellipsis)
  if (!here) return <Text>{`  ${shown}`}</Text>
  return (
    <Text>
      {glyphs.arrowLeft} <Styled as="select">{shown}</Styled> {glyphs.arrow}
    </Text>
  )
}

/** Draws the explanation of the selected row, or the form's error message. */
function AboutRow({ model, form, game }: { model: Model; form: NewScreen; game: Game }) {
  const { text: words, words: shown } = useStyle()
  const here = rowsOf(form, game)[form.row]
  const textWidth = Math.min(model.columns, 100) - 6
  const problem = nameProblem(words, form, game)?.text ?? null
  const wrong = (model.notice?.lines ?? (problem === null ? [] : [problem])).map(line => words.format(line))
  const about = here ? [shown(aboutRow(words, form, here, game))] : []
  const lines = wrong.length > 0 ? wrong : about
  return lines
    .flatMap(line => wrap(line, textWidth))
    .map(line => (
      <TextRow key={line}>
        {'   '}
        <Styled as={wrong.length > 0 ? 'bad' : 'dim'}>{line}</Styled>
      </TextRow>
    ))
}
