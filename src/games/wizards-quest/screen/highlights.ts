import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { QuestHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizard's Quest, and the players for whom they pause the game. */
export const highlightsIn = (words: Messages): Readonly<Record<QuestHighlight, HighlightKind>> => ({
  castle: { title: words.get('highlight-castle'), weight: 'great', audience: 'all' },
  treasure: { title: words.get('highlight-treasure'), weight: 'great', audience: 'all' },
  slain: { title: words.get('highlight-slain'), weight: 'small', audience: 'all' },
  attacked: { title: words.get('highlight-attacked'), weight: 'small', audience: 'own', isTurningPoint: false },
  lost: {
    title: words.get('highlight-lost'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.get('highlight-lost.gathered', { n }),
  },
  out: { title: words.get('highlight-out'), weight: 'great', audience: 'all' },
})
