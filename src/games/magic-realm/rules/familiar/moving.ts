import type { Rule } from '../../../../kernel/index.ts'
import { wayTo } from '../activities/moving.ts'
import { lookAround } from '../activities/searching.ts'
import type { BlankReason } from '../events.ts'
import { type ClearingId, isCave, isMountain } from '../map/tiles.ts'
import { type Character, clearingAt, type Familiar, type RealmTable } from '../state.ts'
import { asIndividual } from './familiar.ts'

/** How far a familiar's turn has come: the mountain it has half climbed, and whether it has used the sun (8.3.2, 8.3.4). */
interface Going {
  climbing: ClearingId | null
  sunlight: boolean
}

/** The familiar's whole turn, just before the Witch's (8.1.5, 24.14). It neither blocks nor is blocked, and summons nothing. */
export function* moveFamiliar(table: RealmTable, witch: Character): Rule {
  const { familiar } = witch
  if (!familiar) return
  const going: Going = { climbing: null, sunlight: false }
  for (const { activity, source } of familiar.plan) {
    const at = clearingAt(familiar)
    let why: BlankReason | null = null
    if (source === 'sunlight' && at !== null && isCave(at)) why = 'source'
    else {
      if (source === 'sunlight') going.sunlight = true
      if (activity.kind === 'move') why = step(table, witch, familiar, going, activity.to)
      else if (at === null) why = 'no-way'
    }
    if (why !== null || activity.kind !== 'move') going.climbing = null
    table.tell({ kind: 'familiar', seat: witch.seat, rule: '24.14', character: witch.id, activity, why })
    // It looks about where it has come to.
    if (why === null && activity.kind === 'peer') yield* lookAround(table, witch, 'peer', at!, familiar)
  }
}

/** One MOVE phase of it: the ways are the Witch's, and nobody sees it use them (24.14). */
function step(
  { state }: RealmTable,
  witch: Character,
  familiar: Familiar,
  going: Going,
  to: ClearingId,
): BlankReason | null {
  const way = wayTo(state, asIndividual(witch, familiar), to)
  if (typeof way === 'string') return way
  if (isCave(to) && going.sunlight) return 'cave'
  if (isMountain(to) && going.climbing !== to) {
    going.climbing = to
    return null
  }
  going.climbing = null
  familiar.place = { kind: 'clearing', clearing: to }
  return null
}
