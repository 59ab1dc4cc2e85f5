import type { Hint } from '../bots/index.ts'
import type { TalkWord } from '../commands/index.ts'
import type { Game, Header, PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { Position } from '../server/positions.ts'
import type { ExampleEntry, ForcedSettings, SaveEntry, Settings } from '../storage/index.ts'
import type { Key, Mouse } from '../terminal/keys.ts'
import type { Words } from '../text/index.ts'
import type { CourseOfGame } from './end/course.ts'
import type { Spot } from './kit/game-screen.ts'
import type { Blinking } from './table/blinking.ts'
import type { Moment } from './table/moments.ts'
import type { Plans } from './table/plans.ts'
import type { Filter } from './table/rivals.ts'
import type { Throwing } from './table/throwing.ts'
import type { TextLine } from './text-line.ts'
import type { Hit } from './ui/hits.ts'
import type { Answered } from './watch/answered.ts'
import type { Turn } from './watch/track.ts'

export type { Entry, Position } from '../server/positions.ts'

/** Something said to the person at the keyboard until the next key. */
export interface Notice {
  readonly tone: 'plain' | 'good' | 'bad'
  readonly lines: readonly Words[]
}

/** What fills the table's main area: `map`, `sheet`, `chronicle`, or a page of the game's own by its id. */
export type Page = string

/** The command line while it is open. */
export interface CommandLine {
  readonly line: TextLine
  /** Which of the things said before is shown, counted back from the newest; -1 for what is being typed. */
  readonly recalled: number
}

/** How a watched game is played. */
export interface Watch {
  readonly file: string
  readonly at: number
  readonly total: number
  /** The answer that led here; null at the beginning. */
  readonly answered: Answered | null
  /** What is wrong at the end of the file; nothing where nothing is. */
  readonly trouble: readonly Words[]
  readonly turns: readonly Turn[]
  /** The bookmarks: numbers of answers, the least first. */
  readonly marks: readonly number[]
  readonly playing: boolean
  /** How fast it goes by itself: one of PACES, the slowest first. */
  readonly pace: number
  /** The file of the game of one's own whose results it was begun from, to go back to them; null where it was not. */
  readonly back: string | null
}

/** Milliseconds between two answers of a game that goes on by itself. */
export const PACES = [2400, 900, 300, 60] as const
/** The pace it begins with. */
export const USUAL_PACE = 1

export interface TableScreen {
  readonly kind: 'table'
  readonly position: Position
  readonly page: Page
  /** How near the map is looked at, as its game calls it; empty where there is no map. */
  readonly zoom: string
  /** The cell of the picture that stands in the window's corner; null where the map is to be laid around the cursor. */
  readonly from: Spot | null
  readonly cursor: string | null
  /** Whether the arrows move the cursor or the selection. */
  readonly focus: 'list' | 'map'
  /** Which of the listed answers is selected. */
  readonly selected: number
  /** What has been typed of a number that is asked for; empty before anything is. */
  readonly digits: string
  /** The answer that a hint or a plan has laid ready, by its id: of several in one space Enter takes that. */
  readonly laid: string | null
  /** Whether the selected answer could not be taken back; null while nobody has looked. */
  readonly final: boolean | null
  readonly typing: CommandLine | null
  /** What was typed before, the newest last. */
  readonly said: readonly string[]
  /** Lines the chronicle or the sheet is scrolled from where it would be. */
  readonly scroll: number
  /** What of the chronicle its page shows. */
  readonly filter: Filter
  /** Which sentence of the chronicle is selected, counted back from the newest, 0. */
  readonly picked: number
  /** Whose record sheet is shown; null for that of the one who looks. */
  readonly sheetOf: Seat | null
  /** Dice that are being thrown: until they rest the table stands as it was. */
  readonly throwing: Throwing | null
  /** Dice have just gone from the screen by themselves: a key that was meant for them may still come. */
  readonly landed: boolean
  /** Where others have just gone, while it is shown. */
  readonly blinking: Blinking | null
  /** How somebody follows the guide: whether he has sent it away, and how many of its steps he has looked through. */
  readonly guide: { readonly off: boolean; readonly seen: number }
  /** The screen is covered until the next player is ready. */
  readonly covered: boolean
  /** The ways that are kept for those who sit here: no part of the game, and gone with the table. */
  readonly plans: Plans
  /** Whether a step of a plan has just been taken: it goes on by itself as long as nothing comes to light by that. */
  readonly going: boolean
  /** Whether the page of how it went has been opened. */
  readonly ended: boolean
  /** The offers that have been asked about, by their numbers. */
  readonly offered: readonly number[]
  readonly watch: Watch | null
}

/** What the table is while a game is watched on it. */
export type WatchedTable = TableScreen & { readonly watch: Watch }

/** Whether a game is watched at this table. */
export const isWatched = (table: TableScreen): table is WatchedTable => table.watch !== null

/** What the title has to offer. */
export interface Library {
  readonly games: readonly Game[]
  readonly saves: readonly SaveEntry[]
  readonly examples: readonly ExampleEntry[]
  /** A seed nobody has played yet. */
  readonly seed: string
  /** The seed of the game of today, which is everybody's. */
  readonly daily?: string
}

export interface TitleScreen {
  readonly kind: 'title'
  readonly selected: number
  /** How things stand in saved games, by their paths, as far as somebody has looked into them. */
  readonly peeked?: Readonly<Record<string, Peeked>>
}

/** The form of a new game. */
export interface NewScreen {
  readonly kind: 'new'
  readonly game: number
  readonly options: Readonly<Record<string, string>>
  readonly players: number
  /** What a person in each seat is called, played or not. */
  readonly names: readonly string[]
  /** Who sits in each seat: `person`, or a bot as `bot:mentor`. */
  readonly sitting: readonly string[]
  /** What bots of this game are called, one after the other. */
  readonly rivals: readonly string[]
  readonly seed: string
  readonly practice: boolean
  /** When the table is covered between two persons, as the setting has it until another is chosen here. */
  readonly handover: Settings['handover']
  readonly row: number
  /** Where the caret stands in the row, if it is one that is typed. */
  readonly at: number
}

export interface LoadScreen {
  readonly kind: 'load'
  readonly what: 'saves' | 'examples' | 'lessons'
  readonly selected: number
  /** How things stand in the games that somebody has looked into, by their paths. */
  readonly peeked: Readonly<Record<string, Peeked>>
  /** The other name that the selected game is being given, while it is typed. */
  readonly naming: TextLine | null
}

/** How things stand in a saved game: in a line, and for whoever sits at this keyboard. */
export interface Peeked {
  readonly text: Words
  readonly state: 'open' | 'won' | 'lost' | 'over' | 'broken'
}

export type Screen = TitleScreen | NewScreen | LoadScreen | TableScreen

/** The signs of a game's map, to be told after so many lines of a page. */
export interface Legend {
  readonly game: Game
  readonly after: number
}

/** A line of a page behind which there is a rule. */
export interface Link {
  readonly line: number
  readonly rule: string
  readonly about: string
}

/** Something that lies over the screen. */
export type Overlay =
  | {
      readonly kind: 'page'
      readonly title: string
      readonly lines: readonly string[]
      readonly scroll: number
      readonly legend: Legend | null
      /** What can be looked up from it, and which of that is selected. */
      readonly links: readonly Link[]
      readonly at: number
      /** Which of its parts are open, of a page whose parts fold; the first always is. */
      readonly open?: readonly number[]
      /** What is sought in it, of a page that can be searched. */
      readonly sought?: TextLine
      /** Where the way leads that it tells, which can be taken from here. */
      readonly goal?: string
    }
  | { readonly kind: 'ask'; readonly text: Words; readonly yes: Effect }
  /** What another player offers, as a question of its own, by its number. */
  | { readonly kind: 'offer'; readonly number: number }
  /** What one stops for, one moment after the other. */
  | { readonly kind: 'moment'; readonly moments: readonly Moment[]; readonly at: number }
  /** How a game went that is over: which measure the chart shows, and which of the turning points is selected, by the answers before it. */
  | {
      readonly kind: 'end'
      /** Null as long as nobody has chosen one: an Enter then is taken for one that was meant for what stood there before. */
      readonly selected: number | null
      readonly measure: number
      /** Null until it has been looked up, and where it cannot be. */
      readonly course: CourseOfGame | null
    }
  /** What the next player is told before the table is uncovered; pages count from 0. */
  | { readonly kind: 'since'; readonly page: number }
  /** The turns and bookmarks of a watched game, to jump to. */
  | { readonly kind: 'turns'; readonly selected: number }
  | RulesPage
  | PalettePage
  | SettingsPage

/** Whether something lies over the screen that leaves what is under it as it was. */
export const isBox = (overlay: Overlay | null): overlay is PalettePage | SettingsPage =>
  overlay?.kind === 'palette' || overlay?.kind === 'settings'

/** The rules of a game, open at a section or showing what was found of some words. */
export interface RulesPage {
  readonly kind: 'rules'
  readonly game: Game
  /** What is sought; while it is empty the whole book can be read. */
  readonly query: TextLine
  /** The first line shown. */
  readonly scroll: number
  /** What the rule was looked up for, or null. */
  readonly about: string | null
  /** Which line of the table of contents is selected; null while the book is read. */
  readonly contents: number | null
  /** The rule behind what is asked, which the contents begin with; null where nothing is. */
  readonly asked: string | null
  /** Lines one has jumped away from, the last at the end. */
  readonly trail: readonly number[]
  /** The page it was opened from, which closing it leads back to. */
  readonly under: Overlay | null
}

/** What an entry of the palette does. */
export type Action =
  /** What a key does where the palette was opened. */
  | { readonly kind: 'key'; readonly key: string }
  /** What a word does that is typed at the table. */
  | { readonly kind: 'say'; readonly text: string }
  /** Opens the command line with the beginning of what must be said further. */
  | { readonly kind: 'begin'; readonly text: string }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'change'; readonly change: Partial<Settings> }
  | { readonly kind: 'settings' }
  /** Shows a space of the board. */
  | { readonly kind: 'place'; readonly space: string }
  | { readonly kind: 'rules'; readonly game: Game; readonly words: string }

/** One thing that can be done where the palette is opened. */
export interface PaletteEntry {
  readonly label: string
  /** A sentence about it. */
  readonly text: string
  /** The key or the word that does it without the palette; empty where there is none. */
  readonly key: string
  readonly action: Action
}

/** Everything that can be done where one is, to be searched. */
export interface PalettePage {
  readonly kind: 'palette'
  readonly query: TextLine
  readonly selected: number
  readonly entries: readonly PaletteEntry[]
  /** What it lies over, and leaves behind. */
  readonly under: Overlay | null
}

/** The settings, to be changed. */
export interface SettingsPage {
  readonly kind: 'settings'
  readonly row: number
  /** The line that is typed, for the setting that is. */
  readonly typed: TextLine
  readonly under: Overlay | null
}

/** The whole state of the screen, as plain data (games and their views are only pointed at). */
export interface Model {
  readonly columns: number
  readonly rows: number
  readonly screen: Screen
  readonly overlay: Overlay | null
  readonly notice: Notice | null
  /** The answer that was clicked last, where none can be selected: a second click takes it. */
  readonly clicked: string | null
  readonly library: Library
  /** Whether there is a title to go back to when a table is left; otherwise the program is. */
  readonly fromTitle: boolean
  /** How the person likes it, now. */
  readonly settings: Settings
  /** The locale of the terminal, which chooses the language where nobody has. */
  readonly locale: string
  /** What of it something else than the settings file decides at every start like this one. */
  readonly forced: ForcedSettings
}

/** What comes to the screen from outside. */
export type Message =
  | { readonly kind: 'key'; readonly key: Key }
  /** Something the mouse did, and what the components say that stands there. */
  | { readonly kind: 'mouse'; readonly mouse: Mouse; readonly hit: Hit }
  | { readonly kind: 'resize'; readonly columns: number; readonly rows: number }
  /** A game stands so now; `cover` says that another person is asked, `secret` that somebody knows what others may not. */
  | {
      readonly kind: 'position'
      readonly position: Position
      readonly cover: boolean
      readonly secret?: boolean
      readonly notice: Notice | null
      /** It came by what others have answered: whoever is still asked the same looks on. */
      readonly others?: true
    }
  /** The game has changed by somebody else's doing: whoever looks around, reads or types goes on with that. */
  | { readonly kind: 'news'; readonly position: Position; readonly notice: Notice | null }
  | { readonly kind: 'watched'; readonly position: Position; readonly watch: Omit<Watch, 'playing' | 'pace' | 'back'> }
  | { readonly kind: 'weighed'; readonly serial: number; readonly id: string; readonly final: boolean }
  /** What an adviser would do at this question; null where none has anything to say. `stays`: something else has been chosen since. */
  | {
      readonly kind: 'advised'
      readonly question: PhrasedQuestion
      readonly hint: Hint | null
      readonly stays?: boolean
    }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'peeked'; readonly path: string; readonly text: Words; readonly state?: Peeked['state'] }
  | { readonly kind: 'library'; readonly library: Library; readonly open: 'title' | 'load' | 'new' | null }
  /** Something to be read on a page. */
  | { readonly kind: 'told'; readonly title: Words; readonly lines: readonly Words[] }
  | { readonly kind: 'recalled'; readonly course: CourseOfGame }
  | { readonly kind: 'tick' }
  /** A beat of what blinks has gone by. */
  | { readonly kind: 'blinked' }
  /** The table is gone, and the program with it. */
  | { readonly kind: 'closed' }

/** What the screen asks outside. */
export type Effect =
  /** Begins a game, kept in this file or in one named for it. */
  | { readonly kind: 'begin'; readonly header: Header; readonly path?: string }
  | { readonly kind: 'resume'; readonly path: string }
  /** Goes on with the saved game of this name. */
  | { readonly kind: 'load'; readonly name: string }
  | { readonly kind: 'watch'; readonly path: string }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'weigh'; readonly serial: number; readonly seat: Seat; readonly id: string }
  /** Thinks about advice on this question, between other things, while it is asked. */
  | { readonly kind: 'advise'; readonly question: PhrasedQuestion }
  /** Another game with the same players and choices; a seed of its own where none is given. */
  | { readonly kind: 'again'; readonly header: Header; readonly seed: string }
  | { readonly kind: 'copy'; readonly name: string }
  /** Says something to everybody at the table, offers a bargain or answers one. */
  | { readonly kind: 'talk'; readonly word: TalkWord; readonly text: string }
  /** Tells who sits where, or gives a seat to a person or a bot. */
  | { readonly kind: 'seat'; readonly words: string }
  | { readonly kind: 'goto'; readonly at: number }
  /** Reads what has been played here. */
  | { readonly kind: 'annals' }
  /** Tells whoever looks elsewhere that it is his turn. */
  | { readonly kind: 'notify'; readonly text: string }
  /** Looks up how the game went that is over. */
  | { readonly kind: 'recall' }
  /** Sets a bookmark in the watched game after so many answers, or takes it away. */
  | { readonly kind: 'mark'; readonly at: number }
  /** Lets bots answer without a pause until a person is asked. */
  | { readonly kind: 'hurry' }
  /** Somebody has stopped for a moment or an offer: bots wait until he is back at the table. */
  | { readonly kind: 'hold' }
  /** Dice that others threw have been seen, or what one stopped for is closed: bots that waited for it go on. */
  | { readonly kind: 'go-on' }
  /** Begins a new game with the moves of the watched one so far. */
  | { readonly kind: 'branch' }
  /** Looks at the watched game with these eyes. */
  | { readonly kind: 'eyes'; readonly seat: Seat | null }
  /** Gives a saved game another name, or deletes it for good. */
  | { readonly kind: 'rename'; readonly path: string; readonly name: string }
  | { readonly kind: 'delete'; readonly path: string }
  /** Looks into a saved game without sitting down to it. */
  | { readonly kind: 'peek'; readonly path: string }
  /** Tells the table in another language. */
  | { readonly kind: 'retell'; readonly language: string }
  /** Keeps settings for the next time. */
  | { readonly kind: 'store'; readonly change: Partial<Settings> }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** The same for what blinks, which hurries nothing else. */
  | { readonly kind: 'blink'; readonly milliseconds: number }
  | { readonly kind: 'library'; readonly open: 'title' | 'load' | 'new' | null }
  | { readonly kind: 'repaint' }
  | { readonly kind: 'quit' }

/** What a message makes of the model, and what is to be done outside. */
export interface Update {
  readonly model: Model
  readonly effects: readonly Effect[]
}

/** A model with nothing more to do. */
export const still = (model: Model): Update => ({ model, effects: [] })

/** A model and what it asks for. */
export const asking = (model: Model, ...effects: Effect[]): Update => ({ model, effects })

/** A model that says something until the next key. */
export const saying = (model: Model, notice: Notice, ...effects: Effect[]): Update =>
  asking({ ...model, notice }, ...effects)
