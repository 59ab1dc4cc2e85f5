import { encounterTable, type TableId } from '../cards.ts'
import { higherOf, type Player, type WizardsTable } from '../components.ts'

/** The section of each row, where it is not the table's number and the roll. */
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
 * Two dice on a table of chapter 7 or 8, read by the higher (7.3). `not` is a result that is rolled again; `instead` says
 * what a result counts as.
 */
export function tableRoll(
  table: WizardsTable,
  player: Player,
  name: TableId,
  { not, instead = roll => roll }: { not?: number; instead?: (roll: number) => number } = {},
): number {
  const { rule } = encounterTable(name)
  for (;;) {
    const dice = table.roll(player.seat, 2, name, rule)
    const roll = higherOf(dice)
    if (roll === not) continue
    const on = instead(roll)
    if (!table.quiet)
      table.tell({
        kind: 'result',
        seat: player.seat,
        rule: ROWS[name]?.(on) ?? `${rule}.${on}`,
        table: name,
        dice,
        on,
      })
    return on
  }
}
