import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import type { PhrasedOption, PhrasedQuestion } from '../../kernel/index.ts'
import { cut, width, wrap } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import { keyShown } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import { isWatched, type TableScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { MouseArea, MouseAreaInRow } from '../ui/pane.tsx'
import { Blank, PreformattedRows, Selectable, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { WatchPrompt } from '../watch/watch-prompt.tsx'
import type { Numbered } from './numbered.ts'
import { isSpatial, numberedOffers, selectedOffer } from './offers.ts'
import { withQuestion } from './plans.ts'
import {
  aboutBeside,
  aboutListed,
  adviceBeside,
  answerArea,
  answerText,
  cutShort,
  enterText,
  farCursorText,
  fittingAdvice,
  GAP,
  idleLines,
  LEAD,
  listPart,
  mostQuestionLines,
  NO_DESCRIPTION,
  oddsLine,
  packLines,
  questionLines,
  spaceDescription,
  spaceSummary,
} from './prompt.ts'
import { TypingPrompt } from './typing-prompt.tsx'

interface PromptProps {
  readonly table: TableScreen
  readonly area: Area
}

/**
 * Draws the question and the answers, with suggestions if `hints` is set and there is room. `stopped` is true while a
 * highlight pauses the bots.
 */
export function Prompt({ table, area, hints, stopped }: PromptProps & { hints: boolean; stopped: boolean }) {
  const { text } = useStyle()
  const { position, focus } = table
  if (table.typing) return <TypingPrompt table={table} typing={table.typing} area={area} />
  if (isWatched(table))
    return focus === 'map' ? <Looking table={table} area={area} /> : <WatchPrompt table={table} area={area} />
  const question = withQuestion(table)
  const waits = stopped && position.thinking && position.seat !== null
  if (!question) return waits ? <Blank /> : <Unasked table={table} area={area} />
  const rest = answerArea(text, question, area)
  const advice = hints ? adviceBeside(position, question) : []
  return (
    <>
      <Asked question={question} area={area} />
      {focus === 'map' ? (
        <MapAnswers table={table} area={rest} advice={advice} />
      ) : (
        <Answers table={table} area={rest} advice={advice} />
      )}
    </>
  )
}

function Unasked({ table, area }: PromptProps) {
  const style = useStyle()
  if (table.focus === 'map') return <Looking table={table} area={area} />
  return <PreformattedRows lines={idleLines(table.position, area, style).slice(0, area.rows)} columns={area.columns} />
}

/** Draws the question with its rule number on the right. */
function Asked({ question, area }: { question: PhrasedQuestion; area: Area }) {
  const style = useStyle()
  const { text, rule } = question
  const number = style.text.get('table-rule', { rule })
  const room = area.columns - width(number) - 2
  const most = mostQuestionLines(question, area)
  const [first = '', ...rest] = cutShort(questionLines(style.words(text), room), room, most, style)
  return (
    <>
      <Ends
        left={<Styled as="prompt">{first}</Styled>}
        right={<Styled as="dim">{number}</Styled>}
        columns={area.columns}
      />
      {rest.map(line => (
        <TextRow key={line}>
          <Styled as="prompt">{line}</Styled>
        </TextRow>
      ))}
    </>
  )
}

/** Draws two pieces of text at the ends of a row, cutting the left one if necessary. */
function Ends({ left, right, columns }: { left: ReactNode; right: ReactNode; columns: number }) {
  return (
    <Box width={columns} height={1} flexShrink={0} gap={2}>
      <Box flexGrow={1} flexShrink={1}>
        <Text wrap="truncate-end">{left}</Text>
      </Box>
      <Box flexShrink={0}>
        <Text>{right}</Text>
      </Box>
    </Box>
  )
}

interface AnswersProps extends PromptProps {
  readonly advice: readonly string[]
}

/** Draws the listed answers in columns, and a description of the selected one. */
function Answers({ table, area, advice }: AnswersProps) {
  const style = useStyle()
  const listed = numberedOffers(table)
  const options = listed.map(({ option }) => option)
  const part = listPart(options, table.selected, area, advice)
  const selected = selectedOffer(table)
  const about = selected ? aboutListed(table, selected, style) : NO_DESCRIPTION
  // A prompt sized for the map has few rows for a list.
  const packed = isSpatial(table.position) ? packLines(listed.map(markedText), area.columns) : []
  if (!part.isWhole && packed.length > 0 && packed.length < area.rows) {
    const room = area.rows - packed.length
    const notes = aboutBeside(about, area.columns, 0, room, style)
    return (
      <>
        <PackedAnswers lines={packed} answers={listed} selected={table.selected} />
        <PreformattedRows lines={cutShort(notes, area.columns, room, style)} columns={area.columns} />
      </>
    )
  }
  const columns = Array.from({ length: part.columns }, (_, column) => {
    const first = part.top + column * part.rows
    return listed.slice(first, Math.min(first + part.rows, part.end)).map((one, i) => ({ ...one, i: first + i }))
  })
  // A long note uses the lines below the list.
  const used = part.isWhole ? Math.ceil(options.length / part.columns) : part.rows
  const isWhole = part.isWhole
  const page = { listed, from: part.top, to: part.end, stretches: table.position.stretches ?? [] }
  const count = isWhole ? '' : countText(page, style)
  const room = area.rows - used
  const beside = isWhole ? 0 : width(count) + 2
  const notes = aboutBeside(about, area.columns, beside, room, style)
  const blank = Math.max(0, room - notes.length)
  const filled = [...notes, ...Array<string>(blank).fill('')]
  const lines = isWhole ? [] : cutShort(filled, area.columns - beside, room, style)
  return (
    <>
      <Box height={used} flexShrink={0}>
        {columns
          .filter(column => column.length > 0)
          .map(column => (
            <Box key={column[0]?.i ?? -1} flexDirection="column" width={part.width} flexShrink={0}>
              {column.map(({ option, key, i }) => (
                <MouseArea key={i} what={{ click: rowTarget(table.selected, i, 'enter') }}>
                  <Answer option={option} digit={key} here={i === table.selected} columns={part.width - 1} />
                </MouseArea>
              ))}
            </Box>
          ))}
      </Box>
      {isWhole ? (
        <>
          <PreformattedRows lines={fittingAdvice(advice, area.columns, blank, style)} columns={area.columns} />
          <PreformattedRows lines={cutShort(notes, area.columns, room, style)} columns={area.columns} />
        </>
      ) : (
        <>
          <PreformattedRows lines={lines.slice(0, -1)} columns={area.columns} />
          <Ends left={lines.at(-1) ?? ''} right={<Count {...page} />} columns={area.columns} />
        </>
      )}
    </>
  )
}

/** The visible part of a list of answers. */
interface PartProps {
  readonly listed: readonly Numbered[]
  readonly from: number
  readonly to: number
  readonly stretches: readonly PhrasedOption[]
}

/**
 * Draws which answers of a paged list are visible. If the answer that ends the turn isn't visible, or else the first
 * stretch of play for the adviser, draws it too.
 */
function Count(page: PartProps) {
  const { text } = useStyle()
  return (
    <>
      <Unseen {...page} />
      <Styled as="dim">{rangeText(page, text)}</Styled>
    </>
  )
}

const rangeText = ({ listed, from, to }: PartProps, text: Messages): string =>
  text.get(to < listed.length ? 'table-listed.more' : 'table-listed', { from: from + 1, to, of: listed.length })

/** Returns the text that `Count` draws, without styles, for measuring. */
function countText(page: PartProps, { text, words }: Style): string {
  const one = unseenIn(page)
  const unseen = one ? `${one.key === null ? '' : `${one.key} `}${words(one.option.label)}  ` : ''
  return `${unseen}${rangeText(page, text)}`
}

/** Returns the answer to draw beside the count, if there is one. */
function unseenIn({ listed, from, to, stretches }: PartProps): Numbered | undefined {
  const unseen = listed.filter((_, at) => at < from || at >= to)
  return unseen.find(({ option }) => option.stops === true) ?? unseen.find(({ option }) => stretches.includes(option))
}

/** Draws an answer that isn't in the visible part of the list, so that it is easy to find at all times. */
function Unseen(page: PartProps) {
  const { words } = useStyle()
  const one = unseenIn(page)
  if (!one) return null
  return (
    <>
      {one.key !== null && <Styled as="key">{`${one.key} `}</Styled>}
      {`${words(one.option.label)}  `}
    </>
  )
}

interface AnswerProps {
  readonly option: PhrasedOption
  readonly digit: string | null
  readonly here: boolean
  readonly columns: number
}

function Answer({ option, digit, here, columns }: AnswerProps) {
  const { glyphs, words } = useStyle()
  return (
    <TextRow>
      {here ? <Styled as="accent">{glyphs.cursor}</Styled> : ' '}{' '}
      {digit === null ? ' ' : <Styled as="key">{digit}</Styled>}{' '}
      <Selectable here={here}>{cut(words(option.label), columns - LEAD, glyphs.ellipsis)}</Selectable>
    </TextRow>
  )
}

/** Draws the answer at the cursor, a description of the space, and the other answers. */
function MapAnswers({ table, area, advice }: AnswersProps) {
  const style = useStyle()
  const { position, cursor } = table
  if (!screenOf(position.game).map || cursor === null) return <Answers table={table} area={area} advice={advice} />
  if (!isSpatial(position)) return <Looking table={table} area={area} />
  const option = selectedOffer(table)
  const answers = numberedOffers(table)
  const lines = packLines(answers.map(answerText), area.columns)
  const odds = option ? oddsLine(position, option, style) : ''
  const { about, lines: texts } = spaceDescription(table, cursor, option, area.columns, style)
  const spaceLines = [...(odds === '' ? [] : wrap(odds, area.columns)), ...texts]
  // The description gets fewer lines if that makes room for all answers.
  const most = lines.length === area.rows - 1 ? area.rows - 1 : area.rows - 2
  const listed = lines.slice(0, Math.max(0, most))
  const shown = listed.flat().length
  const room = area.rows - 1 - listed.length
  const isCut = shown < answers.length
  const page = { listed: answers, from: 0, to: shown, stretches: position.stretches ?? [] }
  const beside = width(isCut ? countText(page, style) : about)
  return (
    <>
      <Ends
        left={
          option ? (
            <Enter table={table} option={option} columns={area.columns - GAP - beside} />
          ) : (
            <Styled as="dim">{farCursorText(table, style)}</Styled>
          )
        }
        right={isCut ? <Count {...page} /> : about}
        columns={area.columns}
      />
      <PreformattedRows lines={cutShort(spaceLines, area.columns, room, style)} columns={area.columns} />
      <PreformattedRows
        lines={fittingAdvice(advice, area.columns, Math.max(0, room - spaceLines.length), style)}
        columns={area.columns}
      />
      <PackedAnswers lines={listed} answers={answers} selected={null} />
    </>
  )
}

/** Returns an answer's text with room for the mark of the selected one. */
const markedText = (answer: Numbered): string => ` ${answerText(answer)}`

interface PackedAnswersProps {
  /** The indexes of the answers in each line. */
  readonly lines: readonly (readonly number[])[]
  readonly answers: readonly Numbered[]
  /** The index of the selected answer, which is marked, or null to mark none. */
  readonly selected: number | null
}

/** Draws answers one after another, as many to a line as fit. */
function PackedAnswers({ lines, answers, selected }: PackedAnswersProps) {
  return lines.map(line => (
    <Box key={line[0] ?? -1} height={1} flexShrink={0} gap={GAP}>
      {line.map(i => {
        const one = answers[i]
        return one && <PackedAnswer key={i} answer={one} isSelected={selected === null ? null : i === selected} />
      })}
    </Box>
  ))
}

function PackedAnswer({ answer, isSelected }: { answer: Numbered; isSelected: boolean | null }) {
  const { glyphs } = useStyle()
  const { option, key } = answer
  const { id, label } = option
  return (
    <MouseAreaInRow what={{ click: { kind: 'answer', id, label } }}>
      <Text>
        {isSelected !== null && (isSelected ? <Styled as="accent">{glyphs.cursor}</Styled> : ' ')}
        {key === null ? glyphs.bullet : <Styled as="key">{key}</Styled>}{' '}
        {isSelected ? <Selectable here>{label}</Selectable> : label}
      </Text>
    </MouseAreaInRow>
  )
}

/** Draws the Enter key and the answer that it gives. */
function Enter({ table, option, columns }: { table: TableScreen; option: PhrasedOption; columns: number }) {
  const style = useStyle()
  const key = keyShown(style.text, 'enter')
  return (
    <Text>
      <Styled as="key">{key}</Styled>
      {enterText(table, option, columns, style).slice(key.length)}
    </Text>
  )
}

/** Draws a description of the cursor's space for a player who is only looking around. */
function Looking({ table, area }: PromptProps) {
  const style = useStyle()
  const { position, cursor } = table
  if (cursor === null) return <Blank />
  const lines = wrap(style.words(spaceSummary(table, cursor, true)), area.columns)
  const background = screenOf(position.game).map?.background?.(position.view, cursor) ?? ''
  const backgroundLines =
    background === '' ? [] : wrap(style.words(background), area.columns).map(line => style.paint('dim', line))
  const room = area.rows - 1
  return (
    <>
      <Ends
        left={farCursorText(table, style)}
        right={
          <Text>
            <Styled as="key">{keyShown(style.text, 'escape')}</Styled>{' '}
            <Styled as="dim">{style.text.get('table-esc-back')}</Styled>
          </Text>
        }
        columns={area.columns}
      />
      <PreformattedRows lines={cutShort(lines, area.columns, room, style)} columns={area.columns} />
      {/* Pinned to the bottom so that it doesn't move. */}
      <Box flexGrow={1} />
      {lines.length + backgroundLines.length <= room && (
        <PreformattedRows lines={backgroundLines} columns={area.columns} />
      )}
    </>
  )
}
