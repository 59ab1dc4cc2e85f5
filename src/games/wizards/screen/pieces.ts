import type { Seat } from '../../../kernel/index.ts'
import { seatMark, seatRole } from '../../../terminal/theme.ts'
import type { Board } from '../rules/islands/board.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/state/view.ts'
import type { Look } from './looks.ts'
import type { MapSigns } from './signs.ts'

export interface DrawnPiece {
  readonly sign: string
  readonly look: Look
}

/** Returns the pieces in each hex, most important first. Task Markers are shown only for the player in seat `you`. */
export function piecesOf(
  view: WizardsView,
  board: Board,
  signs: MapSigns,
  you: Seat | null,
): Map<number, DrawnPiece[]> {
  const out = new Map<number, DrawnPiece[]>()
  const lay = (space: SpaceId, sign: string, look: Look) => {
    const hex = board.hex(space)
    if (hex < 0) return
    const there = out.get(hex)
    if (there) there.push({ sign, look })
    else out.set(hex, [{ sign, look }])
  }
  const self = you === null ? undefined : view.players[you]
  if (self) lay(self.space, signs.you, 'you')
  lay(view.dragon, signs.dragon, 'dragon')
  for (const wizard of view.wizards) {
    lay(wizard.at, wizard.wizard === null ? (wizard.letter ?? '?').toLowerCase() : signs.wizard, 'wizard')
  }
  for (const player of view.players)
    if (player !== self) lay(player.space, seatMark(player.seat), seatRole(player.seat))
  for (const space of view.demons) lay(space, signs.demon, 'demon')
  for (const task of self?.tasks ?? []) {
    for (const mark of task.marks) if (mark.at !== null && !mark.done) lay(mark.at, task.letter, 'task')
  }
  for (const boat of view.boats) lay(boat, signs.boat, 'boat')
  return out
}
