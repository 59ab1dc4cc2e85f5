import { Box, Text } from 'ink'
import type { Roll } from '../../kernel/index.ts'
import { cut, width } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { DICE_GAP, dieFor, drawnDice, resultRows, STRIDE } from './dice.ts'
import type { DiceAnimation } from './dice-animation.ts'

/** Draws a roll: the dice and, once they have come to rest, the result table with the result marked. */
export function RollPane({ throwing, seats, area }: { throwing: DiceAnimation; seats: readonly string[]; area: Area }) {
  const style = useStyle()
  const { rolls, at, facesLeft } = throwing
  const roll = rolls[at]
  if (!roll) return null
  const die = dieFor(roll.dice.length, area.columns)
  const beside = 2 + roll.dice.length * (die + DICE_GAP) + 2
  const rows = facesLeft > 0 ? [] : resultRows(roll, area.columns - beside, area.rows - 1, style)
  return (
    <>
      {/* Without a table, the result is only shown once the dice are at rest. */}
      <Head roll={roll} isRead={facesLeft === 0 || roll.rows.length > 0} seats={seats} columns={area.columns} />
      <Box height={area.rows - 1}>
        <Box width={facesLeft > 0 ? area.columns : beside} flexShrink={0} flexDirection="column">
          <Dice roll={roll} tumbles={facesLeft} die={die} />
          {rolls.length > 1 && (
            <Styled as="dim">{`  ${style.text.get('table-count', { at: at + 1, of: rolls.length })}`}</Styled>
          )}
        </Box>
        <Box flexDirection="column">
          {rows.map(({ text, hit }) => (
            <TextRow key={text}>
              <Styled as={hit ? 'prompt' : 'dim'}>{text}</Styled>
            </TextRow>
          ))}
        </Box>
      </Box>
    </>
  )
}

/** Draws the dice side by side. Rolling dice move in from the right, and dice that don't count are dim. */
function Dice({ roll, tumbles, die }: { roll: Roll; tumbles: number; die: number }) {
  const dice = drawnDice(roll, tumbles, useStyle(), die)
  return (
    <Box marginLeft={2 + STRIDE * tumbles} gap={DICE_GAP} flexShrink={0}>
      {dice.map(({ lines, counts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by position
        <Box key={i} width={die} flexShrink={0}>
          <Styled as={counts ? 'title' : 'dim'}>{lines.join('\n')}</Styled>
        </Box>
      ))}
    </Box>
  )
}

interface HeadProps {
  readonly roll: Roll
  readonly isRead: boolean
  readonly seats: readonly string[]
  readonly columns: number
}

/** Draws the heading: who rolls and why, how to read the dice, and the rule. */
function Head({ roll: { seat, title, reading, rule }, isRead, seats, columns }: HeadProps) {
  const { words, text, glyphs } = useStyle()
  const number = text.get('table-rule', { rule })
  const who = seat === null ? '' : `${seats[seat] ?? ''}: `
  const what = cut(`${who}${words(title)}`, columns - width(number) - 2, glyphs.ellipsis)
  const how = isRead && reading !== '' ? `  ${words(reading)}` : ''
  const room = Math.max(0, columns - width(number) - 2 - width(what))
  return (
    <Box width={columns} height={1} flexShrink={0} justifyContent="space-between">
      <Text>
        <Styled as="prompt">{what}</Styled>
        <Styled as="dim">{cut(how, room, glyphs.ellipsis)}</Styled>
      </Text>
      <Styled as="dim">{number}</Styled>
    </Box>
  )
}
