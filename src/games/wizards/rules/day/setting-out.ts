import type { Rule } from '../../../../kernel/index.ts'
import { relocate, transport } from '../effects/journey.ts'
import { proceduresOf, type SetOut, type Way } from '../effects/procedures.ts'
import { cast, knows } from '../effects/spells.ts'
import { isStargate, isStranded } from '../effects/stranded.ts'
import { landFor } from '../encounters/event-cards.ts'
import { arrive } from '../encounters/order.ts'
import { isRefusedBy } from '../facts/animals.ts'
import { movementFor } from '../facts/movement.ts'
import { anyRandomSpace, boardOf, exactSpace, standing, stands } from '../facts/spaces.ts'
import { GRID } from '../islands/grid.ts'
import {
  CIRCLE,
  CODES,
  isWater,
  LAIR,
  type SpaceId,
  STAR_CREST,
  type TileId,
  territory,
  tileOf,
} from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import { decide } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import type { TransportWay } from '../state/cards.ts'
import { type Animal, attackDay, type Player, type WizardsTable } from '../state/components.ts'
import { activeEffects, endEvent } from '../state/event-effects.ts'

const NO_ROLL: SetOut = { move: null, over: false }

/** Begins a turn with a Movement Roll (5.1) or something that replaces it, which is then carried out. */
export function* setOut(table: WizardsTable, player: Player): Rule<SetOut> {
  for (;;) {
    const act = yield* decide({
      seat: player.seat,
      topic: 'roll',
      data: { trapped: player.trap !== null },
      rule: '5.1',
      show: true,
      options: ways(table, player),
    })
    switch (act.kind) {
      case 'roll':
        return roll(table, player)
      case 'ride':
      case 'fly':
        table.emit({
          kind: 'moved',
          seat: player.seat,
          rule: act.kind === 'ride' ? '8.43' : '8.44',
          from: player.space,
          ...loggedSpace(table.state, act.to),
          how: act.kind === 'ride' ? 'rides' : 'flies',
          cost: 0,
        })
        player.boat = null
        relocate(table, player, act.to)
        yield* arrive(table, player)
        return NO_ROLL
      case 'transport':
        yield* transport(table, player, act.to, '8.5')
        return NO_ROLL
      case 'stargate':
        endEvent(table, player, act.event, 'used')
        yield* transport(table, player, STAR_CREST, '8.5')
        return NO_ROLL
      case 'cast':
        // No other spell is offered instead of the roll.
        if (act.way) yield* castTransporting(table, player, act.way)
        return NO_ROLL
      case 'call-for-help': {
        const helped = yield* proceduresOf(table).callForHelp(table, player)
        if (helped) return helped
        break
      }
      case 'wait':
        // Wait until the day before the Evil Spirit attacks (App. A).
        table.state.day = Math.max(table.state.day, attackDay(table.state, table.state.day) - 1)
        return NO_ROLL
    }
  }
}

function roll(table: WizardsTable, player: Player): SetOut {
  const [white, red] = table.roll(player.seat, 2, 'movement', '5.1')
  return { move: movementFor(player, white!), encounter: red! <= 3 }
}

const ROLL: Way = { id: 'roll', act: { kind: 'roll' }, rule: '5.1' }

function ways(table: WizardsTable, player: Player): Way[] {
  const { state } = table
  const options: Way[] = [ROLL]
  // Only a Transporting Spell can replace the roll of a player in a Trap (11.213, 8.31, ruling W24).
  if (player.trap) {
    const help = proceduresOf(table).helpOption(table, player)
    return [...options, ...spells(table, player), ...(help ? [help] : [])]
  }
  if (player.animal) options.push(...rides(table, player, player.animal.kind))
  for (const effect of activeEffects(player))
    if (effect.verb === 'fly-anywhere')
      for (const to of landFor(table, player, [...effect.except, player.space]))
        options.push(goal('transport', to, '8.5'))
  const stargate = player.events.find(held => activeEffects(player, held).some(isStargate))
  if (stargate && stands(state, tileOf(STAR_CREST)!) && !player.bound) {
    options.push({
      id: 'star crest',
      act: { kind: 'stargate', event: stargate.id },
      at: { space: STAR_CREST },
      rule: '8.5',
    })
  }
  options.push(...spells(table, player))
  const help = proceduresOf(table).helpOption(table, player)
  if (help) options.push(help)
  return options
}

/** Lists the ways in which the player can cast Transporting instead of rolling (11.213). */
function spells({ state }: WizardsTable, player: Player): Way[] {
  const spell = knows(player, 'transporting')
  if (!spell) return []
  const board = boardOf(state)
  const onStone = board.ground[board.hex(player.space)] === 'stone'
  return spell.ways
    .filter(way => isFrom(way, tileOf(player.space), onStone))
    .map(way => ({
      id: way.to === 'random-stone' ? 'cast transporting to stone' : 'cast transporting',
      act: { kind: 'cast', spell: 'transporting', way },
      rule: '11.213',
    }))
}

/** Returns true if the player's space allows this kind of Transporting. */
function isFrom({ from }: TransportWay, tile: TileId | null, onStone: boolean): boolean {
  switch (from) {
    case 'anywhere':
      return true
    case 'stone':
      return onStone
    case 'circle':
      return tile === CIRCLE
    case 'lair':
      return tile === LAIR
  }
}

/**
 * Returns the option that lets a stranded player ask for help (7.3031) or, in solitaire at sea, wait for the attack
 * (App. A). Returns null if there is none.
 */
export function helpOption({ state }: WizardsTable, player: Player): Way | null {
  if (state.variant !== 'solitaire') {
    if (player.stranded || !isStranded(state, player)) return null
    return { id: 'ask for help', act: { kind: 'call-for-help' }, rule: '7.3031' }
  }
  if (!isWater(player.space) || attackDay(state, state.day) - 1 <= state.day || !isStranded(state, player)) return null
  return { id: 'wait', act: { kind: 'wait' }, rule: 'A.stranded-water' }
}

const goal = (kind: 'ride' | 'fly' | 'transport', to: SpaceId, rule: string): Way => ({
  id: `${kind} ${to}`,
  act: { kind, to },
  at: { space: to },
  rule,
})

/**
 * Lists the options to ride a Unicorn or fly on a Winged Horse, to land that it doesn't refuse (8.43, 8.44). Empty for
 * other Animals.
 */
function rides(table: WizardsTable, player: Player, kind: Animal): Way[] {
  const { does, rule } = bookOf(player).animal(kind)
  if (does.how !== 'anywhere' && does.how !== 'fly') return []
  const board = boardOf(table.state)
  const start = board.hex(player.space)
  const most = does.how === 'fly' ? does.spaces : GRID.size
  return landFor(table, player, [player.space])
    .filter(space => !isRefusedBy(player, kind, space) && GRID.distance(start, board.hex(space)) <= most)
    .map(to => goal(does.how === 'fly' ? 'fly' : 'ride', to, rule))
}

/**
 * Casts the Transporting Spell instead of rolling (11.213). If it succeeds on a Stone, it may give an extra turn
 * (11.2131).
 */
function* castTransporting(table: WizardsTable, player: Player, way: TransportWay): Rule {
  const { state } = table
  const board = boardOf(state)
  player.cast.push('transporting')
  if (!cast(table, player, 'transporting')) return
  // The extra turn is for leaving a Stone (11.2131).
  if (way.extraTurn && board.ground[board.hex(player.space)] === 'stone') player.extra++
  switch (way.to) {
    case 'random':
      yield* transport(table, player, anyRandomSpace(table), '11.213')
      break
    case 'random-in-lair':
      yield* transport(table, player, exactSpace(table, LAIR), '11.213')
      break
    case 'random-in-any-territory': {
      const { tile } = yield* decide({
        seat: player.seat,
        topic: 'tile',
        data: { for: 'transporting' },
        rule: '11.213',
        options: standing(state).map(({ id }) => ({ id, act: { kind: 'land-in', tile: id } })),
      })
      yield* transport(table, player, exactSpace(table, tile), '11.213')
      break
    }
    case 'random-stone': {
      // The die picks the Stone with that number of dots.
      const dots = table.roll(player.seat, 1, 'stone', '11.213')[0]!
      const code = CODES.find(c => territory(CIRCLE).dots[c] === dots)!
      yield* transport(table, player, `${CIRCLE}.${code}`, '11.213')
      break
    }
  }
}
