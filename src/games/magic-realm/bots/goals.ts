import { type Journey, phasesInto } from '../plans/routes.ts'
import {
  chitsOn,
  denizensIn,
  endOfPlan,
  isFound,
  mainCharacter,
  nightOf,
  rowsAhead,
  sitesAt,
  visitorsAt,
  whereabouts,
} from '../plans/seen.ts'
import { mayCome, rowChance } from '../plans/summons.ts'
import { carryingStrength } from '../rules/belongings/carrying.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { bears } from '../rules/levels.ts'
import { boardOf } from '../rules/map/board.ts'
import { type ClearingId, isCave, tileCodeOf, tileOf } from '../rules/map/tiles.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { denizenOf, GROUPS, leaderOf } from '../rules/pieces/denizens.ts'
import { VISITORS } from '../rules/pieces/setup-card.ts'
import { mountainCost, phasesOfDay } from '../rules/seasons/calendar.ts'
import type { Character, RealmState } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { journeysOf } from './journeys.ts'
import { goldForSale } from './worth.ts'

/** What somebody goes somewhere for: to take treasures, to find a site, to see what a tile holds, to sell, to fight, to lie in wait, to be safe. */
export interface Goal {
  readonly kind: 'loot' | 'seek' | 'explore' | 'sell' | 'hunt' | 'ambush' | 'shelter'
  readonly clearing: ClearingId
  /** Phases to it. */
  readonly phases: number
  readonly journey: Journey
  /** What it brings for a phase, by whoever reckons. */
  readonly rate: number
}

/** Something that can be had in a clearing: treasures, or what is worth as much, and the phases that are spent there on it. */
export interface Chance {
  readonly kind: Goal['kind']
  readonly clearing: ClearingId
  /** The clearings that lead to it, itself the last. */
  readonly way: readonly ClearingId[]
  /** Phases to it. */
  readonly phases: number
  readonly gain: number
  readonly stay: number
}

/** What a chance is worth for a phase; null where that is no more than what is known already. */
export type Reckoning = (view: RealmView, character: SeenCharacter, chance: Chance, best: number) => number | null

/** What it brings, less by the monsters there. */
const simply: Reckoning = (view, _character, { clearing, gain, phases, stay }, best) => {
  const rate = gain / (phases + stay)
  // Courage adds nothing: what is no better without it is not looked at further.
  return rate <= best ? null : rate * courage(view, clearing)
}

/** Phases that are spent at a site once one is there, and those it takes to find it (9.2.5: 1 or 4, the higher of two dice). */
const TAKING = 4
const SEEKING = 4.5
/** A LOOT roll that most likely finds something, and how likely a tile nobody knows has a site. */
const USUAL = 0.8
const HOPE = 0.55
/** Gold that is as good as a treasure. */
const GOLD = 15
/** Less is not worth a way. */
const LEAST_SALE = 10
/** The day from which it thinks of selling what it has. */
const LATE = 20

/** Where a character goes: to what gives most for a phase, the way to it counted. */
export function goalOf(view: RealmView, character: SeenCharacter, reckon = simply): Goal | null {
  const here = endOfPlan(view, character)
  if (here === null) return null
  const board = boardOf(view.tiles)
  const journeys = journeysOf(view, here)
  let best: Goal | null = null
  for (const clearing of board.clearings) {
    const journey = journeys.get(clearing)
    if (!journey || isHeld(view, character, here, journey)) continue
    const { phases } = journey
    for (const chance of chancesAt(view, character, clearing, journey)) {
      const rate = reckon(view, character, chance, best?.rate ?? Number.NEGATIVE_INFINITY)
      if (rate !== null && (!best || rate > best.rate)) best = { kind: chance.kind, clearing, phases, journey, rate }
    }
  }
  return best
}

/** Whether monsters on the way block each climb that he begins beside them: nobody hides and climbs in two phases. */
function isHeld(view: RealmView, character: SeenCharacter, here: ClearingId, { clearings }: Journey): boolean {
  const plan = character.plan ?? []
  // An own character is seen whole, and of the state only what lies open is read.
  const left = phasesLeft(view as unknown as RealmState, character as unknown as Character, plan)
  const isHidden = plan.some(({ activity }) => activity.kind === 'hide')
  return clearings.some((to, n) => {
    const from = clearings[n - 1] ?? here
    if (phasesInto(to, mountainCost(view)) === 1 || denizensIn(view, from, 'monster').length === 0) return false
    const phases = n === 0 ? left.basic + left.sunlight : isCave(from) ? phasesOfDay(view).basic : PACE
    return !(n === 0 && isHidden) && phases <= phasesInto(to, mountainCost(view))
  })
}

/** What there is to go to a clearing for. */
function chancesAt(
  view: RealmView,
  character: SeenCharacter,
  clearing: ClearingId,
  { clearings: way, phases }: Journey,
): Chance[] {
  const chances: Chance[] = []
  const add = (kind: Goal['kind'], gain: number, stay: number) =>
    chances.push({ kind, clearing, way, phases, gain, stay })
  const full = sitesAt(view, clearing).filter(
    site => (view.boxes[site]?.length ?? 0) > 0 && canLoot(view, character, site),
  )
  const found = full.filter(site => isFound(view, site))
  const sizes = [...found.map(site => view.boxes[site]!.length), pileWorth(view, character, clearing)]
  const most = Math.max(...sizes)
  if (most > 0) add('loot', TAKING * chanceOf(most), TAKING)
  else if (full.length > 0) add('seek', TAKING * USUAL, SEEKING + TAKING)
  const tile = tileCodeOf(clearing)
  const { kind } = tileOf(tile)
  const gold = goldForSale(view, character)
  const urge = 1 + Math.max(0, view.day - LATE) / 4
  if ((view.unknownChits[tile] ?? 0) > 0) {
    if (kind === 'mountain' || kind === 'cave') add('explore', HOPE * TAKING * USUAL, 1 + SEEKING + 2 * TAKING)
    // A valley may hide somebody to sell to.
    else if (kind === 'valley' && gold >= LEAST_SALE && !knowsTrader(view)) add('explore', (urge * gold) / GOLD, 4)
  }
  const wait = gold >= LEAST_SALE ? phasesToTrader(view, clearing) : null
  if (wait !== null) add('sell', (urge * gold) / GOLD, wait + 2)
  return chances
}

/** How long one waits in a clearing for somebody who trades: not at all, or until natives come to the Dwelling (13.5.1); null where none will. */
function phasesToTrader(view: RealmView, clearing: ClearingId): number | null {
  if (tradersIn(view, clearing).length > 0) return 0
  const guests = mayCome(nightOf(view, clearing), clearing).filter(({ by }) => by.kind === 'dwelling')
  const rows = new Set(guests.map(({ row }) => row)).size
  return rows === 0 ? null : (36 / (rows * rowChance(view.seats.length === 1))) * PACE
}

/** How likely the higher of two dice is not beyond a pile (9.3.2). */
const chanceOf = (size: number): number => (Math.min(6, size) / 6) ** 2

/** Whether he can pay what a site costs: an asterisk at the Pool and the Cairns, a door at the Vault (9.3.4, 9.3.5). */
function canLoot(view: RealmView, character: SeenCharacter, site: string): boolean {
  if (site === 'vault') return view.vaultOpen || character.owned.some(({ id, active }) => active && id === 'lost-keys')
  if (site !== 'pool' && site !== 'cairns') return true
  return character.chits.filter(state => state === 'active').length > 6
}

/** How many pieces of a pile he could carry off, of those that lie open (2.3.10). */
function pileWorth(view: RealmView, character: SeenCharacter, clearing: ClearingId): number {
  const open = (view.piles[clearing] ?? []).filter(id => id !== null)
  if (open.length === 0) return 0
  // An own character is seen whole.
  const strength = carryingStrength(character as unknown as Character)
  return open.filter(id => bears(strength, belonging(id).weight)).length
}

/** The leaders and visitors who trade in a clearing (10.1.1). */
export const tradersIn = (view: RealmView, clearing: ClearingId): string[] => [
  ...GROUPS.map(({ id }) => id).filter(id => view.denizens[leaderOf(id)]?.at === clearing),
  ...visitorsAt(view, clearing).filter(side => VISITORS.includes(side)),
]

const knowsTrader = (view: RealmView): boolean =>
  GROUPS.some(({ id }) => view.denizens[leaderOf(id)]?.at != null) ||
  view.visitors.some(({ at }) => at !== null && visitorsAt(view, at).some(side => VISITORS.includes(side)))

/** What monsters take off a goal: in the First ENCOUNTER they only block, from the Second on they kill. */
function courage(view: RealmView, clearing: ClearingId): number {
  const each = view.encounter >= 2 ? 0.35 : 0.1
  return Math.max(0.05, 1 - each * perils(view, clearing))
}

/** How many kinds of monsters stand in a clearing or may come to it tonight. */
function perils(view: RealmView, clearing: ClearingId): number {
  const coming = mayCome(nightOf(view, clearing), clearing, rowsAhead(view)).filter(({ isSure }) => isSure)
  const kinds = new Set(
    [...denizensIn(view, clearing, 'monster'), ...coming.flatMap(({ denizens }) => denizens)].flatMap(id => {
      const denizen = denizenOf(id)
      return denizen.is === 'monster' ? [denizen.kind] : []
    }),
  )
  return kinds.size
}

/** The next clearing on the way to a goal, and the MOVE phases into it; null where one is there, or must find a way first. */
export function nextStep(
  view: RealmView,
  character: SeenCharacter,
  { journey }: Goal,
): { readonly to: ClearingId; readonly phases: number } | null {
  const [to] = journey.clearings
  if (to === undefined || mustOpen(view, character, journey)) return null
  return { to, phases: phasesInto(to, mountainCost(view)) }
}

/** Whether the way on is still to be found, here. */
export const mustOpen = (view: RealmView, character: SeenCharacter, { opens }: Journey): boolean =>
  opens !== null && opens.at === endOfPlan(view, character)

/** Whether monsters stand where his turn leads today. */
export function meetsMonsters(view: RealmView, character: SeenCharacter, journey: Journey | null): boolean {
  const here = endOfPlan(view, character)
  const ahead = journey?.clearings.slice(0, PACE) ?? []
  // Who goes on is not blocked where he comes from, but who climbs begins it there.
  const begins = here !== null && (ahead.length === 0 || phasesInto(ahead[0]!, mountainCost(view)) > 1)
  const places = begins ? [here, ...ahead] : ahead
  return places.some(place => denizensIn(view, place, 'monster').length > 0)
}

/** Clearings one may pass in a day. */
export const PACE = 4

/** Whether monsters stand where somebody is, or may come to where his turn ends. */
export function isInDanger(view: RealmView, character: SeenCharacter): boolean {
  const end = endOfPlan(view, character) ?? whereabouts(view, character)
  if (end === null) return false
  const tile = tileCodeOf(end)
  const isUnknown = (view.unknownChits[tile] ?? 0) > 0 || chitsOn(view, tile).length === 0
  return perils(view, end) > 0 || (view.encounter >= 2 && isUnknown)
}

/** The character a question is about. */
export const asked = (view: RealmView, data: unknown): SeenCharacter | null => {
  const { character } = (data ?? {}) as { readonly character?: string }
  return view.characters.find(({ id, isOwn }) => id === character && isOwn) ?? mainCharacter(view)
}
