import { choose, type Game, type GameEvent, MAX_SEATS, newTableState, type TableState } from '../../src/kernel/index.ts'
import { bearingOf, towards } from '../../src/screen/kit/bearings.ts'
import { Canvas } from '../../src/screen/kit/canvas.ts'
import type { BoardCell, GameMap, GameScreen } from '../../src/screen/kit/game-screen.ts'
import { type Role, seatMark, seatRole } from '../../src/terminal/theme.ts'

/**
 * Round Dance, a game in which each player in turn moves to an adjacent place. Its board has neither hexes nor boxes,
 * but a few places with paths between them. It takes as many players as a table can seat.
 */

interface DanceState extends TableState {
  at: string[]
  next: number
}

interface DanceView {
  readonly at: readonly string[]
  readonly seat: number | null
}

interface DanceEvent extends GameEvent {
  readonly kind: 'danced'
  readonly space: string
}

/** The places with their positions and paths. */
const PLACES: Readonly<Record<string, BoardCell & { readonly paths: readonly string[] }>> = {
  oak: { x: 10, y: 2, paths: ['well', 'inn'] },
  inn: { x: 30, y: 2, paths: ['oak', 'mill'] },
  well: { x: 4, y: 6, paths: ['oak', 'ford'] },
  mill: { x: 38, y: 6, paths: ['inn', 'ford'] },
  ford: { x: 20, y: 10, paths: ['well', 'mill'] },
}

const spotOf = (place: string): BoardCell => PLACES[place] ?? { x: 0, y: 0 }
const pathsFrom = (place: string): readonly string[] => PLACES[place]?.paths ?? []

export const roundDance: Game<DanceState, DanceEvent, DanceView> = {
  id: 'round-dance',
  title: 'Round Dance',
  about: 'A dance from place to place, for one to sixteen.',
  rules: 1,
  options: [],
  players: () => [1, MAX_SEATS],
  begin: header => ({ ...newTableState(header), at: header.seats.map(() => 'oak'), next: 0 }),
  *turn(table) {
    const { state } = table
    const seat = state.next
    const options = pathsFrom(state.at[seat] ?? 'oak').map(space => ({
      id: `go ${space}`,
      at: { space },
      value: space,
    }))
    const space = yield* choose({ seat, topic: 'dance', rule: '1', options })
    state.at[seat] = space
    table.emit({ kind: 'danced', seat, rule: '1', space })
    state.next = (seat + 1) % state.at.length
    if (state.next === 0) state.day++
  },
  view: ({ at }, seat) => ({ at: [...at], seat }),
  phrase: (_view, question) => ({
    ...question,
    text: 'Where to?',
    options: question.options.map(option => ({ ...option, label: `Dance to the ${option.at?.space}` })),
  }),
  sentence: ({ seat, space }, seats) => `${seats[seat ?? 0]} dances to the ${space}.`,
  inquire: () => null,
  inquiries: [],
  aliases: () => [],
  lookUp: () => undefined,
  stack: () => undefined,
  check: () => undefined,
}

const board: GameMap<DanceView> = {
  home: ({ at, seat }) => at[seat ?? 0] ?? null,
  zooms: [],
  zoom: () => '',
  step(_view, space, wind) {
    const from = spotOf(space)
    return towards(
      pathsFrom(space).map(other => ({ space: other, bearing: bearingOf(from, spotOf(other)) })),
      wind,
    )
  },
  cursorStops: (_view, spaces) => spaces,
  follow: () => ({ x: 0, y: 0 }),
  draw({ at }, { window, style, cursor }) {
    const canvas = new Canvas<Role>(window.columns, window.rows)
    for (const [place, { x, y }] of Object.entries(PLACES)) {
      canvas.write(x, y, place, place === cursor ? 'cursor' : 'text')
      const here = at.flatMap((where, seat) => (where === place ? [seat] : []))
      for (const [i, seat] of here.entries()) canvas.put(x + i, y + 1, seatMark(seat), seatRole(seat))
    }
    return canvas.paint((role, text) => style.paint(role, text))
  },
  symbols: () => [],
  name: space => space,
  at: () => null,
  describe: (_view, space) => [`The ${space}.`],
}

/** Its screen, with a board but without routes or objectives. */
export const roundDanceScreen: GameScreen<DanceView> = {
  map: board,
  status: () => ['Round Dance'],
  sheet: ({ at }) => at.map((place, seat) => `${seatMark(seat)} ${place}`),
  suggestions: () => [],
  legend: () => [],
}
