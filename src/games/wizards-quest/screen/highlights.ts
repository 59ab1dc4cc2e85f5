import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { QuestHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Wizard's Quest, and the players for whom they pause the game. */
export const highlightsIn = (words: Messages): Readonly<Record<QuestHighlight, HighlightKind>> => ({
  castle: { title: words.say('moment-castle'), weight: 'great', audience: 'all' },
  treasure: { title: words.say('moment-treasure'), weight: 'great', audience: 'all' },
  slain: { title: words.say('moment-slain'), weight: 'small', audience: 'all' },
  attacked: { title: words.say('moment-attacked'), weight: 'small', audience: 'own', isTurningPoint: false },
  lost: {
    title: words.say('moment-lost'),
    ...{ weight: 'small', audience: 'own' },
    combinedTitle: n => words.say('moment-lost.gathered', { n }),
  },
  out: { title: words.say('moment-out'), weight: 'great', audience: 'all' },
})
