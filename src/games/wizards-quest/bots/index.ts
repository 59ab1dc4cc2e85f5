import type { Bench } from '../../../bots/registry.ts'
import { heldBy } from '../rules/forces/forces.ts'
import { CASTLE_IDS } from '../rules/marnon/marnon.ts'
import type { QuestView } from '../rules/view.ts'
import { apprentice } from './apprentice.ts'
import { mentor } from './mentor.ts'

/** The bots of Wizard's Quest, and what the laboratory counts of its games. */
export const questBench: Bench<QuestView> = {
  bots: [mentor, apprentice],
  tally: view => ({
    game: { turns: view.day },
    seats: view.players.map(({ seat, found }) => ({
      treasures: found.length,
      spaces: heldBy(view, seat).length,
      castles: heldBy(view, seat).filter(space => CASTLE_IDS.includes(space)).length,
    })),
  }),
}
