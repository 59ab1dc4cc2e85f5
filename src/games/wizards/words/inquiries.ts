import type { Question } from '../../../kernel/index.ts'
import { DIRECTIONS } from '../../../parts/hexes/index.ts'
import { farFrom, farText } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { capital } from '../rules/orders/points.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { omenLines } from './calendar.ts'
import { describeSpace } from './describe.ts'
import { spaceName } from './places.ts'
import { plain, spaceMeant } from './places-meant.ts'
import { companyOf, counted, plightOf, pointsText, secretsOf, spellsOf, standingOf, tasksOf } from './sheet.ts'
import { wayLines } from './way-lines.ts'

/** The words a player may ask with. */
export const INQUIRIES = [
  { word: 'look', about: 'SPACE', text: 'what a space is and what is there; your own where you name none' },
  { word: 'where', about: '', text: 'where everybody is' },
  { word: 'tasks', about: 'NAME', text: 'your Tasks, part by part, with their places and how far they are' },
  { word: 'way', about: 'PLACE', text: 'the best way to a place or a Task, turn by turn, with what it costs' },
  { word: 'sheet', about: 'NAME', text: 'the record sheet: Order, Rank, points, animal, events, spells, Gems' },
  { word: 'day', about: '', text: 'the Calendar, what Day 14 will bring, the Completion Track, what has fallen' },
  { word: 'next', about: '', text: 'what you might do next, and where that is' },
] as const

/** Answers a question about the game in lines of plain words; null for a word that is none of INQUIRIES. */
export function inquire(
  view: WizardsView,
  word: string,
  about: string,
  asked: Question | null = null,
): readonly string[] | null {
  switch (word) {
    case 'look':
      return look(view, about)
    case 'where':
      return where(view)
    case 'tasks':
      return tasks(view, about)
    case 'way':
      return wayLines(view, about, asked)
    case 'sheet':
      return sheet(view, about)
    case 'day':
      return omenLines(view)
    case 'next':
      return nextLines(view)
    default:
      return null
  }
}

const mine = (view: WizardsView): PlayerView | undefined => view.players[view.seat ?? view.next]

function look(view: WizardsView, about: string): string[] {
  if (view.placements.length === 0) return ['The islands are not laid yet.']
  const space = about ? spaceMeant(view, about) : (mine(view)?.space ?? null)
  if (!space) return [`There is no space "${about}". Say a Territory and a code, such as torwall b4, or sea.1407.`]
  return [...(describeSpace(view, space) ?? []), ...distanceLine(view, space)]
}

function distanceLine(view: WizardsView, space: string): string[] {
  const from = mine(view)?.space
  if (!from || from === space) return []
  const far = farFrom(Board.of(view.placements), from, space)
  return far === null ? [] : [`${capital(far)} of you as the crow flies.`]
}

function nextLines(view: WizardsView): string[] {
  const lines = advice(view)
  return lines.length > 0 ? lines : ['There is nothing to be done now.']
}

function where(view: WizardsView): string[] {
  const lines = view.players.map(p => `${p.name} is at ${spaceName(p.space)}${p.boat === null ? '' : ', in a boat'}.`)
  if (view.dragon) lines.push(`The Dragon is at ${spaceName(view.dragon)}.`)
  for (const { wizard, at, letter } of view.wizards)
    lines.push(`${wizard ? capital(wizard) : `Secret Wizard ${letter}`} is at ${spaceName(at)}.`)
  if (view.demons.length > 0) lines.push(`Demons: ${view.demons.map(spaceName).join(', ')}.`)
  return lines
}

function tasks(view: WizardsView, about: string): string[] {
  const player = playerMeant(view, about)
  if (typeof player === 'string') return [player]
  const sheets = tasksOf(view, player)
  if (sheets.length === 0) return [player === mine(view) ? 'You have no Tasks.' : `${player.name} has no Tasks.`]
  return sheets.flatMap(({ letter, title, text, gain, mandatory, parts, carries }) => [
    `${letter}. ${title} (${mandatory ? 'Mandatory' : 'Optional'}): ${text} Gain ${pointsText(gain)}.`,
    ...parts.map(part => {
      const far = part.far ? `, ${farText(part.far)}` : ''
      return `   ${part.when}: ${part.text}${part.where ? ` - ${part.where}${far}` : ''}`
    }),
    ...carries.map(({ name, stealable }) => `   carried: ${name}${stealable ? ', which can be stolen' : ''}`),
  ])
}

/** The player of that name or its beginning; oneself where nobody is named; a sentence where there is none. */
function playerMeant(view: WizardsView, about: string): PlayerView | string {
  const named = view.players.find(({ name }) => plain(name).startsWith(plain(about)))
  const player = about ? named : mine(view)
  if (player) return player
  if (view.players.length === 0) return 'Nobody is on the islands yet.'
  return `Nobody here is called "${about}". At the table are ${view.seats.join(', ')}.`
}

function sheet(view: WizardsView, about: string): string[] {
  const player = playerMeant(view, about)
  if (typeof player === 'string') return [player]
  const { title, order, points, next } = standingOf(view, player)
  const lines = [`${player.name} is at ${spaceName(player.space)}.`]
  if (title === null) lines.push('In no Order yet, Rank 0: no Tasks and no points before joining one.')
  else {
    lines.push(`${order}, Rank ${player.rank} of 4: ${title}.`)
    lines.push(`Points: ${points.map(({ kind, has }) => `${has} ${capital(kind)}`).join(', ')}.`)
    if (!next) lines.push('This is the highest Rank: now the Gems are to be gathered.')
    else {
      const wait = next.wait > 0 ? `, in ${counted(next.wait, 'day')} at the soonest` : ''
      lines.push(
        next.ready
          ? `The points for ${next.title} are there: meet a Mentor${wait}.`
          : `Still lacking for ${next.title}: ${pointsText(next.lacks)}${wait}.`,
      )
    }
  }
  for (const { text } of [...plightOf(view, player), ...companyOf(view, player)]) lines.push(text)
  const held = tasksOf(view, player)
  if (held.length > 0) {
    const bond = (mandatory: boolean) => (mandatory ? 'Mandatory' : 'Optional')
    const titles = held.map(task => `${task.letter} ${task.title} (${bond(task.mandatory)})`)
    lines.push(`Tasks: ${titles.join(', ')}; "tasks" tells more.`)
  }
  for (const { name, odds, reach, barred, text } of spellsOf(player)) {
    const said = [barred ?? odds ?? '', reach ?? ''].filter(part => part !== '')
    lines.push(`Spell: ${name}${said.length > 0 ? `, ${said.join(', ')}` : ''}. ${text}`)
  }
  for (const { text } of secretsOf(view, player)) lines.push(`For ${player.name} alone: ${text}`)
  return lines
}

/** Other ways to say an option: the bare space, the way and how far where it lies straight ahead (`sail nw 3`, `nw` for one step), the bare verb where there is but one such option. Codes (`go b4`) need no saying. */
export function sayings(view: WizardsView, question: Question, optionId: string): readonly string[] {
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

/** A value of a view by its path: a player by name, then fields, such as `Ann.points.knowledge` or `day`. */
export function lookUp(view: WizardsView, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const player = view.players.find(p => p.name.toLowerCase() === first.toLowerCase())
  let value: unknown = player ?? own(view, first)
  for (const field of rest) value = own(value, field)
  return value
}

/** A field that a value really has. */
const own = (of: unknown, field: string): unknown =>
  of !== null && typeof of === 'object' && Object.hasOwn(of, field) ? (of as Record<string, unknown>)[field] : undefined
