import type { GameScreen } from '../../../screen/kit/game-screen.ts'
import { wrap } from '../../../terminal/text.ts'
import type { WizardsView } from '../../wizards/rules/state/view.ts'
import { wizardsScreen } from '../../wizards/screen/index.ts'
import { ENGLISH } from '../words/messages.ts'
import { evilLines, teamLines } from '../words/page.ts'

/** The screen of the 1982 game, with an extra page for Evil's targets and the team's remaining requirements. */
export const revisedScreen: GameScreen<WizardsView> = {
  ...wizardsScreen,
  pages: [
    ...(wizardsScreen.pages ?? []),
    {
      id: 'evil',
      title: 'Evil',
      lines: (view, columns, style) => [
        style.paint('title', ENGLISH.get('page-evil')),
        ...evilLines(ENGLISH, view).flatMap(line => wrap(line, columns).map(part => style.paint('text', part))),
        '',
        style.paint('title', ENGLISH.get('page-team')),
        ...teamLines(ENGLISH, view).flatMap(line => wrap(line, columns).map(part => style.paint('text', part))),
      ],
    },
  ],
}
