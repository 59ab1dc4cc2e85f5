import type { ScreenCommand } from '../commands.ts'

/** Key bindings of the viewer. */
export const WATCH_KEYS: readonly ScreenCommand[] = [
  { name: 'play', keys: ['space'], where: ['watch'], shown: 'space', brief: 'play', does: 'play' },
  { name: 'right', keys: ['right', '.'], where: ['watch'], shown: '← →', brief: 'step', does: 'step' },
  { name: 'left', keys: ['left', ','], where: ['watch'], does: 'step-back' },
  { name: 'next-turn', keys: ['down'], where: ['watch'], shown: '↑↓', brief: 'turn', does: 'next-turn' },
  { name: 'previous-turn', keys: ['up'], where: ['watch'], does: 'previous-turn' },
  { name: 'turns', keys: ['t'], where: ['watch'], brief: 'go-to', does: 'list-turns' },
  { name: 'mark', keys: ['m'], where: ['watch'], brief: 'mark', does: 'set-mark' },
  { name: 'branch', keys: ['b'], where: ['watch'], brief: 'branch', does: 'branch-off' },
  { name: 'eyes', keys: ['v'], where: ['watch'], brief: 'eyes', does: 'other-eyes' },
  { name: 'next-own', keys: [']', 'shift+down'], where: ['watch'], shown: '[ ]', does: 'next-own' },
  { name: 'previous-own', keys: ['[', 'shift+up'], where: ['watch'], does: 'previous-own' },
  { name: 'next-day', keys: ['d'], where: ['watch'], shown: 'd D', brief: 'day', own: 'clock', does: 'next-day' },
  { name: 'previous-day', keys: ['D'], where: ['watch'], does: 'previous-day' },
  { name: 'next-mark', keys: ['n'], where: ['watch'], shown: 'n N', does: 'next-mark' },
  { name: 'previous-mark', keys: ['N'], where: ['watch'], does: 'previous-mark' },
  { name: 'slower', keys: ['<'], where: ['watch'], shown: '< >', brief: 'pace', does: 'change-pace' },
  { name: 'faster', keys: ['>'], where: ['watch'], does: 'go-faster' },
  { name: 'earlier', keys: ['pageup'], where: ['watch'], shown: 'pageup pagedown', brief: 'ten', does: 'ten' },
  { name: 'later', keys: ['pagedown'], where: ['watch'], does: 'ten-on' },
  { name: 'first', keys: ['home'], where: ['watch'], shown: 'home end', brief: 'ends', does: 'ends' },
  { name: 'last', keys: ['end'], where: ['watch'], does: 'to-end' },
]
