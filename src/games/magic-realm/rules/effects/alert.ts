import type { Rule } from '../../../../kernel/index.ts'
import { canTurnWeapon, fighterIn } from '../facts/combatants.ts'
import { distinctChits, magicChits, magicFace } from '../facts/magic-chits.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { Character, RealmTable } from '../state/state.ts'
import { goBerserk, turnWeapon } from './fight-effects.ts'

/**
 * Returns a character's options in an ALERT phase: turning the weapon over, alerting a MAGIC chit, or playing BERSERK
 * if the character isn't Tremendous already (12.2.1, 24.4).
 */
export function alertsOf(table: Pick<RealmTable, 'state'>, character: Character): OptionOn<'alert'>[] {
  const fighter = fighterIn(table.state, character.id)
  const { weapon, vulnerability, chits } = fighter
  const berserkChit = vulnerability === 'T' ? undefined : chits.find(({ kind }) => kind === 'BERSERK')
  return [
    ...(canTurnWeapon(fighter)
      ? [{ id: 'turn', act: { kind: 'turn-weapon', alerted: !weapon.alerted }, rule: '12.2.1' } as const]
      : []),
    ...alertableChits(character).map(
      chit => ({ id: magicFace(chit), act: { kind: 'alert-chit', chit: chit.number }, rule: '12.2.1' }) as const,
    ),
    ...(berserkChit
      ? [{ id: 'berserk', act: { kind: 'berserk', chit: berserkChit.number }, rule: '24.4' } as const]
      : []),
  ]
}

/**
 * Returns the active, unalerted MAGIC chits, from the Fourth ENCOUNTER on (12.2.1). Transformed characters have none.
 */
const alertableChits = (character: Character) =>
  distinctChits(
    (character.formed ? [] : magicChits(character)).filter(
      ({ state, number }) => state === 'active' && character.magic?.alerted.includes(number) === false,
    ),
  )

/** Plays the ALERT activity (12.2.1). Returns false if there is nothing to alert, which makes the phase blank. */
export function* alertActivity(table: RealmTable, character: Character): Rule<boolean> {
  const options = alertsOf(table, character)
  if (options.length === 0) return false
  const act = yield* decide({
    seat: character.seat,
    topic: 'alert',
    data: { character: character.id },
    rule: '12.2.1',
    options,
  })
  if (act.kind === 'turn-weapon') turnWeapon(table, character, act.alerted, '12.2.1')
  if (act.kind === 'alert-chit') {
    character.magic!.alerted.push(act.chit)
    const { seat, id } = character
    table.emit({ kind: 'alerts-chit', seat, rule: '12.2.1', character: id, chit: act.chit })
  }
  if (act.kind === 'berserk') {
    // During an ALERT phase the chit fatigues at once (24.4).
    goBerserk(table, character, '24.4')
    character.chits[act.chit] = 'fatigued'
  }
  return true
}
