import type { Rule, Seat } from '../../../../kernel/index.ts'
import { type Chit, chitsOf, healsAtOnce } from '../facts/chits.ts'
import { clampDie, rollFor, rollOn, rollWithWand } from '../facts/dice.ts'
import { lyingAt } from '../facts/dropped-belongings.ts'
import { individualsAt, isHidden } from '../facts/employment.ts'
import { beastOf, isMist } from '../facts/forms.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { ownChits } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, isDenizen } from '../pieces/denizens.ts'
import { type Level, MEDIUM, rankOf } from '../pieces/levels.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import {
  type Character,
  type ChitState,
  characterOf,
  charactersAt,
  clearingAt,
  denizensAt,
  type Individual,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { killCharacter, killDenizen } from './death.ts'
import { isSpent } from './fatigue.ts'
import { damageArmor, destroyArmor, loseHorse } from './losses.ts'

/** The state of chits and armor before simultaneous spells take effect (20.10.5). */
export interface Health {
  readonly chits: Readonly<Record<string, readonly ChitState[]>>
  readonly damaged: readonly string[]
}

export const healthOf = ({ characters, damaged }: Pick<RealmState, 'characters' | 'damaged'>): Health => ({
  chits: Object.fromEntries(characters.map(({ id, chits }) => [id, [...chits]])),
  damaged: [...damaged],
})

/**
 * Rolls on the POWER OF THE PIT table for a target in the clearing. The target may be the roller (22.3). `red` is a die
 * set by the Magic Wand (23.5.4).
 */
export function rollPowerOfThePit(
  table: RealmTable,
  roller: Character,
  target: string,
  rule: string,
  red?: number,
): void {
  applyPowerOfThePit(table, roller, target, rollOn(table, roller, 'pit', rule, {}, red))
}

/** Rolls on the POWER OF THE PIT table for a denizen that a Demon hits, with two unmodified dice (2.1.6, 17.3.7). */
export function rollPitForDenizen(table: RealmTable, target: DenizenId, seat: Seat | null, rule: string): void {
  applyPowerOfThePit(
    table,
    { id: target, seat },
    target,
    clampDie(rollFor(table, { dice: 2, modifier: 0 }).result),
    rule,
  )
}

/** Rolls on the POWER OF THE PIT table in daylight or for a spell; the Magic Wand may set a die (23.5.4). */
export function* powerOfThePit(
  table: RealmTable,
  roller: Individual,
  target: string,
  rule: string,
  before?: Health,
): Rule {
  applyPowerOfThePit(table, roller, target, yield* rollWithWand(table, roller, 'pit', rule), '22.3', before)
}

/**
 * Applies a result of POWER OF THE PIT to its target (22.3). A chit or armor that a simultaneous spell has restored
 * since `before` returns to its former state if the pit affects it (20.10.5).
 */
function applyPowerOfThePit(
  table: RealmTable,
  roller: { readonly id: string; readonly seat: Seat | null },
  target: string,
  rolled: number,
  rule = '22.3',
  before: Health = healthOf(table.state),
): void {
  const { state } = table
  const result = resultFor(TABLES.pit, rolled)
  const victim = isDenizen(target) ? null : characterOf(state, target)
  const clearing = victim ? clearingAt(victim) : state.denizens[target]!.at
  table.emit({ kind: 'pit', seat: roller.seat, rule, character: roller.id, result, target })
  // Mist is immune (22.3.2).
  if (clearing === null || isMist(state, target)) return
  switch (result) {
    case 'doom':
      killUnhidden(table, clearing)
      break
    case 'death':
      if (victim) killCharacter(table, victim, 'pit', '22.3')
      else killDenizens(table, [target])
      break
    case 'terror':
      applyTerror(table, clearing, before)
      break
    // The results below don't affect denizens.
    case 'blight':
      if (victim) woundChits(table, victim, ({ asterisks }) => asterisks > 0, before)
      break
    case 'forget':
      // While Unleash Power affects it, a chit is not a MAGIC chit (21.6.6).
      if (victim) fatigueChits(table, victim, ({ kind, power }) => kind === 'MAGIC' && !power, before)
      break
    case 'rust':
      if (victim) damageActiveArmor(table, victim)
      break
    default:
      throw new Error(`Power of the Pit has no result "${result}"`)
  }
}

/** Kills all unhidden characters and denizens in the clearing, except mist (22.3, result 1). */
function killUnhidden(table: RealmTable, clearing: ClearingId): void {
  const { state } = table
  const open = denizensAt(state, clearing).filter(id => !isHidden(state, id) && !isMist(state, id))
  killDenizens(table, open)
  const isStruck = ({ hidden, formed }: Character): boolean => !hidden && formed !== 'mist'
  // The victims are selected before anyone dies, because mist lasts even if its caster dies.
  const struck = charactersAt(state, clearing).filter(isStruck)
  for (const character of struck) killCharacter(table, character, 'pit', '22.3')
}

/** Returns the size of a denizen in its current form (20.9.6). */
const sizeOf = (state: RealmTable['state'], id: DenizenId): Level => beastOf(state, id)?.size ?? denizenOf(id).size

/** Returns true for a pony, the only Medium horse; there is no Light one. */
function isPony(id: BelongingId): boolean {
  const piece = belonging(id)
  return piece.kind === 'horse' && piece.horse === 'pony'
}

/**
 * Applies Terror in a clearing. Kills ponies, even abandoned ones, and Light and Medium denizens, except mist. Wounds
 * all characters' Light and Medium MOVE and FIGHT chits (22.3, result 3, D81).
 */
function applyTerror(table: RealmTable, clearing: ClearingId, before: Health): void {
  const { state } = table
  const weak = (rank: number): boolean => rank <= MEDIUM
  killDenizens(
    table,
    denizensAt(state, clearing).filter(id => !isMist(state, id) && weak(rankOf(sizeOf(state, id)))),
  )
  const owned = individualsAt(state, clearing).flatMap(one => one.owned.map(({ id }) => id))
  for (const id of [...owned, ...lyingAt(state, clearing)]) if (isPony(id)) loseHorse(state, id)
  for (const character of charactersAt(state, clearing))
    woundChits(
      table,
      character,
      ({ kind, strength, power }) => {
        // A MAGIC chit under Unleash Power counts as a MOVE or FIGHT chit (21.6.6).
        const isPlayed = kind === 'MOVE' || kind === 'FIGHT' || power === true
        return isPlayed && strength !== null && weak(rankOf(strength))
      },
      before,
      // All such chits, not only active ones (22.3, result 3, R152).
      ['active', 'fatigued', 'wounded'],
    )
}

/** Damages every active armor counter, or destroys one that is already damaged (22.3, result 6). */
function damageActiveArmor({ state }: RealmTable, character: Character): void {
  for (const { id, active } of [...character.owned]) {
    if (!active || belonging(id).kind !== 'armor') continue
    // Armor that a simultaneous spell repaired stays damaged (20.10.5).
    if (state.damaged.includes(id)) destroyArmor(state, character, id)
    else damageArmor(state, id)
  }
}

function killDenizens(table: RealmTable, denizens: readonly DenizenId[]): void {
  for (const denizen of denizens) killDenizen(table, denizen, null, '22.3')
}

/** Fatigues the chits that a filter selects, if they were active at the time of `before` and still are. */
function fatigueChits(table: RealmTable, character: Character, which: (chit: Chit) => boolean, before: Health): void {
  const chits = numbersOf(character, which, before, ['active']).filter(number => character.chits[number] === 'active')
  for (const number of chits) character.chits[number] = 'fatigued'
  const { seat, id } = character
  if (chits.length > 0)
    table.emit({ kind: 'fatigues', seat, rule: '22.3', character: id, chits, ...ownChits(character) })
}

/**
 * Wounds the chits that a filter selects, if they were in one of the given states at the time of `before`. With the
 * Vial of Healing, they fatigue or stay active instead. The character dies if this leaves every chit wounded, committed
 * or absent (2.2.9).
 */
function woundChits(
  table: RealmTable,
  character: Character,
  which: (chit: Chit) => boolean,
  before: Health,
  states: readonly ChitState[] = ['active'],
): void {
  const chits: number[] = []
  const healed = healsAtOnce(character)
  for (const number of numbersOf(character, which, before, states)) {
    const was = before.chits[character.id]![number]!
    const now = character.chits[number]
    // A chit that a simultaneous spell restored returns to its former state (20.10.5).
    if (was !== 'active' && now === 'active') character.chits[number] = was
    else if (now !== 'wounded') {
      const isTiring = chitsOf(character).some(chit => chit.number === number && chit.asterisks > 0)
      character.chits[number] = !healed ? 'wounded' : isTiring ? 'fatigued' : 'active'
      chits.push(number)
    }
  }
  const { seat, id } = character
  if (chits.length > 0)
    table.emit({ kind: 'wounded', seat, rule: '22.3', character: id, chits, ...ownChits(character) })
  if (isSpent(character)) killCharacter(table, character, 'pit', '2.2.9')
}

/**
 * Returns the numbers of the selected chits that were in one of the given states at the time of `before`. A transformed
 * character's chits are immune (22.3.2).
 */
const numbersOf = (
  character: Character,
  which: (chit: Chit) => boolean,
  before: Health,
  states: readonly ChitState[],
): number[] =>
  character.formed
    ? []
    : chitsOf(character)
        .filter(chit => states.includes(before.chits[character.id]![chit.number]!) && which(chit))
        .map(({ number }) => number)
