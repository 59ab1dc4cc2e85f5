import type { ThemeName } from '../../../terminal/theme.ts'
import type { RealmView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { clearingName } from '../words/names.ts'
import { thingsIn } from '../words/places.ts'
import { chartSvg, type PictureWords } from './picture.ts'
import { chartFor } from './view-chart.ts'

/** Pictures are always in English. */
const words = WORDS.in('en')

/** Draws a seat's view of the Realm as an SVG in a theme's colors. `status` is the caption. */
export function realmSvg(view: RealmView, status: string, theme: ThemeName): string {
  const texts: PictureWords = {
    title: words.get('game-title'),
    status,
    grounds: {
      valley: words.get('picture-valley'),
      woods: words.get('picture-woods'),
      mountain: words.get('picture-mountain'),
      cave: words.get('picture-caves'),
    },
    terrains: {
      woods: words.get('picture-clearing'),
      mountain: words.get('picture-peak'),
      cave: words.get('picture-cave'),
    },
    ways: {
      road: words.get('legend-road'),
      tunnel: words.get('legend-tunnel'),
      hidden: words.get('legend-hidden'),
      secret: words.get('legend-secret'),
    },
    pieces: {
      you: words.get('legend-you'),
      dwelling: words.get('legend-dwelling'),
      monster: words.get('legend-monster'),
      native: words.get('legend-native'),
    },
    clearing: id => [clearingName(id), ...thingsIn(words, view, id)].join(', '),
  }
  return chartSvg(chartFor(view), texts, theme)
}
