import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'

/** A number in its place in an order: a message chooses its ending by it (`1st`). */
export interface Ordinal {
  readonly ordinal: number
}

/** Things one after the other in a sentence: `a, b and c`. */
export interface List {
  readonly items: readonly Words[]
  /** The word before the last of them; `and` where it is left out. */
  readonly last?: 'and' | 'or'
}

/** A sentence that is not in words yet: data, which whoever looks has put into his own language. */
export interface Sentence {
  /** The id of a message, or of an attribute of one (`command-undo.about`). */
  readonly message: string
  readonly values?: Values
}

/** A sentence, in words already or still waiting for them. */
export type Words = string | Sentence

/** What stands for a variable of a message. Text is put in as it is and never read as a message, whoever has typed it. */
export type Value = string | number | Ordinal | List | Sentence

export type Values = Readonly<Record<string, Value>>

/** A sentence that waits to be put into words. */
export const sentence = (message: string, values?: Values): Sentence => (values ? { message, values } : { message })

/** Messages in one language. */
export interface Messages {
  /** The code of the language (`de`). */
  readonly language: string
  /** The message of this id, or an attribute of one (`command-undo.about`), with these values put in. */
  say(id: string, values?: Values): string
  /** A sentence in words; what is in words already stays as it is. */
  tell(words: Words): string
  /** Things one after the other, with a word before the last: `a, b and c`. */
  list(items: List['items'], last?: List['last']): string
  has(id: string): boolean
}

/** The same messages in several languages. */
export interface Catalogue {
  readonly languages: readonly string[]
  /** The messages in a language; in the first of `languages` where there are none in that. */
  in(language: string): Messages
}

/** Numbers are written as they are: no thousands are parted, and nothing of `Intl` is loaded for that. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** A test hears of a message that is missing; a player is told what there is. */
const isStrict = process.env.CANTRIP_TEST === '1'

/** Where a message or a term begins. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm
/** What a message may refer to: another message, or a term. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g

/** The messages of one file. Each is read when it is first asked for: a screen needs a few of many. */
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

  /** What stands for an id; null where nothing does. */
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

  /** A pattern in words. Throws where a value is missing and a test should hear of it. */
  format(pattern: Exclude<Message['value'], null>, variables: Record<string, FluentVariable> | null): string {
    return typeof pattern === 'string' ? pattern : this.bundle.formatPattern(pattern, variables, isStrict ? null : [])
  }

  /** Reads a message and all that it refers to. */
  private read(id: string): void {
    const source = this.unread.get(id)
    if (source === undefined) return
    this.unread.delete(id)
    this.bundle.addResource(new FluentResource(source))
    for (const [, name = ''] of source.matchAll(REFERENCE)) this.read(name)
  }
}

/** The messages of a file, before those to look in where one is missing. */
class Told implements Messages {
  constructor(
    readonly language: string,
    private readonly file: File,
    /** The words of the program in this language, for lists and whatever a game has no words of its own for. */
    private readonly program: Messages | null,
    /** The same catalogue in its first language, where this is another. */
    private readonly native: Messages | null,
  ) {}

  has(id: string): boolean {
    return this.file.pattern(id) !== null || this.program?.has(id) === true
  }

  say(id: string, values?: Values): string {
    const pattern = this.file.pattern(id)
    if (pattern !== null) return this.file.format(pattern, values ? this.variables(values) : null)
    if (this.program?.has(id)) return this.program.say(id, values)
    if (isStrict) throw new Error(`There is no message "${id}" in the language ${this.language}.`)
    return this.native?.say(id, values) ?? id
  }

  tell(words: Words): string {
    return typeof words === 'string' ? words : this.say(words.message, words.values)
  }

  list(items: List['items'], last: List['last'] = 'and'): string {
    const told = items.map(item => this.tell(item))
    const end = told.pop() ?? ''
    return told.length === 0 ? end : this.say(`list-${last}`, { before: told.join(', '), end })
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
    // The rules of plurals are given the option as it is; the library's type knows those of numbers alone.
    if ('ordinal' in value) return new PlainNumber(value.ordinal, { type: 'ordinal' } as Intl.NumberFormatOptions)
    return this.tell(value)
  }
}

/**
 * A catalogue of files of messages by their languages. The first is that which others fall back to; `program` is that of
 * the program itself, and left out for that alone.
 */
export function catalogueOf(files: Readonly<Record<string, string>>, program: Catalogue | null): Catalogue {
  const languages = Object.keys(files)
  const [native = 'en'] = languages
  const known = new Map<string, Messages>()
  const of = (language: string): Messages => {
    let told = known.get(language)
    if (!told) {
      const file = new File(language, files[language] ?? '')
      told = new Told(language, file, program?.in(language) ?? null, language === native ? null : of(native))
      known.set(language, told)
    }
    return told
  }
  return { languages, in: language => of(Object.hasOwn(files, language) ? language : native) }
}
