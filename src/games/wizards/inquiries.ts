import { DIRECTIONS } from '../../hex/index.ts'
import type { Question } from '../../kernel/index.ts'
import { Board, GRID } from './board.ts'
import { animal, eventCard, order, spell, taskCard } from './cards.ts'
import { dayOfFortnight, fortnightOf, POINT_KINDS } from './components.ts'
import { describeSpace } from './describe.ts'
import { openMarks, partOf } from './marks.ts'
import { lacking } from './orders.ts'
import { capital } from './points.ts'
import { spaceName } from './spaces.ts'
import { territory, tileOf } from './territories.ts'
import type { PlayerView, WizardsView } from './view.ts'

/** The words a player may ask with. */
export const INQUIRIES = [
  { word: 'look', about: 'SPACE', text: 'what a space is and what is there; your own where you name none' },
  { word: 'where', about: '', text: 'where everybody is' },
  { word: 'tasks', about: '', text: 'your Tasks, part by part, with their places and how far they are' },
  { word: 'sheet', about: 'NAME', text: 'the record sheet: Order, Rank, points, animal, events, spells, Gems' },
  { word: 'day', about: '', text: 'the Calendar, the Completion Track, what has fallen' },
] as const

/** Answers a question about the game in lines of plain words; null for a word that is none of INQUIRIES. */
export function inquire(view: WizardsView, word: string, about: string): readonly string[] | null {
  switch (word) {
    case 'look':
      return look(view, about)
    case 'where':
      return where(view)
    case 'tasks':
      return tasks(view)
    case 'sheet':
      return sheet(view, about)
    case 'day':
      return calendar(view)
    default:
      return null
  }
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

const mine = (view: WizardsView): PlayerView | undefined => view.players[view.seat ?? view.next]

/**
 * The space a person means: by its id, its name (`star crest`, `dragon's lair b4`), its code on the Territory he is on,
 * or a Territory's name for its Center. Null where it is none or could be several.
 */
export function spaceMeant(view: WizardsView, about: string): string | null {
  const board = Board.of(view.placements)
  const said = plain(about).replace(/^the /, '')
  const words = said.split(/[ .]+/)
  const last = words.at(-1)!
  const tile = tileOf(mine(view)?.space ?? '')
  const tries = [
    `${words.slice(0, -1).join('-')}.${last}`,
    words.length === 1 && tile ? `${tile}.${said}` : '',
    `${words.join('-')}.center`,
    // a water space as its name says it: `sea at 14-07`
    words[0] === 'sea' ? `sea.${last.replace('-', '')}` : '',
  ]
  const exact = tries.find(space => board.hex(space) >= 0)
  if (exact) return exact
  const near = board.names.filter(name => plain(spaceName(name)).endsWith(said))
  return near.length === 1 ? near[0]! : null
}

/** A name as it is compared: small letters, no apostrophes, single spaces. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')

function look(view: WizardsView, about: string): string[] {
  if (view.placements.length === 0) return ['The islands are not laid yet.']
  const space = about ? spaceMeant(view, about) : (mine(view)?.space ?? null)
  if (!space) return [`There is no space "${about}". Say a Territory and a code, such as torwall b4, or sea.1407.`]
  return [...(describeSpace(view, space) ?? []), ...distanceLine(view, space)]
}

function distanceLine(view: WizardsView, space: string): string[] {
  const from = mine(view)?.space
  if (!from || from === space) return []
  const board = Board.of(view.placements)
  return [`${GRID.distance(board.hex(from), board.hex(space))} spaces from you as the crow flies.`]
}

function where(view: WizardsView): string[] {
  const lines = view.players.map(p => `${p.name} is at ${spaceName(p.space)}${p.boat === null ? '' : ', in a boat'}.`)
  if (view.dragon) lines.push(`The Dragon is at ${spaceName(view.dragon)}.`)
  for (const { wizard, at, letter } of view.wizards)
    lines.push(`${wizard ? capital(wizard) : `Secret Wizard ${letter}`} is at ${spaceName(at)}.`)
  if (view.demons.length > 0) lines.push(`Demons: ${view.demons.map(spaceName).join(', ')}.`)
  return lines
}

function tasks(view: WizardsView): string[] {
  const player = mine(view)
  if (!player || player.tasks.length === 0) return ['You have no Tasks.']
  const board = Board.of(view.placements)
  return player.tasks.flatMap(task => {
    const card = taskCard(task.id)
    const open = openMarks(task)
    const gain = POINT_KINDS.filter(kind => card.gain[kind] > 0).map(kind => `${card.gain[kind]} ${capital(kind)}`)
    return [
      `${task.letter}. ${card.title} (${task.mandatory ? 'Mandatory' : 'Optional'}): ${card.text} Gain ${gain.join(', ')}.`,
      ...task.marks.map(mark => {
        const sign = mark.done ? 'done' : open.includes(mark) ? 'now' : 'later'
        const far =
          mark.at && !mark.done ? `, ${GRID.distance(board.hex(player.space), board.hex(mark.at))} spaces away` : ''
        return `   ${sign}: ${partOf(task, mark).do}${mark.at ? ` - ${spaceName(mark.at)}${far}` : ''}`
      }),
    ]
  })
}

function sheet(view: WizardsView, about: string): string[] {
  const player = about ? view.players.find(p => p.name.toLowerCase().startsWith(about.toLowerCase())) : mine(view)
  if (!player) return [`Nobody here is called "${about}". At the table are ${view.seats.join(', ')}.`]
  const lines = [`${player.name} at ${spaceName(player.space)}.`]
  if (player.order === null) lines.push('In no Order yet: meet a High Wizard, a Master Sorcerer or Ruktal to join one.')
  else {
    const it = order(player.order)
    lines.push(`${it.name}, Rank ${player.rank}: ${it.ranks[player.rank - 1]!.title}.`)
    lines.push(`Points: ${POINT_KINDS.map(kind => `${player.points[kind]} ${capital(kind)}`).join(', ')}.`)
    const lack = lacking(player)
    if (lack) {
      const missing = POINT_KINDS.filter(kind => lack[kind] > 0).map(kind => `${lack[kind]} ${capital(kind)}`)
      const title = it.ranks[player.rank]!.title
      lines.push(
        missing.length > 0
          ? `For ${title} you lack ${missing.join(', ')}.`
          : `You have the points for ${title}: meet your Mentor.`,
      )
    }
    const spells = it.ranks[player.rank - 1]!.spells.map(s => spell(s.spell).name)
    if (spells.length > 0) lines.push(`Spells: ${spells.join(', ')}.`)
  }
  if (player.animal) lines.push(`Animal: ${animal(player.animal.kind).name}, ${counted(player.animal.left, 'turn')}.`)
  for (const { id, until } of player.events)
    lines.push(
      `Event: ${eventCard(id).title}${until === null ? '' : `, ${counted(until - view.day + 1, 'day')}`}. ${eventCard(id).text}`,
    )
  if (player.dazed) lines.push('Demon Dazed: everything costs as Mountains; no animal, few spells. Find a healer.')
  if (player.bound) lines.push('Dragonbound: no magic, no points, no Tasks. Find a healer.')
  if (player.trap) lines.push('In a Trap.')
  if (player.gems && Object.keys(player.gems).length > 0)
    lines.push(`Gems: ${Object.values(player.gems).map(capital).join(', ')}.`)
  const known = Object.entries(player.known ?? {}).map(
    ([wizard, gem]) => `${capital(wizard)} ${gem === 'false' ? 'is False' : `has the ${capital(gem)}`}`,
  )
  if (known.length > 0) lines.push(`You know: ${known.join('; ')}.`)
  return lines
}

function calendar(view: WizardsView): string[] {
  return [
    `Day ${dayOfFortnight(view.day)} of Fortnight ${fortnightOf(view.day)}.`,
    `Tasks completed: ${view.tasksDone}; ${view.completed} of 10 towards thwarting the next attack${view.thwarts > 0 ? `; ${view.thwarts} already thwarted ahead` : ''}.`,
    view.fallen.length > 0
      ? `Fallen: ${view.fallen.map(tile => territory(tile).name).join(', ')}.`
      : 'No Territory has fallen.',
  ]
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
