import { endSpell, releaseTargets } from '../effects/ending.ts'
import { lastEnergizedNumber } from '../effects/energizing.ts'
import { isAssigned, isNamed, removeFromSheets } from '../effects/fight-cleanup.ts'
import { abandonMonster } from '../effects/treachery.ts'
import { withPart } from '../facts/as-foe.ts'
import { settleControl } from '../facts/control.ts'
import { dismiss, employerIdOf, isHired } from '../facts/employment.ts'
import { isSame, spellTargetOf } from '../facts/spells.ts'
import { isCharacter } from '../pieces/characters.ts'
import { spellOf } from '../pieces/spells.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import { engagementOf, sheetOf, victimOf } from '../state/sheets.ts'
import type { RealmTable } from '../state/state.ts'
import type { Living, SpellEffect } from './effect.ts'

/**
 * Peace: the spell breaks if anyone attacks the target. Otherwise the target lets go of everyone and attacks nobody
 * (21.1.3).
 */
const peace = ({ table, cast }: Living): undefined => {
  const { state } = table
  const { combat } = state
  if (!combat) return
  for (const { id } of cast.targets) {
    if (isNamed(state, combat, id, cast.number) || isAssigned(combat, id)) endSpell(table, cast, 'broken', '21.1.3')
    else if (isCharacter(id)) cancelPlans(table, combat, id)
    else removeFromSheets(table, combat, withPart(id, state))
  }
}

/** Cancels the plans of a character who is now at peace: the target, the charge and any attack spell (21.1.3). */
function cancelPlans(table: RealmTable, combat: CombatState, id: string): void {
  const round = engagementOf(combat, id)
  if (!round) return
  round.target = null
  delete round.charge
  const own = table.state.magic!.spells.find(({ number }) => number === round.spell?.number)
  if (own && spellOf(own.spell).duration === 'attack') endSpell(table, own, 'cancelled', '21.1.3')
}

/** Persuade and Deal with Goblins: the spell is canceled if the caster's hireling attacks a target (20.8.2). */
const pacify = ({ table, cast, caster }: Living): undefined => {
  const { state } = table
  const { combat } = state
  if (!combat) return
  const attacks = cast.targets.some(({ id }) =>
    sheetOf(combat, id)?.duel?.attackers.some(one => employerIdOf(state, one) === caster.id),
  )
  if (attacks) endSpell(table, cast, 'cancelled', '20.8.2')
}

/**
 * Control spells: unhired monsters serve the caster immediately. Each one lets go of the caster; the caster decides
 * whether it lets go of any other victim. It attacks nobody else this round (20.8.5). If it keeps attacking the
 * caster's own hireling, that is treachery (16.6.3).
 */
const control: SpellEffect = function* ({ table, cast, caster }) {
  const { state } = table
  const { seat, id: character } = caster
  releaseTargets(table, cast, ({ id }) => isHired(state, id), '20.8.5')
  settleControl(table)
  for (const { id } of [...cast.targets]) {
    const { combat } = state
    const victim = combat ? victimOf(combat, id) : null
    if (!combat || victim === null || employerIdOf(state, id) !== character) continue
    const act =
      victim === character
        ? null
        : yield* decide({
            seat,
            topic: 'let-go',
            rule: '20.8.5',
            data: { character, denizen: id, target: victim },
            options: [
              { id: 'let go', act: { kind: 'let-go' } },
              { id: 'fight on', act: { kind: 'keep-on' } },
            ],
          })
    if (act?.kind !== 'keep-on') removeFromSheets(table, combat, withPart(id, state))
    else if (employerIdOf(state, victim) === character) abandonMonster(table, combat, caster, id)
  }
}

/** Absorb Essence: the spell absorbs the monster, and the caster takes its form (21.5.1). */
const absorb = ({ table, cast, caster }: Living): undefined => {
  const { state } = table
  const magic = state.magic!
  const { id } = cast.targets[0]!
  const { combat } = state
  if (combat) {
    removeFromSheets(table, combat, withPart(id, state))
    for (const round of combat.engagements) if (round.target === id) round.target = null
  }
  dismiss(table, id, 'gone', '21.5.1')
  for (const other of [...magic.spells])
    if (other !== cast) releaseTargets(table, other, target => isSame(target, spellTargetOf(id)), '21.5.1')
  Object.assign(state.denizens[id]!, { at: null, dead: false, blocked: false })
  cast.absorbed = id
  cast.targets = [
    cast.item === null ? spellTargetOf(caster.id) : { kind: 'belonging', id: cast.item },
  ] as typeof cast.targets
  cast.woke = lastEnergizedNumber(magic.spells) + 1
  table.emit({
    kind: 'transforms',
    seat: caster.seat,
    rule: '21.5.1',
    character: caster.id,
    target: caster.id,
    into: id,
  })
}

/** The spells that subdue others: by peace, control or absorption (20.8, 21.1.3, 21.5.1). */
export const MASTERIES = {
  peace,
  persuade: pacify,
  'deal-with-goblins': pacify,
  'control-bats': control,
  'guide-spider-or-octopus': control,
  'control-dragon': control,
  'absorb-essence': absorb,
} as const satisfies Readonly<Record<string, SpellEffect>>
