import type { Rule } from '../../../../kernel/index.ts'
import { wayTo } from '../activities/moving.ts'
import { lookAround } from '../activities/searching.ts'
import { decide, type RealmAct, wordOption } from '../acts.ts'
import { recordOption } from '../day/phase-option.ts'
import { plannedPlace, recordable, sourcesFor } from '../day/phases.ts'
import type { BlankReason } from '../events.ts'
import { type ClearingId, isCave, isMountain } from '../map/tiles.ts'
import {
  type Character,
  clearingAt,
  living,
  type Phantasm,
  type RealmState,
  type RealmTable,
  type Recorded,
} from '../state.ts'
import { enchantAt } from './enchanting.ts'
import { being, isUnder } from './spells.ts'

/** At Birdsong whoever is under the spell has a phantasm beside him, with a turn of its own (21.6.4). */
export function raisePhantasms(state: RealmState): void {
  if (!state.magic) return
  for (const character of living(state))
    if (isUnder(state, 'phantasm', being(character.id)))
      character.phantasm = { place: character.place, foundEnemies: false, plan: [], prepared: false }
}

/** The phantasm as the rules of recording and moving see it: it has nothing, no curse and no other form, and knows his ways. */
function asIndividual(owner: Character, { place, plan }: Phantasm): Character {
  const { formed, foresees, ...one } = owner
  return { ...one, place, plan, owned: [], curses: [], chits: owner.chits.map(() => 'active') }
}

/** What it can record next: MOVE, PEER where it is, and ENCHANT, with two Basic and two Sunlight phases (21.6.4, 6.2.7). */
export function phantasmPhases(state: RealmState, owner: Character): Recorded[] {
  const { phantasm } = owner
  if (!phantasm) return []
  const piece = asIndividual(owner, phantasm)
  const { at } = plannedPlace(piece, phantasm.plan)
  return recordable(state, piece, phantasm.plan).flatMap((recorded): Recorded[] => {
    const { activity } = recorded
    // Nothing that gives its owner more phases gives them to it.
    const source = sourcesFor(state, piece, phantasm.plan, activity).find(one => one === 'basic' || one === 'sunlight')
    if (source === undefined) return []
    if (activity.kind === 'move' || activity.kind === 'enchant') return [{ activity, source }]
    return activity.kind === 'search' && at !== null ? [{ activity: { kind: 'peer', clearing: at }, source }] : []
  })
}

/** Its turn is recorded beside its owner's (21.6.4). */
export function* recordPhantasm(state: RealmState, owner: Character): Rule {
  const { phantasm } = owner
  if (!phantasm) return
  for (;;) {
    const able = phantasmPhases(state, owner)
    if (able.length === 0) return
    const act = yield* decide<RealmAct>({
      seat: owner.seat,
      topic: 'record-phantasm',
      rule: '21.6.4',
      waiting: 'recording',
      show: true,
      data: { character: owner.id, phase: phantasm.plan.length },
      options: [...able.map(recordOption), wordOption('done', '6.1.11')],
    })
    if (act.kind !== 'record') return
    const chosen = able.find(one => {
      const option = recordOption(one).act
      return option.kind === 'record' && option.activity === act.activity && option.clearing === act.clearing
    })!
    phantasm.plan.push(chosen)
  }
}

/** Its whole turn, just before its owner's (8.1.5, 21.6.4). It neither blocks nor is blocked, and summons nothing. */
export function* movePhantasm(table: RealmTable, owner: Character): Rule {
  const { phantasm } = owner
  if (!phantasm) return
  const going: Going = { climbing: null, sunlight: false }
  for (const { activity, source } of phantasm.plan) {
    const at = clearingAt(phantasm)
    let why: BlankReason | null = null
    if (source === 'sunlight' && at !== null && isCave(at)) why = 'source'
    else {
      if (source === 'sunlight') going.sunlight = true
      if (activity.kind === 'move') why = step(table, owner, phantasm, going, activity.to)
      else if (at === null) why = 'no-way'
    }
    if (why !== null || activity.kind !== 'move') going.climbing = null
    if (why === null && activity.kind === 'enchant') why = yield* work(table, owner, phantasm, at!)
    const told = { kind: 'familiar', seat: owner.seat, rule: '21.6.4', character: owner.id, activity, why } as const
    table.tell({ ...told, phantasm: true })
    if (why === null && activity.kind === 'peer') yield* lookAround(table, owner, 'peer', at!, phantasm)
  }
}

/** How far its turn has come: the mountain it has half climbed, and whether it has used the sun (8.3.2, 8.3.4). */
interface Going {
  climbing: ClearingId | null
  sunlight: boolean
}

function step(
  { state }: RealmTable,
  owner: Character,
  phantasm: Phantasm,
  going: Going,
  to: ClearingId,
): BlankReason | null {
  const way = wayTo(state, asIndividual(owner, phantasm), to)
  if (typeof way === 'string') return way
  if (isCave(to) && going.sunlight) return 'cave'
  if (isMountain(to) && going.climbing !== to) {
    going.climbing = to
    return null
  }
  going.climbing = null
  phantasm.place = { kind: 'clearing', clearing: to }
  return null
}

/** ENCHANT with its owner's chits where it is; its first prepares (21.6.4, 12.3.9). */
function* work(
  table: RealmTable,
  owner: Character,
  phantasm: Phantasm,
  clearing: ClearingId,
): Rule<BlankReason | null> {
  if (phantasm.prepared) return yield* enchantAt(table, owner, clearing)
  phantasm.prepared = true
  return null
}
