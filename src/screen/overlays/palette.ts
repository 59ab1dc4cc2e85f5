import type { OverlayType } from '../overlay.ts'
import { onPaletteCommand, onPaletteKey, type PalettePage } from '../palette/page.ts'
import { Palette } from '../palette/palette.tsx'

export const paletteOverlay: OverlayType<PalettePage> = {
  kind: 'palette',
  contexts: ['palette'],
  keys: [
    { name: 'up', keys: ['up', 'shift+tab'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down', 'tab'], helpId: 'select-line' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', helpId: 'leaf-list' },
    { name: 'later', keys: ['pagedown'], helpId: 'leaf-list' },
    { name: 'take', keys: ['enter'], labelId: 'do-it', helpId: 'do-selected' },
    { name: 'leave', keys: ['escape', 'ctrl+p'], labelId: 'never-mind', helpId: 'close-palette' },
  ],
  drawn: 'on-top',
  isCommandLine: true,
  View: Palette,
  onCommand: onPaletteCommand,
  onKey: onPaletteKey,
  under: ({ under }) => under,
}
