import { type OverlayType, overlayInLanguage } from '../overlay.ts'
import { hasRulesBeyond, onRulesCommand, onRulesKey, type RulesPage } from '../rules-page.ts'
import { Rules } from '../rules-screen.tsx'
import { gameInLanguage } from '../words.ts'

export const rulesOverlay: OverlayType<RulesPage, 'rules' | 'contents'> = {
  kind: 'rules',
  contexts: ['rules', 'contents'],
  contextOf: ({ contents }) => (contents === null ? 'rules' : 'contents'),
  keys: [
    { name: 'up', keys: ['up'], where: ['rules'], shown: '↑↓', labelId: 'scroll', helpId: 'scroll' },
    { name: 'up', keys: ['up'], where: ['contents'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down'], where: ['contents'], helpId: 'select-line' },
    { name: 'first', keys: ['home'], where: ['contents'], shown: 'home end', helpId: 'ends-of-list' },
    { name: 'last', keys: ['end'], where: ['contents'], helpId: 'to-last-line' },
    { name: 'take', keys: ['enter'], where: ['contents'], labelId: 'read', helpId: 'open-there' },
    { name: 'right', keys: ['right'], where: ['rules'], shown: '← →', labelId: 'section', helpId: 'next-section' },
    { name: 'left', keys: ['left'], where: ['rules'], helpId: 'previous-section' },
    { name: 'contents', keys: ['tab'], where: ['rules'], labelId: 'contents', helpId: 'show-chapters' },
    {
      name: 'back',
      keys: ['backspace'],
      where: ['rules'],
      labelId: 'back',
      helpId: 'back-in-book',
    },
    { name: 'down', keys: ['down'], where: ['rules'], helpId: 'scroll' },
    { name: 'take', keys: ['enter'], where: ['rules'], labelId: 'read-on-close', helpId: 'read-found' },
    { name: 'leave', keys: ['escape'], labelId: 'close', helpId: 'close-rules' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', helpId: 'leaf-anywhere' },
    { name: 'later', keys: ['pagedown'], helpId: 'leaf-forth' },
  ],
  drawn: 'instead',
  View: Rules,
  onCommand: onRulesCommand,
  onKey: onRulesKey,
  isUseful: (model, page, name) => name !== 'up' || page.contents !== null || hasRulesBeyond(model, page),
  inLanguageOf: (model, page) => ({
    ...page,
    game: gameInLanguage(model, page.game),
    under: overlayInLanguage(model, page.under),
  }),
}
