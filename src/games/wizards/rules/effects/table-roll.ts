import { HIGHER_OF_TWO, rowOn } from '../../../../parts/tables/index.ts'
import { bookOf } from '../state/book.ts'
import type { OutcomeOf, TableId } from '../state/cards.ts'
import type { Player, WizardsTable } from '../state/components.ts'

/** The rule numbers of tables' rows, by roll. For other tables it is the table's own number plus the roll. */
const ROWS: Readonly<Partial<Record<TableId, (roll: number) => string>>> = {
  'random-encounters': roll => `8.table.${roll}`,
  'elven-dwellings': roll => `7.39.${pair(roll)}`,
  abbey: roll => `7.38.${pair(roll)}`,
  'high-hollow': roll => `7.36.${pair(roll)}`,
  'star-crest': roll => `7.371.${pair(roll)}`,
  'hamdrels-gifts-1-3': roll => `7.353.r123.${pair(roll)}`,
  'hamdrels-gifts-0-4': roll => `7.353.r04.${pair(roll)}`,
  'player-encounters-1-3': roll => `7.302.r123.${roll}`,
  'player-encounters-4': roll => `7.302.r4.${roll}`,
}

const pair = (roll: number): string => (roll <= 2 ? '1-2' : roll <= 4 ? '3-4' : '5-6')

/**
 * The result of a table roll. `on` is the higher die, or a die of another row if that row's outcome replaced the
 * result.
 */
export interface RollOutcome<T extends TableId> {
  readonly on: number
  readonly does: OutcomeOf<T>
}

/**
 * Rolls two dice on a table of chapter 7 or 8. The higher die counts (7.3). A result of `not` is rolled again, and
 * `instead` can replace an outcome. In the revised rulebook, `worse` shifts the result one row after a failed spell,
 * and `lower` makes the lower die count.
 */
export function tableRoll<T extends TableId>(
  table: WizardsTable,
  player: Player,
  name: T,
  {
    not,
    instead = does => does,
    worse = false,
    lower = false,
  }: {
    not?: OutcomeOf<T> | undefined
    instead?: (does: OutcomeOf<T>) => OutcomeOf<T>
    worse?: boolean
    lower?: boolean
  } = {},
): RollOutcome<T> {
  const { rule, rows } = bookOf(player).table(name)
  for (;;) {
    const dice = table.roll(player.seat, HIGHER_OF_TWO.dice, name, rule)
    const read = lower ? Math.min(...dice) : HIGHER_OF_TWO.result(dice)
    const roll = worse ? Math.max(1, read - 1) : read
    // The schema proves that a table's outcomes are in its own list.
    const rolled = rowOn(rows, roll).does as OutcomeOf<T>
    if (rolled === not) continue
    const does = instead(rolled)
    const on = does === rolled ? roll : (rows.find(row => row.does === does)?.on[0] ?? roll)
    if (!table.quiet)
      table.emit({
        kind: 'result',
        seat: player.seat,
        rule: ROWS[name]?.(on) ?? `${rule}.${on}`,
        table: name,
        dice,
        on,
      })
    return { on, does }
  }
}
