import type { Seat } from '../../../kernel/index.ts'
import { type Header, newTableState, type Rule, shuffle } from '../../../kernel/index.ts'
import { checkOptionNames } from '../../../parts/setup-options.ts'
import { boardOf, exactSpace, randomSpace } from './facts/spaces.ts'
import { archipelago, TOUCHING } from './islands/archipelago.ts'
import { fits, GRID, type Placement } from './islands/grid.ts'
import { harborsOf } from './islands/harbors.ts'
import { mainland } from './islands/mainland.ts'
import { CIRCLE, COTTAGE, LAIR, TERRITORIES, type TileId, tileOf } from './islands/territories.ts'
import { decide } from './state/asking.ts'
import { type BookId, bookOf } from './state/book.ts'
import { EVENTS, TASKS, WIZARD_CARDS } from './state/cards.ts'
import {
  FORTNIGHT,
  GEMS,
  HIGH_WIZARDS,
  type HighWizard,
  NO_POINTS,
  type Player,
  type Variant,
  type WizardsState,
  type WizardsTable,
} from './state/components.ts'
import type { HouseRules } from './state/house-rules.ts'
import { SHORT_GAMES, type ShortGame, shortGame } from './state/short-games.ts'

/**
 * The setup options with their values. The other fields describe when an option doesn't apply, which depends on another
 * option's value or on the number of players.
 */
export const CHOICES = [
  {
    name: 'variant',
    defaultValue: 'standard',
    values: ['standard', 'solitaire', 'partnership', ...Object.keys(SHORT_GAMES)],
  },
  { name: 'map', defaultValue: 'auto', values: ['auto', 'arrange'] },
  {
    name: 'removed',
    defaultValue: 'die',
    values: ['die', '0', '1', '2', '3', '4', '5', '6'],
    alone: true,
  },
  {
    name: 'fortnight',
    defaultValue: '14',
    values: ['14', '10', '9', '8', '7'],
    unless: { name: 'variant', id: 'two-fortnights' },
  },
  { name: 'thwart', defaultValue: 'ten', values: ['ten', 'players'] },
  { name: 'lair', defaultValue: 'book', values: ['book', 'reset'] },
  { name: 'demons', defaultValue: 'one', values: ['one', 'stack'] },
] as const

/** Returns an option's value, or its default. Throws Error for an invalid value. */
function setupValue(options: Header['options'], name: string): string {
  const option: { readonly defaultValue: string; readonly values: readonly string[] } = CHOICES.find(
    o => o.name === name,
  )!
  const value = options[name] ?? option.defaultValue
  if (!option.values.includes(value)) {
    throw new Error(`Wizards has no value "${value}" for "${name}"; the values are ${option.values.join(', ')}.`)
  }
  return value
}

/** Returns the minimum and maximum number of players of a variant. Throws Error for an unknown one. */
export function playersFor(options: Header['options']): readonly [number, number] {
  const variant = setupValue(options, 'variant')
  if (shortGame(variant)) return [1, 6]
  if (variant === 'solitaire') return [1, 1]
  return variant === 'partnership' ? [4, 6] : [2, 6]
}

/**
 * Builds the state before the first die roll, with shuffled decks (3.1) and a Gem Card in each High Wizard's box
 * (3.11). Throws Error for an invalid header.
 */
export function begin(header: Header): WizardsState {
  checkOptionNames(
    'Wizards',
    header.options,
    CHOICES.map(({ name }) => name),
  )
  const named = setupValue(header.options, 'variant')
  const short = shortGame(named)
  // In other respects, a short game follows the variant for its number of players.
  const variant = short ? (header.seats.length === 1 ? 'solitaire' : 'standard') : (named as Variant)
  const [least, most] = playersFor(header.options)
  const n = header.seats.length
  if (n < least || n > most)
    throw new Error(
      `The ${named} game of Wizards is for ${least === most ? least : `${least} to ${most}`} player${most === 1 ? '' : 's'}, not ${n}.`,
    )
  if (variant === 'partnership' && n === 5)
    throw new Error('The partnership game of Wizards is for 4 or 6 players, not 5.')
  setupValue(header.options, 'map')
  setupValue(header.options, 'removed')
  const fortnight = Number(setupValue(header.options, 'fortnight'))
  const house: HouseRules = {
    ...(setupValue(header.options, 'thwart') === 'players' ? { thwart: 'players' } : {}),
    ...(setupValue(header.options, 'lair') === 'reset' ? { lair: 'reset' } : {}),
    ...(setupValue(header.options, 'demons') === 'stack' ? { demons: 'stack' } : {}),
  }
  return freshState(header, {
    variant,
    ...(short ? { short } : {}),
    ...(fortnight === FORTNIGHT ? {} : { fortnight }),
    ...(Object.keys(house).length === 0 ? {} : { house }),
    map: setupValue(header.options, 'map'),
    removed: setupValue(header.options, 'removed'),
  })
}

/** Builds the state before the first die roll for any rulebook, from options already checked. */
export function freshState(
  header: Header,
  {
    book,
    variant,
    short,
    fortnight,
    house,
    map,
    removed,
  }: {
    book?: BookId
    variant: Variant
    short?: ShortGame
    fortnight?: number
    house?: HouseRules
    map: string
    removed: string
  },
): WizardsState {
  const state = newTableState(header)
  const cards = state.random.decks
  const gems = shuffle(cards, [...GEMS, 'false' as const])
  return {
    ...state,
    ...(book === undefined ? {} : { book }),
    variant,
    ...(short ? { short } : {}),
    ...(fortnight === undefined ? {} : { fortnight }),
    ...(house === undefined ? {} : { house }),
    seats: [...header.seats],
    phase: 'deal',
    hands: [],
    next: 0,
    acted: 0,
    dealer: 0,
    placements: [],
    spots: [],
    laying: null,
    fallen: [],
    boats: [],
    haunted: [],
    demons: [],
    dragon: '',
    players: [],
    decks: {
      tasks: {
        draw: shuffle(
          cards,
          TASKS.map(t => t.id),
        ),
        discard: [],
      },
      events: {
        draw: shuffle(
          cards,
          EVENTS.map(e => e.id),
        ),
        discard: [],
      },
      wizards: {
        draw: shuffle(
          cards,
          WIZARD_CARDS.map(c => c.id),
        ),
        discard: [],
      },
    },
    gems: Object.fromEntries(HIGH_WIZARDS.map((wizard, i) => [wizard, gems[i]!])) as Record<
      HighWizard,
      (typeof gems)[number]
    >,
    wizards: [],
    drawn: [],
    completed: 0,
    tasksDone: 0,
    thwarts: 0,
    foreseen: null,
    setup: {
      map: map as 'auto' | 'arrange', // one of the option's values
      removed,
    },
  }
}

/** Picks the dealer (3.2), and lays or deals the tiles. */
export function* deal(table: WizardsTable): Rule {
  const { state } = table
  state.dealer = dealer(table)
  state.next = state.dealer
  const tiles = state.variant === 'solitaire' ? yield* solitaireTiles(table) : TERRITORIES.map(t => t.id)
  if (state.setup.map === 'auto') {
    const together = bookOf(state).laysTogether(state.variant)
    state.placements = together ? mainland(state.random.decks) : archipelago(state.random.decks, tiles)
    state.phase = 'begin'
    return
  }
  table.shuffle(tiles)
  const n = state.seats.length
  state.hands = state.seats.map(() => [])
  // The deal starts at the dealer's left and goes clockwise (3.2, 3.21).
  const { tilesDealt } = bookOf(state)
  if (tilesDealt !== null) state.stock = tiles.splice(tilesDealt * n)
  for (const [i, tile] of tiles.entries()) state.hands[(state.dealer + 1 + i) % n]!.push(tile)
  state.next = (state.dealer + 1) % n
  state.phase = 'tiles'
}

/**
 * Rolls two dice for each player and returns the seat with the highest sum. Ties are rerolled (3.2). A single player
 * doesn't roll.
 */
export function dealer(table: WizardsTable): number {
  let rivals = table.state.seats.map((_, seat) => seat)
  while (rivals.length > 1) {
    const sums = rivals.map(seat => table.roll(seat, 2, 'dealer', '3.2').reduce((a, b) => a + b))
    const most = Math.max(...sums)
    rivals = rivals.filter((_, i) => sums[i] === most)
  }
  return rivals[0]!
}

/**
 * Picks the tiles of a solitaire game (App. A 1-4). The Circle, the Cottage, the Lair and one Tower are always in play.
 * Some of the rest are removed unseen.
 */
function* solitaireTiles(table: WizardsTable): Rule<TileId[]> {
  const safe = [CIRCLE, tileOf(COTTAGE)!, LAIR, yield* safeTower(table)]
  const others = table.shuffle(TERRITORIES.map(t => t.id).filter(id => !safe.includes(id)))
  const { removed } = table.state.setup
  const count = removed === 'die' ? table.roll(0, 1, 'tiles-removed', 'A.3')[0]! : Number(removed)
  const out = others.splice(0, count)
  // The removed tiles stay unknown until all tiles have been laid.
  if (out.length > 0) table.emit({ kind: 'removed', seat: null, rule: 'A.3', count: out.length })
  return [...safe, ...others]
}

/**
 * Picks the Tower that is certain to be in play (App. A 1). The player chooses it if they lay the tiles. Otherwise it
 * is random (ruling W8).
 */
function* safeTower(table: WizardsTable): Rule<TileId> {
  const towers = TERRITORIES.filter(t => t.terrain.center === 'tower').map(t => t.id)
  if (table.state.setup.map === 'auto') return table.shuffle(towers)[0]!
  const { tile } = yield* decide({
    seat: 0,
    topic: 'tower',
    rule: 'A.1',
    options: towers.map(tile => ({ id: tile, act: { kind: 'keep-tower', tile } })),
  })
  return tile
}

/** Lets the next player lay one tile (3.21-3.23), in solitaire and in the revised game face down (App. A 5, D4). */
export function* layTile(table: WizardsTable): Rule {
  const { state } = table
  const seat = state.next
  const hand = state.hands[seat]!
  const blind = state.variant === 'solitaire'
  const faceDown = blind || bookOf(state).tilesDealt !== null
  const tile = blind ? hand[0]! : yield* takeTile(seat, hand)
  state.laying = { tile, hex: null }
  const laid: readonly Placement[] = faceDown ? state.spots : state.placements
  const { hex } = yield* decide({
    seat,
    topic: 'hex',
    data: { tile: blind ? null : tile, left: hand.length },
    rule: '3.22',
    show: true,
    options: hexesForTile(laid).map(hex => ({
      id: hexId(hex),
      act: { kind: 'lay-tile', hex, touches: touchedAt(laid, hex).length },
      at: { space: `sea.${hexId(hex)}` },
    })),
  })
  state.laying = { tile, hex }
  const turn = blind ? table.shuffle([0, 1, 2, 3, 4, 5])[0]! : yield* turnTile(seat, tile)
  state.laying = null
  hand.splice(hand.indexOf(tile), 1)
  if (faceDown) state.spots.push({ tile, hex, turn })
  else {
    state.placements.push({ tile, hex, turn })
    table.emit({ kind: 'tile', seat, rule: '3.21', tile, by: 'person' })
  }
  const drawn = state.stock?.pop()
  if (drawn !== undefined) {
    table.reveal([seat])
    hand.push(drawn)
  }
  // Skip players without tiles, because 18 tiles can't be divided evenly among 4 or 5 players.
  const n = state.seats.length
  for (let i = 1; i <= n; i++) {
    const seat = (state.next + i) % n
    if (state.hands[seat]!.length > 0) {
      state.next = seat
      return
    }
  }
  state.phase = 'begin'
}

/** Asks a player which tile to lay next (3.21). */
function* takeTile(seat: Seat, hand: readonly TileId[]): Rule<TileId> {
  const { tile } = yield* decide({
    seat,
    topic: 'tile',
    data: { for: 'laying' },
    rule: '3.21',
    show: true,
    options: hand.map(tile => ({ id: tile, act: { kind: 'take-tile', tile } })),
  })
  return tile
}

/** Asks a player for the tile's clockwise rotation in sixths (3.23). */
export function* turnTile(seat: Seat, tile: TileId): Rule<number> {
  const { sixths } = yield* decide({
    seat,
    topic: 'turn',
    data: { tile },
    rule: '3.23',
    show: true,
    options: [0, 1, 2, 3, 4, 5].map(sixths => ({ id: String(sixths), act: { kind: 'turn-tile', sixths } })),
  })
  return sixths
}

/** Lists the laid tiles that a tile with its Center at this hex would touch. */
export const touchedAt = <T extends { readonly hex: number }>(laid: readonly T[], hex: number): T[] =>
  laid.filter(other => GRID.distance(hex, other.hex) === TOUCHING)

const hexId = (hex: number): string =>
  `${String(GRID.column(hex)).padStart(2, '0')}${String(GRID.row(hex)).padStart(2, '0')}`

/**
 * Lists the hexes where a tile's Center may be placed (3.22, 3.23). There is always at least one, because 17 tiles
 * can't fill this board.
 */
export const hexesForTile = (laid: readonly { readonly hex: number }[]): number[] =>
  Array.from({ length: GRID.size }, (_, hex) => hex).filter(
    hex => fits([], hex) && laid.every(other => GRID.distance(hex, other.hex) >= TOUCHING),
  )

/** Places the boats, the Dragon and the players (3.3-3.72). */
export function placeAll(table: WizardsTable): void {
  const { state } = table
  // Turn up tiles laid face down (App. A 5).
  if (state.spots.length > 0) state.placements = state.spots.splice(0)
  const board = boardOf(state)
  state.boats = harborsOf(board)
  table.emit({ kind: 'placed', seat: null, rule: '3.3', space: state.boats[0] ?? '', what: 'boats' })
  state.dragon = exactSpace(table, LAIR)
  table.emit({ kind: 'placed', seat: null, rule: '3.4', space: state.dragon, what: 'dragon' })
  state.players = state.seats.map((name, seat) => ({
    ...(state.book === undefined ? {} : { book: state.book }),
    ...newPlayer(name, seat),
  }))
  const n = state.seats.length
  for (let i = 0; i < n; i++) {
    const player = state.players[(state.dealer + i) % n]!
    do {
      // A solitaire game may have no Common tiles, but then it has all Elven ones (ruling W9).
      player.space = randomSpace(table, ['common']) ?? randomSpace(table, ['elven'])!
    } while (bookOf(state).apart && state.players.some(other => other !== player && other.space === player.space))
    table.emit({ kind: 'placed', seat: player.seat, rule: '3.71', space: player.space, what: 'player' })
  }
  state.next = state.dealer
  state.phase = 'play'
}

function newPlayer(name: string, seat: number): Player {
  return {
    seat,
    name,
    space: '',
    boat: null,
    order: null,
    rank: 0,
    advanced: null,
    points: { ...NO_POINTS },
    tasks: [],
    animal: null,
    events: [],
    dazed: false,
    bound: false,
    stunned: 0,
    trap: null,
    held: null,
    extra: 0,
    turns: 0,
    visits: {},
    hamdrel: { meetings: 0, visits: 0 },
    crest: null,
    lair: null,
    stranded: false,
    gems: {},
    known: {},
    cast: [],
    arrivals: 0,
    swum: 0,
  }
}
