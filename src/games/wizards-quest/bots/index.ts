import { drawHonesty } from '../../../bots/honesty.ts'
import type { BotSet } from '../../../bots/registry.ts'
import type { Match, Seat } from '../../../kernel/index.ts'
import { heldBy } from '../rules/facts/forces.ts'
import { CASTLE_IDS } from '../rules/pieces/marnon.ts'
import type { QuestEvent } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { apprentice } from './apprentice.ts'
import { bargaining } from './bargains.ts'
import { mentor } from './mentor.ts'

/** The bots of Wizard's Quest, and the statistics that simulations collect. */
export const questBench: BotSet<QuestView> = {
  names: ['Brand', 'Hedda', 'Ulric', 'Signe', 'Torvald', 'Ragna', 'Eskil', 'Ylva'],
  bots: [bargaining(mentor, drawHonesty), bargaining(apprentice, () => 'true')],
  tally: (view, match) => ({
    game: { turns: view.day },
    seats: view.players.map(({ seat, found }) => ({
      began: beganIn(match, seat),
      treasures: found.length,
      spaces: heldBy(view, seat).length,
      castles: heldBy(view, seat).filter(space => CASTLE_IDS.includes(space)).length,
    })),
  }),
}

/** Returns a seat's starting castle. */
function beganIn(match: Match, seat: Seat): string {
  const events: readonly QuestEvent[] = match.events() as readonly QuestEvent[] // a match of this game
  return events.find(event => event.kind === 'castle' && event.seat === seat)?.['space' as never] ?? ''
}
