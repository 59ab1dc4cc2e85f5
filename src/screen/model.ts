import type { Hint } from '../bots/index.ts'
import type { Game, PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { Position } from '../server/positions.ts'
import type { ExampleEntry, ForcedSettings, SaveEntry, Settings } from '../storage/index.ts'
import type { Key, Mouse } from '../terminal/keys.ts'
import type { Words } from '../text/index.ts'
import type { Effect } from './effects.ts'
import type { GameHistory } from './end/history.ts'
import type { OneOf } from './kinds.ts'
import type { BoardCell } from './kit/game-screen.ts'
import type { Overlay, Overlays } from './overlays/index.ts'
import type { Blinking } from './table/blinking.ts'
import type { DiceAnimation } from './table/dice-animation.ts'
import type { TravelPlans } from './table/plans.ts'
import type { Filter } from './table/rivals.ts'
import type { TextLine } from './text-line.ts'
import type { HitTarget } from './ui/hits.ts'
import type { Answered } from './watch/last-answer.ts'
import type { TurnStart } from './watch/track.ts'

export type { LogEntry, Position } from '../server/positions.ts'
export type { Effect } from './effects.ts'

/** A message that is shown until the next key press. */
export interface Notice {
  readonly tone: 'plain' | 'good' | 'bad'
  readonly lines: readonly Words[]
  /** True if the notice takes only the first row of the log, because it announces the newest sentences. */
  readonly isAboveLog?: true
}

/** The page in the table's main area: `map`, `sheet`, `bargains`, `log`, or the id of one of the game's own pages. */
export type TablePage = string

export interface CommandLine {
  readonly line: TextLine
  /** The selected history entry, counted back from the newest, or -1 for the line being typed. */
  readonly historyIndex: number
}

/** The playback of a watched game. */
export interface Playback {
  readonly file: string
  readonly at: number
  readonly total: number
  /** The answer that led here, or null at the start. */
  readonly answered: Answered | null
  /** The problems found at the end of the file. There are usually none. */
  readonly problems: readonly Words[]
  readonly turns: readonly TurnStart[]
  /** The bookmarks: answer numbers in ascending order. */
  readonly marks: readonly number[]
  readonly playing: boolean
  /** The playback speed, an index into PACES. */
  readonly pace: number
  /** The file of the game whose results page opened the viewer, or null. Leaving the viewer returns to it. */
  readonly back: string | null
}

/** The delays between two answers during playback (ms), slowest first. */
export const PACES = [2400, 900, 300, 60] as const
export const DEFAULT_PACE = 1

export interface TableScreen {
  readonly kind: 'table'
  readonly position: Position
  readonly page: TablePage
  /** One of the game's zoom levels, or an empty string if there is no map. */
  readonly zoom: string
  /** The map cell in the top left corner of the window, or null to center the map on the cursor. */
  readonly from: BoardCell | null
  readonly cursor: string | null
  /** The target of the arrow keys: the selection in the list, or the cursor on the map. */
  readonly focus: 'list' | 'map'
  /** The index of the selected answer. */
  readonly selected: number
  /** The digits typed so far for a number, or the numbers of a form, separated by spaces. Empty at first. */
  readonly digits: string
  /** The number typed while choosing a space. It answers the next question: how many pieces go there. */
  readonly count?: string
  /**
   * The space on which the player pressed Enter although the plan leads elsewhere. A second Enter replaces the plan.
   */
  readonly spaceToReplacePlan?: string
  /** The id of an answer suggested by a hint or a plan. If a space has several answers, Enter prefers this one. */
  readonly suggested: string | null
  /** The last hint for the current question. */
  readonly hint?: Hint
  /** The planned answer to the next question, set once the answer that a hint suggested has been given. */
  readonly plannedNext?: string
  /** The forecast shown with the question and the serial number of its position, or null if there is none. */
  readonly forecast: { readonly serial: number; readonly text: string } | null
  /** True if the selected answer can't be undone, or null if this hasn't been checked yet. */
  readonly isIrreversible: boolean | null
  /** The answers that the adviser would give in the selected stretch of play, or null until they are known. */
  readonly preview: string | null
  readonly typing: CommandLine | null
  /** The command history, newest last. */
  readonly commandHistory: readonly string[]
  /** The scroll offset of the log or the sheet, in lines. */
  readonly scroll: number
  /** The filter of the log page. */
  readonly filter: Filter
  /** The selected sentence of the log, counted back from the newest (0). */
  readonly selectedEntry: number
  /** The owner of the displayed record sheet, or null for the viewer. */
  readonly sheetOf: Seat | null
  /** A dice animation in progress. Until it ends, the table shows the position before the roll. */
  readonly diceAnimation: DiceAnimation | null
  /** The spaces that other players have just entered, while they blink. */
  readonly blinking: Blinking | null
  /**
   * The state of the guide: whether it is dismissed, the number of steps completed, counting those that only ask the
   * player to look at a page or try a command, and whether the next lesson has been offered.
   */
  readonly guide: { readonly off: boolean; readonly seen: number; readonly hasOfferedNext?: boolean }
  /** True while the screen is covered until the next player is ready. */
  readonly covered: boolean
  /** The travel plans of the people at this keyboard. They aren't part of the game or its file. */
  readonly plans: TravelPlans
  /**
   * True while a plan is being carried out. A key press, a mouse event, a highlight, or a step that can't be undone
   * stops it.
   */
  readonly isFollowingPlan: boolean
  /** True once the results page has been opened. */
  readonly hasSeenResults: boolean
  /** The numbers of offers that have already been shown. */
  readonly shownOffers: readonly number[]
  readonly watch: Playback | null
}

export type WatchedTable = TableScreen & { readonly watch: Playback }

export const isWatched = (table: TableScreen): table is WatchedTable => table.watch !== null

/** The content of the title screen. */
export interface TitleLibrary {
  readonly games: readonly Game[]
  readonly saves: readonly SaveEntry[]
  readonly examples: readonly ExampleEntry[]
  readonly seed: string
  /** The seed of today's game, which is the same for everyone. */
  readonly daily?: string
}

export interface TitleScreen {
  readonly kind: 'title'
  readonly selected: number
  /** The previews of saved games loaded so far, by path. */
  readonly previews?: Readonly<Record<string, Preview>>
}

export interface NewScreen {
  readonly kind: 'new'
  readonly game: number
  readonly options: Readonly<Record<string, string>>
  readonly players: number
  /** The name of the person in each seat, including unused seats. */
  readonly names: readonly string[]
  /** The player in each seat: `person`, or a bot as `bot:mentor`. */
  readonly seatPlayers: readonly string[]
  /** Names for bots of this game, in order. */
  readonly rivals: readonly string[]
  readonly seed: string
  readonly practice: boolean
  /** The rule for covering the table between two people. The default is the one in the settings. */
  readonly handover: Settings['handover']
  readonly row: number
  /** The caret position, if the row is a text field. */
  readonly at: number
}

export interface LoadScreen {
  readonly kind: 'load'
  readonly what: 'saves' | 'examples' | 'lessons'
  readonly selected: number
  /** The previews of games loaded so far, by path. */
  readonly previews: Readonly<Record<string, Preview>>
  /** The new name of the selected game while it is being typed. */
  readonly naming: TextLine | null
}

/** A preview of a saved game: one line of text, and the outcome for the people at this keyboard. */
export interface Preview {
  readonly text: Words
  readonly state: 'open' | 'won' | 'lost' | 'over' | 'broken'
}

export type Screen = TitleScreen | NewScreen | LoadScreen | TableScreen

/** The state of the screen as plain data, except for references to games, views and the types of overlays. */
export interface Model {
  readonly columns: number
  readonly rows: number
  readonly screen: Screen
  readonly overlay: Overlay | null
  /** All types of overlays. */
  readonly overlays: Overlays
  readonly notice: Notice | null
  /**
   * The id of the last clicked answer beside the map, which a second click gives, or the marker of the last clicked
   * space (`clickedSpace`).
   */
  readonly clicked: string | null
  /** True while a change is too recent for the player to have noticed. Meanwhile, keys can't make decisions. */
  readonly tooSoon: boolean
  readonly library: TitleLibrary
  /** True if leaving a table returns to the title. Otherwise, it ends the program. */
  readonly fromTitle: boolean
  readonly settings: Settings
  /** The terminal's locale, which sets the language unless the user chose one. */
  readonly locale: string
  /** Settings overridden by the environment or the command line. */
  readonly forced: ForcedSettings
}

/** The messages to the screen's update function. */
export interface MessageData {
  readonly key: { readonly key: Key }
  /** A mouse event and its target. */
  readonly mouse: { readonly mouse: Mouse; readonly hit: HitTarget }
  readonly resize: { readonly columns: number; readonly rows: number }
  /** A new position. */
  readonly position: {
    readonly position: Position
    /** True if the next question is for another person. */
    readonly cover: boolean
    /** True if some players have hidden information. */
    readonly secret?: boolean
    readonly notice: Notice | null
    /**
     * True if the position results from other seats' answers. A player whose question is unchanged keeps the current
     * page and input.
     */
    readonly others?: true
  }
  /**
   * A change other than an answer at this keyboard: others' answers, chat or another language. The player keeps the
   * current page and input.
   */
  readonly news: { readonly position: Position; readonly notice: Notice | null }
  readonly watched: { readonly position: Position; readonly watch: Omit<Playback, 'playing' | 'pace' | 'back'> }
  readonly irreversibility: { readonly serial: number; readonly id: string; readonly final: boolean }
  /** The answers that the adviser would give in a stretch of play. */
  readonly previewed: { readonly serial: number; readonly id: string; readonly text: string }
  readonly advised: {
    readonly question: PhrasedQuestion
    /** A hint for this question, or null if there is none. */
    readonly hint: Hint | null
    /** True if the player has selected something else in the meantime. */
    readonly stays?: boolean
    /** True if the search took so long that keys may have been meant for the previous screen. */
    readonly late?: boolean
  }
  /** A first or improved forecast for the question of the position with this serial number. */
  readonly forecast: { readonly serial: number; readonly text: string }
  readonly notice: { readonly notice: Notice }
  readonly preview: { readonly path: string; readonly text: Words; readonly state?: Preview['state'] }
  readonly library: { readonly library: TitleLibrary; readonly open: 'title' | 'load' | 'new' | null }
  /** Lines to read on a page. */
  readonly page: { readonly title: Words; readonly lines: readonly Words[] }
  readonly recalled: { readonly history: GameHistory }
  readonly tick: unknown
  /** Sent when the last change has been on the screen long enough for the player to notice it. */
  readonly noticed: unknown
  /** Sent at each on/off change of a blinking space. */
  readonly blinked: unknown
  /** Sent when the table has been closed. This ends the program. */
  readonly closed: unknown
}

export type Message = OneOf<MessageData>

/** Returns a message that shows a notice. */
export const noticeOf = (tone: Notice['tone'], ...lines: readonly Words[]): Message => ({
  kind: 'notice',
  notice: { tone, lines },
})

/** The result of an update: the new model and the effects to run. */
export interface Update {
  readonly model: Model
  readonly effects: readonly Effect[]
}

export const noEffect = (model: Model): Update => ({ model, effects: [] })

export const withEffects = (model: Model, ...effects: Effect[]): Update => ({ model, effects })

/** Returns a model with a notice, which is shown until the next key press. */
export const withNotice = (model: Model, notice: Notice, ...effects: Effect[]): Update =>
  withEffects({ ...model, notice }, ...effects)
