import { canDo } from '../facts/control.ts'
import { individualsAt, isCharacterPiece } from '../facts/employment.ts'
import { magicExtras } from '../facts/extra-phases.ts'
import { magicChits } from '../facts/magic-chits.ts'
import { mountOf } from '../facts/party.ts'
import { hasDwelling, isRoofed } from '../facts/whereabouts.ts'
import { isFlyer, isOvernight, mayFly, tilesBeside, woodsWalker } from '../facts/wings.ts'
import {
  type Board,
  boardOf,
  boardWithTurned,
  clearingsBeside,
  edgeRoads,
  mustBeFound,
  type Way,
  waysBetween,
} from '../pieces/board.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type ClearingId, clearingsOf, isCave, isMountain, type TileCode, tileCodeOf } from '../pieces/tiles.ts'
import { gainsPhase } from '../setup/gains.ts'
import { isWeather, mountainCost, phasesOfDay } from '../state/calendar.ts'
import { plays } from '../state/optional.ts'
import {
  type Activity,
  type ActivityKind,
  clearingAt,
  hasActive,
  type Individual,
  living,
  type OpenIndividual,
  type OpenRealm,
  type PhaseSource,
  type RealmState,
  type Recorded,
} from '../state/state.ts'

/** An extra phase: its activities and the places where it can be used (6.1.4, 6.1.7). */
interface Extra {
  readonly source: PhaseSource
  readonly serves: (activity: Activity, at: ClearingId | null) => boolean
  /**
   * True if the phase can be used for any activity, and so is used after the Basic phases instead of before them
   * (6.1.10).
   */
  readonly any?: true
}

const only = (kind: ActivityKind) => (activity: Activity) => activity.kind === kind

/** Extra phases from advantages (ch. 24). */
const ADVANTAGES: Readonly<Record<string, Extra>> = {
  stamina: { source: 'stamina', serves: only('move') },
  elusiveness: { source: 'elusiveness', serves: only('hide') },
  robust: { source: 'robust', serves: only('rest') },
  health: { source: 'health', serves: only('rest') },
  'magical-paraphernalia': { source: 'magical-paraphernalia', serves: only('alert') },
}

/** Extra phases from cards (23.2). */
const CARDS: readonly Extra[] = [
  {
    source: 'ancient-telescope',
    serves: (activity, at) =>
      activity.kind === 'peer' &&
      at !== null &&
      activity.clearing !== at &&
      isMountain(at) &&
      isMountain(activity.clearing),
  },
  { source: 'cloak-of-mist', serves: only('hide') },
  { source: 'magic-spectacles', serves: only('search') },
  { source: 'regent-of-jewels', serves: only('trade') },
  { source: 'royal-sceptre', serves: only('hire') },
  { source: 'seven-league-boots', serves: only('move') },
  { source: 'shielded-lantern', any: true, serves: (activity, at) => isUsual(activity) && at !== null && isCave(at) },
]

/** Returns true for any activity except FOLLOW and activities at a distance, which only cards and spells allow. */
const isUsual = ({ kind }: Activity): boolean => kind !== 'peer' && kind !== 'enchant-far' && kind !== 'follow'

/**
 * Returns true if phases are chosen one by one, because of the Timeless Jewel, a Prophecy or the rule for unwritten
 * turns (6.2.8, 21.2.3, 23.3.4, 26.27).
 */
export const choosesPhases = (one: OpenIndividual): boolean =>
  one.unwritten === true || one.foresees === true || hasActive(one, 'timeless-jewel')

const placeNow = (character: OpenIndividual): ClearingId | null => clearingAt(character)

/** Returns the tile below a flyer, or null on the ground or between two tiles (15.6.8). */
const aboveNow = ({ place }: OpenIndividual): TileCode | null =>
  place.kind === 'air' && place.tiles.length === 1 ? place.tiles[0]! : null

/**
 * Returns the place that the recorded turn leads to if every MOVE succeeds, and any mountain that is only partly
 * climbed. `climb` is the number of MOVEs that a mountain costs (8.3.2).
 */
export function plannedPlace(
  character: OpenIndividual,
  plan: readonly Recorded[],
  climb = 2,
): {
  readonly at: ClearingId | null
  /** The tile that the flight leads to, if the landing clearing is unknown (8.6.6). */
  readonly tile: TileCode | null
  readonly climbing: ClearingId | null
  readonly climbed: number
} {
  // Characters whose phases are chosen one by one have already moved (23.3.4).
  if (choosesPhases(character))
    return { at: placeNow(character), tile: aboveNow(character), climbing: null, climbed: 0 }
  let at = placeNow(character)
  let tile = aboveNow(character)
  let climbing: ClearingId | null = null
  let climbed = 0
  for (const { activity } of plan) {
    if (activity.kind === 'fly') {
      at = null
      tile = activity.tile
    }
    if (activity.kind !== 'move') {
      climbing = null
      continue
    }
    climbed = climbing === activity.to ? climbed + 1 : 1
    if (isMountain(activity.to) && climbed < climb) climbing = activity.to
    else {
      at = activity.to
      tile = null
      climbing = null
    }
  }
  return { at, tile, climbing, climbed: climbing === null ? 0 : climbed }
}

/**
 * Returns true if the turn must not end at its planned place: on a roadway, in the woods, off the map or between two
 * tiles (8.3.8, 15.6.8, 27.1.3, D16).
 */
export const mustMoveAgain = (state: RealmState, character: Individual): boolean => {
  const { at, tile } = plannedPlace(character, character.plan, mountainCost(state))
  return at === null && tile === null
}

/** Returns true if a recorded MOVE enters a cave (6.1.3). */
const entersCave = (plan: readonly Recorded[]): boolean =>
  plan.some(({ activity }) => activity.kind === 'move' && isCave(activity.to))

/**
 * Returns the number of sunlight phases the character may record. There are none for the Dwarf, and none on a day on
 * which the character wakes in a cave, is moved into one or records a MOVE into one (6.1.3, 22.2.1, 24.6).
 */
function sunlightOf(state: OpenRealm, character: OpenIndividual, plan: readonly Recorded[]): number {
  if (advantagesOf(character).includes('short-legs')) return 0
  const at = placeNow(character)
  if (isSunless(state, character) || (at !== null && isCave(at)) || entersCave(plan)) return 0
  return phasesOfDay(state).sunlight
}

/** Returns true if the character has no sunlight for the rest of the current turn (6.1.3, 22.2.1). */
const isSunless = (state: OpenRealm, { id }: OpenIndividual): boolean =>
  state.turn?.character === id && state.turn.sunless === true

/**
 * Returns the number of sheltered phases the character may record. They require spending the whole turn in caves and
 * buildings (26.23).
 */
function shelteredOf(state: OpenRealm, character: OpenIndividual, plan: readonly Recorded[]): number {
  const { sheltered } = phasesOfDay(state)
  const at = placeNow(character)
  if (sheltered === 0 || at === null || !isRoofed(state, at) || isExposed(state, character)) return 0
  return plan.some(({ activity }) => leavesShelter(state, activity)) ? 0 : sheltered
}

/** Returns true if the character has been outdoors during the current turn (26.23). */
const isExposed = ({ turn }: OpenRealm, { id }: OpenIndividual): boolean =>
  turn?.character === id && turn.exposed === true

const leavesShelter = (state: OpenRealm, activity: Activity): boolean =>
  activity.kind === 'fly' || activity.kind === 'leave' || (activity.kind === 'move' && !isRoofed(state, activity.to))

/**
 * Returns true if an activity would leave the shelter that recorded phases depend on (26.23). Such an activity is not
 * offered.
 */
const spoilsShelter = (state: RealmState, plan: readonly Recorded[], activity: Activity): boolean =>
  leavesShelter(state, activity) && plan.some(({ source }) => source === 'sheltered')

/** Returns the character's extra phases, except the pony's (6.1.4-6.1.8). */
function extrasOf(state: OpenRealm, character: OpenIndividual): Extra[] {
  const advantages = advantagesOf(character)
  return [
    ...advantages.flatMap(advantage => ADVANTAGES[advantage] ?? []),
    ...(advantages.includes('reputation')
      ? [
          {
            source: 'reputation',
            any: true as const,
            serves: (activity: Activity, at: ClearingId | null) => isUsual(activity) && hasDwelling(state, at),
          },
        ]
      : []),
    ...CARDS.filter(({ source }) => hasActive(character, source)),
    ...(gainsPhase(character) ? [{ source: 'stage', any: true as const, serves: isUsual }] : []),
    ...magicExtras(state, character),
    ...(mountOf(state, character) === 'workhorse' ? [{ source: 'workhorse', serves: rides }] : []),
  ]
}

/** Returns true for a MOVE that a horse can make. It must not start in a cave (8.5.2). */
const rides = (activity: Activity, at: ClearingId | null): boolean =>
  activity.kind === 'move' && (at === null || !isCave(at))

/** Returns true if the pony can provide the next MOVE, which must follow a MOVE from a different source (6.1.8). */
function ponyIsFresh(plan: readonly Recorded[]): boolean {
  const last = plan.filter(({ activity }) => activity.kind === 'move').at(-1)
  return last !== undefined && last.source !== 'pony'
}

/** Returns true for activities at a distance. Only cards and spells allow these (9.2.13, 12.3.9). */
const isAtDistance = ({ kind }: Activity): boolean => kind === 'peer' || kind === 'enchant-far'

/** Returns true for the activities that the optional rule allows in the air (26.4). */
export const isAirborne = (state: Pick<RealmState, 'optional'>, { kind }: Activity): boolean =>
  plays(state, 'flying-activities') && (kind === 'alert' || kind === 'peer')

/**
 * Returns true if the character is in the air at the end of the recorded turn, and so can look around (26.4, 8.6.5).
 */
function endsAloft(state: RealmState, one: Individual, plan: readonly Recorded[]): boolean {
  const { place } = one
  // After flying out of a fight, the first FLY is the landing (15.6.8).
  const [first, ...rest] = plan.map(({ activity }) => activity)
  const isLanding = place.kind === 'air' && isOvernight(place) && first?.kind === 'fly'
  return (isLanding ? rest : plan.map(({ activity }) => activity)).reduce(
    (aloft, activity) => activity.kind === 'fly' || (aloft && isAirborne(state, activity)),
    place.kind === 'air' && !isOvernight(place),
  )
}

/**
 * Returns the clearings visible from the air above a tile: all those in it and in adjacent tiles, except caves. There
 * are none unless the rule for flying activities is in play (26.4).
 */
const seenFromAbove = (state: RealmState, tile: TileCode): ClearingId[] =>
  plays(state, 'flying-activities')
    ? tilesBeside(state, tile)
        .flatMap(clearingsOf)
        .filter(clearing => !isCave(clearing))
    : []

/** Returns true for a PEER from the air above a tile. It can use a Basic, Sunlight or sheltered phase (26.4). */
const isFromAbove = (state: RealmState, tile: TileCode | null, activity: Activity): boolean =>
  tile !== null && activity.kind === 'peer' && seenFromAbove(state, tile).includes(activity.clearing)

/** Returns true for a far PEER or ENCHANT that the Crystal Ball allows in Basic and Sunlight phases (23.2.2). */
const isByBall = (character: Individual, activity: Activity): boolean =>
  isAtDistance(activity) && hasActive(character, 'crystal-ball')

/**
 * Returns every source that would allow an activity as the next recorded phase, in order of preference: extras for its
 * kind, the pony, Basic phases, extras for any activity, Sunlight, sheltered phases, and finally extras that can be
 * used only if a recorded MOVE fails (6.1.7, 6.1.10, D13).
 */
export function sourcesFor(
  state: RealmState,
  character: Individual,
  plan: readonly Recorded[],
  activity: Activity,
): PhaseSource[] {
  const { at, tile } = plannedPlace(character, plan, mountainCost(state))
  const used = (source: PhaseSource) => plan.filter(phase => phase.source === source).length
  const unused = extrasOf(state, character).filter(
    ({ source }) => used(source) === 0 && !(source === 'workhorse' && used('pony') > 0),
  )
  const extras = unused.filter(({ serves }) => serves(activity, at))
  // The place where the phase starts is what counts. If a recorded MOVE fails, the character is still in an earlier
  // place (6.1.7).
  const earlier = plan.map((_, n) => plannedPlace(character, plan.slice(0, n), mountainCost(state)).at)
  const elsewhere = choosesPhases(character)
    ? []
    : unused.filter(
        extra => extra.any && !extras.includes(extra) && earlier.some(place => extra.serves(activity, place)),
      )
  // Only one of a character's horses provides phases in a day (21.2.3, 23.3.4).
  const isPony = mountOf(state, character) === 'pony' && used('workhorse') === 0
  // Without the Crystal Ball, a far PEER cannot use a common phase (23.2.2).
  const isAbove = isFromAbove(state, tile, activity) && endsAloft(state, character, plan)
  const isCommon = !isAtDistance(activity) || isByBall(character, activity) || isAbove
  const next = [...plan, { activity, source: 'sunlight' }]
  const hasSun = used('sunlight') < sunlightOf(state, character, next)
  const hasRoof = used('sheltered') < shelteredOf(state, character, next)
  return [
    ...extras.filter(({ any }) => !any).map(({ source }) => source),
    ...(isPony && rides(activity, at) && ponyIsFresh(plan) ? ['pony'] : []),
    ...(isCommon && used('basic') < phasesOfDay(state).basic ? ['basic'] : []),
    ...extras.filter(({ any }) => any).map(({ source }) => source),
    ...(isCommon && hasSun ? ['sunlight'] : []),
    ...(isCommon && hasRoof ? ['sheltered'] : []),
    ...elsewhere.map(({ source }) => source),
  ]
}

/** Returns the default source of an activity, or null if no phase is left for it (6.1.10). */
export const sourceFor = (
  state: RealmState,
  character: Individual,
  plan: readonly Recorded[],
  activity: Activity,
): PhaseSource | null => sourcesFor(state, character, plan, activity)[0] ?? null

/** Returns the other sources that would allow the last recorded phase (6.1.10). */
export function otherSources(state: RealmState, character: Individual): PhaseSource[] {
  const last = character.plan.at(-1)
  if (!last) return []
  const sources = sourcesFor(state, character, character.plan.slice(0, -1), last.activity)
  return sources.filter(source => source !== last.source)
}

/**
 * Returns true if an activity would take away the sunlight that recorded phases depend on (8.3.4). Such an activity is
 * not offered.
 */
const spoilsSunlight = (plan: readonly Recorded[], activity: Activity): boolean =>
  activity.kind === 'move' && isCave(activity.to) && plan.some(({ source }) => source === 'sunlight')

/**
 * Returns all clearings where the recorded turn might end, because a MOVE along an undiscovered roadway can fail
 * (6.2.2). The list is empty if the turn starts outside a clearing, includes a flight, or is chosen phase by phase.
 */
function fallbacks(state: RealmState, character: Individual, plan: readonly Recorded[]): ClearingId[] {
  const start = placeNow(character)
  if (start === null || choosesPhases(character) || plan.some(({ activity }) => activity.kind === 'fly')) return []
  const board = boardOf(state.tiles)
  const isKnown = (way: Way): boolean =>
    !mustBeFound(way) || character.formed === 'mist' || character.ways.includes(way.id)
  let places = new Set([start])
  for (const [n, { activity }] of plan.entries()) {
    if (activity.kind !== 'move') continue
    const { to } = activity
    if (plannedPlace(character, plan.slice(0, n + 1), mountainCost(state)).climbing === to) continue
    places = new Set(
      [...places].flatMap(from => {
        const ways = waysBetween(board, from, to)
        return [...(ways.length > 0 ? [to] : []), ...(ways.some(isKnown) ? [] : [from])]
      }),
    )
  }
  return [...places]
}

/**
 * Returns true if a tile might turn over before the next phase: an ENCHANT is already recorded, or somebody else with
 * MAGIC chits is in the tile (12.3, R4).
 */
function mayTurnOver(state: RealmState, { id }: Individual, plan: readonly Recorded[], tile: TileCode): boolean {
  if (!state.magic) return false
  if (plan.some(({ activity: { kind } }) => kind === 'enchant' || kind === 'enchant-far')) return true
  return living(state).some(one => {
    const clearing = clearingAt(one)
    return one.id !== id && clearing !== null && tileCodeOf(clearing) === tile && magicChits(one).length > 0
  })
}

/**
 * Returns the clearings to which a MOVE can be recorded next, even by roadways that are undiscovered (6.2.2) or exist
 * only once a tile turns over. Winged creatures have none (8.6.9).
 */
function moves(state: RealmState, character: Individual, plan: readonly Recorded[]): ClearingId[] {
  const board = boardOf(state.tiles)
  const { at, tile } = plannedPlace(character, plan, mountainCost(state))
  const { place } = character
  if (isFlyer(state, character.id)) return []
  if (tile !== null) return besideTile(board, tile)
  if (at === null) {
    // Except for a beast, someone in the woods can only move back to the clearing they came from (12.3.8).
    if (place.kind === 'woods') return woodsWalker(state, character.id) ? clearingsOf(place.tile) : [place.from]
    if (place.kind !== 'road' && place.kind !== 'outside') return []
    const way = board.ways.get(place.way)
    return way ? way.ends.flatMap(end => (end === null ? [] : [end])) : []
  }
  const from = [...new Set([at, ...fallbacks(state, character, plan)])]
  const beside = from.flatMap(clearing => clearingsBeside(board, clearing))
  for (const clearing of from) {
    const code = tileCodeOf(clearing)
    if (mayTurnOver(state, character, plan, code))
      beside.push(...clearingsBeside(boardWithTurned(state.tiles, code), clearing))
  }
  // A beast of the woods needs no road within its tile (8.7.1).
  if (woodsWalker(state, character.id)) beside.push(...clearingsOf(tileCodeOf(at)).filter(one => one !== at))
  return [...new Set(beside)].filter(to => to !== at)
}

/** Returns the clearings adjacent to any clearing of a tile, for a flyer whose landing clearing is unknown (8.6.6). */
const besideTile = (board: Board, tile: TileCode): ClearingId[] => [
  ...new Set(clearingsOf(tile).flatMap(from => clearingsBeside(board, from))),
]

/**
 * Returns the tiles that can be recorded as the next FLY (8.6.2). A flyer between two tiles after a fight may choose
 * only those two (15.6.8).
 */
function flightActivities(state: RealmState, character: Individual, plan: readonly Recorded[]): Activity[] {
  const { place } = character
  if (place.kind === 'air' && isOvernight(place) && plan.length === 0)
    return place.tiles.map(tile => ({ kind: 'fly', tile }))
  const { at, tile } = plannedPlace(character, plan, mountainCost(state))
  const from = tile ?? (at === null ? null : tileCodeOf(at))
  if (from === null || !mayFly(state, character)) return []
  return tilesBeside(state, from).map(to => ({ kind: 'fly', tile: to }))
}

/** Returns every activity that can be recorded next, each with its source (6.1, 6.2). */
export function recordablePhases(state: RealmState, character: Individual, plan: readonly Recorded[]): Recorded[] {
  // FOLLOW must be the only activity recorded (6.2.1).
  if (plan.some(({ activity }) => activity.kind === 'follow')) return []
  const { at, tile } = plannedPlace(character, plan, mountainCost(state))
  const board = boardOf(state.tiles)
  // On a roadway or outside the map, the first activity must be MOVE (8.3.8, 27.1.3). In the air, it must be FLY
  // (15.6.8).
  const mustMove = at === null && tile === null
  const isWeary = isWornOut(character)
  const kinds: ActivityKind[] = isWeary
    ? ['rest']
    : [
        // HIDE is not offered while the weather prevents hiding (26.23).
        ...(isWeather(state, 'no-hide') ? [] : (['hide'] as const)),
        ...(['search', 'trade'] as const),
        ...(plays(state, 'caching') ? (['cache'] as const) : []),
        ...(state.war ? (['hire'] as const) : []),
        'rest',
        ...(state.encounter >= 2 ? (['alert'] as const) : []),
        ...(state.magic && isCharacterPiece(character) ? (['enchant'] as const) : []),
      ]
  const plain: Activity[] = mustMove ? [] : kinds.map(kind => ({ kind }) as Activity)
  const isStuck = isWeary && !(mustMove && mayComeIn(character))
  const steps: Activity[] = isStuck ? [] : moves(state, character, plan).map(to => ({ kind: 'move', to }))
  const peers: Activity[] =
    isWeary || mustMove
      ? []
      : at !== null
        ? farPeers(state, character, at)
        : endsAloft(state, character, plan)
          ? airPeers(state, character, tile!)
          : []
  const enchants: Activity[] = mustMove || isWeary || !state.magic ? [] : farEnchants(state, character)
  const isAtEdge = !mustMove && edgeRoads(board).some(({ ends: [clearing] }) => clearing === at)
  const leave: Activity[] = isAtEdge && !isWeary && isCharacterPiece(character) ? [{ kind: 'leave' }] : []
  const guides: Recorded[] = plan.length === 0 && !mustMove && !isWeary ? recordableFollows(state, character) : []
  const own: Recorded[] = [
    ...plain,
    ...steps,
    ...(isWeary && !isOvernight(character.place) ? [] : flightActivities(state, character, plan)),
    ...peers,
    ...enchants,
    ...leave,
  ].flatMap(activity => {
    if (spoilsSunlight(plan, activity) || spoilsShelter(state, plan, activity)) return []
    if (!canDo(state, character, activity.kind)) return []
    const source = sourceFor(state, character, plan, activity)
    return source === null ? [] : [{ activity, source }]
  })
  return [...own, ...guides]
}

/**
 * Returns true for someone on a roadway or in the woods. They may move into a clearing even with every chit out of play
 * (8.3.8).
 */
export const mayComeIn = ({ place }: Pick<Individual, 'place'>): boolean =>
  place.kind === 'road' || place.kind === 'woods'

/**
 * Returns true if no chit is active or enchanted, so that only REST is possible (2.2.10). Hired leaders, who have no
 * chits, and transformed characters are never worn out.
 */
export const isWornOut = ({ chits, formed }: Pick<Individual, 'chits' | 'formed'>): boolean =>
  chits.length > 0 && !formed && chits.every(chit => chit !== 'active' && chit !== 'enchanted')

/**
 * Returns the FOLLOW options: everyone else in the clearing at Birdsong who takes turns, except mist (6.2.4, 21.6.3).
 */
function recordableFollows(state: RealmState, character: Individual): Recorded[] {
  const clearing = clearingAt(character)
  if (!state.war || clearing === null || state.phase !== 'birdsong') return []
  return individualsAt(state, clearing)
    .filter(({ id, formed }) => id !== character.id && formed !== 'mist')
    .map(({ id }) => ({ activity: { kind: 'follow', guide: id }, source: 'basic' }))
}

/** Returns the far PEER activities that the character's Telescope or Crystal Ball allows (23.2.2, 23.2.3). */
function farPeers(state: RealmState, character: Individual, at: ClearingId): Activity[] {
  const board = boardOf(state.tiles)
  const all = hasActive(character, 'crystal-ball')
  const hasTelescope = hasActive(character, 'ancient-telescope') && isMountain(at)
  if (!all && !hasTelescope) return []
  return board.clearings
    .filter(clearing => all || (clearing !== at && isMountain(clearing)))
    .map(clearing => ({ kind: 'peer', clearing }))
}

/**
 * Returns the PEER activities that are possible in the air: at the clearings below or, with a Crystal Ball, at any
 * clearing (26.4).
 */
function airPeers(state: RealmState, character: Individual, tile: TileCode): Activity[] {
  const isAny = plays(state, 'flying-activities') && hasActive(character, 'crystal-ball')
  const clearings = isAny ? boardOf(state.tiles).clearings : seenFromAbove(state, tile)
  return clearings.map(clearing => ({ kind: 'peer', clearing }))
}

/** Returns the ENCHANT activities that the Crystal Ball allows in distant clearings (12.3.9, 23.2.2). */
const farEnchants = (state: RealmState, character: Individual): Activity[] =>
  hasActive(character, 'crystal-ball')
    ? boardOf(state.tiles).clearings.map(clearing => ({ kind: 'enchant-far', clearing }))
    : []

/** Returns true if the source of a phase is still valid when it is played (6.1.5, 6.1.7). */
export function sourceHolds(state: RealmState, character: Individual, { activity, source }: Recorded): boolean {
  const isCommon =
    !isAtDistance(activity) || isByBall(character, activity) || isFromAbove(state, aboveNow(character), activity)
  if (source === 'basic') return isCommon
  const at = clearingAt(character)
  if (source === 'sunlight') return (at === null || !isCave(at)) && isCommon
  if (source === 'sheltered')
    return at !== null && isRoofed(state, at) && !isExposed(state, character) && !leavesShelter(state, activity)
  if (source === 'pony') return mountOf(state, character) === 'pony'
  return extrasOf(state, character).some(extra => extra.source === source && extra.serves(activity, at))
}

/**
 * Counts the basic, sunlight and sheltered phases that can still be recorded, and lists the sources of extra ones
 * (6.1).
 */
export function phasesLeft(
  state: OpenRealm,
  character: OpenIndividual,
  plan: readonly Recorded[],
): {
  readonly basic: number
  readonly sunlight: number
  readonly sheltered: number
  readonly extra: readonly PhaseSource[]
} {
  const used = (source: PhaseSource) => plan.filter(phase => phase.source === source).length
  const pony = mountOf(state, character) === 'pony' && ponyIsFresh(plan) ? ['pony'] : []
  return {
    basic: phasesOfDay(state).basic - used('basic'),
    sunlight: Math.max(0, sunlightOf(state, character, plan) - used('sunlight')),
    sheltered: Math.max(0, shelteredOf(state, character, plan) - used('sheltered')),
    extra: [
      ...extrasOf(state, character)
        .map(({ source }) => source)
        .filter(source => used(source) === 0),
      ...pony,
    ],
  }
}
