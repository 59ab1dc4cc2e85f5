import { drawHonesty } from '../../../bots/honesty.ts'
import type { BotSet } from '../../../bots/registry.ts'
import type { Match, Seat } from '../../../kernel/index.ts'
import { heldBy } from '../rules/facts/forces.ts'
import { CASTLE_IDS } from '../rules/pieces/marnon.ts'
import type { QuestEvent } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { apprentice } from './apprentice.ts'
import { withBargains } from './bargains.ts'
import { mentor } from './mentor.ts'

/** The bots of Wizard's Quest, and the statistics that simulations collect. */
export const questBots: BotSet<QuestView> = {
  names: ['Brand', 'Hedda', 'Ulric', 'Signe', 'Torvald', 'Ragna', 'Eskil', 'Ylva'],
  bots: [withBargains(mentor, drawHonesty), withBargains(apprentice, () => 'true')],
  statistics: (view, match) => ({
    game: { turns: view.day },
    seats: view.players.map(({ seat, found }) => ({
      began: beganIn(match, seat),
      treasures: found.length,
      kingdom: meanKingdom(match, seat),
      spaces: heldBy(view, seat).length,
      castles: heldBy(view, seat).filter(space => CASTLE_IDS.includes(space)).length,
    })),
  }),
}

const eventsOf = (match: Match) => match.events() as readonly QuestEvent[] // a match of this game

/** Returns a seat's starting castle, or an empty string before the seat has one. */
const beganIn = (match: Match, seat: Seat): string =>
  eventsOf(match).find(event => event.kind === 'castle' && event.seat === seat)?.['space' as never] ?? ''

/** Returns the mean number of kingdom spaces when a seat got reinforcements, or 0 if it never did. */
function meanKingdom(match: Match, seat: Seat): number {
  const sizes = eventsOf(match).flatMap(event =>
    event.kind === 'reinforced' && event.seat === seat ? [event.kingdom] : [],
  )
  return sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
}
