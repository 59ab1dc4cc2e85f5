import type { Rule, Seat } from '../../../../kernel/index.ts'
import { loseAnimal, relocate, reopenPlaces, transport } from '../effects/journey.ts'
import { gain, gainAny } from '../effects/points.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { escapesTrap } from '../effects/spells.ts'
import { holdInTrap } from '../effects/trapping.ts'
import { leavingRule } from '../facts/animals.ts'
import { fallsNext, mayFall } from '../facts/calendar.ts'
import { isClosed, mayEnterStarCrest } from '../facts/movement.ts'
import { boardOf, exactSpace, spaceStands, standing } from '../facts/spaces.ts'
import { CIRCLE, LAIR, type SpaceId, STAR_CREST, type Territory } from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import { decide } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import { type EventCard, type EventEffect, eventCard } from '../state/cards.ts'
import type { Player, WizardsState, WizardsTable } from '../state/components.ts'
import { endEvent, heldWith } from '../state/event-effects.ts'
import { completeTask, taskOf } from '../tasks/tasks.ts'
import { giveAnimal } from './animals.ts'
import { arrive } from './order.ts'

/** Draws an Event Card, keeps it if it has a lasting effect, and applies it (8.5). Does nothing if no card is left. */
export function* playEvent(table: WizardsTable, player: Player): Rule {
  const { decks } = table.state
  const id = table.draw(decks.events)
  if (id === undefined) return
  const card = eventCard(id)
  const book = bookOf(player)
  table.emit({ kind: 'event', seat: player.seat, rule: '8.5', event: id, what: 'drawn' })
  const until = lastDayOfEffect(table, card)
  if (until === undefined) decks.events.discard.push(id)
  else {
    // A second Movement Event replaces the first (8.51), except in the revised game (D42).
    if (card.type === 'movement' && !book.movementEventsLast)
      for (const held of [...player.events])
        if (eventCard(held.id).type === 'movement') endEvent(table, player, held.id, 'lost', '8.51')
    const turns = book.eventTurns[id]
    player.events.push(turns === undefined ? { id, until } : { id, until: null, turns })
  }
  if (card.type === 'trap' && (yield* escapesByEvent(table, player))) return
  // An Event that moves and traps a player moves them first (Events 44, 48).
  const led = card.does.find(effect => effect.verb === 'wander')
  // A player freed from the Trap on the way isn't held.
  if (led && (yield* moveByOther(table, player, card, led))) return
  for (const effect of card.does) if (effect.verb !== 'wander') yield* applyEventEffect(table, player, card, effect)
}

function* escapesByEvent(table: WizardsTable, player: Player): Rule<boolean> {
  if (heldWith(player, 'ward')) {
    table.emit({ kind: 'warded', seat: player.seat, rule: '8.5', from: 'trap' })
    return true
  }
  return yield* escapesTrap(table, player, { on: 'trap' })
}

/**
 * Returns the last day of a card's effect, null if the effect lasts until something else ends it, or undefined if it is
 * immediate.
 */
function lastDayOfEffect(table: WizardsTable, card: EventCard): number | null | undefined {
  const { day } = table.state
  for (const effect of card.does) {
    switch (effect.verb) {
      case 'ward':
      case 'town-favor':
        // The card says "beginning now", so today is the first day.
        return day + effect.days - 1
      case 'lamps':
      case 'star-crest-pass':
      case 'summons':
        return null
      case 'foresee':
        // In the revised rulebook the card is held until the Territory falls, and can be lost (D28).
        return bookOf(table.state).keepsForesight ? null : undefined
      case 'roll-change':
      case 'swift':
      case 'as-boat':
      case 'fly-anywhere':
        return day + effect.days
      default:
        break
    }
  }
  return undefined
}

type Wander = Extract<EventEffect, { readonly verb: 'wander' }>

function* applyEventEffect(
  table: WizardsTable,
  player: Player,
  card: EventCard,
  effect: Exclude<EventEffect, Wander>,
): Rule {
  switch (effect.verb) {
    case 'points': {
      const amount =
        typeof effect.amount === 'number' ? effect.amount : 2 * table.roll(player.seat, 1, 'points', '8.5')[0]!
      if (effect.of === 'any') yield* gainAny(table, player, amount, { by: 'event', event: card.id }, '8.5')
      else gain(table, player, { [effect.of]: amount }, { by: 'event', event: card.id }, '8.5')
      break
    }
    case 'extra-turns':
      player.extra += effect.turns === 'die' ? table.roll(player.seat, 1, 'extra-turns', '8.5')[0]! : effect.turns
      break
    case 'complete-tasks':
      yield* completeSome(table, player, effect.count)
      break
    case 'transport':
      if (effect.to.kind === 'space') yield* sendTo(table, player, card, effect.to.space)
      else yield* transportAnywhere(table, player, effect.to.except, effect.to.of)
      break
    case 'lose-turns':
      if (effect.turns === 'fortnight') holdInTrap(table, player, { kind: 'fortnight' }, '8.5')
      else {
        const left = effect.turns === 'die' ? table.roll(player.seat, 1, 'turns-lost', '8.5')[0]! : effect.turns
        holdInTrap(table, player, { kind: 'turns', left, event: true }, '8.5')
      }
      break
    case 'foresee':
      yield* foresee(table, player)
      break
    case 'winged-horse':
      giveAnimal(table, player, 'winged-horse', '8.5', effect.turns)
      break
    case 'star-crest-pass':
    case 'ward':
    case 'lamps':
    case 'summons':
    case 'town-favor':
    case 'roll-change':
    case 'swift':
    case 'as-boat':
    case 'fly-anywhere':
      // These work while the card is held.
      break
  }
}

/** Moves the player to a space at no cost, without their boat (8.5). Resolves no encounters. */
function wanderTo(table: WizardsTable, player: Player, to: SpaceId): void {
  table.emit({
    kind: 'moved',
    seat: player.seat,
    rule: '8.5',
    from: player.space,
    ...loggedSpace(table.state, to),
    how: 'wanders',
    cost: 0,
  })
  player.boat = null
  relocate(table, player, to)
}

/** Sends the player to a place by transport or, for some Events in some rulebooks, as a guided move. */
function* sendTo(table: WizardsTable, player: Player, card: EventCard, space: SpaceId): Rule {
  if (!bookOf(player).guides.includes(card.id)) {
    yield* transport(table, player, space, '8.5', { unwanted: true, forced: true })
    return
  }
  const to = spaceStands(table.state, space) ? space : exactSpace(table, LAIR)
  wanderTo(table, player, to)
  reopenPlaces(player)
  yield* arrive(table, player)
}

/** Completes up to `count` Tasks, chosen by the player (9.3, Events 2, 6, 16). */
function* completeSome(table: WizardsTable, player: Player, count: number): Rule {
  for (let i = 0; i < count && player.tasks.length > 0; i++) {
    const { task } = yield* decide({
      seat: player.seat,
      topic: 'task',
      data: { for: 'completion' },
      rule: '9.3',
      options: player.tasks.map(({ letter }) => ({
        id: `task ${letter.toLowerCase()}`,
        act: { kind: 'complete-task', task: letter },
      })),
    })
    completeTask(table, player, taskOf(player, task))
  }
}

/**
 * Lists the land that a player may choose as a destination: standing, of these kinds, not in `except`, and not closed
 * to the player.
 */
export function landFor(
  table: WizardsTable,
  player: Player,
  except: readonly SpaceId[],
  of?: readonly ('common' | 'elven' | 'magic')[],
): SpaceId[] {
  const shut = bookOf(player).crestByChoice || mayEnterStarCrest(player) ? null : STAR_CREST
  return (
    boardOf(table.state)
      .spaces({ of })
      .filter(space => spaceStands(table.state, space) && !except.includes(space) && space !== shut)
      // Closed places can't be chosen (D22).
      .filter(space => !isClosed(table.state, player, space))
  )
}

function* transportAnywhere(
  table: WizardsTable,
  player: Player,
  except: readonly SpaceId[],
  of?: readonly ('common' | 'elven' | 'magic')[],
): Rule {
  const act = yield* decide({
    seat: player.seat,
    topic: 'space',
    data: { for: 'landing' },
    rule: '8.5',
    options: [
      ...landFor(table, player, except, of).map(to => ({
        id: to,
        act: { kind: 'be-taken' as const, to },
        at: { space: to },
      })),
      { id: 'stay', act: { kind: 'stay' } },
    ],
  })
  if (act.kind === 'be-taken') yield* transport(table, player, act.to, '8.5')
}

/**
 * Lists the spaces to which another player can lead this player: within `spaces` steps, across no wall and at most one
 * space of water, and not the Star Crest or in the Sacred Circle (Events 9, 18, 44, 48).
 */
function wanderings(table: WizardsTable, player: Player, spaces: number): SpaceId[] {
  const { state } = table
  const board = boardOf(state)
  const start = board.hex(player.space)
  // Hexes reached without entering water, and those reached by entering one water space, including that space.
  const dry = new Set<number>()
  const wet = new Set<number>()
  const queue: { hex: number; steps: number; water: boolean }[] = [
    { hex: start, steps: 0, water: board.isWater(start) },
  ]
  for (const { hex, steps, water } of queue) {
    if (steps === spaces) continue
    for (const next of board.open(hex)) {
      const isSea = board.isWater(next)
      if (isSea && water) continue
      if (
        !isSea &&
        (!spaceStands(state, board.name(next)) ||
          board.name(next) === STAR_CREST ||
          board.territoryAt[next]!.id === CIRCLE)
      )
        continue
      const crossed = water || isSea
      const seen = crossed ? wet : dry
      if (seen.has(next)) continue
      seen.add(next)
      queue.push({ hex: next, steps: steps + 1, water: crossed })
    }
  }
  return [...new Set([...dry, ...wet])].filter(hex => hex !== start).map(hex => board.name(hex))
}

/**
 * Lets another player, or chance in a solitaire game (ruling 60), move this player (Events 9, 18, 44, 48). Returns true
 * if that frees the player from the card's own Trap.
 */
function* moveByOther(
  table: WizardsTable,
  player: Player,
  { type }: EventCard,
  { mover: side, spaces }: Wander,
): Rule<boolean> {
  const { state } = table
  const goals = wanderings(table, player, spaces)
  if (goals.length === 0) return false
  const n = state.players.length
  // Play proceeds clockwise, which is to the left.
  const mover = (player.seat + (side === 'left' ? 1 : n - 1)) % n
  const to = n === 1 ? goals[table.die(goals.length) - 1]! : yield* askMover(player, mover, goals, spaces)
  if (to === null) return false
  wanderTo(table, player, to)
  reopenPlaces(player)
  // A Horse or Hound may not follow there (8.45, 8.46, ruling W23), but it does in the revised game (D43).
  const rule = bookOf(player).animalsFollow ? null : leavingRule(player)
  if (rule) loseAnimal(table, player, rule)
  if (type === 'trap') return yield* proceduresOf(table).arriveTrapped(table, player, mover)
  yield* arrive(table, player)
  return false
}

/** Asks the mover for a destination. Returns null if the player stays in place. */
function* askMover(
  { seat: player }: Player,
  mover: Seat,
  goals: readonly SpaceId[],
  spaces: number,
): Rule<SpaceId | null> {
  const act = yield* decide({
    seat: mover,
    topic: 'wander',
    data: { player, spaces },
    rule: '8.5',
    options: [
      ...goals.map(to => ({ id: to, act: { kind: 'lead' as const, player, to }, at: { space: to } })),
      { id: 'stay', act: { kind: 'leave-be', player } },
    ],
  })
  return act.kind === 'lead' ? act.to : null
}

/**
 * Lists the Territories that can be foreseen: those that can fall next or, in the revised rulebook, all that can fall
 * (D11).
 */
const foreseeable = (state: WizardsState): Territory[] =>
  bookOf(state).keepsForesight ? standing(state).filter(({ id }) => mayFall(id)) : fallsNext(state)

/** Lets the player name the Territory that will fall (Event 24). */
function* foresee(table: WizardsTable, player: Player): Rule {
  const { tile } = yield* decide({
    seat: player.seat,
    topic: 'tile',
    data: { for: 'foreseeing' },
    rule: '12.13',
    options: foreseeable(table.state).map(({ id }) => ({ id, act: { kind: 'foresee', tile: id } })),
  })
  table.state.foreseen = tile
  table.emit({ kind: 'foreseen', seat: player.seat, rule: '8.5', tile })
}
