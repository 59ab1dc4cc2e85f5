import type { Command } from '../commands.ts'

/** The key bindings of the results page. They are part of the key table. */
export const END_KEYS: readonly Command[] = [
  { name: 'up', keys: ['up'], where: ['end'], shown: '↑↓', brief: 'choose', does: 'select-line' },
  { name: 'down', keys: ['down'], where: ['end'], does: 'select-line' },
  { name: 'take', keys: ['enter'], where: ['end'], shown: 'enter', brief: 'see-it', does: 'watch-turning' },
  { name: 'left', keys: ['left'], where: ['end'], shown: '←→', brief: 'chart', does: 'other-measure' },
  { name: 'right', keys: ['right', 'tab'], where: ['end'], does: 'other-measure' },
  { name: 'again', keys: ['a'], where: ['end'], brief: 'again', does: 'play-again' },
  { name: 'play', keys: ['w'], where: ['end'], brief: 'watch', does: 'watch-whole' },
  { name: 'branch', keys: ['b'], where: ['end'], brief: 'branch', does: 'branch-turning' },
  { name: 'new', keys: ['n'], where: ['end'], brief: 'new-game', does: 'form-new' },
  { name: 'title', keys: ['t'], where: ['end'], brief: 'title', does: 'back-to-title' },
  { name: 'leave', keys: ['escape', 'q'], where: ['end'], shown: 'escape', brief: 'table', does: 'close-results' },
  { name: 'results', keys: ['enter'], where: ['over'], shown: 'enter', brief: 'results', does: 'open-results' },
]
