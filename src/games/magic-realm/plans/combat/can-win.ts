import { copy, next, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { beginCombat } from '../../rules/combat/combat.ts'
import { monstersIn } from '../../rules/facts/ground.ts'
import type { CharacterId } from '../../rules/pieces/characters.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import { characterOf, type RealmState } from '../../rules/state/state.ts'
import { foughtOut } from './fight-simulation.ts'
import { type Mind, STUBBORN } from './policy.ts'

/** A character's average results in simulated fights. Chances are from 0 to 1. */
export interface FightOdds {
  /** The chance that the character lives and no monster is left. */
  readonly wins: number
  readonly dies: number
  /** The chance that the character and some monsters are alive after the last round or two quiet ones. */
  readonly lasts: number
  /** The average number of wounds if the character survives. */
  readonly wounds: number
  /** The number of simulated games. */
  readonly games: number
}

/** The default number of simulated games, and the maximum number of rounds in each. */
export const GAMES = 60
const ROUNDS = 12
/** The maximum number of answers in one game. */
const ANSWERS = 1500

/**
 * Estimates a character's odds in a fight. Simulates it with the real rules, the same policy for everybody and
 * different dice each time. `from` holds the known state of the fight, or the state before it begins.
 */
export function fightOdds(
  from: RealmState,
  clearing: ClearingId,
  character: CharacterId,
  random: RandomState,
  { games = GAMES, mind = STUBBORN }: { readonly games?: number; readonly mind?: Mind } = {},
): FightOdds {
  let wins = 0
  let dies = 0
  let wounds = 0
  for (let game = 0; game < games; game++) {
    const after = foughtAnew(from, clearing, random, mind)
    const who = characterOf(after, character)
    if (who.fate !== 'alive') dies++
    else {
      wounds += who.chits.filter(state => state === 'wounded').length
      if (monstersIn(after, clearing).length === 0) wins++
    }
  }
  const lived = games - dies
  return {
    wins: wins / games,
    dies: dies / games,
    lasts: (lived - wins) / games,
    wounds: lived === 0 ? 0 : wounds / lived,
    games,
  }
}

/** Simulates a fight once with its own dice. */
function foughtAnew(from: RealmState, clearing: ClearingId, random: RandomState, mind: Mind): RealmState {
  const state = copy(from)
  // Do not use the real dice, which would reveal future rolls.
  state.random = { dice: strewn(random), decks: strewn(random) }
  state.forced = []
  state.combat ??= beginCombat(state, clearing)
  const until = state.combat.round + ROUNDS
  return foughtOut(state, clearing, { mind, until, answers: ANSWERS }, random)
}

const strewn = (random: RandomState): RandomState => seedRandom(String(next(random)), 'fought')
