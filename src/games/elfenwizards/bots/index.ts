import { drawHonesty } from '../../../bots/honesty.ts'
import type { BotSet } from '../../../bots/registry.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { apprentice } from './apprentice.ts'
import { withBargains } from './bargains.ts'
import { mentor } from './mentor.ts'

/** The bots of Elfenwizards, and the statistics that simulations collect. */
export const elfenwizardsBots: BotSet<ElfenView> = {
  names: ['Rowan', 'Sorrel', 'Bryony', 'Alder', 'Tansy', 'Yarrow', 'Fennel', 'Briar'],
  bots: [withBargains(mentor, drawHonesty), withBargains(apprentice, () => 'true')],
  statistics: view => ({
    game: { rounds: view.day, 'rounds without High Wizard': view.withoutHigh },
    seats: view.players.map(({ score, chips, highs }) => ({ points: score, chips, 'High Wizard': highs })),
  }),
}
