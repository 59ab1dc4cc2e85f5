import type { MomentKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { ElfenMoment } from '../rules/moments.ts'

/** The moments of Elfenwizards, and who stops for them. */
export const momentsIn = (words: Messages): Readonly<Record<ElfenMoment, MomentKind>> => ({
  award: { title: words.say('moment-award'), list: words.say('moment-titles'), weight: 'great', whose: 'all' },
  tied: { title: words.say('moment-tied'), list: words.say('moment-titles'), weight: 'small', whose: 'all' },
  vacant: { title: words.say('moment-vacant'), list: words.say('moment-titles'), weight: 'small', whose: 'all' },
  fall: { title: words.say('moment-fall'), weight: 'small', whose: 'own' },
})
