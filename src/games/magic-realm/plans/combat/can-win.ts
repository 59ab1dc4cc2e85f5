import { copy, next, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { beginCombat } from '../../rules/combat/combat.ts'
import { isBattling } from '../../rules/effects/battles.ts'
import { monstersIn } from '../../rules/facts/combatants.ts'
import { isHired } from '../../rules/facts/employment.ts'
import type { CharacterId } from '../../rules/pieces/characters.ts'
import { type DenizenId, denizenOf, NATIVE_IDS } from '../../rules/pieces/denizens.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import { beginBattle } from '../../rules/setup/battle.ts'
import { type Character, clearingAt, type OpenRealm, type RealmState } from '../../rules/state/state.ts'
import { simulateFight } from './fight-simulation.ts'
import { type FightPolicy, STUBBORN } from './policy.ts'

/** The number of simulated fights with each outcome for a character, and the total number of wounded chits. */
export interface FightResults {
  /** The character survives and no enemy is left. */
  readonly wins: number
  /** The wins that leave the character with a new curse. */
  readonly cursed: number
  /** The wins that cost the character at least `BADLY` wounds. */
  readonly hurt: number
  readonly dies: number
  /** The character has left the clearing. */
  readonly flees: number
  /** The character and some enemies are still alive in the clearing when the simulation stops. */
  readonly lasts: number
  /** The total number of wounds taken in the fights that the character survives. */
  readonly wounds: number
}

/** Everybody's results in a number of simulated fights. */
export interface FightSample {
  readonly games: number
  /** The total number of rounds. */
  readonly rounds: number
  readonly results: Readonly<Record<CharacterId, FightResults>>
}

/**
 * A character's average results in simulated fights. Chances are from 0 to 1, and `wounds` is the average among the
 * fights that the character survives.
 */
export interface FightOdds extends FightResults {
  /** The number of simulated games. */
  readonly games: number
}

/** The maximum number of rounds in one simulated game. */
const ROUNDS = 12
/** The maximum number of answers in one simulated game. */
const ANSWERS = 1500

/** The number of wounded chits that takes a day or more to rest. */
const BADLY = 3

const NO_RESULTS: FightResults = { wins: 0, cursed: 0, hurt: 0, dies: 0, flees: 0, lasts: 0, wounds: 0 }

/**
 * Simulates fights by the real rules, with the same policy for everybody and different dice each time. Every yielded
 * value covers all fights so far. `from` holds the known state of the fight, or the state before the fight begins.
 */
export function* sampleFights(
  from: RealmState,
  clearing: ClearingId,
  random: RandomState,
  policy: FightPolicy = STUBBORN,
): Generator<FightSample, never> {
  let games = 0
  let rounds = 0
  const results: Record<CharacterId, FightResults> = {}
  for (;;) {
    const after = simulatedFight(from, clearing, random, policy)
    games++
    rounds += after.combat?.round ?? 0
    for (const { id, fate, chits, curses, place } of after.characters) {
      const earlier = results[id] ?? NO_RESULTS
      const result =
        fate !== 'alive'
          ? 'dies'
          : clearingAt({ place }) !== clearing
            ? 'flees'
            : enemiesOf(after, clearing, id).length === 0
              ? 'wins'
              : 'lasts'
      const before = from.characters.find(one => one.id === id)
      const wounds = fate === 'alive' ? Math.max(0, woundsOf(chits) - woundsOf(before?.chits ?? [])) : 0
      const cursed = earlier.cursed + Number(result === 'wins' && curses.length > (before?.curses.length ?? 0))
      const hurt = earlier.hurt + Number(result === 'wins' && wounds >= BADLY)
      results[id] = { ...earlier, [result]: earlier[result] + 1, cursed, hurt, wounds: earlier.wounds + wounds }
    }
    yield { games, rounds, results: { ...results } }
  }
}

const woundsOf = (chits: Character['chits']): number => chits.filter(state => state === 'wounded').length

/** Returns a character's average results. */
export function oddsOf({ games, results }: FightSample, character: CharacterId): FightOdds {
  const { wins, cursed, hurt, dies, flees, lasts, wounds } = results[character] ?? NO_RESULTS
  const lived = games - dies
  return {
    wins: wins / games,
    cursed: cursed / games,
    hurt: hurt / games,
    dies: dies / games,
    flees: flees / games,
    lasts: lasts / games,
    wounds: lived === 0 ? 0 : wounds / lived,
    games,
  }
}

/**
 * Lists the denizens that a character has to beat: unhired monsters, and the unhired natives who fight the character
 * this evening. In a single battle, all unhired natives count.
 */
export function enemiesOf(state: OpenRealm, clearing: ClearingId, character: CharacterId): DenizenId[] {
  const natives = NATIVE_IDS.filter(id => {
    const { at, dead } = state.denizens[id]!
    const face = denizenOf(id)
    if (at !== clearing || dead || face.is !== 'native') return false
    return state.battle !== undefined || (state.combat !== null && isBattling(state.combat, face.group, character))
  })
  return [...monstersIn(state, clearing), ...natives].filter(id => !isHired(state, id))
}

/** Simulates a fight once with its own dice. */
function simulatedFight(from: RealmState, clearing: ClearingId, random: RandomState, policy: FightPolicy): RealmState {
  const state = copy(from)
  // Do not use the real dice, because that would reveal future rolls.
  state.random = { dice: reseeded(random), decks: reseeded(random) }
  state.forced = []
  state.combat ??= state.battle ? beginBattle(state, clearing) : beginCombat(state, clearing)
  const until = state.combat.round + ROUNDS
  return simulateFight(state, clearing, { policy, until, answers: ANSWERS }, random)
}

const reseeded = (random: RandomState): RandomState => seedRandom(String(next(random)), 'fought')
