import type { Seat } from '../../../kernel/index.ts'
import { DICE_BOXES, type ElfenState, type Player, type Shown } from './components.ts'

/** What a seat may know of a game of Elfenwizards; `seat` is null for somebody who watches. */
export type ElfenView = Shown & { readonly seat: Seat | null }

/** All that lies on the table is open (ruling E30): only the dice to come are not. */
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

/** Spelled out, for nothing is looked at as often; it shares no part that may change. */
const seenPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  boxes: Object.fromEntries(DICE_BOXES.map(box => [box, player.boxes[box].slice()])) as Player['boxes'],
})
