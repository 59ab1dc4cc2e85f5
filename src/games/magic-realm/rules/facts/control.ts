import type { DenizenId } from '../pieces/denizens.ts'
import type { SpellId } from '../pieces/spells.ts'
import type { CastSpell } from '../state/magic.ts'
import type { OpenRealm } from '../state/state.ts'
import { type ActivityKind, characterOf, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { dismiss, freshLeader, hireOf } from './employment.ts'
import { holderOfSpell, isWarded, spellTargetOf, works } from './spells.ts'

/** The spells that turn monsters into leaders in the caster's service (20.8.5). */
const CONTROLS: readonly SpellId[] = ['control-bats', 'guide-spider-or-octopus', 'control-dragon']

/** Returns true if a monster serves because of a spell, not for a wage (20.8.5). */
export const isControlled = (state: Pick<OpenRealm, 'war'>, id: DenizenId): boolean =>
  hireOf(state, id)?.spell !== undefined

/**
 * Returns the character that a spell currently makes a monster serve, or null if the spell has no effect on it or the
 * spell's holder is dead (20.6.3, 20.10.1).
 */
function masterOf(state: RealmState, cast: CastSpell, id: DenizenId): string | null {
  const master = works(state, cast) && !isWarded(state, spellTargetOf(id)) ? holderOfSpell(state, cast) : null
  return master !== null && characterOf(state, master).fate === 'alive' ? master : null
}

/**
 * Updates who the controlled monsters serve: the spell's holder, or nobody while the spell is nullified (20.6.3,
 * 20.8.5).
 */
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
      table.emit({ kind: 'controls', seat, rule: '20.8.5', character: master, denizen: id, spell: cast.spell })
    }
  }
}

/**
 * Ends a monster's service if this spell controls it. Its belongings are abandoned and its discoveries lost (20.8.5).
 */
export function endControl(table: RealmTable, cast: CastSpell, id: DenizenId): void {
  if (hireOf(table.state, id)?.spell === cast.number) dismiss(table, id, 'gone', '20.8.5')
}

/** The activities that are possible as mist (21.6.3). */
const MIST: readonly string[] = ['move', 'hide', 'follow', 'leave', 'blank']
/** The activities that are possible in any other form (20.9.5). */
const FORM: readonly string[] = [...MIST, 'search', 'fly']

/** The activities that a controlled monster cannot do (20.8.5). */
const NOT_CONTROLLED: readonly string[] = ['trade', 'hire', 'enchant', 'enchant-far']

/**
 * Returns true unless an activity is ruled out by the individual's form or by the spell that controls the individual
 * (20.8.5, 20.9.5, 21.6.3).
 */
export function canDo(state: Pick<RealmState, 'war'>, { id, formed }: Individual, kind: ActivityKind): boolean {
  if (formed !== undefined) return (formed === 'mist' ? MIST : FORM).includes(kind)
  return !(NOT_CONTROLLED.includes(kind) && isControlled(state, id))
}
