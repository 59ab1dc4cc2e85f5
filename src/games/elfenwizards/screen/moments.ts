import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { ElfenMoment } from '../rules/moments.ts'

/** Returns the notable events of Elfenwizards, and for whom they pause. */
export const momentsIn = (words: Messages): Readonly<Record<ElfenMoment, HighlightKind>> => ({
  high: { title: words.say('moment-high'), weight: 'great', ...titles(words) },
  'no-high': { title: words.say('moment-no-high'), weight: 'great', ...titles(words) },
  award: { title: words.say('moment-award'), weight: 'great', turns: false, ...titles(words) },
  tied: { title: words.say('moment-tied'), weight: 'small', turns: false, ...titles(words) },
  vacant: { title: words.say('moment-vacant'), weight: 'small', turns: false, ...titles(words) },
})

/** Groups a round's titles in one list; the pyramid keeps its contested state until the player has read it. */
const titles = (words: Messages) => ({ list: words.say('moment-titles'), whose: 'all', holds: true }) as const
