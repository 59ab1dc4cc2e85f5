import { type Choice, choose, type Rule } from '../../../../kernel/index.ts'
import type { Player, WizardsTable } from '../components.ts'
import { arrive } from '../encounters/order.ts'
import { endEvent } from '../events/event-effects.ts'
import type { Board } from '../islands/board.ts'
import { SPACES } from '../islands/space-numbers.ts'
import { boardOf, spaceName } from '../islands/spaces.ts'
import { isWater, type SpaceId, STAR_CREST } from '../islands/territories.ts'
import { capital } from '../orders/points.ts'
import { cast, knows, untried } from '../spells.ts'
import { hasMarkAt } from '../tasks/marks.ts'
import { boatsInRange, mooringsFor, moveBoat } from './boats.ts'
import { loseAnimal, relocate, shies } from './journey.ts'
import {
  circleSteps,
  emptyBoat,
  type Going,
  HALF,
  type Move,
  mayReenterStarCrest,
  reach,
  starCrestPass,
  stopsAt,
  swims,
} from './movement.ts'
import { pricesFor } from './prices.ts'

type Step =
  | { readonly how: 'walks' | 'boards' | 'sails' | 'lands'; readonly to: SpaceId; readonly cost: number }
  | { readonly how: 'swims' | 'stone' | 'center'; readonly to: SpaceId }
  | { readonly how: 'boat-summoning' | 'swiftness' | 'stop' }

/** The Movement Segment (6): the player goes on until he stops or something stops him. True where anything met him. */
export function* moveAbout(table: WizardsTable, player: Player, move: Move): Rule<boolean> {
  for (;;) {
    const step = yield* choose<Step>({
      seat: player.seat,
      topic: 'move',
      text: pointsLeft(player, move),
      rule: '6',
      options: steps(table, player, move),
    })
    switch (step.how) {
      case 'stop':
        return false
      case 'boat-summoning':
        yield* castBoatSummoning(table, player)
        break
      case 'swiftness':
        player.cast.push('swiftness')
        if (cast(table, player, 'swiftness'))
          for (const terrain of knows(player, 'swiftness')!.terrain)
            if (terrain !== 'plains') move.swift = new Set([...move.swift, terrain as 'woods'])
        break
      default: {
        const met = yield* go(table, player, move, step)
        if (met || move.over || table.state.result) return met
      }
    }
  }
}

function pointsLeft(player: Player, move: Move): string {
  const half = Math.max(0, (player.boat !== null && !move.boarded ? move.sea : move.land) - move.spent)
  LEFT[half] ??= pointsOf(half / HALF)
  return LEFT[half]
}

/** The sentences by half points: one goes with every move, and there are few of them. */
const LEFT: string[] = []

function pointsOf(points: number): string {
  return `${points % 1 === 0 ? points : `${Math.floor(points)}½`} point${points === 1 ? '' : 's'} left to move with.`
}

const STOP: Choice<Step> = { id: 'stop', label: 'Stop here', note: 'ends your move', value: { how: 'stop' } }

/** Everything the player can do now. */
function steps(table: WizardsTable, player: Player, move: Move): Choice<Step>[] {
  const { state } = table
  const board = boardOf(state)
  const options = reach(state, player, move, (hex, how, cost, stops) => destination(board, hex, how, cost, stops))
  if (move.spent === 0)
    for (const hex of circleSteps(state, player, move)) {
      const to = board.name(hex)
      const how = board.ground[hex] === 'stone' ? 'stone' : 'center'
      const note =
        how === 'stone'
          ? `your roll of ${move.die} answers its dots; ends your move`
          : `your roll of ${move.die} finds Ruktal there, as 1 to 3 do; ends your move`
      options.push({
        id: `go ${to}`,
        label: `Enter ${spaceName(to)}`,
        note,
        at: { space: to },
        rule: '6',
        value: { how, to },
      })
    }
  if (move.spent === 0 && player.boat === null)
    for (const hex of swims(state, player, move)) {
      const to = board.name(hex)
      options.push({
        id: `swim ${to}`,
        label: `Swim to ${spaceName(to)}`,
        note: 'takes the whole roll',
        at: { space: to },
        rule: '6',
        value: { how: 'swims', to },
      })
    }
  const boat = player.boat === null && isWater(player.space) ? emptyBoat(state, player.space) : -1
  const price = pricesFor(player, move).boat
  if (boat >= 0 && move.land - move.spent >= price) {
    options.push({
      id: `board ${player.space}`,
      label: 'Climb into the boat here',
      at: { space: player.space },
      cost: price / HALF,
      value: { how: 'boards', to: player.space, cost: price },
    })
  }
  if (player.rank > 0) options.push(...spells(table, player, move))
  options.push(STOP)
  return options
}

/**
 * Destinations that were offered before, by how one comes there, the price, and whether it ends the move; then by the
 * number of the space. No other question has so many answers or is asked so often, and two that look alike are alike.
 */
const offered: (Choice<Step> | undefined)[][] = []
const ORDINAL: Readonly<Record<Going, number>> = { walks: 0, boards: 2, sails: 4, lands: 6 }

/** A space to go to as an answer, made once and offered again. */
function destination(board: Board, hex: number, how: Going, cost: number, stops: boolean): Choice<Step> {
  const kind = 8 * cost + ORDINAL[how] + (stops ? 1 : 0)
  while (offered.length <= kind) offered.push([])
  const alike = offered[kind]!
  if (alike.length === 0) alike.length = SPACES
  const number = board.numbers[hex]!
  alike[number] ??= makeDestination(board.name(hex), how, cost, stops)
  return alike[number]
}

/** Frozen, for it goes out with many questions. */
function makeDestination(to: SpaceId, how: Going, cost: number, stops: boolean): Choice<Step> {
  const verb = how === 'boards' ? 'board' : how === 'sails' ? 'sail' : 'go'
  return Object.freeze({
    id: `${verb} ${to}`,
    label: `${LABEL[how]} ${spaceName(to)}`,
    note: stops ? 'ends your move' : undefined,
    at: Object.freeze({ space: to }),
    cost: cost / HALF,
    value: Object.freeze({ how, to, cost }),
  })
}

const LABEL = { walks: 'Walk to', boards: 'Board the boat at', sails: 'Sail to', lands: 'Land at' } as const

function spells(table: WizardsTable, player: Player, move: Move): Choice<Step>[] {
  const { state } = table
  const options: Choice<Step>[] = []
  const board = boardOf(state)
  const hex = board.hex(player.space)
  const summoning = knows(player, 'boat-summoning')
  if (
    summoning &&
    untried(player, 'boat-summoning') &&
    move.land - move.spent >= HALF &&
    !board.isWater(hex) &&
    board.isCoastal(hex)
  ) {
    if (boatsInRange(state, [hex], summoning.range).length > 0) {
      options.push({
        id: 'cast boat-summoning',
        label: 'Cast Boat Summoning',
        note: 'a boat comes to the water beside you',
        rule: '11.211',
        value: { how: 'boat-summoning' },
      })
    }
  }
  const swiftness = knows(player, 'swiftness')
  if (swiftness && untried(player, 'swiftness')) {
    options.push({
      id: 'cast swiftness',
      label: 'Cast Swiftness',
      note: `${swiftness.terrain.join(' and ')} cost 1 this turn`,
      rule: '11.212',
      value: { how: 'swiftness' },
    })
  }
  return options
}

/** One go: the price is paid, the space changes, and what is there meets the player. True where anything did. */
function* go(
  table: WizardsTable,
  player: Player,
  move: Move,
  step: Exclude<Step, { how: 'boat-summoning' | 'swiftness' | 'stop' }>,
): Rule<boolean> {
  const { state } = table
  const board = boardOf(state)
  const from = player.space
  const { to } = step
  const cost = 'cost' in step ? step.cost : move.land
  move.spent += cost
  const stops = stopsAt(state, player, board, board.hex(to))
  const errand = to === STAR_CREST && hasMarkAt(player, STAR_CREST)
  const mayReenter = mayReenterStarCrest(player)
  const again = to === STAR_CREST && !errand && mayReenter
  const pass = to === STAR_CREST && !errand && !again ? starCrestPass(player) : null
  if (!table.quiet)
    table.tell({ kind: 'moved', seat: player.seat, rule: '6', from, space: to, how: step.how, cost: cost / HALF })
  switch (step.how) {
    case 'boards':
      player.boat = emptyBoat(state, to)
      move.boarded = true
      if (player.animal?.kind === 'horse') leaveBeast(table, player, move, '8.452')
      break
    case 'sails':
      moveBoat(state, player.boat!, to)
      move.sailed = true
      break
    case 'swims':
      move.over = true
      break
    case 'stone':
    case 'center':
      player.boat = null
      move.over = true
      break
    case 'walks':
    case 'lands':
      player.boat = null
      break
  }
  relocate(table, player, to)
  if (step.how === 'swims') player.swum++
  else if (step.how === 'boards') player.swum = 0
  if (again) player.crest = { left: player.turns, again: true }
  if (pass !== null) endEvent(table, player, pass, 'used')
  const shy = shies(player)
  if (shy) leaveBeast(table, player, move, shy)
  if (stops) move.over = true
  // Whom nothing but his Task lets into the Star Crest (7.37) cannot leave its marker for later.
  return yield* arrive(table, player, { onErrand: errand && !mayReenter })
}

/** A horse or hound leaves in the middle of a move: the points it added go with it (ruling W5). */
function leaveBeast(table: WizardsTable, player: Player, move: Move, rule: string): void {
  move.land -= (player.animal?.kind === 'horse' ? 4 : 1) * HALF
  loseAnimal(table, player, rule)
}

/** The Boat Summoning Spell (11.211). */
function* castBoatSummoning(table: WizardsTable, player: Player): Rule {
  const { state } = table
  player.cast.push('boat-summoning')
  const { range } = knows(player, 'boat-summoning')!
  if (!cast(table, player, 'boat-summoning')) return
  const here = boardOf(state).hex(player.space)
  const boats = boatsInRange(state, [here], range)
  const boat = yield* choose({
    seat: player.seat,
    topic: 'boat',
    text: 'Which boat comes?',
    rule: '11.211',
    options: boats.map(({ boat, far }) => ({
      id: `boat ${boat + 1}`,
      label: `Boat ${boat + 1}, at ${spaceName(state.boats[boat]!)}`,
      note: `${far} space${far === 1 ? '' : 's'} away`,
      at: { space: state.boats[boat]! },
      value: boat,
    })),
  })
  const waters = mooringsFor(state, boat, here)
  const to = yield* choose({
    seat: player.seat,
    topic: 'space',
    text: 'To which water beside you does it come?',
    rule: '11.211',
    options: waters.map(space => ({ id: space, label: capital(spaceName(space)), at: { space }, value: space })),
  })
  moveBoat(state, boat, to)
}
