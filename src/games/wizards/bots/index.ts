import type { BotSet } from '../../../bots/registry.ts'
import { totalOf } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { apprentice } from './apprentice.ts'
import { mentor } from './mentor.ts'

/** The bots of Wizards, and the statistics that the laboratory collects. */
export const wizardsBots: BotSet<WizardsView> = {
  bots: [mentor, apprentice],
  names: ['Tamsin', 'Corwin', 'Isolde', 'Perrin', 'Maelys', 'Osric', 'Linnet', 'Hob'],
  statistics: view => ({
    game: {
      'tasks done': view.tasksDone,
      'attacks thwarted': (view.tasksDone - view.completed) / tasksToThwart(view, view.players.length) - view.thwarts,
      'tiles fallen': view.fallen.length,
      'tiles left out': 18 - view.placements.length,
    },
    seats: view.players.map(player => ({
      order: player.order ?? 'none',
      rank: player.rank,
      points: totalOf(player.points),
      turns: player.turns,
    })),
  }),
}
