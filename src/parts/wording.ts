import type { PhrasedOption } from '../kernel/index.ts'
import type { Messages, Value, Values } from '../text/index.ts'

/** An answer's label, and a note on its cost or effect. */
export type AnswerText = Pick<PhrasedOption, 'label' | 'note'>

type FieldsOf<T> = T extends unknown ? keyof T & string : never
type FieldOf<T, F> = T extends unknown ? (F extends keyof T ? NonNullable<T[F]> : never) : never

/**
 * Functions that turn the fields of events, acts and question data into message variables. Each returns the value of
 * the variable with the field's name, or several variables by name.
 */
export type Namers<T, C> = {
  readonly [F in FieldsOf<T>]?: (value: FieldOf<T, F>, context: C) => string | number | Values
}

/**
 * Returns a function that turns an object's fields into message variables with the same names. Null becomes `none`.
 * Without a namer, a number or text stays unchanged, a boolean becomes `yes` or `no`, and anything else is left out.
 */
export function valuesBy<T extends object, C>(namers: Namers<T, C>): (data: T | undefined, context: C) => Values
export function valuesBy(namers: Readonly<Record<string, Namer | undefined>>) {
  return (data: object = {}, context: unknown): Values => {
    const values: Record<string, Value> = {}
    for (const [field, value] of Object.entries(data)) {
      const namer = value === null || !Object.hasOwn(namers, field) ? undefined : namers[field]
      const named = namer ? namer(value, context) : plainValue(value)
      if (typeof named === 'object') Object.assign(values, named)
      else if (named !== undefined) values[field] = named
    }
    return values
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the type of `valuesBy` matches each namer with its field
type Namer = (value: any, context: any) => string | number | Values

function plainValue(value: unknown): string | number | undefined {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Returns a namer for lists: the names of the items as one text, or `none` if there are none. */
export const listNamer =
  <I, C extends { readonly words: Messages }>(name: (item: I, context: C) => string) =>
  (items: readonly I[], context: C): string =>
    items.length === 0 ? 'none' : context.words.list(items.map(item => name(item, context)))

/** Returns the message as an answer's label, and its attribute `note`, if it has one, as the note. */
export const formatAnswer = (words: Messages, id: string, values: Values): AnswerText =>
  words.has(`${id}.note`)
    ? { label: words.get(id, values), note: words.get(`${id}.note`, values) }
    : { label: words.get(id, values) }
