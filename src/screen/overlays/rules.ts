import { type OverlayType, overlayInLanguage } from '../overlay.ts'
import { hasRulesBeyond, onRulesCommand, onRulesKey, type RulesPage } from '../rules-page.ts'
import { Rules } from '../rules-screen.tsx'
import { gameInLanguage } from '../words.ts'

export const rulesOverlay: OverlayType<RulesPage, 'rules' | 'contents'> = {
  kind: 'rules',
  contexts: ['rules', 'contents'],
  contextOf: ({ contents }) => (contents === null ? 'rules' : 'contents'),
  keys: [
    { name: 'up', keys: ['up'], where: ['rules'], shown: '↑↓', brief: 'scroll', does: 'scroll' },
    { name: 'up', keys: ['up'], where: ['contents'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down'], where: ['contents'], does: 'select-line' },
    { name: 'first', keys: ['home'], where: ['contents'], shown: 'home end', does: 'ends-of-list' },
    { name: 'last', keys: ['end'], where: ['contents'], does: 'to-last-line' },
    { name: 'take', keys: ['enter'], where: ['contents'], shown: 'enter', brief: 'read', does: 'open-there' },
    { name: 'right', keys: ['right'], where: ['rules'], shown: '← →', brief: 'section', does: 'next-section' },
    { name: 'left', keys: ['left'], where: ['rules'], does: 'previous-section' },
    { name: 'contents', keys: ['tab'], where: ['rules'], shown: 'tab', brief: 'contents', does: 'show-chapters' },
    { name: 'back', keys: ['backspace'], where: ['rules'], shown: 'backspace', brief: 'back', does: 'back-in-book' },
    { name: 'down', keys: ['down'], where: ['rules'], does: 'scroll' },
    { name: 'take', keys: ['enter'], where: ['rules'], shown: 'enter', brief: 'read-on-close', does: 'read-found' },
    { name: 'leave', keys: ['escape'], shown: 'escape', brief: 'close', does: 'close-rules' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', does: 'leaf-anywhere' },
    { name: 'later', keys: ['pagedown'], does: 'leaf-forth' },
  ],
  drawn: 'instead',
  View: Rules,
  onCommand: onRulesCommand,
  onKey: onRulesKey,
  isOfUse: (model, page, name) => name !== 'up' || page.contents !== null || hasRulesBeyond(model, page),
  inLanguageOf: (model, page) => ({
    ...page,
    game: gameInLanguage(model, page.game),
    under: overlayInLanguage(model, page.under),
  }),
}
