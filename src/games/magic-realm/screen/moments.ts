import type { MomentKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmMoment } from '../rules/moments.ts'

/** The moments of Magic Realm, and who stops for them. */
export const momentsIn = (words: Messages): Readonly<Record<RealmMoment, MomentKind>> => ({
  kill: { title: words.say('moment-kill'), weight: 'small', whose: 'own' },
  death: { title: words.say('moment-death'), weight: 'great', whose: 'all' },
  grip: { title: words.say('moment-grip'), weight: 'great', whose: 'own' },
})
