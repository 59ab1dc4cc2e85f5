import { DIRECTIONS } from '../../../parts/hexes/index.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId, Territory } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/view.ts'
import { spaceName } from './places.ts'

const WAYS: Readonly<Record<(typeof DIRECTIONS)[number], string>> = {
  e: 'east',
  se: 'south-east',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  ne: 'north-east',
}

/** Ground that a space's name does not tell already. */
const OPEN_GROUND = new Set<string>(['plains', 'woods', 'mountains'])

/**
 * What a space is and what is there, in short sentences for a person who asks; `cost` is what it costs to come there,
 * in points, where that is known. Null where the board has no such space.
 */
export function describeSpace(view: WizardsView, space: SpaceId, cost: number | null = null): string[] | null {
  const board = Board.of(view.placements)
  const hex = board.hex(space)
  if (hex < 0) return null
  const lines = [whereabouts(view, board, hex), ...admission(board, hex)]
  const here = whatLiesAt(view, space)
  if (here.length > 0) lines.push(`Here: ${here.join(', ')}.`)
  const barred = barriers(board, hex)
  if (barred) lines.push(barred)
  if (cost !== null) lines.push(`It costs ${points(cost)} to come here.`)
  return lines
}

/** What lies or stands in a space, as phrases: players first, then who is met there, then markers and boats. */
export function whatLiesAt(view: WizardsView, space: SpaceId): string[] {
  const out: string[] = []
  for (const player of view.players) {
    if (player.space === space) out.push(player.seat === view.seat ? 'you' : player.name)
  }
  if (view.dragon === space) out.push('the Dragon')
  for (const { wizard, at, letter } of view.wizards) {
    if (at !== space) continue
    const secret = letter === null ? '' : `Secret Wizard ${letter}`
    out.push(wizard === null ? secret : secret ? `${capital(wizard)} (${secret})` : capital(wizard))
  }
  const demons = view.demons.filter(at => at === space).length
  if (demons > 0) out.push(demons === 1 ? 'a Demon' : `${demons} Demons`)
  for (const player of view.players) {
    const own = player.seat === view.seat
    for (const task of player.tasks) {
      if (!task.marks.some(mark => mark.at === space && !mark.done)) continue
      out.push(own ? `your Task ${task.letter}` : `${player.name}'s Task ${task.letter}`)
    }
  }
  const boats = view.boats.flatMap((at, boat) => (at === space ? boat : []))
  const aboard = boats.filter(boat => view.haunted.includes(boat)).length
  if (boats.length === 1) out.push(aboard > 0 ? 'a boat with the Demon aboard' : 'a boat')
  else if (boats.length > 1) {
    const demons = aboard === 0 ? '' : aboard === 1 ? ', one with the Demon aboard' : `, ${aboard} with Demons aboard`
    out.push(`${boats.length} boats${demons}`)
  }
  return out
}

function whereabouts(view: WizardsView, board: Board, hex: number): string {
  const name = capital(spaceName(board.name(hex)))
  const territory = board.territoryAt[hex]
  if (!territory) return `${name}${waters(board, hex)}.`
  const kind = `${capital(territory.kind)} Territory`
  const code = board.name(hex).slice(territory.id.length + 1)
  const ground = board.ground[hex] ?? 'water'
  const words = [...groundWords(territory, code, ground, name), ...(board.isCoastal(hex) ? ['on the coast'] : [])]
  const fate = view.fallen.includes(territory.id) ? ['taken by Evil'] : words
  return `${[coded(name, code, ground), ...fate].join(', ')}. ${kind}.`
}

/** Who comes in where points alone do not lead (6, 7.37). */
function admission(board: Board, hex: number): string[] {
  switch (board.ground[hex]) {
    case 'stone': {
      const code = board.name(hex).split('.')[1] ?? ''
      return [`From beside it a Movement Roll of ${board.territoryAt[hex]?.dots[code]} leads in.`]
    }
    case 'ruktal':
      return ['From a Stone a Movement Roll of 1 to 3 leads in.']
    case 'star-crest':
      return ['Closed but to Tasks, some Events, Unicorns and Winged Horses.']
    default:
      return []
  }
}

/** The name with the code after it, where the name does not say it and the code is one that can be typed. */
function coded(name: string, code: string, ground: string): string {
  if (code === 'center' || OPEN_GROUND.has(ground) || name.includes(`${code.toUpperCase()})`)) return name
  return `${name} (${code.toUpperCase()})`
}

/** Open ground by its terrain, and by the name of a place that is nothing but a name. */
function groundWords(territory: Territory, code: string, ground: string, name: string): string[] {
  if (!OPEN_GROUND.has(ground)) return []
  const place = territory.places[code]
  return place && !name.includes(place) ? [ground, place] : [ground]
}

function waters(board: Board, hex: number): string {
  if (board.land.length === 0) return ''
  if (!board.ocean[hex]) return ', a lake'
  const far = board.fromLand[hex] ?? 0
  if (far > 1) return `, ${far} spaces from land`
  const coasts = new Set<string>()
  for (let d = 0; d < 6; d++) {
    const territory = board.territoryAt[GRID.neighbour(hex, d)]
    if (territory) coasts.add(territory.name)
  }
  return coasts.size > 0 ? `, off ${[...coasts].join(' and ')}` : ''
}

function barriers(board: Board, hex: number): string | null {
  const walls: string[] = []
  const rifts: string[] = []
  DIRECTIONS.forEach((name, d) => {
    if (!board.isBarred(hex, d)) return
    const isRift = ((board.rift[hex] ?? 0) & (1 << d)) !== 0
    if (isRift) rifts.push(WAYS[name])
    else walls.push(WAYS[name])
  })
  const said = [
    ...(walls.length > 0 ? [`a wall to the ${listed(walls)}`] : []),
    ...(rifts.length > 0 ? [`the rift to the ${listed(rifts)}`] : []),
  ]
  return said.length > 0 ? `${capital(said.join('; '))}.` : null
}

function points(cost: number): string {
  const whole = Math.floor(cost)
  const text = cost === whole ? String(whole) : whole === 0 ? 'half a' : `${whole}½`
  return `${text} point${cost > 1 ? 's' : ''}`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
