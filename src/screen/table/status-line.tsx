import { Text } from 'ink'
import { width } from '../../terminal/text.ts'
import { screenOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import { Line, Say, useStyle } from '../ui/say.tsx'
import { offersTo } from './sheets.ts'
import { viewSeen } from './throwing.ts'

/** The line between the map and the words: what stands first on it matters most. */
export function StatusLine({ table, area }: { table: TableScreen; area: Area }) {
  const { position } = table
  const { glyphs, text } = useStyle()
  const [first = '', ...others] = screenOf(position.game).status(viewSeen(table))
  const offers = offersTo(position.bargains, position.seat).map(({ number }) =>
    text.say('table-offer-waits', { number }),
  )
  const parts = [
    { as: 'title', words: first } as const,
    ...offers.map(words => ({ as: 'warn', words }) as const),
    ...others.map(words => ({ as: 'text', words }) as const),
  ]
  let used = 1
  const shown = []
  for (const part of parts) {
    const wide = width(part.words) + 3
    if (used + wide > area.columns) break
    used += wide
    shown.push(part)
  }
  const rule = glyphs.boxH
  return (
    <Line>
      <Say as="border">{rule}</Say>
      {shown.map(({ as, words }) => (
        <Text key={words}>
          {' '}
          <Say as={as}>{words}</Say> <Say as="border">{rule}</Say>
        </Text>
      ))}
      <Say as="border">{rule.repeat(Math.max(0, area.columns - used))}</Say>
    </Line>
  )
}
