import { type Odds, optionOf, type Question, type Roll } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { type ElfenEvent, pips } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'

const SIDES = 6
/** Twice the average of a die. */
const TWICE_AVERAGE = SIDES + 1

/** Lists the rolls in the events, each with its purpose and how it compares with the average (2.4, 3.2.1, 3.3). */
export function rollsIn(
  words: Messages,
  { players }: Pick<ElfenView, 'players'>,
  events: readonly ElfenEvent[],
): Roll[] {
  return events.flatMap((event): Roll[] => {
    if (event.kind !== 'roll') return []
    const { seat, dice, purpose, rule } = event
    const base = { seat, dice, title: words.get(`thrown-${purpose}`), rule }
    if (purpose !== 'dragon') return [{ ...base, reading: readingOf(words, dice), rows: [] }]
    const rows = players.map(({ name }, i) => ({ on: String(i + 1), text: name, hit: dice[0] === i + 1 }))
    return [{ ...base, reading: '', rows }]
  })
}

/** Compares the pips of a roll with the average for this number of dice. */
function readingOf(words: Messages, dice: readonly number[]): string {
  const twice = TWICE_AVERAGE * dice.length
  const rest = twice % 2 === 0 ? 'none' : 'half'
  return words.get('thrown-pips', { pips: pips(dice), whole: Math.floor(twice / 2), rest })
}

/**
 * Returns the odds that a reroll shows more pips than the current roll (3.3.3), or an empty list for any other answer.
 */
export function oddsIn(
  words: Messages,
  { players }: Pick<ElfenView, 'players'>,
  question: Question,
  id: string,
): Odds[] {
  const hand = players[question.seat]?.hand ?? []
  const act = optionOf(question.options, id)?.act
  if (act?.kind !== 'reroll' || hand.length === 0) return []
  const ways = waysOf(hand.length)
  const hits = ways.slice(pips(hand) + 1).reduce((sum, n) => sum + n, 0)
  return [{ what: words.get('thrown-more'), hits, of: SIDES ** hand.length }]
}

/** Counts the ways to roll each sum with this number of dice. */
function waysOf(dice: number): number[] {
  let ways = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + SIDES).fill(0)
    for (const [sum, n] of ways.entries()) for (let face = 1; face <= SIDES; face++) next[sum + face]! += n
    ways = next
  }
  return ways
}
