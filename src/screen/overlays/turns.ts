import type { OverlayType } from '../overlay.ts'
import { hasSeveralPlaces, onTurnsCommand, type TurnsPage } from '../watch/turns.ts'
import { TurnsList } from '../watch/turns-list.tsx'

const MOVES: readonly string[] = ['up', 'earlier', 'first']

export const turnsOverlay: OverlayType<TurnsPage> = {
  kind: 'turns',
  contexts: ['turns'],
  keys: [
    { name: 'up', keys: ['up'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down', 'space'], helpId: 'select-line' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', labelId: 'leaf', helpId: 'leaf' },
    { name: 'later', keys: ['pagedown'], helpId: 'leaf-forth' },
    { name: 'first', keys: ['home'], shown: 'home end', labelId: 'ends', helpId: 'ends-of-list' },
    { name: 'last', keys: ['end'], helpId: 'to-last-line' },
    { name: 'take', keys: ['enter'], labelId: 'go-there', helpId: 'go-there' },
    { name: 'leave', keys: ['escape', 'q'], labelId: 'close', helpId: 'close-list' },
  ],
  drawn: 'instead',
  View: TurnsList,
  onCommand: onTurnsCommand,
  isUseful: (model, _, name) => !MOVES.includes(name) || hasSeveralPlaces(model),
}
