import type { MomentKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { ElfenMoment } from '../rules/moments.ts'

/** The moments of Elfenwizards, and who stops for them. */
export const momentsIn = (words: Messages): Readonly<Record<ElfenMoment, MomentKind>> => ({
  high: { title: words.say('moment-high'), weight: 'great', ...titles(words) },
  'no-high': { title: words.say('moment-no-high'), weight: 'great', ...titles(words) },
  award: { title: words.say('moment-award'), weight: 'great', turns: false, ...titles(words) },
  tied: { title: words.say('moment-tied'), weight: 'small', turns: false, ...titles(words) },
  vacant: { title: words.say('moment-vacant'), weight: 'small', turns: false, ...titles(words) },
})

/** The titles of a round are one list, and the pyramid stands as it was contested until it has been read. */
const titles = (words: Messages) => ({ list: words.say('moment-titles'), whose: 'all', holds: true }) as const
