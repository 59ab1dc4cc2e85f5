import { noEffect } from '../model.ts'
import type { OverlayType } from '../overlay.ts'
import { hasLinesBeyond, type LinesPage, onPageCommand, onPageSearchKey } from '../page.ts'
import { PageOfLines } from '../page-screen.tsx'
import { planTo } from '../table/looking.ts'

export const pageOverlay: OverlayType<LinesPage, 'page' | 'help'> = {
  kind: 'page',
  contexts: ['page', 'help'],
  contextOf: ({ links, open }) => (links.length > 0 || open ? 'help' : 'page'),
  keys: [
    { name: 'up', keys: ['up'], where: ['page'], shown: '↑↓', brief: 'scroll', does: 'scroll' },
    { name: 'down', keys: ['down', 'space'], where: ['page'], does: 'scroll' },
    { name: 'up', keys: ['up'], where: ['help'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down'], where: ['help'], does: 'select-line' },
    { name: 'why', keys: ['enter', 'space'], where: ['help'], shown: 'enter', brief: 'open', does: 'open-on-page' },
    { name: 'first', keys: ['home'], shown: 'home end', does: 'ends-of-list' },
    { name: 'last', keys: ['end'], does: 'to-last-line' },
    { name: 'right', keys: ['right'], shown: '← →', brief: 'section', does: 'next-heading' },
    { name: 'left', keys: ['left'], does: 'heading-before' },
    { name: 'leave', keys: ['escape', 'q'], where: ['help'], shown: 'escape', brief: 'close', does: 'close-help' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', does: 'leaf-anywhere' },
    { name: 'later', keys: ['pagedown'], does: 'leaf-forth' },
    {
      name: 'leave',
      keys: ['enter', 'escape', 'q'],
      where: ['page'],
      shown: 'enter',
      brief: 'close',
      does: 'close-page',
    },
    { name: 'rules', keys: ['f1'], shown: 'f1', brief: 'rules', does: 'open-rules' },
  ],
  drawn: 'instead',
  View: PageOfLines,
  onCommand(model, page, command, pressed) {
    const { screen } = model
    // Enter plans the path that the page describes.
    if (page.goal !== undefined && pressed.key === 'enter' && screen.kind === 'table')
      return planTo({ ...model, overlay: null }, screen, page.goal)
    return onPageSearchKey(model, page, pressed) ?? onPageCommand(model, page, command)
  },
  onKey: (model, page, pressed) => onPageSearchKey(model, page, pressed) ?? noEffect(model),
  isOfUse(model, page, name) {
    if (name === 'right') return page.sought !== undefined && hasLinesBeyond(model, page)
    return name !== 'up' || page.links.length > 1 || page.open !== undefined || hasLinesBeyond(model, page)
  },
  briefFor: ({ goal }, { does }) => (goal !== undefined && does === 'close-page' ? 'plan' : undefined),
  // Its text was formatted in the previous language.
  inLanguageOf: () => null,
}
