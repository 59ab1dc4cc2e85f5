import type { Rule } from '../../../../kernel/index.ts'
import { boardOf, exactSpace, randomSpace, randomTerritory, spaceStands, standing, stands } from '../facts/spaces.ts'
import type { Board } from '../islands/board.ts'
import { GRID, onBoard } from '../islands/grid.ts'
import { harborsOf } from '../islands/harbors.ts'
import { type Kind, type SpaceId, TERRITORIES, type TileId, TOWERS, tileOf } from '../islands/territories.ts'
import { decide } from '../state/asking.ts'
import { HOME_OF, type Part, type PartRef, type Place, type TaskCard } from '../state/cards.ts'
import type { Mark, Player, WizardsState, WizardsTable } from '../state/components.ts'

type FilterPlace = Extract<Place, { kind: 'any' | 'every' }>

function spacesFor(state: WizardsState, at: Pick<FilterPlace, 'terrain' | 'of' | 'coast'>): SpaceId[] {
  return boardOf(state)
    .spaces(at)
    .filter(space => spaceStands(state, space))
}

const hasOther = (tiles: readonly { id: TileId }[], not: readonly TileId[] = []): boolean =>
  tiles.some(t => !not.includes(t.id))

/** Returns true if a part can be done: enough of the places it names must still stand (12.44, ruling 66). */
function partStands(state: WizardsState, player: Player, { at }: Part): boolean {
  switch (at.kind) {
    case 'space':
      return spaceStands(state, at.space)
    case 'random':
      return hasOther(standing(state, at.of), at.not)
    case 'random-in':
      return stands(state, at.tile)
    case 'random-elsewhere':
      return standing(state, at.of).length > 1
    case 'any':
      return spacesFor(state, at).length >= (at.count ?? 1)
    case 'every':
      return spacesFor(state, at).length > 0
    case 'every-in-random':
      return standing(state, at.of).some(t => !at.not.includes(t.id) && spacesOn(state, t.id, at.terrain).length > 0)
    case 'every-woods':
      return spacesFor(state, { terrain: ['woods'], of: at.of }).length > 0
    case 'farthest':
      return spacesFor(state, at).length > 0
    case 'lake':
      return lakes(state).length > 0
    case 'person':
      return spaceStands(state, HOME_OF[at.who])
    case 'any-master':
      return TOWERS.some(tower => spaceStands(state, tower))
    case 'mentor':
      return player.order !== 'sorcerers' || TOWERS.some(tower => spaceStands(state, tower))
    case 'sea':
    case 'farthest-sea':
    case 'here':
    case 'same':
    case 'dwelling-of':
    case 'dragon':
    case 'wizard':
      return true
  }
}

/** Returns true if a Task Card can be done with the Territories still standing (12.44). */
export function cardStands(state: WizardsState, player: Player, card: TaskCard): boolean {
  return card.stages.every(stage => stage.every(part => partStands(state, player, part)))
}

function spacesOn(state: WizardsState, tile: TileId, terrain: readonly string[]): SpaceId[] {
  return spacesFor(state, {}).filter(
    space => tileOf(space) === tile && terrain.includes(boardOf(state).ground[boardOf(state).hex(space)]!),
  )
}

/**
 * Places the markers of every part of a card, in the card's order (9.1, ruling 8). Returns the marks of all parts.
 * `done` holds those already done by the player who gave the Task, so only the rest are placed (9.2, ruling 63).
 */
export function* placeMarks(
  table: WizardsTable,
  player: Player,
  card: TaskCard,
  done: readonly Mark[] = [],
): Rule<Mark[]> {
  const marks: Mark[] = []
  for (let stage = 0; stage < card.stages.length; stage++) {
    const parts = card.stages[stage]!
    for (let part = 0; part < parts.length; part++) {
      const alreadyDone = done.filter(mark => mark.stage === stage && mark.part === part)
      marks.push(...alreadyDone)
      const { at } = parts[part]!
      if (alreadyDone.length >= countOf(at)) continue
      for (const space of yield* placesFor(table, player, card, { stage, part }, marks, alreadyDone))
        marks.push({ stage, part, at: space, done: false })
    }
  }
  return marks
}

/** Returns the number of markers that a part needs, or Infinity if it requires EVERY such place. */
function countOf(at: Place): number {
  if (at.kind.startsWith('every')) return Number.POSITIVE_INFINITY
  return 'count' in at ? (at.count ?? 1) : 1
}

/**
 * Returns spaces for the marks that one part of a Task still needs: fixed, rolled, or chosen by the player. Returns
 * `[null]` for a part that needs a High Wizard, any Master Sorcerer, a Mentor or the Dragon, because these get no
 * marker.
 */
function* placesFor(
  table: WizardsTable,
  player: Player,
  card: TaskCard,
  { stage, part: index }: PartRef,
  marks: readonly Mark[],
  alreadyDone: readonly Mark[],
): Rule<(SpaceId | null)[]> {
  const { state } = table
  const { at } = card.stages[stage]![index]!
  const pick = (spaces: readonly SpaceId[], count: Count = ONE) =>
    pickSpace(player, { task: card.id, stage, part: index }, spaces, count)
  const isAlreadyDone = (space: SpaceId) => alreadyDone.some(mark => mark.at === space)
  const needed = countOf(at) - alreadyDone.length
  const marked = (ref: PartRef) => marks.find(m => m.stage === ref.stage && m.part === ref.part)!.at!
  const of = (kind: Place['kind']) => marks.filter(m => card.stages[m.stage]![m.part]!.at.kind === kind).map(m => m.at)
  switch (at.kind) {
    case 'space':
      return [at.space]
    case 'random':
    case 'random-in': {
      // Several random spaces of one Task must differ (ruling 7).
      const taken = [...of('random'), ...of('random-in')]
      const out: SpaceId[] = []
      while (out.length < needed) {
        const space = at.kind === 'random' ? randomSpace(table, at.of, at.not)! : exactSpace(table, at.tile)
        if (!taken.includes(space) && !out.includes(space)) out.push(space)
      }
      return out
    }
    case 'random-elsewhere':
      return [randomSpace(table, at.of, [tileOf(marked(at.unlike))!])!]
    case 'any': {
      const taken = of('any')
      const out: SpaceId[] = []
      for (let i = 0; i < needed; i++) {
        const free = spacesFor(state, at).filter(space => !taken.includes(space) && !out.includes(space))
        // If there are too few spaces, fewer markers are placed.
        if (free.length > 0) out.push(yield* pick(free, { number: alreadyDone.length + i + 1, of: countOf(at) }))
      }
      return out
    }
    case 'every':
      return spacesFor(state, at).filter(space => !isAlreadyDone(space))
    case 'every-in-random': {
      const barren = TERRITORIES.filter(t => spacesOn(state, t.id, at.terrain).length === 0).map(t => t.id)
      const tileBegun = alreadyDone.length > 0 ? tileOf(alreadyDone[0]!.at!) : null
      const tile = tileBegun ?? randomTerritory(table, at.of, [...at.not, ...barren])!.id
      return spacesOn(state, tile, at.terrain).filter(space => !isAlreadyDone(space))
    }
    case 'every-woods': {
      const out: SpaceId[] = []
      const all = woods(state, at.of)
      for (const [i, wood] of all.entries())
        if (!wood.some(isAlreadyDone)) out.push(yield* pick(wood, { number: i + 1, of: all.length }))
      return out
    }
    case 'sea':
      return [yield* pick(seaFrom(boardOf(state), at.from))]
    case 'farthest-sea':
      return [yield* pick(seaFrom(boardOf(state), Number.POSITIVE_INFINITY))]
    case 'lake':
      return [yield* pick(lakes(state))]
    case 'farthest':
      return [yield* pick(farthest(boardOf(state), at.from, spacesFor(state, at)))]
    case 'here':
      return [player.space]
    case 'same':
      return [marked(at.as)]
    case 'dwelling-of': {
      const tile = tileOf(marked(at.part))!
      return [spacesOn(state, tile, ['dwelling'])[0]!]
    }
    case 'person':
      return [HOME_OF[at.who]]
    case 'any-master':
    case 'mentor':
    case 'dragon':
    case 'wizard':
      return [null]
  }
}

/** The number of a choice among those that a part asks for, such as 2 of 3. */
interface Count {
  readonly number: number
  readonly of: number
}
const ONE: Count = { number: 1, of: 1 }

function* pickSpace(
  { seat }: Player,
  part: PartRef & { readonly task: number },
  spaces: readonly SpaceId[],
  count: Count,
): Rule<SpaceId> {
  const { space } = yield* decide({
    seat,
    topic: 'space',
    data: { for: 'marker', ...part, ...(count.of > 1 && count) },
    rule: '9.1',
    options: spaces.map(space => ({ id: space, act: { kind: 'mark', space }, at: { space } })),
  })
  return space
}

/**
 * Lists the water on the board, without the outer ring, at least `steps` spaces from land. If none is that far, lists
 * the farthest (rulings 68, 69).
 */
export function seaFrom(board: Board, steps: number): SpaceId[] {
  const water = Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => board.isWater(hex) && onBoard(hex))
  const most = Math.min(steps, Math.max(...water.map(hex => board.fromLand[hex]!)))
  return water.filter(hex => board.fromLand[hex]! >= most).map(hex => board.name(hex))
}

/**
 * Lists the water spaces enclosed by land or, if there are none, the harbors' water spaces with the most land around
 * them (Task 34, ruling 69).
 */
function lakes(state: WizardsState): SpaceId[] {
  const board = boardOf(state)
  const shut = Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => board.isWater(hex) && !board.ocean[hex])
  if (shut.length > 0) return shut.map(hex => board.name(hex))
  const harbors = harborsOf(board).map(space => board.hex(space))
  const shores = (hex: number) => [0, 1, 2, 3, 4, 5].filter(d => !board.isWater(GRID.neighbor(hex, d))).length
  const most = Math.max(...harbors.map(shores))
  return [...new Set(harbors.filter(hex => shores(hex) === most))].map(hex => board.name(hex))
}

/** Lists the spaces farthest from `from`, measured in a straight line (Task 75). */
function farthest(board: Board, from: SpaceId, spaces: readonly SpaceId[]): SpaceId[] {
  const start = board.hex(from)
  const far = (space: SpaceId) => GRID.distance(start, board.hex(space))
  const most = Math.max(...spaces.map(far))
  return spaces.filter(space => far(space) === most)
}

/**
 * Lists the spaces of each connected wood on Territories of these kinds. Woods may cross tile edges (Task 53, ruling
 * 69).
 */
function woods(state: WizardsState, of: readonly Kind[]): SpaceId[][] {
  const board = boardOf(state)
  const spaces = new Set(spacesFor(state, { terrain: ['woods'], of }))
  const { of: group, count } = GRID.groups(hex => spaces.has(board.name(hex)))
  return Array.from({ length: count }, (_, i) => [...spaces].filter(space => group[board.hex(space)] === i))
}
