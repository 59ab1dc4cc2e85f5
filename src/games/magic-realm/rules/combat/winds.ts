import { endSpell } from '../effects/ending.ts'
import { fall } from '../effects/falling.ts'
import { removeFromFight } from '../effects/fight-cleanup.ts'
import { flyAway } from '../effects/flying.ts'
import { isAt } from '../effects/targets.ts'
import { isCharacterId, takesPartInFight } from '../facts/combatants.ts'
import { hiredLeader, hireOf } from '../facts/employment.ts'
import type { CombatState } from '../state/combat.ts'
import type { CastSpell } from '../state/magic.ts'
import { removePieces } from '../state/sheets.ts'
import { characterOf, type Individual, type RealmState, type RealmTable } from '../state/state.ts'

/** Returns the Hurricane Winds spells that have not blown yet and whose target is in this clearing. */
const windsOver = (state: RealmState, { clearing }: CombatState): CastSpell[] =>
  (state.magic?.spells ?? []).filter(({ to, targets }) => to !== undefined && isAt(state, targets[0]!, clearing))

/**
 * Blows away the targets of Hurricane Winds, along with their belongings, before the Encounter Step or after the fight.
 * The targets release anyone they hold and are released themselves (21.4.4, D51).
 */
export function applyHurricane(table: RealmTable, combat: CombatState): void {
  const { state } = table
  // Two winds on the same target cancel each other (20.10.6).
  const spellsOver = (cast: CastSpell) =>
    windsOver(state, combat).filter(({ targets }) => targets[0]!.id === cast.targets[0]!.id)
  for (const cast of windsOver(state, combat))
    if (spellsOver(cast).length > 1) for (const one of spellsOver(cast)) endSpell(table, one, 'cancelled', '20.10.6')
  for (const cast of windsOver(state, combat)) {
    const { id } = cast.targets[0]!
    removeFromFight(table, combat, id)
    const one = isCharacterId(id) ? characterOf(state, id) : hiredLeader(state, id)
    if (one) blowAway(table, one, cast)
    else blowDenizenAway(table, id, cast)
    removePieces(combat, [id])
    combat.order = combat.order.filter(one => takesPartInFight(state, combat.clearing, characterOf(state, one)))
  }
}

function blowAway(table: RealmTable, one: Individual, cast: CastSpell): void {
  flyAway(table, one, cast.to!, { strength: 'T', spell: cast.number }, true)
  cast.aloft = true
}

/** Blows a denizen that has no turns of its own into the air until the next Daylight (21.4.4). */
function blowDenizenAway(table: RealmTable, id: string, cast: CastSpell): void {
  const { state } = table
  state.denizens[id]!.at = null
  const hire = hireOf(state, id)
  if (hire) hire.hidden = false
  cast.aloft = true
  table.emit({ kind: 'blown', seat: null, rule: '21.4.4', character: cast.caster, target: id, tile: cast.to! })
}

/** Before anyone's turn, lands the denizens that were blown away. Dice determine their clearings (21.4.4, 8.6.6). */
export function landDenizens(table: RealmTable): void {
  const { state } = table
  for (const cast of [...(state.magic?.spells ?? [])]) {
    const [target] = cast.targets
    if (!cast.aloft || target?.kind !== 'denizen' || hiredLeader(state, target.id)) continue
    const clearing = fall(table, cast.to!)
    Object.assign(state.denizens[target.id]!, { at: clearing, arrived: ++state.arrivals })
    table.emit({ kind: 'appears', seat: null, rule: '21.4.4', denizens: [target.id], clearing, by: cast.spell })
    endSpell(table, cast, 'over', '8.6.8')
  }
}
