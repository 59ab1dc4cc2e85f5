import { wrap } from '../../terminal/text.ts'
import type { Command } from '../commands.ts'
import { type Model, noEffect, type TableScreen, type Update } from '../model.ts'
import { tableWords } from '../words.ts'

/** The news for a player who has just taken over the keyboard. Pages are counted from 0. */
export interface SincePage {
  readonly kind: 'since'
  readonly page: number
}

interface NewsPage {
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * Handles the next player's confirmation. The table stays covered while pages of news are shown. Public news comes
 * first, in case the previous player pressed Enter once too often.
 */
export function confirmHandOver(model: Model, table: TableScreen): Update {
  const { log, known } = table.position
  if (log.length <= known) return noEffect(uncovered(model, table))
  return noEffect({ ...model, overlay: { kind: 'since', page: 0 } })
}

export function onNewsCommand(model: Model, table: TableScreen, overlay: SincePage, command: Command): Update {
  switch (command.name) {
    case 'take':
      return overlay.page + 1 < newsPages(model, table).length
        ? noEffect({ ...model, overlay: { ...overlay, page: overlay.page + 1 } })
        : noEffect(uncovered(model, table))
    case 'earlier':
      return noEffect({ ...model, overlay: { ...overlay, page: Math.max(0, overlay.page - 1) } })
    case 'leave':
      return noEffect({ ...model, overlay: null })
    default:
      return noEffect(model)
  }
}

const uncovered = (model: Model, table: TableScreen): Model => ({
  ...model,
  screen: { ...table, covered: false },
  overlay: null,
})

/** Splits the news into pages: first the public news, then the private news. */
function newsPages({ columns, rows }: Model, { position }: TableScreen): NewsPage[] {
  const { log, known, header, seat } = position
  const words = tableWords({ position })
  const name = seat === null ? '' : (header.seats[seat] ?? '')
  const since = log.slice(known)
  const textWidth = Math.min(columns - 4, 96)
  const room = Math.max(1, rows - 6)
  const paged = (title: string, texts: readonly string[]): NewsPage[] => {
    const leaves: string[][] = []
    for (const text of texts) {
      const lines = wrap(text, textWidth, '  ')
      const last = leaves.at(-1)
      if (last && last.length + lines.length <= room) last.push(...lines)
      else leaves.push(lines)
    }
    return leaves.map(lines => ({ title, lines }))
  }
  const alone = since.filter(entry => entry.alone).map(entry => entry.text)
  const open = since.filter(entry => !entry.alone).map(entry => entry.text)
  return [...paged(words.get('since-your-turn', { name }), open), ...paged(words.get('since-alone', { name }), alone)]
}

export function newsPageAt(model: Model, table: TableScreen, { page }: SincePage) {
  const leaves = newsPages(model, table)
  // After the screen has grown, there may be fewer pages.
  const at = Math.min(page, leaves.length - 1)
  return { leaf: leaves[at], at, of: leaves.length }
}
