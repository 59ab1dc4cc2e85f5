import type { Option, Rule } from '../../../../kernel/index.ts'
import { type Chit, chitsOf, faceOf, healsAtOnce } from '../facts/chits.ts'
import type { ChitKind } from '../pieces/characters.ts'
import { ownChits } from '../pieces/characters.ts'
import { decide } from '../state/asking.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** A way to pay fatigue: a chit, the number of asterisks it pays, and the chit recovered as change (2.2.2). */
export interface Payment {
  readonly chit: Chit
  readonly pays: number
  readonly change: Chit | null
}

/** Returns the kind that a chit counts as for fatigue and change: BERSERK counts as FIGHT, and DUCK as MOVE (2.2.4). */
export const countsAs = (kind: ChitKind): 'MOVE' | 'FIGHT' | 'MAGIC' =>
  kind === 'BERSERK' ? 'FIGHT' : kind === 'DUCK' ? 'MOVE' : kind

/**
 * Returns the ways to pay part of the owed asterisks with chits of the given kinds. The list is empty if no active chit
 * of these kinds has an asterisk (2.2.2 to 2.2.5).
 */
export function payments(chits: readonly Chit[], kinds: readonly ChitKind[], owed: number): Payment[] {
  // A chit under Unleash Power pays as the kind it was played as (21.6.6, D53).
  const serves = ({ kind, power }: Chit): boolean =>
    kinds.some(wanted => (power ? countsAs(wanted) !== 'MAGIC' : countsAs(wanted) === countsAs(kind)))
  const able = chits.filter(chit => chit.state === 'active' && serves(chit))
  const ones = able.filter(({ asterisks }) => asterisks === 1)
  const twos = able.filter(({ asterisks }) => asterisks === 2)
  const single = ones.map(chit => ({ chit, pays: 1, change: null }))
  if (owed >= 2) return [...single, ...twos.map(chit => ({ chit, pays: 2, change: null }))]
  const changed = twos.flatMap(chit =>
    chits
      .filter(({ state, asterisks, kind }) => {
        return state === 'fatigued' && asterisks === 1 && countsAs(kind) === countsAs(chit.kind)
      })
      .map(change => ({ chit, pays: 1, change })),
  )
  const paid = [...single, ...changed]
  return paid.length > 0 ? paid : twos.map(chit => ({ chit, pays: 1, change: null }))
}

/**
 * Returns true if voluntary fatigue can be paid, which requires an active chit of these kinds with an asterisk (2.2.6).
 */
export const canTire = (chits: readonly Chit[], kinds: readonly ChitKind[]): boolean =>
  payments(chits, kinds, 1).length > 0

/**
 * Fatigues chits of the given kinds until the given number of asterisks is paid or none of these chits can pay any
 * more. Returns true if any were fatigued (2.2.2, 2.2.3).
 */
export function* fatigue(
  table: RealmTable,
  character: Character,
  kinds: readonly ChitKind[],
  asterisks: number,
  rule: string,
): Rule<boolean> {
  const { seat, id } = character
  let owed = asterisks
  while (owed > 0) {
    const ways = payments(chitsOf(character), kinds, owed)
    if (ways.length === 0) break
    const options = distinct(
      ways.map(({ chit, change }) => ({
        id: change ? `${faceOf(chit)} for ${faceOf(change)}` : faceOf(chit),
        act: { kind: 'fatigue', chit: chit.number, change: change?.number ?? null } as const,
      })),
    )
    const data = { character: id, asterisks: owed }
    const { chit, change } = yield* decide({ seat, topic: 'fatigue', data, rule, options })
    const { pays } = ways.find(way => way.chit.number === chit && (way.change?.number ?? null) === change)!
    character.chits[chit] = 'fatigued'
    if (change !== null) character.chits[change] = 'active'
    owed -= pays
    table.emit({ kind: 'fatigues', seat, rule, character: id, chits: [chit], ...ownChits(character) })
  }
  return owed < asterisks
}

/** All kinds of chits that can have asterisks. */
const ALL_KINDS: readonly ChitKind[] = ['MOVE', 'FIGHT', 'MAGIC', 'DUCK', 'BERSERK']

/**
 * Fatigues one asterisk because of the weather, from active chits or else from a color chit. If no chit is active or
 * enchanted, wounds one chit (2.2.7).
 */
export function* fatigueByWeather(table: RealmTable, character: Character, rule: string): Rule {
  const { seat, id } = character
  // While transformed, chits are unaffected (20.9.6).
  if (character.formed || (yield* fatigue(table, character, ALL_KINDS, 1, rule))) return
  const chits = chitsOf(character)
  const colors = chits.filter(({ state }) => state === 'enchanted')
  if (colors.length === 0) {
    if (!chits.some(({ state }) => state === 'active')) yield* wound(table, character, 1, rule)
    return
  }
  const options = distinct(
    colors.map(chit => ({ id: faceOf(chit), act: { kind: 'fatigue', chit: chit.number, change: null } as const })),
  )
  const data = { character: id, asterisks: 1 }
  const { chit } = yield* decide({ seat, topic: 'fatigue', data, rule, options })
  character.chits[chit] = 'fatigued'
  table.emit({ kind: 'fatigues', seat, rule, character: id, chits: [chit] })
}

/**
 * Returns the chits that the next wound may take: active chits, or else color chits, or else fatigued chits (2.2.8).
 */
export function woundable(chits: readonly Chit[]): Chit[] {
  for (const wanted of ['active', 'enchanted', 'fatigued'] as const) {
    const found = chits.filter(({ state }) => state === wanted)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Asks for chits to wound, until `count` are wounded or none is left (2.2.8). With the Vial of Healing, chits with
 * asterisks fatigue instead and others stay or become active (18.1.5).
 */
export function* wound(table: RealmTable, character: Character, count: number, rule: string): Rule {
  const { seat, id } = character
  for (let left = count; left > 0; left--) {
    const able = woundable(chitsOf(character))
    if (able.length === 0) return
    const options = distinct(
      able.map(chit => ({ id: faceOf(chit), act: { kind: 'wound', chit: chit.number } as const })),
    )
    const data = { character: id, wounds: left }
    const { chit: number } = yield* decide({ seat, topic: 'wound', data, rule, options })
    const chit = able.find(one => one.number === number)!
    const healed = healsAtOnce(character)
    character.chits[number] = !healed ? 'wounded' : chit.asterisks > 0 ? 'fatigued' : 'active'
    table.emit({ kind: 'wounded', seat, rule, character: id, chits: [number], ...ownChits(character) })
  }
}

/** Removes options whose id equals that of an earlier option, as happens with identical chits. */
const distinct = <O extends Option>(options: readonly O[]): O[] =>
  options.filter(({ id }, n) => options.findIndex(other => other.id === id) === n)

/** Returns true if every chit is wounded, committed or absent. This kills the character (2.2.9). */
export const isSpent = ({ chits }: Pick<Character, 'chits'>): boolean =>
  chits.every(state => state === 'wounded' || state === 'committed' || state === 'absent')
