import type { GameEvent, Option, Question, Seat } from '../../kernel/index.ts'
import type { Role, ThemeName } from '../../terminal/theme.ts'
import type { LookTables, Style } from './style.ts'

/** A cell of the picture of the whole board, from its north-west corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The part of the screen a map has, in cells. */
export interface MapWindow {
  readonly columns: number
  readonly rows: number
}

/**
 * Where the cursor is sent to, as the winds stand on the screen: `n` is up. A board says itself which of its spaces lies
 * there; `bearings.ts` helps one whose spaces lie anywhere.
 */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

/** A way to a space over one turn or several. */
export interface Course {
  /** The spaces it leads over, one after the other, the last the one it leads to. */
  readonly spaces: readonly string[]
  /** Those of them where a turn will likely end. */
  readonly ends: readonly string[]
  /** How long it takes, and what and by what it goes. */
  readonly text: string
  /** How far it still is once `option` is taken, in a few words. */
  readonly left: string
  /** The answer that goes on with it now; null where what is asked has nothing to do with it. */
  readonly option: Option | null
}

/** Something the one who looks has to do somewhere. */
export interface Errand {
  /** Where; null where nobody knows. */
  readonly space: string | null
  /** How the map marks it. */
  readonly sign: string
  readonly text: string
}

/** A sign of the map and its meaning. */
export interface SignTold {
  readonly sign: string
  readonly text: string
}

/** What a map is to show. */
export interface MapRequest {
  readonly window: MapWindow
  /** The cell of the picture that stands in the window's corner. */
  readonly from: Spot
  readonly zoom: string
  readonly style: Style
  /** Whose map it is; null for somebody who watches. */
  readonly seat: Seat | null
  readonly cursor: string | null
  /** Spaces that can be chosen now, with their price where they have one. */
  readonly reach: ReadonlyMap<string, number | null>
  /** A space that somebody is to be shown, as by a guide or because a rival has gone there; or a piece, by what the game tells of it (`Brief`). */
  readonly meant?: string | null
  /** A way to be drawn. */
  readonly course?: Course | null
  /** The answer that is selected, for a map that shows what would come of it. */
  readonly selected?: Option | null
  /** The question it answers. */
  readonly question?: Question | null
}

/** What a record sheet is to show beside the usual. */
export interface SheetRequest {
  /** Whose it is; that of the one who looks where nobody is named. */
  readonly of?: Seat | null
  /** Whether to say what might be done next. */
  readonly hints?: boolean
  /** The page it has to itself, on which columns may stand side by side; left out where its lines are all there is. */
  readonly page?: MapWindow
}

/** The ways of a board on which pieces travel. */
export interface Travel<V> {
  /** The best way there for the one who looks, as he is asked now; null where none leads there. */
  course(view: V, question: Question | null, space: string): Course | null
  /** The space a person means by a few words; null where it is none or could be several. */
  meant(view: V, words: string): string | null
  /** The word by which the game tells a way, where it has one: the way that is told can be taken. */
  readonly told?: string
  /** How a space can be named, in a sentence to somebody whose words meant none. */
  readonly naming: string
  /** Whether a turn is written down before it is gone: while it is, `home` is where it would lead, and nobody has been carried off who is elsewhere afterwards. */
  readonly isWritten?: boolean
}

/** What there is to be done on a board, space by space. */
export interface Errands<V> {
  /** What they are called beside the key that leads to them. */
  readonly brief: string
  /** What the one who looks has to do, the nearest first. */
  all(view: V): readonly Errand[]
  /** Where the advice would send him who has nothing to do; null where it names no place, and left out where it never does. */
  advised?(view: V): string | null
  /** What he would go to this space for; null where there is nothing to be done. */
  purpose(view: V, space: string): string | null
}

/**
 * A game's board: spaces that go by the names the game gives them, whatever they are (hexes, areas, clearings with roads),
 * a picture of them, and what stands at a cell of it.
 */
export interface GameMap<V> {
  /** Where the one who looks would look first: his piece; null while there is none. */
  home(view: V): string | null
  /** How near the board can be looked at, from the whole of it on; a board that is always seen whole names no more than one. */
  readonly zooms: readonly string[]
  /** How near it is first looked at: one of `zooms`. */
  zoom(view: V): string
  /** The space one step that way, or null at the edge. */
  step(view: V, space: string, wind: Wind): string | null
  /**
   * The least window in which the whole board can be read: where a screen has that, the sheet makes way for it, and words
   * have fewer lines. Left out, the board takes what is left.
   */
  readonly roomy?: MapWindow
  /** Of the spaces that can be chosen those worth going to one after the other: where the cursor begins, and where `.` leads. */
  hops(view: V, spaces: readonly string[]): readonly string[]
  /** Where the window must begin to show a space, near to where it begins now; the space in the middle where `from` is null. */
  follow(view: V, space: string, from: Spot | null, window: MapWindow, zoom: string): Spot
  draw(view: V, request: MapRequest): string[]
  /** The board after these events, for one that follows the rolls of an answer; left out, it waits until all have been seen. */
  after?(view: V, events: readonly GameEvent[]): V
  /** The signs that are in sight on such a map, painted as it paints them, with what each means. */
  signs(view: V, request: MapRequest): readonly SignTold[]
  /** What a space is called. */
  name(space: string, view: V): string
  /** Spaces that somebody would look for by their names; left out, none is. */
  places?(view: V): readonly string[]
  /** The space that stands at a cell of the picture of the whole board, as it is drawn for that window; null where none does. */
  at(view: V, cell: Spot, window: MapWindow, zoom: string): string | null
  /** What `n` spaces such as this one are, of which there are too many to be listed one by one (`130 spaces of sea`); null for a space that is. */
  countless?(space: string, n: number): string | null
  /** What a space is and what is there, in short sentences. */
  describe(view: V, space: string, cost: number | null): readonly string[]
  /** What is told of a space and its land for its own sake, shown where there is room; null where nothing is. */
  lore?(view: V, space: string): string | null
  /** Ways, where pieces travel; left out, nobody plans any. */
  readonly travel?: Travel<V>
  /** What is to be done where; left out, no key leads there. */
  readonly errands?: Errands<V>
}

/** A page of a game's own, such as a player's cards. */
// biome-ignore lint/suspicious/noExplicitAny: a screen holds the views of every game
export interface GamePage<V = any> {
  /** A word nothing else is called by. */
  readonly id: string
  /** What it is called above the pages, in a word. */
  readonly title: string
  /** Lines of at most so many columns. */
  readonly lines: (view: V, columns: number, style: Style, request?: SheetRequest) => string[]
  /** Whether a game has it as it is played; without this every game has. */
  readonly isFor?: (view: V) => boolean
  /** Whether every player has one of his own, which the request names; without this it is everybody's. */
  readonly isOwn?: boolean
}

/** The board as one seat sees it, as an SVG in the colours of a theme; `status` says how things stand. */
export type BoardPicture<V> = (view: V, status: string, theme: ThemeName) => string

/** What a moment of a game is, and for whom it is framed. */
export interface MomentKind {
  /** What stands over it. */
  readonly title: string
  /** What stands over several that come at once, of this kind or another of the same list: they are framed together. */
  readonly list?: string
  /** `great` turns the course of a game, `small` is worth a look. */
  readonly weight: 'great' | 'small'
  /** Whether everybody stops for it, or only whose it is. */
  readonly whose: 'all' | 'own'
  /** Whether board, chronicle and question wait until this has been told; for a board that keeps no secret from whoever sits before it. */
  readonly holds?: boolean
  /** Whether it is told with what led to it: who came, and what he brought with him. */
  readonly led?: boolean
  /**
   * What stands over so many of them, for a kind that befalls one while others play: one's own are framed together once one is
   * asked again. Left out, each is framed when it happens.
   */
  readonly gathered?: (n: number) => string
  /** Whether the page of the end may name it among the turning points; left out, it may. */
  readonly turns?: boolean
}

/** Somebody who has come to lead in what a game counts by first, and whoever follows him most closely. */
export interface Lead {
  readonly name: string
  readonly figure: number
  readonly other: string
  readonly others: number
}

/** What a game counts by once it is over, and on the way there. */
export interface Tally<V> {
  /** What is counted, the weightiest first, each in a word. */
  readonly measures: readonly string[]
  /** Of each seat how much of each measure it has. */
  of(view: V): readonly (readonly number[])[]
  /** Moments that are counted after those, by the names the game gives them; left out where none are. */
  readonly counted?: readonly { readonly title: string; readonly moment: string }[]
  /** How near a seat was that has not won, in at most thirty letters; empty where nothing is to be said. */
  near?(view: V, seat: Seat, winners: readonly Seat[]): string
  /** The sentence by which a change of the lead is told; left out where such a change turns nothing. */
  lead?(lead: Lead): string
  /** What the stretches of a game are called, and to which of them a step of the clock belongs, from 1. */
  readonly stretches: string
  stretchOf(day: number, view: V): number
}

/** Numbers that stay with their answers through questions that follow each other. */
export interface KeptNumbers {
  /** Digits that only these answers have, whether they are possible now or not. */
  readonly digits: string
  /** The digit of an answer; null for one that takes what is left. */
  of(option: Option): string | null
}

/** What the screen must know of a game beside its rules. */
// biome-ignore lint/suspicious/noExplicitAny: a screen holds the views of every game
export interface GameScreen<V = any> {
  readonly map: GameMap<V> | null
  /** What it adds to the looks of every screen. */
  readonly looks?: LookTables
  /** How things stand, in one short line: the date first, then the one who looks; `isNarrow` where there is no room for all of that. */
  status(view: V, isNarrow?: boolean): readonly string[]
  /** The colour of a seat, where the game gives its players others than those of their seats. */
  colourOf?(seat: Seat): Role
  /** A record sheet, in lines of at most so many columns. */
  sheet(view: V, columns: number, style: Style, request?: SheetRequest): string[]
  /** Further pages of the game beside the sheet, in the order Tab turns to them. */
  readonly pages?: readonly GamePage<V>[]
  /** The answer that Enter stands on as a question is put, by its id; the first where it is null or left out. The order stays as it is. */
  first?(view: V, question: Question): string | null
  /** What one is asked once more before this answer, which throws away what is seldom meant to be; null where it is taken at once. */
  sure?(view: V, question: Question, id: string): string | null
  /** The numbers of the answers where they shall not follow from the order of the list: it is then listed by them. */
  numbers?(view: V, question: Question): KeptNumbers | null
  /** What the one who looks might do next, the most important first; nothing where there is nothing to be said. */
  advice(view: V): readonly string[]
  /** Whether that is told beside this question; left out where it is beside every one. */
  advises?(question: Question): boolean
  /** What is celebrated, by the names that the game gives its moments. */
  readonly moments?: Readonly<Record<string, MomentKind>>
  /** What its course is told by when it is over. */
  readonly tally?: Tally<V>
  /** What draws the board as a picture, for a game that has one; loaded when somebody wants to see it. */
  readonly picture?: () => Promise<BoardPicture<V>>
  /** What the signs of the map mean. */
  legend(style: Style): readonly { readonly sign: string; readonly text: string }[]
}
