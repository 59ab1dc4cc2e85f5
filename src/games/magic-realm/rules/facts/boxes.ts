import { type BelongingId, belonging } from '../pieces/belongings.ts'
import type { BoxId } from '../pieces/setup-card.ts'
import type { RealmState } from '../state/state.ts'

/** The kinds in a box, top first (3.1.6). */
const LAYERS = ['weapon', 'armor', 'horse', 'treasure'] as const

const layerOf = (id: BelongingId): number => LAYERS.indexOf(belonging(id).kind)

/** Puts a belonging into the box of a group or visitor, below those of its kind (10.2.1). Armor is repaired at once. */
export function putIntoBox(state: RealmState, box: BoxId, id: BelongingId): void {
  const pieces = state.boxes[box]!
  const below = pieces.findIndex(other => layerOf(other) > layerOf(id))
  pieces.splice(below < 0 ? pieces.length : below, 0, id)
  state.damaged = state.damaged.filter(other => other !== id)
}
