import type { Journey } from '../plans/routes.ts'
import { type ExpectedDenizens, expectedDenizens, ROWS, rowChance } from '../plans/summons.ts'
import { denizensSeenIn, endOfPlan, nightOf } from '../plans/view-facts.ts'
import { isHired } from '../rules/facts/employment.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import { type ClearingId, isCave } from '../rules/pieces/tiles.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { dangerOfDay, dangerOnWay } from './dangers.ts'
import type { FightForecast, FightForecasts } from './fight-forecast.ts'
import { PACE, type TravelPurpose } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { deathCostNow, earnsByFighting, isExhausted, standingOf, winningValue } from './score.ts'

/** A worthwhile fight. `value` is in score points, and `rate` is the value per phase. */
export interface Hunt extends TravelPurpose {
  readonly kind: 'hunt'
  readonly foes: readonly DenizenId[]
  readonly value: number
  readonly rate: number
}

/**
 * The number of phases that a fight takes in addition to the journey. They include hiding, alerting the weapon and the
 * rest of the day.
 */
const FIGHT_PHASES = 4
/** The number of phases it takes to rest a chit. */
const REST_PHASES = 1
/** The longest journey to a fight, in phases. After a longer journey, the foes would be gone. */
const FAR = 16
/** The minimum value of a fight or an ambush, in score points. */
const LEAST = 0.5
/** A discount factor for surprises, such as additional monsters. */
const DISCOUNT = 0.8

/** The chance of being seen after two attempts to hide outdoors or one in a cave (9.1.1). */
const SEEN_CHANCE = { outdoors: (11 / 36) ** 2, cave: 11 / 36 } as const

/** Returns the value of meeting these denizens. The character is usually hidden and ready, but is sometimes seen. */
function meetingValue(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  clearing: ClearingId,
  foes: readonly DenizenId[],
): number {
  const hidden = huntValue(view, character, fights.of(character, foes))
  if (hidden <= 0) return hidden
  const seen = SEEN_CHANCE[isCave(clearing) ? 'cave' : 'outdoors']
  return (1 - seen) * hidden + seen * huntValue(view, character, fights.of(character, foes, 'meets'))
}

/**
 * Finds the fight with the highest value per phase. Returns null in the First ENCOUNTER, for an exhausted character,
 * and if no fight is worth the danger.
 */
export function bestHunt(fights: FightForecasts, view: RealmView, character: SeenCharacter): Hunt | null {
  if (view.encounter < 2 || isExhausted(character)) return null
  const here = endOfPlan(view, character)
  if (here === null) return null
  const journeys = journeysOf(view, here)
  const costOfJourney = journeyCost(fights, view, character)
  let best: Hunt | null = null
  for (const clearing of clearingsWithDenizens(view)) {
    const journey = journeys.get(clearing)
    if (!journey || journey.phases > FAR || hasPassed(character, clearing)) continue
    for (const foes of fightsIn(view, clearing)) {
      const value = DISCOUNT * meetingValue(fights, view, character, clearing, foes) - costOfJourney(journey)
      if (value < LEAST) continue
      const rate = value / (journey.phases + FIGHT_PHASES + REST_PHASES * fights.of(character, foes).spent)
      if (!best || rate > best.rate)
        best = { kind: 'hunt', clearing, phases: journey.phases, journey, foes, value, rate }
    }
  }
  return best
}

/**
 * Returns true if the character spent all of yesterday in this clearing and hasn't recorded a MOVE today. Foes who
 * weren't fought then won't be fought today either.
 */
const hasPassed = ({ place, plan, yesterday }: SeenCharacter, clearing: ClearingId): boolean =>
  place.kind === 'clearing' &&
  place.clearing === clearing &&
  !(plan ?? []).some(({ activity }) => activity.kind === 'move') &&
  (yesterday ?? []).length > 0 &&
  !(yesterday ?? []).some(({ activity }) => activity.kind === 'move')

/** Returns a function that computes the expected cost of the monsters on a journey. */
const journeyCost =
  (fights: FightForecasts, view: RealmView, character: SeenCharacter) =>
  ({ clearings }: Journey): number =>
    dangerOnWay(fights, view, character, clearings) * deathCostNow(view, character)

/** The number of nights a hunter waits in one place. */
const NIGHTS = 3
/** The longest journey to an ambush, in phases. */
const NEAR = 8

/**
 * Finds the best nearby clearing in which a hunter can wait for monsters. Returns null in the First ENCOUNTER, for an
 * exhausted character or one who isn't a hunter, and if no beatable monsters are likely to come.
 */
export function bestAmbush(fights: FightForecasts, view: RealmView, character: SeenCharacter): TravelPurpose | null {
  if (view.encounter < 2 || isExhausted(character) || !earnsByFighting(character)) return null
  const here = endOfPlan(view, character)
  if (here === null) return null
  const costOfJourney = journeyCost(fights, view, character)
  let best: TravelPurpose | null = null
  for (const [clearing, journey] of journeysOf(view, here)) {
    const { phases, opens } = journey
    if (phases > NEAR || opens !== null) continue
    const value = NIGHTS * DISCOUNT * nightValue(fights, view, character, clearing) - costOfJourney(journey)
    const rate = value / (phases + NIGHTS * PACE)
    if (value >= LEAST && (!best || rate > best.rate)) best = { kind: 'ambush', clearing, phases, journey, rate }
  }
  return best
}

/**
 * Returns the value of spending the night in a clearing: the expected value of fighting the beatable monsters that may
 * turn up, minus the danger.
 */
function nightValue(fights: FightForecasts, view: RealmView, character: SeenCharacter, clearing: ClearingId): number {
  const night = nightOf(view, clearing)
  const here = denizensSeenIn(view, clearing, 'monster')
  const comes = (coming: readonly ExpectedDenizens[]): number => {
    const foes = coming.flatMap(({ denizens }) => denizens).filter(id => denizenOf(id).is === 'monster')
    return foes.length === 0 ? 0 : Math.max(0, huntValue(view, character, fights.of(character, [...here, ...foes])))
  }
  const hope = ROWS.reduce((sum, row) => {
    const coming = expectedDenizens(night, clearing, [row]).filter(({ to }) => to === clearing)
    const sure = coming.filter(({ isSure }) => isSure)
    const unsure = coming.filter(({ isSure }) => !isSure)
    if (sure.length > 0) return sum + comes(sure)
    return sum + unsure.reduce((total, one) => total + comes([one]) / night.chits.warnings.length, 0)
  }, 0)
  if (hope === 0) return 0
  const tries = isCave(clearing) ? 1 : 2
  const danger = dangerOfDay(fights, view, character, clearing, tries) * deathCostNow(view, character)
  return (rowChance(view.solitaire) / 36) * hope - danger
}

const clearingsWithDenizens = ({ denizens }: RealmView): ClearingId[] => [
  ...new Set(Object.values(denizens).flatMap(({ at, dead }) => (at === null || dead ? [] : [at]))),
]

/**
 * Returns true if any fight in the character's clearing is worth the danger. Returns false for an exhausted character.
 */
export function isWorthFighting(fights: FightForecasts, view: RealmView, character: SeenCharacter): boolean {
  const { place } = character
  if (place.kind !== 'clearing' || isExhausted(character)) return false
  return fightsIn(view, place.clearing).some(foes => huntValue(view, character, fights.of(character, foes)) > 0)
}

/**
 * Lists the possible fights in a clearing: against its monsters, and against each native group together with the
 * monsters. Leaves out hired denizens.
 */
function fightsIn(view: RealmView, clearing: ClearingId): DenizenId[][] {
  const monsters = denizensSeenIn(view, clearing, 'monster').filter(id => !isHired(view, id))
  const natives = view.war ? denizensSeenIn(view, clearing, 'native').filter(id => !isHired(view, id)) : []
  const groups = new Map<string, DenizenId[]>()
  for (const id of natives) {
    const face = denizenOf(id)
    if (face.is === 'native') groups.set(face.group, [...(groups.get(face.group) ?? []), id])
  }
  return [...(monsters.length > 0 ? [monsters] : []), ...[...groups.values()].map(group => [...monsters, ...group])]
}

/** Why a character attacks nobody in a clearing, and the foes of the most promising fight there. */
export interface Reluctance {
  readonly why: 'tired' | 'dies' | 'cursed' | 'little'
  readonly foes: readonly DenizenId[]
  /** The chance of death. */
  readonly dies: number
}

/** The chance of death that is reason enough not to fight. */
const DANGER = 0.1

/** Explains why no fight in the character's clearing is worth the danger. Returns null if there is nobody to fight. */
export function reluctanceOf(fights: FightForecasts, view: RealmView, character: SeenCharacter): Reluctance | null {
  const { place } = character
  const all = place.kind === 'clearing' ? fightsIn(view, place.clearing) : []
  const tried = all.map(foes => ({ foes, forecast: fights.of(character, foes) }))
  const value = ({ forecast }: (typeof tried)[number]): number => huntValue(view, character, forecast)
  const [first, ...others] = tried
  if (!first) return null
  const { foes, forecast } = others.reduce((best, one) => (value(one) > value(best) ? one : best), first)
  const { dies, cursed } = forecast
  const why = isExhausted(character) ? 'tired' : dies > DANGER ? 'dies' : cursed > 0 ? 'cursed' : 'little'
  return { why, foes, dies }
}

/** The cost of a curse, in score points. */
const A_CURSE = 2

/**
 * The probability added to the chance of death that trials find, because there are too few trials for an exact value.
 */
const EXTRA_DEATH_CHANCE = 0.07

/**
 * Returns a fight's value for a character: the gains and the better chance of winning the game, minus the expected
 * costs of a curse and of death.
 */
export function huntValue(
  view: RealmView,
  character: SeenCharacter,
  { fame, notoriety, gold, dies, cursed }: FightForecast,
): number {
  const gains = standingOf(character, view, { fame, notoriety, gold }) - standingOf(character, view)
  const lives = 1 - dies
  const survivor = { fame: fame / lives, notoriety: notoriety / lives, gold: gold / lives }
  const wins = lives > 0 ? lives * (winningValue(character, view, survivor) - winningValue(character, view)) : 0
  return gains + wins - A_CURSE * cursed - (dies + EXTRA_DEATH_CHANCE * (1 - dies)) * deathCostNow(view, character)
}
