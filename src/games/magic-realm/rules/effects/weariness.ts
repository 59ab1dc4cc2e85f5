import { ask, type Option, optionOf, type Rule } from '../../../../kernel/index.ts'
import { type Chit, chitsOf, faceOf, healsAtOnce } from '../facts/chits.ts'
import type { ChitKind } from '../pieces/characters.ts'
import { ownChits } from '../pieces/characters.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** Question topics about fatigue and wounds. */
export const CHIT_TOPICS = ['fatigue', 'wound'] as const
export type ChitTopic = (typeof CHIT_TOPICS)[number]

/** Fatigues a chit, with `change` the chit recovered as change, or null. */
export type ChitAct =
  | { readonly kind: 'fatigue'; readonly chit: number; readonly change: number | null }
  /** Wounds a chit. */
  | { readonly kind: 'wound'; readonly chit: number }

/** A way to pay fatigue: a chit, the number of asterisks it pays, and the chit recovered as change (2.2.2). */
export interface Payment {
  readonly chit: Chit
  readonly pays: number
  readonly change: Chit | null
}

/** Returns the kind of a chit for fatigue and change: BERSERK counts as FIGHT, DUCK as MOVE (2.2.4). */
export const countsAs = (kind: ChitKind): 'MOVE' | 'FIGHT' | 'MAGIC' =>
  kind === 'BERSERK' ? 'FIGHT' : kind === 'DUCK' ? 'MOVE' : kind

/**
 * Returns the ways to pay part of the owed asterisks with chits of some kinds; empty without an active chit that has an
 * asterisk (2.2.2 to 2.2.5).
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

/** Returns true if voluntary fatigue can be paid, which takes an unenchanted active chit with an asterisk (2.2.6). */
export const canTire = (chits: readonly Chit[], kinds: readonly ChitKind[]): boolean =>
  payments(chits, kinds, 1).length > 0

/**
 * Fatigues chits of some kinds for a number of asterisks, as far as possible. Returns true if any were fatigued (2.2.2,
 * 2.2.3).
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
    const options = unlike(ways, ({ chit, change }) =>
      change ? `${faceOf(chit)} for ${faceOf(change)}` : faceOf(chit),
    )
    const { value } = optionOf(
      options,
      yield* ask({ seat, topic: 'fatigue', data: { character: id, asterisks: owed }, rule, options }),
    )!
    const { chit, change, pays } = value
    character.chits[chit.number] = 'fatigued'
    if (change) character.chits[change.number] = 'active'
    owed -= pays
    table.tell({ kind: 'fatigues', seat, rule, character: id, chits: [chit.number], ...ownChits(character) })
  }
  return owed < asterisks
}

/** All kinds of chits that can have asterisks. */
const ALL_KINDS: readonly ChitKind[] = ['MOVE', 'FIGHT', 'MAGIC', 'DUCK', 'BERSERK']

/**
 * Fatigues one asterisk because of the weather: first plain chits, then a colour chit. With no chit in play, wounds one
 * (2.2.7).
 */
export function* weary(table: RealmTable, character: Character, rule: string): Rule {
  const { seat, id } = character
  // While transformed, chits are unaffected (20.9.6).
  if (character.formed || (yield* fatigue(table, character, ALL_KINDS, 1, rule))) return
  const chits = chitsOf(character)
  const colours = chits.filter(({ state }) => state === 'enchanted')
  if (colours.length === 0) {
    if (!chits.some(({ state }) => state === 'active')) yield* wound(table, character, 1, rule)
    return
  }
  const options = unlike(
    colours.map(chit => ({ chit, change: null })),
    ({ chit }) => faceOf(chit),
  )
  const { value } = optionOf(
    options,
    yield* ask({ seat, topic: 'fatigue', data: { character: id, asterisks: 1 }, rule, options }),
  )!
  character.chits[value.chit.number] = 'fatigued'
  table.tell({ kind: 'fatigues', seat, rule, character: id, chits: [value.chit.number] })
}

/**
 * Returns the chits that the next wound may take: active chits, or else colour chits, or else fatigued chits (2.2.8).
 */
export function woundable(chits: readonly Chit[]): Chit[] {
  for (const wanted of ['active', 'enchanted', 'fatigued'] as const) {
    const found = chits.filter(({ state }) => state === wanted)
    if (found.length > 0) return found
  }
  return []
}

/** Asks for chits to wound, until `count` are wounded or none is left (2.2.8). */
export function* wound(table: RealmTable, character: Character, count: number, rule: string): Rule {
  const { seat, id } = character
  for (let left = count; left > 0; left--) {
    const able = woundable(chitsOf(character))
    if (able.length === 0) return
    const options = unlike(
      able.map(chit => ({ chit, change: undefined })),
      ({ chit }) => faceOf(chit),
    )
    const { value } = optionOf(
      options,
      yield* ask({ seat, topic: 'wound', data: { character: id, wounds: left }, rule, options }),
    )!
    const { chit } = value
    const healed = healsAtOnce(character)
    character.chits[chit.number] = !healed ? 'wounded' : chit.asterisks > 0 ? 'fatigued' : 'active'
    table.tell({ kind: 'wounded', seat, rule, character: id, chits: [chit.number], ...ownChits(character) })
  }
}

interface Way {
  readonly chit: Chit
  readonly change?: Chit | null
}

/** Creates one option for each differently named way. */
function unlike<W extends Way>(ways: readonly W[], name: (way: W) => string): (Option<ChitAct> & { value: W })[] {
  const found = new Map<string, Option<ChitAct> & { value: W }>()
  for (const value of ways) {
    const id = name(value)
    const { chit, change } = value
    const act: ChitAct =
      change === undefined
        ? { kind: 'wound', chit: chit.number }
        : { kind: 'fatigue', chit: chit.number, change: change?.number ?? null }
    if (!found.has(id)) found.set(id, { id, act, value })
  }
  return [...found.values()]
}

/** Returns true if every chit is wounded, committed or absent, which kills the character (2.2.9). */
export const isSpent = ({ chits }: Pick<Character, 'chits'>): boolean =>
  chits.every(state => state === 'wounded' || state === 'committed' || state === 'absent')
