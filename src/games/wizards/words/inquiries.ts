import type { Question } from '../../../kernel/index.ts'
import { DIRECTIONS } from '../../../parts/hexes/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { BOOK_1982, type Book, bookOf } from '../rules/state/book.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { advice } from './advice.ts'
import { distanceFrom, distanceText } from './bearings.ts'
import { evilForecastLines } from './calendar.ts'
import { describeSpace, loreAt } from './describe.ts'
import { findPlace, plain } from './find-place.ts'
import { GLOSSARY, type Term, termLines } from './glossary.ts'
import { counted, placeSeen, wizardName } from './places.ts'
import { wayLines } from './route-lines.ts'
import {
  advantagesOf,
  pointsText,
  problemsOf,
  type RankStanding,
  secretsOf,
  spellsOf,
  standingOf,
  type TaskPart,
  tasksOf,
} from './sheet.ts'

/** The words with which a player can ask for information. */
const INQUIRIES = ['look', 'where', 'tasks', 'route', 'sheet', 'day', 'next', 'term'] as const

/** Returns the inquiry words with their descriptions. */
export const inquiries = (words: Messages, { gems }: Pick<Book, 'gems'> = BOOK_1982) =>
  INQUIRIES.map(word => ({
    word,
    about: words.has(`inquiry-${word}.about`) ? words.get(`inquiry-${word}.about`) : '',
    text: words.get(`inquiry-${word}`, { gems: gems ? 'yes' : 'no' }),
  }))

/** Answers an inquiry in lines of text. Returns null if its word isn't in INQUIRIES. */
export function inquire(
  words: Messages,
  view: WizardsView,
  word: string,
  about: string,
  question: Question | null = null,
  glossary: readonly Term[] = GLOSSARY,
): readonly string[] | null {
  switch (word) {
    case 'look':
      return look(words, view, about)
    case 'where':
      return where(words, view)
    case 'tasks':
      return tasks(words, view, about)
    case 'route':
      return wayLines(words, view, about, question)
    case 'sheet':
      return sheet(words, view, about)
    case 'day':
      return evilForecastLines(words, view)
    case 'next':
      return nextLines(words, view, question)
    case 'term':
      return termLines(words, glossary, about)
    default:
      return null
  }
}

const viewersPlayer = (view: WizardsView): PlayerView | undefined => view.players[view.seat ?? view.next]

function look(words: Messages, view: WizardsView, about: string): string[] {
  if (view.placements.length === 0) return [words.get('way-not-laid')]
  const space = about ? findPlace(words, view, about) : (viewersPlayer(view)?.space ?? null)
  if (!space) return [words.get('look-no-space', { input: about })]
  const lore = loreAt(view, space)
  return [
    ...(describeSpace(words, view, space) ?? []),
    ...distanceLine(words, view, space),
    ...(lore === null ? [] : [lore]),
  ]
}

function distanceLine(words: Messages, view: WizardsView, space: string): string[] {
  const from = viewersPlayer(view)?.space
  if (!from || from === space) return []
  const far = distanceFrom(words, Board.of(view.placements), from, space)
  return far === null ? [] : [capital(words.get('look-far', { far }))]
}

function nextLines(words: Messages, view: WizardsView, question: Question | null): string[] {
  const lines = advice(words, view, question)
  return lines.length > 0 ? lines : [words.get('next-nothing')]
}

function where(words: Messages, view: WizardsView): string[] {
  const at = (space: string) => placeSeen(words, view, space)
  const lines = view.players.map(({ name, space, boat }) =>
    words.get(boat === null ? 'where-is' : 'where-afloat', { name, place: at(space) }),
  )
  if (view.dragon) lines.push(words.get('told-placed-dragon', { place: at(view.dragon) }))
  for (const out of view.wizards) lines.push(words.get('where-is', { name: wizardName(words, out), place: at(out.at) }))
  if (view.demons.length > 0) lines.push(words.get('where-demons', { places: counted(view.demons.map(at)).join(', ') }))
  return lines
}

function tasks(words: Messages, view: WizardsView, about: string): string[] {
  const player = findPlayer(words, view, about)
  if (typeof player === 'string') return [player]
  const sheets = tasksOf(words, view, player)
  if (sheets.length === 0)
    return [
      player === viewersPlayer(view) ? words.get('tasks-none') : words.get('tasks-none-of', { name: player.name }),
    ]
  return sheets.flatMap(({ letter, title, text, gain, mandatory, parts, carries }) => [
    words.get(mandatory ? 'tasks-mandatory' : 'tasks-optional', { letter, title, text, gain: pointsText(words, gain) }),
    ...parts.map(part => partLine(words, part)),
    ...carries.map(({ name, stealable }) =>
      words.get(stealable ? 'tasks-carried-stealable' : 'tasks-carried', { name }),
    ),
  ])
}

/** Formats a part of a Task with its place, if any: `   now: Meet Klor - Hillshire B4, 3 spaces east`. */
function partLine(words: Messages, { when, text, where, far }: TaskPart): string {
  if (!where) return words.get(`tasks-part-${when}`, { text })
  const place = far ? words.get('tasks-place-far', { place: where, far: distanceText(words, far) }) : where
  return words.get(`tasks-part-${when}`, { text: words.get('tasks-part-at', { text, place }) })
}

/**
 * Finds a player by the beginning of their name. If no name is given, returns the viewer's or, for a spectator, the one
 * whose turn it is. Returns an error message if there is no such player.
 */
function findPlayer(words: Messages, view: WizardsView, about: string): PlayerView | string {
  const named = view.players.find(({ name }) => plain(name).startsWith(plain(about)))
  const player = about ? named : viewersPlayer(view)
  if (player) return player
  if (view.players.length === 0) return words.get('where-nobody')
  return words.get('where-no-such', { input: about, names: view.seats.join(', ') })
}

function sheet(words: Messages, view: WizardsView, about: string): string[] {
  const player = findPlayer(words, view, about)
  if (typeof player === 'string') return [player]
  const { title, order, points, next } = standingOf(view, player)
  const lines = [words.get('where-is', { name: player.name, place: placeSeen(words, view, player.space) })]
  if (title === null || order === null) lines.push(words.get('sheet-no-order'))
  else {
    lines.push(words.get('sheet-rank', { order, rank: player.rank, of: bookOf(view).lastRank, title }))
    const all = points.map(({ kind, has }) =>
      words.get('act-points', { points: has, kind: words.get(`point-${kind}`) }),
    )
    lines.push(words.get('sheet-points', { points: all.join(', ') }))
    lines.push(next ? nextRank(words, next) : words.get(bookOf(view).gems ? 'sheet-highest' : 'sheet-highest.last'))
  }
  for (const { text } of [...problemsOf(words, view, player), ...advantagesOf(words, view, player)]) lines.push(text)
  const held = tasksOf(words, view, player)
  if (held.length > 0) {
    const titles = held.map(({ letter, title, mandatory }) =>
      words.get(mandatory ? 'sheet-task-mandatory' : 'sheet-task-optional', { letter, title }),
    )
    lines.push(words.get('sheet-tasks', { tasks: titles.join(', ') }))
  }
  for (const { name, odds, reach, barred, text } of spellsOf(words, player)) {
    const spell = [name, barred ?? odds, reach].filter(part => part).join(', ')
    lines.push(words.get('sheet-spell', { spell, text }))
  }
  for (const { text } of secretsOf(words, view, player))
    lines.push(words.get('sheet-secret', { name: player.name, text }))
  return lines
}

/** Describes what is missing for the next Rank. */
function nextRank(words: Messages, next: NonNullable<RankStanding['next']>): string {
  const { title, wait: days } = next
  if (next.ready) return days > 0 ? words.get('sheet-ready-in', { title, days }) : words.get('sheet-ready', { title })
  const lacks = pointsText(words, next.lacks)
  return days > 0 ? words.get('sheet-lacks-in', { title, lacks, days }) : words.get('sheet-lacks', { title, lacks })
}

/**
 * Returns other ways to type an option that has a space: the space alone, the direction and the distance in a straight
 * line (`sail nw 3`, or `nw` for one step), or the verb alone if no other option has it. Codes (`go b4`) are handled
 * elsewhere.
 */
export function typedNames(view: WizardsView, question: Question, optionId: string): readonly string[] {
  const option = question.options.find(o => o.id === optionId)
  const space = option?.at?.space
  if (!space || view.players.length === 0) return []
  const verb = optionId.split(' ')[0]!
  const from = view.players[question.seat]!.space
  const board = Board.of(view.placements)
  const out: string[] = optionId === space ? [] : [space]
  const bearing = GRID.bearing(board.hex(from), board.hex(space))
  if (bearing && bearing.steps > 0 && optionId !== space) {
    const way = DIRECTIONS[bearing.direction]!
    out.push(`${verb} ${way} ${bearing.steps}`)
    if (bearing.steps === 1) out.push(`${verb} ${way}`, way)
  }
  const sameVerb = question.options.filter(o => o.id.startsWith(`${verb} `))
  if (sameVerb.length === 1 && verb !== optionId) out.push(verb)
  return out
}

/**
 * Looks up a value in a view by its path, which starts with a player's name or a field: `Ann.points.knowledge`, `day`.
 * Returns undefined if there is none.
 */
export function lookUp(view: WizardsView, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const player = view.players.find(p => p.name.toLowerCase() === first.toLowerCase())
  let value: unknown = player ?? own(view, first)
  for (const field of rest) value = own(value, field)
  return value
}

const own = (of: unknown, field: string): unknown =>
  of !== null && typeof of === 'object' && Object.hasOwn(of, field) ? (of as Record<string, unknown>)[field] : undefined
