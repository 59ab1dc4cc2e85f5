import { copy, next, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { beginCombat } from '../../rules/combat/combat.ts'
import { monstersIn } from '../../rules/combat/ground.ts'
import type { ClearingId } from '../../rules/map/tiles.ts'
import type { CharacterId } from '../../rules/pieces/characters.ts'
import { characterOf, type RealmState } from '../../rules/state.ts'
import { foughtOut } from './fought-out.ts'
import { type Mind, STUBBORN } from './policy.ts'

/** How a fight that is fought out may end for a character, as parts of 1. */
export interface FightOdds {
  /** Nothing attacks him any more. */
  readonly wins: number
  readonly dies: number
  /** He is still alive after so many rounds, or two quiet ones, and so are his foes. */
  readonly lasts: number
  /** Wounds he has in the end where he lives, on the average. */
  readonly wounds: number
  /** How many games it is reckoned from. */
  readonly games: number
}

/** So many games are played for an answer, each of so many rounds at the most. */
export const GAMES = 60
const ROUNDS = 12
/** So many answers are given in one game at the most. */
const ANSWERS = 1500

/**
 * "Can I win this fight": it is fought out so many times by the rules' own steps, everybody of one mind, with other dice and
 * other choices each time. `from` is the fight as far as it is known, or the clearing before it begins.
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

/** The state in which a fight ends that is fought out once, with dice of its own. */
function foughtAnew(from: RealmState, clearing: ClearingId, random: RandomState, mind: Mind): RealmState {
  const state = copy(from)
  // Other dice than those that are to fall: nobody may see them beforehand.
  state.random = { dice: strewn(random), decks: strewn(random) }
  state.forced = []
  state.combat ??= beginCombat(state, clearing)
  const until = state.combat.round + ROUNDS
  return foughtOut(state, clearing, { mind, until, answers: ANSWERS }, random)
}

const strewn = (random: RandomState): RandomState => seedRandom(String(next(random)), 'fought')
