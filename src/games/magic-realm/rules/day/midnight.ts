import { deEnergizeSpells, fatigueAlerted } from '../actions/midnight-colors.ts'
import { returnOpenedPotions } from '../actions/opened-potions.ts'
import { allCurses, liftCurses } from '../effects/curses.ts'
import { logNextStage } from '../effects/death.ts'
import { endOfCombat, endSpell } from '../effects/ending.ts'
import { endTerms } from '../effects/missions.ts'
import { logArrangement, removeBelonging } from '../effects/ownership.ts'
import { allOwned } from '../effects/unbinding.ts'
import { putIntoBox } from '../facts/dropped-belongings.ts'
import { dismiss, isCharacterPiece } from '../facts/employment.ts'
import { settleScore, totalsOf } from '../facts/scoring.ts'
import { returnWeaponPotions } from '../facts/weapon-potions.ts'
import { treasureOf } from '../pieces/belongings.ts'
import { CHIT_IDS, chitFace } from '../pieces/chits.ts'
import { type Character, clearingAt, type Individual, living, type RealmTable } from '../state/state.ts'

/**
 * Runs the steps of Midnight in order (19.1). Ends expiring terms and hires, returns potions, turns weapons unalerted
 * and fatigues alerted MAGIC chits. Then lifts curses in the Chapel, resets what lasts a day, ends Combat spells,
 * de-energizes Permanent ones and turns map chits face down.
 */
export function midnight(table: RealmTable): void {
  const { state } = table
  endTerms(table)
  endHires(table)
  returnOpenedPotions(table)
  returnWeaponPotions(state)
  for (const character of living(state)) {
    returnPotions(table, character)
    for (const piece of allOwned(character)) piece.alerted = false
    fatigueAlerted(table, character)
    // The Chapel lifts the curses of everyone in its clearing (19.1.3).
    if (state.dwellings.chapel !== undefined && clearingAt(character) === state.dwellings.chapel)
      liftCurses(table, character, allCurses(character), '19.1.3')
    resetDay(character)
  }
  endOfCombat(table)
  deEnergizeSpells(table)
  if (state.war) {
    for (const leader of state.war.leaders) resetDay(leader)
    Object.assign(state.war, { follows: {}, along: [], stayed: [], spared: [] })
  }
  for (const id of CHIT_IDS) if (chitFace(id).kind !== 'lost') state.chits[id]!.up = false
  for (const denizen of Object.values(state.denizens)) denizen.blocked = false
  state.peace = []
  state.prowling = []
  state.turn = null
  table.emit({ kind: 'midnight', seat: null, rule: '19.1.5' })
}

/** Dismisses the hirelings whose term ends tonight (11.3.1, 19.1.1). */
export function endHires(table: RealmTable): void {
  const { war, day } = table.state
  for (const [id, { until }] of Object.entries(war?.hires ?? {})) if (until <= day) dismiss(table, id, 'term', '11.3.1')
}

/** Puts activated potions back into the boxes named on them (2.4.4, 19.1.2). */
function returnPotions(table: RealmTable, character: Character): void {
  for (const { id, active } of [...character.owned]) {
    const box = treasureOf(id)?.returns ?? null
    if (!active || box === null) continue
    removeBelonging(character, id)
    putIntoBox(table.state, box, id)
    logArrangement(table, character, id, 'returns')
  }
}

/** Resets the parts of an individual that last for one day (19.1.4). */
function resetDay(one: Individual): void {
  Object.assign(one, { foundEnemies: false, blocked: false, hearing: false, cameBy: null })
  if (!isCharacterPiece(one)) return
  Object.assign(one, { berserk: false, kills: 0 })
  if (one.familiar) one.familiar.foundEnemies = false
  if (one.magic) one.magic.sight = []
}

/** Returns true if the character's player has won and the character's own score is not negative (19.5.6, 26.22). */
const hasWon = ({ seat, score }: Character, winners: readonly number[]): boolean =>
  winners.includes(seat) && (score?.total ?? -1) >= 0

/**
 * Ends the game. The living characters are scored, and the highest total wins (19.5). A solitaire player wins if no
 * character is dead and no score is below zero (27.1.8).
 */
export function endGame(table: RealmTable, why: 'month' | 'agreed' | 'deserted' | 'claimed' = 'month'): void {
  const { state } = table
  // Unfinished missions and campaigns have failed, however early the game ends (25.4.2).
  endTerms(table, Infinity)
  // All spells end first, and everyone resumes their own form (19.5.1).
  for (const cast of [...(state.magic?.spells ?? [])]) endSpell(table, cast, 'over', '19.5.1')
  for (const character of living(state)) settleScore(table, character)
  const totals = totalsOf(state)
  const best = Math.max(...totals)
  const isWon = state.solitaire
    ? state.characters.every(({ fate, score }) => fate !== 'dead' && (score?.total ?? -1) >= 0)
    : true
  const winners = isWon ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : []
  for (const character of state.characters)
    if (character.fate !== 'dead') logNextStage(table, character, hasWon(character, winners) ? 'won' : 'lived')
  table.end({ winners, text: why })
}
