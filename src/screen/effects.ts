import type { TalkWord } from '../commands/index.ts'
import type { Header, PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { Settings } from '../storage/index.ts'
import type { OneOf } from './kinds.ts'

/** The effects on the terminal, handled by the loop. */
export interface TerminalEffects {
  /** Alerts a player who is looking elsewhere. */
  readonly notify: { readonly text: string }
  readonly repaint: unknown
  readonly quit: unknown
}

/** The timers, handled by the loop. A timer replaces an earlier one of its kind. */
export interface TimerEffects {
  /** Starts the timer of animations and playback. */
  readonly wait: { readonly milliseconds: number }
  /** Starts a timer after a change that the player didn't cause. */
  readonly 'reaction-time': { readonly milliseconds: number }
  /** Starts a timer for blinking. */
  readonly blink: { readonly milliseconds: number }
}

/** Computations between key presses, handled by the loop. */
export interface ThinkingEffects {
  /** Computes a forecast for the current question, if the game has one. */
  readonly forecast: { readonly serial: number }
  /** Computes a hint for this question. */
  readonly advise: { readonly question: PhrasedQuestion }
}

/** The effects on the game in play, handled by the table. */
export interface TableEffects {
  readonly answer: {
    readonly seat: Seat
    readonly id: string
    /** True if the keys may be pasted text. Pasted text must not give an irreversible answer. */
    readonly pasted?: true
  }
  /**
   * Undoes the last `count` answers by people, with all later answers by bots or the table. With `exact`, undoes
   * exactly `count` moves.
   */
  readonly undo: { readonly seat: Seat; readonly count: number; readonly exact?: true }
  readonly redo: { readonly seat: Seat; readonly count: number }
  /**
   * Checks whether an answer is irreversible. For an answer that leaves a stretch of play to the adviser, previews it
   * instead.
   */
  readonly 'check-irreversible': { readonly serial: number; readonly seat: Seat; readonly id: string }
  readonly copy: { readonly name: string }
  /** Sends a chat message or an offer, or answers an offer. */
  readonly talk: { readonly word: TalkWord; readonly text: string }
  /** Lists the seats, or assigns a seat to a person or a bot. */
  readonly seat: { readonly words: string }
  /** Changes the language of the table. */
  readonly 'set-language': { readonly language: string }
  /** Skips the bots' delays until a person must answer. */
  readonly 'skip-delays': unknown
  /** Pauses the bots while a highlight or an offer is open. */
  readonly 'pause-bots': unknown
  /** Resumes the bots after an animation, a highlight or an offer. */
  readonly 'resume-bots': unknown
  /** Loads the history of a finished game for the results page. */
  readonly 'load-history': unknown
}

/** The effects on the watched game, handled by the effect runner. */
export interface ViewerEffects {
  readonly goto: { readonly at: number }
  /** Shows the game from a seat's perspective, or from a spectator's if `seat` is null. */
  readonly 'set-perspective': { readonly seat: Seat | null }
  /** Toggles a bookmark. */
  readonly mark: { readonly at: number }
  /** Starts a new game with the moves of the watched one so far. */
  readonly branch: unknown
}

/** The effects on games and files outside the table, handled by the effect runner. */
export interface LibraryEffects {
  /** Starts a game, saved in the given file or, by default, under a generated name. */
  readonly begin: { readonly header: Header; readonly path?: string }
  /** Starts another game with the same players and options. If `seed` is empty, a new one is generated. */
  readonly again: { readonly header: Header; readonly seed: string }
  readonly resume: { readonly path: string }
  /** Resumes the saved game with this name. */
  readonly load: { readonly name: string }
  readonly watch: { readonly path: string }
  readonly 'load-preview': { readonly path: string }
  readonly rename: { readonly path: string; readonly name: string }
  /** Deletes a saved game permanently. */
  readonly delete: { readonly path: string }
  /** Shows the statistics on a page. */
  readonly 'load-statistics': unknown
  /** Loads the list of saved games and opens a screen unless `open` is null. The title and the form leave the table. */
  readonly library: { readonly open: 'title' | 'load' | 'new' | null }
}

/** The effects on the settings, handled by the effect runner. */
export interface SettingsEffects {
  readonly store: { readonly change: Partial<Settings> }
}

interface EffectData
  extends TerminalEffects,
    TimerEffects,
    ThinkingEffects,
    TableEffects,
    ViewerEffects,
    LibraryEffects,
    SettingsEffects {}

/** A request from the screen to the outside world. */
export type Effect = OneOf<EffectData>
export type TableEffect = OneOf<TableEffects>
