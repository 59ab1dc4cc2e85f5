import { advantagesOf } from '../pieces/characters.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { isCave } from '../pieces/tiles.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import { type Activity, hasActive } from '../state/state.ts'
import { type Bewitched, isUnder, spellsUpon, spellTargetOf } from './spells.ts'
import { placeOfCard } from './whereabouts.ts'

/** An extra phase from magic (6.1.4). */
export interface MagicExtra {
  readonly source: string
  /** Returns true if the phase can be used for an activity in a clearing. */
  readonly serves: (activity: Activity, at: ClearingId | null) => boolean
  /** True if the phase is not limited to one kind of activity. */
  readonly any?: true
}

const only = (kind: string) => (activity: Activity) => activity.kind === kind

/** Extra phases from spells (21.2.1, 21.3.6, 21.7.5). */
const GIVEN: readonly MagicExtra[] = [
  { source: 'blend-into-background', serves: only('hide') },
  { source: 'see-hidden-signs', serves: only('search') },
  { source: 'sense-danger', serves: only('alert') },
]

/**
 * Returns the extra phase that Blazing Light gives in the lit cave. It can be used for any activity except a far PEER,
 * a far ENCHANT and FOLLOW (21.4.1).
 */
function lights(state: OpenRealm, { place }: OpenIndividual): MagicExtra[] {
  if (place.kind !== 'clearing' || !isCave(place.clearing)) return []
  const { clearing } = place
  if (!isUnder(state, 'blazing-light', { kind: 'clearing', id: clearing })) return []
  return [{ source: 'blazing-light', any: true, serves: (activity, at) => isUsual(activity) && at === clearing }]
}

const isUsual = ({ kind }: Activity): boolean => kind !== 'peer' && kind !== 'enchant-far' && kind !== 'follow'

const enchants = ({ kind }: Activity): boolean => kind === 'enchant'

/**
 * Returns the extra phases that the Fourth ENCOUNTER introduces, from advantages, cards and spells (23.1.4, 23.2.4,
 * 24.10, 24.13).
 */
export function magicExtras(state: OpenRealm, one: OpenIndividual): MagicExtra[] {
  if (!state.magic) return []
  // For spells, a hired leader is a denizen (21.2.1).
  const target: Bewitched = spellTargetOf(one.id)
  // A phase may be recorded while its source is de-energized, in case it is energized in time (6.1.6).
  const has = (spell: string) =>
    state.phase === 'birdsong' ? spellsUpon(state, spell, target).length > 0 : isUnder(state, spell, target)
  const circle = placeOfCard(state, 'toadstool-circle')
  return [
    ...(advantagesOf(one).includes('aura-of-power') ? [{ source: 'aura-of-power', serves: enchants }] : []),
    ...(hasActive(one, 'toadstool-ring') ? [{ source: 'toadstool-ring', serves: enchants }] : []),
    ...GIVEN.filter(({ source }) => has(source)),
    ...lights(state, one),
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
