import type { Question } from '../../../kernel/index.ts'
import { type Leg, legPoints, type Trip, tripText, tripTo } from '../plans/trips.ts'
import { Board } from '../rules/islands/board.ts'
import type { WizardsView } from '../rules/view.ts'
import { spaceName } from './places.ts'
import { placeMeant } from './places-meant.ts'

/** Turns of a way that are told one by one. */
const MOST_TURNS = 8

/** The best way to a place for the one who looks, as middling rolls would have it: how long it takes, then turn by turn. */
export function wayLines(view: WizardsView, about: string, asked: Question | null): string[] {
  if (view.players.length === 0) return ['The islands are not laid yet.']
  if (about.trim() === '') return ['Say where to: "way torwall b4", "way hamdrel", "way task a".']
  const goal = placeMeant(view, about)
  if (goal === null)
    return [`"${about}" is no place of these islands, or could be several. Name a space, such as torwall b4.`]
  const name = spaceName(goal)
  const trip = tripTo(view, asked, goal)
  if (!trip) return [`No way leads to ${name} now.`]
  if (trip.legs.length === 0) return [trip.turns === 0 ? `You are at ${name}.` : `${name}: ${tripText(view, trip)}.`]
  return [
    `The way to ${name}: ${tripText(view, trip)}.`,
    ...legLines(view, trip),
    ...(trip.option ? [`It goes on now with: ${trip.option.label}.`] : []),
  ]
}

function legLines(view: WizardsView, { legs }: Trip): string[] {
  const board = Board.of(view.placements)
  const told = legs.slice(0, MOST_TURNS).map((leg, i) => `   ${i + 1}. ${legText(board, leg)}.`)
  return legs.length > told.length ? [...told, `   And ${legs.length - told.length} more like it.`] : told
}

const HOW: Readonly<Record<Leg['how'], string>> = {
  walks: 'walk to',
  boards: 'board the boat at',
  sails: 'sail to',
  lands: 'land at',
  swims: 'swim to',
  rolls: 'wait for the roll that leads to',
}

/** Spaces by their names, each Territory named once: `Hillshire B4`, `C3`. */
function namesOf(board: Board, hexes: readonly number[]): string[] {
  return hexes.map((hex, i) => {
    const name = spaceName(board.name(hex))
    const own = board.territoryAt[hex]
    const before = i === 0 ? null : board.territoryAt[hexes[i - 1] ?? -1]
    return own && own === before && name.startsWith(`${own.name} `) ? name.slice(own.name.length + 1) : name
  })
}

/** `walk to Hillshire C2, over Hillshire B4, C3 (4 points)`. */
function legText(board: Board, leg: Leg): string {
  const points = legPoints(leg)
  const over = leg.hexes.slice(0, -1).filter(hex => board.territoryAt[hex])
  const by = over.length === 0 ? '' : `, over ${namesOf(board, over).join(', ')}`
  return `${HOW[leg.how]} ${spaceName(leg.to)}${by}${points === null ? '' : ` (${points})`}`
}
