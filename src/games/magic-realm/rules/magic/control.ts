import { dismiss, freshLeader, hireOf } from '../natives/serving.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { SpellId } from '../pieces/spells.ts'
import { characterOf, type RealmState, type RealmTable } from '../state.ts'
import { being, holderOfSpell, isWarded, works } from './spells.ts'
import type { CastSpell } from './state.ts'

/** Spells that make monsters their caster's hired leaders (20.8.5). */
const CONTROLS: readonly SpellId[] = ['control-bats', 'guide-spider-or-octopus', 'control-dragon']

/** Whether a spell, and no wage, makes a monster serve somebody (20.8.5). */
export const isControlled = (state: Pick<RealmState, 'war'>, id: DenizenId): boolean =>
  hireOf(state, id)?.spell !== undefined

/** Whom the monsters of a spell serve now; null where it does nothing to this one (20.6.3, 20.10.1). */
function masterOf(state: RealmState, cast: CastSpell, id: DenizenId): string | null {
  const master = works(state, cast) && !isWarded(state, being(id)) ? holderOfSpell(state, cast) : null
  return master !== null && characterOf(state, master).fate === 'alive' ? master : null
}

/** Every monster under a spell of control serves whoever has the spell in his hand, and nobody where it is nullified (20.8.5, 20.6.3). */
export function settleControl(table: RealmTable): void {
  const { state } = table
  for (const cast of state.magic?.spells ?? []) {
    if (!CONTROLS.includes(cast.spell) || cast.stage !== 'alive') continue
    for (const { kind, id } of [...cast.targets]) {
      const at = state.denizens[id]?.at ?? null
      if (kind !== 'denizen' || at === null) continue
      const master = masterOf(state, cast, id)
      const hire = hireOf(state, id)
      if (hire?.employer === master || (hire && hire.spell !== cast.number)) continue
      if (hire) dismiss(table, id, 'gone', '20.6.3')
      if (master === null) continue
      const { seat } = characterOf(state, master)
      state.war!.hires[id] = {
        employer: master,
        since: state.day,
        until: cast.until ?? state.day,
        hidden: false,
        spell: cast.number,
      }
      state.war!.leaders.push(freshLeader(state, id, seat, at))
      table.tell({ kind: 'controls', seat, rule: '20.8.5', character: master, denizen: id, spell: cast.spell })
    }
  }
}

/** The monster serves nobody any more: what it carries is abandoned, what it knew is gone (20.8.5). */
export function endControl(table: RealmTable, cast: CastSpell, id: DenizenId): void {
  if (hireOf(table.state, id)?.spell === cast.number) dismiss(table, id, 'gone', '20.8.5')
}
