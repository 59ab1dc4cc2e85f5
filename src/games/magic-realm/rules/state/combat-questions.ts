import type { ActOption } from '../../../../parts/asking.ts'
import type { Fighter } from '../fight/fighter.ts'
import type { PlayedPiece } from './combat.ts'
import type { CombatAct, CombatWord, PieceAct } from './combat-acts.ts'
import type { Playable } from './combat-pieces.ts'

export type CombatOption<A extends CombatAct = CombatAct> = ActOption<A>

export const word = <K extends CombatWord>(kind: K, id: string): CombatOption<{ readonly kind: K }> => ({
  id,
  act: { kind },
})

/**
 * Creates an option for each playable piece. Identical chits share one option, such as `H4**`. Gear is named by its id,
 * and a horse by its gait.
 */
export function pieceOptions<K extends PieceAct>(
  kind: K,
  fighter: Fighter,
  playable: readonly Playable[],
): CombatOption<{ readonly kind: K; readonly piece: PlayedPiece }>[] {
  const options = new Map<string, CombatOption<{ readonly kind: K; readonly piece: PlayedPiece }>>()
  for (const { piece } of playable) {
    const id = savedPieceName(fighter, piece)
    if (!options.has(id)) options.set(id, { id, act: { kind, piece } })
  }
  return [...options.values()]
}

/**
 * Returns a piece's name in a save: a chit's face (`H4**`, `duck T3*`), the id of gear, a horse's gait, or `fly`.
 * Throws Error if a chit is not in play.
 */
export function savedPieceName(fighter: Fighter, piece: PlayedPiece): string {
  if (piece.kind === 'gear') return piece.id
  if (piece.kind === 'fly') return 'fly'
  if (piece.kind === 'horse') return piece.gallops ? 'gallop' : 'walk'
  const chit = fighter.chits.find(({ number }) => number === piece.chit)
  if (!chit) throw new Error(`${fighter.id} has no chit ${piece.chit} in play`)
  const face = `${chit.strength}${chit.time}${'*'.repeat(chit.asterisks)}`
  return chit.kind === 'DUCK' ? `duck ${face}` : face
}
