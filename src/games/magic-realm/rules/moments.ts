import type { RealmEvent } from './events.ts'

/** What those who wander the Realm stop for. */
export type RealmMoment = 'kill' | 'death' | 'grip'

/** Which moment an event is; undefined for all that passes by. */
export function momentOf(event: RealmEvent): RealmMoment | undefined {
  switch (event.kind) {
    case 'bounty':
      return 'kill'
    case 'dies':
      return 'death'
    case 'grips':
      return 'grip'
    default:
      return undefined
  }
}
