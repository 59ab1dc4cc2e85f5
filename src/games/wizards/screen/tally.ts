import type { Tally } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { fortnightOf } from '../rules/components.ts'
import type { WizardsMoment } from '../rules/moments.ts'
import type { WizardsView } from '../rules/view.ts'

/** What a game of Wizards counts by: Ranks, points of all three kinds, and Tasks done. */
export const tallyIn = (words: Messages): Tally<WizardsView> => ({
  measures: [words.say('tally-rank'), words.say('tally-points')],
  of: ({ players }) =>
    players.map(({ order, rank, points: { knowledge, perception, power } }) => [
      order === null ? 0 : rank,
      knowledge + perception + power,
    ]),
  counted: [{ title: words.say('tally-tasks'), moment: 'task' satisfies WizardsMoment }],
  stretches: words.say('tally-stretches'),
  stretchOf: (day, view) => fortnightOf(view, day),
})
