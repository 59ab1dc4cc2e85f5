import { isCharacterId } from '../facts/combatants.ts'
import { employerIdOf, hiredLeader } from '../facts/employment.ts'
import type { PieceId } from '../fight/blows.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'

/**
 * Pays the bounty for a killed denizen immediately. Fame and notoriety are multiplied by the day's number of kills, but
 * a native's gold is not. Simultaneous killers share the bounty, each with their own multiplier (18.3.1, 18.3.4).
 */
export function bountyFor(table: RealmTable, character: Character, denizen: PieceId, shared: number): void {
  const base = denizenOf(denizen)
  character.kills += 1
  const { kills: kill, id, seat } = character
  const fame = (base.fame * kill) / shared
  const notoriety = (base.notoriety * kill) / shared
  const gold = base.is === 'native' ? Math.floor(base.gold / shared) : 0
  character.fame += fame
  character.notoriety += notoriety
  character.gold += gold
  const paid = gold > 0 ? { gold } : {}
  table.emit({ kind: 'bounty', seat, rule: '18.3.1', character: id, denizen, fame, notoriety, ...paid, kill, shared })
}

/**
 * Pays the bounty for a killed character, which is the victim's recorded notoriety, even if negative. It counts as a
 * kill (18.3.2).
 */
export function bountyForCharacter(
  table: RealmTable,
  character: Character,
  { id: victim, notoriety: recorded }: Pick<Character, 'id' | 'notoriety'>,
  shared: number,
): void {
  character.kills += 1
  const notoriety = recorded / shared
  character.notoriety += notoriety
  const { kills: kill, id, seat } = character
  table.emit({ kind: 'bounty', seat, rule: '18.3.2', character: id, denizen: victim, fame: 0, notoriety, kill, shared })
}

/**
 * Pays the bounty for a hireling's kill to the employer, without multiplying it. A leader keeps the gold; otherwise the
 * gold is lost (18.3.6).
 */
export function bountyByHireling(
  table: RealmTable,
  hireling: PieceId,
  victim: PieceId,
  recorded: number,
  shared: number,
): void {
  const { state } = table
  const employer = characterOf(state, employerIdOf(state, hireling)!)
  const { seat } = employer
  const base = isCharacterId(victim) ? { fame: 0, notoriety: recorded, gold: 0 } : bountyOf(victim)
  const fame = base.fame / shared
  const notoriety = base.notoriety / shared
  employer.fame += fame
  employer.notoriety += notoriety
  const leader = hiredLeader(state, hireling)
  const gold = leader ? Math.floor(base.gold / shared) : 0
  if (leader) leader.gold += gold
  const paid = gold > 0 ? { gold } : {}
  table.emit({
    kind: 'bounty',
    seat,
    rule: '18.3.6',
    character: hireling,
    denizen: victim,
    fame,
    notoriety,
    ...paid,
    kill: 0,
    shared,
  })
}

/**
 * Returns the sum of a denizen's fame and notoriety bounties, or a character's recorded notoriety. It is used to sort
 * simultaneous victims, highest first (18.3.5).
 */
export function printedBounty(state: RealmState, victim: PieceId): number {
  if (isCharacterId(victim)) return characterOf(state, victim).notoriety
  const { fame, notoriety } = bountyOf(victim)
  return fame + notoriety
}

function bountyOf(victim: PieceId): { readonly fame: number; readonly notoriety: number; readonly gold: number } {
  const base = denizenOf(victim)
  return { fame: base.fame, notoriety: base.notoriety, gold: base.is === 'native' ? base.gold : 0 }
}

/**
 * Pays the bounty for a monster that a killed character had absorbed, without multiplying it. Simultaneous killers
 * share the bounty, and each of them is credited with a kill (18.3.4, 21.5.1).
 */
export function bountyOnce(table: RealmTable, character: Character, denizen: PieceId, shared: number): void {
  const base = bountyOf(denizen)
  const fame = base.fame / shared
  const notoriety = base.notoriety / shared
  character.kills += 1
  character.fame += fame
  character.notoriety += notoriety
  const { kills: kill, id, seat } = character
  table.emit({ kind: 'bounty', seat, rule: '21.5.1', character: id, denizen, fame, notoriety, kill, shared })
}
