import type { Rule } from '../../../../kernel/index.ts'
import { eliminate } from '../effects/elimination.ts'
import { addPieces, countersIn, forceIn, isProtected, sideOf, takePieces } from '../facts/forces.ts'
import { neighborsOn, wayOn } from '../facts/island.ts'
import { SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Passed, QuestState, QuestTable } from '../state/components.ts'
import { battle } from './battle.ts'

const ONE_ORC = { men: 1, leader: null } as const

/**
 * Returns the index, in the order of VI.B.3, of the next space with a frenzy, starting at `from`. Returns -1 if none is
 * left.
 */
export const nextFrenzy = (state: QuestState, from: number): number =>
  SPACE_IDS.findIndex((space, i) => i >= from && orcsIn(state, space) === TABLES.orcsInSpace)

const orcsIn = (state: QuestState, space: SpaceId): number => {
  const force = forceIn(state, space)
  return force?.side === 'orcs' ? countersIn(force) : 0
}

/** Runs a frenzy, in which the orcs of a space attack its neighbors one after another (VI.B). */
export function* runFrenzy(table: QuestTable, from: SpaceId): Rule {
  const { state } = table
  table.emit({ kind: 'frenzy', seat: null, rule: 'VI.B.1', space: from })
  // The neighbors are in the order of VI.B.4, with the far ends of the tunnel last (VI.B.5.g).
  for (const target of neighborsOn(state, from)) {
    if (orcsIn(state, from) <= 1 || state.result) return
    const why = reasonToPass(state, target)
    if (why === 'nobody') continue
    if (why) table.emit({ kind: 'passed', seat: null, rule: PASSED_BY[why], space: from, target, why })
    else yield* overrun(table, from, target)
  }
}

const PASSED_BY: Readonly<Record<Passed, string>> = { hero: 'VI.B.5.b', dragon: 'VI.B.5.b', wizard: 'VI.B.5.c' }

/**
 * Returns the reason the orcs don't attack a neighbor, or null if they do (VI.B.5). `nobody` means that it is
 * unoccupied or held by orcs.
 */
function reasonToPass(state: QuestState, target: SpaceId): Passed | 'nobody' | null {
  const force = forceIn(state, target)
  if (!force || force.side === 'orcs') return 'nobody'
  if (force.leader === 'hero') return 'hero'
  if (state.dragon === target) return 'dragon'
  return isProtected(state, target) ? 'wizard' : null
}

/**
 * Fights until the target falls or at most one orc is left (VI.B.1, ruling W11). One orc moves into a fallen target if
 * another stays behind (VI.B.5.f).
 */
function* overrun(table: QuestTable, from: SpaceId, to: SpaceId): Rule {
  const { state } = table
  const by = wayOn(state, from, to)!
  while (orcsIn(state, from) > 1 && sideOf(state, to) !== null) {
    yield* battle(table, { from, to, by })
    eliminate(table)
    if (state.result) return
  }
  if (orcsIn(state, from) <= 1) return
  takePieces(state, from, ONE_ORC)
  addPieces(state, to, 'orcs', ONE_ORC)
  table.emit({ kind: 'captures', seat: null, rule: 'VI.B.5.f', from, target: to, side: 'orcs', ...ONE_ORC })
}
