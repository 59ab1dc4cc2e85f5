import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { WizardsHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizards and their presentation. */
export const highlightsIn = (words: Messages): Readonly<Record<WizardsHighlight, HighlightKind>> => ({
  order: { title: words.get('moment-order'), weight: 'great', audience: 'own' },
  // A rival's Rank or Gem matters to everybody, because it brings the end closer.
  rank: { title: words.get('moment-rank'), weight: 'great', audience: 'all' },
  task: { title: words.get('moment-task'), weight: 'small', audience: 'own' },
  'ten-tasks': { title: words.get('moment-ten-tasks'), weight: 'great', audience: 'all', isTurningPoint: false },
  'high-wizard': { title: words.get('moment-high-wizard'), weight: 'small', audience: 'own', isTurningPoint: false },
  event: { title: words.get('moment-event'), weight: 'small', audience: 'own' },
  gem: { title: words.get('moment-gem'), weight: 'great', audience: 'all' },
  'false-gem': { title: words.get('moment-false-gem'), weight: 'great', audience: 'own' },
  stolen: { title: words.get('moment-stolen'), weight: 'great', audience: 'own', showsCauses: true },
  'carried-off': { title: words.get('moment-carried-off'), weight: 'small', audience: 'own', showsCauses: true },
  afflicted: { title: words.get('moment-afflicted'), weight: 'small', audience: 'own', showsCauses: true },
  trapped: { title: words.get('moment-trapped'), weight: 'small', audience: 'own', showsCauses: true },
  'lost-turn': {
    title: words.get('moment-lost-turn', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('moment-lost-turn', { n }),
  },
  attack: { title: words.get('moment-attack'), weight: 'great', audience: 'all' },
  scatter: { title: words.get('moment-scatter'), weight: 'great', audience: 'all', isTurningPoint: false },
  thwarted: { title: words.get('moment-thwarted'), weight: 'small', audience: 'all' },
})
