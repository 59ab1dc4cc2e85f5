import type { Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { type Trip, type TripLeg, tripTo } from '../plans/trips.ts'
import { Board } from '../rules/islands/board.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { findPlace } from './find-place.ts'
import { placeSeen } from './places.ts'
import { phrase } from './questions.ts'
import { pointsOf, tripText } from './trips.ts'

/** The maximum number of turns described one by one. */
const MAX_TURNS = 8

/**
 * Describes the viewer's best path to a typed place, assuming average rolls: its duration, then each turn. Returns an
 * error message if there is no such place or no path.
 */
export function wayLines(words: Messages, view: WizardsView, about: string, asked: Question | null): string[] {
  if (view.players.length === 0) return [words.get('way-not-laid')]
  if (about.trim() === '') return [words.get('way-where-to')]
  const goal = findPlace(words, view, about)
  if (goal === null) return [words.get('way-no-place', { input: about })]
  const place = placeSeen(words, view, goal)
  const found = tripTo(view, asked, goal)
  if (!found) return [words.get('way-none', { place })]
  const trip = tripText(words, view, found)
  if (found.legs.length === 0)
    return [found.turns === 0 ? words.get('way-here', { place }) : words.get('way-untold', { place, trip })]
  return [
    words.get('way-to', { place, trip }),
    ...legLines(words, view, found),
    ...(asked && found.option
      ? [words.get('way-goes-on', { label: labelOf(words, view, asked, found.option.id) })]
      : []),
  ]
}

const labelOf = (words: Messages, view: WizardsView, asked: Question, id: string): string =>
  phrase(words, view, asked).options.find(option => option.id === id)?.label ?? id

function legLines(words: Messages, view: WizardsView, { legs }: Trip): string[] {
  const board = Board.of(view.placements)
  const lines = legs
    .slice(0, MAX_TURNS)
    .map((leg, i) => words.get('way-leg', { number: i + 1, leg: legText(words, board, leg) }))
  const count = legs.length - lines.length
  return count > 0 ? [...lines, words.get('way-legs-more', { count })] : lines
}

/** Names spaces, omitting the Territory if it is the same as the previous space's: `Hillshire B4`, `C3`. */
function namesOf(words: Messages, board: Board, hexes: readonly number[]): string[] {
  return hexes.map((hex, i) => {
    const name = placeSeen(words, board, board.name(hex))
    const own = board.territoryAt[hex]
    const before = i === 0 ? null : board.territoryAt[hexes[i - 1] ?? -1]
    return own && own === before && name.startsWith(`${own.name} `) ? name.slice(own.name.length + 1) : name
  })
}

/**
 * Describes a leg, with the land it crosses and its cost if it has one: `walk to Hillshire C2, via Hillshire B4, C3 (4
 * points)`.
 */
function legText(words: Messages, board: Board, { how, to, cost, hexes, foe }: TripLeg): string {
  const over = hexes.slice(0, -1).filter(hex => board.territoryAt[hex])
  const goes = words.get(`way-leg-${how}`, { place: placeSeen(words, board, to) })
  const leg =
    over.length === 0 ? goes : words.get('way-leg-over', { leg: goes, places: namesOf(words, board, over).join(', ') })
  const priced = cost === null ? leg : words.get('way-leg-costs', { leg, points: pointsOf(words, cost) })
  return foe === null ? priced : words.get(`way-leg-${foe}`, { leg: priced })
}
