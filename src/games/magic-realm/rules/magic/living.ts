import type { Rule } from '../../../../kernel/index.ts'
import { spellOf } from '../pieces/spells.ts'
import { characterOf, clearingAt, type RealmState, type RealmTable } from '../state.ts'
import { EFFECTS } from './effects/index.ts'
import { endSpell, isWarded, spellsUpon } from './spells.ts'
import type { CastSpell } from './state.ts'

/** Spells that have been aimed in a clearing and do not live yet, the fastest first (20.5.1). */
export const waiting = ({ magic }: Pick<RealmState, 'magic'>): CastSpell[] =>
  (magic?.spells ?? []).filter(({ stage }) => stage === 'aimed').sort((one, other) => one.time - other.time)

/**
 * Spells come to life in order of their completion times, equal ones together; one that has named a character cancels his
 * own slower spell (20.5.1, 20.5.2). Gives who has lost his spell.
 */
export function* bringToLife(table: RealmTable): Rule<readonly string[]> {
  const cancelled: string[] = []
  for (;;) {
    const [first] = waiting(table.state)
    if (!first) return cancelled
    const group = waiting(table.state).filter(({ time }) => time === first.time)
    for (const cast of group) cast.stage = 'alive'
    for (const cast of group) {
      for (const slower of waiting(table.state))
        if (cast.targets.some(({ kind, id }) => kind === 'character' && id === slower.caster)) {
          cancelled.push(slower.caster)
          endSpell(table, slower, 'cancelled', '20.5.3')
        }
    }
    for (const cast of group) yield* live(table, cast)
  }
}

/** A spell takes effect; what acts at once is over (20.7.1). */
function* live(table: RealmTable, cast: CastSpell): Rule {
  const { state } = table
  const { duration } = spellOf(cast.spell)
  const caster = characterOf(state, cast.caster)
  const clearing = clearingAt(caster)
  // Broken by another of the same moment, or by the death of its caster.
  if (!state.magic!.spells.includes(cast)) return
  letGo(state, cast)
  if (clearing === null || cast.targets.length === 0) return endSpell(table, cast, 'no-target', '20.4.1')
  table.tell({ kind: 'spell-lives', seat: caster.seat, rule: '20.5.5', character: caster.id, spell: cast.spell })
  const doing = EFFECTS[cast.spell]!({ table, cast, caster, clearing })
  if (doing) yield* doing
  if (duration === 'instant') endSpell(table, cast, 'over', '20.7.1')
}

/** Targets that are warded, and those that the same lasting spell is upon already, count no more (20.10.4, 21.5.5). */
function letGo(state: RealmState, cast: CastSpell): void {
  const { duration } = spellOf(cast.spell)
  const lasts = duration === 'combat' || duration === 'day' || duration === 'permanent'
  cast.targets = cast.targets.filter(target => {
    if (target.kind === 'character' && !PIERCES.includes(cast.spell) && isWarded(state, target)) return false
    return !(lasts && target.kind !== 'chit' && spellsUpon(state, cast.spell, target).some(other => other !== cast))
  })
}

/** What no ward keeps off (21.1.1). */
const PIERCES: readonly string[] = ['exorcise', 'pentangle']
