import type { Json } from './json.ts'
import { below, type RandomState } from './random.ts'

/** A place at the table, counted from 0 in order of play. */
export type Seat = number

export const MAX_SEATS = 16

/** The target of an option, for highlighting. Spaces, pieces and cards are identified by the game's own names. */
export interface Target {
  space?: string
  /** The space that a piece is taken from. */
  from?: string
  /** The spaces of a path, in order. */
  path?: readonly string[]
  piece?: string
  card?: string
  seat?: Seat
  count?: number
}

/** The effect of an answer as data. Each game narrows it to a union by `kind`. */
export interface Act {
  readonly kind: string
}

/** One legal answer. */
export interface Option<A extends Act = Act> {
  /** A short, printable string that is unique within its question. Records and move files use it. */
  readonly id: string
  /** The option's effect. Bots, odds and screens rely on it, never on the option's text. */
  readonly act?: A
  readonly at?: Target
  /** The cost in the game's own unit (movement points), shown next to the space. */
  readonly cost?: number
  /** True if this option ends the move or the turn. */
  readonly stops?: boolean
  readonly rule?: string
}

/** A range of whole numbers that are legal answers. Each answer's id is the number in digits (`5`). */
export interface Amount {
  /** The minimum, which is 0 or more. */
  readonly least: number
  readonly most: number
  /** The difference between consecutive numbers (by default 1). */
  readonly step?: number
  readonly act?: Act
}

/** A question for a seat, with all legal answers: `options` and `amount`. */
export interface Question<A extends Act = Act> {
  readonly seat: Seat
  /** The kind of decision, for bots and screens. One of the game's fixed words (`move`, `points`). */
  readonly topic: string
  /** Data for the question's text that isn't in the view, as plain JSON. */
  readonly data?: Readonly<Record<string, Json>>
  readonly options: readonly Option<A>[]
  /** Numbers that are also legal answers. */
  readonly amount?: Amount
  readonly rule: string
  /** True if a person should see the question even if only one answer is legal. */
  readonly show?: boolean
  /** The game's word for what the others are waiting for (`recording`). By default it is the topic. */
  readonly waiting?: string
}

/** An option with text for one viewer. */
export interface PhrasedOption<A extends Act = Act> extends Option<A> {
  /** The choice in a few words. */
  readonly label: string
  /** A sentence about the cost or effect, if the label doesn't mention it. */
  readonly note?: string
}

/** A question with text for one viewer, in the viewer's language. */
export interface PhrasedQuestion<A extends Act = Act> extends Question<A> {
  readonly text: string
  readonly options: readonly PhrasedOption<A>[]
}

/** An answer: the seat and the option's id. */
export interface Answer {
  readonly seat: Seat
  readonly id: string
}

/**
 * A rule of a game. It changes the table, yields the open questions when a player must decide (only one except inside
 * `simultaneously`), and resumes with the answer to one of them.
 */
export type Rule<T = void> = Generator<readonly Question[], T, Answer>

/** Thrown for a bug in the program rather than a player's mistake, such as a question without legal answers. */
export class KernelError extends Error {
  override name = 'KernelError'
}

/** Returns the option with this id, or undefined if there is none. */
export const optionOf = <O extends Option>(options: readonly O[], id: string): O | undefined =>
  options.find(option => option.id === id)

/** Returns how many numbers an amount allows. */
export const numbersOf = ({ least, most, step = 1 }: Amount): number => Math.floor((most - least) / step) + 1

/** Returns the number for an id, or undefined if the question's amount doesn't allow it. */
export function amountOf({ amount }: Pick<Question, 'amount'>, id: string): number | undefined {
  if (!amount || !/^(0|[1-9]\d{0,14})$/.test(id)) return undefined
  const { least, most, step = 1 } = amount
  const number = Number(id)
  return number >= least && number <= most && (number - least) % step === 0 ? number : undefined
}

/** Returns true if the id is a legal answer. */
export const allows = (question: Pick<Question, 'options' | 'amount'>, id: string): boolean =>
  optionOf(question.options, id) !== undefined || amountOf(question, id) !== undefined

export const answersTo = ({ options, amount }: Pick<Question, 'options' | 'amount'>): number =>
  options.length + (amount ? numbersOf(amount) : 0)

/**
 * Returns the id of the nth legal answer, counted from 0: first the options, then the numbers in ascending order.
 * Throws RangeError if there is none.
 */
export function answerNumber({ options, amount }: Pick<Question, 'options' | 'amount'>, n: number): string {
  const option = options[n]
  if (option) return option.id
  if (!amount || n < 0 || n >= options.length + numbersOf(amount)) throw new RangeError(`there is no answer ${n}`)
  return String(amount.least + (n - options.length) * (amount.step ?? 1))
}

/** Picks a random legal answer (uniformly) and returns its id. */
export const pickAnswer = (random: RandomState, question: Pick<Question, 'options' | 'amount'>): string =>
  answerNumber(question, below(random, answersTo(question)))

/**
 * Returns the id of the only answer, or null if the player must decide or should see it. Throws KernelError if there is
 * no legal answer or the range of numbers is invalid.
 */
function onlyAnswer({ options, amount, show, topic, rule }: Omit<Question, 'seat'>): string | null {
  if (amount) {
    const { least, most, step = 1 } = amount
    const isSound = [least, most, step].every(Number.isInteger) && least >= 0 && most >= least && step >= 1
    if (!isSound) throw new KernelError(`${least} to ${most} is not a valid range of numbers (${topic}, rule ${rule})`)
    return options.length > 0 || show || numbersOf(amount) > 1 ? null : String(least)
  }
  if (options.length === 0) throw new KernelError(`no legal answer to "${topic}" (rule ${rule})`)
  return options.length === 1 && !show ? options[0]!.id : null
}

/**
 * Asks one question and returns the id of the answer. If only one answer is legal, takes it silently unless `show` is
 * set.
 */
export function* ask(question: Question): Rule<string> {
  return onlyAnswer(question) ?? (yield [question]).id
}

/** An option with an attached value. */
export interface Choice<T, A extends Act = Act> extends Option<A> {
  readonly value: T
}

/** Asks one question and returns the value of the chosen option. */
export function* choose<T>(
  question: Omit<Question, 'options' | 'amount'> & { readonly options: readonly Choice<T>[] },
): Rule<T> {
  const { options } = question
  return optionOf(options, onlyAnswer(question) ?? (yield [question]).id)!.value
}

/** Asks for a number. Use `ask` if there are also other answers. */
export function* askAmount(question: Omit<Question, 'options' | 'amount'> & { readonly amount: Amount }): Rule<number> {
  const asked: Question = { ...question, options: [] }
  return Number(onlyAnswer(asked) ?? (yield [asked]).id)
}
