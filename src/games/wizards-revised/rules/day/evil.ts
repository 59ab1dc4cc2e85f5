import type { Rule } from '../../../../kernel/index.ts'
import { advanceDay } from '../../../wizards/rules/day/days.ts'
import { isAttackDay, weight as marksOn } from '../../../wizards/rules/day/evil.ts'
import { carryOff, transport } from '../../../wizards/rules/effects/journey.ts'
import { escapesTransport } from '../../../wizards/rules/effects/spells.ts'
import { removeWizard, withHighWizard } from '../../../wizards/rules/effects/wizard-deck.ts'
import { placeDragon } from '../../../wizards/rules/encounters/dragon.ts'
import { heal, meetPerson } from '../../../wizards/rules/encounters/persons.ts'
import { attackOn, mayFall } from '../../../wizards/rules/facts/calendar.ts'
import { endInDefeat, isOver } from '../../../wizards/rules/facts/endings.ts'
import { anyRandomSpace, exactSpace, type Land, standing } from '../../../wizards/rules/facts/spaces.ts'
import {
  isWater,
  LAIR,
  LAIR_CENTER,
  type SpaceId,
  type TileId,
  tileOf,
} from '../../../wizards/rules/islands/territories.ts'
import { standsIn, takeOff } from '../../../wizards/rules/state/aloft.ts'
import { type Booked, bookOf } from '../../../wizards/rules/state/book.ts'
import {
  fortnightOf,
  type HighWizard,
  type Player,
  playersFrom,
  type WizardsTable,
} from '../../../wizards/rules/state/components.ts'
import { endForesight } from '../../../wizards/rules/state/event-effects.ts'
import { type FailedTask, openSpacesOf, tasksAfterTakeover } from '../../../wizards/rules/tasks/tasks.ts'
import { meetDemons, placeDemonMarker, placeDemons } from '../encounters/demons.ts'
import { meetDragon, returnHome } from '../encounters/dragon.ts'
import { landTransported } from '../encounters/landing.ts'
import { clearDodging } from '../state/dodging.ts'

const inOrder = ({ state }: WizardsTable): Player[] => playersFrom(state, state.dealer)

/**
 * Ends a day and begins the next, unless the game is over. On Day 14, after all players have taken their turns, Evil
 * attacks and the Dragon may return to its Lair (D7, D12).
 */
export function* endDay(table: WizardsTable): Rule {
  const { state } = table
  if (isAttackDay(state)) {
    for (const player of state.players) player.cast = []
    yield* resolveEvilAttack(table)
    if (state.result) return
    yield* returnHome(table)
    yield* landTransported(table)
    clearDodging(table)
    if (state.result) return
  }
  advanceDay(table)
}

function* resolveEvilAttack(table: WizardsTable): Rule {
  const { state } = table
  const { transports } = attackOn(state, state.day, 0)
  if (transports) {
    table.emit({ kind: 'attack', seat: null, rule: 'D10', thwarted: false, scatters: true })
    yield* transportEachPlayer(table)
    return
  }
  const due = bookOf(state).landsLost(fortnightOf(state, state.day), {
    variant: state.variant,
    players: state.players.length,
  })
  const atStake = landsAtStake(state, due)
  // Each thwart in hand saves one Territory. Unused thwarts are kept (D9, R10).
  const saved = Math.min(atStake, state.thwarts)
  state.thwarts -= saved
  const thwarted = saved === atStake
  table.emit({ kind: 'attack', seat: null, rule: 'D9', thwarted, ...(!thwarted && saved > 0 && { saved }) })
  if (thwarted) return
  yield* overrunTerritories(table, atStake - saved)
}

/**
 * Carries out an attack in the first two Fortnights. Each player in turn is helped and transported, lands, meets what
 * is there, and gets Demons. Only then is the next player helped and transported (D10).
 */
function* transportEachPlayer(table: WizardsTable): Rule {
  for (const player of inOrder(table)) {
    yield* helpBeforeLanding(table, player)
    yield* transport(table, player, anyRandomSpace(table), 'D10', { unwanted: true, forced: true })
    yield* landTransported(table)
    if (table.state.result) return
    yield* demonsFor(table, player)
    if (table.state.result) return
  }
}

/**
 * Heals a Dazed or Dragonbound player. A player of Rank 0 with nothing to heal meets a random High Wizard instead, and
 * places the markers of the Task they receive before landing (D10).
 */
function* helpBeforeLanding(table: WizardsTable, player: Player): Rule {
  if (heal(table, player, 'D10') || player.rank > 0) return
  takeOff(table, { seat: player.seat, onErrand: false, waits: true })
  yield* withHighWizard(table, (wizard: HighWizard) => meetPerson(table, player, wizard))
}

/**
 * Brings new Demons to a player's Territory or, at sea, to their space and aboard their boat, if they have one (D12,
 * D25).
 */
function* demonsFor(table: WizardsTable, player: Player): Rule {
  const { state } = table
  const { space, boat } = player
  const tile = tileOf(space)
  if (tile !== null) {
    yield* placeDemons(table, exactSpace(table, tile), player, 'D12')
  } else {
    if (boat !== null && !state.haunted.includes(boat)) state.haunted.push(boat)
    yield* placeDemons(table, space, player, 'D25')
  }
  yield* landTransported(table)
}

/** The parts of a state or view that determine which Territory falls. */
interface FallFactors {
  readonly demons: readonly SpaceId[]
  readonly players: readonly Pick<Player, 'tasks'>[]
  readonly wizards: readonly { readonly at: SpaceId }[]
  readonly foreseen: TileId | null
}

/**
 * Returns a Territory's weight in Evil's choice: the number of Demon and Task Markers minus the number of High Wizards
 * on it, or infinity if its fall is foreseen (D11).
 */
export function landWeight(land: FallFactors, tile: TileId): number {
  if (land.foreseen === tile) return Number.POSITIVE_INFINITY
  return marksOn(land, tile) - wizardsOn(land, tile)
}

const wizardsOn = ({ wizards }: Pick<FallFactors, 'wizards'>, tile: TileId): number =>
  wizards.filter(({ at }) => tileOf(at) === tile).length

/**
 * Counts the Territories at stake in an attack that takes `due` of them: at most the marked ones and one more (D11).
 */
export const landsAtStake = (land: FallFactors & Land, due: number): number => {
  const falling = standing(land).filter(({ id }) => mayFall(id))
  const marked = falling.filter(({ id }) => isMarked(land, id)).length
  return Math.min(due, marked + 1, falling.length)
}

const isMarked = (land: FallFactors, tile: TileId): boolean => marksOn(land, tile) > 0 || land.foreseen === tile

/**
 * Returns Evil's two comparisons of Territories of one kind (D11). `fewest` puts those with the fewest High Wizards
 * first. `heaviest` puts the heaviest first and breaks ties by `fewest`.
 */
function preferences(land: FallFactors) {
  const fewest = (a: TileId, b: TileId) => wizardsOn(land, a) - wizardsOn(land, b)
  const heaviest = (a: TileId, b: TileId) => {
    const [x, y] = [landWeight(land, a), landWeight(land, b)]
    return x === y ? fewest(a, b) : y - x
  }
  return { fewest, heaviest }
}

/**
 * Lists the Territories that can fall in the order in which Evil takes them (D11): the marked ones by kind and weight,
 * then the others by kind and number of High Wizards. Ties keep the order of the map.
 */
export function inFallOrder(land: FallFactors & Land & Booked): { readonly id: TileId; readonly name: string }[] {
  const { fallsFirst } = bookOf(land).calendar
  const { fewest, heaviest } = preferences(land)
  const kinds = fallsFirst.map(kind => standing(land, [kind]).filter(({ id }) => mayFall(id)))
  return [
    ...kinds.flatMap(tiles => tiles.filter(({ id }) => isMarked(land, id)).toSorted((a, b) => heaviest(a.id, b.id))),
    ...kinds.flatMap(tiles => tiles.filter(({ id }) => !isMarked(land, id)).toSorted((a, b) => fewest(a.id, b.id))),
  ]
}

/**
 * Picks the Territories that fall (D11): marked ones by kind and weight. If there are too few of those, all of them
 * fall, plus one unmarked Territory. A die decides ties.
 */
export function* chooseLands(table: WizardsTable, count: number): Rule<TileId[]> {
  const { state } = table
  const standingNow = bookOf(state)
    .calendar.fallsFirst.flatMap(kind => standing(state, [kind]))
    .filter(({ id }) => mayFall(id))
  const marked = standingNow.filter(({ id }) => isMarked(state, id))
  const out: TileId[] = []
  const take = (
    tiles: readonly { readonly id: TileId; readonly kind: string }[],
    better: (a: TileId, b: TileId) => number,
  ) => {
    const [first] = tiles
    if (!first) return
    const same = tiles.filter(({ kind }) => kind === first.kind).map(({ id }) => id)
    const best = same.reduce((best, id) => (better(id, best) < 0 ? id : best))
    const tied = same.filter(id => better(id, best) === 0)
    out.push(tied.length === 1 ? tied[0]! : tied[table.roll(null, 1, 'tie', 'D11', tied.length)[0]! - 1]!)
  }
  const { fewest, heaviest } = preferences(state)
  while (out.length < count && out.length < marked.length)
    take(
      marked.filter(({ id }) => !out.includes(id)),
      heaviest,
    )
  if (out.length < count)
    take(
      standingNow.filter(({ id }) => !out.includes(id)),
      fewest,
    )
  yield* []
  return out
}

/**
 * Turns all markers of lost Tasks on standing land into Demons. Then the players there meet them, in turn order (D12).
 */
function* turnMarkers(table: WizardsTable, failed: readonly FailedTask[]): Rule {
  const spaces = new Set(failed.flatMap(({ task }) => openSpacesOf(table, task)))
  for (const space of spaces) placeDemonMarker(table, space, '9.9')
  for (const player of inOrder(table))
    if (spaces.has(player.space) && standsIn(table, player, player.space)) yield* meetDemons(table, player)
}

/** Overruns Territories in the first seven of the rules page's eight steps; `endDay` does the last (D12). */
function* overrunTerritories(table: WizardsTable, count: number): Rule {
  const { state } = table
  // 1: choose the lands
  const tiles = yield* chooseLands(table, count)
  if (state.foreseen !== null && tiles.includes(state.foreseen)) endForesight(table)
  // 2: turn them over; Tasks are lost, and High Wizards return to the deck
  for (const tile of tiles) {
    state.fallen.push(tile)
    table.emit({ kind: 'falls', seat: null, rule: 'D12', tile })
    if (tile === bookOf(state).calendar.lostWith) {
      endInDefeat(table, 'circle', '12.46')
      return
    }
  }
  const isLost = (space: string) => !isWater(space) && tiles.includes(tileOf(space)!)
  state.demons = state.demons.filter(space => !isLost(space))
  for (const out of [...state.wizards]) if (isLost(out.at)) removeWizard(table, out)
  const failed = tasksAfterTakeover(table)
  const taken = inOrder(table).filter(player => isLost(player.space))
  // Nobody stays on fallen land, so players there are off the board until they land.
  const left = taken.map(({ space }) => space)
  for (const player of taken) {
    player.space = LAIR_CENTER
    takeOff(table, { seat: player.seat, onErrand: false, waits: true })
  }
  // 3: the Dragon lands, and the players there meet it
  if (isLost(state.dragon)) {
    placeDragon(table, exactSpace(table, LAIR), 'D12')
    for (const player of inOrder(table))
      if (standsIn(table, player, state.dragon) && !isOver(table)) yield* meetDragon(table, player)
    yield* landTransported(table)
    if (isOver(table)) return
  }
  // 4: the players land in the Lair, in order
  for (const [i, player] of taken.entries()) {
    const goal = exactSpace(table, LAIR)
    // A player who escapes this transport is still on fallen land, and lands elsewhere in the Lair (D35).
    player.space = goal
    const escaped = yield* escapesTransport(table, player, goal)
    player.space = left[i]!
    carryOff(table, player, escaped ? exactSpace(table, LAIR) : goal, 'D12')
  }
  for (const { seat } of taken) takeOff(table, { seat, onErrand: false })
  yield* landTransported(table)
  if (state.result) return
  // 5, 6: markers of lost Tasks become Demons, and the players there meet them
  yield* turnMarkers(table, failed)
  yield* landTransported(table)
  // 7: new Demons, in player order
  for (const player of inOrder(table)) {
    if (state.result) return
    yield* demonsFor(table, player)
  }
}
