import { beginCombat, combatStep } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/combat/state.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state.ts'
import { allows, type Question } from '../../../../src/kernel/index.ts'
import { Realm } from '../realm.ts'

/** Where all meet in these tests: in the open, a mountain, a cave. */
export const OPEN = 'R1'
export const PEAK = 'CG1'
export const CAVE = 'CN1'

/** A Realm of the Fourth ENCOUNTER in which people meet in the evening. */
export class Magical extends Realm {
  constructor(seats = 3) {
    super({ encounter: '4', seats })
  }

  /** Somebody who knows these spells, has colour chits of these numbers, and stands in a clearing. */
  knows(id: string, clearing: string, spells: readonly string[], more: Partial<Character> = {}): Character {
    const one = this.put(id, clearing, more)
    one.magic!.spells = spells.map(spell => ({ spell, learned: false }))
    return one
  }

  /** Makes a colour lie about everywhere, as on the last day of a week. */
  colour(day: 7 | 14 | 21 | 28): void {
    this.state.day = day
  }

  /** A round of an evening in a clearing: each answer is given by `character topic` or `topic`; what is left is answered by nothing. */
  round(
    clearing: string,
    answers: Readonly<Record<string, string | readonly string[]>>,
    dice: readonly number[] = [],
  ): CombatState {
    const combat = beginCombat(this.state, clearing)
    this.state.combat = combat
    this.state.forced = [...dice]
    const left = new Map(Object.entries(answers).map(([key, ids]) => [key, typeof ids === 'string' ? [ids] : [...ids]]))
    while (combat.step !== 'disengaging') {
      const rule = combatStep(this.table, combat)
      let step = rule.next()
      while (!step.done) {
        const [question] = step.value
        const id = this.answer(question!, left)
        step = rule.next({ seat: question!.seat, id })
      }
      if (step.value !== null) break
    }
    for (const [key, ids] of left) if (ids.length > 0) throw new Error(`nobody was asked ${key} for ${ids.join(', ')}`)
    if (this.state.forced.length > 0) throw new Error(`dice are left: ${this.state.forced.join(', ')}`)
    return combat
  }

  private answer(question: Question, left: Map<string, string[]>): string {
    const { character = '' } = (question.data ?? {}) as { readonly character?: string }
    for (const key of [`${character} ${question.topic}`, question.topic]) {
      const id = left.get(key)?.shift()
      if (id === undefined) continue
      if (!allows(question, id))
        throw new Error(`"${id}" is no answer to ${key}: ${question.options.map(o => o.id).join(', ')}`)
      return id
    }
    const usual = ['rounds', 'nothing', 'nobody', 'none', 'done', 'leave', 'spread']
    const id = usual.find(one => allows(question, one)) ?? question.options[0]!.id
    return id
  }
}
