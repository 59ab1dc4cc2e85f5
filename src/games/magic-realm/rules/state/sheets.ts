import type { PieceId } from '../fight/blows.ts'
import { BOXES, type Box, emptyRows, type Rows } from '../fight/directions.ts'
import type { CombatState, Engagement, Sheet } from './combat.ts'

type Sheets = Pick<CombatState, 'sheets'>

/** The id suffix of a monster's head or club (1.3.4). */
const PART = '.part'
/** The id suffix of a native's horse (1.3.9). */
const HORSE = '.horse'

export const partOf = (body: PieceId): PieceId => `${body}${PART}`
export const horseOf = (native: PieceId): PieceId => `${native}${HORSE}`
export const isHorse = (piece: PieceId): boolean => piece.endsWith(HORSE)
/** Returns true for a head, a club, or a native's horse. */
export const isPart = (piece: PieceId): boolean => piece.endsWith(PART) || isHorse(piece)
/** Returns the denizen that a head, club or horse belongs to, or the piece itself if it is anything else. */
export const bodyOf = (piece: PieceId): PieceId =>
  piece.endsWith(PART) ? piece.slice(0, -PART.length) : isHorse(piece) ? piece.slice(0, -HORSE.length) : piece

export const sheetOf = ({ sheets }: Sheets, owner: PieceId): Sheet | undefined =>
  sheets.find(sheet => sheet.owner === owner)

/** Returns all pieces in a sheet's red boxes, from the top (15.1.1). */
export const piecesOn = (sheet: Sheet | undefined): PieceId[] => sheet?.boxes.flat() ?? []

/**
 * Returns the parts of a sheet that hold pieces: the boxes, plus the circles and squares if denizens attack its owner
 * (15.1.2).
 */
export const partsOf = ({ boxes, duel }: Sheet): Rows<PieceId>[] =>
  duel ? [boxes, duel.circles, duel.squares] : [boxes]

export const allOn = (sheet: Sheet): PieceId[] => partsOf(sheet).flat(2)

/** Returns the sheet that contains a piece, or undefined if it is on no sheet (15.1.3). */
export const sheetWith = ({ sheets }: Sheets, piece: PieceId): Sheet | undefined =>
  sheets.find(sheet => partsOf(sheet).some(rows => rows.some(row => row.includes(piece))))

/** Returns the row that a piece occupies on its sheet (as a box, circle or square), or null if it is on no sheet. */
export function boxOf(sheets: Sheets, piece: PieceId): Box | null {
  const sheet = sheetWith(sheets, piece)
  if (sheet === undefined) return null
  return BOXES.find(box => partsOf(sheet).some(rows => rows[box].includes(piece))) ?? null
}

/**
 * Returns the target of a denizen, head or club: the owner of the sheet it is on. An owner's target is the one it chose
 * or the victim it holds (16.1.2). Returns null if there is none.
 */
export function victimOf(sheets: Sheets, piece: PieceId): PieceId | null {
  const sheet = sheetWith(sheets, piece)
  if (sheet === undefined) return null
  if (sheet.owner !== bodyOf(piece)) return sheet.owner
  return sheet.duel?.holds ?? sheet.duel?.target ?? null
}

/** Copies a sheet for use in simulations. */
export const duplicate = ({ owner, boxes, duel }: Sheet): Sheet => ({
  owner,
  boxes: sameRows(boxes),
  ...(duel ? { duel: { ...duel, circles: sameRows(duel.circles), squares: sameRows(duel.squares) } } : {}),
})

const sameRows = ([first, second, third]: Rows<PieceId>): Rows<PieceId> => [[...first], [...second], [...third]]

/** Removes pieces from every sheet, along with the sheets that they own. */
export function removePieces(combat: Sheets, pieces: readonly PieceId[]): void {
  for (const sheet of combat.sheets) {
    for (const rows of partsOf(sheet))
      for (const box of BOXES) rows[box] = rows[box].filter(piece => !pieces.includes(piece))
    const { duel } = sheet
    if (!duel) continue
    duel.attackers = duel.attackers.filter(piece => !pieces.includes(piece))
    if (duel.target !== null && pieces.includes(duel.target)) duel.target = null
  }
  combat.sheets = combat.sheets.filter(sheet => !pieces.includes(sheet.owner))
}

/**
 * Moves pieces into the boxes of a sheet, which is created if necessary, each into the row with the fewest pieces. The
 * rows don't matter until the pieces are placed.
 */
export function putPiecesOn(combat: Sheets, owner: PieceId, pieces: readonly PieceId[]): void {
  removePieces(combat, pieces)
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
 * Returns the rows where a piece may be placed. As many rows as possible are filled before any holds two pieces, and no
 * piece shares a row with its own head, club or horse (15.1.3, 16.2.9). With free rows, only the second limit applies
 * (26.2).
 */
export function rowsFor(rows: Rows<PieceId>, piece: PieceId, toCome: readonly PieceId[], free = false): Box[] {
  const isNotHorse = (other: PieceId): boolean => !isHorse(other)
  const left = toCome.filter(isNotHorse).length
  const placed = rows.reduce((sum, row) => sum + row.filter(isNotHorse).length, 0)
  const wanted = Math.min(BOXES.length, placed + Number(isNotHorse(piece)) + left)
  return BOXES.filter(box => {
    if (rows[box].some(other => bodyOf(other) === bodyOf(piece))) return false
    if (free) return true
    // A horse does not fill a row.
    const filled = BOXES.filter(other => (other === box && isNotHorse(piece)) || rows[other].some(isNotHorse)).length
    return filled + left >= wanted
  })
}

/** Sorts horses last, so that a rider always finds a row that does not hold its horse. */
export const horsesLast = (pieces: readonly PieceId[]): PieceId[] => [
  ...pieces.filter(piece => !isHorse(piece)),
  ...pieces.filter(isHorse),
]

/** Places pieces one at a time, each in the least crowded row that it may use. */
export function spread(rows: Rows<PieceId>, pieces: readonly PieceId[], free = false): Rows<PieceId> {
  const placed: Rows<PieceId> = [[...rows[0]], [...rows[1]], [...rows[2]]]
  const ordered = horsesLast(pieces)
  for (const [n, piece] of ordered.entries()) {
    const open = rowsFor(placed, piece, ordered.slice(n + 1), free)
    const box = open.reduce((best, row) => (placed[row].length < placed[best].length ? row : best), open[0]!)
    placed[box].push(piece)
  }
  return placed
}

/** Returns a character's engagement in this round, or undefined if they take no part. */
export const engagementOf = ({ engagements }: Pick<CombatState, 'engagements'>, character: PieceId) =>
  engagements.find(engagement => engagement.character === character)

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
