import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { WizardsHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizards and their presentation. */
export const highlightsIn = (words: Messages): Readonly<Record<WizardsHighlight, HighlightKind>> => ({
  order: { title: words.say('moment-order'), weight: 'great', audience: 'own' },
  // A rival's Rank or Gem matters to everybody, because it brings the end closer.
  rank: { title: words.say('moment-rank'), weight: 'great', audience: 'all' },
  task: { title: words.say('moment-task'), weight: 'small', audience: 'own' },
  'ten-tasks': { title: words.say('moment-ten-tasks'), weight: 'great', audience: 'all', isTurningPoint: false },
  'high-wizard': { title: words.say('moment-high-wizard'), weight: 'small', audience: 'own', isTurningPoint: false },
  event: { title: words.say('moment-event'), weight: 'small', audience: 'own' },
  gem: { title: words.say('moment-gem'), weight: 'great', audience: 'all' },
  'false-gem': { title: words.say('moment-false-gem'), weight: 'great', audience: 'own' },
  stolen: { title: words.say('moment-stolen'), weight: 'great', audience: 'own', showsCauses: true },
  'carried-off': { title: words.say('moment-carried-off'), weight: 'small', audience: 'own', showsCauses: true },
  afflicted: { title: words.say('moment-afflicted'), weight: 'small', audience: 'own', showsCauses: true },
  trapped: { title: words.say('moment-trapped'), weight: 'small', audience: 'own', showsCauses: true },
  'lost-turn': {
    title: words.say('moment-lost-turn', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.say('moment-lost-turn', { n }),
  },
  attack: { title: words.say('moment-attack'), weight: 'great', audience: 'all' },
  scatter: { title: words.say('moment-scatter'), weight: 'great', audience: 'all', isTurningPoint: false },
  thwarted: { title: words.say('moment-thwarted'), weight: 'small', audience: 'all' },
})
