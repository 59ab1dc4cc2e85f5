import { type OverlayType, overlayInLanguage } from '../overlay.ts'
import { onSettingsCommand, onSettingsKey, type SettingsPage } from '../settings/page.ts'
import { SettingsBox } from '../settings/settings.tsx'

export const settingsOverlay: OverlayType<SettingsPage> = {
  kind: 'settings',
  contexts: ['settings'],
  keys: [
    { name: 'up', keys: ['up', 'shift+tab'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down', 'tab'], does: 'select-line' },
    { name: 'left', keys: ['left'], shown: '←→', brief: 'change', does: 'change-setting' },
    { name: 'right', keys: ['right', 'enter'], does: 'change-setting-on' },
    { name: 'leave', keys: ['escape'], shown: 'escape', brief: 'done', does: 'close-settings' },
  ],
  drawn: 'on-top',
  View: SettingsBox,
  onCommand: onSettingsCommand,
  onKey: onSettingsKey,
  under: ({ under }) => under,
  inLanguageOf: (model, page) => ({ ...page, under: overlayInLanguage(model, page.under) }),
}
