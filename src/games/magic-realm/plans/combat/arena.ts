import { copy, type Game, type Rule } from '../../../../kernel/index.ts'
import { gameDefaults } from '../../../../parts/game-defaults.ts'
import { beginCombat, combatStep } from '../../rules/combat/combat.ts'
import { withSettling } from '../../rules/effects/settling.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { RealmEvent } from '../../rules/state/events.ts'
import type { RealmState, RealmTable } from '../../rules/state/state.ts'

/** One evening's fight in one clearing as a separate game with no hidden information. */
export type Arena = Game<RealmState, RealmEvent, RealmState>

/**
 * Wraps a fight as a game that lasts until the fight ends or round number `rounds` is over. Uses the fight in progress,
 * or starts one in a clearing. Leaves `from` unchanged.
 */
export function arena(from: RealmState, clearing: ClearingId, rounds = Number.POSITIVE_INFINITY): Arena {
  return {
    ...gameDefaults,
    id: 'magic-realm-fight',
    title: 'magic-realm-fight',
    about: 'magic-realm-fight',
    rules: 1,
    players: () => [1, from.seats.length],
    sentence: () => null,
    begin: () => {
      const state = copy(from)
      state.combat ??= beginCombat(state, clearing)
      return state
    },
    turn: table => withSettling(table, fightOn(table, rounds)),
    view: state => state,
  }
}

function* fightOn(table: RealmTable, rounds: number): Rule {
  const { state } = table
  const combat = state.combat
  if (combat === null) return
  const end = yield* combatStep(table, combat)
  if (end === null && combat.round <= rounds) return
  table.end({ winners: [], text: end ?? 'rounds' })
}
