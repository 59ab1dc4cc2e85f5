import type { Rule } from '../../../../kernel/index.ts'
import { wayTo } from '../actions/moving.ts'
import { lookAround } from '../actions/searching.ts'
import { recordOption } from '../facts/phase-option.ts'
import { markExposed } from '../facts/whereabouts.ts'
import { type ClearingId, isCave, isMountain } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { mountainCost } from '../state/calendar.ts'
import type { BlankReason, RealmEvent } from '../state/events.ts'
import {
  type Activity,
  type Character,
  clearingAt,
  type Familiar,
  type PhaseSource,
  type RealmState,
  type RealmTable,
  type Recorded,
} from '../state/state.ts'
import { sourcesFor } from './phases.ts'

/**
 * A character's second piece, which takes its own turn and can't be seen: a familiar (24.14) or a phantasm (21.6.4).
 */
export type Scout = Familiar

/**
 * Presents a scout as a character, for recording and moving. It has its own place and plan and its owner's discovered
 * roadways, but no belongings, curses or form.
 */
export function asIndividual(owner: Character, { place, plan }: Scout): Character {
  const { formed, foresees, unwritten, ...one } = owner
  // At stage 1 a scout has no advantages, so a Dwarf's phantasm does have Sunlight phases (21.6.4).
  return { ...one, place, plan, stage: 1, owned: [], curses: [], chits: owner.chits.map(() => 'active') }
}

/**
 * Returns the Basic, Sunlight or sheltered phase in which a scout can do an activity, or undefined if there is none.
 * Its owner's extra phases don't count (21.6.4, 24.14).
 */
export const ownSource = (
  state: RealmState,
  piece: Character,
  plan: readonly Recorded[],
  activity: Activity,
): PhaseSource | undefined =>
  sourcesFor(state, piece, plan, activity).find(one => one === 'basic' || one === 'sunlight' || one === 'sheltered')

/** The parts of recording that differ between a familiar and a phantasm. */
interface Recording {
  readonly topic: 'record-familiar' | 'record-phantasm'
  readonly rule: '24.14' | '21.6.4'
  readonly phases: () => readonly Recorded[]
}

/** Records a scout's turn along with its owner's, until the player is done or no phase is left. */
export function* recordScout(owner: Character, { plan }: Scout, { topic, rule, phases }: Recording): Rule {
  for (;;) {
    const able = phases()
    if (able.length === 0) return
    const options = able.map(recordOption)
    const act = yield* decide({
      seat: owner.seat,
      topic,
      rule,
      waiting: 'recording',
      show: true,
      data: { character: owner.id, phase: plan.length },
      options: [...options, wordOption('done', '6.1.11')],
    })
    const recorded = able[options.findIndex(one => one.act === act)]
    if (!recorded) return
    plan.push(recorded)
  }
}

/** The details of a scout's log events, and the function that enchants, if the scout can. */
interface ScoutTurn {
  readonly rule: '24.14' | '21.6.4'
  readonly details?: Pick<Extract<RealmEvent, { kind: 'familiar' }>, 'phantasm'>
  readonly enchant?: (clearing: ClearingId) => Rule<BlankReason | null>
}

/** A scout's progress during its turn: a partly climbed mountain, and whether it has used sunlight (8.3.2, 8.3.4). */
interface ScoutProgress {
  climbing: ClearingId | null
  climbed: number
  sunlight: boolean
  /** True if the scout has been outdoors (26.23). */
  exposed?: true
}

/**
 * Plays a scout's whole turn, just before its owner's (8.1.5). A scout doesn't block, cannot be blocked, and summons
 * nothing.
 */
export function* playScout(table: RealmTable, owner: Character, scout: Scout, playing: ScoutTurn): Rule {
  const { rule, details, enchant } = playing
  const progress: ScoutProgress = { climbing: null, climbed: 0, sunlight: false }
  markExposed(table.state, scout, progress)
  for (const { activity, source } of scout.plan) {
    const at = clearingAt(scout)
    let why: BlankReason | null = null
    if (source === 'sunlight' && at !== null && isCave(at)) why = 'source'
    else if (source === 'sheltered' && progress.exposed) why = 'source'
    else {
      if (source === 'sunlight') progress.sunlight = true
      if (activity.kind === 'move') why = step(table, owner, scout, progress, activity.to)
      else if (at === null) why = 'no-way'
    }
    if (why !== null || activity.kind !== 'move') progress.climbing = null
    markExposed(table.state, scout, progress)
    if (why === null && activity.kind === 'enchant' && enchant) why = yield* enchant(at!)
    table.emit({ kind: 'familiar', seat: owner.seat, rule, character: owner.id, activity, why, ...details })
    // The scout peers from where it is now.
    if (why === null && activity.kind === 'peer') yield* lookAround(table, owner, 'peer', at!, scout)
  }
}

/**
 * Plays one MOVE phase, using the owner's discoveries. Nobody sees the scout's route. Returns the reason for a failure,
 * or null on success.
 */
function step(
  { state }: RealmTable,
  owner: Character,
  scout: Scout,
  progress: ScoutProgress,
  to: ClearingId,
): BlankReason | null {
  const way = wayTo(state, asIndividual(owner, scout), to)
  if (typeof way === 'string') return way
  if (isCave(to) && progress.sunlight) return 'cave'
  progress.climbed = progress.climbing === to ? progress.climbed + 1 : 1
  if (isMountain(to) && progress.climbed < mountainCost(state)) {
    progress.climbing = to
    return null
  }
  progress.climbing = null
  scout.place = { kind: 'clearing', clearing: to }
  return null
}
