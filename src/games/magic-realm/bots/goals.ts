import { type Journey, phasesInto } from '../plans/routes.ts'
import { expectedDenizens, rowChance } from '../plans/summons.ts'
import {
  chitsOn,
  clearingOfCharacter,
  denizensSeenIn,
  endOfPlan,
  isFound,
  mainCharacter,
  nightOf,
  rowsAhead,
  sitesAt,
  visitorsAt,
} from '../plans/view-facts.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { carryingStrength } from '../rules/facts/carrying.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { denizenOf, GROUPS, leaderOf } from '../rules/pieces/denizens.ts'
import { bears } from '../rules/pieces/levels.ts'
import { VISITORS } from '../rules/pieces/setup-card.ts'
import { type ClearingId, isCave, tileCodeOf, tileOf } from '../rules/pieces/tiles.ts'
import { type RealmQuestion, subjectOf } from '../rules/state/asking.ts'
import { mountainCost, phasesOfDay } from '../rules/state/calendar.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { journeysOf } from './journeys.ts'
import { goldForSale, winsBySale } from './sales.ts'

/** A reason to travel: to take treasures, find a site, explore a tile, sell, fight, wait for monsters, or be safe. */
export interface TravelPurpose {
  readonly kind: 'loot' | 'seek' | 'explore' | 'sell' | 'hunt' | 'ambush' | 'shelter'
  readonly clearing: ClearingId
  /** The length of the journey in phases. */
  readonly phases: number
  readonly journey: Journey
  /** The value per phase, in the caller's unit. */
  readonly rate: number
}

/** A possible gain in a clearing, in treasures or their equivalent. `stay` is the number of phases spent there. */
export interface Chance {
  readonly kind: TravelPurpose['kind']
  readonly clearing: ClearingId
  /** The clearings on the journey, including the destination. */
  readonly way: readonly ClearingId[]
  /** The length of the journey in phases. */
  readonly phases: number
  readonly gain: number
  readonly stay: number
}

/** Rates a chance by its value per phase. Returns null if that does not exceed the best value so far. */
export type RateChance = (view: RealmView, character: SeenCharacter, chance: Chance, best: number) => number | null

/**
 * Rates a chance by its gain per phase, reduced for each kind of monster in its clearing or sure to come there tonight.
 */
const ratePerPhase: RateChance = (view, _character, { clearing, gain, phases, stay }, best) => {
  const rate = gain / (phases + stay)
  // `courage` is at most 1, so this chance cannot become the best.
  return rate <= best ? null : rate * courage(view, clearing)
}

/** The number of phases needed to loot a site, and to find one (9.2.5: 1 or 4, on the higher of two dice). */
const LOOT_PHASES = 4
const SEARCH_PHASES = 4.5
/** The chance that LOOT finds something, and the chance that an unknown tile has a site. */
const LOOT_CHANCE = 0.8
const HOPE = 0.55
/** The amount of gold that is worth as much as a treasure. */
const GOLD_PER_TREASURE = 15
/** The smallest sale that is worth a journey, in gold. */
const MIN_SALE = 10
/** The day after which selling becomes urgent. */
const LATE_DAY = 20
/** The urgency of a sale that would win the game. */
const WINNING_SALE = 20

/**
 * Picks the chance with the highest value per phase, including the phases of the journey. Returns null if there is none
 * or the character's place is unknown.
 */
export function goalOf(view: RealmView, character: SeenCharacter, rateChance = ratePerPhase): TravelPurpose | null {
  const here = endOfPlan(view, character)
  if (here === null) return null
  const board = boardOf(view.tiles)
  const journeys = journeysOf(view, here)
  let best: TravelPurpose | null = null
  for (const clearing of board.clearings) {
    const journey = journeys.get(clearing)
    if (!journey || isBlockedAtClimb(view, character, here, journey)) continue
    const { phases } = journey
    for (const chance of chancesAt(view, character, clearing, journey)) {
      const rate = rateChance(view, character, chance, best?.rate ?? Number.NEGATIVE_INFINITY)
      if (rate !== null && (!best || rate > best.rate)) best = { kind: chance.kind, clearing, phases, journey, rate }
    }
  }
  return best
}

/**
 * Returns true if monsters would block the character at a climb on the journey, because there aren't enough phases for
 * hiding and then climbing.
 */
function isBlockedAtClimb(
  view: RealmView,
  character: SeenCharacter,
  here: ClearingId,
  { clearings }: Journey,
): boolean {
  const plan = character.plan ?? []
  const left = phasesLeft(view, character, plan)
  const isHidden = plan.some(({ activity }) => activity.kind === 'hide')
  return clearings.some((to, n) => {
    const from = clearings[n - 1] ?? here
    if (phasesInto(to, mountainCost(view)) === 1 || denizensSeenIn(view, from, 'monster').length === 0) return false
    const phases = n === 0 ? left.basic + left.sunlight : isCave(from) ? phasesOfDay(view).basic : PACE
    return !(n === 0 && isHidden) && phases <= phasesInto(to, mountainCost(view))
  })
}

/** Lists the possible gains in a clearing. */
function chancesAt(
  view: RealmView,
  character: SeenCharacter,
  clearing: ClearingId,
  { clearings: way, phases }: Journey,
): Chance[] {
  const chances: Chance[] = []
  const add = (kind: TravelPurpose['kind'], gain: number, stay: number) =>
    chances.push({ kind, clearing, way, phases, gain, stay })
  const full = sitesAt(view, clearing).filter(
    site => (view.boxes[site]?.length ?? 0) > 0 && canLoot(view, character, site),
  )
  const found = full.filter(site => isFound(view, site))
  const sizes = [...found.map(site => view.boxes[site]!.length), carriableCount(view, character, clearing)]
  const most = Math.max(...sizes)
  if (most > 0) add('loot', LOOT_PHASES * chanceOf(most), LOOT_PHASES)
  else if (full.length > 0) add('seek', LOOT_PHASES * LOOT_CHANCE, SEARCH_PHASES + LOOT_PHASES)
  const tile = tileCodeOf(clearing)
  const { kind } = tileOf(tile)
  const gold = goldForSale(view, character)
  const urge = winsBySale(view, character) ? WINNING_SALE : 1 + Math.max(0, view.day - LATE_DAY) / 4
  if ((view.unknownChits[tile] ?? 0) > 0) {
    if (kind === 'mountain' || kind === 'cave')
      add('explore', HOPE * LOOT_PHASES * LOOT_CHANCE, 1 + SEARCH_PHASES + 2 * LOOT_PHASES)
    // A valley may have a trader.
    else if (kind === 'valley' && gold >= MIN_SALE && !knowsTrader(view))
      add('explore', (urge * gold) / GOLD_PER_TREASURE, 4)
  }
  const wait = gold >= MIN_SALE ? phasesToTrader(view, clearing) : null
  if (wait !== null) add('sell', (urge * gold) / GOLD_PER_TREASURE, wait + 2)
  return chances
}

/**
 * Estimates the number of phases until someone in a clearing trades: 0 if a trader is there now, or else the wait until
 * natives come to the Dwelling (13.5.1). Returns null if nobody will come.
 */
function phasesToTrader(view: RealmView, clearing: ClearingId): number | null {
  if (tradersIn(view, clearing).length > 0) return 0
  const guests = expectedDenizens(nightOf(view, clearing), clearing).filter(({ by }) => by.kind === 'dwelling')
  const rows = new Set(guests.map(({ row }) => row)).size
  return rows === 0 ? null : (36 / (rows * rowChance(view.seats.length === 1))) * PACE
}

/** Returns the chance that LOOT finds something in a pile. The higher of two dice counts (9.3.2). */
const chanceOf = (size: number): number => (Math.min(6, size) / 6) ** 2

/**
 * Returns true if the bot considers a site lootable. The Vault must be open or the Lost Keys active (9.3.5). At the
 * Pool and the Cairns, which fatigue chits, more than six chits must be active (9.3.4).
 */
function canLoot(view: RealmView, character: SeenCharacter, site: string): boolean {
  if (site === 'vault') return view.vaultOpen || character.owned.some(({ id, active }) => active && id === 'lost-keys')
  if (site !== 'pool' && site !== 'cairns') return true
  return character.chits.filter(state => state === 'active').length > 6
}

/** Counts the face-up items in a pile that the character can carry (2.3.10). */
function carriableCount(view: RealmView, character: SeenCharacter, clearing: ClearingId): number {
  const open = (view.piles[clearing] ?? []).filter(id => id !== null)
  if (open.length === 0) return 0
  const strength = carryingStrength(character)
  return open.filter(id => bears(strength, belonging(id).weight)).length
}

/** Lists the native groups whose leader is in a clearing, and the visitors who trade there (10.1.1). */
export const tradersIn = (view: RealmView, clearing: ClearingId): string[] => [
  ...GROUPS.map(({ id }) => id).filter(id => view.denizens[leaderOf(id)]?.at === clearing),
  ...visitorsAt(view, clearing).filter(side => VISITORS.includes(side)),
]

const knowsTrader = (view: RealmView): boolean =>
  GROUPS.some(({ id }) => view.denizens[leaderOf(id)]?.at != null) ||
  view.visitors.some(({ at }) => at !== null && visitorsAt(view, at).some(side => VISITORS.includes(side)))

/**
 * Returns the factor by which monsters reduce the value of a goal. In the First ENCOUNTER they only block. From the
 * Second ENCOUNTER on, they kill.
 */
function courage(view: RealmView, clearing: ClearingId): number {
  const each = view.encounter >= 2 ? 0.35 : 0.1
  return Math.max(0.05, 1 - each * dangerCount(view, clearing))
}

/** Counts the kinds of monsters that are in a clearing or certain to come tonight if their row prowls. */
function dangerCount(view: RealmView, clearing: ClearingId): number {
  const coming = expectedDenizens(nightOf(view, clearing), clearing, rowsAhead(view)).filter(({ isSure }) => isSure)
  const kinds = new Set(
    [...denizensSeenIn(view, clearing, 'monster'), ...coming.flatMap(({ denizens }) => denizens)].flatMap(id => {
      const denizen = denizenOf(id)
      return denizen.is === 'monster' ? [denizen.kind] : []
    }),
  )
  return kinds.size
}

/**
 * Returns the next clearing of the journey and the number of MOVE phases it takes to get there. Returns null on
 * arrival, or if a roadway must be discovered first.
 */
export function nextStep(
  view: RealmView,
  character: SeenCharacter,
  { journey }: TravelPurpose,
): { readonly to: ClearingId; readonly phases: number } | null {
  const [to] = journey.clearings
  if (to === undefined || mustDiscoverNext(view, character, journey)) return null
  return { to, phases: phasesInto(to, mountainCost(view)) }
}

/**
 * Returns true if the character's next step is to discover a roadway from the clearing where the recorded turn ends.
 */
export const mustDiscoverNext = (view: RealmView, character: SeenCharacter, { opens }: Journey): boolean =>
  opens !== null && opens.at === endOfPlan(view, character)

/**
 * Returns true if there are monsters on today's part of the journey, or in the starting clearing if the character stays
 * or climbs from there.
 */
export function meetsMonsters(view: RealmView, character: SeenCharacter, journey: Journey | null): boolean {
  const here = endOfPlan(view, character)
  const ahead = journey?.clearings.slice(0, PACE) ?? []
  // A character who leaves at once avoids a block in the starting clearing, unless the first move is a climb, which
  // begins there.
  const begins = here !== null && (ahead.length === 0 || phasesInto(ahead[0]!, mountainCost(view)) > 1)
  const places = begins ? [here, ...ahead] : ahead
  return places.some(place => denizensSeenIn(view, place, 'monster').length > 0)
}

/** The number of clearings that a character can move in a day. */
export const PACE = 4

/** Returns true if monsters are, or may appear, in the clearing where the recorded turn ends. */
export function isInDanger(view: RealmView, character: SeenCharacter): boolean {
  const end = endOfPlan(view, character) ?? clearingOfCharacter(view, character)
  if (end === null) return false
  const tile = tileCodeOf(end)
  const isUnknown = (view.unknownChits[tile] ?? 0) > 0 || chitsOn(view, tile).length === 0
  return dangerCount(view, end) > 0 || (view.encounter >= 2 && isUnknown)
}

/** Finds the character that a question is about. Falls back to the main character, or null if there is none. */
export const characterAsked = (view: RealmView, question: RealmQuestion): SeenCharacter | null =>
  view.characters.find(({ id, isOwn }) => id === subjectOf(question) && isOwn) ?? mainCharacter(view)
