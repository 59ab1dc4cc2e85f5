import type { PieceId } from './blows.ts'
import { BOXES, type Box, emptyRows, type Rows } from './directions.ts'
import type { CombatState, Engagement, Sheet } from './state.ts'

type Sheets = Pick<CombatState, 'sheets'>

/** What ends the name of a head or a club that goes with a monster (1.3.4). */
const PART = '.part'

/** The head or club of a monster. */
export const partOf = (body: PieceId): PieceId => `${body}${PART}`
export const isPart = (piece: PieceId): boolean => piece.endsWith(PART)
/** The monster that a head or a club belongs to; the piece itself where it is none. */
export const bodyOf = (piece: PieceId): PieceId => (isPart(piece) ? piece.slice(0, -PART.length) : piece)

/** The sheet of an owner; undefined where he has none. */
export const sheetOf = ({ sheets }: Sheets, owner: PieceId): Sheet | undefined =>
  sheets.find(sheet => sheet.owner === owner)

/** All that stands in the red boxes of a sheet, from the top (15.1.1). */
export const piecesOn = (sheet: Sheet | undefined): PieceId[] => sheet?.boxes.flat() ?? []

/** The sheet on which a piece stands, whoever owns it; undefined where it is on none (15.1.3). */
export const sheetWith = ({ sheets }: Sheets, piece: PieceId): Sheet | undefined =>
  sheets.find(sheet => sheet.boxes.some(row => row.includes(piece)))

/** The row in which a piece stands on its sheet; null where it is on none. */
export function boxOf(sheets: Sheets, piece: PieceId): Box | null {
  const sheet = sheetWith(sheets, piece)
  return sheet === undefined ? null : (BOXES.find(box => sheet.boxes[box].includes(piece)) ?? null)
}

/** Who is attacked by a piece: the owner of the sheet it stands on, unless it is its own. */
export function victimOf(sheets: Sheets, piece: PieceId): PieceId | null {
  const owner = sheetWith(sheets, piece)?.owner
  return owner === undefined || owner === bodyOf(piece) ? null : owner
}

/** A sheet of its own with the same pieces on it, for what is only supposed. */
export const duplicate = ({ owner, boxes: [first, second, third] }: Sheet): Sheet => ({
  owner,
  boxes: [[...first], [...second], [...third]],
})

/** Takes pieces off every sheet. */
export function takeOff(combat: Sheets, pieces: readonly PieceId[]): void {
  for (const sheet of combat.sheets)
    for (const box of BOXES) sheet.boxes[box] = sheet.boxes[box].filter(piece => !pieces.includes(piece))
  combat.sheets = combat.sheets.filter(sheet => !pieces.includes(sheet.owner))
}

/** Puts pieces onto somebody's sheet, each in the emptiest row; where they stand does not matter before they are placed. */
export function putOn(combat: Sheets, owner: PieceId, pieces: readonly PieceId[]): void {
  takeOff(combat, pieces)
  let sheet = sheetOf(combat, owner)
  if (!sheet) {
    sheet = { owner, boxes: emptyRows() }
    combat.sheets.push(sheet)
  }
  for (const piece of pieces) sheet.boxes[emptiest(sheet.boxes)].push(piece)
}

const emptiest = (rows: Rows<PieceId>): Box =>
  BOXES.reduce<Box>((best, box) => (rows[box].length < rows[best].length ? box : best), 0)

/**
 * The rows in which a piece may be put where so many more are still to come: as many rows as possible are filled before any
 * has two, and no unhired denizen stands with its own head or club (15.1.3, 16.2.9).
 */
export function rowsFor(rows: Rows<PieceId>, piece: PieceId, toCome: number): Box[] {
  const placed = rows.reduce((sum, row) => sum + row.length, 0)
  const wanted = Math.min(BOXES.length, placed + 1 + toCome)
  return BOXES.filter(box => {
    if (rows[box].some(other => bodyOf(other) === bodyOf(piece))) return false
    const filled = BOXES.filter(other => other === box || rows[other].length > 0).length
    return filled + toCome >= wanted
  })
}

/** Places pieces one after the other in the first row each may stand in. */
export function spread(rows: Rows<PieceId>, pieces: readonly PieceId[]): Rows<PieceId> {
  const placed: Rows<PieceId> = [[...rows[0]], [...rows[1]], [...rows[2]]]
  for (const [n, piece] of pieces.entries()) {
    const open = rowsFor(placed, piece, pieces.length - n - 1)
    const box = open.reduce((best, row) => (placed[row].length < placed[best].length ? row : best), open[0]!)
    placed[box].push(piece)
  }
  return placed
}

/** What a character has done in this round; undefined for who takes no part. */
export const engagementOf = ({ engagements }: Pick<CombatState, 'engagements'>, character: PieceId) =>
  engagements.find(engagement => engagement.character === character)

/** A round in which he has done nothing yet. */
export const freshEngagement = (character: PieceId): Engagement => ({
  character,
  spent: [],
  target: null,
  attack: null,
  maneuver: null,
  shield: null,
  readies: false,
  wounds: 0,
  gone: false,
})
