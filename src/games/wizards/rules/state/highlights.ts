import { HIGH_WIZARDS, type WizardsEvent } from './components.ts'

/** The kinds of events at which the game can pause for a player. */
export type WizardsHighlight =
  | 'order'
  | 'rank'
  | 'task'
  | 'ten-tasks'
  | 'high-wizard'
  | 'event'
  | 'gem'
  | 'false-gem'
  | 'stolen'
  | 'carried-off'
  | 'afflicted'
  | 'trapped'
  | 'lost-turn'
  | 'attack'
  | 'scatter'
  | 'thwarted'

/** Returns the highlight that an event is, or undefined if it is none. */
export function highlightOf(event: WizardsEvent): WizardsHighlight | undefined {
  switch (event.kind) {
    case 'joins':
      return 'order'
    case 'advances':
      return 'rank'
    case 'task':
      return event.what === 'done' ? 'task' : undefined
    case 'thwart':
      return 'ten-tasks'
    case 'meets':
      return HIGH_WIZARDS.some(name => name === event.who) ? 'high-wizard' : undefined
    case 'event':
      return event.what === 'drawn' ? 'event' : undefined
    case 'gem':
      return event.gem === null ? undefined : event.gem === 'false' ? 'false-gem' : 'gem'
    case 'stolen':
      return 'stolen'
    case 'transported':
      return 'carried-off'
    case 'afflicted':
      return event.now ? 'afflicted' : undefined
    case 'trapped':
      return event.trap === 'none' ? undefined : 'trapped'
    case 'lost-turn':
      return 'lost-turn'
    case 'attack':
      if (event.thwarted) return 'thwarted'
      return event.scatters ? 'scatter' : 'attack'
    default:
      return undefined
  }
}
