import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmHighlight } from '../rules/facts/highlights.ts'

/** Returns the highlights of the game and how they are presented. */
export const highlightsIn = (words: Messages): Readonly<Record<RealmHighlight, HighlightKind>> => ({
  treasure: { title: words.get('highlight-treasure'), weight: 'small', audience: 'own' },
  'great-treasure': { title: words.get('highlight-great-treasure'), weight: 'great', audience: 'own' },
  discovery: { title: words.get('highlight-discovery'), weight: 'small', audience: 'own' },
  kill: { title: words.get('highlight-kill'), weight: 'small', audience: 'own' },
  wounds: { title: words.get('highlight-wounds'), weight: 'small', audience: 'own' },
  curse: { title: words.get('highlight-curse'), weight: 'great', audience: 'own' },
  grip: { title: words.get('highlight-grip'), weight: 'great', audience: 'own' },
  blocked: { title: words.get('highlight-blocked'), weight: 'small', audience: 'own' },
  'lost-turn': {
    title: words.get('highlight-lost-turn'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: () => words.get('highlight-lost-turn'),
  },
  failed: {
    title: words.get('highlight-failed', { n: 1 }),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('highlight-failed', { n }),
  },
  death: { title: words.get('highlight-death'), weight: 'great', audience: 'all' },
})
