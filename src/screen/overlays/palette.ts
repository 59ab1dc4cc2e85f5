import type { OverlayType } from '../overlay.ts'
import { onPaletteCommand, onPaletteKey, type PalettePage } from '../palette/page.ts'
import { Palette } from '../palette/palette.tsx'

export const paletteOverlay: OverlayType<PalettePage> = {
  kind: 'palette',
  contexts: ['palette'],
  keys: [
    { name: 'up', keys: ['up', 'shift+tab'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down', 'tab'], does: 'select-line' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', does: 'leaf-list' },
    { name: 'later', keys: ['pagedown'], does: 'leaf-list' },
    { name: 'take', keys: ['enter'], shown: 'enter', brief: 'do-it', does: 'do-selected' },
    { name: 'leave', keys: ['escape', 'ctrl+p'], shown: 'escape', brief: 'never-mind', does: 'close-palette' },
  ],
  drawn: 'on-top',
  isCommandLine: true,
  View: Palette,
  onCommand: onPaletteCommand,
  onKey: onPaletteKey,
  under: ({ under }) => under,
}
