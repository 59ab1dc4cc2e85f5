import type { ThemeName } from '../../../terminal/theme.ts'
import type { RealmView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { clearingName } from '../words/names.ts'
import { thingsIn } from '../words/places.ts'
import { chartSvg, type PictureWords } from './picture.ts'
import { chartFor } from './seen.ts'

/** Pictures are always in English. */
const words = WORDS.in('en')

/** Draws a seat's view of the Realm as an SVG in a theme's colors. `status` is the caption. */
export function realmSvg(view: RealmView, status: string, theme: ThemeName): string {
  const said: PictureWords = {
    title: words.say('game-title'),
    status,
    grounds: {
      valley: words.say('picture-valley'),
      woods: words.say('picture-woods'),
      mountain: words.say('picture-mountain'),
      cave: words.say('picture-caves'),
    },
    terrains: {
      woods: words.say('picture-clearing'),
      mountain: words.say('picture-peak'),
      cave: words.say('picture-cave'),
    },
    ways: {
      road: words.say('legend-road'),
      tunnel: words.say('legend-tunnel'),
      hidden: words.say('legend-hidden'),
      secret: words.say('legend-secret'),
    },
    pieces: {
      you: words.say('legend-you'),
      dwelling: words.say('legend-dwelling'),
      monster: words.say('legend-monster'),
      native: words.say('legend-native'),
    },
    clearing: id => [clearingName(id), ...thingsIn(words, view, id)].join(', '),
  }
  return chartSvg(chartFor(view), said, theme)
}
