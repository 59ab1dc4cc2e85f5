import type { GameEvent, Header, Option, Question, Seat } from '../../kernel/index.ts'
import type { Role, ThemeName } from '../../terminal/theme.ts'
import type { LookTables, Style } from './style.ts'

/** A cell of the picture of the whole board, counted from its north-west corner. */
export interface BoardCell {
  readonly x: number
  readonly y: number
}

/** The size of a map's area, in cells. */
export interface MapWindow {
  readonly columns: number
  readonly rows: number
}

/**
 * The directions in which the cursor can move; `n` is up. The board decides which space lies in each direction.
 * `bearings.ts` helps boards with irregular spaces.
 */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

/** A path to a space, over one or more turns. */
export interface TravelPath {
  /** The spaces of the path in order, including the destination. */
  readonly spaces: readonly string[]
  /** The spaces where a turn is likely to end. */
  readonly ends: readonly string[]
  /** The path's duration and route in words. */
  readonly text: string
  /** The remaining distance after `option`, in a few words. */
  readonly left: string
  /** The answer that moves to the next step of the path, or null if the question isn't about moving. */
  readonly option: Option | null
}

/** An objective of the viewer, usually at a space. */
export interface Objective {
  /** The space, or null if it is unknown. */
  readonly space: string | null
  /** The objective's symbol on the map. */
  readonly sign: string
  readonly text: string
}

/** A map symbol and its meaning. */
export interface MapSymbol {
  readonly sign: string
  readonly text: string
}

/** The parameters for drawing a map. */
export interface MapRequest {
  readonly window: MapWindow
  /** The cell of the picture in the top left corner of the window. */
  readonly from: BoardCell
  readonly zoom: string
  readonly style: Style
  /** The viewer's seat, or null for a spectator. */
  readonly seat: Seat | null
  readonly cursor: string | null
  /** The spaces that can be chosen now, each with its cost, or null if it has no cost. */
  readonly reach: ReadonlyMap<string, number | null>
  /**
   * The space or piece to highlight: a space that the guide suggests or another player has just entered, or a piece's
   * name in `ShortForm`.
   */
  readonly highlighted?: string | null
  /** A path to draw. */
  readonly path?: TravelPath | null
  /** The selected answer, for a map that shows an answer's effect. */
  readonly selected?: Option | null
  readonly question?: Question | null
}

/** Further parameters for a record sheet. */
export interface SheetRequest {
  /** The sheet's owner. The default is the viewer. */
  readonly of?: Seat | null
  /** True to suggest next steps. */
  readonly hints?: boolean
  /** The question that the viewer is asked, from which distances count. */
  readonly question?: Question | null
  /** The viewer's own notes. */
  readonly notes?: readonly string[]
  /** The size of a full page, which has room for several columns. Omitted if only the lines matter. */
  readonly page?: MapWindow
}

/** Path planning on a board. */
export interface TravelPlanning<V> {
  /** Returns the viewer's best path to a space given the current question, or null. */
  findPath(view: V, question: Question | null, space: string): TravelPath | null
  /** Returns the space that a player's words name, or null if the name is unknown or ambiguous. */
  parseSpace(view: V, words: string): string | null
  /**
   * The `inquire` word that asks about a path, if there is one. The page with the reply then offers to plan that path.
   */
  readonly command?: string
  /** A sentence that explains how to name spaces, shown if a player's words were not understood. */
  readonly naming: string
  /**
   * True if turns are recorded before they are carried out. Until then, `home` is the planned destination, so a piece
   * that ends up elsewhere wasn't necessarily moved by force.
   */
  readonly isRecordedFirst?: boolean
}

/** A viewer's objectives on the board. */
export interface Objectives<V> {
  /** The footer label of the objectives key. */
  readonly label: string
  /** Returns the viewer's objectives, nearest first. Distances count from the middle of this question, if any. */
  all(view: V, question?: Question | null): readonly Objective[]
  /**
   * Returns the destinations that come before any objective, nearest first, if there are any. Omitted if the game never
   * suggests one.
   */
  suggested?(view: V, question?: Question | null): readonly string[]
  /** Returns the reason for going to this space, or null if there is none. */
  purpose(view: V, space: string): string | null
  /**
   * Returns an id of the reason why the game suggests going to this space, or null if it doesn't. A plan to go there is
   * dropped when the reason changes. Omitted if the game never suggests a space.
   */
  reason?(view: V, space: string): string | null
}

/**
 * A game's board: spaces with names chosen by the game (hexes, areas, clearings with roads), their picture, and a
 * mapping from cells to spaces.
 */
export interface GameMap<V> {
  /** Returns the viewer's own space, where the cursor starts, or null if there is none yet. */
  home(view: V): string | null
  /** The zoom levels, starting with the whole board. A board without zoom has only one. */
  readonly zooms: readonly string[]
  /** Returns the initial zoom level, one of `zooms`. */
  zoom(view: V): string
  /** Returns the next space in a direction, or null at the edge. */
  step(view: V, space: string, wind: Wind): string | null
  /**
   * The smallest window that shows the whole board legibly. If hiding the sheet and shortening the log makes enough
   * room for it, the screen does so. If omitted, the board takes the remaining space.
   */
  readonly preferredSize?: MapWindow
  /**
   * Returns the selectable spaces that are worth visiting, in order. The cursor starts at the first, and `.` moves it
   * through the others.
   */
  cursorStops(view: V, spaces: readonly string[]): readonly string[]
  /**
   * Returns the top left cell of a window in which a space is visible. The window scrolls from `from` as little as
   * possible, or is centered on the space if `from` is null.
   */
  follow(view: V, space: string, from: BoardCell | null, window: MapWindow, zoom: string): BoardCell
  draw(view: V, request: MapRequest): string[]
  /**
   * Returns the number of rows that the board needs in this window, whichever answer is selected. A long list of
   * answers may take the other rows. If omitted, the board needs them all.
   */
  rowsNeeded?(view: V, request: Pick<MapRequest, 'window' | 'zoom' | 'style' | 'question'>): number
  /**
   * Returns the board after these events, for a board that replays an answer's rolls one by one. If omitted, the board
   * changes only after the last roll.
   */
  after?(view: V, events: readonly GameEvent[]): V
  /** Returns the symbols visible on the requested map and their meanings. The symbols are styled as on the map. */
  symbols(view: V, request: MapRequest): readonly MapSymbol[]
  name(space: string, view: V): string
  /** Returns the spaces that players can search for by name. By default, there are none. */
  places?(view: V): readonly string[]
  /** Returns the space at a cell of the picture drawn for that window, or null. */
  at(view: V, cell: BoardCell, window: MapWindow, zoom: string): string | null
  /**
   * Returns a summary of `n` similar spaces if there are too many to list (`130 spaces of sea`), or null if the space
   * should be listed individually.
   */
  summarizeMany?(space: string, n: number): string | null
  /** Describes a space and its contents in short sentences. */
  describe(view: V, space: string, cost: number | null): readonly string[]
  /** Returns flavor text about a space, or null. It is shown if there is room. */
  background?(view: V, space: string): string | null
  /** Path planning. Omitted if the board has none. */
  readonly travel?: TravelPlanning<V>
  /** The viewer's objectives. Omitted if the game has none. */
  readonly objectives?: Objectives<V>
}

/** An additional page of a game, such as a player's cards. */
// biome-ignore lint/suspicious/noExplicitAny: a screen holds the views of every game
export interface GamePage<V = any> {
  /** An id that is unique among all commands and pages. */
  readonly id: string
  /** The tab's one-word label. */
  readonly title: string
  /** Returns lines of at most `columns` columns. */
  readonly lines: (view: V, columns: number, style: Style, request?: SheetRequest) => string[]
  /** Returns true if the page applies to this game. By default, it always does. */
  readonly isFor?: (view: V) => boolean
  /**
   * True if every player has a separate version of the page. The request selects it. By default, all players share one
   * version.
   */
  readonly isOwn?: boolean
}

/** Draws a seat's view of the board as an SVG in a theme's colors, with `status` as a caption. */
export type BoardPicture<V> = (view: V, status: string, theme: ThemeName) => string

/** The presentation of a kind of highlight. */
export interface HighlightKind {
  /** The heading for a single highlight. */
  readonly title: string
  /** The heading for several highlights. Kinds with the same `list` are combined. */
  readonly list?: string
  /** `great` for turning points of the game, `small` for minor ones. */
  readonly weight: 'great' | 'small'
  /** The audience: everybody, or only the affected player. */
  readonly audience: 'all' | 'own'
  /**
   * True if the board, the log and the question aren't updated until the highlight is closed. Use this only for boards
   * that hide nothing from the viewer.
   */
  readonly holdsView?: boolean
  /** True to show the events that led to the highlight: arrivals and their consequences. */
  readonly showsCauses?: boolean
  /**
   * Returns the heading for several highlights of a kind that occurs on other players' turns. They are shown together
   * at the player's next question. If omitted, each is shown immediately.
   */
  readonly combinedTitle?: (n: number) => string
  /** False to exclude the highlight from the turning points on the results page. */
  readonly isTurningPoint?: boolean
}

/** The new leader in the first measure, and the runner-up. */
export interface LeadChange {
  readonly name: string
  readonly figure: number
  readonly other: string
  readonly others: number
}

/** The scoreboard of a finished game and of its history. */
export interface Scoreboard<V> {
  /** One-word names of the measures, most important first. */
  readonly measures: readonly string[]
  /** Returns each seat's figures, one per measure. */
  of(view: V): readonly (readonly number[])[]
  /** Further measures that count highlights by name. */
  readonly countedHighlights?: readonly { readonly title: string; readonly highlight: string }[]
  /** Returns how close a losing seat came to winning, in at most 30 characters, or an empty string. */
  near?(view: V, seat: Seat, winners: readonly Seat[]): string
  /** Returns the sentence for a lead change. Omitted if a lead change isn't a turning point. */
  leadChange?(lead: LeadChange): string
  /**
   * The kinds of events and names of highlights whose first occurrence is a turning point, such as the first fight. If
   * given, other events are turning points only if they are highlights or lead changes.
   */
  readonly firstEvents?: readonly string[]
  /** The label for the periods that `periodOf` counts, such as `turn by turn`. */
  readonly periodLabel: string
  /** Returns the number of the period that contains a clock step. Periods are numbered from 1. */
  periodOf(day: number, view: V): number
}

/** Answer numbers that stay the same across consecutive questions. */
export interface StableNumbers {
  /** The digits reserved for these answers, even while the answers aren't possible. */
  readonly digits: string
  /** Returns an answer's digit, or null if it may take any free digit. */
  of(option: Option): string | null
}

/** The part of a game that the screen needs besides its rules. */
// biome-ignore lint/suspicious/noExplicitAny: a screen holds the views of every game
export interface GameScreen<V = any> {
  readonly map: GameMap<V> | null
  /** Additional roles, colors and glyphs. */
  readonly looks?: LookTables
  /**
   * Returns the parts of the status line: the date, then the viewer's state. They are shorter if `isNarrow` is true.
   */
  status(view: V, isNarrow?: boolean): readonly string[]
  /** Returns a seat's color, for games that assign their own. */
  colorOf?(seat: Seat): Role
  /** Returns a record sheet as lines of at most `columns` columns. */
  sheet(view: V, columns: number, style: Style, request?: SheetRequest): string[]
  /** Further pages after the sheet, in Tab order. */
  readonly pages?: readonly GamePage<V>[]
  /**
   * Returns the id of the default answer. If null or omitted, the first answer is the default. The order of the list
   * doesn't change.
   */
  defaultAnswer?(view: V, question: Question): string | null
  /** Returns a confirmation question for an answer that is rarely intended, or null if none is needed. */
  confirmation?(view: V, question: Question, id: string): string | null
  /**
   * Returns stable numbers for the answers. They also determine the order of the list. If null, the answers are
   * numbered in list order.
   */
  stableNumbers?(view: V, question: Question): StableNumbers | null
  /** The topics that ask for a space and are followed by a question about how many pieces go there. */
  readonly countedTopics?: readonly string[]
  /** Returns suggestions for the viewer at this question, most important first. The list may be empty. */
  suggestions(view: V, question?: Question | null): readonly string[]
  /**
   * Forecasts the outcome of the fight that a question belongs to, in slices. Each step yields an improved text, or
   * null if it needs more work. The first step is quick. Returns null if there is nothing to forecast.
   */
  forecast?(view: V, question: Question): Generator<string | null, void> | null
  /**
   * Returns false if no suggestions are shown with this question, and true if they are also shown beside its answers.
   * If omitted or undefined, they are shown beside the answers of a turn's first question and of questions on the map.
   */
  showsSuggestions?(question: Question): boolean | undefined
  /** The highlights to announce, by their names in the game. */
  readonly highlights?: Readonly<Record<string, HighlightKind>>
  /** The scoreboard for the results page. */
  readonly scoreboard?: Scoreboard<V>
  /** Loads the function that draws the board as an SVG. Omitted if the game has none. */
  readonly picture?: () => Promise<BoardPicture<V>>
  /** Returns the map symbols of a game with these options, and their meanings. */
  legend(style: Style, options: Header['options']): readonly { readonly sign: string; readonly text: string }[]
}
