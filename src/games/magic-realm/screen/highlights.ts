import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmHighlight } from '../rules/facts/highlights.ts'

/** Returns the highlights of the game and how they are presented. */
export const highlightsIn = (words: Messages): Readonly<Record<RealmHighlight, HighlightKind>> => ({
  treasure: { title: words.say('moment-treasure'), weight: 'small', audience: 'own' },
  'great-treasure': { title: words.say('moment-great-treasure'), weight: 'great', audience: 'own' },
  discovery: { title: words.say('moment-discovery'), weight: 'small', audience: 'own' },
  kill: { title: words.say('moment-kill'), weight: 'small', audience: 'own' },
  wounds: { title: words.say('moment-wounds'), weight: 'small', audience: 'own' },
  curse: { title: words.say('moment-curse'), weight: 'great', audience: 'own' },
  grip: { title: words.say('moment-grip'), weight: 'great', audience: 'own' },
  blocked: { title: words.say('moment-blocked'), weight: 'small', audience: 'own' },
  'lost-turn': {
    title: words.say('moment-lost-turn'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: () => words.say('moment-lost-turn'),
  },
  failed: {
    title: words.say('moment-failed', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.say('moment-failed', { n }),
  },
  death: { title: words.say('moment-death'), weight: 'great', audience: 'all' },
})
