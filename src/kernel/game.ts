import type { Odds, Roll } from './chance.ts'
import type { Guide } from './guide.ts'
import type { PhrasedQuestion, Question, Rule, Seat } from './question.ts'
import type { Seeded } from './random.ts'
import type { GameEvent, Table, TableState } from './table.ts'
import type { BargainRules } from './talk.ts'

/** The setup of a game, from which a record can recreate its start. */
export interface Header extends Seeded {
  readonly game: string
  /** The rules version of the record. */
  readonly rules: number
  /** The chosen options by name (`variant: solitaire`). Each must be among the game's `options`. */
  readonly options: Readonly<Record<string, string>>
  /** Player names in order of play. */
  readonly seats: readonly string[]
  /** The player in each seat, `person` or `bot:NAME`. By default all are people. The rules ignore this. */
  readonly players?: readonly string[]
  /** True if undo is unlimited. */
  readonly practice: boolean
}

/** Returns the seed, or null while it is secret. A seed that nobody chose stays secret until the game is over. */
export const visibleSeed = ({ seed, streams }: Seeded, isOver: boolean): string | null =>
  streams === undefined || isOver ? seed : null

export interface SetupOption {
  readonly name: string
  readonly text: string
  /**
   * An explanation in one or two sentences. Omitted if there are at most four values and their text is clear enough.
   */
  readonly about?: string
  readonly values: readonly { readonly id: string; readonly text: string }[]
  /** The default, one of `values`. */
  readonly defaultValue: string
  /** The option and value that this option depends on. Omitted if this option always matters. */
  readonly where?: { readonly name: string; readonly id: string }
  /** The option and value that disable this option. */
  readonly unless?: { readonly name: string; readonly id: string }
  /** True if the option only matters in solo games. */
  readonly alone?: true
}

/** Returns true if an option has any effect with these other choices and this number of seats. */
export const matters = (
  { where, unless, alone }: Pick<SetupOption, 'where' | 'unless' | 'alone'>,
  made: Header['options'],
  seats: number,
): boolean =>
  (!where || made[where.name] === where.id) &&
  (!unless || made[unless.name] !== unless.id) &&
  (alone === undefined || seats === 1)

/** An event in a word or two: its actor (if that isn't the seat), the place where the actor ends up, or the action. */
export interface ShortForm {
  readonly about: 'who' | 'where' | 'what'
  readonly text: string
  /** The piece that acted, in games where pieces act. Omitted if it is the seat. */
  readonly who?: string
  /**
   * The space, by its name on the board, where the actor is or the action happens. Failing that, the target's space.
   */
  readonly space?: string
}

/** A game's own terms for concepts that all games share. */
export interface Vocabulary {
  /** The word for a step of the game clock: `day`. */
  readonly clock: string
  /** Returns the name of a clock step: `day 3`. */
  date(n: number): string
  /** Returns the cost of an answer with its unit: `2 points`. */
  price(cost: number): string
  /** Examples of typed answers, for new players. */
  readonly typed: readonly string[]
}

/**
 * A form for a question that divides a total among several numbers. The id of an answer is the numbers in order,
 * separated by spaces (`1 2 0`).
 */
export interface ShareForm {
  readonly total: number
  readonly fields: readonly {
    readonly name: string
    /** Describes the effect of a share of this size in a few words. */
    gives(share: number): string
  }[]
}

/** A stretch of play in which the adviser can answer for a player. */
export interface Stretch {
  /** The word to type. It differs from the ids of all answers (`advised round`). */
  readonly id: string
  /** A name shared by all questions of the stretch and by no other stretch (`day 3`). */
  readonly scope: string
  readonly label: string
}

/**
 * A game's text in one language. Ids, states and hashes don't depend on the language, so a record made in one language
 * can be continued in another.
 */
// biome-ignore lint/suspicious/noExplicitAny: games of every state type share one list
export interface GameWords<S extends TableState = any, E extends GameEvent = any, V = any>
  extends Partial<
      Pick<
        Game<S, E, V>,
        | 'rolls'
        | 'odds'
        | 'bargains'
        | 'vocabulary'
        | 'waitingFor'
        | 'guide'
        | 'lessons'
        | 'shortForm'
        | 'stretches'
        | 'shares'
      >
    >,
    Pick<Game<S, E, V>, 'title' | 'about' | 'options' | 'inquiries' | 'sentence' | 'inquire' | 'aliases'>,
    Required<Pick<Game<S, E, V>, 'phrase' | 'ending'>> {}

/** A game as the kernel, the screens and the lab see it. `V` is a seat's view of the state. */
// biome-ignore lint/suspicious/noExplicitAny: games of every state type share one list
export interface Game<S extends TableState = any, E extends GameEvent = any, V = any> {
  readonly id: string
  readonly title: string
  /** Two sentences about the game. The first has at most 54 characters and appears next to the title. */
  readonly about: string
  /** The language of the game's text. The default is English. */
  readonly language?: string
  /** Translations by language code (`de`). */
  readonly locales?: Readonly<Record<string, GameWords<S, E, V>>>
  /**
   * Adds text to a question, based only on the seat's view and the question's data. It must not change the seat, topic,
   * ids or acts. Call it through `phrased`, which falls back to the topic and the ids.
   */
  phrase?(view: V, question: Question): PhrasedQuestion
  /**
   * Returns, in a word or two, what the other seats are waiting for (`recording`) while a question on this topic is
   * open. Returns undefined if the topic is unknown.
   */
  waitingFor?(topic: string): string | undefined
  /** Returns a sentence about how the game ended. Only called when the game is over. */
  ending?(state: S): string
  /** The rules version. Records with any other version are refused. */
  readonly rules: number
  readonly options: readonly SetupOption[]
  /** Returns the minimum and maximum number of players for these options. */
  players(options: Header['options']): readonly [number, number]
  /** Returns true if these options play only part of a game. Partial games don't count in the statistics. */
  isPartial?(options: Header['options']): boolean
  /** Returns the initial state. Throws an Error with a one-sentence message if the header is invalid. */
  begin(header: Header): S
  /** Runs the game to the next checkpoint. Not called once the state has a result. */
  turn(table: Table<S, E>): Rule
  /** Returns a seat's view of the state (`null` for a spectator). Never changes the state. */
  view(state: S, seat: Seat | null): V
  /** Returns a sentence for the log, or null if the event needs none. */
  sentence(event: E, seats: readonly string[]): string | null
  /**
   * Returns the event in a word or two, so that players can follow another's turn on one line. Returns undefined for
   * minor events.
   */
  shortForm?(event: E, seats: readonly string[]): ShortForm | undefined
  /** Returns the name of a highlight that screens celebrate (`rank`), or undefined for ordinary events. */
  highlight?(event: E): string | undefined
  /**
   * Returns the rolls among these events in order, with all their possible results. `view` is the view after the
   * events.
   */
  rolls?(view: V, events: readonly E[]): readonly Roll[]
  /**
   * Returns the odds of an answer's outcomes, based on what the seat can know. Returns an empty list if no dice are
   * involved.
   */
  odds?(view: V, question: Question, optionId: string): readonly Odds[]
  /**
   * Returns lines of text about a space, a card or a game term, or null if it is unknown. `word` is one of `inquiries`,
   * and `about` is its argument. `asked` is the seat's open question.
   */
  inquire(view: V, word: string, about: string, asked?: Question | null): readonly string[] | null
  /** The words that `inquire` accepts, with a description of each. */
  readonly inquiries: readonly {
    readonly word: string
    /** Other words for it, in lower case. */
    readonly also?: readonly string[]
    readonly about: string
    readonly text: string
  }[]
  /**
   * Returns an answer that the table can give for a player who wants few questions, because it changes nothing or is
   * almost always what the player wants. Returns null if the player should decide.
   */
  routine?(view: V, question: Question): string | null
  /** Returns the stretches of play, starting with this question, that the player can leave to the adviser. */
  stretches?(view: V, question: Question): readonly Stretch[]
  /** Returns the form for a question that divides a total, or null if its answers are listed. */
  shares?(question: Question): ShareForm | null
  /** Returns other ways to type an option (`sail nw 3`). */
  aliases(view: V, question: Question, optionId: string): readonly string[]
  /**
   * Returns the value at a path of the view (`Ann.points.knowledge`) for the checks in a move file. Returns undefined
   * if there is none.
   */
  lookUp(view: V, path: string): unknown
  /** The game's own terms. If omitted, the common terms are used. */
  readonly vocabulary?: Vocabulary
  /** The promises that players may make to each other, in games with bargaining. */
  readonly bargains?: BargainRules<V, E>
  /** The tutorial game, if any. */
  readonly guide?: Guide
  /** More lessons. Each has a name and its own seed or options. */
  readonly lessons?: readonly Guide[]
  /** Puts the named cards on top of a pile, for scenarios. Throws Error if the pile or a card doesn't exist. */
  stack(state: S, pile: string, cards: readonly string[]): void
  /** Throws KernelError if the state breaks one of the game's invariants. */
  check(state: S): void
}
