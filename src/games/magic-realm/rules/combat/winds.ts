import { fall } from '../flying/falling.ts'
import { flyAway } from '../flying/flying.ts'
import { endSpell } from '../magic/ending.ts'
import type { CastSpell } from '../magic/state.ts'
import { isAt } from '../magic/targets.ts'
import { hiredLeader, hireOf } from '../natives/serving.ts'
import { characterOf, type Individual, type RealmState, type RealmTable } from '../state.ts'
import { isCharacter, takesPart } from './ground.ts'
import { takeOut } from './reconciling.ts'
import { takeOff } from './sheets.ts'
import type { CombatState } from './state.ts'

/** Winds that have been raised and have not blown yet, by those whom they will carry off here. */
const raised = (state: RealmState, { clearing }: CombatState): CastSpell[] =>
  (state.magic?.spells ?? []).filter(({ to, targets }) => to !== undefined && isAt(state, targets[0]!, clearing))

/**
 * Before the Encounter Step, or when the fight is over, Hurricane Winds carry their target off with all it has; who holds it, or
 * whom it holds, lets go (21.4.4, D51).
 */
export function blow(table: RealmTable, combat: CombatState): void {
  const { state } = table
  // Two of them that would play upon the same target are equal, and cancel each other (20.10.6).
  const upon = (cast: CastSpell) =>
    raised(state, combat).filter(({ targets }) => targets[0]!.id === cast.targets[0]!.id)
  for (const cast of raised(state, combat))
    if (upon(cast).length > 1) for (const one of upon(cast)) endSpell(table, one, 'cancelled', '20.10.6')
  for (const cast of raised(state, combat)) {
    const { id } = cast.targets[0]!
    takeOut(table, combat, id)
    const one = isCharacter(id) ? characterOf(state, id) : hiredLeader(state, id)
    if (one) carryOff(table, one, cast)
    else liftDenizen(table, id, cast)
    takeOff(combat, [id])
    combat.order = combat.order.filter(one => takesPart(state, combat.clearing, characterOf(state, one)))
  }
}

function carryOff(table: RealmTable, one: Individual, cast: CastSpell): void {
  flyAway(table, one, cast.to!, { strength: 'T', spell: cast.number }, true)
  cast.aloft = true
}

/** A denizen that takes no turns is in the air until the next Daylight (21.4.4). */
function liftDenizen(table: RealmTable, id: string, cast: CastSpell): void {
  const { state } = table
  state.denizens[id]!.at = null
  const hire = hireOf(state, id)
  if (hire) hire.hidden = false
  cast.aloft = true
  table.tell({ kind: 'blown', seat: null, rule: '21.4.4', character: cast.caster, target: id, tile: cast.to! })
}

/** Denizens that the winds have carried off come down where a die says, before anybody's turn (21.4.4, 8.6.6). */
export function landDenizens(table: RealmTable): void {
  const { state } = table
  for (const cast of [...(state.magic?.spells ?? [])]) {
    const [target] = cast.targets
    if (!cast.aloft || target?.kind !== 'denizen' || hiredLeader(state, target.id)) continue
    const clearing = fall(table, cast.to!)
    Object.assign(state.denizens[target.id]!, { at: clearing, arrived: ++state.arrivals })
    table.tell({ kind: 'appears', seat: null, rule: '21.4.4', denizens: [target.id], clearing, by: cast.spell })
    endSpell(table, cast, 'over', '8.6.8')
  }
}
