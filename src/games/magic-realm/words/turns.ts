import type { Messages } from '../../../text/index.ts'
import type { Activity, PhaseSource } from '../rules/state/state.ts'
import { characterName, clearingName, tileName } from './names.ts'

/** Describes an activity briefly: `move to Bad Valley 4`. */
export const activityText = (words: Messages, activity: Activity): string =>
  words.get('activity-of', {
    kind: activity.kind,
    place:
      activity.kind === 'move'
        ? clearingName(activity.to)
        : 'clearing' in activity
          ? clearingName(activity.clearing)
          : activity.kind === 'follow'
            ? characterName(activity.guide)
            : activity.kind === 'fly'
              ? tileName(activity.tile)
              : '',
  })

export const sourceText = (words: Messages, source: PhaseSource): string => words.get('phase-source', { source })

/**
 * Formats the number of sheltered phases left as an addition to the other phases. Returns an empty string if there are
 * none (26.23).
 */
export const roofText = (words: Messages, sheltered: number): string =>
  sheltered === 0 ? '' : words.get('phases-sheltered', { n: sheltered })
