import type { ScreenCommand } from '../commands.ts'

/** Key bindings of the viewer. */
export const WATCH_KEYS: readonly ScreenCommand[] = [
  { name: 'play', keys: ['space'], where: ['watch'], labelId: 'play', helpId: 'play' },
  { name: 'right', keys: ['right', '.'], where: ['watch'], shown: '← →', labelId: 'step', helpId: 'step' },
  { name: 'left', keys: ['left', ','], where: ['watch'], helpId: 'step-back' },
  { name: 'next-turn', keys: ['down'], where: ['watch'], shown: '↑↓', labelId: 'turn', helpId: 'next-turn' },
  { name: 'previous-turn', keys: ['up'], where: ['watch'], helpId: 'previous-turn' },
  { name: 'turns', keys: ['t'], where: ['watch'], labelId: 'go-to', helpId: 'list-turns' },
  { name: 'mark', keys: ['m'], where: ['watch'], labelId: 'mark', helpId: 'set-mark' },
  { name: 'branch', keys: ['b'], where: ['watch'], labelId: 'branch', helpId: 'branch-off' },
  { name: 'eyes', keys: ['v'], where: ['watch'], labelId: 'eyes', helpId: 'other-eyes' },
  { name: 'next-own', keys: [']', 'shift+down'], where: ['watch'], shown: '[ ]', helpId: 'next-own' },
  { name: 'previous-own', keys: ['[', 'shift+up'], where: ['watch'], helpId: 'previous-own' },
  {
    name: 'next-day',
    keys: ['d'],
    where: ['watch'],
    shown: 'd D',
    labelId: 'day',
    ownTerm: 'clock',
    helpId: 'next-day',
  },
  { name: 'previous-day', keys: ['D'], where: ['watch'], helpId: 'previous-day' },
  { name: 'next-mark', keys: ['n'], where: ['watch'], shown: 'n N', helpId: 'next-mark' },
  { name: 'previous-mark', keys: ['N'], where: ['watch'], helpId: 'previous-mark' },
  { name: 'slower', keys: ['<'], where: ['watch'], shown: '< >', labelId: 'pace', helpId: 'change-pace' },
  { name: 'faster', keys: ['>'], where: ['watch'], helpId: 'go-faster' },
  { name: 'earlier', keys: ['pageup'], where: ['watch'], shown: 'pageup pagedown', labelId: 'ten', helpId: 'ten' },
  { name: 'later', keys: ['pagedown'], where: ['watch'], helpId: 'ten-on' },
  { name: 'first', keys: ['home'], where: ['watch'], shown: 'home end', labelId: 'ends', helpId: 'ends' },
  { name: 'last', keys: ['end'], where: ['watch'], helpId: 'to-end' },
]
