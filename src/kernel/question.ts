/** A place at the table, counted from 0 in the order of play. */
export type Seat = number

/** What an option points at, so that a screen can light it up. Every field is a name of the game's own. */
export interface Target {
  space?: string
  card?: string
  seat?: Seat
}

/** One legal answer. */
export interface Option {
  /** Short, printable, unique within its question; what a record keeps and a move file says. */
  readonly id: string
  /** The choice in a few words, for a list. */
  readonly label: string
  /** What taking it costs or does, in a sentence, where the label does not say. */
  readonly note?: string
  readonly at?: Target
  /** The price in the game's own unit (movement points), shown beside the space. */
  readonly cost?: number
  /** The number of the rule behind it. */
  readonly rule?: string
}

/** What a seat is asked, with every answer there is. Nothing outside `options` is ever accepted. */
export interface Question {
  readonly seat: Seat
  /** The kind of decision, a fixed word of the game (`move`, `points`): what a bot or a screen goes by. */
  readonly topic: string
  readonly text: string
  readonly options: readonly Option[]
  readonly rule: string
  /** True where a person should see it even though there is but one answer. */
  readonly show?: boolean
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

/** Asks one question and returns the id of the option chosen. A single option is taken silently unless `show` is set. */
export function* ask(question: Question): Rule<string> {
  const { options } = question
  if (options.length === 0)
    throw new KernelError(`no legal answer to "${question.text}" (${question.topic}, rule ${question.rule})`)
  if (options.length === 1 && !question.show) return options[0]!.id
  return (yield [question]).id
}

/** An option that carries what it stands for. */
export interface Choice<T> extends Option {
  readonly value: T
}

/** Asks one question and returns the value of the option chosen. */
export function* choose<T>(question: Omit<Question, 'options'> & { readonly options: readonly Choice<T>[] }): Rule<T> {
  const { options } = question
  if (options.length === 0)
    throw new KernelError(`no legal answer to "${question.text}" (${question.topic}, rule ${question.rule})`)
  if (options.length === 1 && !question.show) return options[0]!.value
  return optionOf(options, (yield [question]).id)!.value
}
