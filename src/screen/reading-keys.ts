import type { Command } from './commands.ts'

/** Keys of the help and of the rules: a part of the table of keys. */
export const READING: readonly Command[] = [
  {
    name: 'up',
    keys: ['up'],
    where: ['help', 'contents'],
    shown: '↑↓',
    brief: 'choose',
    text: 'Selects another line.',
  },
  { name: 'down', keys: ['down'], where: ['help', 'contents'], text: 'Selects another line.' },
  {
    name: 'why',
    keys: ['enter', 'space'],
    where: ['help'],
    shown: 'Enter',
    brief: 'its rule',
    text: 'Opens the rule behind what is selected.',
  },
  { name: 'take', keys: ['enter'], where: ['contents'], shown: 'Enter', brief: 'read', text: 'Opens the book there.' },
  {
    name: 'right',
    keys: ['right'],
    where: ['rules'],
    shown: '← →',
    brief: 'section',
    text: 'Goes to the next section, or the one before, while nothing is sought.',
  },
  { name: 'left', keys: ['left'], where: ['rules'], text: 'Goes to the section before.' },
  { name: 'contents', keys: ['tab'], where: ['rules'], shown: 'Tab', brief: 'contents', text: 'Shows the chapters.' },
  {
    name: 'back',
    keys: ['backspace'],
    where: ['rules'],
    shown: 'Backspace',
    brief: 'back',
    text: 'Goes back to where one read before, while nothing is sought.',
  },
  { name: 'down', keys: ['down'], where: ['rules'], text: 'Scrolls.' },
  {
    name: 'take',
    keys: ['enter'],
    where: ['rules'],
    shown: 'Enter',
    brief: 'read on, close',
    text: 'Goes on reading where something was found; closes the rules where nothing is sought.',
  },
  {
    name: 'leave',
    keys: ['escape'],
    where: ['rules', 'contents'],
    shown: 'Esc',
    brief: 'close',
    text: 'Closes the rules.',
  },
  { name: 'leave', keys: ['escape', 'q'], where: ['help'], shown: 'Esc', brief: 'close', text: 'Closes the help.' },
]
