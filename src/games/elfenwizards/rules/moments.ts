import type { ElfenEvent } from './components.ts'

/** What the guilds of Elfenwizards stop for. */
export type ElfenMoment = 'high' | 'no-high' | 'award' | 'tied' | 'vacant'

/** Which moment an event is; undefined for all that passes by. */
export function momentOf(event: ElfenEvent): ElfenMoment | undefined {
  if (event.kind !== 'award') return undefined
  if (event.titles.includes('high')) return event.risen.length > 0 ? 'high' : 'no-high'
  if (event.risen.length > 0) return 'award'
  return event.why === 'tie' ? 'tied' : 'vacant'
}
