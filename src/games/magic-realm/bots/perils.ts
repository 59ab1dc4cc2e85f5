import { denizensIn, endOfPlan, nightOf, rowsAhead } from '../plans/seen.ts'
import { type Coming, mayCome, rowChance } from '../plans/summons.ts'
import { type ClearingId, isCave } from '../rules/map/tiles.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { type Goal, isInDanger, PACE, type Reckoning } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { deathWhenCaught } from './ring.ts'
import { isWorn, priceNow } from './standing.ts'
import { weightOf } from './worth.ts'

/** What a treasure brings on the mean: the gold of its sale, and how often it is a great one. */
const TREASURE = { gold: 9, great: 0.2 } as const
/** How often nobody finds a place to hide in a day (9.1.1), with two dice. */
const SEEN = 11 / 36
/** In a cave a day has half as many phases, and hiding takes one of them. */
const SLOW = 3

/** What treasures bring for a phase, less what may kill him while he is there. */
export const boldly: Reckoning = (view, character, { clearing, way, gain, phases, stay }, best) => {
  // What takes longer than the month lasts brings nothing.
  if (phases + stay / 2 > (lastDayOf(view) - view.day + 1) * PACE) return null
  const there = stay * (isCave(clearing) ? SLOW : 1)
  const treasure = weightOf(view, character, 'gold', TREASURE.gold) + weightOf(view, character, 'great', TREASURE.great)
  const rate = (treasure * gain) / (phases + there)
  if (rate <= best) return null
  const price = priceNow(view, character)
  const days = there / (PACE - 1)
  const peril = days * perilOf(view, character, clearing) + perilOnWay(view, character, way)
  return rate - (peril * price) / (phases + there)
}

/** How likely those who stand on a way kill a character who has failed to hide from them: they block whom they see go by (13.1.2). */
export const perilOnWay = (view: RealmView, character: SeenCharacter, way: readonly ClearingId[]): number =>
  way.slice(0, -1).reduce((sum, at) => sum + SEEN * deathWhenCaught(character, denizensIn(view, at, 'monster')), 0)

/** Of what is to be feared where a turn ends, how much another try to hide takes away. */
const HIDDEN = 25 / 36

/** Whether it is worth a phase to hide once more before the night. */
export function hidesAgain(view: RealmView, character: SeenCharacter, goal: Goal | null): boolean {
  const end = endOfPlan(view, character)
  if (end === null || view.encounter < 2) return false
  const price = priceNow(view, character)
  // What he would outlive when he is rested may kill him now.
  if (isWorn(character) && isInDanger(view, character)) return true
  return HIDDEN * perilOf(view, character, end) * price > Math.max(0, goal?.rate ?? 0)
}

/** Who is killed no oftener than this where he is caught only loses a day by it. */
const TRIFLE = 0.05

/** Whether somebody leaves monsters before he hides: a hunter so as to come back upon them, others where they would kill him. */
export function flees(view: RealmView, character: SeenCharacter, here: ClearingId, goal: Goal | null): boolean {
  if (!goal || goal.kind === 'hunt' || goal.kind === 'shelter') return true
  return deathWhenCaught(character, denizensIn(view, here, 'monster')) > TRIFLE
}

/** What each step on the way adds to the peril of somewhere else. */
const UNFORESEEN = 0.01

/** The safest clearing that he may come to today, where he is counted; of several the nearest. */
export function shelterOf(view: RealmView, character: SeenCharacter): Goal | null {
  const here = endOfPlan(view, character)
  if (here === null) return null
  const price = priceNow(view, character)
  let best: Goal | null = null
  for (const [clearing, journey] of journeysOf(view, here)) {
    if (journey.opens !== null) continue
    const tries = (isCave(here) || isCave(clearing) ? PACE / 2 : PACE) - journey.phases
    if (tries < 1) continue
    const peril = perilOf(view, character, clearing, tries) + UNFORESEEN * journey.phases
    const rate = (-peril * price) / (PACE - 1)
    if (!best || rate > best.rate) best = { kind: 'shelter', clearing, phases: journey.phases, journey, rate }
  }
  return best
}

/** How likely a day in a clearing kills a character who tries to hide so many times: before who stands there already, once. */
export function perilOf(view: RealmView, character: SeenCharacter, clearing: ClearingId, tries = 1): number {
  const here = denizensIn(view, clearing, 'monster')
  const stays = deathWhenCaught(character, here)
  const night = nightOf(view, clearing)
  const rows = rowsAhead(view)
  const isRolled = rows.length < 6
  const each = isRolled ? 1 : rowChance(view.solitaire) / 36
  const more = rows.reduce((sum, row) => {
    const coming = mayCome(night, clearing, [row]).filter(({ to }) => to === clearing)
    const sure = monstersOf(coming.filter(({ isSure }) => isSure))
    const perhaps = coming.filter(({ isSure }) => !isSure)
    const unsure = perhaps.reduce(
      (total, one) => total + deathWhenCaught(character, [...here, ...monstersOf([one])]) / night.chits.warnings.length,
      0,
    )
    const dies = sure.length > 0 ? deathWhenCaught(character, [...here, ...sure]) : unsure
    return sum + each * Math.max(0, dies - stays)
  }, 0)
  return SEEN * stays + SEEN ** tries * Math.min(1 - stays, more)
}

const monstersOf = (coming: readonly Coming[]): DenizenId[] =>
  coming.flatMap(({ denizens }) => denizens).filter(id => denizenOf(id).is === 'monster')
