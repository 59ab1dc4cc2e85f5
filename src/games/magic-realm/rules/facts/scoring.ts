import { belonging, treasureOf } from '../pieces/belongings.ts'
import { spellOf } from '../pieces/spells.ts'
import type { MagicState } from '../state/magic.ts'
import { type OptionalRule, plays } from '../state/optional.ts'
import type { OpenCharacter } from '../state/state.ts'
import {
  type Character,
  GOALS,
  type Goal,
  type Individual,
  type RealmState,
  type RealmTable,
  type Score,
} from '../state/state.ts'
import { carryingStrength, tooHeavy } from './carrying.ts'
import { employerOf } from './employment.ts'

/** The amount required for one victory point, by goal (4.2.2). */
export const FACTORS: Readonly<Record<Goal, number>> = { great: 1, spells: 2, fame: 10, notoriety: 20, gold: 30 }

/** The score of a character who is dead at the end and has no successor (19.5.7). */
export const DEAD = -100

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** A character to score. Gold and goals that the viewer doesn't know count as zero. */
export interface Scorable extends OpenCharacter {
  readonly gold: number | null
  readonly needs: Character['needs']
}

/** Returns a character's progress toward a goal (4.2.3-4.2.5, 19.5.5). */
export function progressToward(character: Scorable, goal: Goal, state: Scored = {}): number {
  const pieces = character.owned.map(({ id }) => belonging(id))
  switch (goal) {
    case 'great':
      return character.owned.filter(({ id }) => treasureOf(id)?.great).length
    case 'spells':
      // Only spells learned in play count, not starting spells (4.2.3).
      return spellsOf(state, character)
    case 'fame':
      return (character.curses.includes('disgust') ? -1 : character.fame) + sum(pieces.map(({ fame }) => fame))
    case 'notoriety':
      return character.notoriety + sum(pieces.map(({ notoriety }) => notoriety))
    case 'gold':
      return (character.curses.includes('ashes') ? -1 : (character.gold ?? 0)) - character.worth
  }
}

/** The parts of a state, or of a player's view, needed to count spells. */
export interface Scored {
  readonly optional?: readonly OptionalRule[]
  readonly magic?: { readonly awake: MagicState['awake'] }
}

/**
 * Counts learned spells. A spell recorded with an item counts only if the character owns an item of its type. With
 * enhanced items, the awakened cards of owned items count too (4.2.3, 26.15).
 */
function spellsOf(state: Scored, { owned, magic }: OpenCharacter): number {
  const types = owned.map(({ id }) => treasureOf(id)?.magic ?? null)
  const learned =
    magic?.spells.filter(one => one.learned && (!one.held || types.includes(spellOf(one.spell).type))) ?? []
  if (!plays(state, 'enhanced-items')) return learned.length
  return learned.length + sum(owned.map(({ id }) => state.magic?.awake[id]?.length ?? 0))
}

/** Scores a character, goal by goal (19.5.2-19.5.4). */
export function scoreOf(character: Scorable, state: Scored = {}): Score {
  const { needs } = character
  const goals = GOALS.map(goal => {
    const points = needs?.[goal] ?? 0
    const factor = FACTORS[goal]
    const has = progressToward(character, goal, state)
    const needed = points * factor
    const over = has - needed
    const basic = Math.floor((over < 0 ? 3 * over : over) / factor)
    return { goal, points, has, needed, basic, bonus: points === 0 ? 0 : basic * points }
  })
  return { goals, total: sum(goals.map(({ basic, bonus }) => basic + bonus)) }
}

/** Removes items that are too heavy for the character, then records the score (19.5.1). */
export function settleScore(table: RealmTable, character: Character): Score {
  const { state } = table
  for (const id of tooHeavy(character, carryingStrength(character))) {
    character.owned = character.owned.filter(piece => piece.id !== id)
    state.lost.push(id)
  }
  const score = scoreOf(character, state)
  character.score = score
  table.emit({ kind: 'scores', seat: character.seat, rule: '19.5.4', character: character.id, total: score.total })
  return score
}

/**
 * Returns each player's total: the average score of their characters, with `DEAD` for each one who is dead (19.5.7,
 * 26.20). Without any characters, the total is `DEAD`.
 */
export function totalsOf(state: RealmState): number[] {
  return state.seats.map((_, seat) => {
    const totals = state.characters
      .filter(character => character.seat === seat)
      .map(({ fate, score }) => (fate === 'dead' ? DEAD : (score?.total ?? DEAD)))
    return totals.length === 0 ? DEAD : sum(totals) / totals.length
  })
}

/** Adds or removes gold (1.5.4). A hired leader has its own purse (11.2.2). */
export function gainGold(table: RealmTable, one: Individual, gold: number, rule: string): void {
  if (gold === 0) return
  one.gold += gold
  table.emit({ kind: 'gold', seat: one.seat, rule, character: one.id, gold })
}

/** Adds or removes fame and notoriety. A hired leader's fame and notoriety go to the employer (1.5.4, 11.2.1). */
export function gainFame(table: RealmTable, one: Individual, fame: number, notoriety: number, rule: string): void {
  if (fame === 0 && notoriety === 0) return
  const character = employerOf(table.state, one)
  character.fame += fame
  character.notoriety += notoriety
  table.emit({ kind: 'fame', seat: character.seat, rule, character: character.id, fame, notoriety })
}
