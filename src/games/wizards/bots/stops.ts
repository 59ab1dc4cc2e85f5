import { knows } from '../rules/effects/spells.ts'
import { wizardsWithWantedGems } from '../rules/encounters/gems.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import {
  ABBEY,
  COTTAGE,
  LAIR,
  LAIR_CENTER,
  SACRED_CENTER,
  type SpaceId,
  STAR_CREST,
  TOWERS,
  tileOf,
} from '../rules/islands/territories.ts'
import { bookOf, lastRankOf } from '../rules/state/book.ts'
import { eventCard, HOME_OF, type RankEntry, taskCard } from '../rules/state/cards.ts'
import {
  type HeldTask,
  HIGH_WIZARDS,
  type HighWizard,
  type Mark,
  NO_POINTS,
  POINT_KINDS,
  type Points,
} from '../rules/state/components.ts'
import { isMarker, openMarks, partOf, stageOf } from '../rules/state/marks.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { lackingFor } from '../rules/tasks/orders.ts'
import { staysToCall } from './gem-prospects.ts'
import type { IslandTravel } from './travel.ts'

/** The hosts that can be worth a visit. */
export type StopHost =
  | 'tower'
  | 'ruktal'
  | 'hamdrel'
  | 'abbey'
  | 'dwelling'
  | 'high-wizard'
  | 'star-crest'
  | 'demon'
  | 'dragon'
  | 'summons'

/** A space worth visiting, for Tasks, for its host, or for both. */
export interface Stop {
  readonly space: SpaceId
  /** The errands of Tasks at the stop, as indexes into the agenda. Earlier stages may have to be done first. */
  readonly errands: number[]
  host: StopHost | null
  /** The High Wizard in the space, or null if there is none or the player does not know which one it is. */
  readonly wizard: HighWizard | null
  /** True if no more encounters are possible at the stop until the player leaves its Territory. */
  readonly spent: boolean
}

export interface StopErrand {
  readonly task: number
  readonly stage: number
  readonly mark: Mark
  readonly every: boolean
}

/** Everything a player could usefully do, and where. */
export interface Agenda {
  readonly stops: readonly Stop[]
  readonly errands: readonly StopErrand[]
  readonly tasks: readonly HeldTask[]
  /** The Gems still wanted, by giver, as far as the player knows. */
  readonly wanted: readonly HighWizard[]
  /** The number of Gems carried. */
  readonly gems: number
  /** The number of Gems required to win. */
  readonly gemsRequired: number
  /** The points still lacking for the last Rank, by type. */
  readonly missing: Points
  /** True if a Task depends on a High Wizard whose location is unknown. */
  readonly seeksWizard: boolean
  /**
   * For each Task that waits for a High Wizard not on the board, by index, the probability that the next one revealed
   * is one it needs.
   */
  readonly revealChance: ReadonlyMap<number, number>
  /** True if a Mandatory Task waits for a High Wizard whose place is unknown. */
  readonly mustSeekWizard: boolean
}

/**
 * The maximum number of errands in an agenda, because they are stored as bits of a number. Further Tasks are left out.
 */
const MAX_ERRANDS = 30

/** Lists everything a player could usefully do anywhere. */
export function agendaOf(view: WizardsView, player: PlayerView, travel: IslandTravel): Agenda {
  const stops = new Map<SpaceId, Stop>()
  const stopAt = (space: SpaceId, wizard: HighWizard | null = null): Stop => {
    const known = stops.get(space)
    if (known) return known
    const made: Stop = { space, errands: [], host: null, wizard, spent: !isOpen(view, player, space) }
    stops.set(space, made)
    return made
  }
  for (const { space, host, wizard } of hosts(view, player, travel)) {
    const stop = stopAt(space, wizard)
    if (stop.host === null || host === 'high-wizard') stop.host = host
  }
  const errands: StopErrand[] = []
  let seeks = false
  const sought = new Map<number, number>()
  let mustSeek = false
  // Dragonbound and summoned players can't do Tasks.
  const tasks = player.bound || summonsOf(player).length > 0 ? [] : player.tasks
  for (const [index, task] of tasks.entries()) {
    const open = task.marks.filter(mark => !mark.done)
    if (errands.length + open.length > MAX_ERRANDS) continue
    for (const mark of open) {
      const number = errands.length
      const every = partOf(task, mark).at.kind.startsWith('every')
      errands.push({ task: index, stage: mark.stage, mark, every })
      const spaces = spacesOf(view, player, task, mark)
      for (const space of spaces) stopAt(space).errands.push(number)
      if (spaces.length === 0 && mark.at === null) {
        seeks = true
        mustSeek ||= task.mandatory
        const place = partOf(task, mark).at
        if (place.kind === 'wizard' && mark.stage === stageOf(task))
          sought.set(index, (place.who ?? HIGH_WIZARDS).length / HIGH_WIZARDS.length)
      }
    }
  }
  const gems = Object.keys(player.gems ?? {}).length
  return {
    stops: [...stops.values()].filter(stop => stop.errands.length > 0 || stop.host !== null),
    errands,
    tasks,
    wanted: wizardsWithWantedGems(player),
    gems,
    gemsRequired: gemsRequired(view),
    missing: missingPoints(player),
    seeksWizard: seeks,
    revealChance: sought,
    mustSeekWizard: mustSeek,
  }
}

/**
 * Returns true if staying in the player's space helps: for a marker left for later, a part that requires it, or a call
 * for a Gem.
 */
export const isWorthStaying = (view: WizardsView, player: PlayerView): boolean =>
  !player.bound &&
  (staysToCall(view, player) ||
    player.tasks.some(task =>
      openMarks(task).some(
        mark =>
          mark.at === player.space &&
          isMarker(task, mark) &&
          (bookOf(view).markersByStaying || partOf(task, mark).stay !== undefined),
      ),
    ))

/** Returns the points still lacking for the last Rank, by type. */
export function missingPoints(player: Pick<PlayerView, 'order' | 'rank' | 'points' | 'book'>): Points {
  if (player.order === null || player.rank >= bookOf(player).lastRank) return NO_POINTS
  return lackingFor(player.points, lastRankOf(player, player.order))
}

/** Lists the spaces where a summons can be answered (Event 31). Until it is answered, no Task progresses. */
function summonsOf(player: PlayerView): SpaceId[] {
  return player.events.flatMap(({ id }) =>
    eventCard(id).does.flatMap(effect =>
      effect.verb === 'summons' ? effect.to.map(to => (to.kind === 'space' ? to.space : HOME_OF[to.who])) : [],
    ),
  )
}

interface Hosted {
  readonly space: SpaceId
  readonly host: StopHost
  readonly wizard?: HighWizard | null
}

function hosts(
  view: WizardsView,
  player: PlayerView,
  { board }: IslandTravel,
): (Hosted & { wizard: HighWizard | null })[] {
  const stands = (space: SpaceId) => spaceStands(view, space) && board.hex(space) >= 0
  const out: Hosted[] = []
  const summons = summonsOf(player)
  for (const space of summons) out.push({ space, host: 'summons' })
  for (const { wizard, at } of view.wizards) out.push({ space: at, host: 'high-wizard', wizard })
  for (const space of TOWERS) out.push({ space, host: 'tower' })
  out.push(
    { space: SACRED_CENTER, host: 'ruktal' },
    { space: COTTAGE, host: 'hamdrel' },
    { space: ABBEY, host: 'abbey' },
  )
  if (player.rank > 0)
    for (const space of board.spaces({ terrain: ['dwelling'] })) out.push({ space, host: 'dwelling' })
  const pass = player.events.some(({ id }) =>
    eventCard(id).does.some(e => e.verb === 'star-crest-pass' && e.when === 'any'),
  )
  if (pass) out.push({ space: STAR_CREST, host: 'star-crest' })
  if (player.order === 'evil')
    for (const space of new Set([LAIR_CENTER, view.dragon])) out.push({ space, host: 'dragon' })
  if (player.rank > 0 && knows(player, 'demon-dispelling'))
    for (const space of new Set(view.demons))
      if (tileOf(space) !== LAIR || bookOf(view).thwarts !== 'land') out.push({ space, host: 'demon' })
  return out.filter(({ space }) => stands(space)).map(h => ({ ...h, wizard: h.wizard ?? null }))
}

/**
 * Returns true if the player can still have an encounter in this place without leaving its Territory first (7.6,
 * 7.354).
 */
function isOpen(view: WizardsView, player: PlayerView, space: SpaceId): boolean {
  if (space === player.space && staysToCall(view, player)) return true
  if (space !== COTTAGE) return (player.visits[space] ?? 0) < 2
  const { meetings, visits } = player.hamdrel
  return visits < 2 || (player.space === COTTAGE && meetings < 3)
}

/** Lists the spaces where a mark of a Task can be fulfilled, as far as they are known. */
function spacesOf(view: WizardsView, player: PlayerView, task: HeldTask, mark: Mark): SpaceId[] {
  if (mark.at) return spaceStands(view, mark.at) ? [mark.at] : []
  const place = partOf(task, mark).at
  const towers = TOWERS.filter(tower => spaceStands(view, tower))
  const wizards = view.wizards.map(w => w.at)
  switch (place.kind) {
    case 'any-master':
      return towers
    case 'mentor':
      switch (player.order) {
        case 'sorcerers':
          return towers
        case 'druids':
          return [SACRED_CENTER]
        case 'rangers':
          return [COTTAGE]
        case 'evil':
          return [LAIR_CENTER, view.dragon]
        default:
          return wizards
      }
    case 'wizard':
      return view.wizards.filter(w => w.wizard === null || !place.who || place.who.includes(w.wizard)).map(w => w.at)
    default:
      return []
  }
}

/** Returns the number of points of a gain that count toward the last Rank. */
export function usefulGain(gain: Readonly<Points>, lacks: Readonly<Points>): number {
  return POINT_KINDS.reduce((sum, kind) => sum + Math.min(gain[kind], lacks[kind]), 0)
}

/** Returns the requirements of the next Rank, or null for a player of Rank 0 or of the last Rank. */
export const nextRank = (player: Pick<PlayerView, 'order' | 'rank' | 'book'>): RankEntry | null =>
  player.order === null || player.rank === 0 || player.rank === bookOf(player).lastRank
    ? null
    : bookOf(player).order(player.order).ranks[player.rank]!

/** Returns true if these points meet a Rank's requirements. */
export function meetsRank(points: Readonly<Points>, required: RankEntry): boolean {
  const lacks = lackingFor(points, required)
  return POINT_KINDS.every(kind => lacks[kind] === 0)
}

export const cardOf = (task: HeldTask) => taskCard(task.id)
