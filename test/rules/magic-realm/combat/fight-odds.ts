import { type FightOdds, oddsOf, sampleFights } from '../../../../src/games/magic-realm/plans/combat/can-win.ts'
import type { FightPolicy } from '../../../../src/games/magic-realm/plans/combat/policy.ts'
import type { CharacterId } from '../../../../src/games/magic-realm/rules/pieces/characters.ts'
import type { ClearingId } from '../../../../src/games/magic-realm/rules/pieces/tiles.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { RandomState } from '../../../../src/kernel/index.ts'

/** Estimates a character's odds in a fight by simulating it a number of times. */
export function fightOdds(
  from: RealmState,
  clearing: ClearingId,
  character: CharacterId,
  random: RandomState,
  { games, mind }: { readonly games: number; readonly mind?: FightPolicy },
): FightOdds {
  const fights = sampleFights(from, clearing, random, mind)
  let { value: sample } = fights.next()
  while (sample.games < games) sample = fights.next().value
  return oddsOf(sample, character)
}
