import { Text } from 'ink'
import { guideWords } from '../../server/guide.ts'
import { cut, width, wrap } from '../../terminal/text.ts'
import { lessonAnswersIn } from '../kit/lesson-answer.ts'
import { screenOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import type { Model, TableScreen } from '../model.ts'
import { fittingAdvice } from '../table/prompt.ts'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { type Pointer, pointerKeys, pointerOf } from './pointer.ts'

type GuideText = ReturnType<typeof guideWords>

/** Draws the guide's text and task above the footer. */
export function GuideBand({ model, table, area }: { model: Model; table: TableScreen; area: Area }) {
  const style = useStyle()
  const { words, text } = style
  const { position } = table
  if (!position.guide) return null
  const { game, view, question } = position
  const guideText = guideWords(position.guide, table.guide.seen, question, lessonAnswersIn(game, view))
  const pointer = pointerOf(model)
  const room = area.columns - 2
  // A highlight on the table takes precedence. The guide continues once the highlight is closed.
  if (model.overlay?.kind === 'highlight') return <Head guideText={guideText} columns={area.columns} />
  const isDoing = guideText.do !== ''
  const most = area.rows - 1 - (isDoing ? 1 : 0)
  const lines = wrap(words(text.format(guideText.text)), room).slice(0, most)
  const free = most - lines.length
  const spare =
    (pointer === null || pointer.isFree) && isDoing
      ? fittingAdvice(screenOf(game).suggestions(view, question), room, free, style).filter(line => line !== '')
      : []
  return (
    <>
      <Head guideText={guideText} columns={area.columns} />
      {lines.map(line => (
        <TextRow key={line}>{` ${line}`}</TextRow>
      ))}
      {spare.map(line => (
        <TextRow key={line}> {line}</TextRow>
      ))}
      {isDoing && <Doing guideText={guideText} pointer={pointer} columns={area.columns} />}
    </>
  )
}

function Head({ guideText, columns }: { guideText: GuideText; columns: number }) {
  const { glyphs, text } = useStyle()
  const rule = glyphs.boxH
  const count =
    guideText.number === null
      ? text.get('guide-done')
      : text.get('guide-count', { number: guideText.number, of: guideText.of })
  const left = columns - 7 - width(guideText.title) - width(count)
  const leaving =
    guideText.rule === ''
      ? [text.get('guide-leaving')]
      : [text.get('guide-leaving-rule', { rule: guideText.rule }), text.get('table-rule', { rule: guideText.rule })]
  // Shorten or omit the text about hiding the guide if it doesn't fit beside the title.
  const ending = leaving.find(it => width(it) < left) ?? ''
  return (
    <TextRow>
      <Styled as="border">{rule}</Styled> <Styled as="title">{guideText.title}</Styled>{' '}
      <Styled as="dim">{count}</Styled> <Styled as="border">{rule.repeat(Math.max(0, left - width(ending)))}</Styled>{' '}
      <Styled as="dim">{ending}</Styled> <Styled as="border">{rule}</Styled>
    </TextRow>
  )
}

interface DoingProps {
  readonly guideText: GuideText
  readonly pointer: Pointer | null
  readonly columns: number
}

/** Draws the task with its keys, and the answer's label if there is room. */
function Doing({ guideText, pointer, columns }: DoingProps) {
  const { glyphs, text, words, paint } = useStyle()
  const what = pointer?.do ?? text.format(guideText.do)
  if (!pointer)
    return (
      <TextRow>
        {' '}
        <Styled as="accent">{glyphs.arrow}</Styled> <Styled as="prompt">{what}</Styled>
      </TextRow>
    )
  const press = text.get('guide-press', {
    what: paint('prompt', what),
    keys: paint('key', words(pointerKeys(text, pointer))),
  })
  const label = pointer.text === '' || pointer.text === what ? '' : words(pointer.text)
  const hasRoom = 3 + width(press) + 2 + width(label) <= columns
  return (
    <TextRow>
      {' '}
      <Styled as="accent">{glyphs.arrow}</Styled> {cut(press, columns - 3)}
      {label !== '' && hasRoom && (
        <Text>
          {'  '}
          <Styled as="dim">{label}</Styled>
        </Text>
      )}
    </TextRow>
  )
}
