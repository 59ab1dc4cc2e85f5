import type { Rule } from '../../../../kernel/index.ts'
import { spellsUpon, works } from '../facts/spells.ts'
import { isRoofed } from '../facts/whereabouts.ts'
import { tileCodeOf } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import { clearingAt, type Individual, type RealmState, type RealmTable, type Turn } from '../state/state.ts'
import { choosesPhases, phasesLeft } from './phases.ts'

/**
 * Returns the number of phases that a storm costs an individual who ends a phase now. It is 0 under a roof, in a cave,
 * on a road or in the air (21.4.7).
 */
function stormAt(state: RealmState, one: Individual): number {
  const clearing = clearingAt(one)
  if (clearing === null || isRoofed(state, clearing)) return 0
  const here = spellsUpon(state, 'violent-storm', { kind: 'tile', id: tileCodeOf(clearing) })
  return Math.max(0, ...here.filter(one => works(state, one)).map(({ result }) => Number(result ?? 0)))
}

/**
 * Makes an individual who ends a phase in the storm lose some of the remaining phases, once a turn. The player chooses
 * which ones (21.4.7).
 */
export function* applyStorm(table: RealmTable, one: Individual, turn: Turn): Rule {
  if (turn.stormed || one.fate !== 'alive') return
  const lost = stormAt(table.state, one)
  if (lost === 0) return
  turn.stormed = true
  table.emit({ kind: 'storms', seat: one.seat, rule: '21.4.7', character: one.id, phases: lost })
  for (let left = lost; left > 0; left--)
    if (!(yield* choosesPhases(one) ? loseSource(table, one, turn, left) : losePhase(one, turn, left))) return
}

/** Asks which recorded phase to lose. Returns false if none is left. */
function* losePhase(one: Individual, turn: Turn, left: number): Rule<boolean> {
  const able = one.plan.flatMap(({ activity }, phase) =>
    phase >= turn.played && activity.kind !== 'blank' ? [phase] : [],
  )
  if (able.length === 0) return false
  const { phase } = yield* decide({
    seat: one.seat,
    topic: 'storm',
    rule: '21.4.7',
    data: { character: one.id, left },
    options: able.map(phase => ({ id: `phase ${phase + 1}`, act: { kind: 'lose-phase', phase } }) as const),
  })
  one.plan[phase] = { ...one.plan[phase]!, activity: { kind: 'blank' } }
  return true
}

const COMMON = ['basic', 'sunlight', 'sheltered'] as const

/** Asks which source of phases to lose, if phases are chosen one by one. Returns false if none is left. */
function* loseSource(table: RealmTable, one: Individual, turn: Turn, left: number): Rule<boolean> {
  const { basic, sunlight, sheltered, extra } = phasesLeft(table.state, one, one.plan)
  const common = { basic, sunlight, sheltered }
  const sources = [...COMMON.filter(source => common[source] > 0), ...extra]
  if (sources.length === 0) return false
  const { source } = yield* decide({
    seat: one.seat,
    topic: 'storm',
    rule: '21.4.7',
    data: { character: one.id, left },
    options: sources.map(source => ({ id: source, act: { kind: 'lose-source', source } }) as const),
  })
  one.plan.push({ activity: { kind: 'blank' }, source })
  turn.played++
  return true
}
