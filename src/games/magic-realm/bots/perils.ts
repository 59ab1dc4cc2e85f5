import { denizensIn, endOfPlan, nightOf, rowsAhead } from '../plans/seen.ts'
import { type Coming, mayCome, rowChance } from '../plans/summons.ts'
import { type ClearingId, isCave } from '../rules/map/tiles.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { type Goal, PACE, type Reckoning } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { deathWhenCaught } from './ring.ts'
import { priceNow } from './standing.ts'

/** What a treasure brings, in points of the score: gold by its sale, fame, or a great one. */
const TREASURE = 3
/** How often nobody finds a place to hide in a day (9.1.1), with two dice. */
const SEEN = 11 / 36
/** In a cave a day has half as many phases, and hiding takes one of them. */
const SLOW = 3

/** What treasures bring for a phase, less what may kill him while he is there. */
export const boldly: Reckoning = (view, character, { clearing, gain, phases, stay }, best) => {
  const there = stay * (isCave(clearing) ? SLOW : 1)
  const rate = (TREASURE * gain) / (phases + there)
  if (rate <= best) return null
  const price = priceNow(view, character)
  const days = there / (PACE - 1)
  return rate - (days * perilOf(view, character, clearing) * price) / (phases + there)
}

/** Of what is to be feared where a turn ends, how much another try to hide takes away. */
const HIDDEN = 25 / 36

/** Whether it is worth a phase to hide once more before the night. */
export function hidesAgain(view: RealmView, character: SeenCharacter, goal: Goal | null): boolean {
  const end = endOfPlan(view, character)
  if (end === null || view.encounter < 2) return false
  const price = priceNow(view, character)
  return HIDDEN * perilOf(view, character, end) * price > Math.max(0, goal?.rate ?? 0)
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
