import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'

/** An ordinal number. A message chooses its ending (`1st`). */
export interface Ordinal {
  readonly ordinal: number
}

/** A list in a sentence: `a, b and c`. */
export interface List {
  readonly items: readonly Words[]
  /** The word before the last item (by default `and`). */
  readonly last?: 'and' | 'or'
}

/** A sentence as data, to be formatted in each viewer's language. */
export interface Sentence {
  /** The id of a message or of an attribute (`command-undo.about`). */
  readonly message: string
  readonly values?: Values
}

/** A finished text, or a sentence to be formatted. */
export type Words = string | Sentence

/** The value of a variable in a message. Text is inserted verbatim and never parsed. */
export type Value = string | number | Ordinal | List | Sentence

export type Values = Readonly<Record<string, Value>>

/** Creates a sentence to be formatted later. */
export const sentence = (message: string, values?: Values): Sentence => (values ? { message, values } : { message })

export interface Messages {
  /** The language code, such as `de`. */
  readonly language: string
  /**
   * Formats a message, or an attribute of one (`command-undo.about`), with values. A missing message falls back to the
   * program's own, then to the catalog's first language, then to the id.
   */
  get(id: string, values?: Values): string
  /** Formats a sentence. Returns finished text unchanged. */
  format(words: Words): string
  /** Joins items with commas and puts a word before the last one: `a, b and c`. */
  list(items: List['items'], last?: List['last']): string
  has(id: string): boolean
}

/** A set of messages in several languages. */
export interface Catalog {
  readonly languages: readonly string[]
  /** Returns the messages in a language, or in the first of `languages` if that language is missing. */
  in(language: string): Messages
}

/** A number without thousands separators. This avoids loading `Intl`. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** True in tests, where a missing message throws. Players see a fallback. */
const isStrict = process.env.CANTRIP_TEST === '1'

/** Matches the beginning of a message or a term. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm
/** Matches a reference to another message or a term. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g

/** The messages of one file. Each is parsed on first use, because a screen needs only a few of them. */
class File {
  private readonly unread = new Map<string, string>()
  private readonly bundle: FluentBundle
  private readonly patterns = new Map<string, Message['value']>()

  constructor(language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    const starts = [...text.matchAll(BEGINNING)]
    for (const [i, { 1: id = '', index }] of starts.entries())
      this.unread.set(id, text.slice(index, starts[i + 1]?.index))
  }

  /** Returns the pattern for an id, or null if there is none. */
  pattern(id: string): Message['value'] {
    const known = this.patterns.get(id)
    if (known !== undefined) return known
    const [name = '', attribute] = id.split('.')
    this.read(name)
    const message = this.bundle.getMessage(name)
    const pattern = (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
    this.patterns.set(id, pattern)
    return pattern
  }

  /** Formats a pattern. In tests, throws if a value is missing. */
  format(pattern: Exclude<Message['value'], null>, variables: Record<string, FluentVariable> | null): string {
    return typeof pattern === 'string' ? pattern : this.bundle.formatPattern(pattern, variables, isStrict ? null : [])
  }

  /** Parses a message and everything it refers to. */
  private read(id: string): void {
    const source = this.unread.get(id)
    if (source === undefined) return
    this.unread.delete(id)
    this.bundle.addResource(new FluentResource(source))
    for (const [, name = ''] of source.matchAll(REFERENCE)) this.read(name)
  }
}

/** The messages of a file, with fallbacks for missing ones. */
class LanguageMessages implements Messages {
  constructor(
    readonly language: string,
    private readonly file: File,
    /** The program's messages in this language, for lists and for ids missing from the game's file. */
    private readonly program: Messages | null,
    /** The messages in the catalog's first language, or null if this is that language. */
    private readonly native: Messages | null,
  ) {}

  has(id: string): boolean {
    return this.file.pattern(id) !== null || this.program?.has(id) === true
  }

  get(id: string, values?: Values): string {
    const pattern = this.file.pattern(id)
    if (pattern !== null) return this.file.format(pattern, values ? this.variables(values) : null)
    if (this.program?.has(id)) return this.program.get(id, values)
    if (isStrict) throw new Error(`There is no message "${id}" in the language ${this.language}.`)
    return this.native?.get(id, values) ?? id
  }

  format(words: Words): string {
    return typeof words === 'string' ? words : this.get(words.message, words.values)
  }

  list(items: List['items'], last: List['last'] = 'and'): string {
    const texts = items.map(item => this.format(item))
    const end = texts.pop() ?? ''
    return texts.length === 0 ? end : this.get(`list-${last}`, { before: texts.join(', '), end })
  }

  private variables(values: Values): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {}
    for (const name in values) variables[name] = this.variable(values[name] ?? '')
    return variables
  }

  private variable(value: Value): FluentVariable {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return new PlainNumber(value)
    if ('items' in value) return this.list(value.items, value.last)
    // The option is passed on to the plural rules, but it is missing from the library's type.
    if ('ordinal' in value) return new PlainNumber(value.ordinal, { type: 'ordinal' } as Intl.NumberFormatOptions)
    return this.format(value)
  }
}

/**
 * Creates a catalog from message files by language. The first language is the fallback. `program` is the program's own
 * catalog. It is null only when that catalog itself is created.
 */
export function catalogOf(files: Readonly<Record<string, string>>, program: Catalog | null): Catalog {
  const languages = Object.keys(files)
  const [native = 'en'] = languages
  const known = new Map<string, Messages>()
  const of = (language: string): Messages => {
    let messages = known.get(language)
    if (!messages) {
      const file = new File(language, files[language] ?? '')
      messages = new LanguageMessages(
        language,
        file,
        program?.in(language) ?? null,
        language === native ? null : of(native),
      )
      known.set(language, messages)
    }
    return messages
  }
  return { languages, in: language => of(Object.hasOwn(files, language) ? language : native) }
}
