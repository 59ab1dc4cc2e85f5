import type { Rule, Seat } from '../../../kernel/index.ts'
import { score } from './facts/scoring.ts'
import { awardTitles } from './phases/awards.ts'
import { removeGreyChips, takeBackChips } from './phases/buying.ts'
import { firstDice, secondDice } from './phases/dice.ts'
import { placeSpells } from './phases/placing.ts'
import { retireHighWizard } from './phases/retirement.ts'
import { demotePassedOver, fillVacancies } from './phases/vacancies.ts'
import { type ElfenTable, inOrder } from './state/components.ts'

/**
 * Runs the game to the next checkpoint: the roll for the Dragon (2.4), one step of the round, or one player's turn in a
 * step (3).
 */
export function* turn(table: ElfenTable): Rule {
  const { state } = table
  switch (state.step) {
    case 0:
      firstDragon(table)
      state.step = 1
      break
    case 1:
      table.emit({ kind: 'round', seat: null, rule: '3', round: state.day, of: state.rounds })
      yield* retireHighWizard(table)
      state.step = 2
      break
    case 2:
      if (yield* inTurn(table, seat => firstDice(table, seat))) state.step = 3
      break
    case 3:
      if (yield* inTurn(table, seat => secondDice(table, seat))) state.step = 4
      break
    case 4:
      yield* takeBackChips(table, false)
      state.step = 5
      break
    case 5:
      yield* compete(table)
      break
    case 6:
      yield* takeBackChips(table, true)
      state.step = 7
      break
    case 7:
      yield* fillVacancies(table)
      state.step = 8
      break
    case 8:
      yield* demotePassedOver(table)
      state.step = 9
      break
    case 9:
      yield* removeGreyChips(table)
      state.step = 10
      break
    case 10:
      score(table)
      if (state.result) break
      state.day++
      state.step = 1
      break
  }
}

/** Gives the Dragon to a random seat (2.4). */
function firstDragon(table: ElfenTable): void {
  const { state } = table
  const [die = 1] = table.roll(null, 1, 'dragon', '2.4', state.players.length)
  state.dragon = die - 1
  table.emit({ kind: 'dragon', seat: state.dragon, rule: '2.4', drawn: true })
}

/** Runs the next player's turn, in order from the Dragon. Returns true after everyone has had a turn. */
function* inTurn(table: ElfenTable, rule: (seat: Seat) => Rule): Rule<boolean> {
  const { state } = table
  const seat = inOrder(state)[state.gone]!
  yield* rule(seat)
  state.gone = (state.gone + 1) % state.players.length
  return state.gone === 0
}

/**
 * Runs the next player's turn to place spells in step 5, unless they have passed. Once everyone has passed, awards the
 * titles (5, 6).
 */
function* compete(table: ElfenTable): Rule {
  const { state } = table
  yield* inTurn(table, function* (seat) {
    if (!state.players[seat]!.passed) yield* placeSpells(table, seat)
  })
  if (!state.players.every(({ passed }) => passed)) return
  yield* awardTitles(table)
  for (const player of state.players) player.passed = false
  state.gone = 0
  state.step = 6
}
