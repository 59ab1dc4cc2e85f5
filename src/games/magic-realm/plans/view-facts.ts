import type { Seat } from '../../../kernel/index.ts'
import { isAtPeaceWithNature } from '../rules/effects/forbidding.ts'
import { type Board, boardOf, farEnd, type WayId } from '../rules/pieces/board.ts'
import { isAble } from '../rules/pieces/characters.ts'
import { type ChitId, chitFace, isIdleSide, VISITOR_CHITS } from '../rules/pieces/chits.ts'
import { MONSTER_IDS, NATIVE_IDS } from '../rules/pieces/denizens.ts'
import { SITE_IDS } from '../rules/pieces/setup-card.ts'
import { type ClearingId, clearingOf, isMountain, type TileCode, tileCodeOf, tileOf } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { Recorded } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { type Night, ROWS, unseenWarnings } from './summons.ts'

/** Lists the living characters, on the map or outside it. */
export const livingCharacters = (view: RealmView): readonly SeenCharacter[] =>
  view.characters.filter(({ fate }) => fate === 'alive')

/**
 * Returns the clearing where a character is, or the one they came from if they are on a roadway or in the woods. If
 * they are still outside the map, returns the clearing that they will enter. Returns null in the air and for characters
 * out of the game.
 */
export function clearingOfCharacter(view: RealmView, { place }: Pick<SeenCharacter, 'place'>): ClearingId | null {
  switch (place.kind) {
    case 'clearing':
      return place.clearing
    case 'road':
    case 'woods':
      return place.from
    case 'outside':
      return boardOf(view.tiles).ways.get(place.way)?.ends[0] ?? null
    case 'air':
    case 'off':
      return null
  }
}

/**
 * Picks the character that matters most to a seat: its active character, or else one with recorded phases, or else its
 * first. For a spectator, picks the active character, or else the first of all. Returns null if nobody is alive.
 */
export function mainCharacter(view: RealmView): SeenCharacter | null {
  const all = livingCharacters(view)
  const own = all.filter(({ seat }) => seat === view.seat)
  const active = all.find(({ id }) => id === view.turn?.character) ?? null
  if (own.length === 0) return active ?? all[0] ?? null
  return own.find(one => one === active) ?? own.find(one => isRecording(one)) ?? own[0] ?? null
}

const isRecording = ({ plan }: SeenCharacter): boolean => plan !== null && plan.length > 0

/** Collects the hidden paths and secret passages that are known to the seat's characters and hired leaders. */
export const knownWays = (view: RealmView): ReadonlySet<WayId> =>
  new Set([...view.characters, ...(view.war?.leaders ?? [])].flatMap(({ ways }) => ways ?? []))

/**
 * Returns the lower-case letter that marks a character on the map. It is given by the character's position in
 * `view.characters`.
 */
export const letterOf = (view: RealmView, { id }: Pick<SeenCharacter, 'id'>): string =>
  String.fromCharCode(
    'a'.charCodeAt(0) +
      Math.max(
        0,
        view.characters.findIndex(one => one.id === id),
      ),
  )

/** Lists the sites known to be in a clearing. */
export function sitesAt(view: RealmView, clearing: ClearingId): string[] {
  const tile = tileCodeOf(clearing)
  return SITE_IDS.filter(id => {
    const face = chitFace(id)
    const chit = view.chits[id]
    return face.kind === 'site' && chit?.tile === tile && clearingOf(tile, face.clearing) === clearing
  })
}

/** Lists the visitors, missions and campaigns in a clearing, except unused ones. */
export const visitorsAt = (view: RealmView, clearing: ClearingId): string[] =>
  view.visitors
    .flatMap(({ at, side }, number) => (at === clearing ? [VISITOR_CHITS[number]?.[side] ?? ''] : []))
    .filter(side => !isIdleSide(view.encounter, side))

/** Returns a visitor's clearing, or null if the visitor is away (25.3.2). */
export const visitorPlace = (view: RealmView, visitor: string): ClearingId | null =>
  view.visitors.find(({ side }, number) => VISITOR_CHITS[number]?.[side] === visitor)?.at ?? null

export const dwellingsAt = (view: RealmView, clearing: ClearingId): string[] =>
  Object.keys(view.dwellings).filter(id => id !== 'ghosts' && view.dwellings[id] === clearing)

/** Lists the monsters or natives in a clearing. */
export const denizensSeenIn = (view: RealmView, clearing: ClearingId, is: 'monster' | 'native'): string[] =>
  (is === 'monster' ? MONSTER_IDS : NATIVE_IDS).filter(id => view.denizens[id]?.at === clearing)

/** Lists the known chits on a tile in summoning order: warnings, sounds by number, sites, lost places (13.3.1). */
export const chitsOn = (view: RealmView, tile: TileCode): ChitId[] =>
  Object.keys(view.chits).filter(id => view.chits[id]?.tile === tile)

/** A step of a recorded turn to an adjacent clearing. */
export interface PlannedStep {
  readonly from: ClearingId
  readonly to: ClearingId
  readonly phase: number
}

/** Lists the steps of a recorded turn. A climb takes several phases, and only the last of them counts as a step. */
export function recordedSteps(from: ClearingId | null, plan: readonly Recorded[], climb: number): PlannedStep[] {
  const steps: PlannedStep[] = []
  let here = from
  for (const [i, { activity }] of plan.entries()) {
    if (activity.kind !== 'move') continue
    const { to } = activity
    const before = plan.slice(Math.max(0, i - climb + 1), i)
    const isLast =
      before.length === climb - 1 && before.every(({ activity: one }) => one.kind === 'move' && one.to === to)
    if (here !== null && here !== to && (isLast || !isMountain(to))) {
      steps.push({ from: here, to, phase: i + 1 })
      here = to
    }
  }
  return steps
}

/** Returns the clearing where a character's recorded turn ends, or null if it is unknown, as in the air. */
export function endOfPlan(view: RealmView, character: Pick<SeenCharacter, 'place' | 'plan'>): ClearingId | null {
  const here = clearingOfCharacter(view, character)
  return recordedSteps(here, character.plan ?? [], mountainCost(view)).at(-1)?.to ?? here
}

/**
 * Returns the start of a character's next move: during Birdsong, the end of the recorded turn, and later, the
 * character's location (6.1). Returns null if it is unknown, as in the air.
 */
export const startOfNextMove = (
  view: RealmView,
  character: Pick<SeenCharacter, 'place' | 'plan'>,
): ClearingId | null => (view.phase === 'birdsong' ? endOfPlan(view, character) : clearingOfCharacter(view, character))

/** Lists the adjacent clearings that the seat can reach along known roadways. */
export function adjacentClearings(view: RealmView, clearing: ClearingId): ClearingId[] {
  const known = knownWays(view)
  const board: Board = boardOf(view.tiles)
  return (board.at.get(clearing) ?? []).flatMap(way => {
    const other = farEnd(way, clearing)
    const isUsable = (way.kind !== 'hidden' && way.kind !== 'secret') || known.has(way.id)
    return other !== null && isUsable ? [other] : []
  })
}

/** Returns true if the seat takes part in the current fight or watches it as a spectator. */
export function seesFight({ combat, characters, seat }: RealmView): boolean {
  if (combat === null) return false
  return seat === null || ownFighterIn(characters, combat.engagements, seat) !== null
}

/** Returns the seat's character in a fight, or null if there is none. */
export const ownFighterIn = (
  characters: readonly SeenCharacter[],
  engagements: readonly { readonly character: string }[],
  seat: Seat | null,
): string | null =>
  characters.find(one => one.seat === seat && engagements.some(({ character }) => character === one.id))?.id ?? null

/** Returns true if one of the seat's characters or hired leaders has discovered a site and can therefore loot it. */
export const isFound = (view: RealmView, site: string): boolean =>
  [...view.characters, ...(view.war?.leaders ?? [])].some(({ sites }) => sites?.includes(site) ?? false)

/** Collects what the seat knows about a tile's chits, for the night forecast. */
export function nightOf(view: RealmView, clearing: ClearingId): Night {
  const tile = tileCodeOf(clearing)
  const { letter } = tileOf(tile)
  const main = mainCharacter(view)
  const own = main?.seat === view.seat ? main : null
  // Peace with Nature silences warning and sound chits, and the Druid's ability silences site chits (13.2.9, 26.8).
  const isPeaceful = own !== null && isAtPeaceWithNature(view, own)
  const isUnheard = own !== null && isAble(own, 'druid')
  const there = chitsOn(view, tile)
  const summoning = there.filter(id => !(chitFace(id).kind === 'site' ? isUnheard : isPeaceful))
  const known = summoning.map(id => ({ id, up: view.chits[id]?.up ?? false }))
  const isWarned = there.some(id => id.endsWith(`-${letter.toLowerCase()}`))
  const warnings =
    isPeaceful || isWarned || (view.unknownChits[tile] ?? 0) === 0
      ? []
      : unseenWarnings(letter, new Set(Object.keys(view.chits)))
  return { denizens: view.denizens, dwellings: view.dwellings, chits: { letter, known, warnings } }
}

/** Lists the rows that may still prowl today. After the Monster Roll, only the rolled rows remain. */
export const rowsAhead = ({ prowling, phase }: Pick<RealmView, 'prowling' | 'phase'>): readonly number[] =>
  prowling.length > 0 && phase !== 'birdsong' && phase !== 'midnight' ? prowling : ROWS
