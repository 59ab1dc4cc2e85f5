import type { OverlayType } from '../overlay.ts'
import { hasSeveralPlaces, onTurnsCommand, type TurnsPage } from '../watch/turns.ts'
import { TurnsList } from '../watch/turns-list.tsx'

const MOVES: readonly string[] = ['up', 'earlier', 'first']

export const turnsOverlay: OverlayType<TurnsPage> = {
  kind: 'turns',
  contexts: ['turns'],
  keys: [
    { name: 'up', keys: ['up'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down', 'space'], does: 'select-line' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', brief: 'leaf', does: 'leaf' },
    { name: 'later', keys: ['pagedown'], does: 'leaf-forth' },
    { name: 'first', keys: ['home'], shown: 'home end', brief: 'ends', does: 'ends-of-list' },
    { name: 'last', keys: ['end'], does: 'to-last-line' },
    { name: 'take', keys: ['enter'], shown: 'enter', brief: 'go-there', does: 'go-there' },
    { name: 'leave', keys: ['escape', 'q'], shown: 'escape', brief: 'close', does: 'close-list' },
  ],
  drawn: 'instead',
  View: TurnsList,
  onCommand: onTurnsCommand,
  isOfUse: (model, _, name) => !MOVES.includes(name) || hasSeveralPlaces(model),
}
