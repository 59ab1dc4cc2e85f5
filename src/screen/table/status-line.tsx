import { Text } from 'ink'
import { width } from '../../terminal/text.ts'
import { screenOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { offersTo } from './sheets.ts'

/** Draws the status line, with the most important part first. */
export function StatusLine({ table, view, area }: { table: TableScreen; view: unknown; area: Area }) {
  const { position } = table
  const { glyphs, text } = useStyle()
  const offers = offersTo(position.bargains, position.seat).map(({ number }) =>
    text.get('table-offer-waits', { number }),
  )
  const partsOf = ([first = '', ...others]: readonly string[]): readonly Part[] => [
    { as: 'title', words: first },
    ...offers.map(words => ({ as: 'warn', words }) as const),
    ...others.map(words => ({ as: 'text', words }) as const),
  ]
  const { status } = screenOf(position.game)
  const whole = partsOf(status(view))
  const isNarrow = taken(whole) > area.columns
  const shown = fitted(isNarrow ? partsOf(status(view, true)) : whole, area.columns, glyphs.ellipsis)
  const rule = glyphs.boxH
  return (
    <TextRow>
      <Styled as="border">{rule}</Styled>
      {shown.map(({ as, words }) => (
        <Text key={words}>
          {' '}
          <Styled as={as}>{words}</Styled> <Styled as="border">{rule}</Styled>
        </Text>
      ))}
      <Styled as="border">{rule.repeat(Math.max(0, area.columns - taken(shown)))}</Styled>
    </TextRow>
  )
}

interface Part {
  readonly as: 'title' | 'warn' | 'text'
  readonly words: string
}

/** Returns the width of the parts, including the line around them. */
const taken = (parts: readonly Part[]): number => parts.reduce((sum, { words }) => sum + width(words) + 3, 1)

/** The minimum width of a shortened part. */
const MIN_WIDTH = 12

/** Returns the parts that fit. If necessary, shortens one of the last two parts or omits the last one. */
function fitted(parts: readonly Part[], columns: number, ellipsis: string): readonly Part[] {
  const over = taken(parts) - columns
  if (over <= 0 || parts.length === 0) return parts
  const from = Math.max(1, parts.length - 2)
  const long = parts.slice(from).reduce((most, { words }) => Math.max(most, width(words)), 0)
  if (long - over < MIN_WIDTH) return fitted(parts.slice(0, -1), columns, ellipsis)
  const at = parts.findIndex(({ words }, i) => i >= from && width(words) === long)
  if (at < parts.length - 1 && taken(parts.slice(0, -1)) <= columns) return parts.slice(0, -1)
  return parts.map((part, i) => (i === at ? { ...part, words: shortened(part.words, long - over, ellipsis) } : part))
}

/** Cuts text after a whole word and adds an ellipsis. */
function shortened(words: string, columns: number, ellipsis: string): string {
  const [first = '', ...more] = words.split(' ')
  let retained = first
  for (const word of more) {
    if (width(retained) + 1 + width(word) + width(ellipsis) > columns) break
    retained += ` ${word}`
  }
  return `${retained}${ellipsis}`
}
