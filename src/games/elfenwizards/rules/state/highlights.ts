import type { ElfenEvent } from './components.ts'

/** Notable events that can pause the game. */
export type ElfenHighlight = 'high' | 'no-high' | 'award' | 'tied' | 'vacant'

/** Classifies an event. Returns undefined if it isn't notable. */
export function highlightOf(event: ElfenEvent): ElfenHighlight | undefined {
  if (event.kind !== 'award') return undefined
  if (event.titles.includes('high')) return event.risen.length > 0 ? 'high' : 'no-high'
  if (event.risen.length > 0) return 'award'
  return event.why === 'tie' ? 'tied' : 'vacant'
}
