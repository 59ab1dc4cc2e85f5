import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { type GenericSchema, safeParse } from 'valibot'

/** A JSON value. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A field of a data file: its place, and the list entries that have it. */
export interface Field {
  /** Its path without indexes, where an entry is named by its kind: `does[ward].days`. */
  readonly name: string
  readonly path: readonly (string | number)[]
}

/** Fields that give the kind of an entry in a closed list, unless a test says otherwise. */
const KINDS: readonly string[] = ['kind', 'verb', 'spell', 'how']

/** Returns every field of a file with a value or a list, in the order of the file. */
function fieldsOf(json: Json, kinds: readonly string[], path: readonly (string | number)[] = [], name = ''): Field[] {
  if (Array.isArray(json)) {
    const own = name === '' ? [] : [{ name, path }]
    const inside = (item: Json, i: number) => fieldsOf(item, kinds, [...path, i], `${name}${kindOf(item, kinds)}`)
    return [...own, ...json.flatMap(inside)]
  }
  if (json !== null && typeof json === 'object')
    return Object.entries(json).flatMap(([key, value]) =>
      fieldsOf(value, kinds, [...path, key], name === '' ? key : `${name}.${bare(key)}`),
    )
  // The contents of a list of bare values belong to the list.
  return typeof path.at(-1) === 'number' ? [] : [{ name, path }]
}

function kindOf(item: Json, kinds: readonly string[]): string {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return ''
  const kind = kinds.map(key => (item as Record<string, Json>)[key]).find(value => typeof value === 'string')
  return kind === undefined ? '' : `[${kind}]`
}

/** Replaces a key that is a code or a space by a star, because it says nothing about the field. */
const bare = (key: string): string => (/^([A-C][1-6]|Center)$|\./.test(key) ? '*' : key)

const at = (json: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((value, key) => (value as Record<string | number, Json>)[key] as Json, json)

/** Yields the file with different values in this field, one after another, each of the same type. */
export function* broken(json: Json, field: Field, others: readonly Json[]): Generator<Json> {
  const was = at(json, field.path)
  for (const value of replacements(was, others)) {
    if (JSON.stringify(value) === JSON.stringify(was)) continue
    const copy = structuredClone(json)
    const last = field.path.at(-1)!
    const place = at(copy, field.path.slice(0, -1)) as Record<string | number, Json>
    if (value === undefined) delete place[last]
    else place[last] = value
    yield copy
  }
}

function replacements(was: Json, others: readonly Json[]): (Json | undefined)[] {
  const unlike = others.filter(other => JSON.stringify(other) !== JSON.stringify(was))
  if (typeof was === 'number') return [was + 1, was - 1, ...unlike.slice(0, 1)]
  if (typeof was === 'boolean') return [!was, undefined]
  if (typeof was === 'string') return [...unlike.slice(0, 2), `${was} no more`]
  if (was === null) return [3]
  if (!Array.isArray(was)) return []
  // The order of bare values may matter. Entries are found by their ids.
  const isBare = was.every((item: Json) => item === null || typeof item !== 'object')
  if (isBare) return [was.slice(0, -1), ...unlike.slice(0, 2), [...was].reverse(), was.slice(1)]
  return [was.slice(0, -1), was.slice(1)]
}

/**
 * A game's answers when loaded with this data: for each of its files, the results for the entry at this place. A
 * generator returns them piece by piece, and stops at the first difference.
 */
export type Probe = Readonly<Record<string, (entry: number) => unknown>>

/** A game that can be loaded repeatedly with different data. */
export class Loader {
  private readonly run: (require: unknown, module: unknown, exports: unknown) => void

  private constructor(
    code: string,
    private readonly files: ReadonlyMap<string, Json>,
  ) {
    this.run = new Function('require', 'module', 'exports', code) as typeof this.run
  }

  /** Bundles a probe that exports `probe`, without the files of `folder`. */
  static async of(entry: string, folder: string): Promise<Loader> {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) },
      loader: { '.ftl': 'text' },
      logLevel: 'silent',
      plugins: [
        {
          name: 'data-from-outside',
          setup({ onResolve }) {
            onResolve({ filter: /\.json$/ }, ({ path, importer }) => {
              const file = resolve(dirname(importer), path)
              return dirname(file) === resolve(folder) ? { path: `data:${basename(file)}`, external: true } : null
            })
          },
        },
      ],
    })
    const names = readdirSync(folder).filter(name => name.endsWith('.json'))
    const files = new Map(names.map(name => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json]))
    return new Loader(outputFiles[0]!.text, files)
  }

  /** Returns the game with one of its files replaced. */
  load(name: string, instead?: Json): Probe {
    const require = createRequire(import.meta.url)
    const module = { exports: {} as { probe: Probe } }
    const find = (id: string): unknown => {
      if (!id.startsWith('data:')) return require(id)
      const file = id.slice('data:'.length)
      return structuredClone(file === name && instead !== undefined ? instead : this.files.get(file))
    }
    this.run(find, module, module.exports)
    return module.exports.probe
  }

  file(name: string): Json {
    const json = this.files.get(name)
    if (json === undefined) throw new Error(`there is no file ${name}`)
    return json
  }

  get names(): readonly string[] {
    return [...this.files.keys()]
  }
}

const REFUSED = 'refused: '

const isPieces = (answer: unknown): answer is Generator =>
  typeof answer === 'object' && answer !== null && Symbol.iterator in answer && !Array.isArray(answer)

/** Yields the results for an entry as text, piece by piece, or the error if the game refuses it. */
function* answersOf(make: () => Probe, file: string, entry: number): Generator<string> {
  try {
    const answer = make()[file]?.(entry)
    for (const piece of isPieces(answer) ? answer : [answer]) yield JSON.stringify(piece) ?? 'nothing'
  } catch (error) {
    yield `${REFUSED}${error instanceof Error ? error.message : error}`
  }
}

/**
 * The answers of the original data, each computed on first use and undefined past the last. Throws if they are refused.
 */
class Sound {
  private readonly known: string[] = []

  constructor(
    private readonly name: string,
    private readonly answers: Generator<string>,
  ) {}

  piece(n: number): string | undefined {
    while (this.known.length <= n) {
      const { value, done } = this.answers.next()
      if (done) return undefined
      if (value.startsWith(REFUSED)) throw new Error(`${this.name} as it is: ${value}`)
      this.known.push(value)
    }
    return this.known[n]
  }

  /** Returns true if all answers are the same. */
  isSame(answers: Generator<string>): boolean {
    let n = 0
    for (const answer of answers) if (answer !== this.piece(n++)) return false
    return this.piece(n) === undefined
  }
}

/** The number of entries with a field to break before the field counts as unread. */
const MAX_TRIED = 3

/** Returns a few fields from all over the file, the last first. */
function spread(fields: readonly Field[]): Field[] {
  const last = fields.length - 1
  const places = Array.from({ length: MAX_TRIED }, (_, i) => Math.round((last * i) / (MAX_TRIED - 1)))
  return [...new Set(places)].reverse().map(place => fields[place]!)
}

/** The result of a different value in a field. */
type Outcome = 'refused' | 'changed' | 'unchanged'

/**
 * Returns the fields of a file that nothing reads: other values pass the schema, and every answer of the game stays the
 * same. Text-only fields are tested at one place.
 */
export function unread(
  loader: Loader,
  name: string,
  schema: GenericSchema,
  told: readonly string[] = [],
  kinds = KINDS,
): string[] {
  const json = loader.file(name)
  const whole = safeParse(schema, json)
  if (!whole.success) throw new Error(`${name} is not what its schema says: ${whole.issues[0].message}`)
  const sound = new Map<number, Sound>()
  const outcome = (instead: Json, entry: number): Outcome => {
    if (!safeParse(schema, instead).success) return 'refused'
    const whole =
      sound.get(entry) ??
      new Sound(
        name,
        answersOf(() => loader.load(name), name, entry),
      )
    sound.set(entry, whole)
    return whole.isSame(answersOf(() => loader.load(name, instead), name, entry)) ? 'unchanged' : 'changed'
  }
  const fields = fieldsOf(json, kinds)
  return [...new Set(fields.map(field => field.name))].filter(wanted => {
    const such = fields.filter(field => field.name === wanted)
    const values = such.map(({ path }) => at(json, path))
    const others = [...new Map(values.map(value => [JSON.stringify(value), value])).values()]
    let passes = false
    const isTold = told.includes(wanted)
    for (const field of isTold ? such.slice(-1) : spread(such)) {
      const entry = Number(field.path.find(key => typeof key === 'number') ?? 0)
      for (const instead of broken(json, field, others)) {
        const came = outcome(instead, entry)
        if (came === 'changed') return false
        passes ||= came === 'unchanged'
        if (passes && isTold) return true
      }
    }
    return passes
  })
}
