import type { Command } from './commands.ts'

/** Keys of the help and of the rules: a part of the table of keys. */
export const READING: readonly Command[] = [
  {
    name: 'up',
    keys: ['up'],
    where: ['help', 'contents'],
    shown: '↑↓',
    brief: 'choose',
    does: 'select-line',
  },
  { name: 'down', keys: ['down'], where: ['help', 'contents'], does: 'select-line' },
  {
    name: 'why',
    keys: ['enter', 'space'],
    where: ['help'],
    shown: 'enter',
    brief: 'its-rule',
    does: 'open-its-rule',
  },
  { name: 'take', keys: ['enter'], where: ['contents'], shown: 'enter', brief: 'read', does: 'open-there' },
  {
    name: 'right',
    keys: ['right'],
    where: ['rules'],
    shown: '← →',
    brief: 'section',
    does: 'next-section',
  },
  { name: 'left', keys: ['left'], where: ['rules'], does: 'previous-section' },
  { name: 'contents', keys: ['tab'], where: ['rules'], shown: 'tab', brief: 'contents', does: 'show-chapters' },
  {
    name: 'back',
    keys: ['backspace'],
    where: ['rules'],
    shown: 'backspace',
    brief: 'back',
    does: 'back-in-book',
  },
  { name: 'down', keys: ['down'], where: ['rules'], does: 'scroll' },
  {
    name: 'take',
    keys: ['enter'],
    where: ['rules'],
    shown: 'enter',
    brief: 'read-on-close',
    does: 'read-found',
  },
  {
    name: 'leave',
    keys: ['escape'],
    where: ['rules', 'contents'],
    shown: 'escape',
    brief: 'close',
    does: 'close-rules',
  },
  { name: 'leave', keys: ['escape', 'q'], where: ['help'], shown: 'escape', brief: 'close', does: 'close-help' },
]
