import { placeOfCard } from '../belongings/whereabouts.ts'
import type { ClearingId } from '../map/tiles.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type Activity, hasActive, type Individual, type RealmState } from '../state.ts'

/** An extra phase that magic gives (6.1.4). */
export interface MagicExtra {
  readonly source: string
  readonly serves: (activity: Activity, at: ClearingId | null) => boolean
  readonly any?: true
}

const enchants = ({ kind }: Activity): boolean => kind === 'enchant'

/** Extra phases of advantages and cards that wait for the Fourth ENCOUNTER (23.1.4, 23.2.4, 24.10, 24.13). */
export function magicExtras(state: RealmState, one: Individual): MagicExtra[] {
  if (!state.magic) return []
  const circle = placeOfCard(state, 'toadstool-circle')
  return [
    ...(advantagesOf(one.id).includes('aura-of-power') ? [{ source: 'aura-of-power', serves: enchants }] : []),
    ...(hasActive(one, 'toadstool-ring') ? [{ source: 'toadstool-ring', serves: enchants }] : []),
    ...(circle === null || one.place.kind !== 'clearing' || one.place.clearing !== circle
      ? []
      : [
          {
            source: 'toadstool-circle',
            serves: (activity: Activity, at: ClearingId | null) => enchants(activity) && at === circle,
          },
        ]),
  ]
}
