import { phasesInto, routesFrom } from '../plans/routes.ts'
import {
  chitsOn,
  denizensIn,
  endOfPlan,
  isFound,
  knownWays,
  mainCharacter,
  nightOf,
  rowsAhead,
  sitesAt,
  whereabouts,
} from '../plans/seen.ts'
import { mayCome } from '../plans/summons.ts'
import { boardOf } from '../rules/map/board.ts'
import { type ClearingId, tileCodeOf, tileOf } from '../rules/map/tiles.ts'
import { denizenOf } from '../rules/pieces/denizens.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'

/** What somebody goes somewhere for. */
export interface Goal {
  readonly kind: 'loot' | 'seek' | 'explore'
  readonly clearing: ClearingId
  /** MOVE phases to it. */
  readonly phases: number
}

/** What a phase on the way costs beside what is to be had. */
const PER_PHASE = 1
/** What a goal is worth: treasures to be taken, a site to be found, a tile nobody knows. */
const WORTH: Readonly<Record<Goal['kind'], number>> = { loot: 20, seek: 14, explore: 8 }
/** What monsters that stand there, or may come tonight, take off. */
const PERIL = 3

/** Where a character goes: the nearest treasure, the nearest site to be found, the nearest tile that nobody knows. */
export function goalOf(view: RealmView, character: SeenCharacter): Goal | null {
  const here = endOfPlan(view, character)
  if (here === null) return null
  const board = boardOf(view.tiles)
  const routes = routesFrom(board, here, knownWays(view))
  let best: { readonly goal: Goal; readonly worth: number } | null = null
  for (const clearing of board.clearings) {
    const phases = clearing === here ? 0 : routes.get(clearing)?.phases
    const kind = phases === undefined ? null : kindOf(view, clearing)
    if (phases === undefined || kind === null) continue
    const hope = kind === 'loot' ? lootChance(view, clearing) : 1
    const worth = WORTH[kind] * hope - PER_PHASE * phases - PERIL * perils(view, clearing)
    if (!best || worth > best.worth) best = { goal: { kind, clearing, phases }, worth }
  }
  return best?.goal ?? null
}

/** What a clearing is worth going to for. */
function kindOf(view: RealmView, clearing: ClearingId): Goal['kind'] | null {
  const full = sitesAt(view, clearing).filter(site => (view.boxes[site]?.length ?? 0) > 0)
  if (full.some(site => isFound(view, site)) || (view.piles[clearing]?.length ?? 0) > 0) return 'loot'
  if (full.length > 0) return 'seek'
  const tile = tileCodeOf(clearing)
  const { kind } = tileOf(tile)
  const isWild = kind === 'mountain' || kind === 'cave'
  return isWild && chitsOn(view, tile).length < 2 && (view.unknownChits[tile] ?? 0) > 0 ? 'explore' : null
}

/** How likely a LOOT roll finds something: the higher of two dice must not be beyond the pile (9.3.2). */
function lootChance(view: RealmView, clearing: ClearingId): number {
  const sites = sitesAt(view, clearing).filter(site => isFound(view, site))
  const piles = [...sites.map(site => view.boxes[site]?.length ?? 0), view.piles[clearing]?.length ?? 0]
  return (Math.min(6, Math.max(...piles)) / 6) ** 2
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

/** The next clearing on the way to a goal, and the MOVE phases into it; null where one is there. */
export function nextStep(
  view: RealmView,
  character: SeenCharacter,
  goal: Goal,
): { readonly to: ClearingId; readonly phases: number } | null {
  const here = endOfPlan(view, character)
  if (here === null || here === goal.clearing) return null
  const [to] = routesFrom(boardOf(view.tiles), here, knownWays(view)).get(goal.clearing)?.clearings ?? []
  return to === undefined ? null : { to, phases: phasesInto(to) }
}

/** Whether monsters stand where somebody is, in his tile, or may come to where his turn ends. */
export function isInDanger(view: RealmView, character: SeenCharacter): boolean {
  const end = endOfPlan(view, character) ?? whereabouts(view, character)
  return end !== null && perils(view, end) > 0
}

/** The character a question is about. */
export const asked = (view: RealmView, data: unknown): SeenCharacter | null => {
  const { character } = (data ?? {}) as { readonly character?: string }
  return view.characters.find(({ id, isOwn }) => id === character && isOwn) ?? mainCharacter(view)
}
