import { type BelongingId, belonging } from './pieces/belongings.ts'
import type { DenizenId } from './pieces/denizens.ts'
import { type Character, clearingAt, type RealmState, type RealmTable } from './state.ts'

/**
 * A character dies: what he owns is abandoned in his clearing, activated potions go back to their boxes, his gold and all he
 * had come to are lost (18.4.2, 18.4.7, 19.2.2). Outside a clearing his goods leave the game.
 */
export function die(table: RealmTable, character: Character, by: string | null, rule: string): void {
  const { state } = table
  if (character.fate !== 'alive') return
  const clearing = clearingAt(character)
  const goods = character.owned.filter(piece => !goesBack(state, piece.id, piece.active)).map(({ id }) => id)
  if (clearing === null) state.lost.push(...goods)
  else state.piles[clearing] = [...(state.piles[clearing] ?? []), ...goods]
  character.owned = []
  character.gold = 0
  character.fame = 0
  character.notoriety = 0
  character.curses = []
  character.fate = 'dead'
  character.place = { kind: 'off' }
  table.tell({ kind: 'dies', seat: character.seat, rule, character: character.id, by })
}

/** Whether it is an activated potion, which goes back to the box named on it (2.4.4, D6). */
function goesBack({ boxes }: RealmState, id: BelongingId, active: boolean): boolean {
  const piece = belonging(id)
  if (!active || piece.kind !== 'treasure' || piece.returns === null) return false
  boxes[piece.returns] = [...(boxes[piece.returns] ?? []), id]
  return true
}

/** A denizen is killed and leaves the map until it regenerates (18.4.5). */
export function slay(table: RealmTable, denizen: DenizenId, by: string | null, rule: string): void {
  const state = table.state.denizens[denizen]
  if (!state || state.dead) return
  state.dead = true
  state.at = null
  table.tell({ kind: 'slain', seat: null, rule, denizen, by })
}
