import glossaryFile from '../../../../data/wizards/glossary.json' with { type: 'json' }
import type { Messages } from '../../../text/index.ts'

/** A word of the game, told in a sentence or two. */
export interface Term {
  readonly term: string
  /** The number of its rule. */
  readonly rule: string
  readonly text: string
}

/** The words of the game of 1982, in the order of the alphabet. */
export const GLOSSARY: readonly Term[] = glossaryFile

/** What a word of the game means; all words there are where none is named. */
export function termLines(words: Messages, glossary: readonly Term[], said: string): string[] {
  if (said === '') return [words.say('term-all', { terms: glossary.map(({ term }) => term).join(', ') })]
  const wanted = said.toLowerCase()
  const found = glossary.filter(({ term }) => term.toLowerCase().includes(wanted))
  if (found.length === 0) return [words.say('term-unknown', { term: said })]
  return found.map(({ term, rule, text }) => words.say('term-told', { term, rule, text }))
}
