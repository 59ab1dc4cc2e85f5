import { foeIn } from '../facts/bewitched.ts'
import { isHired } from '../facts/employment.ts'
import { flipDenizen } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import { BOXES, type Rows, shifted } from '../fight/directions.ts'
import { turnsOver } from '../fight/foes.ts'
import { TABLES } from '../pieces/tables.ts'
import type { CombatState, Sheet } from '../state/combat.ts'
import { partsOf } from '../state/sheets.ts'
import type { RealmState, RealmTable } from '../state/state.ts'

/** The die face that changes tactics (2.1.4). */
export const TACTICS_FACE = TABLES.tacticsOn

/** Rolls for repositioning on all sheets, then for changes of tactics, row by row (16.3.1 to 16.3.3). */
export function rollPositionsAndTactics(table: RealmTable, combat: CombatState): void {
  for (const sheet of combat.sheets) reposition(table, sheet)
  for (const sheet of combat.sheets) changeTactics(table, combat, sheet)
}

/**
 * Repositions the pieces on a sheet. On a character's sheet, one die is rolled for the boxes. On a denizen's sheet, one
 * die each is rolled for the circles and the squares, and one for the boxes if the denizen is unhired. No die is rolled
 * for boxes, circles or squares that are all empty (16.3.1, 16.3.2).
 */
function reposition(table: RealmTable, sheet: Sheet): void {
  const { owner, duel } = sheet
  const repositionedRows = (rows: Rows<PieceId>): Rows<PieceId> => {
    if (rows.every(row => row.length === 0)) return rows
    const die = table.die()
    const boxes = shifted(rows, die)
    table.emit({ kind: 'repositioned', seat: null, rule: duel ? '16.3.2' : '16.3.1', owner, die, boxes })
    return boxes
  }
  if (duel) {
    duel.circles = repositionedRows(duel.circles)
    duel.squares = repositionedRows(duel.squares)
  }
  if (!isHired(table.state, owner)) sheet.boxes = repositionedRows(sheet.boxes)
}

/**
 * Rolls two dice for each row with pieces that can turn over. If either die shows a six, all of these pieces turn over
 * (2.1.4, 16.3.3, D80).
 */
function changeTactics(table: RealmTable, combat: CombatState, sheet: Sheet): void {
  for (const rows of partsOf(sheet))
    for (const box of BOXES) {
      const able = rows[box].filter(piece => maySwitch(table.state, sheet, piece))
      if (able.length === 0) continue
      const dice = [table.die(), table.die()]
      const turned: PieceId[] = dice.includes(TACTICS_FACE) ? able : []
      for (const piece of turned) flipDenizen(combat, piece)
      table.emit({ kind: 'tactics', seat: null, rule: '16.3.3', owner: sheet.owner, box, dice, able, turned })
    }
}

/**
 * Returns true if a piece can change tactics. Hired attackers can, but a hireling on its own sheet can't (16.3.3, D76).
 */
const maySwitch = (state: RealmState, { owner }: Sheet, piece: PieceId): boolean =>
  turnsOver(foeIn(state, piece)) && !(piece === owner && isHired(state, piece))
