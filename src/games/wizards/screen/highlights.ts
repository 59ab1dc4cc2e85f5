import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { WizardsHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizards and their presentation. */
export const highlightsIn = (words: Messages): Readonly<Record<WizardsHighlight, HighlightKind>> => ({
  order: { title: words.get('highlight-order'), weight: 'great', audience: 'own' },
  // A rival's Rank or Gem matters to everybody, because it brings the end closer.
  rank: { title: words.get('highlight-rank'), weight: 'great', audience: 'all' },
  task: { title: words.get('highlight-task'), weight: 'small', audience: 'own' },
  'ten-tasks': { title: words.get('highlight-ten-tasks'), weight: 'great', audience: 'all', isTurningPoint: false },
  'high-wizard': { title: words.get('highlight-high-wizard'), weight: 'small', audience: 'own', isTurningPoint: false },
  event: { title: words.get('highlight-event'), weight: 'small', audience: 'own' },
  gem: { title: words.get('highlight-gem'), weight: 'great', audience: 'all' },
  'false-gem': { title: words.get('highlight-false-gem'), weight: 'great', audience: 'own' },
  stolen: { title: words.get('highlight-stolen'), weight: 'great', audience: 'own', showsCauses: true },
  'carried-off': { title: words.get('highlight-carried-off'), weight: 'small', audience: 'own', showsCauses: true },
  afflicted: { title: words.get('highlight-afflicted'), weight: 'small', audience: 'own', showsCauses: true },
  trapped: { title: words.get('highlight-trapped'), weight: 'small', audience: 'own', showsCauses: true },
  'lost-turn': {
    title: words.get('highlight-lost-turn', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('highlight-lost-turn', { n }),
  },
  attack: { title: words.get('highlight-attack'), weight: 'great', audience: 'all' },
  scatter: { title: words.get('highlight-scatter'), weight: 'great', audience: 'all', isTurningPoint: false },
  thwarted: { title: words.get('highlight-thwarted'), weight: 'small', audience: 'all' },
})
