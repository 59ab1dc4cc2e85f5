import type { ActOfKind, RealmOption } from '../state/acts.ts'
import type { Activity, Recorded } from '../state/state.ts'

/** Returns the option id of an activity, such as `hide`, `CV5` for a move there, or `peer CV5`. */
export function idOf(activity: Activity): string {
  switch (activity.kind) {
    case 'move':
      return activity.to
    case 'peer':
      return `peer ${activity.clearing}`
    case 'enchant-far':
      return `enchant ${activity.clearing}`
    case 'fly':
      return `fly ${activity.tile}`
    case 'follow':
      return `follow ${activity.guide}`
    default:
      return activity.kind
  }
}

const clearingOfActivity = (activity: Activity): string | undefined =>
  activity.kind === 'move' ? activity.to : 'clearing' in activity ? activity.clearing : undefined

export function recordOption({ activity, source }: Recorded): RealmOption<ActOfKind<'record'>> {
  const clearing = clearingOfActivity(activity)
  return {
    id: idOf(activity),
    act: {
      kind: 'record',
      activity: activity.kind,
      ...(clearing === undefined ? {} : { clearing }),
      ...(activity.kind === 'fly' ? { tile: activity.tile } : {}),
      ...(activity.kind === 'follow' ? { guide: activity.guide } : {}),
    },
    ...(clearing === undefined ? {} : { at: { space: clearing } }),
    rule:
      activity.kind === 'follow'
        ? '6.2.4'
        : activity.kind === 'fly'
          ? '8.6.2'
          : source === 'basic'
            ? '6.1.2'
            : source === 'sunlight'
              ? '6.1.3'
              : '6.1.4',
  }
}
