import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LookTables } from '../src/screen/kit/style.ts'

/** Data fields that name things. */
const NAMING: ReadonlySet<string> = new Set(['id', 'name', 'title', 'term'])
/** Fields whose keys are names, such as the cost of each terrain. */
const KEYED: ReadonlySet<string> = new Set(['terrainCost'])
/** Data files of prose, without names of things. */
const PROSE = /^(rules|guide)\b/

/**
 * Words that name something in a game but are also common English, each with its other use. They are listed in the
 * singular.
 */
export const EVERYDAY: Readonly<Record<string, string>> = {
  animal: 'what bots and names in examples may be',
  apprentice: 'a bot of every game',
  black: 'a color',
  blue: 'a color',
  board: 'what a game is played on',
  calendar: 'the days of the year',
  character: 'a letter or sign of a text',
  chart: 'a picture of figures, or of the sea',
  cold: 'a process that has done nothing yet',
  common: 'what several have',
  early: 'before others',
  event: 'what happened, in every game',
  fallen: 'dice that lie',
  false: 'a value of the language',
  green: 'a color',
  grey: 'a color',
  guard: 'what keeps something from happening',
  guarded: 'kept from happening',
  high: 'not low',
  later: 'after others',
  letter: 'one of the alphabet',
  lost: 'what one has no longer',
  mentor: 'a bot of every game',
  native: 'the language a game was written in',
  order: 'the one in which things stand',
  plain: 'the line mode',
  point: 'a place, and what guides do',
  pool: 'what many things are taken from',
  rank: 'how well something found suits',
  red: 'a color',
  rescue: 'keeps what is left of a damaged save',
  sea: 'what lies around land on a chart of hexes',
  secret: 'what not everybody may know',
  shell: 'what a terminal runs',
  snow: 'what is pale in a drawing of land',
  table: 'what everybody sits at',
  task: 'a step of a lesson',
  tile: 'a piece of a board',
  transform: 'what makes one value of another',
  violet: 'a color',
  wanderer: 'a bot of every game',
  warm: 'a process that has done something',
  white: 'a color',
  yellow: 'a color',
}

const single = (word: string): string => word.replace(/s$/, '')

/** Splits a text or identifier into lower-case singular words. */
export function wordsOf(text: string): string[] {
  // "haven't" is not a haven.
  const plain = text.replace(/n['’]t\b/g, '')
  return (plain.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(word => single(word.toLowerCase()))
}

/** Returns the word of a one-word name, or null if the name has several words or is too short to search for. */
function wordIn(name: string): string | null {
  const [word, ...more] = wordsOf(name.replace(/['’]/g, ''))
  return word !== undefined && more.length === 0 && word.length > 2 ? word : null
}

function namesIn(value: unknown, key: string): string[] {
  if (typeof value === 'string') return NAMING.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(one => namesIn(one, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, inner]) => [
    ...(KEYED.has(key) ? [field] : []),
    ...namesIn(inner, field),
  ])
}

/** Returns the nouns in the games' data (names of things and of files), each with its game. */
export function nounsOfData(folder: string): Map<string, string> {
  const nouns = new Map<string, string>()
  for (const game of readdirSync(folder)) {
    for (const file of readdirSync(join(folder, game))) {
      if (!file.endsWith('.json') || PROSE.test(file)) continue
      const data: unknown = JSON.parse(readFileSync(join(folder, game, file), 'utf8'))
      for (const name of [file.replace('.json', ''), ...namesIn(data, '')]) {
        const word = wordIn(name)
        if (word !== null) nouns.set(word, game)
      }
    }
  }
  return nouns
}

export function nounsOfLooks({ roles, backgrounds, glyphs }: LookTables): string[] {
  return Object.keys({ ...roles, ...backgrounds, ...glyphs }).flatMap(name => wordIn(name) ?? [])
}
