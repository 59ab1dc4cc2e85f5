import { type Choice, choose, type Rule } from '../../../../kernel/index.ts'
import { eventCard, type TransportWay } from '../cards.ts'
import { dayOfFortnight, FORTNIGHT, isSince, type Player, type WizardsTable } from '../components.ts'
import { arrive } from '../encounters/order.ts'
import { landFor } from '../events/event-cards.ts'
import { endEvent, heldWith } from '../events/event-effects.ts'
import { GRID } from '../islands/grid.ts'

import { anyRandomSpace, boardOf, exactSpace, spaceName, standing, stands } from '../islands/spaces.ts'
import {
  CIRCLE,
  CODES,
  isWater,
  LAIR,
  SACRED_CENTER,
  type SpaceId,
  STAR_CREST,
  territory,
  tileOf,
} from '../islands/territories.ts'
import { relocate, transport } from '../movement/journey.ts'
import { type Move, movementFor } from '../movement/movement.ts'
import { cast, knows, untried } from '../spells.ts'
import { isStranded } from './stranded.ts'

/** How a turn has begun. */
export interface SetOut {
  /** The Movement Roll, or null where the player went another way. */
  readonly move: Move | null
  /** Whether the red die allows a Random Encounter (5.21). */
  readonly encounter: boolean
  /** Whether anything has met the player already. */
  readonly met: boolean
}

type Way =
  | { readonly how: 'roll' }
  | { readonly how: 'ride' | 'fly' | 'transport'; readonly to: SpaceId }
  | { readonly how: 'crest'; readonly event: number }
  | { readonly how: 'spell'; readonly way: TransportWay }
  | { readonly how: 'help' }
  | { readonly how: 'wait' }

const NOT_RULED: SetOut = { move: null, encounter: false, met: false }

/** The player begins his turn: with a Movement Roll (5.1), or with what takes its place. */
export function* setOut(table: WizardsTable, player: Player): Rule<SetOut> {
  for (;;) {
    const way = yield* choose<Way>({
      seat: player.seat,
      topic: 'roll',
      text: player.trap ? 'You sit in a Trap that only a 5 or 6 opens.' : 'Your turn.',
      rule: '5.1',
      show: true,
      options: ways(table, player),
    })
    switch (way.how) {
      case 'roll':
        return roll(table, player)
      case 'ride':
      case 'fly':
        table.tell({
          kind: 'moved',
          seat: player.seat,
          rule: way.how === 'ride' ? '8.43' : '8.44',
          from: player.space,
          space: way.to,
          how: way.how === 'ride' ? 'rides' : 'flies',
          cost: 0,
        })
        player.boat = null
        relocate(table, player, way.to)
        return { ...NOT_RULED, met: yield* arrive(table, player) }
      case 'transport':
        yield* transport(table, player, way.to, '8.5')
        return { ...NOT_RULED, met: true }
      case 'crest':
        endEvent(table, player, way.event, 'used')
        yield* transport(table, player, STAR_CREST, '8.5')
        return { ...NOT_RULED, met: true }
      case 'spell':
        return { ...NOT_RULED, met: yield* castTransporting(table, player, way.way) }
      case 'help':
        player.stranded = true
        table.tell({ kind: 'told', seat: player.seat, rule: '7.3031', text: `${player.name} calls for help.` })
        break
      case 'wait':
        // The days go by until the Evil Spirit attacks (App. A).
        while (dayOfFortnight(table.state.day) < FORTNIGHT - 1) table.state.day++
        return NOT_RULED
    }
  }
}

function roll(table: WizardsTable, player: Player): SetOut {
  const [white, red] = table.roll(player.seat, 2, 'movement', '5.1')
  return { move: movementFor(player, white!), encounter: red! <= 3, met: false }
}

const ROLL: Choice<Way> = {
  id: 'roll',
  label: 'Roll for movement',
  note: 'white die: points',
  rule: '5.1',
  value: { how: 'roll' },
}

function ways(table: WizardsTable, player: Player): Choice<Way>[] {
  const { state } = table
  const options: Choice<Way>[] = [ROLL]
  // Out of a Trap a spell transports in place of the roll (11.213, 8.31, ruling W24), and nothing else does.
  if (player.trap) return isSince(2, state) ? [...options, ...spells(table, player)] : options
  if (player.animal?.kind === 'unicorn') {
    for (const to of landFor(table, [SACRED_CENTER, player.space])) options.push(goal('ride', to, '8.43'))
  }
  if (player.animal?.kind === 'winged-horse')
    for (const to of flights(table, player)) options.push(goal('fly', to, '8.44'))
  const wings = player.events.length === 0 ? undefined : heldWith(player, 'fly-anywhere')
  if (wings) {
    const effect = eventCard(wings.id).does.find(e => e.verb === 'fly-anywhere')
    const except = effect?.verb === 'fly-anywhere' ? effect.except : []
    for (const to of landFor(table, [...except, player.space])) options.push(goal('transport', to, '8.5'))
  }
  const stargate =
    player.events.length === 0
      ? undefined
      : player.events.find(held =>
          eventCard(held.id).does.some(e => e.verb === 'star-crest-pass' && e.when === 'instead-of-roll'),
        )
  if (stargate && stands(state, tileOf(STAR_CREST)!) && !player.bound) {
    options.push({
      id: 'star crest',
      label: 'Go through the Stargate to the Star Crest',
      note: 'instead of the Movement Roll, once',
      at: { space: STAR_CREST },
      rule: '8.5',
      value: { how: 'crest', event: stargate.id },
    })
  }
  options.push(...spells(table, player))
  const help = callForHelp(table, player)
  if (help) options.push(help)
  return options
}

/** The Transporting Spells the player may cast in place of the roll (11.213). */
function spells({ state }: WizardsTable, player: Player): Choice<Way>[] {
  const spell = knows(player, 'transporting')
  if (!spell || !untried(player, 'transporting')) return []
  const board = boardOf(state)
  const onStone = board.ground[board.hex(player.space)] === 'stone'
  return spell.ways
    .filter(way => (way.from !== 'stone' || onStone) && (way.to !== 'random-stone' || stands(state, CIRCLE)))
    .map(way => ({
      id: way.to === 'random-stone' ? 'cast transporting to stone' : 'cast transporting',
      label: `Cast Transporting to ${WHERE[way.to]}`,
      note: `if it fails you stay where you are${onStone && player.order === 'druids' ? '; an extra turn if it works' : ''}`,
      rule: '11.213',
      value: { how: 'spell', way },
    }))
}

/** What a stranded player may do: ask for help (7.3031), or alone at sea let the days go by (App. A). */
function callForHelp({ state }: WizardsTable, player: Player): Choice<Way> | null {
  if (state.variant !== 'solitaire') {
    if (player.stranded || !isStranded(state, player)) return null
    return {
      id: 'ask for help',
      label: 'Ask to be rescued',
      note: 'you have no way off here; whoever comes to you first gains points',
      rule: '7.3031',
      value: { how: 'help' },
    }
  }
  if (!isWater(player.space) || dayOfFortnight(state.day) >= FORTNIGHT - 1 || !isStranded(state, player)) return null
  return {
    id: 'wait',
    label: 'Wait for Day 14',
    note: 'you cannot leave this water',
    rule: 'A.stranded-water',
    value: { how: 'wait' },
  }
}

const WHERE: Readonly<Record<TransportWay['to'], string>> = {
  random: 'a random space',
  'random-in-any-territory': 'a Territory of your choice',
  'random-stone': 'a random Stone',
}

const GOING = {
  ride: { verb: 'Ride', by: 'on the Unicorn' },
  fly: { verb: 'Fly', by: 'on the Winged Horse' },
  transport: { verb: 'Transport yourself', by: 'by your Event' },
} as const

function goal(how: 'ride' | 'fly' | 'transport', to: SpaceId, rule: string): Choice<Way> {
  const { verb, by } = GOING[how]
  const note = `${by}, in place of the Movement Roll`
  return { id: `${how} ${to}`, label: `${verb} to ${spaceName(to)}`, note, at: { space: to }, rule, value: { how, to } }
}

/** Where a Winged Horse can land: ten spaces off, over anything, but not on water, in the Lair or on Ruktal's Center (8.44, 8.441). */
function flights(table: WizardsTable, player: Player): SpaceId[] {
  const board = boardOf(table.state)
  const start = board.hex(player.space)
  return landFor(table, [SACRED_CENTER, player.space]).filter(
    space => tileOf(space) !== LAIR && GRID.distance(start, board.hex(space)) <= 10,
  )
}

/** The Transporting Spell (11.213): in place of the roll. From a Stone it brings an extra turn (11.2131). False where it fails. */
function* castTransporting(table: WizardsTable, player: Player, way: TransportWay): Rule<boolean> {
  const { state } = table
  const board = boardOf(state)
  player.cast.push('transporting')
  if (!cast(table, player, 'transporting')) return false
  // A Druid's extra turn comes of leaving a Stone, whatever the way (11.2131).
  if (player.order === 'druids' && board.ground[board.hex(player.space)] === 'stone') player.extra++
  switch (way.to) {
    case 'random':
      yield* transport(table, player, anyRandomSpace(table), '11.213')
      break
    case 'random-in-any-territory': {
      const tile = yield* choose({
        seat: player.seat,
        topic: 'tile',
        text: 'To which Territory does the spell take you?',
        rule: '11.213',
        options: standing(state).map(t => ({
          id: t.id,
          label: t.name,
          note: 'you come to a random space of it',
          value: t.id,
        })),
      })
      yield* transport(table, player, exactSpace(table, tile), '11.213')
      break
    }
    case 'random-stone': {
      // A die says which Stone, by its dots.
      const dots = table.roll(player.seat, 1, 'stone', '11.213')[0]!
      const code = CODES.find(c => territory(CIRCLE).dots[c] === dots)!
      yield* transport(table, player, `${CIRCLE}.${code}`, '11.213')
      break
    }
  }
  return true
}
