import type { Json } from './json.ts'
import { below, type RandomState } from './random.ts'

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number

/** The most seats a table has. */
export const MOST_SEATS = 16

/** What an option points at, so that a screen can light it up. Every field is a name of the game's own. */
export interface Target {
  space?: string
  /** Where a piece is taken from. */
  from?: string
  /** The spaces of a way, in order. */
  path?: readonly string[]
  piece?: string
  card?: string
  seat?: Seat
  count?: number
}

/** What an answer does, as data of its game; each game narrows it to a closed union by `kind`. */
export interface Act {
  readonly kind: string
}

/** One legal answer. */
export interface Option<A extends Act = Act> {
  /** Short, printable, unique within its question; what a record keeps and a move file says. */
  readonly id: string
  /** What taking it does; bots, odds and screens go by it and never by words. */
  readonly act?: A
  readonly at?: Target
  /** The price in the game's own unit (movement points), shown beside the space. */
  readonly cost?: number
  /** True where taking it ends the move or the going on of the turn. */
  readonly stops?: boolean
  /** The number of the rule behind it. */
  readonly rule?: string
}

/** Any whole number between two bounds is an answer; its id is the number in digits (`5`). */
export interface Amount {
  /** Not below 0. */
  readonly least: number
  readonly most: number
  /** How far apart two numbers are, counted from the least; 1 where it is left out. */
  readonly step?: number
  readonly act?: Act
}

/** What a seat is asked, with every answer there is. Nothing beside `options` and `amount` is ever accepted. */
export interface Question<A extends Act = Act> {
  readonly seat: Seat
  /** The kind of decision, a fixed word of the game (`move`, `points`): what a bot or a screen goes by. */
  readonly topic: string
  /** What the words are made of beside the view: plain JSON of the game's own. */
  readonly data?: Readonly<Record<string, Json>>
  readonly options: readonly Option<A>[]
  /** Numbers that are answers too. */
  readonly amount?: Amount
  readonly rule: string
  /** True where a person should see it even though there is but one answer. */
  readonly show?: boolean
  /** What the others wait for until it is answered, a fixed word of the game (`recording`); its topic where it is left out. */
  readonly waiting?: string
}

/** An option with words, made for whoever looks. */
export interface PhrasedOption<A extends Act = Act> extends Option<A> {
  /** The choice in a few words. */
  readonly label: string
  /** What taking it costs or does, in a sentence, where the label does not say. */
  readonly note?: string
}

/** A question with words, made for whoever looks, in his language. */
export interface PhrasedQuestion<A extends Act = Act> extends Question<A> {
  /** The question as a sentence. */
  readonly text: string
  readonly options: readonly PhrasedOption<A>[]
}

/** An answer as it comes to the table: who says it and the id of the option. */
export interface Answer {
  readonly seat: Seat
  readonly id: string
}

/**
 * A rule of a game: it changes the table, and where a person must decide it yields the open questions (one, but for
 * `each`) and goes on with an answer to one of them.
 */
export type Rule<T = void> = Generator<readonly Question[], T, Answer>

/** A fault of ours, not of the player's: a rule that asks nothing, a record that cannot be. */
export class KernelError extends Error {
  override name = 'KernelError'
}

const found: { among: readonly Option[] | null; id: string; option: Option | undefined } = {
  among: null,
  id: '',
  option: undefined,
}

/** The option of this id, or undefined. */
export function optionOf<O extends Option>(options: readonly O[], id: string): O | undefined {
  // The table looks an answer up to allow it, and the rule to act on it: the second time it is known.
  if (options === found.among && found.id === id) return found.option as O
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!
    if (option.id === id) {
      found.among = options
      found.id = id
      found.option = option
      return option
    }
  }
  return undefined
}

/** The numbers that an amount allows. */
export const numbersOf = ({ least, most, step = 1 }: Amount): number => Math.floor((most - least) / step) + 1

/** The number that an id stands for where the question allows it as an amount; undefined where it does not. */
export function amountOf({ amount }: Pick<Question, 'amount'>, id: string): number | undefined {
  if (!amount || !/^(0|[1-9]\d{0,14})$/.test(id)) return undefined
  const { least, most, step = 1 } = amount
  const number = Number(id)
  return number >= least && number <= most && (number - least) % step === 0 ? number : undefined
}

/** Whether an id is a legal answer to the question. */
export const allows = (question: Pick<Question, 'options' | 'amount'>, id: string): boolean =>
  optionOf(question.options, id) !== undefined || amountOf(question, id) !== undefined

/** How many legal answers there are. */
export const answersTo = ({ options, amount }: Pick<Question, 'options' | 'amount'>): number =>
  options.length + (amount ? numbersOf(amount) : 0)

/** The id of the nth legal answer, counted from 0: the options, then the numbers from the least up. */
export function answerNumber({ options, amount }: Pick<Question, 'options' | 'amount'>, n: number): string {
  const option = options[n]
  if (option) return option.id
  if (!amount || n < 0 || n >= options.length + numbersOf(amount)) throw new RangeError(`there is no answer ${n}`)
  return String(amount.least + (n - options.length) * (amount.step ?? 1))
}

/** The id of one of the legal answers, each as likely. */
export const pickAnswer = (random: RandomState, question: Pick<Question, 'options' | 'amount'>): string =>
  answerNumber(question, below(random, answersTo(question)))

/** The one answer there is, where a person need not see that; null where somebody decides. Throws KernelError where there is none. */
function onlyAnswer({ options, amount, show, topic, rule }: Omit<Question, 'seat'>): string | null {
  if (amount) {
    const { least, most, step = 1 } = amount
    const isSound = [least, most, step].every(Number.isInteger) && least >= 0 && most >= least && step >= 1
    if (!isSound) throw new KernelError(`no number from ${least} to ${most} can be said (${topic}, rule ${rule})`)
    return options.length > 0 || show || numbersOf(amount) > 1 ? null : String(least)
  }
  if (options.length === 0) throw new KernelError(`no legal answer to "${topic}" (rule ${rule})`)
  return options.length === 1 && !show ? options[0]!.id : null
}

/** Asks one question and returns the id of the answer. A single answer is taken silently unless `show` is set. */
export function* ask(question: Question): Rule<string> {
  return onlyAnswer(question) ?? (yield [question]).id
}

/** An option that carries what it stands for. */
export interface Choice<T, A extends Act = Act> extends Option<A> {
  readonly value: T
}

/** Asks one question and returns the value of the option chosen. */
export function* choose<T>(
  question: Omit<Question, 'options' | 'amount'> & { readonly options: readonly Choice<T>[] },
): Rule<T> {
  const { options } = question
  return optionOf(options, onlyAnswer(question) ?? (yield [question]).id)!.value
}

/** Asks for a number. `ask` takes amounts too, where there are other answers beside them. */
export function* askAmount(question: Omit<Question, 'options' | 'amount'> & { readonly amount: Amount }): Rule<number> {
  const asked: Question = { ...question, options: [] }
  return Number(onlyAnswer(asked) ?? (yield [asked]).id)
}
