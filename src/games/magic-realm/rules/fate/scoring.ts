import { carryingStrength, tooHeavy } from '../belongings/carrying.ts'
import { belonging, treasureOf } from '../pieces/belongings.ts'
import { type Character, GOALS, type Goal, type RealmState, type RealmTable, type Score } from '../state.ts'

/** What a point of each goal stands for (4.2.2). */
export const FACTORS: Readonly<Record<Goal, number>> = { great: 1, spells: 2, fame: 10, notoriety: 20, gold: 30 }

/** A character who is dead at the end and has no successor (19.5.7). */
export const DEAD = -100

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** What he has of a goal now (4.2.3-4.2.5, 19.5.5). */
export function hasOf(character: Character, goal: Goal): number {
  const pieces = character.owned.map(({ id }) => belonging(id))
  switch (goal) {
    case 'great':
      return character.owned.filter(({ id }) => treasureOf(id)?.great).length
    case 'spells':
      // Learned from cards in play; those of the start do not count (4.2.3).
      return character.magic?.spells.filter(({ learned }) => learned).length ?? 0
    case 'fame':
      return (character.curses.includes('disgust') ? -1 : character.fame) + sum(pieces.map(({ fame }) => fame))
    case 'notoriety':
      return character.notoriety + sum(pieces.map(({ notoriety }) => notoriety))
    case 'gold':
      return (character.curses.includes('ashes') ? -1 : character.gold) - character.worth
  }
}

/** What a character comes to, goal by goal (19.5.2-19.5.4). */
export function scoreOf(character: Character): Score {
  const { needs } = character
  const goals = GOALS.map(goal => {
    const points = needs?.[goal] ?? 0
    const factor = FACTORS[goal]
    const has = hasOf(character, goal)
    const needed = points * factor
    const over = has - needed
    const basic = Math.floor((over < 0 ? 3 * over : over) / factor)
    return { goal, points, has, needed, basic, bonus: points === 0 ? 0 : basic * points }
  })
  return { goals, total: sum(goals.map(({ basic, bonus }) => basic + bonus)) }
}

/** Drops what is too heavy for him and counts what he comes to (19.5.1). */
export function settleScore(table: RealmTable, character: Character): Score {
  const { state } = table
  for (const id of tooHeavy(character, carryingStrength(character))) {
    character.owned = character.owned.filter(piece => piece.id !== id)
    state.lost.push(id)
  }
  const score = scoreOf(character)
  character.score = score
  table.tell({ kind: 'scores', seat: character.seat, rule: '19.5.4', character: character.id, total: score.total })
  return score
}

/** What each player comes to: the average of his characters, those dead at the end counted as they are (19.5.7, 26.20). */
export function totalsOf(state: RealmState): number[] {
  return state.seats.map((_, seat) => {
    const totals = state.characters
      .filter(character => character.seat === seat)
      .map(({ fate, score }) => (fate === 'dead' ? DEAD : (score?.total ?? DEAD)))
    return totals.length === 0 ? DEAD : sum(totals) / totals.length
  })
}
