import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { combatStep } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { settleMagic } from '../../../../src/games/magic-realm/rules/effects/unbinding.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { applySpellsInOrder, type Rival } from '../../../../src/games/magic-realm/rules/spells/living.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { CastSpell, SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../../src/games/magic-realm/rules/turn.ts'
import { allows, type Question } from '../../../../src/kernel/index.ts'
import { Realm } from '../realm.ts'

/** The meeting places of these tests: in the open, in a mountain, in a cave. */
export const OPEN = 'R1'
export const PEAK = 'CG1'
export const CAVE = 'CN1'

/** A Realm of the Fourth ENCOUNTER for an evening's fights. */
export class Magical extends Realm {
  constructor(seats = 3) {
    super({ encounter: '4', seats })
  }

  /** Adds a character in a clearing with these spells and color chits of these numbers. */
  knows(id: string, clearing: string, spells: readonly string[], more: Partial<Character> = {}): Character {
    const one = this.put(id, clearing, more)
    one.magic!.spells = spells.map(spell => ({ spell, learned: false }))
    return one
  }

  /** Makes a color present everywhere, as on the last day of a week. */
  color(day: 7 | 14 | 21 | 28): void {
    this.state.day = day
  }

  /**
   * Plays a round of an evening in a clearing, with answers given for `character topic` or `topic`, and no action for
   * the rest.
   */
  round(
    clearing: string,
    answers: Readonly<Record<string, string | readonly string[]>>,
    dice: readonly number[] = [],
  ): CombatState {
    const combat = this.fightAt(clearing)
    this.state.forced = [...dice]
    const left = new Map(Object.entries(answers).map(([key, ids]) => [key, typeof ids === 'string' ? [ids] : [...ids]]))
    while (combat.step !== 'disengaging') {
      const rule = combatStep(this.table, combat)
      let step = rule.next()
      this.look(step.done ? [] : step.value)
      while (!step.done) {
        const [question] = step.value
        const id = this.answer(question!, left)
        step = rule.next({ seat: question!.seat, id })
        this.look(step.done ? [] : step.value)
      }
      if (step.value !== null) break
    }
    for (const [key, ids] of left) if (ids.length > 0) throw new Error(`nobody was asked ${key} for ${ids.join(', ')}`)
    if (this.state.forced.length > 0) throw new Error(`dice are left: ${this.state.forced.join(', ')}`)
    return combat
  }

  /** Plays the real turn through a clearing's fight, with answers by topic as in `round`. */
  evening(clearing: string, answers: Readonly<Record<string, string | readonly string[]>>, dice: readonly number[]) {
    const { state } = this
    Object.assign(state, { phase: 'evening', evenings: [clearing], fought: false, forced: [...dice] })
    const left = new Map(Object.entries(answers).map(([key, ids]) => [key, typeof ids === 'string' ? [ids] : [...ids]]))
    while (!state.fought) {
      const rule = turn(this.table)
      let step = rule.next()
      this.look(step.done ? [] : step.value)
      while (!step.done) {
        const [question] = step.value
        step = rule.next({ seat: question!.seat, id: this.answer(question!, left) })
        this.look(step.done ? [] : step.value)
      }
    }
    for (const [key, ids] of left) if (ids.length > 0) throw new Error(`nobody was asked ${key} for ${ids.join(', ')}`)
    if (state.forced.length > 0) throw new Error(`dice are left: ${state.forced.join(', ')}`)
  }

  /** Plays the next step of a fight, which asks nothing. */
  fightOn(combat: CombatState): unknown {
    return this.run(combatStep(this.table, combat))
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

export type Answers = Readonly<Record<string, string | readonly string[]>>

/** Plays a round in which a character casts a spell with the first possible chit, with these other answers. */
export function casts(
  realm: Magical,
  one: Character,
  spell: string,
  answers: Answers = {},
  dice: readonly number[] = [],
): CombatState {
  const clearing = one.place.kind === 'clearing' ? one.place.clearing : ''
  const [way] = castingsOf(realm.state, one, 9, 2).filter(({ act }) => act.spell === spell)
  if (!way) throw new Error(`${one.id} cannot cast ${spell}`)
  return realm.round(clearing, { [`${one.id} action`]: way.id, ...answers }, dice)
}
export const canCast = (realm: Magical, one: Character, spell: string): boolean =>
  castingsOf(realm.state, one, 9, 2).some(({ act }) => act.spell === spell)

/** Returns a Realm on a day with all colors everywhere, with a caster who knows a spell. */
export function caster(id: string, spell: string, day: 7 | 14 | 21 | 28, clearing: string = OPEN) {
  const realm = new Magical()
  realm.color(day)
  return { realm, one: realm.knows(id, clearing, [spell]) }
}

/** Returns a lasting spell, cast earlier. */
export function lasting(spell: string, by: string, target: SpellTarget, more: Partial<CastSpell> = {}): CastSpell {
  return {
    number: 90,
    spell,
    caster: by,
    chit: null,
    item: null,
    box: null,
    time: 1,
    stage: 'alive',
    targets: [target],
    energized: true,
    until: null,
    ...more,
  }
}

/** Puts a spell on a target as if cast earlier, and settles its effects immediately. */
export function bewitch(
  realm: Magical,
  spell: string,
  by: string,
  target: SpellTarget,
  more: Partial<CastSpell> = {},
): CastSpell {
  const magic = realm.state.magic!
  const cast = lasting(spell, by, target, { number: ++magic.cast, ...more })
  magic.spells.push(cast)
  settleMagic(realm.table)
  return cast
}

/** Returns a spell just aimed and not yet in effect. */
export function aimed(
  realm: Magical,
  spell: string,
  by: string,
  target: SpellTarget | readonly SpellTarget[],
  more: Partial<CastSpell> = {},
): CastSpell {
  const magic = realm.state.magic!
  const targets = 'kind' in target ? [target] : [...target]
  const cast = { ...lasting(spell, by, targets[0]!, { number: ++magic.cast, stage: 'aimed', ...more }), targets }
  magic.spells.push(cast)
  return cast
}

/**
 * Puts the aimed spells into effect, with no other action in the fight. Returns who lost a spell, and whose pit is
 * silenced.
 */
export function comeToLife(
  realm: Magical,
  answers: readonly string[] = [],
  dice: readonly number[] = [],
  rivals: readonly Rival[] = [],
): { readonly cancelled: readonly string[]; readonly silenced: readonly string[] } {
  const silenced: string[] = []
  const living = applySpellsInOrder(
    realm.table,
    () => {},
    rivals,
    by => silenced.push(by),
  )
  return { cancelled: realm.do(living, answers, dice), silenced }
}

export const on = (id: string): SpellTarget => ({ kind: 'character', id })
export const onDenizen = (id: string): SpellTarget => ({ kind: 'denizen', id })

/** Alerts all MAGIC chits of a character, so that spells are at their fastest (12.2.1). */
export function ready(one: Character): Character {
  one.magic!.alerted = magicChits(one).map(({ number }) => number)
  return one
}

export const inRealm = <T>(play: (realm: Magical) => T): T => play(new Magical())
