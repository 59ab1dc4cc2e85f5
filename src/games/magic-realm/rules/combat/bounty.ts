import { hiredLeader, servesWhom } from '../natives/serving.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state.ts'
import type { PieceId } from './blows.ts'
import { isCharacter } from './ground.ts'

/**
 * What a character gets at once for a denizen he has killed: its fame and notoriety times the number of his kills today, and
 * for a native its gold once; exactly simultaneous killers share it, each with his own count (18.3.1, 18.3.4).
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
  table.tell({ kind: 'bounty', seat, rule: '18.3.1', character: id, denizen, fame, notoriety, ...paid, kill, shared })
}

/** For another character he has killed he gets what notoriety was recorded, below zero too; it counts as a kill (18.3.2). */
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
  table.tell({ kind: 'bounty', seat, rule: '18.3.2', character: id, denizen: victim, fame: 0, notoriety, kill, shared })
}

/** What a hireling kills brings his employer its bounty once, uncounted; its gold a leader keeps, and nobody else gets (18.3.6). */
export function bountyByHireling(
  table: RealmTable,
  hireling: PieceId,
  victim: PieceId,
  recorded: number,
  shared: number,
): void {
  const { state } = table
  const employer = characterOf(state, servesWhom(state, hireling)!)
  const { seat } = employer
  const base = isCharacter(victim) ? { fame: 0, notoriety: recorded, gold: 0 } : bountyOf(victim)
  const fame = base.fame / shared
  const notoriety = base.notoriety / shared
  employer.fame += fame
  employer.notoriety += notoriety
  const leader = hiredLeader(state, hireling)
  const gold = leader ? Math.floor(base.gold / shared) : 0
  if (leader) leader.gold += gold
  const paid = gold > 0 ? { gold } : {}
  table.tell({
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

/** What somebody brings before his killer's kills are counted: of several victims of one spell the most valuable comes first (18.3.5). */
export function worthOf(state: RealmState, victim: PieceId): number {
  if (isCharacter(victim)) return characterOf(state, victim).notoriety
  const { fame, notoriety } = bountyOf(victim)
  return fame + notoriety
}

function bountyOf(victim: PieceId): { readonly fame: number; readonly notoriety: number; readonly gold: number } {
  const base = denizenOf(victim)
  return { fame: base.fame, notoriety: base.notoriety, gold: base.is === 'native' ? base.gold : 0 }
}

/** For the monster that was in a character he has killed he gets its bounty unmultiplied, and it is one more kill (21.5.1). */
export function bountyOnce(table: RealmTable, character: Character, denizen: PieceId): void {
  const { fame, notoriety } = bountyOf(denizen)
  character.kills += 1
  character.fame += fame
  character.notoriety += notoriety
  const { kills: kill, id, seat } = character
  table.tell({ kind: 'bounty', seat, rule: '21.5.1', character: id, denizen, fame, notoriety, kill, shared: 1 })
}
