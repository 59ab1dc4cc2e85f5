import type { Rule } from '../../../../kernel/index.ts'
import { type Chit, chitsOf, faceOf } from '../facts/chits.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import { advantagesOf, ownChits } from '../pieces/characters.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import { type Character, hasActive, type RealmTable } from '../state/state.ts'

/**
 * Returns the number of asterisks that a REST recovers. The Dwarf's ability and the Poultice add one each (12.1.3,
 * D24).
 */
export const asterisksRested = (character: Character): number =>
  1 + (advantagesOf(character).includes('short-legs') ? 1 : 0) + (hasActive(character, 'poultice-of-health') ? 1 : 0)

/**
 * A step of rest: the chit, its new state, the cost in asterisks, and any chit that becomes fatigued as change
 * (12.1.1).
 */
export interface RestStep {
  readonly chit: Chit
  readonly to: 'active' | 'fatigued'
  readonly cost: 1 | 2
  readonly change: Chit | null
}

/**
 * Returns the rest steps that are possible with a number of asterisks (12.1.1-12.1.4). Under the Wither curse, no chit
 * with asterisks becomes active (22.1.1).
 */
export function restSteps(character: Character, asterisks: number): RestStep[] {
  const chits = chitsOf(character)
  const withered = character.curses.includes('wither')
  const changes = chits.filter(({ state, asterisks: stars }) => state === 'active' && stars === 1)
  return chits.flatMap((chit): RestStep[] => {
    if (chit.state !== 'fatigued' && chit.state !== 'wounded') return []
    const isHurt = chit.state === 'wounded'
    // A wounded chit with asterisks first becomes fatigued. One without asterisks becomes active immediately.
    const to = isHurt && chit.asterisks > 0 ? 'fatigued' : 'active'
    if (withered && to === 'active' && chit.asterisks > 0) return []
    if (chit.asterisks < 2) return [{ chit, to, cost: 1, change: null }]
    // A chit with two asterisks takes two asterisks of rest, or one if another chit becomes fatigued as change (D23).
    if (asterisks >= 2) return [{ chit, to, cost: 2, change: null }]
    return changes.map(change => ({ chit, to, cost: 1, change }))
  })
}

/** Plays REST, spending the asterisks step by step (12.1). Returns the reason for a failure, or null on success. */
export function* rest(table: RealmTable, character: Character): Rule<BlankReason | null> {
  if (hindranceOf(table.state, character, 'rest') !== null) return 'curse'
  let left = asterisksRested(character)
  for (let taken = 0; left > 0; taken++) {
    const steps = restSteps(character, left)
    if (steps.length === 0) return taken > 0 ? null : 'nothing'
    const distinct = new Map(steps.map(step => [nameOf(step), step]))
    const options: OptionOn<'rest'>[] = [...distinct].map(([id, { chit, change }]) => ({
      id,
      act: { kind: 'rest', chit: chit.number, change: change?.number ?? null },
    }))
    const act = yield* decide({
      seat: character.seat,
      topic: 'rest',
      rule: '12.1.1',
      data: { character: character.id, left },
      options: taken > 0 ? [...options, wordOption('done')] : options,
    })
    if (act.kind !== 'rest') return null
    const step = steps.find(({ chit, change }) => chit.number === act.chit && (change?.number ?? null) === act.change)!
    character.chits[step.chit.number] = step.to
    if (step.change) character.chits[step.change.number] = 'fatigued'
    left -= step.cost
    table.emit({
      kind: 'rests',
      seat: character.seat,
      rule: '12.1.1',
      character: character.id,
      chit: step.chit.number,
      becomes: step.to,
      ...ownChits(character),
    })
  }
  return null
}

const nameOf = ({ chit, change }: RestStep): string =>
  `${faceOf(chit)}${chit.state === 'wounded' ? ' wounded' : ''}${change ? ` for ${faceOf(change)}` : ''}`
