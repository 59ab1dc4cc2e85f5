import { runToEnd } from '../../../bots/bot.ts'
import { copy, Match, next, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { magicRealm } from '../game.ts'
import { simulateFight } from '../plans/combat/fight-simulation.ts'
import { CAREFUL, type FightPolicy } from '../plans/combat/policy.ts'
import { beginCombat } from '../rules/combat/combat.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { boardOf, waysAt } from '../rules/pieces/board.ts'
import { characterCard } from '../rules/pieces/characters.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { freshCharacter } from '../rules/setup/character-choice.ts'
import { type ChitState, characterOf, type Owned, type RealmState } from '../rules/state/state.ts'
import { outOfPlay } from './score.ts'

/**
 * The average results of a fight. Fame, notoriety and gold count as 0 in trials in which the
 * character dies.
 */
export interface FightForecast {
  readonly fame: number
  readonly notoriety: number
  readonly gold: number
  /** The chance of death, from 0 to 1. */
  readonly dies: number
  /** The chance that the character survives with a curse. */
  readonly cursed: number
  /** The average number of chits that a fight puts out of play if the character survives. */
  readonly spent: number
}

/** A character with their belongings and the states of their chits. Without states, the character is rested. */
export interface ForecastFighter {
  readonly id: string
  readonly owned: readonly Pick<Owned, 'id' | 'active'>[]
  readonly chits?: readonly ChitState[]
}

/** Returns a fighter as they are once rested, for plans that reach beyond the next fight. */
export const rested = ({ id, owned }: ForecastFighter): ForecastFighter => ({ id, owned })

/** A policy that attacks denizens even if they don't attack, and runs if death is more likely than survival. */
export const HUNTING: FightPolicy = { courage: 0.5, daring: 2, hunts: true }

/**
 * The circumstances in which a fight starts. With `attacks`, the character is hidden and the weapon is ready. With
 * `meets`, the character is unprepared. With `caught`, the character is unprepared and runs if the fight looks lost.
 */
export type Opening = 'attacks' | 'meets' | 'caught'

/** The number of trials, and (below) the maximum numbers of rounds and of answers in each trial. */
const TRIALS = 6
const ROUNDS = 10
const ANSWERS = 250

const NOTHING: FightForecast = { fame: 0, notoriety: 0, gold: 0, dies: 0, cursed: 0, spent: 0 }
/** The maximum number of foes. A fight against more is hopeless, so it is not simulated. */
const MAX_FOES = 6
const HOPELESS: FightForecast = { ...NOTHING, dies: 1 }

/** A source of fight forecasts for decisions that may need several of them. */
export interface FightForecasts {
  /** Forecasts a character's fight with these denizens. The default opening is `attacks`. */
  of(fighter: ForecastFighter, foes: readonly DenizenId[], opening?: Opening): FightForecast
}

/** A fight to forecast. */
interface Fight {
  readonly fighter: ForecastFighter
  readonly foes: readonly DenizenId[]
  readonly opening: Opening
}

/** Forecasts fights by running trials, and caches the results. They do not depend on the match or the seat. */
export class FightTrials implements FightForecasts {
  private readonly known = new Map<string, FightForecast>()
  private ground: TrialGround | null = null

  of(fighter: ForecastFighter, foes: readonly DenizenId[], opening: Opening = 'attacks'): FightForecast {
    return this.lookUp({ fighter, foes, opening }, (key, fight) => {
      const tried = runToEnd(this.trials(key, fight))
      this.known.set(key, tried)
      return tried
    })
  }

  /**
   * Makes a decision that depends on fight forecasts. Runs the missing trials in slices, and repeats the decision until
   * none are missing. `decide` must have no side effects.
   */
  *inSlices<T>(decide: (fights: FightForecasts) => T): Generator<void, T> {
    for (;;) {
      const missing = new Map<string, Fight>()
      const rememberMissing = (key: string, fight: Fight): FightForecast => {
        missing.set(key, fight)
        return HOPELESS
      }
      const made = decide({
        of: (fighter, foes, opening = 'attacks') => this.lookUp({ fighter, foes, opening }, rememberMissing),
      })
      if (missing.size === 0) return made
      for (const [key, fight] of missing) this.known.set(key, yield* this.trials(key, fight))
    }
  }

  private trials(key: string, fight: Fight): Generator<void, FightForecast> {
    this.ground ??= createTrialGround()
    return trials(key, fight, this.ground)
  }

  private lookUp(fight: Fight, otherwise: (key: string, fight: Fight) => FightForecast): FightForecast {
    const { foes } = fight
    if (foes.length === 0) return NOTHING
    if (foes.length > MAX_FOES) return HOPELESS
    const key = keyOf(fight)
    return this.known.get(key) ?? otherwise(key, fight)
  }
}

/** A public game state used only for trials and unrelated to any match. */
interface TrialGround {
  readonly state: RealmState
  readonly clearing: ClearingId
}

function createTrialGround(): TrialGround {
  const options = { encounter: '4' }
  const header = {
    game: magicRealm.id,
    rules: magicRealm.rules,
    options,
    seats: ['', ''],
    seed: 'ring',
    practice: false,
  }
  const state = copy(Match.begin(magicRealm, header, { headless: true }).state)
  const board = boardOf(state.tiles)
  // No denizen is on the map yet. Choose a clearing with a road on which to run away.
  const clearing = board.clearings.find(id => waysAt(board, id).some(({ kind }) => kind === 'road'))!
  return { state, clearing }
}

/** Returns a fight's cache key. Equal fights have equal keys. */
function keyOf({ fighter, foes, opening }: Fight): string {
  const gear = fighter.owned
    .filter(({ id, active }) => active && belonging(id).kind !== 'treasure')
    .map(({ id }) => belonging(id).type)
    .sort()
  return [fighter.id, ...gear, ...outOfPlayIn(fighter), opening, ...foes.map(kindOf).sort()].join(' ')
}

/** Lists a fighter's chits that can't be played, so that equal chits give equal keys. */
function outOfPlayIn({ id, chits = [] }: ForecastFighter): string[] {
  const { chits: printed } = characterCard(id)
  return chits
    .flatMap((state, n) => {
      const face = printed[n]
      return state === 'active' || !face ? [] : [`${state}${face.kind}${face.strength}${face.time}${face.asterisks}`]
    })
    .sort()
}

/**
 * Returns a denizen's key for comparing fights. Monsters of the same kind have the same key. Each native has its own
 * key.
 */
const kindOf = (id: DenizenId): string => {
  const denizen = denizenOf(id)
  return denizen.is === 'monster' ? denizen.kind : id
}

/**
 * Returns the chance that these denizens kill a character whom they find unhidden and unready. The character runs if
 * the fight looks lost.
 */
export function deathWhenCaught(fights: FightForecasts, fighter: ForecastFighter, foes: readonly DenizenId[]): number {
  const kinds = new Map<string, DenizenId[]>()
  for (const foe of foes) kinds.set(kindOf(foe), [...(kinds.get(kindOf(foe)) ?? []), foe])
  // Treat different kinds as independent, which keeps the number of trials small.
  return 1 - [...kinds.values()].reduce((lives, kin) => lives * (1 - fights.of(fighter, kin, 'caught').dies), 1)
}

function* trials(key: string, fight: Fight, ground: TrialGround): Generator<void, FightForecast> {
  const random = seedRandom(key, 'ring')
  const before = outOfPlay({ chits: [...(fight.fighter.chits ?? [])] })
  const sums = { fame: 0, notoriety: 0, gold: 0, dies: 0, cursed: 0, spent: 0 }
  for (let n = 0; n < TRIALS; n++) {
    if (n > 0) yield
    const one = characterOf(simulateTrial(ground, fight, random), fight.fighter.id)
    if (one.fate !== 'alive') {
      sums.dies++
      continue
    }
    sums.fame += one.fame
    sums.notoriety += one.notoriety
    sums.gold += one.gold
    sums.cursed += Number(one.curses.length > 0)
    sums.spent += Math.max(0, outOfPlay(one) - before)
  }
  const { fame, notoriety, gold, dies, cursed, spent } = sums
  const lived = Math.max(1, TRIALS - dies)
  return {
    fame: fame / TRIALS,
    notoriety: notoriety / TRIALS,
    gold: gold / TRIALS,
    dies: dies / TRIALS,
    cursed: cursed / TRIALS,
    spent: spent / lived,
  }
}

/** Simulates one fight and returns the final state. */
function simulateTrial(
  { state: ground, clearing }: TrialGround,
  { fighter: { id, owned, chits }, foes, opening }: Fight,
  random: RandomState,
): RealmState {
  const isReady = opening === 'attacks'
  const policy = opening === 'caught' ? CAREFUL : HUNTING
  const state = copy(ground)
  const fresh = freshCharacter(characterCard(id), 0)
  for (const [n, foe] of foes.entries())
    state.denizens[foe] = { at: clearing, dead: false, blocked: false, arrived: n + 1 }
  state.characters = [
    {
      ...fresh,
      chits: fresh.chits.map((whole, n) => chits?.[n] ?? whole),
      place: { kind: 'clearing', clearing },
      hidden: isReady,
      gold: 0,
      owned: owned
        .filter(({ active }) => active)
        .map(piece => ({
          id: piece.id,
          active: true,
          alerted: isReady && belonging(piece.id).kind === 'weapon',
          packedOn: null,
          on: null,
        })),
    },
  ]
  state.random = { dice: seedRandom(String(next(random)), 'dice'), decks: seedRandom(String(next(random)), 'decks') }
  state.combat = beginCombat(state, clearing)
  return simulateFight(state, clearing, { policy, until: ROUNDS, answers: ANSWERS }, random)
}
