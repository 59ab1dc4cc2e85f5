import { type Bot, type Deliberation, type Lookahead, runToEnd } from '../../../bots/bot.ts'
import { type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { FAR } from '../../../parts/travel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { HALF_TURN, TURN } from '../plans/route-fields.ts'
import { knows } from '../rules/effects/spells.ts'
import { firstLoss } from '../rules/facts/calendar.ts'
import { foeAt, isDragonRestless } from '../rules/facts/foes.ts'
import { COTTAGE, isWater, type SpaceId, tileOf } from '../rules/islands/territories.ts'
import { asWizardsQuestion, type WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import type { SpellName } from '../rules/state/cards.ts'
import { attackDay, type WizardsState } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { WORDS } from '../words/messages.ts'
import { oddsOf } from '../words/odds.ts'
import { placeSeen } from '../words/places.ts'
import { isCastaway, moveWithoutGoal, waitForChance } from './castaways.ts'
import { isOpenSpace, worthOfChance } from './chance.ts'
import { choice } from './choices.ts'
import { fallForecast } from './forecast.ts'
import { bestByPlayout } from './lookahead.ts'
import { MarkedLands } from './marked-lands.ts'
import { costOfMarker } from './marker-costs.ts'
import { findRoll, findStop, least, listFlights, listSteps, type MapStep, restOrCall } from './move-options.ts'
import { type Plan, planFor } from './plan.ts'
import { reasonFor } from './reasons.ts'
import { isWorthStaying, type Stop } from './stops.ts'
import { bestTile, teleportsOf } from './teleports.ts'
import { IslandTravel } from './travel.ts'

type Sight = Lookahead<WizardsState, WizardsView>

/**
 * A bot that plans a tour of Tasks, Mentors and Gems, prepares for the day of the attack, and uses boats and spells.
 */
export const mentor: Bot<WizardsView, WizardsState> = {
  name: 'mentor',
  about: () => 'Plans a route over many turns, uses boats and spells, and avoids Evil.',
  answer(view, question, random, ahead) {
    return runToEnd(think(view, question, random, ahead))
  },
  think,
  hint(view, question, language = 'en') {
    const player = view.players[question.seat]
    // Before play begins, the bot can only judge where to lay a tile next to others.
    const hasView = view.phase === 'play' ? player !== undefined : touchesAny(question)
    if (!hasView || question.options.length === 0) return null
    const id = this.answer(view, question, seedRandom('', 'hint'))
    const option = question.options.find(known => known.id === id)
    if (!option) return null
    const words = WORDS.in(language)
    const plan = player && (question.topic === 'roll' || question.topic === 'move') ? planNow(view, player) : null
    const isChoice = question.options.length > 1
    const label = withFoe(words, view, question, id, option.label.replace(/\.$/, ''))
    if (player && plan) {
      const known = asWizardsQuestion(question)
      const kind = known.options.find(known => known.id === id)?.act.kind
      const stays = kind === 'stop' || kind === 'wait'
      // A roll alone doesn't show whether the player will leave.
      const leaves = kind === 'roll' ? detour(view, player, plan.legs[0]!.stop, player.space) !== 0 : !stays
      const reason = reasonFor(words, view, player, { plan, question, leaves })
      const { stop, byTeleport } = plan.legs[0]!
      const goal = byTeleport ? {} : { goal: stop.space }
      if (!isChoice) return { id, why: reason, ...goal }
      const isSafer = known.topic === 'move' && isDetourFromEvil(view, player, plan, known, id)
      if (known.topic === 'move' && kind === 'stop' && isDragonInTheWay(view, player, plan, known))
        return { id, why: words.get('hint-now.dragon', { reason, label, place: placeSeen(words, view, view.dragon) }) }
      return { id, why: words.get(isSafer ? 'hint-now.safer' : 'hint-now', { reason, label }), ...goal }
    }
    const { note } = option
    return {
      id,
      why: note ? words.get('hint-that-is', { label, note: note.replace(/\.$/, '') }) : words.get('hint-do', { label }),
    }
  },
}

/** Returns true if a move onto a Dragon that won't stay there is the way to the plan's next stop. */
function isDragonInTheWay(
  view: WizardsView,
  player: PlayerView,
  { legs }: Plan,
  { options }: WizardsQuestion<'move'>,
): boolean {
  const way = (space: SpaceId) => distance(view, player, legs[0]!.stop, space, false)
  const isOffered = listSteps(options).some(({ to }) => to === view.dragon)
  return isOffered && isDragonRestless(view) && way(view.dragon) < way(player.space)
}

/** Adds the enemy that a move leads to, with the odds of the meeting, to the move's label. */
function withFoe(words: Messages, view: WizardsView, question: Question, id: string, label: string): string {
  const player = view.players[question.seat]
  const act = asWizardsQuestion(question).options.find(known => known.id === id)?.act
  const isMove = act?.kind === 'move' || act?.kind === 'ride' || act?.kind === 'fly'
  const foe = player && isMove ? foeAt(view, player, act.to, act.kind === 'move' && act.how === 'boards') : null
  if (foe === null) return label
  const odds = oddsOf(words, view, question, id).map(({ what, hits, of }) =>
    words.get('hint-odds', { what, percent: Math.round((100 * hits) / of) }),
  )
  return odds.length > 0
    ? words.get('hint-onto', { label, odds: odds.join(', ') })
    : words.get(`hint-onto.${foe}`, { label })
}

/** Returns true if the question is where to lay a tile and some position touches another tile. */
function touchesAny(question: Question): boolean {
  const it = asWizardsQuestion(question)
  return it.topic === 'hex' && it.options.some(({ act }) => act.touches > 0)
}

/** Decides on an answer. Yields between guesses while it looks ahead. */
function* think(view: WizardsView, question: Question, random: RandomState, ahead?: Sight): Deliberation {
  const player = view.players[question.seat]
  if (!player || view.phase !== 'play') return choice(view, player, question, random)
  const it = asWizardsQuestion(question)
  switch (it.topic) {
    case 'roll':
      return setOut(view, player, it)
    case 'move':
      return yield* move(view, player, it, random, ahead)
    case 'tile':
      if (it.data.for === 'transporting') return tile(view, player, it)
      break
    case 'boat':
      return (it.options.find(({ act }) => !view.haunted.includes(act.boat)) ?? it.options[0]!).id
    case 'space':
      if (it.data.for === 'mooring') return moor(view, player, it)
      break
  }
  return choice(view, player, question, random)
}

/** The last plan made, cached because several questions of one turn use it. */
let cachedPlan: { key: string; plan: Plan | null } | null = null

function planNow(view: WizardsView, player: PlayerView): Plan | null {
  const key = JSON.stringify([
    view.variant,
    view.day,
    player.seat,
    view.players,
    view.boats,
    view.haunted,
    view.demons,
    view.dragon,
    view.wizards,
    view.fallen,
    view.foreseen,
    view.thwarts,
    view.placements,
  ])
  if (cachedPlan?.key === key) return cachedPlan.plan
  cachedPlan = { key, plan: planFor(view, player, teleportsOf(view, player)) }
  return cachedPlan.plan
}

/**
 * Returns the distance from a space to the plan's next stop, plus the cost of standing there when Evil strikes, in
 * quarter points.
 */
function costLeft(view: WizardsView, player: PlayerView, { legs }: Plan, space: SpaceId, inBoat: boolean): number {
  const { stop } = legs[0]!
  return (
    detour(view, player, stop, space) ??
    IslandTravel.of(view, player).from(space, inBoat, stop.space) + nightCost(view, player, space)
  )
}

/** Returns the distance from a space to a stop. */
const distance = (view: WizardsView, player: PlayerView, stop: Stop, space: SpaceId, inBoat: boolean): number =>
  detour(view, player, stop, space) ?? IslandTravel.of(view, player).from(space, inBoat, stop.space)

/**
 * Returns true if a move on the eve of an attack leads farther from the plan's next stop than another one would,
 * because it's safer to end there when Evil strikes.
 */
function isDetourFromEvil(
  view: WizardsView,
  player: PlayerView,
  { legs }: Plan,
  { options }: WizardsQuestion<'move'>,
  id: string,
): boolean {
  if (!isEve(view)) return false
  const end = (id: string, space: SpaceId, inBoat: boolean) => ({
    id,
    way: distance(view, player, legs[0]!.stop, space, inBoat),
    danger: nightCost(view, player, space),
  })
  const ends = [
    end(findStop(options).id, player.space, player.boat !== null),
    ...listSteps(options).map(({ id, how, to }) => end(id, to, how !== 'swims' && isWater(to))),
  ]
  const chosen = ends.find(one => one.id === id)
  const nearest = least(ends, ({ way }) => way)
  return chosen !== undefined && nearest !== undefined && nearest.way < chosen.way && nearest.danger > chosen.danger
}

/**
 * Returns the distance to a stop that the player can't simply travel to, or null for any other. A player already there
 * must leave and return, unless staying is enough. A spent stop requires leaving its Territory first.
 */
function detour(view: WizardsView, player: PlayerView, stop: Stop, space: SpaceId): number | null {
  if (space === player.space && space === stop.space && !stop.spent) {
    const { meetings } = player.hamdrel
    const stays = isWorthStaying(view, player) || (space === COTTAGE && meetings > 0 && meetings < 3)
    return stays ? 0 : FAR / 2
  }
  const tile = tileOf(stop.space)
  if (!stop.spent || tile === null || tile !== tileOf(space)) return null
  const travel = IslandTravel.of(view, player)
  return 100 * TURN + travel.off(tile)[travel.board.hex(space)]!
}

/**
 * Returns the cost of a move that ends at a distance from a stop. If it doesn't end there, the stop takes at least one
 * more turn, and half a turn is lost on arrival.
 */
const costFrom = (distance: number): number =>
  distance <= 0 ? 0 : Math.max(TURN, distance + HALF_TURN) + distance / NEARER

/** The divisor for the share of a distance that decides between moves that all leave one more turn. */
const NEARER = 10

/**
 * Returns true for a rulebook in which each thwart saves one Territory. Only for such games were chance and rival plans
 * tuned.
 */
const isLandAtStake = (view: WizardsView): boolean => bookOf(view).thwarts === 'land'

/**
 * The number of turns lost if the player's Territory falls and they land in the Lair (12.41). More are lost if no boat
 * can be called.
 */
const IN_LAIR = 7
const IN_LAIR_WITHOUT_BOAT = 25
/** The probability that meeting Demons ends in the Lair (7.304), and the number of turns lost if it does not. */
const CARRIED_OFF = 9 / 36
const STRUCK = 1.25
/** The number of turns that the bot would walk to lower the cost of a marker by one point. */
const MARKER = 0.1

/**
 * Returns the cost, in quarter points, of standing in a space when Evil strikes. The cost is zero except on the eve of
 * an attack.
 */
function nightCost(view: WizardsView, player: PlayerView, space: SpaceId): number {
  if (!isEve(view)) return 0
  const forecast = fallForecast(view)
  const dispels = knows(player, 'demon-dispelling') !== null
  const tile = isWater(space) ? null : tileOf(space)
  const ground = MarkedLands.of(view)
  const turns = bookOf(view).strands && !knows(player, 'boat-summoning') ? IN_LAIR_WITHOUT_BOAT : IN_LAIR
  const danger = tile === null ? 0 : Math.round((forecast.odds.get(tile) ?? 0) * turns * TURN)
  if (ground) return danger + ground.nightCost(tile, dispels)
  // In the first two Fortnights Evil transports everybody, wherever they are (12.11).
  if (attackDay(view, view.day + 1) < firstLoss(view)) return 0
  // When Evil strikes, a Demon comes to each player's Territory, or aboard if they are afloat (12.14, 12.141).
  const marker = Math.round(MARKER * costOfMarker(view, tile) * TURN)
  const aboard = tile === null && !dispels ? Math.round((STRUCK + CARRIED_OFF * turns) * TURN) : 0
  return danger + aboard + marker
}

/**
 * Picks a flight or a spell at the start of a turn if that is much shorter, or any spell if there is no plan. Otherwise
 * waits, calls for help or rolls.
 */
function setOut(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'roll'>): string {
  const spells = options.filter(({ act }) => act.kind === 'cast')
  const flights = listFlights(options)
  const plan =
    flights.length > 0
      ? planFor(view, player, teleportsOf(view, player, new Set(flights.map(({ to }) => to))))
      : planNow(view, player)
  const first = plan?.legs[0]
  const wait = restOrCall(player, options, first ? first.turns : null)
  if (plan && first) {
    const travel = IslandTravel.of(view, player)
    // To meet this host again, the player must step outside and back.
    const here = first.stop.space === player.space
    const walk = here ? 2 * TURN : travel.from(player.space, player.boat !== null, first.stop.space)
    if (flights.length > 0) {
      const best = least(flights, ({ to }) => costLeft(view, player, plan, to, false))
      if (
        best &&
        costLeft(view, player, plan, best.to, false) + TURN <
          Math.min(walk, costLeft(view, player, plan, player.space, player.boat !== null))
      )
        return best.id
    }
    const cast = spells.find(({ act }) => act.kind === 'cast' && act.way?.to !== 'random-stone')
    const teleport = cast ?? spells[0]
    if (first.byTeleport && teleport) return teleport.id
    if (cast && walk > meanCost(view, player, first.stop.space) + 2.5 * TURN && !canNameTerritory(player))
      return cast.id
  } else {
    const [cast] = spells
    if (cast) return cast.id
  }
  return (wait ?? findRoll(options)).id
}

/** Returns true if the Transporting Spell lets the player name a Territory. */
const canNameTerritory = (player: PlayerView): boolean =>
  knows(player, 'transporting')?.ways.some(way => way.to === 'random-in-any-territory') ?? false

/** Returns the mean cost, in quarter points, from a random land space to a goal. Long ways are capped. */
function meanCost(view: WizardsView, player: PlayerView, goal: SpaceId): number {
  const travel = IslandTravel.of(view, player)
  const way = travel.to(goal)
  let sum = 0
  let count = 0
  for (const hex of travel.board.land) {
    if (view.fallen.includes(travel.board.territoryAt[hex]!.id)) continue
    sum += Math.min(way[hex]!, 20 * TURN)
    count++
  }
  return count === 0 ? FAR : sum / count
}

/** Picks the Territory to be transported to: the one best for the plan's next stop. */
function tile(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'tile'>): string {
  const goal = planNow(view, player)?.legs[0]?.stop.space
  const best = goal === undefined ? null : bestTile(view, player, goal)
  return (options.find(({ act }) => act.tile === best?.tile) ?? options[0]!).id
}

/** Picks the water for a summoned boat, away from Demons and nearest to the plan's next stop. */
function moor(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'space'>): string {
  const travel = IslandTravel.of(view, player)
  const goal = planNow(view, player)?.legs[0]?.stop.space
  const cost = (space: SpaceId): number =>
    travel.toll(space) + (goal === undefined ? 0 : travel.from(space, true, goal))
  return least(options, ({ at }) => cost(at!.space!))!.id
}

/**
 * Casts Swiftness and useful Boat Summonings. Otherwise picks the move, or stops, whichever leaves the lowest cost to
 * the plan's next stop, and looks ahead on the eve of an attack. A castaway waits for chance, and a player without a
 * plan moves without a goal.
 */
function* move(
  view: WizardsView,
  player: PlayerView,
  { seat, options, data }: WizardsQuestion<'move'>,
  random: RandomState,
  ahead?: Sight,
): Deliberation {
  const spell = (name: SpellName) => options.find(({ act }) => act.kind === 'cast' && act.spell === name)
  const swift = spell('swiftness')
  if (swift) return swift.id
  const plan = planNow(view, player)
  const call = spell('boat-summoning')
  const inBoat = player.boat !== null
  if (!plan) return call?.id ?? moveWithoutGoal(view, player, options, random)
  const travel = IslandTravel.of(view, player)
  const chance = isCastaway(player, plan, travel) ? waitForChance(view, player, options) : null
  if (chance !== null) return chance
  const goal = plan.legs[0]!.stop.space
  if (call && goal !== player.space && travel.callsBoat(player.space, goal)) return call.id
  const stones = stonesSought(view, player, plan)
  const costOf = costOfEnds(view, player, stones.size > 0 ? { ...plan, rivals: [] } : plan, data.encounter)
  const after = ({ how, to }: MapStep): number =>
    travel.toll(to) + (stones.has(to) ? 0 : costOf(to, how !== 'swims' && isWater(to)))
  const stay = costOf(player.space, inBoat)
  const ways = [
    { id: findStop(options).id, cost: stay },
    ...listSteps(options).map(step => ({ id: step.id, cost: after(step) })),
  ].sort((a, b) => a.cost - b.cost)
  // On the eve of an attack, a slightly longer path matters less than the danger.
  const near = ways.filter(way => way.cost <= ways[0]!.cost + 1.5 * TURN).slice(0, MAX_WAYS)
  if (ahead && near.length > 1 && isEve(view)) {
    const best = yield* bestByPlayout(
      seat,
      near.map(way => way.id),
      ahead,
      random,
    )
    if (best !== null) return best
  }
  return ways[0]!.id
}

/**
 * Returns a function that computes the cost, in quarter points, of ending the move in a space: the way from there to
 * the plan's next stop, and the danger there when Evil strikes. If each thwart saves one Territory, it also considers
 * the stops of rival plans that the roll may suit better, and subtracts the value of what chance may bring.
 */
function costOfEnds(
  view: WizardsView,
  player: PlayerView,
  plan: Plan,
  encounter: boolean,
): (space: SpaceId, afloat: boolean) => number {
  if (!isLandAtStake(view)) return (space, afloat) => costLeft(view, player, plan, space, afloat)
  const own = plan.legs[0]!.stop
  const distanceNow = (stop: Stop): number => distance(view, player, stop, player.space, player.boat !== null)
  const goals = [{ stop: own, behind: 0 }]
  if (distanceNow(own) < FAR / 2)
    for (const { stop, behind } of plan.rivals)
      goals.push({ stop, behind: behind * TURN + distanceNow(own) - distanceNow(stop) })
  const chance = worthOfChance(player, encounter)
  return (space, afloat) => {
    const way = Math.min(
      ...goals.map(({ stop, behind }) => costFrom(distance(view, player, stop, space, afloat)) + behind),
    )
    const brings = isOpenSpace(view, player, space) && goals.every(({ stop }) => stop.space !== space) ? chance : 0
    return way + nightCost(view, player, space) - brings
  }
}

/**
 * Returns all Stones that a Task needs if the plan's next stop is one of them, because the roll decides which Stone can
 * be entered. Otherwise returns an empty set.
 */
function stonesSought(view: WizardsView, player: PlayerView, { legs, agenda }: Plan): ReadonlySet<SpaceId> {
  const { board } = IslandTravel.of(view, player)
  const tasksAt = (errands: readonly number[]) => errands.map(e => agenda.errands[e]!.task)
  const { space, errands } = legs[0]!.stop
  if (board.ground[board.hex(space)] !== 'stone') return new Set()
  const sought = new Set(tasksAt(errands))
  const others = agenda.stops.filter(stop => tasksAt(stop.errands).some(task => sought.has(task)))
  return new Set(others.map(stop => stop.space).filter(stone => board.ground[board.hex(stone)] === 'stone'))
}

/** The maximum number of steps to examine by lookahead. */
const MAX_WAYS = 4

/**
 * Returns true if Evil strikes before the player moves again. That happens on the next day or, if the rulebook gives
 * Evil no day of its own, at the end of today (12.1, D7).
 */
function isEve(view: WizardsView): boolean {
  const left = bookOf(view).thwarts === 'land' ? 0 : 1
  return attackDay(view, view.day) === view.day + left && fallForecast(view).next === view.day + left
}
