import { type Found, Search } from '../../hex/index.ts'
import { type Board, GRID } from './board.ts'
import type { Traveller } from './components.ts'
import { activeEffects } from './event-effects.ts'
import { hasMarkAt } from './marks.ts'
import { boardOf, type Land } from './spaces.ts'
import { CIRCLE, COTTAGE, type SpaceId, STAR_CREST, type Terrain, tileOf } from './territories.ts'

/** Movement is counted in half points, for a boat goes two spaces for one (6). */
export const HALF = 2

/** What of a state, or of a view of it, bears on where one can go. */
export interface Isles extends Land {
  readonly boats: readonly SpaceId[]
  readonly demons: readonly SpaceId[]
  readonly dragon: SpaceId
  readonly wizards: readonly { readonly at: SpaceId }[]
  readonly players: readonly Traveller[]
}

/** What is left of a player's Movement Roll, and what he has done with it. */
export interface Move {
  /** The natural die: Stones and Ruktal answer to it alone (ruling 14). */
  readonly die: number
  /** Half points there were for land and for sailing: a hound helps on land only, Havilar's thistles hurt on land only. */
  land: number
  readonly sea: number
  spent: number
  /** A boat cannot be moved in the turn it is boarded, nor left in the turn it has moved (6). */
  boarded: boolean
  sailed: boolean
  /** Terrain that Swiftness makes level this turn (11.212). */
  readonly swift: Set<'woods' | 'mountains'>
  /** True once a Specific Encounter or a Stone has ended it. */
  over: boolean
}

/** A space that can be come to in one go, for so many half points. */
export interface Reach {
  readonly hex: number
  readonly cost: number
  readonly how: 'walks' | 'boards' | 'sails' | 'lands'
}

const search = new Search(GRID.size)

/** What a Movement Roll is worth (5.1): events change the die, animals add to it. */
export function movementFor(player: Traveller, die: number): Move {
  let points = die
  let landOnly = 0
  // Doubling doubles the die; what is added is added after (ruling W7).
  for (const effect of activeEffects(player))
    if (effect.verb === 'roll-change' && effect.how === 'times') points *= effect.by
  for (const effect of activeEffects(player)) {
    if (effect.verb !== 'roll-change' || effect.how !== 'add') continue
    if (effect.landOnly) landOnly += effect.by
    else points += effect.by
  }
  if (player.animal?.kind === 'horse') points += 4
  if (player.animal?.kind === 'hound') landOnly += 1
  return {
    die,
    land: Math.max(0, points + landOnly) * HALF,
    sea: Math.max(0, points) * HALF,
    spent: 0,
    boarded: false,
    sailed: false,
    swift: new Set(),
    over: false,
  }
}

/** Half points to enter each kind of ground; every space is a Mountain to the Dazed and the Dragonbound (7.3043e, 7.3051f). */
export interface Prices {
  readonly plains: number
  readonly woods: number
  readonly mountains: number
  /** Places of every kind. */
  readonly place: number
  /** Stepping into a boat. */
  readonly boat: number
  /** A space of water under sail. */
  readonly sail: number
  /** Whether they hold on the Sacred Circle too; if not, it has the usual ones. */
  readonly everywhere: boolean
}

const USUAL: Prices = { plains: 2, woods: 4, mountains: 4, place: 2, boat: 2, sail: 1, everywhere: true }
const AFFLICTED: Prices = { plains: 4, woods: 4, mountains: 4, place: 4, boat: 4, sail: 4, everywhere: false }

export function pricesFor(player: Traveller, move: Pick<Move, 'swift'>): Prices {
  if (player.dazed || player.bound) return AFFLICTED
  let { plains, woods, mountains, place } = USUAL
  let everywhere = true
  if (move.swift.has('woods')) woods = 2
  if (move.swift.has('mountains')) mountains = 2
  for (const effect of activeEffects(player)) {
    if (effect.verb === 'swift') {
      if (effect.terrain.includes('woods')) woods = Math.min(woods, 2)
      if (effect.terrain.includes('mountains')) mountains = Math.min(mountains, 2)
    } else if (effect.verb === 'as-boat') {
      everywhere = !effect.not?.includes(CIRCLE)
      const at = (terrain: Terrain) => !effect.terrain || effect.terrain.includes(terrain)
      if (at('plains')) plains = 1
      if (at('woods')) woods = 1
      if (at('mountains')) mountains = 1
      if (!effect.terrain) place = 1
    }
  }
  if (plains === 2 && woods === 4 && mountains === 4) return USUAL
  return { plains, woods, mountains, place, boat: 2, sail: 1, everywhere }
}

/** Half points to enter a hex on foot, or -1 where feet do not enter: water without a boat, Stones, Ruktal's Center. */
export function priceOf(board: Board, hex: number, prices: Prices): number {
  const at = !prices.everywhere && board.territoryAt[hex]?.id === CIRCLE ? USUAL : prices
  switch (board.ground[hex]!) {
    case 'water':
    case 'stone':
    case 'ruktal':
      return -1
    case 'plains':
      return at.plains
    case 'woods':
      return at.woods
    case 'mountains':
      return at.mountains
    default:
      return at.place
  }
}

/** Whether the player may walk into the Star Crest now (7.37): for a Task, by an Event's leave, or back on the very next turn, once (7.372). */
export function mayEnterStarCrest(player: Traveller): boolean {
  if (player.bound) return false
  if (hasMarkAt(player, STAR_CREST)) return true
  if (mayReenterStarCrest(player)) return true
  return starCrestPass(player) !== null
}

/** Whether this is the one re-entry (7.372, 7.3721). */
export function mayReenterStarCrest(player: Traveller): boolean {
  return player.crest !== null && !player.crest.again && player.crest.left === player.turns - 1
}

/** The Event that lets the player walk into the Star Crest whenever he likes, or null. */
export function starCrestPass(player: Traveller): number | null {
  for (const event of player.events) {
    if (activeEffects(player, event).some(effect => effect.verb === 'star-crest-pass' && effect.when === 'any'))
      return event.id
  }
  return null
}

/** Whether the encounters of this space are spent for the player until he has left the Territory (7.6). */
export function spent(player: Traveller, space: SpaceId): boolean {
  // Who may enter the Star Crest, and how often, is its own law's affair (7.37, 7.61).
  if (space === STAR_CREST) return false
  if (space === COTTAGE) {
    const { meetings, visits } = player.hamdrel
    return meetings >= 3 || (meetings === 0 && visits >= 2)
  }
  return (player.visits[space] ?? 0) >= 2
}

/** The first boat in a water space that nobody is in, or -1. */
export function emptyBoat(state: Isles, space: SpaceId): number {
  return state.boats.findIndex((at, boat) => at === space && !state.players.some(p => p.boat === boat))
}

/** Whether coming into a space ends the movement (6, 7.2): a place, or something there that calls for an encounter. */
export function stopsAt(state: Isles, player: Traveller, board: Board, hex: number): boolean {
  switch (board.ground[hex]!) {
    case 'water':
    case 'plains':
    case 'woods':
    case 'mountains':
    case 'stone':
      break
    default:
      return true
  }
  const space = board.name(hex)
  if (state.wizards.some(w => w.at === space)) return true
  for (const other of state.players) {
    if (other !== player && other.space === space && meetsPlayer(player, other)) return true
  }
  if (state.dragon !== space && !state.demons.includes(space)) return false
  return !spent(player, space)
}

/** Whether these two would have an encounter: both of Rank 1 or more (7.302), or one to be rescued, whatever their Ranks (7.303). */
export function meetsPlayer(player: Traveller, other: Traveller): boolean {
  return other.trap !== null || other.stranded || (player.rank > 0 && other.rank > 0)
}

/** Every space the player can come to in one go with what is left, nearest first; the way taken is the cheapest that nothing stops. */
export function reach(state: Isles, player: Traveller, move: Move): Reach[] {
  const board = boardOf(state)
  const inWater = board.isWater(board.hex(player.space))
  const out: Reach[] = []
  for (const { hex, cost } of onFoot(state, player, move))
    out.push({ hex, cost, how: board.isWater(hex) ? 'boards' : inWater ? 'lands' : 'walks' })
  for (const { hex, cost } of underSail(state, player, move)) out.push({ hex, cost, how: 'sails' })
  return out
}

/** The way that such a go takes: the hexes entered one after the other, the last the one it leads to. */
export function wayOf(state: Isles, player: Traveller, move: Move, { hex, how }: Reach): number[] {
  if (how === 'sails') underSail(state, player, move)
  else onFoot(state, player, move)
  return search.path(hex)
}

/** What can be come to on foot, boats serving as bridges; nothing in the turn the player has sailed. */
function onFoot(state: Isles, player: Traveller, move: Move): Found[] {
  const board = boardOf(state)
  const start = board.hex(player.space)
  const inWater = board.isWater(start)
  if (inWater && player.boat !== null && move.sailed) return []
  const prices = pricesFor(player, move)
  const boats = emptyBoats(state, board)
  const crest = mayEnterStarCrest(player)
  const halts = isHalted(state, player)
  return search.run(
    start,
    Math.max(0, move.land - move.spent),
    (hex, enter) => {
      const swimming = hex === start && inWater && player.boat === null
      for (let d = 0; d < 6; d++) {
        const next = GRID.neighbours[6 * hex + d]!
        if (next < 0 || (board.barred[hex]! & (1 << d)) !== 0) continue
        if (board.ground[next] === 'water') {
          if (!swimming && boats.has(next)) enter(next, prices.boat)
          continue
        }
        const price = priceOf(board, next, prices)
        if (price < 0 || !enterable(state, player, board, next, crest)) continue
        enter(next, price)
      }
    },
    halts,
  )
}

/** What can be sailed to; nothing in the turn the boat was boarded. */
function underSail(state: Isles, player: Traveller, move: Move): Found[] {
  if (player.boat === null || move.boarded) return []
  const board = boardOf(state)
  const { sail } = pricesFor(player, move)
  return search.run(
    board.hex(player.space),
    Math.max(0, move.sea - move.spent),
    (hex, enter) => {
      for (let d = 0; d < 6; d++) {
        const next = GRID.neighbours[6 * hex + d]!
        if (next >= 0 && board.ground[next] === 'water') enter(next, sail)
      }
    },
    hex => stopsAt(state, player, board, hex),
  )
}

/** Where a way on foot ends: at what stops the player, and at the border of where his horse or hound will not go, for it goes on without it. */
export function isHalted(state: Isles, player: Traveller): (hex: number) => boolean {
  const board = boardOf(state)
  const beast = (player.animal?.kind === 'horse' || player.animal?.kind === 'hound') && !beastsShun(player.space)
  return hex => stopsAt(state, player, board, hex) || (beast && beastsShun(board.name(hex)))
}

/** The water hexes with a boat that nobody is in. */
export function emptyBoats(state: Isles, board: Board): Set<number> {
  const out = new Set<number>()
  state.boats.forEach((space, boat) => {
    if (!state.players.some(p => p.boat === boat)) out.add(board.hex(space))
  })
  return out
}

/** Whether a player may set foot in a land hex at all: not on a fallen Territory (12.41), not on the Star Crest uncalled (7.37), nor in High Hollow while Dragonbound (7.3051g). */
export function enterable(state: Isles, player: Traveller, board: Board, hex: number, crest: boolean): boolean {
  const territory = board.territoryAt[hex]!
  if (state.fallen.length > 0 && state.fallen.includes(territory.id)) return false
  const ground = board.ground[hex]
  if (ground === 'star-crest') return crest
  return !(ground === 'high-hollow' && player.bound)
}

/** Water spaces the player can swim into now: his roll unspent, from land, or from water with a horse (6, 8.451). */
export function swims(state: Isles, player: Traveller, move: Move): number[] {
  if (move.spent > 0 || move.land === 0 || player.boat !== null) return []
  const board = boardOf(state)
  const start = board.hex(player.space)
  if (board.isWater(start) && !(player.animal?.kind === 'horse' && player.swum < 2)) return []
  return board.open(start).filter(hex => board.isWater(hex))
}

/** The Stones whose dots the roll equals, and Ruktal's Center on a roll of 1 to 3 from a Stone: tried from where the turn began, with the whole roll (6, ruling 14). */
export function circleSteps(state: Isles, player: Traveller, move: Move): number[] {
  if (move.spent > 0 || state.fallen.includes(CIRCLE)) return []
  const board = boardOf(state)
  const start = board.hex(player.space)
  const onStone = board.ground[start] === 'stone'
  return board.open(start).filter(hex => {
    if (board.ground[hex] === 'stone') return board.dots[hex] === move.die
    return onStone && board.ground[hex] === 'ruktal' && move.die <= 3
  })
}

/** Whether a space lies on the Sacred Circle's Stones or Center, or is the Star Crest or in the Lair: a horse or hound will not go there (8.45, 8.46). */
export function beastsShun(space: SpaceId): boolean {
  const tile = tileOf(space)
  return tile === CIRCLE || tile === 'dragons-lair' || space === STAR_CREST
}
