import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmHighlight } from '../rules/facts/highlights.ts'

/** Returns the highlights of the game and how they are presented. */
export const highlightsIn = (words: Messages): Readonly<Record<RealmHighlight, HighlightKind>> => ({
  treasure: { title: words.say('moment-treasure'), weight: 'small', whose: 'own' },
  'great-treasure': { title: words.say('moment-great-treasure'), weight: 'great', whose: 'own' },
  discovery: { title: words.say('moment-discovery'), weight: 'small', whose: 'own' },
  kill: { title: words.say('moment-kill'), weight: 'small', whose: 'own' },
  wounds: { title: words.say('moment-wounds'), weight: 'small', whose: 'own' },
  curse: { title: words.say('moment-curse'), weight: 'great', whose: 'own' },
  grip: { title: words.say('moment-grip'), weight: 'great', whose: 'own' },
  blocked: { title: words.say('moment-blocked'), weight: 'small', whose: 'own' },
  'lost-turn': {
    title: words.say('moment-lost-turn'),
    ...{ weight: 'small', whose: 'own' },
    gathered: () => words.say('moment-lost-turn'),
  },
  failed: {
    title: words.say('moment-failed', { n: 1 }),
    ...{ weight: 'small', whose: 'own' },
    gathered: n => words.say('moment-failed', { n }),
  },
  death: { title: words.say('moment-death'), weight: 'great', whose: 'all' },
})
