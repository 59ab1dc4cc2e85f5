import type { HighlightKind } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { ElfenHighlight } from '../rules/state/highlights.ts'

/** Returns the highlights of Elfenwizards, and the players for whom each of them pauses the game. */
export const highlightsIn = (words: Messages): Readonly<Record<ElfenHighlight, HighlightKind>> => ({
  high: { title: words.get('highlight-high'), weight: 'great', ...titles(words) },
  'no-high': { title: words.get('highlight-no-high'), weight: 'great', ...titles(words) },
  award: { title: words.get('highlight-award'), weight: 'great', isTurningPoint: false, ...titles(words) },
  tied: { title: words.get('highlight-tied'), weight: 'small', isTurningPoint: false, ...titles(words) },
  vacant: { title: words.get('highlight-vacant'), weight: 'small', isTurningPoint: false, ...titles(words) },
})

/**
 * Combines a round's titles into one list. The pyramid keeps showing the state before the awards until the player has
 * read the list.
 */
const titles = (words: Messages) => ({ list: words.get('highlight-titles'), audience: 'all', holdsView: true }) as const
