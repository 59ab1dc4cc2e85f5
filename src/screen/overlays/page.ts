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
    { name: 'up', keys: ['up'], where: ['page'], shown: '↑↓', labelId: 'scroll', helpId: 'scroll' },
    { name: 'down', keys: ['down', 'space'], where: ['page'], helpId: 'scroll' },
    { name: 'up', keys: ['up'], where: ['help'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down'], where: ['help'], helpId: 'select-line' },
    { name: 'why', keys: ['enter', 'space'], where: ['help'], labelId: 'open', helpId: 'open-on-page' },
    { name: 'first', keys: ['home'], shown: 'home end', helpId: 'ends-of-list' },
    { name: 'last', keys: ['end'], helpId: 'to-last-line' },
    { name: 'right', keys: ['right'], shown: '← →', labelId: 'section', helpId: 'next-heading' },
    { name: 'left', keys: ['left'], helpId: 'heading-before' },
    { name: 'leave', keys: ['escape', 'q'], where: ['help'], labelId: 'close', helpId: 'close-help' },
    { name: 'earlier', keys: ['pageup'], shown: 'pageup pagedown', helpId: 'leaf-anywhere' },
    { name: 'later', keys: ['pagedown'], helpId: 'leaf-forth' },
    {
      name: 'leave',
      keys: ['enter', 'escape', 'q'],
      where: ['page'],
      labelId: 'close',
      helpId: 'close-page',
    },
    { name: 'rules', keys: ['f1'], labelId: 'rules', helpId: 'open-rules' },
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
  isUseful(model, page, name) {
    if (name === 'right') return page.searchText !== undefined && hasLinesBeyond(model, page)
    return name !== 'up' || page.links.length > 1 || page.open !== undefined || hasLinesBeyond(model, page)
  },
  footerLabelFor: ({ goal }, { helpId }) => (goal !== undefined && helpId === 'close-page' ? 'plan' : undefined),
  // Its text was formatted in the previous language.
  inLanguageOf: () => null,
}
