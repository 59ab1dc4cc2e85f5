import type { Seat } from '../../../../kernel/index.ts'
import { DICE_BOXES, type ElfenState, type Player, type PublicState } from './components.ts'

/** The game as a seat sees it. `seat` is null for spectators. */
export type ElfenView = PublicState & { readonly seat: Seat | null }

/** Returns a seat's view. Everything on the table is public (ruling E30); only the future dice are hidden. */
export function view(state: ElfenState, seat: Seat | null): ElfenView {
  const { random: _random, forced: _forced, ...shown } = state
  return {
    ...shown,
    seats: shown.seats.slice(),
    players: shown.players.map(seenPlayer),
    magicians: shown.magicians.map(magician => ({ ...magician, spells: magician.spells.map(spell => ({ ...spell })) })),
    seat,
  }
}

/**
 * Copies a player without sharing mutable parts. It copies field by field for speed, because views are created often.
 */
const seenPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  boxes: Object.fromEntries(DICE_BOXES.map(box => [box, player.boxes[box].slice()])) as Player['boxes'],
})
