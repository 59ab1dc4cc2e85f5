import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { QuestHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizard's Quest, and the players for whom they pause the game. */
export const highlightsIn = (words: Messages): Readonly<Record<QuestHighlight, HighlightKind>> => ({
  castle: { title: words.get('moment-castle'), weight: 'great', audience: 'all' },
  treasure: { title: words.get('moment-treasure'), weight: 'great', audience: 'all' },
  slain: { title: words.get('moment-slain'), weight: 'small', audience: 'all' },
  attacked: { title: words.get('moment-attacked'), weight: 'small', audience: 'own', isTurningPoint: false },
  lost: {
    title: words.get('moment-lost'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('moment-lost.gathered', { n }),
  },
  out: { title: words.get('moment-out'), weight: 'great', audience: 'all' },
})
