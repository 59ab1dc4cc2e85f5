import type { RealmTable } from '../state.ts'
import { foeOf } from './as-foe.ts'
import type { PieceId } from './blows.ts'
import { BOXES, shifted } from './directions.ts'
import { turnsOver } from './foes.ts'
import { piecesOn } from './sheets.ts'
import { turnOver } from './sides.ts'
import type { CombatState, Sheet } from './state.ts'

/** The face that changes tactics (2.1.4). */
export const TACTICS_FACE = 6

/** Dice move what stands on the sheets, then tactics may change row by row (16.3.1 to 16.3.3). */
export function leaveToChance(table: RealmTable, combat: CombatState): void {
  for (const sheet of combat.sheets) {
    if (piecesOn(sheet).length === 0) continue
    const die = table.die()
    sheet.boxes = shifted(sheet.boxes, die)
    const { owner, boxes } = sheet
    table.tell({ kind: 'repositioned', seat: null, rule: '16.3.1', owner, die, boxes })
  }
  for (const sheet of combat.sheets) changeTactics(table, combat, sheet)
}

/** Two dice for every row in which something can turn; on any six all of it does (2.1.4, 16.3.3, D80). */
function changeTactics(table: RealmTable, combat: CombatState, { owner, boxes }: Sheet): void {
  for (const box of BOXES) {
    const able = boxes[box].filter(piece => turnsOver(foeOf(piece)))
    if (able.length === 0) continue
    const dice = [table.die(), table.die()]
    const turned: PieceId[] = dice.includes(TACTICS_FACE) ? able : []
    for (const piece of turned) turnOver(combat, piece)
    table.tell({ kind: 'tactics', seat: null, rule: '16.3.3', owner, box, dice, able, turned })
  }
}
