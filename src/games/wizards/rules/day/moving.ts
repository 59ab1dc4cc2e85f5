import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal, relocate } from '../effects/journey.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { canTrySpell, cast, knows } from '../effects/spells.ts'
import { arrive } from '../encounters/order.ts'
import { isPlace } from '../encounters/places.ts'
import { fleesFrom, leavingRule, totalAnimalPoints } from '../facts/animals.ts'
import { boatsInRange, mooringsFor, moveBoat } from '../facts/boats.ts'
import {
  circleSteps,
  emptyBoat,
  type MovementLeft,
  mayReenterStarCrest,
  reachableSpaces,
  starCrestPass,
  stopsAt,
  swimmableHexes,
} from '../facts/movement.ts'
import { POINT, pricesFor } from '../facts/prices.ts'
import { boardOf } from '../facts/spaces.ts'
import { hasWallBeside, wallSteps } from '../facts/walls.ts'
import type { Board } from '../islands/board.ts'
import { SPACES } from '../islands/space-numbers.ts'
import { COTTAGE, type SpaceId, STAR_CREST, tileOf } from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import type { ActOfKind, StepMode } from '../state/acts.ts'
import { decide, type OptionOn } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import type { Player, WizardsState, WizardsTable } from '../state/components.ts'
import { endEvent } from '../state/event-effects.ts'
import { hasMarkAt } from '../state/marks.ts'

type Step = OptionOn<'move'>

/**
 * Runs the Movement Segment (6) until the player stops or is stopped. Returns true if the player had an encounter.
 * `encounter` is true if the red die allows a Random Encounter.
 */
export function* moveAbout(table: WizardsTable, player: Player, move: MovementLeft, encounter: boolean): Rule<boolean> {
  if (hasMetHere(table, player)) move.from = player.space
  const home = tileOf(player.space)
  if (home !== null && bookOf(player).closesPlaces)
    move.home = { tile: home, visits: player.visits, toHamdrel: { ...player.hamdrel }, lair: player.lair }
  for (;;) {
    const act = yield* decide({
      seat: player.seat,
      topic: 'move',
      data: { left: pointsLeft(player, move), die: move.die, encounter },
      rule: '6',
      options: possibleSteps(table, player, move),
    })
    switch (act.kind) {
      case 'stop':
        return false
      case 'cast':
        if (act.spell === 'boat-summoning') yield* proceduresOf(table).summonBoat(table, player, move)
        else castSwiftness(table, player, move)
        break
      case 'move': {
        const met = yield* takeStep(table, player, move, act)
        const { arrivals } = player
        yield* proceduresOf(table).landAll(table)
        // A player who lands now may cause an encounter that carries this player off (R5).
        if (player.arrivals !== arrivals) return true
        if (met || move.over || table.state.result) return met
      }
    }
  }
}

/** Returns true if the player has had this space's encounter, in a rulebook where a move can't return to it (D22). */
function hasMetHere({ state }: WizardsTable, player: Player): boolean {
  if (!bookOf(player).closesPlaces) return false
  const { space } = player
  const board = boardOf(state)
  if (!isPlace(board, space)) return stopsAt(state, player, board, board.hex(space))
  return space === COTTAGE ? player.hamdrel.meetings > 0 : (player.visits[space] ?? 0) > 0
}

/** Returns the movement left, in points. */
const pointsLeft = (player: Player, move: MovementLeft): number =>
  Math.max(0, (player.boat !== null && !move.boarded ? move.sea : move.land) - move.spent) / POINT

const STOP: Step = { id: 'stop', act: { kind: 'stop' }, stops: true }

function possibleSteps(table: WizardsTable, player: Player, move: MovementLeft): Step[] {
  const { state } = table
  const board = boardOf(state)
  const options = reachableSpaces(state, player, move, (hex, how, cost, stops) =>
    destination(board, hex, how, cost, stops),
  )
  if (move.walls) options.push(...throughWalls(state, player, move))
  for (const hex of circleSteps(state, player, move)) {
    const to = board.name(hex)
    const how = board.ground[hex] === 'stone' ? 'stone' : 'center'
    options.push({
      id: `go ${to}`,
      act: { kind: 'move', how, to, cost: null },
      at: { space: to },
      stops: true,
      rule: '6',
    })
  }
  for (const hex of swimmableHexes(state, player, move)) {
    const to = board.name(hex)
    options.push({
      id: `swim ${to}`,
      act: { kind: 'move', how: 'swims', to, cost: null },
      at: { space: to },
      stops: true,
      rule: '6',
    })
  }
  const boat = player.boat === null ? emptyBoat(state, player.space) : -1
  const price = pricesFor(player, move).boat
  if (boat >= 0 && move.land - move.spent >= price) {
    options.push({
      id: `board ${player.space}`,
      act: { kind: 'move', how: 'boards', to: player.space, cost: price },
      at: { space: player.space },
      cost: price / POINT,
    })
  }
  options.push(...spellSteps(table, player, move), STOP)
  return options
}

/**
 * The cached options for destinations, by kind of step, cost and whether the step ends the move, then by space number.
 * No other question has as many options or is asked as often, so equal options share an object.
 */
const cachedSteps: (Step | undefined)[][] = []
const ORDINAL: Readonly<Record<StepMode, number>> = { walks: 0, boards: 2, sails: 4, lands: 6 }

/** Returns the cached option for a destination. */
function destination(board: Board, hex: number, how: StepMode, cost: number, stops: boolean): Step {
  const kind = 8 * cost + ORDINAL[how] + (stops ? 1 : 0)
  while (cachedSteps.length <= kind) cachedSteps.push([])
  const alike = cachedSteps[kind]!
  if (alike.length === 0) alike.length = SPACES
  const number = board.numbers[hex]!
  alike[number] ??= makeDestination(board.name(hex), how, cost, stops)
  return alike[number]
}

/** Builds the option for a destination, frozen because many questions share it. */
function makeDestination(to: SpaceId, how: StepMode, cost: number, stops: boolean): Step {
  const verb = how === 'boards' ? 'board' : how === 'sails' ? 'sail' : 'go'
  return Object.freeze({
    id: `${verb} ${to}`,
    act: Object.freeze({ kind: 'move', how, to, cost }),
    at: Object.freeze({ space: to }),
    cost: cost / POINT,
    stops,
  })
}

const throughWalls = (state: WizardsState, player: Player, move: MovementLeft): Step[] =>
  wallSteps(state, player, move).map(({ hex, to, cost }) => ({
    id: `through ${to}`,
    act: { kind: 'move', how: 'through', to, cost },
    at: { space: to },
    cost: cost / POINT,
    stops: stopsAt(state, player, boardOf(state), hex),
  }))

function spellSteps(table: WizardsTable, player: Player, move: MovementLeft): Step[] {
  const { state } = table
  const options: Step[] = []
  const board = boardOf(state)
  const hex = board.hex(player.space)
  const summoning = knows(player, 'boat-summoning')
  if (
    summoning &&
    canTrySpell(player, 'boat-summoning') &&
    move.land - move.spent >= POINT &&
    !board.isWater(hex) &&
    board.isCoastal(hex)
  ) {
    if (bookOf(player).everySpellOnce || boatsInRange(state, [hex], summoning.range).length > 0) {
      options.push({
        id: 'cast boat-summoning',
        act: { kind: 'cast', spell: 'boat-summoning' },
        rule: '11.211',
      })
    }
  }
  const swiftness = knows(player, 'swiftness')
  // The spell that passes walls must be cast next to one (D34).
  const isIdle = swiftness?.walls && !hasWallBeside(state, player, swiftness.walls)
  if (swiftness && canTrySpell(player, 'swiftness') && !isIdle) {
    options.push({ id: 'cast swiftness', act: { kind: 'cast', spell: 'swiftness' }, rule: '11.212' })
  }
  return options
}

/** Carries out one step and resolves whatever is there. Returns true if the player had an encounter. */
function* takeStep(
  table: WizardsTable,
  player: Player,
  move: MovementLeft,
  { how, to, ...act }: ActOfKind<'move'>,
): Rule<boolean> {
  const { state } = table
  const board = boardOf(state)
  const from = player.space
  const cost = act.cost ?? move.land
  move.spent += cost
  const stops = stopsAt(state, player, board, board.hex(to))
  const errand = to === STAR_CREST && hasMarkAt(player, STAR_CREST)
  const mayReenter = mayReenterStarCrest(player)
  const again = to === STAR_CREST && !errand && mayReenter
  const pass = to === STAR_CREST && !errand && !again ? starCrestPass(player) : null
  if (!table.quiet)
    table.emit({
      kind: 'moved',
      seat: player.seat,
      rule: '6',
      from,
      ...loggedSpace(state, to),
      how,
      cost: cost / POINT,
    })
  switch (how) {
    case 'boards': {
      const boat = emptyBoat(state, to)
      // A pontoon can be boarded without a boat.
      player.boat = boat < 0 ? null : boat
      move.boarded = true
      if (fleesFrom(player, 'boat')) loseAnimalOnStep(table, player, move, '8.452', cost)
      break
    }
    case 'sails':
      moveBoat(state, player.boat!, to)
      move.sailed = true
      break
    case 'swims':
    case 'stone':
    case 'center':
      player.boat = null
      move.over = true
      break
    case 'through':
      delete move.walls
      player.boat = null
      break
    case 'walks':
    case 'lands':
      player.boat = null
      break
  }
  relocate(table, player, to)
  // A player who returns in the same move has not left the Territory.
  const { home } = move
  if (home && tileOf(to) === home.tile && tileOf(from) !== home.tile) {
    player.visits = home.visits
    const { visits, met } = home.toHamdrel
    Object.assign(player.hamdrel, { visits, ...(met === undefined ? {} : { met }) })
    player.lair = home.lair
  }
  if (how === 'swims') player.swum++
  else if (how === 'boards') player.swum = 0
  if (again) player.crest = { left: player.turns, again: true }
  if (pass !== null) endEvent(table, player, pass, 'used')
  const rule = leavingRule(player)
  if (rule) loseAnimalOnStep(table, player, move, rule, cost)
  // A roll of zero is enough for one free step, which uses it up (D24 of 2016, ruling R19).
  if (stops || (cost === 0 && move.land === 0)) move.over = true
  // A player allowed into the Star Crest only by a Task (7.37) can't leave the Task's marker for later.
  return yield* arrive(table, player, { onErrand: errand && !mayReenter })
}

/**
 * Removes the Animal when the player takes a step of this cost. The Animal's points count as used first, and any left
 * over are lost (D43, ruling W5).
 */
function loseAnimalOnStep(table: WizardsTable, player: Player, move: MovementLeft, rule: string, cost: number): void {
  const added = totalAnimalPoints(player)
  move.land = Math.max(0, move.land - added + Math.min(added, move.spent - cost))
  loseAnimal(table, player, rule)
}

/** Casts Swiftness and, if it succeeds, applies it to the rest of the move (11.212, D34). */
function castSwiftness(table: WizardsTable, player: Player, move: MovementLeft): void {
  player.cast.push('swiftness')
  if (!cast(table, player, 'swiftness')) return
  const { terrain: levels, in: where, demons, walls } = knows(player, 'swiftness')!
  for (const terrain of levels) if (terrain !== 'plains') move.swift = new Set([...move.swift, terrain as 'woods'])
  move.swiftIn = where
  move.pastDemons = demons
  move.walls = walls
  move.wallsFrom = player.space
}

/**
 * Casts Boat Summoning (11.211). If it succeeds, the player chooses a boat in range and the water space it comes to.
 */
export function* castBoatSummoning(table: WizardsTable, player: Player): Rule {
  const { state } = table
  player.cast.push('boat-summoning')
  const { range } = knows(player, 'boat-summoning')!
  if (!cast(table, player, 'boat-summoning')) return
  const here = boardOf(state).hex(player.space)
  const boats = boatsInRange(state, [here], range)
  const { boat } = yield* decide({
    seat: player.seat,
    topic: 'boat',
    rule: '11.211',
    options: boats.map(({ boat, far }) => ({
      id: `boat ${boat + 1}`,
      act: { kind: 'call-boat', boat, far },
      at: { space: state.boats[boat]! },
    })),
  })
  const { at } = yield* decide({
    seat: player.seat,
    topic: 'space',
    data: { for: 'mooring' },
    rule: '11.211',
    options: mooringsFor(state, boat, here).map(at => ({ id: at, act: { kind: 'moor', at }, at: { space: at } })),
  })
  moveBoat(state, boat, at)
}
