import type { Odds, Roll } from './chance.ts'
import type { Guide } from './guide.ts'
import type { PhrasedQuestion, Question, Rule, Seat } from './question.ts'
import type { Seeded } from './random.ts'
import type { GameEvent, Table, TableState } from './table.ts'
import type { Bargaining } from './talk.ts'

/** What a game is begun with: all that a record needs to begin it again. */
export interface Header extends Seeded {
  readonly game: string
  /** The version of the game's rules the record was made under. */
  readonly rules: number
  /** Choices of the set-up by name (`variant: solitaire`), each one of the game's `options`. */
  readonly options: Readonly<Record<string, string>>
  /** The names of the players, in the order of play. */
  readonly seats: readonly string[]
  /** Who sits in each seat, `person` or `bot:NAME`; persons all where it is left out. Rules know nothing of it. */
  readonly players?: readonly string[]
  /** True for a game in which anything may be undone. */
  readonly practice: boolean
}

/** The seed as it may be told: null while it is a secret, which it is until the game is over where nobody chose it. */
export const toldSeed = ({ seed, streams }: Seeded, isOver: boolean): string | null =>
  streams === undefined || isOver ? seed : null

/** One choice of the set-up. */
export interface SetupOption {
  readonly name: string
  readonly text: string
  /** What it is about, in a sentence or two; left out where its values, four at the most, are told instead. */
  readonly about?: string
  readonly values: readonly { readonly id: string; readonly text: string }[]
  /** What is taken where nobody says; one of `values`. */
  readonly usual: string
  /** The value another choice must have for this one to matter; it matters always where it is left out. */
  readonly where?: { readonly name: string; readonly id: string }
  /** The value of another choice under which this one changes nothing. */
  readonly unless?: { readonly name: string; readonly id: string }
  /** Whether it changes nothing where more than one play; left out where it does. */
  readonly alone?: true
}

/** Whether a choice changes anything in a game of so many seats of which all these choices are made. */
export const matters = (
  { where, unless, alone }: Pick<SetupOption, 'where' | 'unless' | 'alone'>,
  made: Header['options'],
  seats: number,
): boolean =>
  (!where || made[where.name] === where.id) &&
  (!unless || made[unless.name] !== unless.id) &&
  (alone === undefined || seats === 1)

/** An event in a word or two: who it is where that is not the seat, where he is now (of several the last), or what he has done. */
export interface Brief {
  readonly about: 'who' | 'where' | 'what'
  readonly text: string
  /** Who has done it, in a game whose pieces act and not its seats; left out where it is the seat. */
  readonly who?: string
  /** The space where he is or has done it, or the piece it was done to, by a name that the board knows as what is meant. */
  readonly space?: string
}

/** What a game calls what every game has, so that the program speaks of it in the game's own words. */
export interface Terms {
  /** A step of its clock: `day`. */
  readonly clock: string
  /** Such a step by its number: `day 3`. */
  date(n: number): string
  /** What an answer costs, in the game's own unit: `2 points`. */
  price(cost: number): string
  /** A few answers as one types them, for whoever does not know how. */
  readonly typed: readonly string[]
}

/**
 * A game's words in one language. Nothing but words: ids, states and hashes are the same in all of them, so a record
 * made in one is played on in another.
 */
// biome-ignore lint/suspicious/noExplicitAny: a library of games holds every kind of state
export interface GameWords<S extends TableState = any, E extends GameEvent = any, V = any>
  extends Partial<
      Pick<Game<S, E, V>, 'rolls' | 'odds' | 'bargains' | 'terms' | 'awaited' | 'guide' | 'lessons' | 'brief'>
    >,
    Pick<Game<S, E, V>, 'title' | 'about' | 'options' | 'inquiries' | 'sentence' | 'inquire' | 'sayings'>,
    Required<Pick<Game<S, E, V>, 'phrase' | 'ending'>> {}

/** A game as the kernel, the screens and the lab know it. `V` is what one seat may know. */
// biome-ignore lint/suspicious/noExplicitAny: a library of games holds every kind of state
export interface Game<S extends TableState = any, E extends GameEvent = any, V = any> {
  readonly id: string
  readonly title: string
  /** What it is, in two sentences: the first, of at most 54 letters, stands beside its title on the shelf. */
  readonly about: string
  /** The language of its words; English where it is left out. */
  readonly language?: string
  /** Its words in other languages, by their codes (`de`). */
  readonly locales?: Readonly<Record<string, GameWords<S, E, V>>>
  /**
   * A question in words, made of its seat's view and its data alone: the same seat, topic, ids and acts. `phrased` is how
   * everybody asks for it; where it is left out, topic and ids are said.
   */
  phrase?(view: V, question: Question): PhrasedQuestion
  /** What the others are waited for to do, in a word or two (`recording`), by the word of a question; undefined for one it does not know. */
  awaited?(topic: string): string | undefined
  /** How a game that is over ended, where the words of its result are not those of the language. Not called before. */
  ending?(state: S): string
  /** The version of the rules. A record of any other version is refused. */
  readonly rules: number
  readonly options: readonly SetupOption[]
  /** The least and most players for these options. */
  players(options: Header['options']): readonly [number, number]
  /** The state a game begins in. Throws Error with one sentence where the header asks for what cannot be. */
  begin(header: Header): S
  /** From one resting point to the next. Not called once the state has a result. */
  turn(table: Table<S, E>): Rule
  /** What one seat may know; `null` is somebody who watches. Never changes the state. */
  view(state: S, seat: Seat | null): V
  /** The event as a sentence, or null where it needs none. */
  sentence(event: E, seats: readonly string[]): string | null
  /** The event in a word or two, for those who follow somebody else's turn on one line; undefined for what is not worth it. */
  brief?(event: E, seats: readonly string[]): Brief | undefined
  /** Which moment of the game an event is, by a name its screens celebrate it by (`rank`); undefined for all that passes by. */
  moment?(event: E): string | undefined
  /** The rolls among these events, in order, each with all that could have come of it. The view is of after them. */
  rolls?(view: V, events: readonly E[]): readonly Roll[]
  /** What may come of an answer that hangs on dice, by the rules' own numbers and as far as the seat can know; none where it hangs on none. */
  odds?(view: V, question: Question, optionId: string): readonly Odds[]
  /** A space, a card or a word of the game, told in lines of plain words, where `asked` is what the seat is asked; null where the game does not know it. */
  inquire(view: V, word: string, about: string, asked?: Question | null): readonly string[] | null
  /** The words `inquire` knows, with what each tells. */
  readonly inquiries: readonly { readonly word: string; readonly about: string; readonly text: string }[]
  /** Other ways to say an option (`sail nw 3`), for a person who types. */
  sayings(view: V, question: Question, optionId: string): readonly string[]
  /** A value of the view by its path (`Ann.points.knowledge`), for the checks of a move file; undefined where there is none. */
  lookUp(view: V, path: string): unknown
  /** Its own words for what every game has; the usual ones where it is left out. */
  readonly terms?: Terms
  /** What players may promise each other, in a game that lives of it. */
  readonly bargains?: Bargaining<V, E>
  /** The game that teaches, where there is one. */
  readonly guide?: Guide
  /** Lessons after the first, each with a name, a seed or choices of its own. */
  readonly lessons?: readonly Guide[]
  /** The piles a scenario may stack, and the names of their cards. */
  stack(state: S, pile: string, cards: readonly string[]): void
  /** Throws KernelError where the state breaks an invariant of the game. */
  check(state: S): void
}
