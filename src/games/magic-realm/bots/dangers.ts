import { daysFor, stagesOf } from '../plans/routes.ts'
import { type ExpectedDenizens, expectedDenizens, rowChance } from '../plans/summons.ts'
import { denizensSeenIn, endOfPlan, nightOf, rowsAhead } from '../plans/view-facts.ts'
import { hindranceOf } from '../rules/facts/hindrance.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import { type ClearingId, isCave, tileCodeOf } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { deathWhenCaught, type FightForecasts } from './fight-forecast.ts'
import { isInDanger, PACE, type RateChance, type TravelPurpose } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { goalWeight } from './sales.ts'
import { deathCostNow, isExhausted } from './score.ts'

/** The averages per treasure: gold from its sale, and the chance that it is great. */
const TREASURE = { gold: 9, great: 0.2 } as const
/** The chance that one attempt to hide with two dice fails (9.1.1). */
const SEEN_CHANCE = 11 / 36
/** The factor by which a cave lengthens a stay. A day there has half the phases, and hiding takes one of them. */
const CAVE_FACTOR = 3

/**
 * Creates a rating of chances: the value per phase in score points, minus the danger of dying. A trip that would
 * outlast the month has no rating.
 */
export const rateWithDanger =
  (fights: FightForecasts): RateChance =>
  (view, character, { clearing, way, gain, phases, stay }, best) => {
    // A trip longer than the rest of the month gains nothing.
    if (phases + stay / 2 > (lastDayOf(view) - view.day + 1) * PACE) return null
    const there = stay * (isCave(clearing) ? CAVE_FACTOR : 1)
    const treasure =
      goalWeight(view, character, 'gold', TREASURE.gold) + goalWeight(view, character, 'great', TREASURE.great)
    const rate = (treasure * gain) / (phases + there)
    if (rate <= best) return null
    const price = deathCostNow(view, character)
    const days = there / (PACE - 1)
    const danger = days * dangerOfDay(fights, view, character, clearing) + dangerOnWay(fights, view, character, way)
    return rate - (danger * price) / (phases + there)
  }

/**
 * Estimates the chance that the character fails to hide and is killed by monsters before the destination, where they
 * block a visible character who passes (13.1.2). It is a sum over the clearings, and so can exceed 1.
 */
export const dangerOnWay = (
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  way: readonly ClearingId[],
): number =>
  way
    .slice(0, -1)
    .reduce((sum, at) => sum + SEEN_CHANCE * deathWhenCaught(fights, character, denizensSeenIn(view, at, 'monster')), 0)

/** The fraction of the night's danger that another attempt to hide removes. */
const HIDING_SHARE = 25 / 36

/** The chance of death above which monsters on the same tile are not worth another night. */
const DEADLY = 0.5

/**
 * Returns true if moving on in the last phase saves a night on a tile with deadly monsters. They can prowl to any of
 * its clearings (13.2.2), so hiding again would only put off the nights that the journey takes anyway.
 */
function escapesSooner(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  from: ClearingId,
  { journey }: TravelPurpose,
): boolean {
  const tile = tileCodeOf(from)
  const off = journey.clearings.findIndex(to => tileCodeOf(to) !== tile)
  if (off < 0 || (journey.opens && tileCodeOf(journey.opens.at) === tile)) return false
  const foes = [...new Set(Object.values(view.denizens).flatMap(({ at }) => at ?? []))]
    .filter(at => tileCodeOf(at) === tile)
    .flatMap(at => denizensSeenIn(view, at, 'monster'))
  if (deathWhenCaught(fights, character, foes) < DEADLY) return false
  const { open, cave } = daysFor(view)
  // Each of the following days begins with an attempt to hide.
  const days = { open: open - 1, cave: cave - 1 }
  const route = { ...journey, clearings: journey.clearings.slice(0, off + 1) }
  const nights = (left: number): number =>
    stagesOf(from, route, left, days, mountainCost(view)).filter(({ end }) => tileCodeOf(end) === tile).length
  return nights(1) < nights(0)
}

/** Returns true if another attempt to hide is worth a phase before the night. */
export function isWorthHidingAgain(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  goal: TravelPurpose | null,
): boolean {
  const end = endOfPlan(view, character)
  if (end === null || view.encounter < 2) return false
  if (goal && escapesSooner(fights, view, character, end, goal)) return false
  const price = deathCostNow(view, character)
  // A worn-out character may die in fights that they would survive if rested.
  if (isExhausted(character) && isInDanger(view, character)) return true
  return HIDING_SHARE * dangerOfDay(fights, view, character, end) * price > Math.max(0, goal?.rate ?? 0)
}

/** The chance of death below which being caught costs no more than a day. */
const TOLERABLE_DEATH_CHANCE = 0.05

/**
 * Returns true to leave monsters before hiding. A character without a goal, or who hunts or seeks shelter, always
 * leaves. Others leave if the monsters are likely enough to kill them.
 */
export function shouldFlee(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  here: ClearingId,
  goal: TravelPurpose | null,
): boolean {
  if (!goal || goal.kind === 'hunt' || goal.kind === 'shelter') return true
  return deathWhenCaught(fights, character, denizensSeenIn(view, here, 'monster')) > TOLERABLE_DEATH_CHANCE
}

/** The danger added per phase on the way to a shelter. */
const DANGER_PER_STEP = 0.01

/**
 * Finds the safest clearing, the current one included, that known roadways reach in time to hide today. A longer way
 * counts as more dangerous. Returns null if there is none.
 */
export function shelterOf(fights: FightForecasts, view: RealmView, character: SeenCharacter): TravelPurpose | null {
  const here = endOfPlan(view, character)
  if (here === null) return null
  const price = deathCostNow(view, character)
  let best: TravelPurpose | null = null
  for (const [clearing, journey] of journeysOf(view, here)) {
    if (journey.opens !== null) continue
    const tries = (isCave(here) || isCave(clearing) ? PACE / 2 : PACE) - journey.phases
    if (tries < 1) continue
    const danger = dangerOfDay(fights, view, character, clearing, tries) + DANGER_PER_STEP * journey.phases
    const rate = (-danger * price) / (PACE - 1)
    if (!best || rate > best.rate) best = { kind: 'shelter', clearing, phases: journey.phases, journey, rate }
  }
  return best
}

/**
 * Returns the chance that a day in a clearing kills a character who attempts to hide this many times. Monsters that are
 * already there leave time for only one attempt. A character who can't hide is always found.
 */
export function dangerOfDay(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
  clearing: ClearingId,
  tries = 1,
): number {
  const seen = hindranceOf(view, character, 'hide') === null ? SEEN_CHANCE : 1
  const here = denizensSeenIn(view, clearing, 'monster')
  const stays = deathWhenCaught(fights, character, here)
  const night = nightOf(view, clearing)
  const rows = rowsAhead(view)
  const isRolled = rows.length < 6
  const each = isRolled ? 1 : rowChance(view.solitaire) / 36
  const more = rows.reduce((sum, row) => {
    const coming = expectedDenizens(night, clearing, [row]).filter(({ to }) => to === clearing)
    const sure = monstersOf(coming.filter(({ isSure }) => isSure))
    const perhaps = coming.filter(({ isSure }) => !isSure)
    const unsure = perhaps.reduce(
      (total, one) =>
        total + deathWhenCaught(fights, character, [...here, ...monstersOf([one])]) / night.chits.warnings.length,
      0,
    )
    const dies = sure.length > 0 ? deathWhenCaught(fights, character, [...here, ...sure]) : unsure
    return sum + each * Math.max(0, dies - stays)
  }, 0)
  return seen * stays + seen ** tries * Math.min(1 - stays, more)
}

const monstersOf = (coming: readonly ExpectedDenizens[]): DenizenId[] =>
  coming.flatMap(({ denizens }) => denizens).filter(id => denizenOf(id).is === 'monster')
