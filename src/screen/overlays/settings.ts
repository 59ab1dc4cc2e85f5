import { type OverlayType, overlayInLanguage } from '../overlay.ts'
import { onSettingsCommand, onSettingsKey, type SettingsPage } from '../settings/page.ts'
import { SettingsBox } from '../settings/settings.tsx'

export const settingsOverlay: OverlayType<SettingsPage> = {
  kind: 'settings',
  contexts: ['settings'],
  keys: [
    { name: 'up', keys: ['up', 'shift+tab'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down', 'tab'], helpId: 'select-line' },
    { name: 'left', keys: ['left'], shown: '←→', labelId: 'change', helpId: 'change-setting' },
    { name: 'right', keys: ['right', 'enter'], helpId: 'change-setting-on' },
    { name: 'leave', keys: ['escape'], labelId: 'done', helpId: 'close-settings' },
  ],
  drawn: 'on-top',
  View: SettingsBox,
  onCommand: onSettingsCommand,
  onKey: onSettingsKey,
  under: ({ under }) => under,
  inLanguageOf: (model, page) => ({ ...page, under: overlayInLanguage(model, page.under) }),
}
