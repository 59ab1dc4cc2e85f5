import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { WizardsHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizards and their presentation. */
export const highlightsIn = (words: Messages): Readonly<Record<WizardsHighlight, HighlightKind>> => ({
  order: { title: words.say('moment-order'), weight: 'great', whose: 'own' },
  // A rival's Rank or Gem matters to everybody, because it brings the end closer.
  rank: { title: words.say('moment-rank'), weight: 'great', whose: 'all' },
  task: { title: words.say('moment-task'), weight: 'small', whose: 'own' },
  'ten-tasks': { title: words.say('moment-ten-tasks'), weight: 'great', whose: 'all', turns: false },
  'high-wizard': { title: words.say('moment-high-wizard'), weight: 'small', whose: 'own', turns: false },
  event: { title: words.say('moment-event'), weight: 'small', whose: 'own' },
  gem: { title: words.say('moment-gem'), weight: 'great', whose: 'all' },
  'false-gem': { title: words.say('moment-false-gem'), weight: 'great', whose: 'own' },
  stolen: { title: words.say('moment-stolen'), weight: 'great', whose: 'own', led: true },
  'carried-off': { title: words.say('moment-carried-off'), weight: 'small', whose: 'own', led: true },
  afflicted: { title: words.say('moment-afflicted'), weight: 'small', whose: 'own', led: true },
  trapped: { title: words.say('moment-trapped'), weight: 'small', whose: 'own', led: true },
  'lost-turn': {
    title: words.say('moment-lost-turn', { n: 1 }),
    ...{ weight: 'small', whose: 'own' },
    gathered: n => words.say('moment-lost-turn', { n }),
  },
  attack: { title: words.say('moment-attack'), weight: 'great', whose: 'all' },
  scatter: { title: words.say('moment-scatter'), weight: 'great', whose: 'all', turns: false },
  thwarted: { title: words.say('moment-thwarted'), weight: 'small', whose: 'all' },
})
