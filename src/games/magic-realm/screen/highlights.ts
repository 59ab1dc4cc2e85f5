import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmHighlight } from '../rules/facts/highlights.ts'

/** Returns the highlights of the game and how they are presented. */
export const highlightsIn = (words: Messages): Readonly<Record<RealmHighlight, HighlightKind>> => ({
  treasure: { title: words.get('moment-treasure'), weight: 'small', audience: 'own' },
  'great-treasure': { title: words.get('moment-great-treasure'), weight: 'great', audience: 'own' },
  discovery: { title: words.get('moment-discovery'), weight: 'small', audience: 'own' },
  kill: { title: words.get('moment-kill'), weight: 'small', audience: 'own' },
  wounds: { title: words.get('moment-wounds'), weight: 'small', audience: 'own' },
  curse: { title: words.get('moment-curse'), weight: 'great', audience: 'own' },
  grip: { title: words.get('moment-grip'), weight: 'great', audience: 'own' },
  blocked: { title: words.get('moment-blocked'), weight: 'small', audience: 'own' },
  'lost-turn': {
    title: words.get('moment-lost-turn'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: () => words.get('moment-lost-turn'),
  },
  failed: {
    title: words.get('moment-failed', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('moment-failed', { n }),
  },
  death: { title: words.get('moment-death'), weight: 'great', audience: 'all' },
})
