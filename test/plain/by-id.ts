import type { Messages, Values } from '../../src/text/index.ts'
import { english } from '../words.ts'

/** Matches the messages that players type. */
const TYPED =
  /^(command-(?!.*\.(about|args)$)|plan-(go|go\.to|way)$|plain-plan$|note-none|offer-for|plain-word|said-(none|off)$)/

/**
 * English with the id and the values of a message in place of its text. A transcript then shows what is said, no matter
 * how it is worded.
 */
export const byId: Messages = {
  language: 'en',
  has: id => english.has(id),
  list: (items, last) =>
    english.list(
      items.map(item => byId.format(item)),
      last,
    ),
  format: words => (typeof words === 'string' ? words : byId.get(words.message, words.values)),
  get: (id, values = {}) => (TYPED.test(id) ? english.get(id, values) : `{${[id, ...valuesOf(values)].join(' ')}}`),
}

const valuesOf = (values: Values): string[] =>
  Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return `${name}=${value}`
    if ('ordinal' in value) return `${name}=#${value.ordinal}`
    return `${name}=${'items' in value ? `[${byId.list(value.items, value.last)}]` : byId.format(value)}`
  })
