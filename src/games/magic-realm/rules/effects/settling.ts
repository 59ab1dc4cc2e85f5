import type { Rule } from '../../../../kernel/index.ts'
import { individuals } from '../facts/employment.ts'
import { stopAllFollowing } from '../facts/party.ts'
import { moveWeaponPotions } from '../facts/weapon-potions.ts'
import { living, type RealmTable } from '../state/state.ts'
import { settleBurden } from './activating.ts'
import { forgetDead } from './fight-cleanup.ts'
import { completeMissions } from './missions.ts'
import { settleMagic } from './unbinding.ts'

/**
 * Updates everything derived from the state: the effects of spells and items, the characters that monsters serve,
 * curses under a ward (20.6.3, 20.9.3, 21.5.5), overloaded horses and Boots (2.3.8), the sheets of a fight (17.3.7),
 * weapon potions (2.4.4), followers of mist (20.9.5), a familiar that follows its Witch (24.14), and missions at their
 * goal (25.4.3). A belonging has no weight while its owner is still deciding about it (2.3.1).
 */
function settle(table: RealmTable, undecided: readonly unknown[] = []): void {
  const { state } = table
  settleMagic(table)
  moveWeaponPotions(state)
  for (const one of individuals(state)) if (one.formed === 'mist') stopAllFollowing(state, one)
  for (const { id, place, familiar } of living(state)) {
    const first = familiar?.plan[0]?.activity
    if (first?.kind === 'follow' && first.guide === id) familiar!.place = place
  }
  for (const one of individuals(state)) {
    const piece = one.owned.at(-1)
    if (piece && undecided.includes(piece.id)) settleBurden({ ...one, owned: one.owned.slice(0, -1) })
    else settleBurden(one)
  }
  if (state.combat) forgetDead(state, state.combat)
  for (const character of living(state)) completeMissions(table, character)
}

/**
 * Runs a rule, updating derived state before every question and after every step. Nothing is updated during a
 * simultaneous phase, because its answers do not apply yet.
 */
export function* withSettling<T>(table: RealmTable, rule: Rule<T>): Rule<T> {
  let step = rule.next()
  for (;;) {
    const questions = step.done ? [] : step.value
    if (table.deciders === null)
      settle(
        table,
        questions.flatMap(({ topic, data }) => (topic === 'got' ? [data?.belonging] : [])),
      )
    if (step.done) return step.value
    step = rule.next(yield step.value)
  }
}
